"""The prompt and the card, both made from the public view."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.wording.moment_words import Question
from bot.wording.pages import Page
from bot.wording.parties.terms import holders
from bot.wording.parties.votes import leaders, longest_standing, standing, votes_in
from bot.wording.parties.waiting import last_attempt, rejections, waiting, warning
from bot.wording.quests.terms import item_heading, place, place_heading, tally
from bot.wording.voice import Voice, action_name
from bot.wording.words import Value
from engine.asks import Ask, Awaited
from engine.audience import Everybody
from engine.domains import YesOrNo
from engine.parties.actions import Act
from engine.quests.phases import REJECTIONS_TO_LOSE
from engine.quests.sizes import party_size, sabotages_to_fail
from engine.quests.table import Phase, QuestTable
from engine.views import View

QUESTS = range(1, 6)


def prompt(voice: Voice, view: View[QuestTable, Everybody]) -> Question | None:
    """Say who must act now, and how."""
    table = view.table
    values = _round(voice, table)
    match table.phase:
        case Phase.PROPOSAL:
            # This follows a rejection, which has already been counted.
            last = last_attempt(voice, table.round.rejections, REJECTIONS_TO_LOSE)
            return voice.question("prompt-proposal", values, (*_takes_two(voice, table), *last))
        case Phase.VOTE:
            warned = warning(voice, table.round.rejections, REJECTIONS_TO_LOSE)
            asked = voice.question("prompt-vote", values, (*_with_party(voice, table), *warned))
            now, longest = standing(voice, table.seats, table.round), longest_standing(voice, table.seats)
            return replace(asked, standing=now, longest=longest)
        case Phase.QUEST:
            return voice.question("prompt-quest", values)
        case Phase.GUESS:
            return voice.question("prompt-guess")
        case Phase.INVERT:
            assert table.rider is not None
            return voice.question("prompt-invert", {"rider": voice.show(table.rider)})
        case Phase.LOOK:
            return voice.question("prompt-look", {"holder": voice.show(table.vision.holder)})
        case Phase.CARD | Phase.LEADER | Phase.END | Phase.OVER:
            return None


def _takes_two(voice: Voice, table: QuestTable) -> Iterator[str]:
    """Say that the present quest takes two sabotages to fail, if it does."""
    if sabotages_to_fail(len(table.seats), table.round.quest) > 1:
        yield voice.say("prompt-takes-two")


def _with_party(voice: Voice, table: QuestTable) -> Iterator[str]:
    """List what players should know about the party they vote on."""
    yield from _takes_two(voice, table)
    if table.rider is not None:
        yield voice.say("prompt-vote-inverter", {"rider": voice.show(table.rider)})
    yield voice.say("prompt-vote-early")


def _round(voice: Voice, table: QuestTable) -> dict[str, Value]:
    number = min(table.round.quest, QUESTS[-1])
    return {
        "quest": number,
        "place": place(voice, number),
        "size": party_size(len(table.seats), number),
        "leader": "" if table.round.leader is None else voice.show(table.round.leader),
        "party": voice.names(table.round.party),
    }


def order_prompt(voice: Voice, ask: Ask, view: View[QuestTable, str | Everybody]) -> str:
    """Ask a seat for a move of its own."""
    table = view.table
    name = action_name(ask.move)
    if ask.move is Act and table.phase is Phase.VOTE:
        name = "act-early"
    asked = voice.say(f"order-{name}", _round(voice, table))
    for domain in ask.fields.values():
        if isinstance(domain, YesOrNo) and domain.only is not None:
            return f"{asked} {voice.say('order-act-must-support' if domain.only else 'order-act-must-sabotage')}"
    return asked


def card(voice: Voice, view: View[QuestTable, Everybody], awaited: Awaited) -> Page:
    """Show the state of the game."""
    table = view.table
    is_decided = table.phase in (Phase.GUESS, Phase.OVER)
    shown = QUESTS[: table.round.successes + table.round.failures] if is_decided else QUESTS
    lines = [_track(voice, table, number) for number in shown]
    if table.outcome is not None:
        lines += ["", voice.outcome(table.outcome)]
    fields = () if table.outcome is not None else tuple(_fields(voice, table, awaited))
    winner = table.outcome.side if table.outcome is not None else None
    return voice.page(voice.theme.heading, "\n".join(lines).strip(), fields, winner)


def _track(voice: Voice, table: QuestTable, number: int) -> str:
    values: dict[str, Value] = {
        "number": number,
        "place": place_heading(voice, number),
        "size": party_size(len(table.seats), number),
    }
    if number <= len(table.round.past_quests):
        past = table.round.past_quests[number - 1]
        is_success = past.success is True
        message = "card-succeeded" if is_success else "card-failed"
        return voice.say(message, {**values, "tally": tally(voice, is_success, past.sabotages)})
    line = voice.say("card-now" if number == table.round.quest else "card-ahead", values)
    return voice.say("card-hardy", {"line": line}) if sabotages_to_fail(len(table.seats), number) > 1 else line


def _fields(voice: Voice, table: QuestTable, awaited: Awaited) -> Iterator[tuple[str, str]]:
    if table.round.order:
        yield voice.say("card-leaders"), leaders(voice, table.round)
    yield rejections(voice, table.round.rejections, REJECTIONS_TO_LOSE)
    if table.round.party:
        yield voice.say("card-party"), voice.names(table.round.party)
    if table.rider is not None:
        yield item_heading(voice, "inverter"), voice.show(table.rider)
    if table.vision.holders:
        yield item_heading(voice, "vision"), holders(voice, table.vision)
    if cards := tuple(_cards(voice, table)):
        yield voice.say("card-cards"), ", ".join(cards)
    if table.round.cast:
        yield voice.say("card-votes"), votes_in(voice, table.seats, table.round)
    if table.round.is_locked:
        yield voice.say("card-waiting"), voice.say("card-votes-closed")
    elif not table.paused and (awaits := _waiting(voice, table, awaited)):
        yield voice.say("card-waiting"), awaits


def _cards(voice: Voice, table: QuestTable) -> Iterator[str]:
    """List the cards that lie open, with the present one marked; of a deck, list those drawn so far."""
    for number, card in enumerate(table.cards or table.cards_shown, start=1):
        said = voice.say(f"card-{card}")
        yield voice.say("card-effect", {"card": said}) if number == len(table.cards_shown) else said


def _waiting(voice: Voice, table: QuestTable, awaited: Awaited) -> str:
    return voice.say("card-waiting-guess") if table.phase is Phase.GUESS else waiting(voice, table.seats, awaited)
