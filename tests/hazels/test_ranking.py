"""The small game with a secret ranking of the nuts: no file of the bot knows what is ranked."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from simcord import InteractionResult

from bot.wording.game_words import any_words
from bot.wording.pages import Page
from bot.wording.words_registry import WORDS_OF
from engine import rulebooks
from engine.actions import Action
from engine.asks import Ask
from engine.audience import GameMaster
from engine.chance import Chance
from engine.domains import Ranking
from engine.events import Event, OwnMove
from engine.rulebook import any_rulebook
from engine.views import Told
from tests.cli.conftest import Brehon
from tests.cogs.stage import answer, labels_of
from tests.hazels.bot.wording import HazelWords
from tests.hazels.engine import Hazels
from tests.hazels.engine.actions import ACTIONS
from tests.hazels.engine.events import EVENTS
from tests.hazels.engine.table import HazelTable
from tests.hazels.installing import copy_files, installed
from tests.hazels.table import Hazelnuts

NUTS = ("hazel", "walnut", "walnut", "sweet_chestnut")
WORDS = """
move-rank = Rank the nuts
order-rank = Rank the nuts.
field-rank-nuts = All nuts, best first
button-pick-rank-nuts = Pick nut by nut
picker-title-rank-nuts = The nuts, best first.
picker-next-rank-nuts = Nut { $place }
noted-rank = Your nuts
"""
WISHED = ("walnut", "sweet_chestnut", "hazel", "walnut")


class Rank(Action, frozen=True):
    """Say in secret which nuts taste best."""

    nuts: tuple[str, ...]


class Noted(OwnMove, frozen=True):
    """A player's ranking."""

    action: Rank


class NuttyHazels(Hazels):
    """The same rules, with a ranking at any time that changes nothing."""

    actions: tuple[type[Action], ...] = (*ACTIONS, Rank)
    events: tuple[type[Event], ...] = (*EVENTS, Noted)

    def asks(self, table: HazelTable) -> tuple[Ask, ...]:
        """Ask everybody for a ranking, in addition to everything else."""
        return (*super().asks(table), Ask(Rank, table.seats, {"nuts": Ranking(NUTS)}, secret=True))

    def decide(self, table: HazelTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
        """Note a ranking."""
        if isinstance(action, Rank):
            return (Noted(to=(seat,), action=action),)
        return super().decide(table, seat, action, chance)


class NuttyWords(HazelWords):
    """The same words, and the receipt of a ranking."""

    def tell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell a player how a ranking was read."""
        if isinstance(told.event, Noted):
            return self.page(self.say("noted-rank"), ", ".join(told.event.action.nuts))
        return super().tell(told)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the files of words and themes, with the words of a ranking among them."""
    folder = copy_files(tmp_path_factory.mktemp("ranking"))
    with (folder / "words" / "en" / "hazels.ftl").open("a", encoding="utf-8") as file:
        file.write(WORDS)
    return folder


@pytest.fixture(autouse=True)
def small_game(files: Path) -> Iterator[None]:
    """Let the bot know the small game with its ranking."""
    with installed(files), pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebooks, "RULEBOOKS", (*rulebooks.RULEBOOKS[:-1], any_rulebook(NuttyHazels())))
        patch.setitem(WORDS_OF, "hazels", lambda: any_words(NuttyWords))
        yield


async def asked(begun: Hazelnuts, name: str = "Ann") -> InteractionResult:
    """Return what a player may do now, with its buttons."""
    return await begun.stage.press(name, begun.stage.prompt, "What may I do?")


async def opened(begun: Hazelnuts, name: str = "Ann") -> InteractionResult:
    """Return the form in which a player writes a ranking."""
    return await begun.stage.press(name, (await asked(begun, name)).response, "Rank the nuts")


async def rankings(begun: Hazelnuts) -> list[tuple[str, ...]]:
    """Return all rankings that were accepted."""
    log = (await begun.stage.hosted()).started.log
    return [event.action.nuts for entry in log for event in entry.events if isinstance(event, Noted)]


def draft(result: InteractionResult) -> str:
    """Return the content of the box of a form that was opened."""
    assert result.modal is not None
    (label,) = result.modal["components"]
    return str(label["component"]["value"])


def picked(picker: InteractionResult) -> str:
    """Return what has been picked so far."""
    assert picker.response is not None
    return picker.response.content


async def test_a_ranking_of_anything_has_a_line_for_each_thing(begun: Hazelnuts) -> None:
    sent = await begun.send("Ann", await opened(begun), {"nuts": "Walnut\n\n sweet chestnut \nHAZEL\nwalnut"})

    assert "walnut, sweet_chestnut, hazel, walnut" in answer(sent)
    assert await rankings(begun) == [WISHED]


async def test_a_refusal_of_an_incomplete_ranking_names_what_is_missing(begun: Hazelnuts) -> None:
    lacking = await begun.send("Ann", await opened(begun), {"nuts": "walnut\nhazel"})
    strange = await begun.send("Ann", await opened(begun), {"nuts": "walnut\nhazel\nacorn"})

    assert "Your list is missing Walnut and Sweet Chestnut." in answer(lacking)
    assert "**acorn** can't be chosen" in answer(strange)
    assert await rankings(begun) == []


async def test_a_ranking_of_anything_is_picked_thing_by_thing(begun: Hazelnuts) -> None:
    stage = begun.stage
    picker = await stage.press("Ann", (await asked(begun)).response, "Pick nut by nut")
    for nut in WISHED[:3]:
        assert "The nuts, best first." in picked(picker)
        picker = await stage.choose("Ann", picker.response, [nut])

    assert await rankings(begun) == [WISHED]


async def test_the_rest_of_a_ranking_follows_in_the_order_of_the_game(begun: Hazelnuts) -> None:
    stage = begun.stage
    picker = await stage.press("Ann", (await asked(begun)).response, "Pick nut by nut")
    second = await stage.choose("Ann", picker.response, ["sweet_chestnut"])
    assert "1. Sweet Chestnut" in picked(second)
    await stage.press("Ann", second.response, "Fill in the rest")

    assert await rankings(begun) == [("sweet_chestnut", "hazel", "walnut", "walnut")]


async def test_the_last_ranking_is_offered_only_to_its_player(begun: Hazelnuts) -> None:
    first = draft(await opened(begun))
    await begun.send("Ann", await opened(begun), {"nuts": "\n".join(WISHED)})
    picker = await begun.stage.press("Ann", (await asked(begun)).response, "Pick nut by nut")
    await begun.stage.press("Ann", picker.response, "Take my last list")

    assert first == "Hazel\nWalnut\nWalnut\nSweet Chestnut"
    assert draft(await opened(begun)) == "Walnut\nSweet Chestnut\nHazel\nWalnut"
    assert draft(await opened(begun, "Ben")) == first
    assert await rankings(begun) == [WISHED, WISHED]


async def test_there_is_no_last_ranking_before_the_first(begun: Hazelnuts) -> None:
    picker = await begun.stage.press("Ann", (await asked(begun)).response, "Pick nut by nut")
    assert picker.response is not None
    again = await begun.stage.press("Ann", picker.response, "Take my last list")

    assert labels_of(picker.response) == ["Fill in the rest", "Start again", "Take my last list"]
    assert "haven't sent a list yet" in answer(again)


def test_an_incomplete_ranking_in_a_record_is_explained(brehon: Brehon) -> None:
    header = {"brehon": 1, "game": "nine-hazels", "options": {}, "players": ["Ann", "Ben", "Cat"]}
    lines = [header, {"by": "Ann", "move": "rank", "nuts": ["walnut", "hazel"]}]
    told = brehon("replay", "-", "--keep-going", "--seed", "1", stdin="\n".join(map(json.dumps, lines)).encode())
    refused = {"line": 2, "refused": "not_ranked", "field": "nuts", "lacking": ["walnut", "sweet_chestnut"]}

    assert refused in told.lines
