"""Sheets as files: columns, times, links, and cells that no spreadsheet takes for a formula."""

import csv
import json
from datetime import UTC, datetime

import pytest

from bot.storage.history.spreadsheets import SheetFormat, Traces, written
from engine.parties.sheets import CountRow, VoteRow

AT = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)
TRACES = Traces({3: AT}, {3: "https://discord.com/channels/1/2/3"})


def row(voter: str = "Ann", *, approve: bool | None = True) -> VoteRow:
    """Return a vote."""
    return VoteRow(line=3, quest=1, attempt=2, leader="Ben", voter=voter, approve=approve, public=False, count=4)


def read(content: bytes) -> list[list[str]]:
    """Read a file as a spreadsheet does."""
    return [*csv.reader(content.decode("utf-8-sig").splitlines())]


def test_a_csv_file_has_a_line_of_columns_and_a_line_for_each_row() -> None:
    columns, cells = read(written(VoteRow, [row()], TRACES, SheetFormat.CSV))

    assert columns == ["quest", "attempt", "leader", "voter", "approve", "public", "count", "time", "link"]
    assert cells == ["1", "2", "Ben", "Ann", "yes", "no", "4", "2026-11-20T18:00:00Z", TRACES.links[3]]


def test_a_csv_file_begins_with_a_mark_by_which_excel_knows_its_letters() -> None:
    assert written(VoteRow, [row("Fionnuala Ó")], TRACES, SheetFormat.CSV).startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\uff1d1", '=HYPERLINK("x")'])
def test_no_name_is_a_formula(name: str) -> None:
    (_, cells) = read(written(VoteRow, [row(name)], TRACES, SheetFormat.CSV).replace(b"\r=", b" ="))

    assert cells[3].startswith("'")


def test_no_separator_in_a_name_begins_another_cell() -> None:
    names = ('Ann";=1', "Ben\n=1", "Cat,=1")
    count = CountRow(
        line=3,
        quest=1,
        attempt=1,
        leader=names[0],
        party=names,
        approvals=1,
        rejections=0,
        approved=True,
        rejected_so_far=0,
        approved_by=(),
        rejected_by=(),
        counted_twice=(),
    )
    content = written(CountRow, [count], TRACES, SheetFormat.CSV).decode("utf-8-sig")
    (_, cells) = csv.reader(content.splitlines(keepends=True))

    assert (cells[2], cells[3]) == (names[0], ", ".join(names))
    assert len(cells) == 13


def test_json_lines_have_names_as_they_are_and_empty_cells_as_null() -> None:
    (line,) = written(VoteRow, [row("=1", approve=None)], Traces({}, {}), SheetFormat.JSONL).splitlines()

    assert json.loads(line) == {
        "quest": 1,
        "attempt": 2,
        "leader": "Ben",
        "voter": "=1",
        "approve": None,
        "public": False,
        "count": 4,
        "time": None,
        "link": None,
    }


def test_a_sheet_without_rows_has_its_columns() -> None:
    assert len(read(written(VoteRow, [], TRACES, SheetFormat.CSV))) == 1
    assert written(VoteRow, [], TRACES, SheetFormat.JSONL) == b""
