"""Previews a move with consequences: one press shows what it would do, and another makes it.

Nothing is saved before that. The buttons say everything, even after a restart. A public move is previewed in the turn's
own post, and a secret one where only its player sees it.
"""

from bot.clock import now
from bot.cogs.interaction.lifetime import deferral_of, keep_unlogged
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import answer_question, is_for_one, question_in_dm, repaint, reply
from bot.cogs.interaction.rights import seat_of
from bot.cogs.moves.making_moves import make, mover, presses_post, presses_turn_in_dm
from bot.components.short_moves import fits_a_button, read_short
from bot.delivery.posts.move_previews import preview, previewing_post, standing_post
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.turns.live_turns import turn_in_dm
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Previewing
from engine.actions import Action
from engine.codec import read_action
from engine.names import GM
from engine.weight import Weight


async def show_before(press: Pressed, action: Action) -> bool:
    """Preview a move that may have weight, if it has enough consequences. Return whether it had.

    A move that will be refused is not previewed, and its player hears why on making it. Raises Denied.
    """
    hosted = press.hosted
    if hosted.settings.preview is Previewing.OFF or press.key.wait_token != hosted.wait_token:
        return False
    name = mover(press.interaction, hosted, action)
    ask = next((ask for ask in hosted.asks.of(name) if ask.is_for(name, action)), None)
    if name == GM or ask is None or ask.refusal(action) is not None or not fits_a_button(action, hosted.names):
        return False
    match hosted.rulebook.weight(hosted.view(name), action):
        case Weight.LIGHT:
            return False
        case Weight.OPEN if presses_post(press.interaction, hosted):
            await repaint(press.interaction, await previewing_post(hosted, name, ask, action))
        case weight:
            if weight is Weight.SECRET:
                keep_unlogged(press.interaction)
            await _ask(press, await preview(hosted, name, ask, action))
    return True


async def _ask(press: Pressed, asked: Outgoing) -> None:
    """Ask a player whether they mean a move: under the question in their DM, or where only they see it."""
    if presses_turn_in_dm(press.interaction, press.hosted):
        await repaint(press.interaction, asked)
        return
    if question_in_dm(press.interaction) is not None and asked.picture is None:
        text = "\n".join(page.text for page in asked.pages)
        await answer_question(press.interaction, Outgoing(text, rows=asked.rows))
        return
    answer = repaint if is_for_one(press.interaction) else reply
    await answer(press.interaction, asked)


async def confirm(press: Pressed) -> None:
    """Make the previewed move. If the turn passes with it, its post no longer shows a move that is not made."""
    if presses_post(press.interaction, press.hosted):
        deferral_of(press.interaction).left = await standing_post(press.hosted)
    fields = read_short(press.key.rest, press.hosted.rulebook.actions, press.hosted.names)
    action = read_action(press.hosted.rulebook, fields, press.hosted.names)
    receipt = await make(press, action, press.key.wait_token)
    if receipt is not None:
        answer = repaint if is_for_one(press.interaction) or receipt.is_apart else answer_question
        await answer(press.interaction, receipt)


async def show_turn_in_dm(press: Pressed, hosted: HostedGame) -> None:
    """Show a player's turn as it stands, in the message of their DM that was pressed."""
    await repaint(press.interaction, await turn_in_dm(hosted, seat_of(press.interaction, hosted).name, now()))


async def stand_again(press: Pressed) -> bool:
    """Show a turn's post as it stands again, if that was pressed. Only the player in turn may, because all see it.

    Raises Denied.
    """
    if presses_turn_in_dm(press.interaction, press.hosted):
        await show_turn_in_dm(press, press.hosted)
        return True
    if not presses_post(press.interaction, press.hosted):
        return False
    if seat_of(press.interaction, press.hosted).name not in press.hosted.asks.awaited.seats:
        raise Denied("not-asked")
    await repaint(press.interaction, await standing_post(press.hosted))
    return True
