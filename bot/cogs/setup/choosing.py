"""What the GM does in the set-up before a game, press by press."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from discord.ui import Modal

from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.replies import open_form, repaint, reply
from bot.cogs.interaction.rights import check_gm, check_may_mask
from bot.cogs.setup.counts import counts_form, read_counts
from bot.cogs.setup.panel import absence_panel, deadlines_panel, policy_panel, setup_panel
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.components.options import Menu, chosen_options
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say, words_of
from bot.storage.choices import Counting, Holding, Previewing, Reasoning, Revealing, Spectating, Talking
from bot.storage.kinds import LatePolicy, Secrecy
from bot.storage.ladders import Following
from bot.storage.live import Live

SetUp = Callable[[Live, Key | None], Outgoing]
"""A panel of what may be chosen before a game, from the game and the component that was used on the panel."""


async def _setup(press: Pressed) -> None:
    await show_panel(press, setup_panel)


async def _deadlines(press: Pressed) -> None:
    await show_panel(press, deadlines_panel)


async def _policy(press: Pressed) -> None:
    await show_panel(press, policy_panel)


async def show_panel(press: Pressed, panel: SetUp) -> None:
    """Answer with a panel, or turn the pages of the one that is there."""
    check_gm(press.interaction, press.live)
    if press.key.rest:
        await repaint_panel(press, panel)
    else:
        await reply(press.interaction, panel(press.live, None))


async def _reasons(press: Pressed) -> None:
    await press.services.sign_up.set_reasons(press.live.id, Reasoning(press.values[0]))
    await repaint_panel(press, policy_panel)


async def _option(press: Pressed) -> None:
    chosen = chosen_options(press.live.rulebook.options, press.key.rest, press.values)
    await press.services.sign_up.set_options(press.live.id, chosen)
    await repaint_panel(press, setup_panel)


async def _counts(press: Pressed) -> None:
    """Open the form in which the GM says how often each thing is in the game."""
    check_gm(press.interaction, press.live)
    await open_form(press.interaction, _form(press.live))


async def _counted(press: Pressed) -> None:
    check_gm(press.interaction, press.live)
    check_sent(_form(press.live), press.sent)
    chosen = read_counts(press.live.rulebook.options, press.sent)
    await press.services.sign_up.set_options(press.live.id, dict(chosen))
    await repaint_panel(press, setup_panel)


def _form(live: Live) -> Modal:
    words = words_of(live)
    menu = Menu(live.id, words.option_prompt, words.choice)
    return counts_form(menu, Key(Verb.COUNTED, live.id), say(live, "button-counts"), live.open_options)


async def _secrecy(press: Pressed) -> None:
    await press.services.sign_up.set_secrecy(press.live.id, Secrecy(press.values[0]))
    await repaint_panel(press, setup_panel)


async def _preview(press: Pressed) -> None:
    await press.services.sign_up.set_preview(press.live.id, Previewing(press.values[0]))
    await repaint_panel(press, setup_panel)


async def _told(press: Pressed) -> None:
    await press.services.sign_up.set_reveal(press.live.id, Revealing(press.values[0]))
    await repaint_panel(press, deadlines_panel)


async def _late(press: Pressed) -> None:
    await press.services.sign_up.set_late(press.live.id, LatePolicy(press.values[0]))
    await repaint_panel(press, absence_panel)


async def _absence(press: Pressed) -> None:
    await show_panel(press, absence_panel)


async def _rung(press: Pressed) -> None:
    await press.services.sign_up.set_rung(press.live.id, press.key.rest, press.values[0])
    await repaint_panel(press, absence_panel)


async def _following(press: Pressed) -> None:
    await press.services.sign_up.set_following(press.live.id, Following(press.values[0]))
    await repaint_panel(press, deadlines_panel)


async def _counting(press: Pressed) -> None:
    await press.services.sign_up.set_counting(press.live.id, Counting(press.values[0]))
    await repaint_panel(press, deadlines_panel)


async def _holding(press: Pressed) -> None:
    await press.services.sign_up.set_holding(press.live.id, Holding(press.values[0]))
    await repaint_panel(press, policy_panel)


async def _spectating(press: Pressed) -> None:
    await press.services.sign_up.set_spectating(press.live.id, Spectating(press.values[0]))
    await repaint_panel(press, policy_panel)


async def _talking(press: Pressed) -> None:
    await press.services.sign_up.set_talking(press.live.id, Talking(press.values[0]))
    await repaint_panel(press, policy_panel)


async def _hours(press: Pressed) -> None:
    await press.services.sign_up.set_hours(press.live.id, press.key.rest, float(press.values[0]))
    await repaint_panel(press, deadlines_panel)


async def _anonymous(press: Pressed) -> None:
    """Let the seats have aliases, or names again."""
    check_gm(press.interaction, press.live)
    anonymous = press.key.verb is Verb.ANONYMOUS
    if anonymous:
        check_may_mask(press.interaction)
    await press.services.sign_up.set_anonymous(press.live.id, anonymous=anonymous)
    await repaint_panel(press, setup_panel)


async def repaint_panel(press: Pressed, panel: SetUp) -> None:
    """Show a panel as it is now; what stands above it stays."""
    live = await press.services.finder.by_number(press.live.id)
    above = press.interaction.message.content if press.interaction.message is not None else ""
    await repaint(press.interaction, replace(panel(live, press.key), content=above))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SETUP: _setup,
    Verb.DEADLINES: _deadlines,
    Verb.POLICY: _policy,
    Verb.REASONS: _reasons,
    Verb.OPTION: _option,
    Verb.COUNTS: _counts,
    Verb.COUNTED: _counted,
    Verb.SECRECY: _secrecy,
    Verb.PREVIEW: _preview,
    Verb.TOLD: _told,
    Verb.LATE: _late,
    Verb.FOLLOWING: _following,
    Verb.ABSENCE: _absence,
    Verb.RUNG: _rung,
    Verb.COUNTING: _counting,
    Verb.HOLDING: _holding,
    Verb.SPECTATING: _spectating,
    Verb.TALKING: _talking,
    Verb.HOURS: _hours,
    Verb.ANONYMOUS: _anonymous,
    Verb.NAMED: _anonymous,
}
