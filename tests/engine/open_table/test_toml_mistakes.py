"""Mistakes in TOML are told in words for people who don't know it, and hide no others."""

import pytest

from tests.engine.open_table.role_files import changed, mistakes, refusal


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ('title = "Small"', 'title = "Small', 1, 'the text that begins here has no closing "; add it'),
        ('["heal"]', '["heal]', 23, 'the text that begins here has no closing "; add it'),
        (
            'title = "Small"',
            "title = 'Small",
            1,
            "the text that begins here is never closed; put the same quotes",
        ),
        ('title = "Small"', "title = Small", 1, 'put Small in straight quotes: title = "Small"'),
        ('["heal"]', "[heal, see]", 23, 'put heal in straight quotes: "heal"'),
        ('title = "Small"', "title = “Small”", 1, 'these are curly quotes; write straight ones: "'),
        ('title = "Small"', 'title = "Small”', 1, 'these are curly quotes; write straight ones: "'),
        (
            'title = "Small"',
            'title = "A "small" one"',
            1,
            "the text ends at its second \"; write ' for",
        ),
        ('title = "Small"', 'title = "C:\\Small"', 1, "in a text, \\ needs another \\ before it; write \\\\"),
        ('title = "Small"', "title =", 1, "title has no value; write one after the ="),
        ("players = 5", "players = five", 2, "write the number in digits: players = 5"),
        ("players = 5", "players = 5\nno_lynch = False", 3, "write true or false in small letters: no_lynch = false"),
        ("players = 5", "players = 5 people", 2, "nothing but a remark after # may follow the value; take out people"),
        ("players = 5", "hours = { day = 1 night = 1 }", 2, "what stands in { } stands on one line, with commas"),
        ("players = 5", "hours = {\nday = 1 }", 2, "what stands in { } stands on one line, with commas"),
        ('wins = "parity"', 'wins: "parity"', 8, "write = in place of :"),
        ("players = 5", "players = 5\nno lynch = true", 3, "a key has no blanks; write no_lynch = …"),
        (
            "players = 5",
            "Five of us.",
            2,
            "this line is no heading in [ ] and has no key = value; if it is a remark",
        ),
        ('["heal"]', '["heal"', 23, "the list that begins here has no closing ]; add it"),
        ('["heal"]', '["heal",', 23, "the list that begins here has no closing ]; add it"),
        ('["heal"]', '["heal, "kill"]', 23, "in this list a comma or a quote is missing; write it as"),
        ("[roles.cop]", "[roles.cop", 15, "this heading has no closing ]; write [roles.cop]"),
        ("[roles.cop]", "[roles.Élite Cop]", 15, 'write [roles.elite_cop], and name = "Élite Cop" on the next line'),
        ("[sides.town]", "[[the nights]]", 4, "a key has no blanks, and no signs but _; write [[the_nights]]"),
        ("[roles.cop]", "[roles.doctor]", 20, "there is a [roles.doctor] already; give this one another key"),
        ("count = 2", "count = 2\ncount = 2", 14, "count stands twice in this part; keep one"),
    ],
)
def test_a_mistake_in_toml_says_what_to_write(old: str, new: str, line: int, sentence: str) -> None:
    found, told = refusal(changed(old, new))

    assert sentence in told
    assert (found, "at line" in told) == (line, False)


def test_mistakes_of_several_kinds_are_told_by_line() -> None:
    text = changed('wins = "parity"', 'wins = "party"', changed('effect = "protect"', "effect = protect"))

    assert mistakes(changed("count = 2", 'count = "2"', text)) == [
        (8, "sides.mafia.wins: 'party' is not known here; did you mean parity?"),
        (13, "roles.townie.count: write the number without quotes: count = 2"),
        (36, 'put protect in straight quotes: effect = "protect"'),
    ]


def test_a_mistake_that_is_put_right_for_the_rest_is_told_once() -> None:
    assert mistakes(changed("players = 5", "players = six")) == [(2, "write the number in digits: players = 6")]


def test_what_follows_from_a_wrong_key_is_not_told() -> None:
    assert [line for line, _ in mistakes(changed('["heal"]', '["haul"]'))] == [23]


def test_no_more_than_five_mistakes_are_told() -> None:
    assert len(mistakes("\n".join(f"a{number}: 1" for number in range(9)))) == 5
