"""Emoji and colours stand beside names, and never tell anything alone."""

import pytest
from msgspec.structs import replace

from bot.themes import Theme
from bot.wording.pages import Page
from bot.wording.registry import words_for
from engine.actions import Abort
from engine.asks import awaited
from engine.audience import To
from engine.chance import Chance
from engine.game import Game
from engine.judging import Wish
from engine.names import GM
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.quests.options import QuestOptions
from tests.wording.saying import RULEBOOK_OF, THEMES, games, labels, pages, play, secrets_of, to_one

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve")
DRAWN: dict[str, object] = {
    "sides": {"Ann": "good", "Ben": "good", "Cat": "good", "Dan": "evil", "Eve": "evil"},
    "roles": {"Ann": "seer", "Dan": "assassin"},
    "leaders": SEATS,
}
TAIN = THEMES["tain"]
GOOD, EVIL = TAIN.colour_of("good"), TAIN.colour_of("evil")


def begun() -> Game:
    return Game.begin(Quests(), SEATS, QuestOptions(), Chance(DRAWN))


def field(page: Page, name: str) -> str:
    return dict(page.fields)[name]


def test_a_role_card_has_the_emoji_of_role_and_side_and_the_side_s_colour() -> None:
    words = words_for(TAIN)
    (good, *_), (evil, *_) = (secrets_of(words, begun(), seat) for seat in ("Ann", "Dan"))

    assert (good.title, field(good, "Your side"), good.colour) == ("☀️ You are Lugh", "🛡️ Ulaid", GOOD)
    assert (evil.title, field(evil, "Your side"), evil.colour) == ("🎯 You are Ailill", "🔥 Connacht", EVIL)


def test_receipts_and_present_secrets_have_the_game_s_colour_on_either_side() -> None:
    words = words_for(TAIN)
    game = begun()
    game.submit(Wish("Ann", Propose(("Ann", "Dan"))), Chance())
    entries = [game.submit(Wish(seat, Act(True)), Chance()) for seat in ("Ann", "Dan")]
    receipts = [words.tell(to_one(event)) for entry in entries for event in entry.events]

    assert {page.colour for page in receipts if page is not None} == {TAIN.colour}
    assert {secrets_of(words, game, seat)[-1].colour for seat in SEATS} == {TAIN.colour}


def test_the_card_has_the_game_s_emoji_and_colour_until_a_side_has_won() -> None:
    words = words_for(TAIN)
    game = begun()
    before = words.card(game.view(To.PUBLIC), awaited(game.asks))
    for leader in SEATS:
        game.submit(Wish(leader, Propose(("Ann", "Ben"))), Chance())
        for seat in SEATS:
            game.submit(Wish(seat, Vote(False)), Chance())
    after = words.card(game.view(To.PUBLIC), awaited(game.asks))

    assert (before.title, before.colour) == ("🐂 The Táin", TAIN.colour)
    assert (after.title, after.colour) == ("🐂 The Táin", EVIL)
    assert "Victory for Connacht" in after.text


def test_a_game_that_nobody_wins_keeps_its_colour() -> None:
    game = begun()
    game.submit(Wish(GM, Abort()), Chance())

    assert words_for(TAIN).card(game.view(To.PUBLIC), awaited(game.asks)).colour == TAIN.colour


def test_the_reveal_and_the_set_up_have_the_emoji_of_roles() -> None:
    words = words_for(TAIN)
    game = begun()
    shown = game.revealed
    assert shown is not None
    (who, *_) = words.all_secrets(shown)

    assert [name for name, _ in who.fields] == ["🛡️ Ulaid", "🔥 Connacht"]
    assert "**Ann**: ☀️ Lugh" in field(who, "🛡️ Ulaid")
    assert words.choice("roles", "guardian").label == "🐕 Cúchulainn (Ulaid)"
    assert words.choice("roles", "hidden").label == "👑 Medb (Connacht)"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.slug)
def test_whoever_sees_no_emoji_misses_nothing(theme: Theme) -> None:
    marks = [f"{emoji} " for _, emoji in theme.emoji]
    words, plain = words_for(theme), words_for(replace(theme, emoji=()))
    rulebook = RULEBOOK_OF[theme.rulebook]
    for seed, game in games(rulebook, count=6):
        for entry in play(game, seed):
            marked = [(without(page.title, marks), page.text) for page in pages(words, game, entry)]
            assert marked == [(page.title, page.text) for page in pages(plain, game, entry)]
    assert [without(label, marks) for label in labels(words, rulebook)] == list(labels(plain, rulebook))


def without(text: str, marks: list[str]) -> str:
    """A text without its emoji, each of which stands before something."""
    for mark in marks:
        text = text.replace(mark, "", 1)
    return text
