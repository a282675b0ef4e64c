"""Input from a terminal, and output to it."""

from datetime import UTC, datetime

import pytest
from simcord.enums import OptionType

from bot.rehearsal.failure import Impossible
from bot.rehearsal.terminal_speech import Speech
from bot.rehearsal.typed_commands import Command, Offer, Option, read_line, value_of

SPEECH = Speech({7: "Ann"}, {9: "table"}, datetime(2026, 1, 1, tzinfo=UTC))
VOTE = Command(
    "quest vote",
    (
        Option("answer", OptionType.STRING, required=True, choices=(Offer("approve", "yes"), Offer("reject", "no"))),
        Option("openly", OptionType.BOOLEAN),
        Option("hours", OptionType.NUMBER),
    ),
)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("<@7>, come to <#9>!", "@Ann, come to #table!"),
        ("**A\\_nn** leads *now*", "A_nn leads now"),
        ("-# Until <t:1767312000:f> (<t:1767312000:R>).", "Until 2 Jan 2026 00:00 UTC (in 1 day)."),
        ("```\n  a * b\n```", "  a * b"),
    ],
)
def test_discord_s_markup_is_made_readable(written: str, said: str) -> None:
    assert "\n".join(line.plain for line in SPEECH.lines(written)) == said


@pytest.mark.parametrize("line", ["/quest vote approve yes", "/quest vote openly:yes answer:approve"])
def test_a_command_is_read_by_place_and_by_name(line: str) -> None:
    command, typed = read_line(line, {"quest vote": VOTE})

    assert {
        option.name: value_of(option, typed[option.name]) for option in command.options if option.name in typed
    } == {
        "answer": "yes",
        "openly": True,
    }


@pytest.mark.parametrize("line", ["/quest", "/quest dance", "/quest vote a b c d"])
def test_a_line_that_is_not_a_command_is_refused(line: str) -> None:
    with pytest.raises(Impossible):
        read_line(line, {"quest vote": VOTE})


def test_a_lone_quotation_mark_is_read_as_it_is() -> None:
    _, typed = read_line('/quest vote "', {"quest vote": VOTE})

    assert typed == {"answer": '"'}


def test_a_number_is_read_as_a_number() -> None:
    with pytest.raises(Impossible, match="takes a number"):
        value_of(VOTE.options[2], "soon")
