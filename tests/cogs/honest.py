"""Recognises forgeries that are none: the sender could have done just that with a button that they were shown."""

from collections.abc import Mapping
from typing import Any

from bot.cogs.presses import PRESSES
from bot.components.keys import PATTERN, Key, Verb, read_key
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.presets import preset_named
from engine.asks import asks_of
from tests.cogs.forgery import Origin

GM, MANAGER, STRANGER = "Gia", "Zoe", "Kim"
"""The people who lead the games under attack, manage their server, or have nothing to do with them."""
LED = frozenset(
    {
        Verb.START,
        Verb.PAUSE,
        Verb.RESUME,
        Verb.ANONYMOUS,
        Verb.NAMED,
        Verb.CLOSE,
        Verb.EXTEND,
        Verb.MINUTE,
        Verb.PRESET,
        Verb.WITHOUT,
        Verb.COUNTED,
        Verb.OPTION,
    }
)
"""The verbs that only the GM may use."""
OF_A_WAIT = frozenset(
    {Verb.ANSWER, Verb.DO, Verb.SENT, Verb.FILL, Verb.AGAIN, Verb.CLOSE, Verb.EXTEND, Verb.MINUTE, Verb.WITHOUT}
)
"""The verbs whose id names the wait that they are meant for."""
NOT_MOVES = frozenset(
    {
        *('{"move":[]}', '{"move":"vote","approve":1}', '{"move":"undo"}', '{"move":{"a":[[[[]]]]}}'),
        *('["undo"]', '["vote",0,0,0,0,0,0]'),
    }
)


def is_honest(hosted: HostedGame, origin: Origin, data: Mapping[str, Any]) -> bool:
    """Return whether the interaction may be right for its sender. In doubt the answer is yes."""
    custom_id = str(data["custom_id"])
    match = PATTERN.fullmatch(custom_id)
    if match is None:
        return custom_id.startswith("brehon:server:") and origin.name == MANAGER and not data.get("values")
    key = read_key(match)
    is_of_now = key.verb not in OF_A_WAIT or key.wait_token == hosted.wait_token
    is_whole = not PRESSES[key.verb].is_bare or not (key.seat or key.rest)
    return key.game == hosted.id and is_of_now and is_whole and _may(hosted, origin, key) and _fits(hosted, key, data)


def _may(hosted: HostedGame, origin: Origin, key: Key) -> bool:
    """Return whether they may do acts of this kind."""
    seat = next((occupancy.name for occupancy in hosted.occupancies if occupancy.player == origin.name), None)
    match key.verb:
        case Verb.JOIN | Verb.TAKE | Verb.SPECTATE | Verb.WATCH:
            return seat is None
        case Verb.LET_WATCH:
            return origin.name == GM
        case Verb.LEAVE:
            return seat is not None
        case Verb.CONFIRM:
            return origin.name in {GM, MANAGER}
        case verb if verb in LED or key.seat:
            return origin.name == GM
        case _:
            return seat is not None and hosted.game is not None and bool(asks_of(seat, hosted.game.asks))


def _fits(hosted: HostedGame, key: Key, data: Mapping[str, Any]) -> bool:
    """Return whether the rest may be right. A value chosen by chance is never on offer, unless nothing is."""
    match key.verb:
        case Verb.TAKE:
            return any((key.seat, key.rest) == (each.seat_id, str(each.occupant_id)) for each in offered(hosted))
        case Verb.OPTION:
            return not data.get("values")
        case Verb.PRESET:
            return preset_named(key.rest) is not None
        case Verb.COUNTED:
            return not any(str(each.get("value") or "").strip() for each in _answers(data))
        case Verb.SENT:
            return [each.get("custom_id") for each in _answers(data)] == ["text"]
        case Verb.ANSWER:
            return key.rest.startswith('{"move":') and key.rest not in NOT_MOVES
        case Verb.DO:
            return key.rest.startswith('["') and key.rest not in NOT_MOVES
        case _:
            return PRESSES[key.verb].is_bare or key.verb is Verb.FILL


def offered(hosted: HostedGame) -> list[Occupancy]:
    """Return the seats that the GM has offered: none before the game, and then the last one."""
    return hosted.occupancies[-1:] if hosted.game is not None else []


def _answers(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the texts in a form."""
    return [(each or {}).get("component", {}) for each in data.get("components", [])]
