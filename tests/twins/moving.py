"""Makes moves on Discord as a person does: each by its command."""

from collections.abc import Mapping
from contextlib import suppress

from msgspec import to_builtins
from simcord import InteractionResult

from bot.cogs.games.game_commands_registry import group_of
from bot.components.keys import Key, Verb
from engine.actions import Action, Close, Extend, GoOn, Pause, Replace, Resume, Undo
from engine.bluff.actions import Bid, Challenge
from engine.boards.actions import Resign, Throw
from engine.by_hand import ActByHand
from engine.danube.actions import Move as Sail
from engine.errors import Refused
from engine.great_table.actions import List, PassOver, Revive
from engine.great_table.actions import Use as UseCard
from engine.honnoji.actions import Propose as ProposeOfTen
from engine.honnoji.actions import Unuse, Use
from engine.mafia.actions import Modkill, Whisper
from engine.mafia.actions import Vote as VoteFor
from engine.naming import tag_of
from engine.open_table.actions import CarryOut, EndNight, Tell, Withdraw
from engine.open_table.actions import Use as UseAbility
from engine.parties.actions import Act, Vote
from engine.quests.actions import Propose
from engine.sigily.actions import Judge, Settle
from engine.speech import Say
from tests.cogs.by_hands import do, rule
from tests.cogs.forgery import press
from tests.cogs.stage import Stage, answer, labels_of

PARTY = ("first", "second", "third", "fourth", "fifth", "sixth")


async def move(stage: Stage, name: str, action: Action) -> None:
    """Make a move, for oneself."""
    if isinstance(action, List):
        await _send_list(stage, name, action)
        return
    if isinstance(action, Resign):
        asked = await stage.command(name, f"{group_of((await stage.hosted()).rulebook)} resign")
        if asked.response is not None and labels_of(asked.response):
            await stage.press(name, asked.response, "Yes, I give up")
        return
    if isinstance(action, Throw):
        await stage.command(name, f"{group_of((await stage.hosted()).rulebook)} {command_of(action)}")
        return
    command, options = spelled(action)
    await stage.command(name, command, **sent(options))


def sent(options: Mapping[str, object]) -> dict[str, object]:
    """Return a command's options as Discord sends them: without enums and without options that are not given."""
    filled: dict[str, object] = to_builtins({key: value for key, value in options.items() if value is not None})
    return filled


async def _send_list(stage: Stage, name: str, action: List) -> None:
    form = await stage.command(name, "table list")
    if form.modal is not None:
        sent = await stage.people[name].submit_modal(form, {"cards": "\n".join(map(str, action.cards))})
        assert isinstance(sent, InteractionResult)
        assert sent.acknowledged


def spelled(action: Action) -> tuple[str, dict[str, object]]:
    """Return the command of a move, and its options."""
    fields: dict[str, object] = to_builtins(action)
    tag = fields.pop("move")
    match action:
        case Propose(party=party) | ProposeOfTen(party=party):
            return "quest propose", {**dict(zip(PARTY, party, strict=False)), **fields, "party": None}
        case Vote(approve=approve, public=public):
            return "quest vote", {"answer": "approve" if approve else "reject", "openly": public}
        case Act(support=support):
            return "quest act", {"order": "support" if support else "sabotage"}
        case Use(talisman=talisman, target=target, preload=preload):
            return "quest use", {"item": talisman, "player": target, "secretly": preload}
        case Unuse(talisman=talisman):
            return "quest unuse", {"item": talisman}
        case VoteFor(target=None):
            return "table no-lynch", {}
        case UseCard(targets=(first, second)):
            return "table use", {**fields, "player": first, "second": second, "targets": None}
        case UseAbility(does=ability, of_side=of_side, onto=onto):
            named = [each for each in (action.targets or (action.target,)) if each is not None]
            seats = dict(zip(("player", "second", "third"), named, strict=False))
            return "table order", {"ability": ability, "for_side": of_side, "onto": onto, **seats}
        case Withdraw(of_side=of_side):
            return "table withdraw", {"for_side": of_side}
        case Bid(show=shown):
            return "bluff bid", {**fields, "show": None if shown is None else " ".join(map(str, shown))}
        case Challenge():
            return "bluff challenge", {}
        case Sail(start=start, steps=steps):
            return "danube move", {"boat": start, "steps": steps}
        case _ if action.__module__.startswith("engine.sigily"):
            return f"sigily {tag}", _raced(fields)
        case Whisper() | Say():
            return ("say" if isinstance(action, Say) else "table whisper"), fields
        case _:
            group = "table" if action.__module__.startswith(("engine.great_table", "engine.mafia")) else "quest"
            return f"{group} {tag}", {"player": fields.pop("target", None), **fields}


def _raced(fields: dict[str, object]) -> dict[str, object]:
    """Return the options of a command of Sigily's, from the fields of a move."""
    if isinstance(pay := fields.get("pay"), dict):
        fields["pay"] = ", ".join(f"{payer}: {coins}" for payer, coins in pay.items())
    called = {"exit": "leave", "against": "player", "winner": "player", "wager": "bet", "agree": "agreed"}
    return {called.get(field, field): value for field, value in fields.items()}


async def lead(stage: Stage, gm: str, action: Action) -> None:
    """Do a GM's act by its command, or by a button where it has none."""
    match action:
        case Extend(hours=hours):
            await stage.command(gm, "gm extend", time=str(hours))
        case Modkill(player=player) | Revive(player=player) | PassOver(player=player):
            await stage.command(gm, f"gm {command_of(action)}", player=player)
        case GoOn():
            sure = Key(Verb.SURE, 1, (await stage.hosted()).wait_token, rest=f"{Verb.WITHOUT}:")
            await press(stage, gm, sure)
        case Replace(player=player, by=newcomer):
            stage.add(newcomer)
            offered = await stage.command(gm, "gm replace", player=player)
            if "to the waiting list" in answer(offered):
                await stage.command(gm, "gm replace", player=player)
            await stage.press(newcomer, stage.channel.history()[-1], "Take the seat")
        case Undo():
            with suppress(Refused):  # where everybody has seen nothing yet
                await stage.take_back(gm)
        case Close() | Pause() | Resume():
            await stage.command(gm, f"gm {command_of(action)}")
        case Judge() | Settle():
            await move(stage, gm, action)
        case ActByHand():
            await do(stage, gm, action)
        case CarryOut(player=player, does=ability, what=what, target=target):
            await rule(stage, "Carry out an order", gm, player=player, does=ability, what=what, target=target)
        case Tell(target=target, text=text):
            await rule(stage, "Tell a player something", gm, target=target, text=text)
        case EndNight():
            page = await stage.command(gm, "gm moves")
            await stage.press(gm, page.response, "End the night")
        case _:
            raise AssertionError(f"no command for {action}")


def command_of(action: Action) -> str:
    """Return the command for a GM's move."""
    return tag_of(type(action)).replace("_", "-")
