"""Reads the rulings with their records: under each sentence a short record, and what it must bring about.

A sentence begins with ``#``; below it stands a record or several, each with its header. Of a record's lines

    Ann, Ben                                   begins one, with these players and usual options
    Ann=66531 Ben=22345 exact=all_lose_one     begins one of Bluff, with these dice and options; the first bids first
    {"brehon": 1, …}                           begins one, word by word
    ... Ann 1, 6 11+6  Ben 3 10+3              are throws down the Danube and moves with them, of which nothing is said
    ... narrows                                are those that stand behind ``narrows:`` further up
    Ann bid count=3 face=5 / thrown=[1,2]      is a line: who, what, its fields and, after a stroke, what is drawn

and of what must follow a line

    > moved player=Ann from=10                 is a notice, word by word; they are all there and in this order
    ! no_boat square=3                         is the refusal
    ? drawn.white                              is bad input in this field
    = Ann turn=Ben                             is what stands in this reader's view, beside other things

How records of Sigily are written in short is told in ``sigils``.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.rulings import sigils

Fields = dict[str, object]
WHITE = {"1": 1, "2": 2, "3": 3, "4": 4, "6": 0}
"""How many of the sticks lie white side up when a throw counts this."""
FOLLOWS = {">": "notice", "!": "refused", "?": "bad"}


class Line(NamedTuple):
    """A line of a record, what must follow, and what readers must see then."""

    text: bytes
    follows: list[Fields]
    seen: list[tuple[str, Fields]]


class Ruling(NamedTuple):
    """A sentence, and a record that shows it."""

    sentence: str
    lines: list[Line]


def rulings(path: Path) -> list[Ruling]:
    """Read all rulings of a game, which has its name from the file."""
    found: list[Ruling] = []
    sentence, ways, tongue = "", dict[str, str](), TONGUES.get(path.stem, PLAIN)
    for text in filter(None, map(str.strip, path.read_text(encoding="utf-8").splitlines())):
        sign, _, words = text.partition(" ")
        if sign == "#":
            sentence = words
        elif re.fullmatch(r"\w+:", sign):
            ways[sign.removesuffix(":")] = words
        elif sign in FOLLOWS:
            name, _, fields = words.partition(" ")
            found[-1].lines[-1].follows.append(said(FOLLOWS[sign], name, fields_of(fields, tongue)))
        elif sign == "=":
            reader, _, fields = words.partition(" ")
            found[-1].lines[-1].seen.append((reader, fields_of(fields, tongue)))
        elif sign == "...":
            found[-1].lines.extend(Line(line, [], []) for line in tongue.moves(ways.get(words, words)))
        elif (header := tongue.header(path.stem, text)) is not None:
            found.append(Ruling(sentence, [Line(header, [], [])]))
        else:
            found[-1].lines.append(Line(line_of(text, tongue), [], []))
    return found


def header_of(game: str, text: str) -> bytes | None:
    """Read the beginning of a record, if it is one."""
    if text.startswith('{"brehon"'):
        return text.encode()
    if re.fullmatch(r"\w+(, \w+)*", text):
        return json.dumps({"brehon": 1, "game": game, "players": text.split(", ")}).encode()
    if not re.fullmatch(r"(\w+=\w+ ?)+", text):
        return None
    pairs = [each.split("=") for each in text.split()]
    dice = {name: [*map(int, faces)] for name, faces in pairs if faces.isdecimal()}
    options = {name: json_or_text(value) for name, value in pairs if name not in dice}
    opening = [{name: [6 if place == 0 else 1] * 5 for place, name in enumerate(dice)}]
    drawn = {"opening": opening, "dice": dice}
    header = {"brehon": 1, "game": game, "players": [*dice], "options": options, "drawn": drawn}
    return json.dumps(header).encode()


def line_of(text: str, tongue: "Tongue") -> bytes:
    """Read a line of a record, which may stand there word by word."""
    if text.startswith("{"):
        return text.encode()
    asked, _, drawn = text.partition(" / ")
    by, move, *rest = asked.split()
    line = {"by": by, "move": move, **fields_of(" ".join(rest), tongue)}
    return json.dumps(line | ({"drawn": fields_of(drawn, tongue)} if drawn else {})).encode()


def down_the_river(words: str) -> Iterator[bytes]:
    """Read throws and moves."""
    by = ""
    for word in words.replace(",", "").split():
        if word in WHITE:
            yield line_of(f"{by} throw / white={WHITE[word]}", PLAIN)
        elif found := re.fullmatch(r"(\d+)\+?(-?\d+)", word):
            yield line_of(f"{by} move from={found[1]} steps={found[2]}", PLAIN)
        else:
            by = word


def fields_of(words: str, tongue: "Tongue") -> Fields:
    """Read fields, each with its value in JSON; names may stand without marks."""
    pairs = [word.split("=", 1) for word in words.split()]
    return {name: tongue.field(name, json_or_text(value)) for name, value in pairs}


def json_or_text(value: str) -> object:
    """Read a value."""
    try:
        return json.loads(value)
    except json.JSONDecodeError:
        return value


def said(kind: str, name: str, fields: Fields) -> Fields:
    """What must follow, as a replay prints it; what is told is told to everybody if it does not say to whom."""
    return {kind: name, **({"to": "public"} if kind == "notice" else {}), **fields}


class Tongue(NamedTuple):
    """How records of a game are written in short."""

    header: Callable[[str, str], bytes | None]
    moves: Callable[[str], Iterator[bytes]]
    field: Callable[[str, object], object]


PLAIN = Tongue(header_of, down_the_river, lambda name, value: value)
TONGUES = {"sigily": Tongue(sigils.header_of, sigils.throws_and_moves, sigils.field)}
