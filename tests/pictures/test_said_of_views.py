"""The words of every picture of a whole game, compared with its view, which is read here independently."""

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest

from bot.cli.players import Players
from bot.policies.sensible import SENSIBLE
from bot.themes import load_themes
from engine.audience import Everybody, To
from engine.chance import Chance, seeded_source
from engine.events import Outcome
from engine.game import Game
from engine.great_table.table import GreatTable
from engine.honnoji.table import HonnojiTable
from engine.learning import converted
from engine.mafia.events import Time
from engine.parties.round import Round
from engine.quests.table import QuestTable
from engine.rulebooks import RULEBOOKS
from engine.views import View
from tests.pictures.pictures import pictures_of
from tests.suites.random_games import seats_for

SIZES = {"tain": (10,), "honnoji": (10,), "great-table": (7, 20)}
EVERY = 7
"""The number of moves between looks at the pictures; they are also looked at in the end."""
OPTIONS: Mapping[str, object] = {"tain": {"roles": ["guardian", "turncoat"], "vision": True, "inverter": True}}
SIDES = {"tain": ("Ulaid", "Connacht"), "honnoji": ("Plotters", "Retainers")}
CAME = {"tain": {True: "success", False: "failure"}, "honnoji": {True: "won", False: "lost"}}
SIGN = re.compile(r"(?:, |: )(\d+) (\w+)(?: \(([^)]*)\))?")
"""A seat among the leaders in turn, with its note."""


def moments(slug: str, players: int) -> Iterator[Game]:
    """Yield a game of sensible players after some of its moves."""
    rulebook = next(each for each in RULEBOOKS if each.slug == load_themes()[slug].rulebook)
    options = converted(OPTIONS.get(slug, {}), rulebook.options)
    random, seed = Random(players), iter(range(1_000_000))
    game = Game.begin(rulebook, seats_for(rulebook, players), options, Chance(None, seeded_source(players, next(seed))))
    seated = Players(game, SENSIBLE[rulebook.slug])
    yield game
    while game.table.outcome is None:
        game.submit(seated.pick(game.asks, random), Chance(None, seeded_source(players, next(seed))))
        if len(game.log) % EVERY == 0 or game.table.outcome is not None:
            yield game


@pytest.mark.parametrize(("slug", "players"), [(slug, size) for slug in SIDES for size in SIZES[slug]])
def test_pictures_of_parties_say_what_everybody_knows(slug: str, players: int) -> None:
    pictures, heard = pictures_of(slug), 0
    for game in moments(slug, players):
        view = game.view(To.PUBLIC)
        assert isinstance(view.table, QuestTable | HonnojiTable)
        card, history = pictures.card(view), pictures.history(view)
        assert card is not None
        if view.table.outcome is None:
            _check_track(slug, view.table.round, card.text)
        else:
            _check_poster(view.table.outcome, game.seats, card.text)
        if history is not None:
            heard += _check_votes(view.table.round, history.text)

    assert heard


def _check_track(slug: str, round_: Round, text: str) -> None:
    good, evil = SIDES[slug]
    lines = text.splitlines()
    assert lines[0].endswith(f"{good} {round_.successes}, {evil} {round_.failures}") or "Mission" in lines[0]
    for past in round_.past_quests:
        said = next(line for line in lines if line.startswith(f"{past.number}, {len(past.party)} go: "))
        assert CAME[slug][past.success is True] in said
        assert past.sabotages == 0 or f"{past.sabotages} sabotage" in said
    assert f"rejected: {round_.rejections} of " in text
    turns = next(line for line in lines if line.startswith("Leaders in turn: "))
    said_of = {name: note or "" for _, name, note in SIGN.findall(turns)}
    assert tuple(said_of) == round_.order
    assert [name for name, note in said_of.items() if "leads" in note] == [round_.leader] * (round_.leader is not None)
    assert {name for name, note in said_of.items() if "in the" in note} == {*round_.party}


def _check_votes(round_: Round, text: str) -> int:
    """Compare the closed votes with their words. Return how many there were."""
    head, *rows = text.splitlines()
    number = {name: place for place, name in re.findall(r"(\d+) (\w+)", head.partition(": ")[2])}
    for place, vote in list(enumerate(round_.past_votes, 1))[-7:]:
        said = next(row for row in rows if row.startswith((f"{place}, quest ", f"{place}, mission ")))
        assert said.count("(twice)") == len(vote.doubled)
        shown = dict(re.findall(r"(for|against|party|team) ([\d ]+)", said.replace(" (twice)", "")))
        assert f"{number[vote.leader]} leads" in said
        assert {*(shown.get("party") or shown["team"]).split()} == {number[name] for name in vote.party}
        for word, approved in (("for", True), ("against", False)):
            assert {*shown.get(word, "").split()} == {
                number[name] for name, yes in vote.votes.items() if yes is approved
            }
    return len(round_.past_votes)


def _check_poster(outcome: Outcome, seats: Sequence[str], text: str) -> None:
    winners, sides = {*outcome.winners}, {}
    for word in ("won", "lost"):
        *_, line = (line for line in text.splitlines() if f", {word}: " in line)
        sides[word] = {name for name in seats if re.search(rf"\b{name}\b", line.partition(": ")[2])}
    assert sides == {"won": winners, "lost": {*seats} - winners}


@pytest.mark.parametrize("players", SIZES["great-table"])
def test_pictures_of_the_great_table_say_what_their_reader_knows(players: int) -> None:
    pictures, heard = pictures_of("great-table"), 0
    for game in moments("great-table", players):
        view = game.view(To.PUBLIC).of(GreatTable)
        if (card := pictures.card(game.view(To.PUBLIC))) is not None and view.table.time is Time.DAY:
            heard += _check_wagons(view, card.text)
    end = pictures.picture(game.view(To.PUBLIC))

    assert heard
    assert end is not None
    _check_end(game, end.text)


def _check_wagons(view: View[GreatTable, Everybody], text: str) -> int:
    """Compare the wagons with the count. Return how many there were."""
    if view.table.is_lynched or view.table.outcome is not None:
        return 0
    counts = {target: voters for target, voters in view.table.votes.counts.items() if target and voters}
    said = {
        line.partition(" (")[0]: tuple(line.partition("): ")[2].split(", "))
        for line in text.splitlines()
        if re.match(r"\w+ \(\d+ vote", line)
    }
    assert said == {name: tuple(voters) for name, voters in counts.items()}
    return len(said)


def _check_end(game: Game, text: str) -> None:
    table = game.view(To.GM).of(GreatTable).table
    assert game.table.outcome is not None
    rows = dict(re.findall(r"^\d+\. (\w+) \((.*)\)$", text, re.MULTILINE))
    assert {*rows} == {*table.seats}
    assert {name for name, said in rows.items() if "winner" in said} == {*game.table.outcome.winners}
    assert {name for name, said in rows.items() if "†" in said} == {*table.dead}
