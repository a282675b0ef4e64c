"""No text of a game names a role, card or item that is not in it. The names are those of the theme's terms."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from bot.cli.simulation import NAMES
from bot.themes import Theme, load_shelf
from bot.themes.needs import needs_of
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import Page
from bot.wording.voice import SetUp, action_name, dashed
from bot.wording.words_registry import words_for
from engine.asks import awaited
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.errors import Refused
from engine.events import Undone
from engine.game import Game
from engine.great_table.cards import CARDS, CardName, deck_of
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName as TableRole
from engine.great_table.roles import counts
from engine.parties.sides import Side
from engine.quests.options import OptionalRole, QuestOptions
from engine.quests.refusals import NotInPlay
from engine.quests.roles import roles_named
from engine.quests.sizes import seats_of
from engine.refusals import NotNow
from engine.rulebook import AnyRulebook
from tests.themes.making import make
from tests.wording.saying import RULEBOOK_OF, THEMES, pages, play, secrets_of, setups, texts, to_all, to_one

MARKED = re.compile("«(.+?)»")
ALL_BUT_ONE = tuple({other.name: other.most for other in CARDS if other is not card} for card in CARDS)
HIDING_NOTHING = ("danube", "sigily")
FEW_PLAYED = {"quests": 7, "great_table": 3}

with_choices = pytest.mark.parametrize("rulebook", [RULEBOOK_OF["quests"], RULEBOOK_OF["great_table"]])
"""Honnō-ji is left out, because it is always played with everything."""


@pytest.fixture
def theme(tmp_path: Path, rulebook: AnyRulebook) -> Theme:
    """A theme whose every name is recognised by its marks."""
    terms = "".join(f"{term} = «{term.removeprefix('-')}»\n" for term in needs_of(rulebook.slug).terms)
    make(tmp_path, f'title = "Marked"\nrulebook = "{rulebook.slug}"\n', terms, "marked")
    return load_shelf(tmp_path).themes["marked"]


def begun(rulebook: AnyRulebook) -> Iterator[Game]:
    """Yield games of each set-up, with the fewest and the most players that it allows."""
    options = list(setups(rulebook))
    if rulebook.slug == "great_table":
        options += [GreatTableOptions(deck=deck) for deck in (*ALL_BUT_ONE, {CardName.PLACE_SWAP: 20})]
    for chosen in options:
        games = [begin(rulebook, chosen, players) for players in rulebook.players_with(chosen)]
        every = [game for game in games if game is not None]
        yield from (*every[:1], *every[1:][-1:])


def begin(rulebook: AnyRulebook, options: Struct, players: int) -> Game | None:
    try:
        return Game.begin(rulebook, NAMES[:players], options, Chance({}, seeded_source(players, 1)))
    except Refused:
        return None


def absent(game: Game) -> set[str]:
    """Return the names that do not play in a game."""
    options, players = game.options, len(game.seats)
    if isinstance(options, GreatTableOptions):
        cards = {dashed(card) for card in CardName} - {dashed(card) for card in deck_of(options.deck, players)}
        return cards if counts(options.roles, players)[TableRole.APPRENTICE] else cards | {"apprentice"}
    assert isinstance(options, QuestOptions)
    sides = [role.side for name in options.role_names for role in roles_named(name)]
    plain = {f"plain-{side}" for side in Side if sides.count(side) >= seats_of(side, players)}
    items = {"vision": options.vision, "inverter": options.inverter}
    return {*map(str, set(OptionalRole) - set(options.roles)), *(item for item in items if not items[item]), *plain}


def words_in(theme: Theme, game: Game) -> AnyGameWords:
    return words_for(theme, setup=SetUp(game.options, len(game.seats)))


def named(shown: Iterable[Page | str]) -> set[str]:
    """Return the names in what is shown."""
    texts = (
        part
        for each in shown
        for part in ((each,) if isinstance(each, str) else (each.title, each.text, *map("\n".join, each.fields)))
    )
    return {name.removeprefix("flavour-") for text in texts for name in MARKED.findall(text)}


def known_at_once(words: AnyGameWords, game: Game) -> Iterator[Page | str]:
    """Yield everything that everybody may read from the first moment."""
    yield from words.rules()
    yield words.options_text(game.options)
    yield words.card(game.view(To.PUBLIC), awaited(game.asks))
    yield from secrets_of(words, game, game.seats[0])
    for event in game.log[0].events:
        if event.to is not To.NOBODY and (page := words.tell(to_one(event))) is not None:
            yield page
    if (order := words.night_order()) is not None:
        yield order


@with_choices
def test_the_first_texts_of_a_game_name_only_what_plays(rulebook: AnyRulebook, theme: Theme) -> None:
    for game in begun(rulebook):
        assert not named(known_at_once(words_in(theme, game), game)) & absent(game), game.options


@with_choices
def test_the_texts_of_a_game_name_only_what_plays(rulebook: AnyRulebook, theme: Theme) -> None:
    every = list(begun(rulebook))
    for seed, game in enumerate(every[:: len(every) // FEW_PLAYED[rulebook.slug]]):
        words = words_in(theme, game)
        for entry in play(game, seed):
            assert not named((*pages(words, game, entry), *texts(words, game, entry))) & absent(game), game.options


@with_choices
def test_refusals_name_only_what_plays(rulebook: AnyRulebook, theme: Theme) -> None:
    refusals = [*(NotNow(action_name(move)) for move in rulebook.actions), NotInPlay("inverter")]
    for game in begun(rulebook):
        words = words_in(theme, game)
        asked = refusals if rulebook.slug == "quests" else refusals[:-1]
        assert not named(map(words.refusal, asked)) & absent(game), game.options


@with_choices
def test_the_rules_of_a_game_explain_all_that_plays_in_it(rulebook: AnyRulebook, theme: Theme) -> None:
    whole = named(words_for(theme).rules())
    for game in begun(rulebook):
        assert named(words_in(theme, game).rules()) >= whole - absent(game) - {"apprentice"}, game.options


@with_choices
def test_rules_without_a_game_explain_everything(rulebook: AnyRulebook, theme: Theme) -> None:
    names = {term.removeprefix("-") for term in needs_of(rulebook.slug).names}

    assert {name for name in names if not name.startswith("quest-")} == named(words_for(theme).rules())


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.slug)
def test_an_undo_speaks_of_secrets_only_where_there_are_any(theme: Theme) -> None:
    told = words_for(theme).announce(to_all(Undone(to=To.PUBLIC, taken=2)), 2)

    assert told is not None
    assert ("your secret moves" in told.text) is (theme.rulebook not in HIDING_NOTHING)
