"""How records of Sigily are written in short.

    Ann, Ben start=oimelc spells=["freeze"]    begins one, with options; the first has thrown highest
    ... Ann 5+1, 2+1  Ben 4+2@12, 3            are throws, each with the number of the chariot that moves, and its exit

A throw stands as its count, or as the letters of the animals that lie flat where it matters which: *d*og, d*e*er,
*c*ow, *h*orse. A chariot is ``Ann_1``, a list of chariots ``Ann_1,Ann_2``, and a place needs no marks. A reader sees
``board/coins/12.1=2``, and of the unit in which a chariot is ``Ann_1/at=6``.
"""

import json
import re
from collections.abc import Iterator

ANIMALS = {"d": "dog", "e": "deer", "c": "cow", "h": "horse"}
NONE_FLAT = 5
THROWS = {"sticks", "throws", "fights", "darts", "entry", "fireball", "opening"}
CHARIOTS = {"chariots", "attackers", "defenders", "dead", "may"}
PLACES = {"from", "onto", "at", "exit", "gate", "place", "curse", "target"}


def header_of(game: str, text: str) -> bytes | None:
    """Read the beginning of a record, if it is one: the first player has thrown four, and each of the others one."""
    if text.startswith('{"brehon"'):
        return text.encode()
    if re.fullmatch(r"\w+(, \w+)*( \w+=\S+)*", text) is None:
        return None
    names = re.findall(r"\w+", re.split(r" \w+=", text)[0])
    options = {
        name: json_or_text(value) for name, value in (word.split("=", 1) for word in re.findall(r"\w+=\S+", text))
    }
    throws = {name: 4 if place == 0 else 1 for place, name in enumerate(names)}
    drawn = {"opening": [options.pop("opening", throws)], "cards": options.pop("pile", None)}
    drawn = {name: field(name, value) for name, value in drawn.items() if value is not None}
    return json.dumps({"brehon": 1, "game": game, "players": names, "options": options, "drawn": drawn}).encode()


def throws_and_moves(words: str) -> Iterator[bytes]:
    """Read throws and moves."""
    by = ""
    for word in words.replace(",", "").split():
        if found := re.fullmatch(r"(\d)(?:\+(\d)(?:@(\d+))?)?", word):
            count, chariot, leave = found.groups()
            yield json.dumps({"by": by, "move": "throw", "drawn": {"sticks": sticks(int(count))}}).encode()
            if chariot is not None:
                move = {"by": by, "move": "move", "chariot": f"{by} {chariot}"}
                yield json.dumps(move if leave is None else {**move, "exit": leave}).encode()
        else:
            by = word


def field(name: str, value: object) -> object:
    """Read a field."""
    last = name.rpartition("/")[2]
    if last in CHARIOTS and isinstance(value, str):
        return [spaced(each) for each in value.split(",")]
    if last in PLACES and isinstance(value, (int, float)):
        return str(value)
    return spaced(sticks(value) if last in THROWS and "/" not in name else value)


def sticks(value: object) -> object:
    """Read throws, however deep they stand."""
    match value:
        case int():
            return [] if value == NONE_FLAT else [*ANIMALS.values()][:value]
        case str():
            return [ANIMALS[letter] for letter in value]
        case list():
            return [sticks(each) for each in value]
        case dict():
            return {name: sticks(each) for name, each in value.items()}
    return value


def spaced(value: object) -> object:
    """Write chariots' names in full, however deep they stand."""
    match value:
        case str():
            return re.sub(r"(?<=[a-z])_(?=\d)", " ", value)
        case list():
            return [spaced(each) for each in value]
        case dict():
            return {spaced(name): spaced(each) for name, each in value.items()}
    return value


def looked_up(seen: object, path: str) -> object:
    """Find what is looked at in a view: by its path, or of the unit in which a chariot is."""
    steps = path.split("/")
    if (chariot := re.fullmatch(r"(\w+)_(\d)", steps[0])) is not None:
        seen, steps = unit(seen, f"{chariot[1]} {chariot[2]}"), steps[1:]
    for step in steps:
        seen = seen.get(step) if isinstance(seen, dict) else None
    return seen


def unit(seen: object, chariot: str) -> object:
    """The unit in which a chariot is."""
    assert isinstance(seen, dict)
    return next((each for each in seen["board"]["units"] if chariot in each["chariots"]), None)


def json_or_text(value: str) -> object:
    """Read a value."""
    try:
        return json.loads(value)
    except json.JSONDecodeError:
        return value
