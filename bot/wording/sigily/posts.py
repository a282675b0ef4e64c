"""Posts in the channel: the events of a turn, step by step."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.wording.moment_words import Moment
from bot.wording.sigily import terms
from bot.wording.sigily.posts_of_fights import fight, fight_in_brief
from bot.wording.sigily.posts_of_questions import question
from bot.wording.sigily.posts_of_spells import spell
from bot.wording.sigily.posts_of_wagers import wager
from bot.wording.voice import Voice, dashed
from bot.wording.words import Value
from engine.audience import Everybody
from engine.events import Event, Outcome
from engine.sigily.board import CENTRE, HOME
from engine.sigily.events import (
    Back,
    Darts,
    Entry,
    Finish,
    Finished,
    FreeThrow,
    Fused,
    Jackpot,
    Lost,
    Moved,
    Opened,
    Passed,
    PutBack,
    RaceWon,
    Resigned,
    Shuffled,
    Taken,
    Thrown,
    Unclaimed,
    Why,
)
from engine.sigily.options import TEAM_PLAYERS, SigilyOptions
from engine.sigily.sticks import Sticks, count
from engine.views import Told


def announce(voice: Voice, told: Told[Everybody], seats: int) -> Moment | None:
    """Post a public event. The question says whose turn it is."""
    match event := told.event:
        case Opened(throws=throws):
            said, teams = [_throws(voice, *each) for each in enumerate(throws)], _teams(voice, (*throws[0],))
            made = voice.moment("first-throws", {"throws": " ".join([*said, *teams])})
            return replace(made, drama=voice.say("first-throws.story"), brief=" ".join(teams or said[-1:]))
        case Jackpot():
            return jackpot(voice, event)
        case RaceWon(winners=winners):
            kind = "race-won" if len(winners) == 1 else "race-won-team"
            return voice.moment(kind, {"players": voice.names(winners)})
        case Finish():
            return ending(voice, event)
        case Outcome():
            return voice.victory(event)
        case _:
            text = next(filter(None, (chapter(voice, told) for chapter in CHAPTERS)), None)
            follows = isinstance(event, Taken | Fused | FreeThrow | Unclaimed) or _is_idle(event)
            return Moment(text, follows=follows, brief=in_brief(voice, told)) if text else voice.announce_shell(told)


def announce_all(voice: Voice, told: Sequence[Told[Everybody]], seats: int) -> Sequence[Moment | None]:
    """Post several events in a row. The end says who has won the race, so that is not told beside it."""
    is_end = any(isinstance(each.event, Finish) for each in told)
    return [None if is_end and isinstance(each.event, RaceWon) else announce(voice, each, seats) for each in told]


def in_brief(voice: Voice, told: Told[Everybody]) -> str:
    """Tell of a fight, a move, a new stack or a way home where a post has little room; nothing of other events."""
    match told.event:
        case Moved() as event:
            return _moved(voice, event, terms.unit_in_brief(voice, event.chariots))
        case Finished() as event:
            return _finished(voice, event, terms.unit_in_brief(voice, event.chariots))
        case Fused(chariots=chariots) as event:
            return _fused(voice, event, terms.chariots_in_brief(voice, chariots))
        case _:
            return fight_in_brief(voice, told)


def _is_idle(event: Event) -> bool:
    """Whether a player who is home has no turn, which happens in every round."""
    return isinstance(event, Passed) and event.why is Why.FINISHED


def _throws(voice: Voice, again: int, throws: dict[str, Sticks]) -> str:
    each = [
        voice.say("first-throws-one", {"player": voice.show(player), "count": count(thrown)})
        for player, thrown in throws.items()
    ]
    return voice.say("first-throws-again" if again else "first-throws-round", {"throws": ", ".join(each)})


def _teams(voice: Voice, seats: tuple[str, ...]) -> list[str]:
    """Name the players who race together, if any do. Four players do unless the set-up says otherwise."""
    options = None if voice.setup is None else voice.setup.options
    is_alone = isinstance(options, SigilyOptions) and options.teams is False
    if is_alone or len(seats) != TEAM_PLAYERS:
        return []
    return [voice.say("teams", {"one": voice.names(seats[::2]), "other": voice.names(seats[1::2])})]


def ending(voice: Voice, event: Finish) -> Moment:
    """Announce the end, with both titles."""
    made = voice.victory(event)
    titles = [voice.say("outcome-fastest", {"names": voice.names(event.fastest)})] if event.fastest else []
    if event.richest:
        most = max(event.points.values(), default=0)
        values = {"names": voice.names(event.richest), "coins": terms.coins(voice, most)}
        titles.append(voice.say("outcome-richest", values))
    return Moment("\n".join([*titles, made.text]), made.title, made.colour, brief="\n".join(titles) or made.brief)


def jackpot(voice: Voice, event: Jackpot) -> Moment:
    """Tell of coins for the jackpot. The picture shows where those lie that found no room, which may be everywhere."""
    elsewhere = {place: coins for place, coins in event.onto.items() if place != CENTRE}
    values: dict[str, Value] = {"coins": sum(event.paid.values()), "beyond": str(sum(elsewhere.values()))}
    if not elsewhere:
        return Moment(voice.say("jackpot", values), follows=True)
    beyond = voice.say("jackpot-beyond", {"places": terms.places(voice, elsewhere)})
    return Moment(voice.say("jackpot-over", values), seen=beyond, follows=True)


def turn(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell how a turn begins, its throws, and who has no turn."""
    match told.event:
        case Shuffled(cards=cards):
            return voice.say("shuffled", {"cards": cards})
        case Passed(player=player, why=why):
            return voice.say(f"passed-{why}", {"player": voice.show(player)})
        case Thrown(player=player, sticks=sticks):
            return voice.say("thrown", {"player": voice.show(player), "sticks": terms.counted(voice, sticks)})
        case Lost():
            return voice.say("throw-lost")
        case FreeThrow(player=player, why=why):
            return voice.say(f"free-throw-{dashed(why)}", {"player": voice.show(player)})
        case Resigned(player=player):
            return voice.say("resigned", {"player": voice.show(player)})
        case _:
            return None


def fairy_land(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell of the entry, the darts, and the way back."""
    match event := told.event:
        case Entry():
            kind = "admitted" if event.admitted else "refused"
            values = _thrown(voice, event.chariots, event.count) | {"gate": terms.place(voice, event.gate)}
            return voice.say(f"entry-{kind}", values)
        case Darts():
            return voice.say(f"darts-{'hit' if event.hit else 'miss'}", _thrown(voice, event.chariots, event.count))
        case PutBack():
            values = {"unit": terms.unit(voice, event.chariots), "place": terms.place(voice, event.onto)}
            return voice.say("put-back", values)
        case _:
            return None


def _thrown(voice: Voice, chariots: tuple[str, ...], thrown: int) -> dict[str, Value]:
    return {"unit": terms.unit(voice, chariots), "count": thrown}


def move(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell of a move, and what lay at its end."""
    match event := told.event:
        case Moved():
            return _moved(voice, event, terms.unit(voice, event.chariots))
        case Back(chariots=chariots):
            return voice.say("goes-back", {"unit": terms.unit(voice, chariots)})
        case Taken(chariots=chariots, coins=coins):
            values = {"unit": terms.chariot(voice, chariots[0]), "coins": terms.coins(voice, coins)}
            return voice.say("took", values)
        case Fused(chariots=chariots) as event:
            return _fused(voice, event, terms.chariots(voice, chariots))
        case _:
            return None


def _moved(voice: Voice, event: Moved, unit: str) -> str:
    values = {"unit": unit, "onto": terms.place(voice, event.onto)}
    if event.start is None:
        return voice.say("went-in", values)
    values["from"] = terms.place(voice, event.start)
    if event.onto == HOME:
        return voice.say("went-home", values)
    if event.exit is None:
        return voice.say("went", values)
    return voice.say("went-exit", values | {"exit": terms.place(voice, event.exit)})


def end(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell who is home, and what happens to the coins."""
    match told.event:
        case Finished() as event:
            return _finished(voice, event, terms.unit(voice, event.chariots))
        case Unclaimed(coins=0):
            return voice.say("unclaimed-none")
        case Unclaimed(coins=coins, shares=shares):
            values = {"coins": terms.coins(voice, coins), "shares": terms.shares(voice, shares)}
            return voice.say("unclaimed", values)
        case _:
            return None


def _fused(voice: Voice, event: Fused, unit: str) -> str:
    return voice.say("fused", {"unit": unit, "coins": terms.coins(voice, event.coins)})


def _finished(voice: Voice, event: Finished, unit: str) -> str:
    values = {"unit": unit, "coins": terms.coins(voice, sum(event.shares.values()))}
    if len(event.shares) == 1:
        return voice.say("finished", values)
    return voice.say("finished-shared", values | {"shares": terms.shares(voice, event.shares)})


CHAPTERS = (turn, spell, fairy_land, move, fight, question, end, wager)
