"""Who leads a game: handed over, joined by co-GMs, and left. All are told of it, and whoever leads then what is due."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, delete, select, update

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.alarm import Alarm
from bot.host.denied import Denied
from bot.host.holding import tell_unseen
from bot.host.locking import locked
from bot.host.signup import MOST_SIGN_UPS
from bot.host.staff import report_seated_staff
from bot.host.threads import keys_of, rows_for
from bot.storage.bench import leave_bench
from bot.storage.database import Database, Job
from bot.storage.games import Games
from bot.storage.gms import CoGm, GmOffer
from bot.storage.guilds import locked_sign_ups
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.live import Live
from bot.storage.models import Deadline, GameRow, OutboxRow, PastGm
from bot.storage.offers import (
    OFFER_LASTS,
    asked_to_lead,
    end_offers_instead_of,
    end_offers_to_lead,
    save_offers,
)
from bot.storage.outbox import OWED, Destination, destination_of, owed, save_owed
from bot.storage.rows import put, row_of

MOST_CO_GMS = 4
"""How many may lead a game beside its first GM."""

Choice = Callable[[Connection, Live], Sequence[int]]
"""Who is to lead a game, the first one first, of which somebody does. Raises Denied."""


class Leading:
    """Changes who leads."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, alarm: Alarm) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._alarm = alarm

    async def take_over(self, game_id: int, user_id: int) -> None:
        """Give somebody the place of the first GM, as his own act. Raises Denied as ``handed_over`` does."""
        await self._change(game_id, lambda _, live: handed_over(live, user_id, live.gm_id))

    async def offer(self, game_id: int, user_id: int, instead_of: int | None) -> datetime:
        """Ask somebody to lead a game in place of a GM, or beside all of them; gives until when he may accept.

        He is asked in the room, or where that is lost by DM.
        Raises Denied if he could not now; that he plays under an alias is told himself alone, when he accepts.
        """
        at = now()

        def ask(connection: Connection) -> list[Destination]:
            return ask_to_lead(connection, self._on(connection, game_id), user_id, instead_of, at)

        await self._write(game_id, ask)
        return at + OFFER_LASTS

    async def choose_co_gms(self, game_id: int, changes: int, asked: Sequence[int], gone: Sequence[int]) -> datetime:
        """Ask some to lead a game too, and let some co-GMs lead it no more; gives until when those may accept.

        All of it is done, or nothing. Raises Denied, also if who leads has changed more often by now than so many
        ``changes``.
        """
        at = now()

        def choose(connection: Connection) -> list[Destination]:
            live = self._on(connection, game_id)
            if live.gm_changes != changes:
                raise Denied("gms-changed")
            told = change_gms(connection, live, _without(live, gone), at) if gone else []
            live = self._on(connection, game_id)
            return told + [place for user_id in asked for place in ask_to_lead(connection, live, user_id, None, at)]

        await self._write(game_id, choose)
        return at + OFFER_LASTS

    async def withdraw(self, game_id: int, user_id: int) -> None:
        """Withdraw that somebody is asked to lead a game. Raises Denied if that is over."""

        def withdraw(connection: Connection) -> list[Destination]:
            live, at = self._on(connection, game_id), now()
            if user_id not in {each.user_id for each in asked_to_lead(connection, live.id, at)}:
                raise Denied("offer-over")
            return [destination_of(row) for row in end_offers_to_lead(connection, live.id, [user_id], at)]

        await self._write(game_id, withdraw)

    async def asked(self, game_id: int) -> Sequence[GmOffer]:
        """Who is asked to lead a game now."""
        return await self._database.read(lambda connection: asked_to_lead(connection, game_id, now()))

    async def is_asked(self, game_id: int, user_id: int) -> bool:
        """Whether somebody was asked to lead a game, however long ago."""
        return await self._database.read(lambda connection: row_of(connection, GmOffer, game_id, user_id)) is not None

    async def accept(self, game_id: int, user_id: int) -> None:
        """Let somebody lead a game who was asked to. Raises Denied if he was not, his time is up, or he may not."""

        def choose(connection: Connection, live: Live) -> Sequence[int]:
            offer = row_of(connection, GmOffer, game_id, user_id)
            if offer is None or offer.until <= now() or offer.instead_of not in {None, *live.gms}:
                raise Denied("offer-void")
            if offer.instead_of is not None:
                return handed_over(live, user_id, offer.instead_of)
            check_alias(live, user_id)
            return joined_by(live, user_id)

        await self._change(game_id, choose)

    async def leave(self, game_id: int, user_id: int) -> None:
        """Let somebody lead a game no more. Raises Denied if nobody else does, or he does not."""
        await self._change(game_id, lambda _, live: _without(live, [user_id]))

    async def _change(self, game_id: int, choose: Choice) -> None:
        """Let those lead who are chosen."""

        def change(connection: Connection) -> list[Destination]:
            live = self._on(connection, game_id)
            return change_gms(connection, live, choose(connection, live), now())

        await self._write(game_id, change)

    async def _write(self, game_id: int, change: Job[list[Destination]]) -> None:
        """Change who leads, or is asked to, and tell those who are to be told."""
        async with self._games.turn(game_id):
            told = await self._database.write(change)
        self._delivery.wake(told)
        self._delivery.painter.touch(game_id)
        self._alarm.wake()

    def _on(self, connection: Connection, game_id: int) -> Live:
        live = locked(self._games, connection, game_id)
        if live.phase is GamePhase.OVER:
            raise Denied("over")
        return live


def ask_to_lead(
    connection: Connection, live: Live, user_id: int, instead_of: int | None, at: datetime
) -> list[Destination]:
    """Do what ``Leading.offer`` says; gives those who are told. Whom was offered the same before is asked no more."""
    gms = joined_by(live, user_id) if instead_of is None else handed_over(live, user_id, instead_of)
    _check_may_lead(connection, live, gms)
    news = end_offers_to_lead(connection, live.id, [user_id], at)
    news += [] if instead_of is None else end_offers_instead_of(connection, live.id, instead_of, at)
    put(connection, GmOffer(game_id=live.id, user_id=user_id, instead_of=instead_of, until=at + OFFER_LASTS))
    kind = OutboxKind.ASKED_BESIDE if instead_of is None else OutboxKind.ASKED_TO_LEAD
    is_lost = live.room.loss is not None and live.room.loss.lasts
    place = Destination(user_id=user_id) if is_lost else Destination(room_id=live.room.id)
    asked = owed(live.id, kind, [], at, place)
    asked.about_id = user_id
    save_offers(connection, [asked], at + OFFER_LASTS)
    return [*map(destination_of, news), place]


def handed_over(live: Live, user_id: int, leaver: int) -> Sequence[int]:
    """Who leads a game of which somebody gets the place of a GM. Raises Denied if he would not lead it by that."""
    if user_id == leaver or (leaver != live.gm_id and live.is_led_by(user_id)):
        raise Denied("leads-already", {"gm": f"<@{user_id}>"})
    return [user_id if gm_id == leaver else gm_id for gm_id in live.gms if gm_id != user_id]


def joined_by(live: Live, user_id: int) -> Sequence[int]:
    """Who leads a game that somebody joins as a co-GM. Raises Denied if he leads it already, or enough do."""
    if live.is_led_by(user_id):
        raise Denied("leads-already", {"gm": f"<@{user_id}>"})
    if len(live.gms) > MOST_CO_GMS:
        raise Denied("gms-enough", {"count": MOST_CO_GMS})
    return *live.gms, user_id


def _without(live: Live, leavers: Collection[int]) -> Sequence[int]:
    """Who leads a game that some lead no more. Raises Denied if one of them does not, or nobody else does."""
    for gm_id in leavers:
        if not live.is_led_by(gm_id):
            raise Denied("leads-not", {"gm": f"<@{gm_id}>"})
    if not (left := [gm_id for gm_id in live.gms if gm_id not in leavers]):
        raise Denied("last-gm")
    return left


def check_alias(live: Live, user_id: int) -> None:
    """Raise Denied for whoever plays under an alias: what is asked of GMs with him among them would tell of him."""
    if live.has_aliases and live.sitting_of(user_id) is not None:
        raise Denied("alias-leads")


def change_gms(connection: Connection, live: Live, gms: Sequence[int], at: datetime) -> list[Destination]:
    """Write down who leads a game from now on; gives those who are told. Raises Denied for too many sign-ups."""
    joined = [gm_id for gm_id in gms if gm_id not in live.gms]
    left = [gm_id for gm_id in live.gms if gm_id not in gms]
    _check_may_lead(connection, live, gms)
    _save_gms(connection, live, gms, at)
    led = replace(live, gm_id=gms[0], co_gms=tuple(gms[1:]), gm_changes=live.gm_changes + 1)
    tell_unseen(connection, led, at)
    if live.phase is GamePhase.RUNNING:
        for gm_id in left:
            put(connection, PastGm(game_id=live.id, user_id=gm_id))
        for gm_id in joined:
            leave_bench(connection, live.id, gm_id)
    if left:
        # Who is to be asked may be another now, or nobody who may know of it.
        connection.execute(update(Deadline).where(Deadline.game_id == live.id).values(asked=False))
    news = [*rows_for(live, keys_of(live), at), *_announced(live, gms, at)]
    for gm_id in joined:
        news += _owed_to_newcomer(connection, live, gm_id, at)
        news += [] if left else _asked_already(connection, live, gm_id, at)
    save_owed(connection, news)
    news += end_offers_to_lead(connection, live.id, joined, at, OutboxKind.OFFER_ACCEPTED)
    for gm_id in left:
        news += end_offers_instead_of(connection, live.id, gm_id, at)
    for gm_id in joined:
        report_seated_staff(connection, live, gm_id)
    return [*map(destination_of, news), *(Destination(user_id=gm_id) for gm_id in joined)]


def _save_gms(connection: Connection, live: Live, gms: Sequence[int], at: datetime) -> None:
    first, *beside = gms
    present = update(GameRow).where(GameRow.id == live.id)
    connection.execute(present.values(gm_id=first, gm_changes=live.gm_changes + 1))
    connection.execute(delete(CoGm).where(CoGm.game_id == live.id, CoGm.user_id.not_in(beside)))
    for gm_id in beside:
        if gm_id not in live.co_gms:
            put(connection, CoGm(game_id=live.id, user_id=gm_id, since=at))


def _announced(live: Live, gms: Sequence[int], at: datetime) -> list[OutboxRow]:
    """Owe the room who leads: a new first GM, and who has joined or left those beside him."""
    room, is_first_new = Destination(room_id=live.room.id), gms[0] != live.gm_id
    news = [owed(live.id, OutboxKind.HANDED_OVER, [], at, room)] if is_first_new else []
    firsts = {live.gm_id, gms[0]} if is_first_new else set()
    for gm_id in sorted(({*live.co_gms} ^ {*gms[1:]}) - firsts):
        news.append(owed(live.id, OutboxKind.CO_GM, [], at, room))
        news[-1].about_id = gm_id
    return news


def _owed_to_newcomer(connection: Connection, live: Live, gm_id: int, at: datetime) -> list[OutboxRow]:
    """What a GM is owed who takes over or joins: that the room is lost, what comes of a ready check, and what waits."""
    him = Destination(user_id=gm_id)
    news = [owed(live.id, OutboxKind.TROUBLE, [], at, him)] if live.room.loss is not None else []
    over = select(OutboxRow.due_at).where(OutboxRow.game_id == live.id, OutboxRow.kind == OutboxKind.READY_OVER)
    if live.held is not None:
        news.append(owed(live.id, OutboxKind.RESULT, [], at, him))
    due_at = connection.scalar(over.where(OutboxRow.state.in_(OWED)).limit(1))
    if due_at is not None:
        news.append(owed(live.id, OutboxKind.READY_OVER, [], at, him))
        news[-1].due_at = due_at
    return news


def _asked_already(connection: Connection, live: Live, gm_id: int, at: datetime) -> list[OutboxRow]:
    """Ask somebody who joins the GMs what they have been asked because time was up."""
    asked = select(Deadline.is_inner).where(Deadline.game_id == live.id, Deadline.asked)
    kinds = [OutboxKind.MISSING if inner else OutboxKind.DEADLINE for inner in connection.scalars(asked)]
    return [owed(live.id, kind, [live.wait_line], at, Destination(user_id=gm_id)) for kind in kinds]


def _check_may_lead(connection: Connection, live: Live, gms: Sequence[int]) -> None:
    """Raise Denied if too many that a new first GM leads have not begun, as this one has not."""
    first = gms[0]
    if live.phase is not GamePhase.SIGNUP or first == live.gm_id:
        return
    others = (locked_sign_ups(connection, first)).keys() - {live.id}
    if len(others) >= MOST_SIGN_UPS:
        raise Denied("leads-enough", {"gm": f"<@{first}>", "count": len(others)})
