"""Changes who leads a game: handover, co-GMs, and leaving. Everybody is told, and new GMs get what is due."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, delete, select, update

from bot.clock import now
from bot.database.database import Database, Job
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.leading.pending_results import tell_unseen
from bot.host.leading.staff_who_play import report_seated_staff
from bot.host.locked_games import locked
from bot.host.moves.thread_dues import keys_of, rows_for
from bot.host.opening.game_openings import MOST_SIGN_UPS
from bot.host.seats.readiness import ready_over_for
from bot.host.waits.alarm import Alarm
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import result_due, trouble_due
from bot.storage.outbox.offer_rows import (
    OFFER_LASTS,
    asked_to_lead,
    end_offers_instead_of,
    end_offers_to_lead,
    save_offers,
)
from bot.storage.outbox.outbox import Destination, destination_of, owed, save_owed
from bot.storage.people.bench import leave_bench
from bot.storage.people.gms import CoGm, GmOffer
from bot.storage.people.guilds import locked_sign_ups
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import Deadline, GameRow, OutboxRow, PastGm
from bot.storage.schema.rows import put, row_of

MOST_CO_GMS = 4
"""The most co-GMs that a game may have beside its first GM."""

Choice = Callable[[Connection, HostedGame], Sequence[int]]
"""Chooses who is to lead a game, the first GM first, given its present state. Raises Denied."""


class Leading:
    """Changes who leads."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, alarm: Alarm) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._alarm = alarm

    async def take_over(self, game_id: int, user_id: int) -> None:
        """Make somebody the first GM by their own act. Raises Denied as ``handed_over`` does."""
        await self._change(game_id, lambda _, hosted: handed_over(hosted, user_id, hosted.gm_id))

    async def offer(self, game_id: int, user_id: int, instead_of: int | None) -> datetime:
        """Ask somebody to lead a game in place of a GM or beside all of them; return when the offer lapses.

        The question goes to the room, or by DM if the room is lost. Raises Denied if that person could not accept now.
        If they play under an alias, only they are told so, when they accept.
        """
        at = now()

        def ask(connection: Connection) -> list[Destination]:
            return ask_to_lead(connection, self._on(connection, game_id), user_id, instead_of, at)

        await self._write(game_id, ask)
        return at + OFFER_LASTS

    async def choose_co_gms(self, game_id: int, changes: int, asked: Sequence[int], gone: Sequence[int]) -> datetime:
        """Ask some people to co-lead a game and remove some co-GMs; return when the offers lapse.

        All of it is done, or nothing. Raises Denied, also if the GMs have changed more than ``changes`` times by now.
        """
        at = now()

        def choose(connection: Connection) -> list[Destination]:
            hosted = self._on(connection, game_id)
            if hosted.gm_changes != changes:
                raise Denied("gms-changed")
            told = change_gms(connection, hosted, _without(hosted, gone), at) if gone else []
            hosted = self._on(connection, game_id)
            return told + [place for user_id in asked for place in ask_to_lead(connection, hosted, user_id, None, at)]

        await self._write(game_id, choose)
        return at + OFFER_LASTS

    async def withdraw(self, game_id: int, user_id: int) -> None:
        """Withdraw the offer to lead that somebody has. Raises Denied if it is over."""

        def withdraw(connection: Connection) -> list[Destination]:
            hosted, at = self._on(connection, game_id), now()
            if user_id not in {each.user_id for each in asked_to_lead(connection, hosted.id, at)}:
                raise Denied("offer-over")
            return [destination_of(row) for row in end_offers_to_lead(connection, hosted.id, [user_id], at)]

        await self._write(game_id, withdraw)

    async def asked(self, game_id: int) -> Sequence[GmOffer]:
        """Return the offers to lead a game that stand now."""
        return await self._database.read(lambda connection: asked_to_lead(connection, game_id, now()))

    async def is_asked(self, game_id: int, user_id: int) -> bool:
        """Whether somebody was ever asked to lead a game, however long ago."""
        return await self._database.read(lambda connection: row_of(connection, GmOffer, game_id, user_id)) is not None

    async def accept(self, game_id: int, user_id: int) -> None:
        """Make somebody a GM who was asked to lead. Raises Denied without a valid offer, or if they may not lead."""

        def choose(connection: Connection, hosted: HostedGame) -> Sequence[int]:
            offer = row_of(connection, GmOffer, game_id, user_id)
            if offer is None or offer.until <= now() or offer.instead_of not in {None, *hosted.gms}:
                raise Denied("offer-void")
            if offer.instead_of is not None:
                return handed_over(hosted, user_id, offer.instead_of)
            check_alias(hosted, user_id)
            return joined_by(hosted, user_id)

        await self._change(game_id, choose)

    async def leave(self, game_id: int, user_id: int) -> None:
        """Remove somebody from the GMs. Raises Denied if they are not one, or nobody else leads."""
        await self._change(game_id, lambda _, hosted: _without(hosted, [user_id]))

    async def _change(self, game_id: int, choose: Choice) -> None:
        """Make the chosen people the GMs."""

        def change(connection: Connection) -> list[Destination]:
            hosted = self._on(connection, game_id)
            return change_gms(connection, hosted, choose(connection, hosted), now())

        await self._write(game_id, change)

    async def _write(self, game_id: int, change: Job[list[Destination]]) -> None:
        """Change the GMs or the offers to lead, and notify those who are to be told."""
        async with self._games.lock(game_id):
            told = await self._database.write(change)
        self._delivery.wake(told)
        self._delivery.painter.touch(game_id)
        self._alarm.wake()

    def _on(self, connection: Connection, game_id: int) -> HostedGame:
        hosted = locked(self._games, connection, game_id)
        if hosted.phase is GamePhase.OVER:
            raise Denied("over")
        return hosted


def ask_to_lead(
    connection: Connection, hosted: HostedGame, user_id: int, instead_of: int | None, at: datetime
) -> list[Destination]:
    """Do the work of ``Leading.offer``; return the destinations to notify. An earlier offer of the same place ends."""
    gms = joined_by(hosted, user_id) if instead_of is None else handed_over(hosted, user_id, instead_of)
    _check_may_lead(connection, hosted, gms)
    news = end_offers_to_lead(connection, hosted.id, [user_id], at)
    news += [] if instead_of is None else end_offers_instead_of(connection, hosted.id, instead_of, at)
    put(connection, GmOffer(game_id=hosted.id, user_id=user_id, instead_of=instead_of, until=at + OFFER_LASTS))
    kind = OutboxKind.ASKED_BESIDE if instead_of is None else OutboxKind.ASKED_TO_LEAD
    is_lost = hosted.room.loss is not None and hosted.room.loss.lasts
    place = Destination(user_id=user_id) if is_lost else Destination(room_id=hosted.room.id)
    asked = owed(hosted.id, kind, [], at, place)
    asked.about_id = user_id
    save_offers(connection, [asked], at + OFFER_LASTS)
    return [*map(destination_of, news), place]


def handed_over(hosted: HostedGame, user_id: int, leaver: int) -> Sequence[int]:
    """Return the GMs after somebody takes a GM's place. Raises Denied if that would not make them a GM."""
    if user_id == leaver or (leaver != hosted.gm_id and hosted.is_led_by(user_id)):
        raise Denied("leads-already", {"gm": f"<@{user_id}>"})
    return [user_id if gm_id == leaver else gm_id for gm_id in hosted.gms if gm_id != user_id]


def joined_by(hosted: HostedGame, user_id: int) -> Sequence[int]:
    """Return the GMs after somebody joins as a co-GM. Raises Denied if they lead already, or there are enough GMs."""
    if hosted.is_led_by(user_id):
        raise Denied("leads-already", {"gm": f"<@{user_id}>"})
    if len(hosted.gms) > MOST_CO_GMS:
        raise Denied("gms-enough", {"count": MOST_CO_GMS})
    return *hosted.gms, user_id


def _without(hosted: HostedGame, leavers: Collection[int]) -> Sequence[int]:
    """Return the GMs after some have left. Raises Denied if one of those is no GM, or nobody would be left."""
    for gm_id in leavers:
        if not hosted.is_led_by(gm_id):
            raise Denied("leads-not", {"gm": f"<@{gm_id}>"})
    if not (left := [gm_id for gm_id in hosted.gms if gm_id not in leavers]):
        raise Denied("last-gm")
    return left


def check_alias(hosted: HostedGame, user_id: int) -> None:
    """Raise Denied for somebody who plays under an alias: questions to GMs among whom they are would reveal them."""
    if hosted.has_aliases and hosted.occupancy_of(user_id) is not None:
        raise Denied("alias-leads")


def change_gms(connection: Connection, hosted: HostedGame, gms: Sequence[int], at: datetime) -> list[Destination]:
    """Save who leads a game from now on; return the destinations to notify. Raises Denied for too many sign-ups."""
    joined = [gm_id for gm_id in gms if gm_id not in hosted.gms]
    left = [gm_id for gm_id in hosted.gms if gm_id not in gms]
    _check_may_lead(connection, hosted, gms)
    _save_gms(connection, hosted, gms, at)
    led = replace(hosted, gm_id=gms[0], co_gms=tuple(gms[1:]), gm_changes=hosted.gm_changes + 1)
    tell_unseen(connection, led, at)
    if hosted.phase is GamePhase.RUNNING:
        for gm_id in left:
            put(connection, PastGm(game_id=hosted.id, user_id=gm_id))
        for gm_id in joined:
            leave_bench(connection, hosted.id, gm_id)
    if left:
        # The people to ask may be others now, or nobody who may know of the request.
        connection.execute(update(Deadline).where(Deadline.game_id == hosted.id).values(asked=False))
    news = [*rows_for(hosted, keys_of(hosted), at), *_announced(hosted, gms, at)]
    for gm_id in joined:
        news += _owed_to_newcomer(connection, hosted, gm_id, at)
        news += [] if left else _asked_already(connection, hosted, gm_id, at)
    save_owed(connection, news)
    news += end_offers_to_lead(connection, hosted.id, joined, at, OutboxKind.OFFER_ACCEPTED)
    for gm_id in left:
        news += end_offers_instead_of(connection, hosted.id, gm_id, at)
    for gm_id in joined:
        report_seated_staff(connection, hosted, gm_id)
    return [*map(destination_of, news), *(Destination(user_id=gm_id) for gm_id in joined)]


def _save_gms(connection: Connection, hosted: HostedGame, gms: Sequence[int], at: datetime) -> None:
    first, *beside = gms
    present = update(GameRow).where(GameRow.id == hosted.id)
    connection.execute(present.values(gm_id=first, gm_changes=hosted.gm_changes + 1))
    connection.execute(delete(CoGm).where(CoGm.game_id == hosted.id, CoGm.user_id.not_in(beside)))
    for gm_id in beside:
        if gm_id not in hosted.co_gms:
            put(connection, CoGm(game_id=hosted.id, user_id=gm_id, since=at))


def _announced(hosted: HostedGame, gms: Sequence[int], at: datetime) -> list[OutboxRow]:
    """Queue an announcement of the GMs in the room: a new first GM, and co-GMs who joined or left."""
    room, is_first_new = Destination(room_id=hosted.room.id), gms[0] != hosted.gm_id
    news = [owed(hosted.id, OutboxKind.HANDED_OVER, [], at, room)] if is_first_new else []
    firsts = {hosted.gm_id, gms[0]} if is_first_new else set()
    for gm_id in sorted(({*hosted.co_gms} ^ {*gms[1:]}) - firsts):
        news.append(owed(hosted.id, OutboxKind.CO_GM, [], at, room))
        news[-1].about_id = gm_id
    return news


def _owed_to_newcomer(connection: Connection, hosted: HostedGame, gm_id: int, at: datetime) -> list[OutboxRow]:
    """Queue a new GM's messages: a lost room, the result of a ready check, and requests that still wait."""
    newcomer = Destination(user_id=gm_id)
    news = [trouble_due(hosted, gm_id, at)] if hosted.room.loss is not None else []
    if hosted.pending is not None:
        news.append(result_due(hosted, newcomer, [], at))
    return [*news, *ready_over_for(connection, hosted, newcomer, at)]


def _asked_already(connection: Connection, hosted: HostedGame, gm_id: int, at: datetime) -> list[OutboxRow]:
    """Ask a new co-GM the questions that the GMs were already asked because time was up."""
    asked = select(Deadline.is_inner).where(Deadline.game_id == hosted.id, Deadline.asked)
    kinds = [OutboxKind.MISSING if inner else OutboxKind.DEADLINE for inner in connection.scalars(asked)]
    return [owed(hosted.id, kind, [hosted.wait_line], at, Destination(user_id=gm_id)) for kind in kinds]


def _check_may_lead(connection: Connection, hosted: HostedGame, gms: Sequence[int]) -> None:
    """Raise Denied if a new first GM leads too many games that have not begun, as this one has not."""
    first = gms[0]
    if hosted.phase is not GamePhase.SIGNUP or first == hosted.gm_id:
        return
    others = (locked_sign_ups(connection, first)).keys() - {hosted.id}
    if len(others) >= MOST_SIGN_UPS:
        raise Denied("leads-enough", {"gm": f"<@{first}>", "count": len(others)})
