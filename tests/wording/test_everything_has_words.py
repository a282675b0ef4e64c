"""Everything that the engine can say has its words in files, in every theme, and no word is left over.

The language of the tests puts a ring on every letter, and no text may lack them.
"""

from collections.abc import Iterator
from string import ascii_uppercase

import pytest

from bot.cli.simulation import NAMES
from bot.themes import Theme, load_themes, words_of
from bot.wording.words_registry import WORDS_OF
from bot.words import collect, files_of
from engine.bluff.events import Round
from engine.boards.events import Turn
from engine.danube.events import Answered, Lost
from engine.domains import SMALL_TALK
from engine.events import (
    ByHand,
    Closed,
    Event,
    Extended,
    GoneOn,
    House,
    Paused,
    Replaced,
    Resumed,
    Substituted,
    Undone,
    Warned,
)
from engine.great_table.events import Marked, PassedOver, Revived, Robbed, SeatsSwapped, ShotSpent
from engine.great_table.phases import LISTS
from engine.great_table.roles import RoleName as TableRole
from engine.honnoji.events import Discarded, Talismans, TalismanShown
from engine.naming import spelled
from engine.open_table.events import Applied, Jailed, Lynched, NightEnded, Offered, Removed
from engine.open_table.events import Marked as Scribbled
from engine.parties.events import PartyProposed, Voted
from engine.parties.sides import Side
from engine.quests.roles import RoleName
from engine.sigily.events import Pile, ThrowsOver
from engine.sigily.table import Phase
from tests.wording import pseudo
from tests.wording.account import account_of
from tests.wording.pseudo import foreign, ringed
from tests.wording.rare_in_the_race import RARE_IN_THE_RACE
from tests.wording.ringed_roles import KEYS, SET_UPS
from tests.wording.saying import ONE_OF_EACH, RULEBOOK_OF, THEMES, games, in_game, listen, refusals, secrets_of

SPOKEN = (*NAMES, "New", "Red Fox", "Owl", "red", "fox", "owl", *map(spelled, KEYS), *SMALL_TALK, *ascii_uppercase)
"""Names, including those of nobody, players' speech, and the letters of moves in a picture."""
SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT: dict[str, set[type[Event]]] = {
    "quests": {PartyProposed, Voted},
    "honnoji": {PartyProposed, Voted, TalismanShown, Talismans},
    "great_table": set(),
    "danube": {Turn},
    "bluff": {Round},
    "sigily": {Turn, ThrowsOver, Pile},
    "open_table": {NightEnded, Lynched, Offered},
}
RARELY_SEEN: dict[str, set[type[Event]]] = {
    "quests": {ByHand, GoneOn},
    "honnoji": {ByHand, Discarded, Warned, GoneOn},
    "great_table": {ByHand, Warned, GoneOn, PassedOver, Revived, Robbed, Marked, ShotSpent, SeatsSwapped},
    "danube": {ByHand, Warned, Paused, Resumed, Undone, Replaced, Extended, Closed, GoneOn, Lost, Answered},
    "bluff": {ByHand, Warned, Paused, Resumed, Undone, Replaced, Extended, Closed, GoneOn},
    "sigily": {ByHand, Warned, GoneOn, *RARE_IN_THE_RACE},
    "open_table": {ByHand, Warned, Paused, Resumed, GoneOn, Removed, Applied, Jailed, Scribbled},
}
OF_HOUSE_PLAYERS: set[type[Event]] = {House, Substituted}
"""Events of games in which the house plays, which have tests of their own."""
ROLE_CARDS = {"quests": len(RoleName) + 1, "honnoji": len(Side), "great_table": len(TableRole)}
ROLE_CARDS["open_table"] = len({role.name for each in SET_UPS for role in each.file.roles.values()})
ROLE_CARDS |= dict.fromkeys(("danube", "bluff", "sigily"), 1)
SECRET_WAITS: dict[str, set[str]] = {"great_table": {LISTS}}
"""Waits that the public does not know of."""
RARE_WAITS: dict[str, set[str]] = {"sigily": {Phase.SPELL, Phase.BLOCK}}

CHECKED = {
    "quests": {"common", "parties", "quests", "en"},
    "honnoji": {"honnoji", "en"},
    "great_table": {"mafia", "great_table", "en"},
    "danube": {"boards", "danube", "en"},
    "bluff": {"boards", "bluff", "en"},
    "sigily": {"boards", "sigily", "en"},
    "open_table": {"mafia", "open_table", "en"},
}
"""The files of words, by name, in which no message may be left over."""

every_theme = pytest.mark.parametrize("slug", THEMES)
every_game = pytest.mark.parametrize("slug", [theme.slug for theme in ONE_OF_EACH.values()])


@pytest.fixture(scope="module", autouse=True)
def themes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Theme]]:
    """Say everything with rings, in these themes."""
    with pseudo.spoken(tmp_path_factory.mktemp("pseudo")):
        yield load_themes()


@every_theme
def test_every_refusal_is_a_sentence(slug: str, themes: dict[str, Theme]) -> None:
    words = listen(themes[slug])[1]

    sentences = [words.refusal(refusal) for refusal in refusals(themes[slug])]

    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in sentences)


@every_theme
def test_every_role_has_a_card_of_its_own(slug: str, themes: dict[str, Theme]) -> None:
    theme = themes[slug]
    titles = set()
    for _, game in games(RULEBOOK_OF[theme.rulebook]):
        words = in_game(theme, game)
        for seat in game.seats:
            titles.add(secrets_of(words, game, seat)[0].title)

    assert len(titles) == ROLE_CARDS[theme.rulebook]


@every_game
def test_every_event_is_said_somewhere(slug: str, themes: dict[str, Theme]) -> None:
    account = account_of(themes[slug])
    rulebook = RULEBOOK_OF[themes[slug].rulebook]

    assert set(rulebook.events) - account.seen <= RARELY_SEEN[rulebook.slug] | OF_HOUSE_PLAYERS
    assert account.seen - account.told == SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT[rulebook.slug]
    assert WORDS_OF[rulebook.slug]().on_card <= account.seen - account.told


@every_game
def test_every_wait_asks_for_something(slug: str, themes: dict[str, Theme]) -> None:
    asking = account_of(themes[slug]).asking
    rulebook = RULEBOOK_OF[themes[slug].rulebook]

    assert all(asks == (wait is not None) for wait, asks in asking)
    known = {*rulebook.kinds_of_wait, None} - SECRET_WAITS.get(rulebook.slug, set())
    assert {wait for wait, _ in asking} | RARE_WAITS.get(rulebook.slug, set()) == known


@every_game
def test_no_word_is_missing_and_none_is_left_over(slug: str, themes: dict[str, Theme]) -> None:
    theme = themes[slug]

    entries = collect((*files_of("en", theme.rulebook), words_of(theme)))
    referred_to = {name for entry in entries.values() for name, _ in entry.uses}
    checked = {entry.id for entry in entries.values() if entry.path.stem in CHECKED[theme.rulebook]}
    assert checked - account_of(theme).messages - referred_to == set()


@every_game
def test_no_word_about_a_game_comes_from_code(slug: str, themes: dict[str, Theme]) -> None:
    heard = account_of(themes[slug]).heard

    assert len(heard) > 200
    assert {word for text in heard for word in foreign(text, SPOKEN)} == set()


def test_a_theme_s_title_counts_as_a_word(themes: dict[str, Theme]) -> None:
    assert themes["tain"].title == ringed("The Táin")
