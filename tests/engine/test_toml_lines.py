"""Every field of TOML is found on the line that sets it."""

import pytest

from engine.errors import BadInput
from engine.toml_lines import line_of, parsed

TEXT = """\
# x = 1
title = "A"  # 2
order = [
    "block",
    "kill",
]

[roles]
cop = { side = "town", count = 1 }  # 9
"night owl" = { side = "town" }

[roles.doctor]  # 12
text = '''
side = "not here"
'''
side = "town"  # 16
does.first = 1

[[nights]]  # 19
dead = ["Ann"]

[[nights.orders]]  # 22
by = "Ben"

[[nights]]  # 25

[[nights.orders]]
[[nights.orders]]  # 28
by = "Cat"  # 29
"""


@pytest.mark.parametrize(
    ("field", "line"),
    [
        ("title", 2),
        ("order[1]", 3),
        ("roles", 8),
        ("roles.cop", 9),
        ("roles.cop.count", 9),
        ("roles.night owl.side", 10),
        ("roles.doctor", 12),
        ("roles.doctor.text", 13),
        ("roles.doctor.side", 16),
        ("roles.doctor.does.first", 17),
        ("nights", 19),
        ("nights[0].dead[0]", 20),
        ("nights[0].orders[0].by", 23),
        ("nights[1]", 25),
        ("nights[1].orders[1]", 28),
        ("nights[1].orders[1].by", 29),
    ],
)
def test_a_field_is_found_on_the_line_on_which_its_statement_begins(field: str, line: int) -> None:
    assert line_of(TEXT, field) == line


@pytest.mark.parametrize(("field", "line"), [("roles.doctor.count", 12), ("roles.vet", 8), ("nobody", 1), ("", 1)])
def test_what_no_line_sets_is_on_the_line_of_what_holds_it(field: str, line: int) -> None:
    assert line_of(TEXT, field) == line


def test_a_key_as_deep_as_a_file_is_long_is_found_on_its_line() -> None:
    assert line_of("x = 1\na" + ".a" * 5000 + " = 1", "a" + ".a" * 5000) == 2


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb =", 2), ("a = 1\n\n[b\n", 3), ("a = " + "[" * 5000, 1)])
def test_a_text_that_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadInput, match="this is no TOML") as caught:
        parsed(text)

    assert caught.value.line == line
