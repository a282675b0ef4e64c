"""Whatever the engine can say has its words in every theme, and no word is left over."""

from enum import StrEnum

import msgspec
import pytest

from bot.components.ranking import ranked
from bot.themes import Theme, words_of
from bot.wording.game_words import AnyGameWords
from bot.wording.picking import picking
from bot.wording.voice import SetUp
from bot.words import collect, files_of
from engine.actions import Action, Close
from engine.audience import To
from engine.bluff.events import Round
from engine.boards.events import Turn
from engine.danube.events import Lost
from engine.events import Closed, Event, Extended, Outcome, Paused, Replaced, Resumed, Undone, Warned
from engine.great_table.events import Marked, PassedOver, Revived, Robbed, SeatsSwapped, ShotSpent
from engine.great_table.phases import LISTS
from engine.great_table.roles import RoleName as TableRole
from engine.honnoji.actions import Give, Unuse, Use
from engine.honnoji.actions import Propose as HonnojiPropose
from engine.honnoji.ending import Reason as HonnojiReason
from engine.honnoji.events import ActionShown, Discarded, PastTalisman, Preloaded, Talismans, TalismanShown
from engine.honnoji.events import Reveal as HonnojiReveal
from engine.honnoji.tokens import TalismanName
from engine.names import GM
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import (
    ActionSeen,
    LeaderNamed,
    LeaderReason,
    Looked,
    PartyProposed,
    PastQuest,
    PastVote,
    QuestDone,
    Voted,
)
from engine.parties.sides import Side
from engine.quests.actions import Guess
from engine.quests.ending import Reason
from engine.quests.events import GuessMade, Noted, Reveal
from engine.quests.roles import RoleName
from engine.refusals import NotAmong
from engine.sigily.events import Pile, ThrowsOver
from engine.sigily.table import Phase
from tests.wording.pictured import said_in_pictures, say_rare_ends_of_missions, say_rare_ends_of_quests
from tests.wording.rare_at_the_table import say_what_is_rare_at_the_table
from tests.wording.rare_in_the_race import RARE_IN_THE_RACE, say_what_is_rare_in_the_race
from tests.wording.rare_on_boards import say_what_is_rare_in_the_hall, say_what_is_rare_on_the_river
from tests.wording.saying import (
    ANSWERS,
    ONE_OF_EACH,
    RULEBOOK_OF,
    THEMES,
    drama,
    events_of,
    games,
    heard_by,
    is_looked_round,
    labels,
    listen,
    pages,
    play,
    refusals,
    secrets_of,
    setups,
    texts,
    to_all,
    to_one,
)

SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT: dict[str, set[type[Event]]] = {
    "quests": {PartyProposed, Voted},
    "honnoji": {PartyProposed, Voted, TalismanShown, Talismans},
    "great_table": set(),
    "danube": {Turn},
    "bluff": {Round},
    "sigily": {Turn, ThrowsOver, Pile},
}
RARELY_SEEN: dict[str, set[type[Event]]] = {
    "quests": set(),
    "honnoji": {Discarded, Warned},
    "great_table": {Warned, PassedOver, Revived, Robbed, Marked, ShotSpent, SeatsSwapped},
    "danube": {Warned, Paused, Resumed, Undone, Replaced, Extended, Closed, Lost},
    "bluff": {Warned, Paused, Resumed, Undone, Replaced, Extended, Closed},
    "sigily": {Warned, *RARE_IN_THE_RACE},
}
ROLE_CARDS = {"quests": len(RoleName) + 1, "honnoji": len(Side), "great_table": len(TableRole)}
ROLE_CARDS |= dict.fromkeys(("danube", "bluff", "sigily"), 1)
SECRET_WAITS: dict[str, set[str]] = {"great_table": {LISTS}}
"""Those of which the public does not know."""
RARE_WAITS: dict[str, set[str]] = {"sigily": {Phase.SPELL, Phase.BLOCK}}

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.slug)
every_game = pytest.mark.parametrize("theme", ONE_OF_EACH.values(), ids=lambda theme: theme.slug)


@every_theme
def test_every_refusal_is_a_sentence(theme: Theme) -> None:
    words = listen(theme)[1]

    sentences = [words.refusal(refusal) for refusal in refusals(theme)]

    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in sentences)


@every_game
def test_every_event_is_said_somewhere(theme: Theme) -> None:
    words = listen(theme)[1]
    rulebook = RULEBOOK_OF[theme.rulebook]
    events = [event for seed, game in games(rulebook) for event in events_of(play(game, seed))]
    said = set[type[Event]]()
    for event in events:
        if type(event) not in said and is_said(words, event):
            said.add(type(event))

    seen = {type(event) for event in events}
    assert set(rulebook.events) - seen <= RARELY_SEEN[theme.rulebook]
    assert seen - said == SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT[theme.rulebook]


@every_theme
def test_every_role_has_a_card_of_its_own(theme: Theme) -> None:
    words = listen(theme)[1]
    titles = set()
    for _, game in games(RULEBOOK_OF[theme.rulebook]):
        for seat in game.seats:
            titles.add(secrets_of(words, game, seat)[0].title)

    assert len(titles) == ROLE_CARDS[theme.rulebook]


@every_game
def test_every_wait_asks_for_something(theme: Theme) -> None:
    words = listen(theme)[1]
    rulebook = RULEBOOK_OF[theme.rulebook]
    seen = set()
    for seed, game in games(rulebook):
        for _ in play(game, seed):
            public = game.view(To.PUBLIC)
            wait = rulebook.kind_of_wait(public.table)
            seen.add(wait)

            assert (words.prompt(public) is not None) == (wait is not None)
    assert seen | RARE_WAITS.get(theme.rulebook, set()) == {*rulebook.kinds_of_wait, None} - SECRET_WAITS.get(
        theme.rulebook, set()
    )


@every_game
def test_no_word_is_missing_and_none_is_left_over(theme: Theme) -> None:
    listening, words = listen(theme)
    rulebook = RULEBOOK_OF[theme.rulebook]
    for seed, game in games(rulebook):
        for entry in play(game, seed):
            list(pages(words, game, entry))
            list(texts(words, game, entry))
            if is_looked_round(game):
                list(said_in_pictures(words, game))
            if (wanted := ranked(game.asks)) is not None:
                picking(listening, wanted.ask.move, wanted.field)
    RARE[theme.rulebook](words)
    list(labels(words, rulebook))
    list(drama(words, rulebook))
    for options in setups(rulebook):
        words.options_text(options)
        words.absent(options)
        words.advice(options, rulebook.players[0])
        words.suspicion()
        heard = heard_by(listening, theme, SetUp(options, rulebook.players[-1]))
        heard.rules()
        list(map(heard.refusal, refusals(theme)))
    words.rules()
    list(map(words.refusal, refusals(theme)))

    entries = collect((*files_of("en", theme.rulebook), words_of(theme)))
    referred_to = {name for entry in entries.values() for name, _ in entry.uses}
    checked = {entry.id for entry in entries.values() if entry.path.stem in CHECKED[theme.rulebook]}
    said = {name.partition(".")[0] for name in listening.said}
    assert checked - said - referred_to == set()


def say_what_is_rare(words: AnyGameWords) -> None:
    """Of the quest games."""
    say_rare_ends_of_quests(words)
    words.refusal(NotAmong("inverter", "Ben"))
    words.refusal(NotAmong("inverter", GM))
    say_what_is_rare_in_parties(words, ANSWERS, Reason)
    for target, hit in (("Ben", True), ("Ben", False), (None, False)):
        words.announce(to_all(GuessMade(to=To.PUBLIC, by="Ann", target=target, hit=hit)), 7)
    words.announce(to_all(QuestDone(to=To.PUBLIC, number=4, success=True, sabotages=1)), 7)
    words.tell(to_one(Noted(to=("Ann",), action=Guess("Ann"))))
    votes = tuple(PastVote(1, 1, "Ann", ("Ann",), True, {}) for _ in range(200))
    quests = (PastQuest(1, None, 0, ("Ann",), {}),)
    nothing = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=(), quests=())
    many = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=votes, quests=quests)
    words.reveal(to_all(nothing))
    words.reveal(to_all(many))


def say_what_is_rare_in_honnoji(words: AnyGameWords) -> None:
    say_rare_ends_of_missions(words)
    say_what_is_rare_in_parties(words, HONNOJI_ANSWERS, HonnojiReason)
    words.announce(to_all(QuestDone(to=To.PUBLIC, number=4, success=True, sabotages=0)), 10)
    words.announce(to_all(LeaderNamed(to=To.PUBLIC, leader="Ann", quest=1, attempt=1, reason=LeaderReason.STAFF)), 10)
    for support in (True, False):
        words.announce(to_all(ActionShown(to=To.PUBLIC, player="Ann", support=support)), 10)
        words.tell(to_one(ActionSeen(to=("Ann",), target="Ben", support=support)))
    for talisman in (TalismanName.SWORD, TalismanName.INSIGHT):
        words.tell(to_one(Preloaded(to=("Ann",), talisman=talisman)))
    words.tell(to_one(Discarded(to=("Ann",))))
    sides = {"Ann": Side.GOOD}
    fates = (PastTalisman(1, TalismanName.SWORD, *fate) for fate in FATES)
    quests = (PastQuest(1, None, 0, ("Ann",), {}), PastQuest(1, True, 0, ("Ann",), {"Ann": True}))
    shown = HonnojiReveal(
        to=To.PUBLIC, roles={"Ann": "plain"}, sides=sides, votes=(), quests=quests, talismans=tuple(fates)
    )
    words.reveal(to_all(shown))
    words.reveal(to_all(msgspec.structs.replace(shown, quests=(), talismans=())))


def say_what_is_rare_in_parties(words: AnyGameWords, answers: tuple[Action, ...], reasons: type[StrEnum]) -> None:
    for answer in answers:
        words.answer_label(answer)
    words.announce(to_all(Looked(to=To.PUBLIC, by="Ann", target=None)), 7)
    for reason in reasons:
        words.announce(to_all(Outcome(to=To.PUBLIC, side=Side.EVIL, reason=reason, winners=("Ann",))), 7)
    words.announce(to_all(Outcome(to=To.PUBLIC, side=None, reason="aborted", winners=(), points={"Ann": 1})), 7)
    words.announce(to_all(Extended(to=To.PUBLIC, hours=1.3)), 7)
    words.announce(to_all(Undone(to=To.PUBLIC, taken=3, reason="Ann")), 7)


FATES = ((None, None, None, None), ("Ann", "Ben", None, None), ("Ann", "Ben", 2, None), ("Ann", "Ben", 2, "Cat"))
HONNOJI_ANSWERS: tuple[Action, ...] = (
    *(Vote(approve, public) for approve in (True, False) for public in (True, False)),
    *(Act(support) for support in (True, False)),
    *(Look(target) for target in ("Ann", None)),
    *(Use(TalismanName.SWORD, preload=preload) for preload in (True, False)),
    Unuse(TalismanName.SWORD),
    Give("Ann"),
    HonnojiPropose(("Ann", "Ben")),
    Close(),
)
CHECKED = {
    "quests": {"common", "parties", "quests", "en"},
    "honnoji": {"honnoji", "en"},
    "great_table": {"great_table", "en"},
    "danube": {"boards", "danube", "en"},
    "bluff": {"boards", "bluff", "en"},
    "sigily": {"boards", "sigily", "en"},
}
RARE = {
    "quests": say_what_is_rare,
    "honnoji": say_what_is_rare_in_honnoji,
    "great_table": say_what_is_rare_at_the_table,
    "danube": say_what_is_rare_on_the_river,
    "bluff": say_what_is_rare_in_the_hall,
    "sigily": say_what_is_rare_in_the_race,
}


def is_said(words: AnyGameWords, event: Event) -> bool:
    if event.to is To.NOBODY:
        return False
    if event.to is To.PUBLIC and (words.announce(to_all(event), 5) or words.reveal(to_all(event))):
        return True
    return words.tell(to_one(event)) is not None
