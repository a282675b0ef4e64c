"""Describes the table and a player's own dice in the same words as the pictures show."""

from collections.abc import Iterator

from bot.pictures.bluff.cups import Bidding, Cup, Cups, Held, LastBid, OwnDice
from bot.pictures.picture import Show, noted
from bot.wording.voice import Voice


def said_of_cups(voice: Voice, cups: Cups, show: Show) -> str:
    """Return whose turn it is, the bid, the dice in play, and everybody's dice."""
    return "\n".join(_lines(voice, cups, show))


def _lines(voice: Voice, cups: Cups, show: Show) -> Iterator[str]:
    is_seat = any(cup.name == cups.name for cup in cups.cups)
    name = show(cups.name) if is_seat else cups.name
    now = voice.say("picture-bids-now", {"name": name, "what": cups.note}) if name else cups.note
    yield voice.say("picture-said-of", {"title": voice.say("picture-bids"), "what": now})
    if cups.bid is not None or cups.no_bid:
        yield cups.no_bid if cups.bid is None else said_of_bid(voice, cups.bid, show)
    if any(cups.foot):
        yield ", ".join(cups.foot)
    yield from (_cup(voice, cups, cup, show) for cup in cups.cups)


def said_of_bid(voice: Voice, bid: Bidding, show: Show) -> str:
    """Return who has bid what."""
    return voice.say("picture-bids-said", {"name": show(bid.player), "claim": said_of_claim(voice, bid)})


def said_of_claim(voice: Voice, bid: Bidding | LastBid | Held) -> str:
    """Return how many dice of which face."""
    face = voice.say("picture-bids-face", {"face": bid.face})
    return voice.say("picture-bids-claim", {"count": str(bid.count), "face": face})


def _cup(voice: Voice, cups: Cups, cup: Cup, show: Show) -> str:
    told = {"turn": cup.is_now, "leads": cup.leads, "winner": cup.has_won}
    notes = [voice.say(f"picture-bids-{note}") for note, is_so in told.items() if is_so]
    notes += [voice.say("picture-bids-loses", {"count": cup.loses})] if cup.loses else []
    name = noted(voice, show(cup.name), notes)
    return voice.say("picture-said-of", {"title": name, "what": cups.out if cup.is_out else _dice(voice, cups, cup)})


def _dice(voice: Voice, cups: Cups, cup: Cup) -> str:
    faces = ", ".join(map(str, cup.open))
    if cups.is_shown:
        return voice.say("picture-bids-shown", {"faces": faces})
    said = voice.say("picture-bids-dice", {"count": cup.dice})
    if cup.open:
        said = _with(voice, said, voice.say("picture-bids-open", {"faces": faces}))
    if cup.bid is not None and not cup.has_bid:
        said = _with(voice, said, voice.say("picture-bids-last", {"claim": said_of_claim(voice, cup.bid)}))
    return said


def _with(voice: Voice, what: str, note: str) -> str:
    return voice.say("picture-said-noted", {"what": what, "note": note})


def said_of_own(voice: Voice, own: OwnDice, show: Show) -> str:
    """Return the hidden and open dice, how many of each face there are, and the bid."""
    return "\n".join(_own(voice, own, show))


def _own(voice: Voice, own: OwnDice, show: Show) -> Iterator[str]:
    yield voice.say("picture-dice-of", {"name": show(own.name)})
    yield voice.say("picture-dice-hidden", {"faces": ", ".join(map(str, own.hidden))})
    if own.open:
        yield voice.say("picture-dice-lie-open", {"faces": ", ".join(map(str, own.open))})
    if own.chosen:
        yield own.note
    counts = [said_of_claim(voice, held) for held in own.held]
    yield voice.say("picture-said-of", {"title": voice.say("picture-dice-hold"), "what": ", ".join(counts)})
    if own.bid is not None:
        yield voice.say("picture-dice-standing", {"claim": said_of_claim(voice, own.bid)})
