"""The prompt and the card, both made from the public view."""

from collections.abc import Iterator

from bot.wording.bluff.terms import claim, number_of_dice
from bot.wording.bluff.terms import dice as dice_of
from bot.wording.moment_words import Question
from bot.wording.pages import Page
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.asks import Awaited
from engine.audience import Everybody
from engine.bluff.bidding import legal
from engine.bluff.table import BluffTable, Phase
from engine.views import View


def prompt(voice: Voice, view: View[BluffTable, Everybody]) -> Question | None:
    """Ask for the first bid of a round, or for the answer to a bid."""
    table = view.table
    if table.turn is None or table.outcome is not None:
        return None
    dice = number_of_dice(voice, table.in_play)
    seen = voice.say("board-line", {"hands": ", ".join(_hands(voice, table)), "dice": dice})
    values: dict[str, Value] = {"player": voice.show(table.turn), "round": table.number, "count": table.in_play}
    if table.phase is Phase.OPEN:
        return voice.question("prompt-open", values, seen=seen)
    bid = table.standing
    values |= {"bidder": voice.show(bid.player), "claim": claim(voice, bid.claim)}
    values["may"] = "raise" if legal(table) else "challenge"
    last = [] if legal(table) else [voice.say("prompt-last", {"dice": dice})]
    return voice.question("prompt-answer", values, last, seen)


def card(voice: Voice, view: View[BluffTable, Everybody], awaited: Awaited) -> Page:
    """Show everybody's dice, the bid, and whose turn it is."""
    table = view.table
    fields = ((voice.say("card-dice"), "\n".join(_hands(voice, table))),)
    if table.outcome is not None:
        return voice.page(voice.theme.heading, voice.outcome(table.outcome), fields)
    lines = [_in_play(voice, table)]
    if table.turn is not None:
        values = {"player": voice.show(table.turn), "wait": voice.say(f"wait-{table.phase}")}
        lines.append(voice.say("card-turn", values))
    bid = table.board.bid
    stands = voice.say("board-no-bid")
    if bid is not None:
        stands = voice.say("board-bid", {"player": voice.show(bid.player), "claim": claim(voice, bid.claim)})
    return voice.page(voice.theme.heading, "\n".join(lines), (*fields, (voice.say("card-bid"), stands)))


def _in_play(voice: Voice, table: BluffTable) -> str:
    """Say how many dice are in play."""
    return voice.say("board-in-play", {"dice": number_of_dice(voice, table.in_play)})


def _hands(voice: Voice, table: BluffTable) -> Iterator[str]:
    """List how many dice everybody has, and which are laid out."""
    for seat in table.seats:
        count, faces = table.board.dice[seat], table.board.open.get(seat, ())
        values = {"player": voice.show(seat), "dice": number_of_dice(voice, count), "faces": dice_of(faces)}
        kind = "board-out" if not count else "board-hand-open" if faces else "board-hand"
        yield voice.say(kind, values)


def history(voice: Voice, view: View[BluffTable, Everybody]) -> tuple[Page, ...]:
    """Show the bids of the round."""
    bids = [
        voice.say("history-bid", {"player": voice.show(bid.player), "claim": claim(voice, bid.claim)})
        for bid in view.table.bids
    ]
    return (voice.page(voice.say("history-title"), "\n".join(bids) or voice.say("history-none")),)
