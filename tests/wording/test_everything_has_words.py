"""Whatever the engine can say has its words in every theme, and no word is left over."""

import pytest

from bot.themes import Theme, words_of
from bot.wording.game_words import GameWords
from bot.words import collect, files_of
from engine.audience import To
from engine.events import Event, Extended, Outcome
from engine.parties.events import Looked, PartyProposed, PastQuest, PastVote, QuestDone, Voted
from engine.parties.sides import Side
from engine.quests.actions import Guess
from engine.quests.ending import Reason
from engine.quests.events import GuessMade, Noted, Reveal
from engine.quests.roles import RoleName
from tests.wording.saying import (
    ANSWERS,
    RULEBOOK_OF,
    THEMES,
    events_of,
    games,
    labels,
    listen,
    pages,
    play,
    refusals,
    setups,
    texts,
)

SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT = {PartyProposed, Voted}

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.slug)


@every_theme
def test_every_refusal_is_a_sentence(theme: Theme) -> None:
    words = listen(theme)[1]

    sentences = [words.refusal(refusal) for refusal in refusals(theme)]

    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in sentences)


@every_theme
def test_every_event_is_said_somewhere(theme: Theme) -> None:
    words = listen(theme)[1]
    rulebook = RULEBOOK_OF[theme.rulebook]
    events = [event for seed, game in games(rulebook) for event in events_of(play(game, seed))]
    said = {type(event) for event in events if is_said(words, event)}

    assert {type(event) for event in events} == set(rulebook.events)
    assert set(rulebook.events) - said == SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT


@every_theme
def test_every_role_has_a_card_of_its_own(theme: Theme) -> None:
    words = listen(theme)[1]
    titles = set()
    for _, game in games(RULEBOOK_OF[theme.rulebook]):
        for seat in game.seats:
            titles.add(words.secrets(game, seat)[0].title)

    assert len(titles) == len(RoleName) + 1


@every_theme
def test_every_wait_asks_for_something(theme: Theme) -> None:
    words = listen(theme)[1]
    rulebook = RULEBOOK_OF[theme.rulebook]
    seen = set()
    for seed, game in games(rulebook):
        for _ in play(game, seed):
            wait = rulebook.wait(game.view("public"))
            seen.add(wait)

            assert bool(next(texts(words, game, game.log[-1]))) == (wait is not None)
    assert seen == {*rulebook.waits, None}


@every_theme
def test_no_word_is_missing_and_none_is_left_over(theme: Theme) -> None:
    listening, words = listen(theme)
    rulebook = RULEBOOK_OF[theme.rulebook]
    for seed, game in games(rulebook):
        for entry in play(game, seed):
            list(pages(words, game, entry))
            list(texts(words, game, entry))
    say_what_is_rare(words)
    list(labels(words, rulebook))
    for options in setups():
        words.options_text(options)
        words.advice(options, rulebook.players[0])
    words.rules()
    list(map(words.refusal, refusals(theme)))

    entries = collect((*files_of("en", theme.rulebook), words_of(theme)))
    referred_to = {name for entry in entries.values() for name, _ in entry.uses}
    checked = {entry.id for entry in entries.values() if entry.path.stem in ("common", theme.rulebook, "en")}
    assert checked - listening.said - referred_to == set()


def say_what_is_rare(words: GameWords) -> None:
    for answer in ANSWERS:
        words.answer_label(answer)
    for target, hit in (("Ben", True), ("Ben", False), (None, False)):
        words.announce(GuessMade(to=To.PUBLIC, by="Ann", target=target, hit=hit), 7)
    words.announce(Looked(to=To.PUBLIC, by="Ann", target=None), 7)
    for reason in Reason:
        words.announce(Outcome(to=To.PUBLIC, side=Side.EVIL, reason=reason, winners=("Ann",)), 7)
    words.announce(Extended(to=To.PUBLIC, hours=1.3), 7)
    words.announce(QuestDone(to=To.PUBLIC, number=4, success=True, sabotages=1), 7)
    words.tell(Noted(to=("Ann",), action=Guess("Ann")))
    votes = tuple(PastVote(1, 1, "Ann", ("Ann",), True, {}) for _ in range(200))
    quests = (PastQuest(1, None, 0, ("Ann",), {}),)
    nothing = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=(), quests=())
    many = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=votes, quests=quests)
    words.reveal(nothing)
    words.reveal(many)


def is_said(words: GameWords, event: Event) -> bool:
    return bool(words.announce(event, 5) or words.tell(event) or words.reveal(event))
