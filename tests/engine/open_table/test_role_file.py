"""Role files: right ones are read, and each mistake is one sentence with its line."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadInput
from engine.open_table.effects import ROWS, Effect
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import LARGEST, MOST_LINES
from tests.engine.open_table.role_files import SHIPPED, SMALL, changed, mistakes, read, refusal


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.stem))
def test_every_role_file_of_the_repository_is_right_and_short(path: Path) -> None:
    file = read_role_file(path.read_bytes())

    assert file.title
    assert path.read_text(encoding="utf-8").count("\n") < 60


def test_most_of_thirty_published_set_ups_leave_nothing_to_the_gm_and_others_little() -> None:
    files = [read_role_file(path.read_bytes()) for path in SHIPPED]
    by_hand = [
        sum(ability.effect is Effect.BY_HAND for ability in file.abilities.values()) for file in files if file.source
    ]

    assert len(by_hand) >= 30
    assert by_hand.count(0) >= 25
    assert max(by_hand) <= 2


def test_what_a_role_file_leaves_out_has_its_usual_value() -> None:
    file = read(SMALL)

    assert (file.role_name("cop"), file.natural, file.night_order) == ("Cop", True, tuple(ROWS))
    assert file.abilities["kill"].uses is None


MISTAKES = {
    'title = "Small"': [
        ("", 1, "title is missing; add a line title = …"),
        ("title = 3", 1, "title: write a text in quotes"),
        (f'title = "{"W" * 61}"', 1, "title: 60 characters are the most; write a shorter text"),
        ('title = "a\\nb"', 1, "title: a name has 1 to 60 characters on one line"),
        ('titel = "Small"', 1, "titel: there is no such line; did you mean title?"),
    ],
    "players = 5": [
        ("players = 4", 2, "players: the counts add up to 5; change them, or write players = 5"),
        ("players = 26", 2, "players: 25 is the most; write a lower number"),
        ('players = 5\norder = ["kill", "kill"]', 3, "order: kill stands before itself; name it once"),
        (
            'players = 5\norder = ["kill"]',
            3,
            'order: it lacks protect, learn_side; the usual order is ["protect", "kill", "learn_side"]',
        ),
        ('players = 5\norder = ["jail"]', 3, "order: at night no ability has the effect jail; leave it out"),
        ("players = 5\nhours = { ruling = 12 }", 3, "hours: no night leaves anything to the GM; leave out ruling"),
        ("players = 5\nhours = { day = 0 }", 3, "hours.day: a minute is the least; write a number of"),
        ("players = 5\nhours = { night = 721 }", 3, "hours.night: 720 hours are the most; write a number of hours"),
        ("players = 5\nhours = { dusk = 1 }", 3, "hours.dusk: there is no such line; write one of day, night, ruling"),
        ('players = 5\nhours = { day = "48" }', 3, "hours.day: write the number without quotes: day = 48"),
        ('players = 5\nhours = { day = "two days" }', 3, "hours.day: write a number, without quotes"),
        ("players = 5\nhours = 48", 3, "hours: write hours = { day = 48, night = 24 }"),
        ("players = 5\nlynch = false", 3, "lynch: write one of majority, plurality, none, in quotes"),
        ('players = 5\nreveal = "all"', 3, "reveal: 'all' is not known here; write one of role, side, nothing"),
        ('players = 5\nalternatives = [[["cop"], ["vet"]]]', 3, "alternatives[0]: there is no 'vet'; write one of"),
        ('players = 5\nalternatives = [[["cop"], []]]', 3, "alternatives[0]: these lists differ in length"),
        ('players = 5\nalternatives = [[["cop"]]]', 3, "alternatives[0]: each group needs two lists or more: [[["),
        ('players = 5\nalternatives = [["cop"], ["cop"]]', 3, "alternatives[0]: each group needs two lists or more"),
    ],
    '[sides.mafia]\nwins = "parity"': [
        ('[sides.mafia]\nwins = "party"', 8, "sides.mafia.wins: 'party' is not known here; did you mean parity?"),
        (
            '[sides.mafia]\nwins = "half"',
            8,
            "sides.mafia.wins: 'half' is not known here; write one of eliminate",
        ),
        ('[sides.mafia]\nwins = "parity"\nknows = "True"', 9, "knows: write it without quotes: knows = true"),
        ("[sides.mafia]", 7, "sides.mafia: wins is missing; add a line wins = …"),
        ('[sides.Mafia]\nwins = "parity"', 7, "letter; write [sides.mafia]"),
        ('[sides.mafia]\nwins = "survive"', 4, "sides.town: it wins before the game begins, with 2 townie"),
        ('[sides.mafia]\nwins = "parity"\nname = "Town"', 7, "sides.mafia: sides.town is called 'Town' too"),
        ('[sides.mafia]\nwins = "parity"\nends = false', 9, "ends says nothing for a side that wins by parity"),
        ('[sides.mafia]\nwins = "lynched"', 4, "sides.town: it wins before the game begins, with 2 townie"),
        (
            '[sides.cult]\nwins = "parity"\n\n[sides.mafia]\nwins = "parity"',
            7,
            "sides.cult: nobody can be on this side",
        ),
    ],
    '[roles.cop]\nside = "town"\ncount = 1': [
        ('[roles.cop]\nside = "tawn"\ncount = 1', 16, "roles.cop.side: there is no 'tawn'; did you mean town?"),
        ('[roles.cop]\nside = "Town"\ncount = 1', 16, 'roles.cop.side: write the key, not the name: "town"'),
        ('[roles.cop]\nside = "town"\ncount = "one"', 17, "roles.cop.count: write a whole number, without quotes"),
        ('[roles.cop]\nside = "town"\ncount = "1"', 17, "roles.cop.count: write the number without quotes: count = 1"),
        ('[roles.cop]\nside = "town"\ncount = -1', 17, "roles.cop.count: 0 is the least; write a higher number"),
        ('[roles.cop]\nside = "town"\ncoutn = 1', 17, "roles.cop.coutn: there is no such line; did you mean count?"),
        ('[roles.cop]\nside = "town"\nuses = 1', 17, "roles.cop.uses: uses belongs into [abilities…]; move it"),
        (
            '[roles.cop]\nside = "town"\nlynch = "none"',
            17,
            "roles.cop.lynch: lynch belongs at the top of the file, above the first [ ]; move it there",
        ),
        ('[role.cop]\nside = "town"\ncount = 1', 15, "role: there is no [role…]; did you mean [roles.cop]?"),
        (
            '[roles.cop]\ndies_with = "cop"\nside = "town"\ncount = 1',
            16,
            "roles.cop.dies_with: nobody else has this role; name the role with which it dies",
        ),
        ('[roles.cop]\nside = "town"', 2, "players: the counts add up to 4"),
        ('[roles.cop]\nname = "Goon"\nside = "town"\ncount = 1', 26, "roles.goon: roles.cop is called 'Goon' too"),
        (
            '[roles.vet]\nside = "town"\n\n[roles.cop]\nside = "town"\ncount = 1',
            15,
            "roles.vet: nobody can be this role",
        ),
        (
            '[roles.cop]\nuntouchable = ["kil"]\nside = "town"\ncount = 1',
            16,
            "'kil' is not known here; did you mean kill?",
        ),
        ('[roles.cop]\ntext = " Sane"\nside = "town"\ncount = 1', 16, "roles.cop.text: a text stands on one line"),
        ('[roles.cop]\nseen_as = "cult"\nside = "town"\ncount = 1', 16, "roles.cop.seen_as: there is no 'cult'"),
        ('[roles.cop]\ndies_with = "vet"\nside = "town"\ncount = 1', 16, "roles.cop.dies_with: there is no 'vet'"),
    ],
    'does = ["heal"]': [
        ('does = ["heal", "heal"]', 23, "roles.doctor.does: heal is named twice; name it once"),
        ('does = ["cure"]', 23, "roles.doctor.does: there is no 'cure'; write one of kill, investigate, heal"),
        ('does = "heal"', 23, 'roles.doctor.does: write it in square brackets: does = ["heal"]'),
        ("", 35, "abilities.heal: nobody has this ability; put 'heal' into a does = […]"),
    ],
    '[roles.goon]\nside = "mafia"\ncount = 1': [
        ('[roles.goon]\nside = "mafia"\ncount = 4', 2, "players: the counts add up to 8"),
        ('[roles.goon]\nside = "town"\ncount = 1', 7, "sides.mafia: nobody can be on this side"),
    ],
    'effect = "protect"': [
        ('effect = "guard"', 36, "abilities.heal.effect: 'guard' is not known here; write one of swap, jail"),
        ('effect = ["protect"]', 36, "abilities.heal.effect: write one of swap, jail"),
        ('effect = "protect"\ntext = "Heals,\\nperhaps."', 37, "abilities.heal.text: a text stands on one line"),
        (f'effect = "protect"\ntext = "{"W" * 301}"', 37, "text: 300 characters are the most; write a shorter text"),
        ('effect = "by_hand"', 35, "abilities.heal: the effect by_hand needs a line text = …"),
        ('effect = "protect"\nstops = "one"', 37, "stops: write a whole number, without quotes"),
        ('effect = "protect"\nstops = 0', 37, "abilities.heal.stops: 1 is the least; write a higher number"),
        ('effect = "protect"\nrole = "cop"', 37, "abilities.heal.role: role says nothing for the effect protect"),
        ('effect = "protect"\ntarget = "dead"', 37, "protect can't choose dead; write one of other, anyone, self"),
        ('effect = "protect"\ntargets = 2', 37, "targets says nothing for the effect protect; leave it out"),
        ('effect = "protect"\nnights = "first"\nuses = 2', 35, "it can be used once, on the first night"),
        ('effect = "protect"\ntarget = "self"\nrepeats = false', 38, "it names nobody, so it can't name them twice"),
        ('effect = "protect"\nuser = "dead"\ntarget = "self"', 38, "a dead player can't choose themselves"),
        ('effect = "protect"\nwhen = "day"', 37, "abilities.heal.when: protect acts at night alone; leave out when"),
        ('effect = "protect"\npublic = true', 37, "abilities.heal.public: nobody sees what is used at night"),
        ('effect = "protect"\ndays = "odd"', 37, "abilities.heal.days: it is used at night; write nights = "),
        ('effect = "kill"\nwhen = "day"\nnights = "odd"', 38, "nights: it is used by day; write days = "),
        ('effect = "kill"\nwhen = "day"\ndelay = 1', 38, "delay: by day a kill hits at once; leave it out"),
        ('effect = "kill"\nwhen = "day"\nalone = true', 38, "alone: by day a player uses one ability in any case"),
        ('effect = "kill"\nwhen = "day"\ndays = "first"\nuses = 2', 35, "it can be used once, on the first day"),
        ('effect = "protect"\nafter_death_of = "vet"', 37, "abilities.heal.after_death_of: there is no 'vet'"),
        ('effect = "convert"', 35, "abilities.heal: the effect convert needs a line role = …"),
        ('effect = "convert"\nrole = "vet"', 37, "abilities.heal.role: there is no 'vet'"),
        ('effect = "learn_count"\nside = "town"\ntargets = 4', 38, "targets: 3 is the most; write a lower number"),
        ('effect = "kill"\ntarget = "marked"', 35, 'a kill of the marked needs both target = "marked" and mark'),
        ('effect = "kill"\ntarget = "marked"\nmark = "oil"', 38, "no ability sets the mark 'oil'; add one"),
        (
            'effect = "protect"\n\n[abilities.load]\neffect = "give"\nability = "load"',
            38,
            "abilities.load: nobody has this ability; put 'load' into",
        ),
        ('effect = "give"\nability = "gun"', 37, "abilities.heal.ability: there is no 'gun'"),
    ],
}


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [(old, *mistake) for old, mistakes in MISTAKES.items() for mistake in mistakes],
)
def test_a_mistake_is_one_sentence_with_its_line(old: str, new: str, line: int, problem: str) -> None:
    found, sentence = refusal(changed(old, new))

    assert problem in sentence
    assert found == line


@pytest.mark.parametrize(
    ("content", "line", "problem"),
    [
        (b"a = 1\nb = \xff", 2, "this is not UTF-8"),
        (b"#\n" * LARGEST, 1, "this file is too large; 32 KB are the most"),
        (b"\n" * MOST_LINES, MOST_LINES, "this file is too long"),
        (b"a = 1\na" + b".a" * 500 + b" = 1", 2, "this line is too long; 500 characters are the most"),
        (b'title = "\\uD800"', 1, "^this is no TOML: Escaped character is not a Unicode scalar value$"),
        (b"a = [\n" + (b"[" * 400 + b"\n") * 4, 1, "it is nested too deeply"),
        (b"", 1, "is missing"),
        (b"[[sides]]", 1, "sides: write a heading, .sides.KEY., for each"),
        (b"title = 'x'\nplayers = 5\nsides = {}\n[roles]\ncop = 1", 5, "roles.cop: write .roles.cop. as a heading"),
        (b"title = 'x'\nplayers = 5\nroles = {}\nsides = 3", 4, "sides: write a heading, .sides.KEY., for each"),
    ],
)
def test_a_file_that_is_none_is_refused(content: bytes, line: int, problem: str) -> None:
    with pytest.raises(BadInput, match=problem) as caught:
        read_role_file(content)

    assert caught.value.line == line


def test_a_side_a_role_and_an_ability_of_any_effect_may_have_a_text() -> None:
    text = 'text = "Sees, and is not seen."'
    places = ("[sides.town]", "[roles.cop]", "[abilities.investigate]")
    file = read("\n".join(f"{line}\n{text}" if line in places else line for line in SMALL.split("\n")))

    assert {file.sides["town"].text, file.roles["cop"].text, file.abilities["investigate"].text} == {
        "Sees, and is not seen."
    }


def test_a_side_uses_its_abilities_at_night() -> None:
    text = changed('effect = "kill"', 'effect = "kill"\nwhen = "day"')

    assert refusal(text) == (
        9,
        "sides.mafia.does: a side uses its abilities at night; put 'kill' into the does of its roles",
    )


def test_an_order_of_the_night_leaves_out_what_is_used_by_day() -> None:
    text = changed('effect = "learn_side"', 'effect = "learn_side"\nwhen = "day"')

    assert read(changed("players = 5", 'players = 5\norder = ["kill", "protect"]', text)).order
    assert refusal(changed("players = 5", 'players = 5\norder = ["kill", "protect", "learn_side"]', text)) == (
        3,
        "order: at night no ability has the effect learn_side; leave it out",
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("players = 5", 'players = 5\nphases = "days"', 30, 'abilities.kill: there are no nights; add when = "day"'),
        (
            "players = 5",
            'players = 5\nphases = "days"\nbegins = "night"',
            4,
            "begins: there are no nights; leave it out",
        ),
        ("players = 5", 'players = 5\nphases = "days"\nnatural = false', 4, "natural: there are no nights, so this"),
        (
            'does = ["kill"]',
            'knows = true\ntalks = "night"\n',
            11,
            "sides.mafia.talks: there are no nights; write day",
        ),
        (
            'does = ["kill"]',
            'does = ["kill"]\nknows = true\ntalks = "day"\n',
            13,
            "sides.mafia.talks: there are no days; write night",
        ),
        (
            "players = 5",
            'players = 5\nphases = "days"\nhours.night = 1',
            4,
            "hours: there are no nights; leave out night",
        ),
        ("players = 5", 'players = 5\nphases = "nights"\nhours.day = 1\nlynch = "none"', 4, "hours: there are no days"),
        ("players = 5", 'players = 5\nphases = "nights"', 3, 'phases: without days nobody votes; add lynch = "none"'),
        (
            "players = 5",
            'players = 5\nphases = "nights"\nbegins = "day"\nlynch = "none"',
            4,
            "begins: there are no days; leave it out",
        ),
        ('effect = "protect"', 'effect = "silence"', 38, "silence lasts for a day, and there are none"),
        (
            'effect = "protect"',
            'effect = "none"\nwhen = "day"',
            39,
            "abilities.heal.when: there are no days; leave it out",
        ),
    ],
)
def test_a_file_says_nothing_of_times_that_it_doesn_t_have(old: str, new: str, line: int, problem: str) -> None:
    text = changed(old, new)
    if "players" not in old:
        phases = 'phases = "days"' if "night" in new else 'phases = "nights"\nlynch = "none"'
        text = changed("players = 5", f"players = 5\n{phases}", text)
    found, sentence = refusal(text)

    assert problem in sentence
    assert found == line


@pytest.mark.parametrize("line", ['ballots = "secret"', "lynches = 2", "no_lynch = false"])
def test_a_file_without_votes_says_nothing_of_them(line: str) -> None:
    assert refusal(changed("players = 5", f'players = 5\nlynch = "none"\n{line}')) == (
        4,
        f"{line.split(maxsplit=1)[0]}: nobody votes, so this says nothing; leave it out",
    )


def test_nobody_wins_by_a_lynch_where_nobody_votes() -> None:
    jesting = SMALL + '\n[sides.jester]\nwins = "lynched"\n\n[roles.jester]\nside = "jester"\ncount = 1\n'
    played = changed("players = 5", "players = 6", jesting)

    assert read(played).sides["jester"].ends
    assert refusal(changed("players = 6", 'players = 6\nlynch = "none"', played)) == (
        40,
        "sides.jester.wins: nobody is lynched, so it never wins; let players vote, or let it win by another way",
    )


def test_the_one_deal_with_which_the_game_is_won_before_it_begins_is_named() -> None:
    groups = '[[["goon"], ["townie"], ["cop"]], [["goon"], ["doctor"]]]'
    played = changed("players = 5", f"players = 5\nalternatives = {groups}").replace("count = 2", "count = 0")
    won = "sides.mafia: it wins before the game begins, with 1 cop, 1 doctor, 3 goon; change the counts"

    assert refusal(played) == (8, won)
    assert read(played.replace('[["goon"], ["doctor"]]', '[["cop"], ["doctor"]]')).players == 5


def test_too_many_possible_deals_are_refused() -> None:
    groups = ", ".join(['[["cop"], ["townie"], ["doctor"]]'] * 9)

    assert (
        "there are more than 5000 possible deals"
        in refusal(changed("players = 5", f"players = 5\nalternatives = [{groups}]"))[1]
    )


@pytest.mark.parametrize("effect", [effect for effect, row in ROWS.items() if row.number[0] > 1])
def test_an_ability_needs_as_many_others_as_it_names(effect: Effect) -> None:
    text = changed('effect = "protect"', f'effect = "{effect}"')

    assert read(text).abilities["heal"].number == 2


TURNING = """
[roles.vampire]
side = "town"
does = ["turn"]

[abilities.turn]
effect = "convert"
role = "vampire"
"""


def test_a_role_that_only_its_own_players_could_give_is_nobody_s() -> None:
    assert "roles.vampire: nobody can be this role" in refusal(SMALL + TURNING)[1]
    assert read(changed('["heal"]', '["heal", "turn"]', SMALL + TURNING)).roles["vampire"].count == 0


def test_an_ability_may_be_given_by_one_that_is_given() -> None:
    guns = (
        '\n[abilities.arm]\neffect = "give"\nability = "load"\n\n[abilities.load]\neffect = "give"\nability = "shoot"'
    )
    text = changed('["heal"]', '["heal", "arm"]') + guns + '\n\n[abilities.shoot]\neffect = "kill"\n'

    assert {"load", "shoot"} <= read(text).abilities.keys()


def test_all_lines_that_stand_in_the_wrong_part_are_told_at_once() -> None:
    at_the_end = f'{SMALL}lynch = "plurality"\nreveal = "side"\n'

    assert [line for line, told in mistakes(at_the_end) if "belongs at the top of the file" in told] == [37, 38]


LINES = SMALL.split("\n")


@given(st.integers(0, len(LINES) - 1), st.sampled_from(LINES), st.text(max_size=20))
def test_no_change_of_a_line_does_more_than_be_refused(place: int, line: str, more: str) -> None:
    text = "\n".join((*LINES[:place], line + more, *LINES[place + 1 :]))
    refused_at = 1
    try:
        read_role_file(text.encode())
    except BadInput as bad:
        refused_at = bad.line or 0

    assert 1 <= refused_at <= text.count("\n") + 1
