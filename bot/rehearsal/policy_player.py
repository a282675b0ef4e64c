"""A player who follows a policy. It decides from the seat's own view; the player uses the controls they see."""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

import msgspec

from bot.components.answers import chosen_action
from bot.components.chosen import places
from bot.components.keys import ANY_WAIT, Key, Verb, key_of, read_move
from bot.components.move_forms import opened_ask
from bot.components.short_moves import read_short
from bot.delivery.telling.saying import panel_of
from bot.host.house.house_players import turn_to_take
from bot.policies.turn import Policy
from bot.rehearsal.composing_player import compose, composes
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.form_filling import filled_with, values_of
from bot.rehearsal.game_master import button
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control, Shown
from bot.rehearsal.stage import Stage
from bot.rehearsal.typed_commands import Command, Value
from bot.storage.games.hosted_game import HostedGame
from engine.actions import Action
from engine.asks import Ask
from engine.codec import read_action
from engine.domains import SomeOf
from engine.errors import BadInput
from engine.naming import snake_case

GIVES = frozenset({Verb.ANSWER, Verb.LETTER, Verb.DO})
"""The verbs of buttons that give an answer."""


class Sensible:
    """Acts as a ``policy`` says. ``will`` decides what the policy leaves open."""

    def __init__(self, stage: Stage, client: Client, policy: Policy, will: Random) -> None:
        self.client = client
        self._stage = stage
        self._policy = policy
        self._will = will
        self._wanted: Action | None = None

    async def is_called(self) -> bool:
        """Whether the player wants to do something."""
        hosted = await self._stage.game()
        self._wanted = self._decide(hosted) if hosted is not None and hosted.game is not None else None
        return self._wanted is not None

    def remind(self, *, of_all: bool) -> None:
        """Do nothing: this player needs no reminder."""

    async def act(self) -> None:
        """Do what the player wants, with what they are shown. Raises RehearsalFailed if there is no way."""
        hosted = await self._stage.game()
        if hosted is None or self._wanted is None:
            return
        if await self._press(hosted, self._wanted, self.client.messages) or await self._type(self._wanted):
            return
        answer = await self.client.press(button(self.client, Verb.MOVES))
        if answer is None or not await self._press(hosted, self._wanted, [answer]):
            raise RehearsalFailed(f"{self.client.name} is asked for {self._wanted}, and is shown no way to answer")

    def _decide(self, hosted: HostedGame) -> Action | None:
        occupancy = hosted.occupancy_of(self.client.id)
        if occupancy is None:
            return None
        turn = turn_to_take(hosted, occupancy.name)
        return None if turn is None else self._policy(turn, self._will)

    def _asks(self, hosted: HostedGame) -> tuple[Ask, ...]:
        """Return the asks of the player's seat."""
        occupancy = hosted.occupancy_of(self.client.id)
        return () if occupancy is None else hosted.asks.of(occupancy.name)

    async def _press(self, hosted: HostedGame, action: Action, messages: Sequence[Shown]) -> bool:
        """Answer with the newest button or select that can give this answer. Return whether there is one.

        A move that is shown before it counts is the wanted one, and is confirmed.
        """
        for control in (control for shown in reversed(messages) for control in shown.controls):
            key = key_of(control.custom_id)
            if key is None or (key.game, key.seat) != (hosted.id, 0) or not _counts_now(hosted, key):
                continue
            if key.verb is Verb.FORM and _opens(self._asks(hosted), key, action):
                fill = partial(filled_with, answers=_answers(self._asks(hosted), action))
                return await self._confirm(await self.client.press(control, fill))
            if key.verb is Verb.COMPOSE and (ask := _composed(self._asks(hosted), key, action)) is not None:
                return await compose(self.client, control, ask, action, partial(_does, hosted, action))
            if key.verb in GIVES and _gives(hosted, key, self._asks(hosted), action):
                return await self._confirm(await self.client.press(control))
            if key.verb is Verb.WHOLE and (values := _whole(hosted, control, self._asks(hosted), action)):
                return await self._confirm(await self.client.choose(control, values))
            if key.verb is Verb.CHOOSE and (values := _values(hosted, key, control, action)):
                return await self._confirm(await self.client.choose(control, values))
        return False

    async def _confirm(self, answer: Shown | None) -> bool:
        """Press the button that makes the shown move, if there is one. Return True, since an answer was given."""
        for control in answer.controls if answer is not None else ():
            key = key_of(control.custom_id)
            if key is not None and key.verb is Verb.DO:
                await self.client.press(control)
        return True

    async def _type(self, action: Action) -> bool:
        """Answer in the DM, with a command of this name if one takes all the fields. Return whether there is one."""
        fields = msgspec.structs.asdict(action)
        told = {name: str(value) for name, value in fields.items() if isinstance(value, str)}
        if len(told) < len(fields):
            return False
        move = snake_case(type(action).__name__)
        for command in self.client.commands.values():
            values = _typed(command, told) if command.name.split()[-1] == move else {}
            if values and await self._offers(command, values):
                await self.client.type(command, values, in_dm=True)
                return True
        return False

    async def _offers(self, command: Command, values: Mapping[str, Value]) -> bool:
        """Whether a command's options offer all of these values, where they offer any."""
        for option in (option for option in command.options if option.name in values):
            value = values[option.name]
            offers = await self.client.offered(command, option, str(value)) if option.autocomplete else option.choices
            if (offers or option.autocomplete) and all(offer.value != value for offer in offers):
                return False
        return True


def _counts_now(hosted: HostedGame, key: Key) -> bool:
    """Whether a button belongs to the present wait, or counts in any."""
    return key.wait_token in {hosted.wait_token, ANY_WAIT}


def _answers(asks: tuple[Ask, ...], action: Action) -> dict[str, object]:
    """Return the fields of this action, as a form takes them."""
    fields = msgspec.structs.asdict(action)
    domains = next((ask.fields for ask in asks if ask.move is type(action)), {})
    for field, domain in domains.items():
        if isinstance(domain, SomeOf) and isinstance(fields[field], tuple):
            fields[field] = places(domain, fields[field])
    return fields


def _typed(command: Command, told: Mapping[str, str]) -> dict[str, Value]:
    """Return the typed values of a command for these fields; nothing if the command takes more, or fewer."""
    needed = [option.name for option in command.options if option.required]
    if len(needed) != len(told):
        return {}
    return dict(told) if told.keys() == {*needed} else dict(zip(needed, told.values(), strict=True))


def _opens(asks: tuple[Ask, ...], key: Key, action: Action) -> bool:
    """Whether a button opens a form for this action."""
    ask = opened_ask(key, asks)
    return ask is not None and ask.is_for(ask.seats[0], action) and ask.refusal(action) is None


def _composed(asks: tuple[Ask, ...], key: Key, action: Action) -> Ask | None:
    """Return the ask to which a button composes this action."""
    meant = (ask for ask in asks if ask.is_for(ask.seats[0], action) and ask.refusal(action) is None)
    return next((ask for ask in meant if composes(key, ask)), None)


def _gives(hosted: HostedGame, key: Key, asks: tuple[Ask, ...], action: Action) -> bool:
    """Whether a button gives this answer, or one of the same name that is offered in place of it."""
    said = _reads(hosted, _said(hosted, key))
    if said is None or type(said) is not type(action):
        return False
    name = panel_of(hosted).whole
    shared = (ask for ask in asks if ask.whole and ask.move is type(action))
    return said == action or any(name(ask, said) == name(ask, action) for ask in shared)


def _does(hosted: HostedGame, action: Action, control: Control) -> bool:
    """Whether a button makes this shown move."""
    key = key_of(control.custom_id)
    return key is not None and key.verb is Verb.DO and _reads(hosted, _said(hosted, key)) == action


def _whole(hosted: HostedGame, control: Control, asks: tuple[Ask, ...], action: Action) -> list[str]:
    """Return what to choose among whole answers for this action, or one of the same name; nothing if there is none."""
    names = {panel_of(hosted).whole(ask, action) for ask in asks if ask.whole and ask.move is type(action)}
    return [choice.value for choice in control.choices if choice.label in names][:1]


def _values(hosted: HostedGame, key: Key, control: Control, action: Action) -> list[str]:
    """Return what to choose in a select for this action; nothing if the select does not offer it."""
    values = values_of(getattr(action, key.rest.partition(":")[2], None))
    if not {*values} <= {choice.value for choice in control.choices}:
        return []
    return values if _reads(hosted, chosen_action(key, hosted.rulebook.actions, values)) == action else []


def _said(hosted: HostedGame, key: Key) -> dict[str, object]:
    """Return the move of a button that gives an answer, or makes a shown move."""
    if key.verb in {Verb.LETTER, Verb.DO}:
        return read_short(key.rest, hosted.rulebook.actions, hosted.names)
    return read_move(key.rest)


def _reads(hosted: HostedGame, fields: dict[str, object]) -> Action | None:
    try:
        return read_action(hosted.rulebook, fields, hosted.names)
    except BadInput:
        return None
