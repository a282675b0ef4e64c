"""Every component, pressed by every kind of person: whoever may not is refused, politely, and nothing comes of it."""

from collections.abc import Mapping

import pytest
from simcord import InteractionResult
from structlog.testing import capture_logs

from bot.cogs.gm.tasks import TASKS
from bot.cogs.interaction.pressed import Right
from bot.cogs.presses import PRESSES
from bot.components.keys import Key, Kind, Task, Verb
from engine.great_table.roles import RoleName
from tests.cogs.forgery import BUTTON, FORM, PRESS, SELECT, Origin, tell
from tests.cogs.gamblers import SEVEN, sit_down_and_deal, table_of
from tests.cogs.gm.test_co_gms import join
from tests.cogs.opening import Opening
from tests.cogs.players.test_watching import inform
from tests.cogs.stage import Stage, answer
from tests.cogs.whole.test_forged import state

OF_ALL = {Right.ANYBODY, Right.OFFERED_A_SEAT, Right.ASKED_TO_LEAD, Right.OF_WHAT_IS_CONFIRMED}
SEATED = {Right.SEATED, Right.MOVER, Right.PARTICIPANT}
LEADING = {Right.GM, Right.GM_OR_MANAGER, Right.OFFERER, Right.PARTICIPANT}
RIGHTS: Mapping[str, set[Right]] = {
    "stranger": OF_ALL,
    "replaced": OF_ALL,
    "spectator": OF_ALL,
    "player": OF_ALL | SEATED,
    "dead": OF_ALL | SEATED,
    "manager": OF_ALL | {Right.MANAGER, Right.GM_OR_MANAGER, Right.OFFERER},
    "GM who plays": OF_ALL | SEATED | LEADING,
    "GM": OF_ALL | LEADING | {Right.GM_WHO_SEES},
}
"""The rights of each kind of person, those who change least of the game first."""
NO_SEAT, NO_GM = "You have no seat in this game", "Only the GM can do that"
REFUSALS: Mapping[Right, tuple[str, ...]] = {
    Right.SEATED: (NO_SEAT,),
    Right.MOVER: (NO_SEAT,),
    Right.PARTICIPANT: ("Only those who played or led this game",),
    Right.GM: (NO_GM,),
    Right.GM_WHO_SEES: (NO_GM, "You play in this game yourself"),
    Right.GM_OR_MANAGER: ("Only the GM, or somebody with the permission Manage Server",),
    Right.OFFERER: ("Only the GM, or somebody with the permission Manage Server",),
    Right.MANAGER: ("Only somebody with the permission Manage Server",),
}
"""How the answer begins to somebody who lacks a right."""
NO_GAME = "I don't know this game"
CHANGES_PEOPLE = {Verb.JOIN, Verb.LEAVE, Verb.START, Verb.CONFIRM}
"""Verbs that would make somebody another kind of person, or end the game."""


async def begin(stage: Stage) -> Mapping[str, str]:
    """Begin a game of seven with everybody in it whom there may be; gives who is what."""
    for name in ("Kim", "Sue", "New"):
        stage.add(name)
    stage.make_manager("Zoe")
    await sit_down_and_deal(stage, SEVEN)
    roles = (await table_of(stage)).roles  # without the master the game would be over
    dead = next(name for name in SEVEN if roles[name] is RoleName.PLAYER)
    await stage.command("Gia", "gm modkill", player=dead)
    player, gone, leads = (await table_of(stage)).living[:3]
    await stage.replace(gone, "New")
    await inform(stage, "Sue")
    await join(stage, leads)
    people = {"stranger": "Kim", "replaced": gone, "spectator": "Sue", "player": player, "dead": dead}
    return people | {"manager": "Zoe", "GM who plays": leads, "GM": "Gia"}


async def sign_up(stage: Stage) -> Mapping[str, str]:
    """Open a sign-up for the same game."""
    stage.add("Kim")
    stage.make_manager("Zoe")
    await stage.command("Gia", "game new", game="great-table", anonymous=False)
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    await join(stage, "Ben")
    return {"stranger": "Kim", "player": "Ann", "manager": "Zoe", "GM who plays": "Ben", "GM": "Gia"}


def press(stage: Stage, name: str, verb: Verb, token: str, card: int) -> InteractionResult:
    """Let somebody press, choose or send in what they were never shown, on the card. This doesn't wait for the bot."""
    kind = PRESSES[verb].kind
    data: dict[str, object] = {"custom_id": Key(verb, 1, token).custom_id}
    origin = Origin(name, stage.channel.id, stage.guild.id)
    if kind is Kind.FORM:
        return tell(stage, origin, FORM, {**data, "components": []})
    chosen = {"component_type": SELECT, "values": ["1"]} if kind is Kind.SELECT else {"component_type": BUTTON}
    return tell(stage, origin, PRESS, {**data, **chosen}, card)


@pytest.fixture(params=[sign_up, begin], ids=["sign-up", "running"])
async def table(opening: Opening, request: pytest.FixtureRequest) -> tuple[Stage, Mapping[str, str]]:
    """A game, and who is what in it."""
    stage = await opening.stage()
    return stage, await request.param(stage)


def test_every_verb_has_an_entry() -> None:
    assert set(PRESSES) == set(Verb)


def test_every_task_of_the_desk_has_an_entry() -> None:
    assert set(TASKS) == set(Task)


def test_every_select_but_four_is_checked_against_an_offer() -> None:
    entries = PRESSES.items()

    assert {verb for verb, each in entries if (each.kind is Kind.SELECT) != (each.offers is not None)} == {
        *(Verb.STEP, Verb.QUESTION, Verb.WAITING, Verb.LOAD_SETUP)
    }


def test_no_form_opens_another_form() -> None:
    assert [verb for verb, each in PRESSES.items() if each.kind is Kind.FORM and each.opens_form] == []


def test_only_presses_of_a_gm_are_confirmed() -> None:
    assert {each.right for each in PRESSES.values() if each.asks is not None} == {Right.GM, Right.GM_WHO_SEES}


async def test_somebody_without_the_right_to_press_is_refused_and_changes_nothing(
    table: tuple[Stage, Mapping[str, str]],
) -> None:
    stage, people = table
    card, token, before = stage.card.id, (await stage.hosted()).wait_token, await state(stage)
    wrong = []
    with capture_logs() as log:
        for kind, name in people.items():
            verbs = [verb for verb in Verb if PRESSES[verb].right not in RIGHTS[kind]]
            results = [press(stage, name, verb, token, card) for verb in verbs]
            await stage.env.settle()
            for verb, said in zip(verbs, map(answer, results), strict=True):
                if not said.startswith(REFUSALS[PRESSES[verb].right]):
                    wrong.append((kind, verb, said))

    assert wrong == []
    assert {line["result"] for line in log if "result" in line} == {"denied"}
    assert await state(stage) == before


async def test_nobody_is_refused_for_lack_of_a_right_that_they_have(table: tuple[Stage, Mapping[str, str]]) -> None:
    stage, people = table
    card = stage.card.id
    wrong = []
    with capture_logs() as log:
        for kind, name in people.items():
            for verb in (verb for verb in Verb if PRESSES[verb].right in RIGHTS[kind] and verb not in CHANGES_PEOPLE):
                result = press(stage, name, verb, (await stage.hosted()).wait_token, card)
                await stage.env.settle()
                said = result.response.content if result.response is not None else ""
                if not result.acknowledged or said.startswith(REFUSALS.get(PRESSES[verb].right, (NO_GAME,))):
                    wrong.append((kind, verb, said))

    assert wrong == []
    assert [line for line in log if line["log_level"] in {"error", "critical"}] == []
