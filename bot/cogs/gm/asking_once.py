"""Asks a GM once before a press does harm, and says what would be lost. A press on "Yes" then does it.

Only people who may press are asked. There is no question where a press does no harm or would be refused anyway.
"""

from typing import NamedTuple

import discord
from discord.ui import Button, View

from bot.clock import now
from bot.cogs.forms.reason_forms import reason_below, with_reason
from bot.cogs.interaction.pressed import Pressed, occupancy_named
from bot.cogs.interaction.replies import answer_question, question_in_dm
from bot.cogs.interaction.rights import may_see_orders
from bot.components.answers import Item
from bot.components.keys import Key, Task, Verb
from bot.delivery.gm.gm_questions import missing_within
from bot.delivery.gm.reminders import missing_for_gm
from bot.delivery.telling.next_wait import name_of_wait
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import first_few, say, words_of
from bot.host.denied import Denied
from bot.wording.name_words import bold
from bot.wording.time_words import date
from bot.wording.voice import dashed
from engine.intervening import harms
from engine.naming import snake_case


class Question(NamedTuple):
    """The name of a question, which its button shares, and what would be lost."""

    name: str
    text: str


async def ask_once(press: Pressed, question: Question) -> None:
    """Ask a question. In a DM the other buttons of the message stay, above the one that does harm."""
    hosted, key = press.hosted, press.key
    meant = Key(Verb.SURE, key.game, key.wait_token, key.seat, f"{key.verb}:{key.rest}")
    label, red = say(hosted, f"yes-{question.name}"), discord.ButtonStyle.danger
    yes: Button[View] = Button(label=label, style=red, custom_id=meant.custom_id)
    rows = [row for row in (_others(press), [yes]) if row]
    asked = with_reason(hosted, Outgoing(question.text, rows=rows), reason_below(press.interaction))
    await answer_question(press.interaction, asked)


def _others(press: Pressed) -> list[Item]:
    """Return the buttons beside the pressed one, if the question takes the place of the message they are on."""
    message = question_in_dm(press.interaction)
    rows = [] if message is None else [row for row in message.components if isinstance(row, discord.ActionRow)]
    buttons = [item for row in rows for item in row.children if isinstance(item, discord.components.Button)]
    return [Button.from_component(item) for item in buttons if item.custom_id != press.key.custom_id]


def _check_wait_goes_on(press: Pressed) -> None:
    """Raise Denied unless the wait in which this was offered goes on."""
    if press.hosted.game is not None and press.key.wait_token != press.hosted.wait_token:
        raise Denied("stale")


def of_closing(press: Pressed) -> Question | None:
    """Ask before a wait is closed, unless nothing is open that could be closed."""
    _check_wait_goes_on(press)
    hosted = press.hosted
    if not hosted.asks:
        return None
    lines = [say(hosted, "sure-close", {"wait": name_of_wait(hosted)})]
    if names := missing_for_gm(hosted, press.interaction.user.id):
        lines.append(say(hosted, "desk-waits-for", {"names": first_few(hosted, names)}))
    return Question("close", "\n".join(lines))


def of_going_on(press: Pressed) -> Question | None:
    """Ask before the GM goes on without the missing players of the inner wait, and name them."""
    _check_wait_goes_on(press)
    hosted = press.hosted
    missing, due = missing_within(hosted), hosted.inner_deadline
    if not missing:
        return None
    within = hosted.rulebook.inner[hosted.rulebook.kind_of_wait(hosted.started.table) or ""]
    when = date(due) if due is not None and due > now() else "none"
    values = {"names": words_of(hosted).words.list(map(bold, missing)), "when": when}
    return Question("go-on", say(hosted, f"sure-go-on-{within}", values))


def of_task(press: Pressed) -> Question | None:
    """Ask before a seat is offered, or a player is asked to take the game over."""
    if press.key.rest not in {Task.REPLACE, Task.HAND_OVER}:
        return None
    sees = press.hosted.rulebook.hides and may_see_orders(press.interaction, press.hosted)
    values = {"name": bold(occupancy_named(press).name), "sees": "yes" if sees else "no"}
    return Question(press.key.rest, say(press.hosted, f"sure-{press.key.rest}", values))


def of_intervening(press: Pressed) -> Question | None:
    """Ask before a GM's move that takes something from a seat."""
    _check_wait_goes_on(press)
    harmful = {
        snake_case(kind.__name__) for kind in press.hosted.rulebook.gm_moves if harms(press.hosted.rulebook, kind)
    }
    if press.key.rest not in harmful:
        return None
    name = dashed(press.key.rest)
    return Question(name, say(press.hosted, f"sure-{name}", {"name": bold(occupancy_named(press).name)}))
