"""Role files on the command line: checked, described by a schema, and their nights resolved."""

import json
import re
import tomllib
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import msgspec
import pytest

from engine.open_table import role_file
from engine.open_table.choice import Order
from engine.open_table.effects import Effect, Target
from engine.open_table.nights import Nights
from engine.open_table.options import FIVE_ROLES
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import (
    LARGEST,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_ABILITIES,
    MOST_LINES,
    MOST_ROLES,
    MOST_SIDES,
    PLAYERS,
    Ability,
    Ballot,
    Cycle,
    Hours,
    Lynch,
    Reveal,
    Role,
    RoleFile,
    Sanity,
    Side,
    Strength,
    When,
    Wins,
)
from tests.cli.conftest import Brehon
from tests.engine.open_table.role_files import SHIPPED

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/role-files.md").read_text(encoding="utf-8")
GALLERY = (ROOT / "docs/open-table-gallery.md").read_text(encoding="utf-8")
EXAMPLES = [
    re.sub("^   ", "", block, flags=re.MULTILINE) for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
]
*MINE, GAME = EXAMPLES
SEATED = "players = { " + ", ".join(GAME.partition("\n\n")[0].splitlines()[1:]) + " }"
"""The parts of the set-up that the page builds, and its game."""

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file and return its name."""

    def written(text: str, name: str = "mine.toml") -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return str(tmp_path / name)

    return written


def test_the_set_up_of_the_page_is_right(brehon: Brehon, write: Write) -> None:
    ended = brehon("check", write("\n".join(MINE)))

    assert ended.out.splitlines() == [
        "Five roles, for 7 players",
        "  More than half of the votes lynch. Everybody learns the roles of the dead. It begins at night.",
        "  Talk, and vote. More than half of the living lynch a player. When time runs out first, nobody is lynched. "
        "You may also vote for no lynch, which ends the vote.",
        "  hours: as the table chooses",
        "  Town (eliminate): 2 Villager, 1 Seer, 1 Healer, 1 Soldier",
        "    wins: When every enemy is dead: Wolves.",
        "    Soldier: They survive one weak kill.",
        "  Wolves (parity): 2 Werewolf; together: bite; know each other, and talk at night",
        "    wins: When half of the living are Wolves.",
        "  at night: heal (protect), by Healer: "
        "Protect another player tonight from one weak kill. Not the same player twice in a row.",
        "  at night: bite (kill), by one of Wolves: Kill another player.",
        "  at night: see (learn_side), by Seer: Learn another player's side.",
    ]
    assert (ended.status, ended.err) == (0, "")


def test_a_table_without_a_file_plays_the_set_up_of_the_page() -> None:
    assert read_role_file("\n".join(MINE).encode()) == FIVE_ROLES


def test_a_sheet_names_abilities_by_day_after_those_of_the_night(brehon: Brehon, write: Write) -> None:
    by_day = "\n".join(MINE).replace('effect = "learn_side"', 'effect = "learn_side"\nwhen = "day"')

    assert brehon("check", write(by_day)).out.splitlines()[-2:] == [
        "  at night: bite (kill), by one of Wolves: Kill another player.",
        "  by day: see (learn_side), by Seer: Learn another player's side. By day.",
    ]


def test_a_sheet_shows_what_a_host_may_have_left_out(brehon: Brehon, write: Write) -> None:
    told = "\n".join(MINE).replace("knows = true\ntalks", "# talks").replace("title", "hours = { day = 480 }\ntitle")
    told = told.replace('effect = "protect"', 'effect = "double_vote"\nwhen = "day"\npublic = true\nuses = 1')
    out = brehon("check", write(told.replace("repeats = false\nstops = 1", ""))).out

    assert "by day: heal (double_vote), by Healer: Let another player's vote count twice today. They're told." in out
    assert "By day. Once in the game. Everybody sees who does it, and to whom." in out
    assert "hours: day 480" in out
    assert "2 Werewolf; together: bite\n" in out


@pytest.mark.parametrize(
    ("old", "new", "slip"),
    [
        ('effect = "kill"', 'effect = "kill"\ntarget = "self"', "sides.wolves.does: whoever uses bite for their side"),
        ('wins = "eliminate"', 'wins = "survive"', "sides: nobody can win against wolves, for no other side wins by"),
        ("players = 7", "players = 7\nhours = { day = 480 }", "hours.day: 480 hours are 20 days"),
    ],
)
def test_a_sheet_asks_to_look_again_at_a_likely_slip(
    brehon: Brehon, write: Write, old: str, new: str, slip: str
) -> None:
    ended = brehon("check", write("\n".join(MINE).replace(old, new)))

    assert f"please look again: {slip}" in ended.out
    assert ended.status == 0


def test_a_sheet_counts_alternatives_and_names_abilities_that_are_given(brehon: Brehon) -> None:
    assert "0 to 1 Doctor, 3 to 5 Vanilla Townie" in brehon("check", str(ROOT / "bot/set_ups/open_table/c9.toml")).out
    assert (
        "shoot (kill), by those to whom it is given"
        in brehon("check", str(ROOT / "bot/set_ups/open_table/everything.toml")).out
    )


@pytest.mark.parametrize("command", [("check",), ("night",)])
def test_a_wrong_role_file_is_explained_with_its_line(brehon: Brehon, write: Write, command: tuple[str]) -> None:
    wrong = "\n".join(MINE).replace('side = "wolves"', 'side = "wolfs"')
    file, line = write(wrong), wrong.partition('"wolfs"')[0].count("\n") + 1
    ended = brehon(*command, file, *([write(GAME, "game.toml")] if command == ("night",) else []))

    assert (ended.status, ended.out) == (2, "")
    assert ended.err == f"{file}:{line}: roles.wolf.side: there is no 'wolfs'; did you mean wolves?\n"


def test_each_mistake_of_a_file_is_a_line(brehon: Brehon, write: Write) -> None:
    wrong = "\n".join(MINE).replace('side = "wolves"', 'side = "wolfs"').replace("count = 2\n", "count = two\n", 1)

    assert [line.rpartition("toml:")[2] for line in brehon("check", write(wrong)).err.splitlines()] == [
        "15: write the number in digits: count = 2",
        "34: roles.wolf.side: there is no 'wolfs'; did you mean wolves?",
    ]


def test_a_role_file_may_come_from_standard_input(brehon: Brehon) -> None:
    assert brehon("check", "-", stdin="\n".join(MINE).encode()).out.startswith("Five roles")


def test_a_huge_file_is_not_read_whole(brehon: Brehon) -> None:
    assert brehon("check", "/dev/zero").err == "/dev/zero:1: this file is too large; 32 KB are the most\n"


def test_a_pulse_is_not_asked_of_a_role_file(brehon: Brehon, write: Write) -> None:
    assert "give one of them" in brehon("check", "--alive", write("\n".join(MINE))).err


def test_the_game_of_the_page_goes_as_its_orders_say(brehon: Brehon, write: Write) -> None:
    lines = brehon("night", write("\n".join(MINE)), write(GAME, "game.toml")).lines
    learned = next(line for line in lines if line["notice"] == "learned")
    fates = [(line["player"], line["fate"]) for line in lines if line["notice"] == "trace"]

    assert (learned["to"], learned["side"]) == (["Ann"], "wolves")
    assert fates == [("Ben", "done"), ("Gus", "protected"), ("Ann", "done"), ("Fay", "done")]
    assert [line["player"] for line in lines if line["notice"] == "lynched"] == ["Gus"]
    assert [line["player"] for line in lines if line["notice"] == "death"] == ["Gus", "Ann"]
    assert [line["night"] for line in lines if line["notice"] == "night_ended"] == [1, 2]


def test_a_deal_can_be_read_by_the_nights_as_it_was_printed(brehon: Brehon, write: Write) -> None:
    file, names = write("\n".join(MINE)), ["Ann", "Ben.", 'Cat "C"', "#Dan", "Eve\\", "Fay", "Gus"]
    ended = brehon("deal", file, *names, "--seed", "1")
    again = brehon("deal", file, *names, "--seed", "1")

    assert (ended.status, again.out) == (0, ended.out)
    assert brehon("night", file, write(ended.out, "game.toml")).err == ""
    assert brehon("night", file, write(ended.out + "[[nights]]", "game.toml")).lines[0]["notice"] == "night_ended"


def test_the_deal_of_the_page_is_that_of_its_game(brehon: Brehon, write: Write) -> None:
    _, *typed = re.findall(r"`brehon (deal mine.*?) >", PAGE)[0].split(" ")[1:]
    dealt = brehon("deal", write("\n".join(MINE)), *typed).out

    assert tomllib.loads(dealt)["players"] == tomllib.loads(GAME)["players"]


def test_a_deal_says_who_knows_whom(brehon: Brehon) -> None:
    out = brehon(
        "deal", str(ROOT / "bot/set_ups/open_table/friends-and-enemies.toml"), *"ABCDEFGHIJKL", "--seed", "1"
    ).out
    knowing = [line for line in out.splitlines() if " knows " in line]

    assert len([line for line in knowing if "is Mafia Goon of Mafia" in line]) == 3
    assert len([line for line in knowing if "is Mason of Town" in line]) == 3
    assert len(knowing) == 6


def test_a_deal_tells_players_what_the_file_says_of_their_role_and_side(brehon: Brehon, write: Write) -> None:
    told = "\n".join(MINE).replace("count = 2\n\n[roles.seer]", 'count = 2\ntext = "You sleep."\n\n[roles.seer]')
    told = told.replace("[sides.town]", '[sides.town]\ntext = "You hope."')
    lines = brehon("deal", write(told), *"ABCDEFG").out.splitlines()

    assert len([line for line in lines if line.endswith("is Villager of Town. You sleep. You hope.")]) == 2
    assert len([line for line in lines if line.endswith("of Town. You hope.")]) == 3


def test_a_deal_tells_players_what_they_may_do_and_how_they_win(brehon: Brehon, write: Write) -> None:
    lines = brehon("deal", write("\n".join(MINE)), *"ABCDEFG").out.splitlines()
    seer = next(place for place, line in enumerate(lines) if "is Seer of Town" in line)

    assert lines[seer + 1 : seer + 3] == [
        "#   You may: See: Learn another player's side.",
        "#   You win: When every enemy is dead: Wolves.",
    ]


def test_a_deal_without_a_seed_is_not_always_the_same(brehon: Brehon, write: Write) -> None:
    file = write("\n".join(MINE))

    assert len({brehon("deal", file, *"ABCDEFG").out for _ in range(20)}) > 1


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        ("ABC", "brehon: NAME: Five roles is for 7 players; you named 3"),
        ("AABCDEF", "brehon: NAME: two players are called 'A'"),
    ],
)
def test_a_deal_needs_as_many_players_as_the_file_says(brehon: Brehon, write: Write, names: str, problem: str) -> None:
    assert brehon("deal", write("\n".join(MINE)), *names).err == f"{problem}\n"


def test_one_reader_is_shown_what_they_are_told_and_no_more(brehon: Brehon, write: Write) -> None:
    files = write("\n".join(MINE)), write(GAME, "game.toml")
    told = {reader: brehon("night", *files, "--as", reader).lines for reader in ("Ann", "Ben", "public", "gm")}

    assert [line["notice"] for line in told["Ann"] if line["to"] != "public"] == ["learned"]
    assert told["Ben"] == told["public"] == [line for line in told["gm"] if line["to"] == "public"]
    assert told["gm"] == brehon("night", *files).lines


def test_a_reader_who_has_no_seat_is_refused(brehon: Brehon, write: Write) -> None:
    ended = brehon("night", write("\n".join(MINE)), write(GAME, "game.toml"), "--as", "Zoe")

    assert (ended.status, ended.out) == (2, "")
    assert "is called 'Zoe'; give a player, public or gm" in ended.err


BITE = '{ by = "Fay", does = "bite", at = ["Ann"], of_side = true }'


def game(nights: str, players: str = "") -> str:
    """The page's game with other nights or players."""
    return f"{players or SEATED}\n{nights}\n"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (game("", 'players = { Ann = "seer" }'), 1, "players: there are 1 players; the file is for 7"),
        (game("", 'players = { Ann = "king" }'), 1, "players.Ann: there is no role 'king'; write one of villager"),
        (game("", 'players = { gm = "seer" }'), 1, "players: nobody may be called 'gm'"),
        (
            game(f'[[nights]]\norders = [{BITE}]\n[[nights]]\ndead = ["Ann"]'),
            5,
            "nights[1].dead: nobody alive is called 'Ann'",
        ),
        (game('[[nights]]\nlynched = ["Fay", "Gus"]\ndead = ["Ann"]'), 4, "nights[0].dead: the game is over"),
        (game('[[nights]]\nlynched = ["Zoe"]'), 3, "nights[0].lynched: nobody alive is called 'Zoe'"),
        (game('[[nights]]\ndead = ["Zoe"]'), 3, "nights[0].dead: nobody alive is called 'Zoe'"),
        (game("[[nights]]\nnight = 3"), 3, "nights[0].night: there is no such line; write one of dead, lynched"),
        (
            game('[[nights]]\norders = [{ by = "Ann", does = "bite" }]'),
            3,
            "for they don't have it; they can do see",
        ),
        (game('[[nights]]\ndead = ["Fay", "Gus"]\n\n[[nights]]'), 5, "the game is over before this"),
        (game('[[nights]]\ndead = ["Fay", "Gus"]\norders = [{ by = "Ann", does = "see" }]'), 4, "the game is over"),
    ],
)
def test_a_wrong_game_is_explained_with_its_line(
    brehon: Brehon, write: Write, text: str, line: int, problem: str
) -> None:
    file = write(text, "game.toml")
    ended = brehon("night", write("\n".join(MINE)), file)

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(f"{file}:{line}: ")
    assert problem in ended.err


def test_the_schema_of_role_files_describes_every_part(brehon: Brehon) -> None:
    document = json.loads(brehon("schema", "role-file").out)

    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert {"RoleFile", "Side", "Role", "Ability", "Effect"} <= document["$defs"].keys()
    assert document["$defs"]["Effect"]["enum"] == sorted(Effect)


@pytest.mark.parametrize(
    "words", [Target, role_file.Nights, When, Cycle, Ballot, Lynch, Wins, Reveal, Sanity, Strength]
)
def test_the_page_explains_every_word_that_a_line_may_have(words: type[StrEnum]) -> None:
    assert [word for word in words if not re.search(rf"`(.* = )?\"?{word}\"?`", PAGE)] == []


def test_the_gallery_lists_every_set_up_of_the_repository_with_its_source() -> None:
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in GALLERY.splitlines() if row.startswith("| [")]
    listed = {(link, players, by_hand, source.partition("](")[2]) for link, players, by_hand, _, source in rows}

    assert len(listed) == len(rows)
    assert listed == {listed_in_gallery(path) for path in SHIPPED}


def listed_in_gallery(path: Path) -> tuple[str, str, str, str]:
    """What the gallery says of a role file: its name, players, abilities by hand, and source."""
    file = read_role_file(path.read_bytes())
    by_hand = sum(ability.effect is Effect.BY_HAND for ability in file.abilities.values())
    source = file.source and f"{file.source.replace('(', '%28').replace(')', '%29')})"
    return f"[{file.title}](../bot/set_ups/open_table/{path.name})", str(file.players), str(by_hand or ""), source


def test_the_page_gives_the_bounds_of_a_file() -> None:
    one_line = " ".join(PAGE.split())

    assert f"how many play: {PLAYERS[0]} to {PLAYERS[-1]}" in one_line
    assert f"Names have up to {LONGEST_NAME} characters, and texts up to {LONGEST_TEXT}, on one line" in one_line
    assert f"up to {LARGEST // 1024} KB and {MOST_LINES} lines of {LONGEST_LINE} characters" in one_line
    assert f"{MOST_SIDES} sides, {MOST_ROLES} roles and {MOST_ABILITIES} abilities" in one_line


@pytest.mark.parametrize(
    ("shape", "before"),
    [(RoleFile, "These lines stand"), (Side, "A side has"), (Role, "A role has"), (Ability, "An ability has")],
)
def test_the_page_says_what_holds_without_a_line(shape: type[msgspec.Struct], before: str) -> None:
    table = PAGE.partition(before)[2].partition("| --- |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (`.+?`) \|.*\| (.+) \|$", table, re.MULTILINE)
    without = {name.strip("`"): said for names, said in rows for name in names.split(", ")}
    fields = {field.name: field for field in msgspec.structs.fields(shape) if field.name in without}
    usual = {name: str(field.default).lower() for name, field in fields.items() if isinstance(field.default, str | int)}

    assert [name for name, value in usual.items() if value and f"`{value}`" not in without[name]] == []
    assert [name for name, field in fields.items() if field.required is not (without[name] == "it is needed")] == []


@pytest.mark.parametrize("shape", [RoleFile, Hours, Side, Role, Ability, Nights, Order])
def test_the_page_explains_every_line_of_a_file(shape: type[msgspec.Struct]) -> None:
    parts = {"sides": "[sides.", "roles": "[roles.", "abilities": "[abilities."} if shape is RoleFile else {}
    fields = [parts.get(field.name, field.name) for field in msgspec.structs.fields(shape)]

    assert [field for field in fields if not re.search(rf"(`|\b|^){re.escape(field)}", PAGE, re.MULTILINE)] == []
