"""Placeholders for local variables: they survive a renaming, and differ for values from another source."""

import ast

import pytest

from tests.placeholders import replace_locals


def placed(source: str) -> str:
    """Return a function's text with placeholders."""
    tree = ast.parse(source)
    replace_locals(tree)
    return ast.unparse(tree)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(live: Live): return live.gm", "return <Live>.gm"),
        ("def f(row: Row | None): return row.line", "return <Row>.line"),
        ("def f(live: Live):\n for s in live.seats: s.tell()", "<each seats>.tell()"),
        (
            "def f(live: Live): return [s.name for s in live.seats]",
            "[<each seats>.name for <each seats> in <Live>.seats]",
        ),
        ("def f(live: Live):\n s = live.seat_of(1)\n return s", "return <seat_of>"),
        ("def f(live: Live):\n if s := live.seat_of(1): return s", "return <seat_of>"),
        ("async def f(): \n async with lock() as held: held.go()", "<lock>.go()"),
        ("def f():\n one, other = both()\n send(other)", "send(<both.1>)"),
        ("def f():\n one, other = this(), that()\n send(other)", "send(<that>)"),
        ("def f(event: Event):\n match event:\n  case Died(player=seat): send(seat)", "send(<Died.player>)"),
        ("def f():\n try: go()\n except Gone as error: send(error)", "send(<Gone>)"),
        ("def f(live: Live):\n for s in live.seats:\n  x = s\n  send(x)", "send(<each seats:2>)"),
        ("def f(at: datetime):\n at = at or now()\n return at", "return <datetime|now>"),
        ("def f(rows):\n for row in [row for row in rows if row]: send(row)", "send(<each [each any]>)"),
        ("def f(rows):\n rows = [rows for rows in rows]\n send(rows)", "send(<any|[any]>)"),
        ("def f(live: Live, at: int):\n late = live.due < at\n return late", "return <due?>"),
        ("def f(live: Live):\n on = not live.over\n return on", "return <not over>"),
        ("def f(self): return self.live", "return self.live"),
        ("f = lambda live: live.gm", "f = lambda <any>: <any>.gm"),
    ],
)
def test_a_local_variable_is_named_after_the_source_of_its_value(source: str, expected: str) -> None:
    assert expected in placed(source)


def test_renaming_a_local_variable_changes_nothing() -> None:
    source = "def f({0}: Live, at: int):\n {1} = {0}.due < at\n return [{2} for {2} in {0}.seats if {1}]"

    assert placed(source.format("live", "late", "s")) == placed(source.format("hosted", "overdue", "seat"))


@pytest.mark.parametrize(
    ("source", "old", "new"),
    [
        ("def f(gm: int, user: int): send(gm)", "send(gm)", "send(user)"),
        ("def f(gm: int, user: int): return gm == user", "gm == user", "gm == gm"),
        ("def f(gm: int):\n def g(user: int): send(user)", "send(user)", "send(gm)"),
        ("def f(x: Live): return x.gm_id", "x.gm_id", "x.user_id"),
        ("def f(x: Live): return is_gm(x)", "is_gm(x)", "is_led(x)"),
        ("def f(x: Live):\n s = x.first\n send(s)", "x.first", "x.last"),
    ],
)
def test_another_variable_attribute_or_function_gets_another_name(source: str, old: str, new: str) -> None:
    assert placed(source) != placed(source.replace(old, new))
