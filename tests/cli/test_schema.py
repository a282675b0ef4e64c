"""``brehon schema`` prints one JSON Schema document."""

import json
import re

import pytest

from bot.cli.describing import describe
from engine.actions import SHELL_ACTIONS, Action
from engine.naming import tag_of
from engine.quests import Quests
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from engine.texts import TEXT_ACTIONS
from tests.cli.conftest import Brehon


def test_a_schema_has_options_moves_and_notices(brehon: Brehon) -> None:
    document = json.loads(brehon("schema", "tain").out)
    moves: tuple[type[Action], ...] = (*Quests.actions, *SHELL_ACTIONS, *TEXT_ACTIONS, *Quests().hands)

    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert {"options", "moves", "notices", "$defs"} <= document.keys()
    assert document["moves"].keys() == {tag_of(move) for move in moves}
    assert {"knowledge", "vote_closed", "quest", "outcome", "reveal", "warning"} <= document["notices"].keys()


def test_every_reference_leads_somewhere(brehon: Brehon) -> None:
    ended = brehon("schema", "middle-earth")
    references = re.findall(r'"#/\$defs/([^"]+)"', ended.out)

    assert references
    assert set(references) <= json.loads(ended.out)["$defs"].keys()


def test_an_undo_may_name_a_line_and_a_reason(brehon: Brehon) -> None:
    definitions = json.loads(brehon("schema", "tain").out)["$defs"]

    assert definitions["Undo"]["required"] == ["move"]
    assert {"line", "reason"} <= definitions["Undo"]["properties"].keys()
    assert definitions["Vote"]["properties"]["again"]["type"] == "boolean"


def test_a_move_on_a_board_may_be_marked_as_the_bot_s(brehon: Brehon) -> None:
    with_mark = {
        move: "auto" in json.loads(brehon("schema", game).out)["$defs"][move]["properties"]
        for game, move in (("danube", "Throw"), ("danube", "Close"), ("tain", "Vote"))
    }

    assert with_mark == {"Throw": True, "Close": False, "Vote": False}


def test_a_move_lists_its_fields(brehon: Brehon) -> None:
    definitions = json.loads(brehon("schema", "tain").out)["$defs"]

    assert definitions["Vote"]["required"] == ["move", "approve"]
    assert definitions["Vote"]["properties"]["move"] == {"enum": ["vote"]}
    assert definitions["Vote"]["additionalProperties"] is False


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)
def test_every_move_may_have_the_fields_of_its_record_line(rulebook: AnyRulebook) -> None:
    document = json.loads(json.dumps(describe("A game", rulebook)))
    named = [each for move in document["moves"].values() for each in move.get("anyOf", [move])]
    moves = [document["$defs"][each["$ref"].removeprefix("#/$defs/")] for each in named]

    assert all({"by", "at", "drawn"} <= {*move["properties"]} for move in moves)
