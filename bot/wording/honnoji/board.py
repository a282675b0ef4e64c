"""The prompt and the card, both made from the public view."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.wording.honnoji.terms import effect, talisman_heading, the_talisman
from bot.wording.moment_words import Question
from bot.wording.pages import Page
from bot.wording.parties.terms import holders
from bot.wording.parties.votes import leaders, longest_standing, standing, votes_in
from bot.wording.parties.waiting import last_attempt, rejections, waiting, warning
from bot.wording.voice import Voice, action_name
from bot.wording.words import Value
from engine.asks import Ask, Awaited
from engine.audience import Everybody
from engine.domains import YesOrNo
from engine.honnoji import handing
from engine.honnoji.actions import Unuse, Use
from engine.honnoji.phases import REJECTIONS_TO_LOSE
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.talismans import in_public
from engine.honnoji.tokens import Standing, TalismanName, Token
from engine.parties.actions import Act
from engine.views import View

STANDING = {
    Standing.SHOWN: "card-talisman-shown",
    Standing.KEPT: "card-talisman-kept",
    Standing.SET: "card-talisman-kept",
    Standing.DECLARED: "card-talisman-declared",
}
"""The message for the state of a token, as everybody sees it."""


def prompt(voice: Voice, view: View[HonnojiTable, Everybody]) -> Question | None:
    """Say who must act now, and how."""
    table = view.table
    values = _mission(voice, table)
    match table.phase:
        case Phase.GIVE:
            return voice.question("prompt-give", values)
        case Phase.PROPOSAL:
            # This follows a rejection, which has already been counted.
            last = last_attempt(voice, table.round.rejections, REJECTIONS_TO_LOSE)
            return voice.question("prompt-proposal", values, last)
        case Phase.VOTE:
            warned = warning(voice, table.round.rejections, REJECTIONS_TO_LOSE)
            asked = voice.question("prompt-vote", values, (voice.say("prompt-vote-early"), *warned))
            now, longest = standing(voice, table.seats, table.round), longest_standing(voice, table.seats)
            return replace(asked, standing=now, longest=longest)
        case Phase.QUEST:
            shown = [voice.say("prompt-in-public", {"player": voice.show(player)}) for player in in_public(table)]
            return voice.question("prompt-quest", values, shown)
        case Phase.LOOK:
            return voice.question("prompt-look", {"holder": voice.show(table.contract.holder)})
        case _:
            return None


def _mission(voice: Voice, table: HonnojiTable) -> dict[str, Value]:
    token = handing.to_give(table)
    return {
        "mission": table.round.quest,
        "size": table.party_size,
        "leader": "" if table.round.leader is None else voice.show(table.round.leader),
        "party": voice.names(table.round.party),
        "talisman": "" if token is None else the_talisman(voice, token.name),
        "effect": "" if token is None else effect(voice, token.name),
    }


def order_prompt(voice: Voice, ask: Ask, view: View[HonnojiTable, str | Everybody]) -> str:
    """Ask a seat for a move of its own."""
    table = view.table
    name = action_name(ask.move)
    if ask.move in (Use, Unuse):
        talisman = TalismanName(str(ask.fixed["talisman"]))
        name = "use-ahead" if ask.move is Use and ask.secret else name
        return voice.say(
            f"order-{name}", {"talisman": the_talisman(voice, talisman), "effect": effect(voice, talisman)}
        )
    if ask.move is Act and table.phase is Phase.VOTE:
        name = "act-early"
    asked = voice.say(f"order-{name}", _mission(voice, table))
    only_one = any(isinstance(domain, YesOrNo) and domain.only is not None for domain in ask.fields.values())
    return f"{asked} {voice.say('order-act-must-support')}" if only_one else asked


def card(voice: Voice, view: View[HonnojiTable, Everybody], awaited: Awaited) -> Page:
    """Show the state of the game."""
    table = view.table
    lines = [_track(voice, table, number) for number in range(1, len(table.round.past_quests) + 1)]
    if table.outcome is not None:
        page = [*lines, "", voice.outcome(table.outcome)]
        return voice.page(voice.theme.heading, "\n".join(page).strip(), side=table.outcome.side)
    lines.append(voice.say("card-now", {"number": table.round.quest, "size": table.party_size}))
    lines.append(voice.say("card-score", {"won": table.round.successes, "lost": table.round.failures}))
    return voice.page(voice.theme.heading, "\n".join(lines), tuple(_fields(voice, table, awaited)))


def _track(voice: Voice, table: HonnojiTable, number: int) -> str:
    past = table.round.past_quests[number - 1]
    values: dict[str, Value] = {"number": number, "party": voice.names(past.party)}
    return voice.say("card-won" if past.success else "card-lost", values)


def _fields(voice: Voice, table: HonnojiTable, awaited: Awaited) -> Iterator[tuple[str, str]]:
    if table.round.order:
        yield voice.say("card-leaders"), leaders(voice, table.round)
    yield rejections(voice, table.round.rejections, REJECTIONS_TO_LOSE)
    if tokens := [_token(voice, token) for token in table.tokens if token.standing in STANDING]:
        yield voice.say("card-talismans"), "\n".join(tokens)
    if table.contract.holders:
        yield voice.theme.marked("contract", voice.say("item-contract")), holders(voice, table.contract)
    if table.round.party:
        yield voice.say("card-party"), voice.names(table.round.party)
    if table.round.cast:
        yield voice.say("card-votes"), votes_in(voice, table.seats, table.round)
    if table.weighed:
        yield voice.say("card-weighed"), voice.names(table.weighed)
    if table.round.is_locked:
        yield voice.say("card-waiting"), voice.say("card-votes-closed")
    elif not table.paused and (awaits := waiting(voice, table.seats, awaited)):
        yield voice.say("card-waiting"), awaits


def _token(voice: Voice, token: Token) -> str:
    holder = "" if token.holder is None else voice.show(token.holder)
    return voice.say(STANDING[token.standing], {"talisman": talisman_heading(voice, token.name), "holder": holder})
