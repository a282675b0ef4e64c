"""The GM's set-up panel: all options, their effects, objections to them, and how to compare."""

import re
import shlex
from functools import partial
from math import inf, nan

import discord
import pytest
from simcord.results import ResponseMessage

from bot.cli import run
from bot.components.keys import Key, Verb
from bot.host.opening.game_openings import Opening
from bot.host.waits.times_of_day import with_hours
from bot.storage.schema.choices import Talking
from bot.storage.schema.escalation import Before, Escalation
from bot.storage.schema.kinds import LatePolicy
from engine.errors import BadInput
from engine.quests.options import Deck, OptionalRole, QuestOptions
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import PRESS, SELECT, Origin, press, send
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of

LINE = re.compile(r"`brehon (.*)`")
EFFECT = re.compile(r"(\w+) \(([\w ]+)\): .+ Helps (\w+)\.")
"""A role, the roles it goes with, and the side it helps."""
CHOSEN = [
    "🪶 Morrígan (Ulaid and Connacht)",
    "Morrígan cards lie open",
    "Morrígan pair who know each other",
    "👁️ Prophetic Vision",
    "🐎 War Chariot",
]
NOT_KNOWN = "wouldn't know each other"
AGAINST = ("This set-up looks good", NOT_KNOWN, "change nothing")


async def opened(stage: Stage) -> ResponseMessage:
    """Return the set-up as its GM sees it."""
    panel = await stage.press("Gia", stage.card, "Set-up")
    assert panel.response is not None
    return panel.response


def chosen_in(panel: ResponseMessage) -> list[str]:
    """Return the options that a panel's selects show as chosen."""
    rows = [row for row in panel.message.components if isinstance(row, discord.ActionRow)]
    selects = [item for row in rows for item in row.children if isinstance(item, discord.SelectMenu)]
    return [choice.label for select in selects for choice in select.options if choice.default]


async def choose(stage: Stage, panel: ResponseMessage, field: str, *values: str) -> str:
    """Let the GM choose, and return what they are shown then."""
    await stage.choose("Gia", panel, values, f"brehon:option:1:0:0:{field}")
    return text_of(panel.message)


async def gm_page(stage: Stage) -> ResponseMessage:
    """Return the set-up's page of the GM's acts and questions beside the rules."""
    deadlines = await stage.press("Gia", await opened(stage), "Deadlines")
    page = await stage.press("Gia", deadlines.response, "GM")
    assert page.response is not None
    return page.response


async def test_a_gm_may_let_players_talk_about_the_game_anywhere(sign_up: Stage) -> None:
    page = await gm_page(sign_up)
    before = chosen_in(page)
    await sign_up.choose("Gia", page, [Talking.ANYWHERE], "brehon:setting:1:0:0:talking")
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert "No talk about the game outside it" in before
    assert "outside it" not in text_of(sign_up.prompt)


async def test_a_board_game_does_not_ask_where_players_may_talk(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="bluff")

    assert "No talk about the game outside it" not in chosen_in(await gm_page(stage))


async def choose_everything(stage: Stage) -> None:
    """Let the GM choose a value for everything that the game leaves open."""
    panel = await opened(stage)
    await choose(stage, panel, "roles", "turncoat")
    await choose(stage, panel, "turncoat", "predetermined")
    await choose(stage, panel, "switches", "turncoats_meet", "vision", "inverter")


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("tain", ("Morrígan cards are dealt open", "know each other", "the Prophetic Vision", "the War Chariot")),
        ("middle-earth", ("Boromir cards are dealt open", "know each other", "the Palantír", "the Ring of Power")),
    ],
)
async def test_the_gm_chooses_everything_that_the_game_leaves_open(
    stage: Stage, game: str, shown: tuple[str, ...]
) -> None:
    await stage.command("Gia", "game new", game=game)
    await choose_everything(stage)
    card = await stage.painted_card()

    assert all(said in card for said in shown)


async def test_the_choices_survive_a_restart(sign_up: Stage) -> None:
    await choose_everything(sign_up)
    await sign_up.restart()

    assert chosen_in(await opened(sign_up)) == CHOSEN
    assert "Morrígan cards are dealt open" in await sign_up.painted_card()


async def test_a_game_begins_with_the_choices(sign_up: Stage) -> None:
    await choose_everything(sign_up)
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert (await sign_up.table()).options == QuestOptions(
        roles=(OptionalRole.TURNCOAT,), turncoat=Deck.PREDETERMINED, turncoats_meet=True, vision=True, inverter=True
    )
    assert "With the War Chariot" in await sign_up.painted_card()


async def test_the_card_of_a_game_that_is_over_names_no_items(sign_up: Stage) -> None:
    await choose_everything(sign_up)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.end("Gia")

    assert "With the War Chariot" not in await sign_up.painted_card()


async def test_the_rules_in_a_games_channel_describe_its_own_options(sign_up: Stage) -> None:
    await choose(sign_up, await opened(sign_up), "roles", "turncoat")
    here = answer(await sign_up.command("Zoe", "game rules", game="tain"))
    of_another = answer(await sign_up.command("Zoe", "game rules", game="middle-earth"))
    await sign_up.end("Gia")
    afterwards = answer(await sign_up.command("Zoe", "game rules", game="tain"))

    assert "In the game of this channel With Morrígan" in here
    assert not any("In the game of this channel" in said for said in (of_another, afterwards))


async def test_a_game_that_leaves_nothing_open_has_no_options_to_choose(stage: Stage) -> None:
    opening = await stage.command("Gia", "game new", game="honnoji")
    assert opening.response is not None

    assert list(choices_of(opening.response)) == [
        "How players get their secrets",
        "Whether players may vote aloud",
        "Moves with consequences",
    ]
    assert "There's nothing to choose" in answer(opening)
    assert "Worth a thought" not in answer(opening)


async def test_a_gm_reads_in_the_set_up_how_it_goes_among_people(sign_up: Stage) -> None:
    panel = await opened(sign_up)
    shown = text_of(panel.message)
    with_turncoats = await choose(sign_up, panel, "roles", "turncoat")

    assert "Among people, Ulaid wins about 41 of 100 games like this with 5 players." in shown
    assert "Among people" not in with_turncoats


async def test_warnings_about_the_channel_stay_above_the_gms_choices(stage: Stage) -> None:
    await stage.slow_down(90)
    opening = await stage.command("Gia", "game new", game="tain")
    assert opening.response is not None
    shown = await choose(stage, opening.response, "switches", "vision")

    assert "only once every 90 seconds" in shown
    assert "✅ **👁️ Prophetic Vision**" in shown


async def test_an_old_panel_switches_an_option_off_after_a_restart(sign_up: Stage) -> None:
    panel = await opened(sign_up)
    await choose(sign_up, panel, "switches", "vision", "inverter")
    await sign_up.restart()
    await choose(sign_up, panel, "switches", "inverter")
    card = await sign_up.painted_card()

    assert "War Chariot" in card
    assert "With the Prophetic Vision" not in card


async def test_a_new_gm_is_shown_each_roles_effect_with_the_fewest_players(stage: Stage) -> None:
    shown = answer(await stage.command("Gia", "game new", game="tain"))

    assert EFFECT.findall(shown) == [
        ("Cúchulainn", "Ulaid", "Ulaid"),
        ("Medb", "Connacht", "Connacht"),
        ("Fergus", "Connacht", "Ulaid"),
        ("Fidelma", "Connacht", "Connacht"),
        ("Morrígan", "Ulaid and Connacht", "Connacht"),
    ]
    assert "with 5 players" in answer(await stage.press("Gia", stage.card, "Set-up"))


async def test_the_usual_set_up_looks_good(sign_up: Stage) -> None:
    assert "This set-up looks good" in text_of((await opened(sign_up)).message)


async def test_chosen_roles_are_marked_at_once(sign_up: Stage) -> None:
    shown = await choose(sign_up, await opened(sign_up), "roles", "guardian")

    assert "✅ **🐕 Cúchulainn (Ulaid)**: Knows who Lugh is." in shown
    assert "▫️ 👑 Medb (Connacht): Lugh can't see this player." in shown


async def test_a_role_that_changes_nothing_is_named_until_it_does(sign_up: Stage) -> None:
    panel = await opened(sign_up)

    assert "the role changes nothing" in await choose(sign_up, panel, "roles", "decoy")
    assert "the role changes nothing" not in await choose(sign_up, panel, "roles", "decoy", "guardian")


async def test_more_roles_than_seats_of_a_side_are_refused_and_cannot_be_tried(sign_up: Stage) -> None:
    refused = await choose(sign_up, await opened(sign_up), "roles", "hidden", "lone")

    assert "There are 2 seats for Connacht at this table, but 3 of the chosen roles are on that side" in refused
    assert LINE.search(refused) is None


async def test_an_option_of_a_missing_role_is_named_until_the_role_is_chosen(sign_up: Stage) -> None:
    panel = await opened(sign_up)

    assert "that role isn't in the game" in await choose(sign_up, panel, "turncoat", "predetermined")
    assert "that role isn't in the game" not in await choose(sign_up, panel, "roles", "turncoat")


async def test_objections_to_a_set_up_depend_on_the_number_of_players(sign_up: Stage) -> None:
    assert NOT_KNOWN in await choose(sign_up, await opened(sign_up), "roles", "lone")
    for name in ("Fay", "Gus"):
        sign_up.add(name)
        await sign_up.press(name, sign_up.card, "Join")
    seven = answer(await sign_up.press("Gia", sign_up.card, "Set-up"))
    sign_up.add("Hal")
    await sign_up.press("Hal", sign_up.card, "Join")

    assert "with 7 players" in seven
    assert NOT_KNOWN not in seven
    assert "help Connacht far more" in await choose(sign_up, await opened(sign_up), "roles", "hidden", "turncoat")


async def test_only_the_gm_is_shown_objections_to_a_set_up(sign_up: Stage) -> None:
    await choose(sign_up, await opened(sign_up), "roles", "lone", "decoy")
    answers = [answer(await sign_up.press(name, sign_up.card, "Set-up")) for name in (*NAMES, "Zoe")]
    shown = [await sign_up.painted_card(), *map(text_of, sign_up.channel.history())]
    written = [text_of(message) for name in (*NAMES, "Zoe") for message in sign_up.dms(name)]

    assert all("Only the GM" in said for said in answers)
    assert not any(against in text for against in AGAINST for text in (*answers, *shown, *written))


async def test_the_command_line_that_compares_set_ups_can_be_typed(
    sign_up: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    panel = await opened(sign_up)
    await choose(sign_up, panel, "roles", "guardian", "turncoat")
    await choose(sign_up, panel, "turncoat", "predetermined")
    found = LINE.search(await choose(sign_up, panel, "switches", "vision", "inverter"))
    assert found is not None
    typed = shlex.split(found.group(1))

    assert typed[:5] == ["simulate", "tain", "--policy", "sensible", "--players"]
    assert typed[-8:] == [
        *("--set", "roles=guardian,turncoat", "--set", "turncoat=predetermined"),
        *("--set", "vision=true", "--set", "inverter=true"),
    ]
    assert run([*typed, "--games", "1"]) == 0


async def test_every_wait_in_play_has_its_deadline_on_some_page(sign_up: Stage) -> None:
    assert "the leader's choice, the vote, the orders and the guess: 24 hours" in await sign_up.painted_card()
    setup = await opened(sign_up)
    await sign_up.choose("Gia", setup, ["vision"], "brehon:option:1:0:0:switches")
    deadlines = await sign_up.press("Gia", setup, "Deadlines")
    await sign_up.choose("Gia", deadlines.response, ["48"], "brehon:hours:1:0:0:vote")
    await sign_up.choose("Gia", deadlines.response, ["96"], "brehon:hours:1:0:0:look")
    await sign_up.press("Gia", deadlines.response, "More to choose")
    await sign_up.choose("Gia", deadlines.response, ["72"], "brehon:hours:1:0:0:guess")
    for _ in range(2):
        await sign_up.press("Gia", deadlines.response, "More to choose")
    await sign_up.choose("Gia", deadlines.response, ["12"], "brehon:hours:1:0:0:vote")
    card = await sign_up.painted_card()

    assert "the leader's choice and the orders: 24 hours" in card
    assert "the vote: 12 hours" in card, "the pages lead round"
    assert "the guess: 3 days" in card
    assert "the Prophetic Vision: 4 days" in card


async def test_no_wait_lasts_for_hours_that_are_no_number_too_many_or_less_than_a_second(sign_up: Stage) -> None:
    before = (await sign_up.hosted()).settings.hours
    kind = next(iter(before))
    for hours in (nan, inf, -1.0, 721.0, 1e-300):
        with pytest.raises(BadInput):
            await sign_up.bot.services.sign_up.change_settings(1, partial(with_hours, kind=kind, hours=hours))
        opening = Opening("tain", sign_up.guild.id, 7, 1, hours, LatePolicy.ASK)
        with pytest.raises(BadInput):
            await sign_up.bot.services.sign_up.open(opening)

    assert (await sign_up.hosted()).settings.hours == before


async def test_a_value_that_a_select_does_not_offer_changes_nothing(sign_up: Stage) -> None:
    before = await sign_up.hosted()
    forged = {
        "hours:1:0:0:vote": ["7.5"],
        "setting:1:0:0:late": ["auto", "ask"],
        "setting:1:0:0:secrecy": ["answers", "answers"],
        "setting:1:0:0:reasons": ["nobody"],
        "late:1:0:0:": ["auto"],
    }
    gm = Origin("Gia", sign_up.channel.id, sign_up.guild.id)
    for what, values in forged.items():
        data = {"custom_id": f"brehon:{what}", "component_type": SELECT, "values": values}
        assert "choose from the list" in answer(await send(sign_up, gm, PRESS, data, sign_up.card.id))
    after = await sign_up.hosted()

    assert after.settings == before.settings


@pytest.mark.parametrize("what", ["0:0:pace", "0:0:weather", "0:0:escalation.removal", "0:7:late", "0:0:"])
async def test_a_setting_that_this_game_does_not_have_is_refused(sign_up: Stage, what: str) -> None:
    before = await sign_up.hosted()
    gm = Origin("Gia", sign_up.channel.id, sign_up.guild.id)
    data = {"custom_id": f"brehon:setting:1:{what}", "component_type": SELECT, "values": ["1"]}

    assert "can't be chosen here" in answer(await send(sign_up, gm, PRESS, data, sign_up.card.id))
    assert (await sign_up.hosted()).settings == before.settings


async def test_the_set_up_is_not_shown_any_more_once_the_game_has_begun(game: Stage) -> None:
    told = [answer(await press(game, "Gia", Key(verb, 1))) for verb in (Verb.SETUP, Verb.DEADLINES, Verb.ABSENCE)]

    assert {*told} == {"The game has begun, so it's too late for that."}


async def test_each_page_behind_the_deadlines_has_a_way_back(sign_up: Stage) -> None:
    panel = (await sign_up.press("Gia", await opened(sign_up), "Deadlines")).response
    assert panel is not None
    for page in ("Absence", "GM"):
        turned = (await sign_up.press("Gia", panel, page)).response
        assert turned is not None
        labels = labels_of(turned)
        panel = (await sign_up.press("Gia", turned, "Deadlines")).response
        assert panel is not None

        assert labels[-2:] == ["Deadlines", "Set-up"]
        assert page in labels_of(panel)
    setup = (await sign_up.press("Gia", panel, "Set-up")).response
    assert setup is not None

    assert "Absence" not in labels_of(setup)
    assert "Deadlines" in labels_of(setup)


async def test_the_escalation_is_chosen_on_its_page_and_stands_on_the_card(sign_up: Stage) -> None:
    deadlines = await sign_up.press("Gia", await opened(sign_up), "Deadlines")
    absence = await sign_up.press("Gia", deadlines.response, "Absence")
    await sign_up.choose("Gia", absence.response, ["hours-2"], "brehon:setting:1:0:0:escalation.second")
    await sign_up.press("Gia", absence.response, "More to choose")
    await sign_up.choose("Gia", absence.response, ["12"], "brehon:setting:1:0:0:escalation.patience")
    await sign_up.choose("Gia", absence.response, ["2"], "brehon:setting:1:0:0:escalation.substitute")
    card = await sign_up.painted_card()

    assert (await sign_up.hosted()).settings.escalation == Escalation(second=Before.HOURS_2, patience=12, substitute=2)
    assert "Second reminder two hours before the end" in card
    assert "waits up to 12 hours for players who are away" in card
    assert "modkill" not in card


async def test_a_wait_lasts_as_long_as_the_gm_types(sign_up: Stage) -> None:
    deadlines = await sign_up.press("Gia", await opened(sign_up), "Deadlines")
    form = await sign_up.choose("Gia", deadlines.response, ["other"], "brehon:hours:1:0:0:vote")
    sent = await sign_up.people["Gia"].submit_modal(form, {"length": "90 s"})
    assert sent.acknowledged

    assert "the vote: 1 minute and 30 seconds" in await sign_up.painted_card()
    assert deadlines.response is not None
    assert "the vote: 1 minute and 30 seconds" in chosen_in(deadlines.response)


async def test_a_length_that_no_wait_can_have_is_refused_with_one_that_it_can(sign_up: Stage) -> None:
    before = (await sign_up.hosted()).settings
    deadlines = await sign_up.press("Gia", await opened(sign_up), "Deadlines")
    said = []
    for typed in ("soon", "31 days"):
        form = await sign_up.choose("Gia", deadlines.response, ["other"], "brehon:hours:1:0:0:vote")
        said.append(answer(await sign_up.people["Gia"].submit_modal(form, {"length": typed})))

    assert 'I couldn\'t read "soon" as a length of time. Try 5 min' in said[0]
    assert "from 1 second to 30 days" in said[1]
    assert (await sign_up.hosted()).settings == before
