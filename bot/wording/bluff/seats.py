"""Texts for one player: the dice under the cup, and the moves they may make."""

from collections.abc import Sequence

from bot.wording.bluff.terms import claim, dice, number_of_dice
from bot.wording.pages import Page
from bot.wording.voice import Voice, action_name, dashed
from bot.wording.words import Value
from engine.asks import Ask
from engine.audience import Everybody, GameMaster
from engine.bluff.actions import Bid
from engine.bluff.bidding import legal
from engine.bluff.events import Dice
from engine.bluff.table import BluffTable
from engine.bluff.track import FACES, MAGIC, Claim
from engine.views import Told, View


def order_prompt(voice: Voice, ask: Ask, view: View[BluffTable, str | Everybody]) -> str:
    """Ask a player for a move."""
    table = view.table
    values: dict[str, Value] = {"dice": number_of_dice(voice, table.in_play)}
    name = f"order-{dashed(action_name(ask.move))}"
    if table.board.bid is None:
        return voice.say(name, values)
    values["claim"] = claim(voice, table.board.bid.claim)
    if ask.move is not Bid:
        return voice.say(name, values)
    bids = legal(table)
    ones = next(bid for bid in bids if bid.face == MAGIC)
    least = claim(voice, bids[0])
    if ones != bids[0]:
        least = voice.say("order-lowest", {"least": least, "magic": claim(voice, ones)})
    hidden = table.board.dice[table.player] - len(table.board.open.get(table.player, ()))
    may_show = table.options.show_and_throw and hidden > 1
    said = [voice.say("order-bid-above", {**values, "least": least}), _magic_only(voice, bids)]
    return " ".join(filter(None, [*said, voice.say("order-may-show") if may_show else ""]))


def _magic_only(voice: Voice, bids: Sequence[Claim]) -> str:
    """Name the numbers of dice with which only ones may be bid; nothing if there are none."""
    others = {bid.count for bid in bids if bid.face != MAGIC}
    counts = sorted({bid.count for bid in bids} - others)
    if not counts:
        return ""
    fewest = number_of_dice(voice, counts[0]) if len(counts) == 1 else counts[0]
    return voice.say("order-magic-only", {"count": len(counts), "fewest": fewest, "most": counts[-1]})


def tell(voice: Voice, told: Told[str | GameMaster]) -> Page | None:
    """Tell a player what is under their cup now."""
    if isinstance(told.event, Dice):
        return _dice(voice, told.event.faces, ())
    return voice.tell_shell(told)


def secrets(voice: Voice, told: Sequence[Told[str]], view: View[BluffTable, str]) -> tuple[Page, ...]:
    """Show a player's own dice, which are their only secret."""
    return (hand(voice, view),)


def hand(voice: Voice, view: View[BluffTable, str]) -> Page:
    """Show a player's own dice."""
    table, seat = view.table, view.reader
    return _dice(voice, table.hidden.get(seat, ()), table.board.open.get(seat, ()))


def _dice(voice: Voice, hidden: tuple[int, ...], shown: tuple[int, ...]) -> Page:
    if not hidden:
        return voice.page(voice.say("dice-title"), voice.say("dice-none"))
    lines = [voice.say("dice-text", {"faces": dice(hidden)})]
    if shown:
        lines.append(voice.say("dice-open", {"faces": dice(shown)}))
    own = (*hidden, *shown)
    if MAGIC in own:
        lines.append(_with_magic(voice, hidden, own))
    return voice.page(voice.say("dice-title"), "\n".join(lines))


def _with_magic(voice: Voice, hidden: tuple[int, ...], own: tuple[int, ...]) -> str:
    """Count the dice of each hidden face, with the Magic Ones among all of a player's dice."""
    if set(own) == {MAGIC}:
        return voice.say("dice-all-magic", {"count": len(own)})
    counts = [claim(voice, Claim(Claim(1, face).matching(own), face)) for face in FACES if face in hidden]
    return voice.say("dice-counts", {"counts": ", ".join(counts)})
