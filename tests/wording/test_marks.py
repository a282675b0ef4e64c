"""Emoji and colours stand beside names, and never tell anything alone."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.themes import Theme
from bot.wording.pages import Page
from bot.wording.words_registry import words_for
from engine.actions import Abort, Action
from engine.asks import Ask, awaited
from engine.audience import To
from engine.chance import Chance
from engine.game import Game
from engine.great_table.actions import Use as UseCard
from engine.great_table.cards import CardName
from engine.honnoji.actions import Unuse, Use
from engine.honnoji.tokens import TalismanName
from engine.judging import Submission
from engine.names import GM
from engine.parties.actions import Act, Look, Vote
from engine.quests import Quests
from engine.quests.actions import Invert, Propose
from engine.quests.options import QuestOptions
from tests.wording.saying import RULEBOOK_OF, THEMES, games, labels, pages, play, secrets_of, setup_of, to_one

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


def test_a_role_card_has_the_role_s_emoji_and_the_side_s_colour() -> None:
    words = words_for(TAIN)
    (good, *_), (evil, *_) = (secrets_of(words, begun(), seat) for seat in ("Ann", "Dan"))

    assert (good.title, field(good, "Your side"), good.colour) == ("☀️ You are Lugh", "🛡️ Ulaid", GOOD)
    assert (evil.title, field(evil, "Your side"), evil.colour) == ("🎯 You are Ailill", "🔥 Connacht", EVIL)


def test_receipts_and_present_secrets_have_the_game_s_colour_on_either_side() -> None:
    words = words_for(TAIN)
    game = begun()
    game.submit(Submission("Ann", Propose(("Ann", "Dan"))), Chance())
    entries = [game.submit(Submission(seat, Act(True)), Chance()) for seat in ("Ann", "Dan")]
    receipts = [words.tell(to_one(event)) for entry in entries for event in entry.events]

    assert {page.colour for page in receipts if page is not None} == {TAIN.colour}
    assert {secrets_of(words, game, seat)[-1].colour for seat in SEATS} == {TAIN.colour}


def test_the_card_has_the_game_s_emoji_and_colour_until_a_side_has_won() -> None:
    words = words_for(TAIN)
    game = begun()
    before = words.card(game.view(To.PUBLIC), awaited(game.asks))
    for leader in SEATS:
        game.submit(Submission(leader, Propose(("Ann", "Ben"))), Chance())
        for seat in SEATS:
            game.submit(Submission(seat, Vote(False)), Chance())
    after = words.card(game.view(To.PUBLIC), awaited(game.asks))

    assert (before.title, before.colour) == ("🐂 The Táin", TAIN.colour)
    assert (after.title, after.colour) == ("🐂 The Táin", EVIL)
    assert "Victory for Connacht" in after.text


def test_a_game_that_nobody_wins_keeps_its_colour() -> None:
    game = begun()
    game.submit(Submission(GM, Abort()), Chance())

    assert words_for(TAIN).card(game.view(To.PUBLIC), awaited(game.asks)).colour == TAIN.colour


def test_the_reveal_has_the_emoji_of_sides_and_roles() -> None:
    shown = begun().revealed
    assert shown is not None
    (who, *_) = words_for(TAIN).all_secrets(shown)

    assert [name for name, _ in who.fields] == ["🛡️ Ulaid", "🔥 Connacht"]
    assert "**Ann**: ☀️ Lugh" in field(who, "🛡️ Ulaid")


def test_the_set_up_has_the_emoji_of_roles() -> None:
    words = words_for(TAIN)

    assert words.choice("roles", "guardian").label == "🐕 Cúchulainn (Ulaid)"
    assert words.choice("roles", "hidden").label == "👑 Medb (Connacht)"


ICON = "<:icon_0123abcd:1>"
USES: Sequence[tuple[str, str, str, Ask | Action]] = (
    ("tain", "vision", "👁️ Use", Ask(Look, (), {})),
    ("tain", "vision", "👁️ Look at nobody", Look(None)),
    ("tain", "inverter", "🐎 Use", Ask(Invert, (), {})),
    ("honnoji", "sword", "⚔️ Use Sword", Ask(Use, (), {}, fixed={"talisman": TalismanName.SWORD})),
    ("honnoji", "mirror", "🪞 Set Mirror", Use(TalismanName.MIRROR, preload=True)),
    ("honnoji", "mirror", "🪞 Take Mirror", Unuse(TalismanName.MIRROR)),
    ("honnoji", "contract", "🖋️ Look at nobody", Look(None)),
    ("great-table", "guard", "🛡️ Use Guard", Ask(UseCard, (), {}, about=CardName.GUARD)),
)


@pytest.mark.parametrize(("slug", "name", "shown", "asked"), USES)
def test_a_button_has_an_icon_in_its_own_place_or_an_emoji_in_its_words(
    slug: str, name: str, shown: str, asked: Ask | Action
) -> None:
    theme = THEMES[slug]
    plain, iconic = (words_for(each) for each in (theme, replace(theme, shown=((name, ICON),))))
    faces = [words.ask_face(asked) if isinstance(asked, Ask) else words.answer_face(asked) for words in (plain, iconic)]

    assert faces[0].text.startswith(shown)
    assert [face[:2] for face in faces] == [
        (f"{dict(theme.emoji)[name]} {faces[1].text}", None),
        (faces[1].text, ICON),
    ]


def test_a_card_that_may_be_named_has_its_icon_as_an_option() -> None:
    theme = THEMES["great-table"]
    named = UseCard, "card", CardName.ROLE_FINDER

    assert words_for(theme).thing_face(*named)[:2] == ("🔍 Role Finder", None)
    assert words_for(replace(theme, shown=(("role-finder", ICON),))).thing_face(*named)[:2] == ("Role Finder", ICON)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.slug)
def test_emoji_tell_nothing_that_words_do_not(theme: Theme) -> None:
    marks = [f"{emoji} " for _, emoji in theme.emoji]
    words, plain = words_for(theme), words_for(replace(theme, emoji=()))
    rulebook = RULEBOOK_OF[theme.rulebook]
    for seed, game in games(rulebook, count=1):
        there, bare = (words_for(each.theme, setup=setup_of(game)) for each in (words, plain))
        for entry in play(game, seed):
            marked = [(without(page.title, marks), page.text) for page in pages(there, game, entry)]
            assert marked == [(page.title, page.text) for page in pages(bare, game, entry)]
    assert [without(label, marks) for label in labels(words, rulebook)] == list(labels(plain, rulebook))


def without(text: str, marks: list[str]) -> str:
    """Return a text without its emoji, each of which stands before something."""
    for mark in marks:
        text = text.replace(mark, "", 1)
    return text
