"""Which rows are asked for, changed and taken away: without one of these conditions also those of other games."""

import ast
from collections.abc import Iterator
from typing import TypeGuard

from sqlalchemy import Table

from bot.storage.schema import models, tables
from tests.program_text import SHELL, called, found_in, functions, nodes, within

FOLDERS = ("bot/storage", "bot/host", "bot/delivery", "bot/cogs", "bot/cli", "bot/checking")
KINDS = vars(models) | vars(tables)
MODELS = {name for name, kind in KINDS.items() if isinstance(kind, type) and issubclass(kind, models.Base)}
TABLES = {name for name, table in vars(tables).items() if isinstance(table, Table)} | {
    "OUTER",
    "INNER",
    "MOMENTS",
}
WHERE = {"where", "and_", "or_", "is_one_of"}
"""What takes conditions, beside comparisons also columns and what is called a condition elsewhere."""
SAID = {"in_", "not_in", "is_", "is_not", "is_not_distinct_from"}
"""What makes one of a column."""
CONDITIONS = {
    "storage/offers:put_on_offer": {"OCCUPANTS.c.id == occupant_id"},
    "storage/offers:end_all_offers": {
        "*asked",
        "GM_OFFERS.c.game_id == game_id",
        "GM_OFFERS.c.until > at",
        "OCCUPANTS.c.is_offered",
        "OCCUPANTS.c.seat_id.in_(seats)",
        "SEATS.c.game_id == game_id",
    },
    "storage/offers:asked_to_lead": {"GM_OFFERS.c.game_id == game_id", "GM_OFFERS.c.until > at"},
    "storage/offers:_open": {
        "*ends",
        "*wanted",
        "OUTBOX.c.due_at > at",
        "OUTBOX.c.game_id == game_id",
        "OUTBOX.c.kind == OutboxKind.OFFER_OVER",
    },
    "storage/offers:_in_room": {"OUTBOX.c.room_id.is_not(None)", "OUTBOX.c.seat_id == seat_id"},
    "storage/forgetting:_empty": {
        "OCCUPANTS.c.id == stay.id",
        "OCCUPANTS.c.seat_id == stay.seat_id",
        "SEATS.c.id == stay.seat_id",
    },
    "storage/forgetting:_nameless": {"SEATS.c.game_id == game_id"},
    "storage/forgetting:_rename_newcomer": {
        "*event",
        "*line",
        "ACTIONS.c.game_id == stay.game_id",
        "ACTIONS.c.number == number",
        "EVENTS.c.game_id == stay.game_id",
        "EVENTS.c.line == line",
        "EVENTS.c.position == position",
        "GAMES.c.id == stay.game_id",
    },
    "storage/forgetting:_stays": {"SEATS.c.id == OCCUPANTS.c.seat_id"},
    "storage/forgetting:_take_off": {"*same"},
    "storage/forgetting:forget": {"OCCUPANTS.c.user_id == user_id", "named"},
    "storage/people:_moves_of": {
        "ACTIONS.c.acting_for == SEATS.c.name",
        "ACTIONS.c.at <= OCCUPANTS.c.until",
        "ACTIONS.c.at >= OCCUPANTS.c.since",
        "ACTIONS.c.by == SEATS.c.name",
        "ACTIONS.c.game_id.in_(past_numbers())",
        "OCCUPANTS.c.seat_id == SEATS.c.id",
        "OCCUPANTS.c.until.is_(None)",
        "OCCUPANTS.c.user_id == user_id",
        "SEATS.c.game_id == ACTIONS.c.game_id",
    },
    "storage/people:_rows_of": {"SEATS.c.id == OCCUPANTS.c.seat_id"},
    "storage/people:past_numbers": {
        "GAMES.c.phase == GamePhase.OVER",
        "VEILS.c.game_id == GAMES.c.id",
        "VEILS.c.until > now()",
    },
    "storage/results:_is_past": {
        "GameRow.ended_at.is_not(None)",
        "GameRow.guild_id == sight.guild_id",
        "GameRow.id.in_(his)",
        "GameRow.phase == GamePhase.OVER",
        "GameRow.started_at.is_not(None)",
        "Occupant.seat_id == Seat.id",
        "Occupant.user_id == sight.user_id",
        "Room.channel_id.in_(sight.channels)",
        "VeilRow.game_id == GameRow.id",
        "VeilRow.until > at",
    },
    "storage/results:casts_of": {
        "Occupant.seat_id == Seat.id",
        "Seat.game_id.in_([*games])",
        "Unlisted.user_id == Occupant.user_id",
        "Unlisted.user_id.is_(None)",
    },
    "storage/results:channels_of_games": {"GameRow.guild_id == guild_id", "GameRow.id == Room.game_id"},
    "storage/results:is_listed": {"Unlisted.user_id == user_id"},
    "storage/results:past_game": {
        "*_is_past(sight, at)",
        "GameRow.id == game_id",
        "Room.game_id == GameRow.id",
        "Room.kind == 'table'",
    },
    "storage/results:past_games": {
        "*_is_past(sight, at)",
        "ResultRow.game_id == GameRow.id",
        "Room.game_id == GameRow.id",
        "Room.kind == 'table'",
    },
    "storage/results:set_listed": {"Unlisted.user_id == user_id"},
    "host/taking:_note_reason": {
        "*free",
        "ActionRow.game_id == live.id",
        "ActionRow.number == last",
        "Occupant.id == taking.occupant_id",
        "OutboxRow.kind == OutboxKind.SEAT_FREE",
        "OutboxRow.seat_id == taking.seat_id",
        "OutboxRow.text == reason",
    },
    "host/watching:Watching.ask": {"row_of(connection, Spectator, game_id, user_id)"},
    "host/watching:Watching.agree": {"row_of(connection, Spectator, game_id, user_id)"},
    "host/following:follow": {"Silence.at <= at", "Silence.game_id == live.id"},
    "host/following:_taken": {"*this", "Silence.asked == asked", "Silence.at == moment", "Silence.game_id == live.id"},
    "host/windows:paused_at": {"ActionRow.game_id == live.id"},
    "host/leading:Leading.is_asked": {"row_of(connection, GmOffer, game_id, user_id)"},
    "host/leading:Leading.accept": {
        "row_of(connection, GmOffer, game_id, user_id)",
    },
    "host/striking:_say_no_more": {
        "*waiting",
        "OutboxRow.game_id == game_id",
        "OutboxRow.id.in_(numbers)",
        "OutboxRow.kind.in_(TOLD_OF_LINES)",
        "OutboxRow.state == OutboxState.PENDING",
    },
    "host/striking:_told_of": {
        "*sent",
        "OutboxRow.game_id == game_id",
        "OutboxRow.kind.in_(TOLD_OF_LINES)",
        "OutboxRow.state.in_((OutboxState.SENT, *OWED))",
    },
    "host/striking:_counted": {
        "*counts",
        "ActionRow.game_id == game_id",
        "ActionRow.number == first",
        "OutboxRow.created_at >= at",
        "OutboxRow.game_id == game_id",
        "OutboxRow.kind == OutboxKind.COUNT",
        "OutboxRow.state == OutboxState.SENT",
    },
    "delivery/striking:_sent": {
        "*in_it",
        "*of_game",
        "OutboxRow.game_id == row.game_id",
        "OutboxRow.kind != OutboxKind.STRIKE",
        "OutboxRow.message_id == message",
        "OutboxRow.nonce == row.text",
        "OutboxRow.state == OutboxState.SENT",
    },
    "storage/gms:leads": {
        "CoGm.user_id == user_id",
        "GameRow.gm_id == user_id",
        "GameRow.id.in_(select(CoGm.game_id).where(CoGm.user_id == user_id))",
    },
    "storage/gms:gms_of": {"GameRow.id == game_id"},
    "host/leading:change_gms": {"Deadline.game_id == live.id"},
    "host/leading:_save_gms": {"CoGm.game_id == live.id", "CoGm.user_id.not_in(beside)", "GameRow.id == live.id"},
    "host/leading:_owed_to_newcomer": {
        "OutboxRow.game_id == live.id",
        "OutboxRow.kind == OutboxKind.READY_OVER",
        "OutboxRow.state.in_(OWED)",
    },
    "host/leading:_asked_already": {"Deadline.asked", "Deadline.game_id == live.id"},
    "host/staff:_report": {
        "OutboxRow.about_id == user_id",
        "OutboxRow.game_id == game_id",
        "OutboxRow.kind == OutboxKind.STAFF",
        "OutboxRow.state != OutboxState.DROPPED",
        "OutboxRow.user_id == gm_id",
    },
    "host/reopening:reopen": {
        "*owed",
        "OutboxRow.game_id == live.id",
        "OutboxRow.kind.in_(OF_THE_END)",
        "OutboxRow.lines == lines",
        "OutboxRow.state.in_(OWED)",
        "Room.channel_id == live.room.channel_id",
        "Room.id == live.room.id",
        "Room.is_open",
    },
    "storage/bench:waits_as_staff": {"row_of(connection, BenchRow, game_id, user_id)"},
    "host/rematches:Rematches.open": {"GameRow.id == game_id"},
    "storage/lobby:ENDED": {"ReadyCheck.game_id == ID"},
    "storage/lobby:CHECK": {"ReadyCheck.game_id == ID"},
    "storage/lobby:REGULARS": {
        "GameRow.id == ID",
        "Occupant.until.is_(None)",
        "Seat.game_id == select(GameRow.rematch_of).where(GameRow.id == ID).scalar_subquery()",
    },
    "storage/moments:BY_KIND": {
        "CountRow.at.is_not(None)",
        "Deadline.asked.is_(False)",
        "Deadline.rung_at < Deadline.at",
        "Deadline.rung_at.is_not(None)",
        "GameRow.held_until.is_not(None)",
    },
    "storage/moments:IS_DUE": {"GameRow.paused.is_(False)", "GameRow.phase == GamePhase.RUNNING"},
    "storage/moments:_first": {"*IS_DUE", "*but", "GameRow.id == moments.c.game_id"},
    "storage/moments:FIRST_AWAKE": {"GameRow.id.not_in(bindparam('resting', expanding=True))"},
    "storage/moments:OF_GAME": {"MOMENTS.c.game_id == bindparam('game_id')"},
    "storage/moments:PASSED": {
        "*IS_DUE",
        "GameRow.id == MOMENTS.c.game_id",
        "MOMENTS.c.at <= bindparam('now')",
    },
    "host/readiness:_reminder": {
        "OutboxRow.game_id == game_id",
        "OutboxRow.kind == OutboxKind.READY_OVER",
        "OutboxRow.state.in_(OWED)",
    },
    "storage/bench:waits": {"row_of(connection, BenchRow, game_id, user_id)"},
    "storage/bench:WAITING": {"BenchRow.game_id == ID"},
    "storage/bench:LEFT": {"BenchRow.game_id == ID", "BenchRow.user_id == USER"},
    "storage/bench:CLEARED": {"BenchRow.game_id == ID"},
    "storage/bench:SAT": {"Occupant.user_id == USER", "Seat.game_id == ID"},
    "storage/bench:LED": {"PastGm.game_id == ID", "PastGm.user_id == USER"},
    "storage/bench:LEADING": {"GameRow.id == ID"},
    "storage/bench:KNOWS": {"INFORMED.exists()", "LEADING.exists()", "LED.exists()", "SAT.exists()"},
    "host/bench:Bench.save_dm": {"BenchRow.game_id == game_id", "BenchRow.user_id == user_id"},
    "host/following:forget_asked": {"Silence.game_id == game_id"},
    "storage/offers:offer_sent": {
        "*sent",
        "OutboxRow.game_id == game_id",
        "OutboxRow.nonce == nonce",
        "OutboxRow.state == OutboxState.SENT",
    },
    "storage/offers:end_offers_of_seat": {
        "OUTBOX.c.speaker == name",
        "OUTBOX.c.seat_id == seat_id",
        "OCCUPANTS.c.seat_id == seat_id",
        "OCCUPANTS.c.is_offered",
    },
    "storage/offers:end_offers_to_lead": {
        "OUTBOX.c.speaker.is_(None)",
        "OUTBOX.c.about_id.in_(those)",
        "GM_OFFERS.c.user_id.in_(those)",
        "GM_OFFERS.c.until > at",
        "GM_OFFERS.c.game_id == game_id",
        "*asked",
    },
    "checking/keeping:_refused": {"OutboxRow.state == OutboxState.REFUSED"},
    "checking/keeping:_rooms": {"GameRow.id == Room.game_id", "GameRow.phase != GamePhase.OVER", "Room.is_open"},
    "checking/keeping:_unregistered": {"Registration.problem.is_not(None)"},
    "cli/exporting:_export": {
        "GameRow.id == game_id",
        "GameRow.phase == GamePhase.OVER",
        "GameRow.started_at.is_not(None)",
    },
    "cogs/commands/registering:Registering._note_problem": {
        "error",
        "row_of(connection, Registration, application_id)",
    },
    "cogs/commands/registering:Registering._try": {"error", "row_of(connection, Registration, application_id)"},
    "cogs/interaction/arguments:_or_nothing": {"error"},
    "host/host:Host._submit_together": {"error"},
    "cogs/interaction/replies:answer_error": {"error"},
    "cogs/interaction/replies:explain": {"error"},
    "cogs/server/listening:_heed": {"error"},
    "delivery/delivery:Delivery._drain": {"error"},
    "delivery/icons:Icons._add_missing": {"error"},
    "delivery/icons:Icons._try": {"error"},
    "delivery/icons:Icons.begin": {"error"},
    "delivery/painter:Painter._paint": {"error"},
    "delivery/retracting:Retracting.settle": {"row_of(connection, Retraction, live.id, line)"},
    "delivery/retracting:_save_post": {"Retraction.game_id == game_id", "Retraction.line == line"},
    "delivery/settling:Settling._not_sent": {"error"},
    "delivery/speeches:Speeches.settle": {"error"},
    "delivery/unreadable:Reports._owe": {"error"},
    "delivery/unreadable:_ended": {"error"},
    "host/alarm:Alarm._run": {"error"},
    "host/aliases:give_aliases": {"Seat.game_id == live.id"},
    "host/finding:PLAYS": {"Occupant.seat_id == Seat.id", "Occupant.until.is_(None)", "Occupant.user_id == USER"},
    "host/finding:HIS": {"GameRow.id.in_(PLAYS)", "GameRow.phase != GamePhase.OVER"},
    "host/finding:TALKS_THERE": {"ThreadRow.channel_id == CHANNEL"},
    "host/finding:IS_THERE": {"Room.channel_id == CHANNEL"},
    "host/furniture:Furniture.look": {"error"},
    "host/lateness:Lateness.let_deadlines_pass": {"error"},
    "host/lapsing:LAPSE": {"RETRACTIONS.c.game_id == bindparam('game')", "RETRACTIONS.c.is_open"},
    "host/open_channels:_was_told": {
        "OutboxRow.game_id == live.id",
        "OutboxRow.kind == OutboxKind.OPEN",
        "OutboxRow.lines == [live.wait_line]",
        "OutboxRow.state != OutboxState.DROPPED",
        "OutboxRow.user_id == gm_id",
    },
    "host/resting:_announce": {"ThreadRow.game_id == remains.id"},
    "host/resting:Resting._end": {"error"},
    "host/resting:Resting.end_anyway": {"error"},
    "host/resting:_close": {
        "*left",
        "Deadline.game_id == game_id",
        "GameRow.id == game_id",
        "GameRow.phase != GamePhase.OVER",
        "OutboxRow.game_id == game_id",
        "OutboxRow.state.in_(OWED)",
    },
    "host/resting:_write_last_line": {"ActionRow.game_id == game_id", "GameRow.id == game_id"},
    "host/retractions:Retractions.answer": {"Retraction.game_id == game_id", "Retraction.line == asked.line"},
    "host/retractions:Retractions.ask": {"Retraction.game_id == game_id", "Retraction.line == line"},
    "host/retractions:_close": {"Retraction.game_id == live.id", "Retraction.is_open", "Retraction.line == line"},
    "host/retractions:_has_shown": {"ActionRow.game_id == live.id", "ActionRow.number.in_(lines)"},
    "host/retractions:_line_of": {
        "row_of(connection, ActionRow, live.id, last)",
        "row_of(connection, Retraction, live.id, last)",
    },
    "host/rounds:Rounds._go_on": {"error"},
    "host/saving:OLD_DEADLINE": {
        "DEADLINES.c.game_id == bindparam('game')",
        "DEADLINES.c.is_inner == bindparam('inner')",
    },
    "host/saving:AS_KNOWN": {
        "ROOMS.c.channel_id == bindparam('channel')",
        "ROOMS.c.id == bindparam('room')",
        "ROOMS.c.loss.is_not_distinct_from(bindparam('known_loss'))",
    },
    "host/saving:THIS_GAME": {"GAMES.c.id == bindparam('game')"},
    "host/saving:UNCHANGED": {
        "AS_KNOWN",
        "GAMES.c.gm_changes == bindparam('known_gms')",
        "GAMES.c.held_until.is_not_distinct_from(bindparam('known_held_until'))",
        "GAMES.c.phase == bindparam('known_phase')",
    },
    "host/saving:AT_ITS_LINE": {"GAMES.c.lines == bindparam('known_lines')"},
    "host/servers:Servers.settings": {"row_of(connection, Guild, guild_id)"},
    "host/shares:Shares._look_closely": {"error"},
    "host/shares:Shares.leave": {"error"},
    "host/speech:Speech.check_may_speak": {
        "OutboxRow.game_id == live.id",
        "OutboxRow.speaker == sitting.name",
        "OutboxRow.state.in_(OWED)",
        "row_of(connection, Occupant, sitting.occupant_id)",
    },
    "host/taking:change_occupant": {
        "Occupant.is_offered",
        "Occupant.id == taking.occupant_id",
        "Occupant.seat_id == taking.seat_id",
        "Occupant.until.is_(None)",
    },
    "storage/counting:count": {
        "Deadline.asked.is_(False)",
        "Deadline.due < before",
        "Deadline.is_inner.is_(False)",
        "GameRow.id == Deadline.game_id",
        "GameRow.paused.is_(False)",
        "GameRow.phase == GamePhase.RUNNING",
        "OutboxRow.attempts > 0",
        "OutboxRow.due_at < before",
        "OutboxRow.state.in_(OWED)",
        "Room.id == OutboxRow.room_id",
        "Room.loss.is_(None)",
        "is_late",
    },
    "storage/counts:take_count": {"*due", "CountRow.at <= at", "CountRow.game_id == game_id"},
    "storage/games:Games._note": {"GameRow.id == game_id", "GameRow.phase != GamePhase.OVER"},
    "storage/guilds:set_up": {"Guild.id == guild_id"},
    "storage/loading:GAME": {
        "GAMES.c.id == ID",
        "GUILDS.c.id == GAMES.c.guild_id",
        "INNER.c.game_id == GAMES.c.id",
        "INNER.c.is_inner.is_(True)",
        "OUTER.c.game_id == GAMES.c.id",
        "OUTER.c.is_inner.is_(False)",
        "ROOMS.c.game_id == GAMES.c.id",
        "ROOMS.c.kind == 'table'",
        "SPECTATORS.c.game_id == GAMES.c.id",
        "SPECTATORS.c.is_informed",
        "VEILS.c.game_id == GAMES.c.id",
    },
    "storage/loading:SITTINGS": {
        "OCCUPANTS.c.seat_id == SEATS.c.id",
        "OCCUPANTS.c.until.is_(None)",
        "SEATS.c.game_id == ID",
    },
    "storage/loading:LOG": {"EVENTS.c.game_id == ID", "EVENTS.c.line > HEARD", "EVENTS.c.line <= LINES"},
    "storage/loading:SNAPSHOT": {
        "GAMES.c.id == ID",
        "GAMES.c.snapshot_line <= LINES",
        "GAMES.c.snapshot_line.is_(None)",
    },
    "storage/loading:_game": {"error"},
    "storage/outbox:is_one_of": {"*(column == value for value in values)"},
    "storage/outbox:IS_OWED": {"OUTBOX.c.state", "OWED"},
    "storage/outbox:GOES_THERE": {
        "*(OUTBOX.c[field].is_not_distinct_from(bindparam(field)) for field in Destination._fields)",
        "OUTBOX.c[field].is_not_distinct_from(bindparam(field))",
    },
    "storage/outbox:THOSE_OWED": {"IS_OWED"},
    "storage/outbox:SENT_THERE": {"OUTBOX.c.channel_id == bindparam('channel')"},
    "storage/outbox:NUMBERS_OWED_THERE": {"GOES_THERE", "IS_OWED"},
    "storage/outbox:SAID": {
        "IS_OWED",
        "OUTBOX.c.id >= bindparam('first')",
        "OUTBOX.c.kind == OutboxKind.SPEECH",
        "OUTBOX.c.room_id == bindparam('room')",
    },
    "storage/outbox:VEILED": {"IS_OWED", "OUTBOX.c.game_id == bindparam('game_id')", "OUTBOX.c.kind", "TOLD_LATER"},
    "storage/outbox:PRESENT": {
        "OCCUPANTS.c.seat_id.in_(select(SEATS.c.id).where(SEATS.c.game_id == bindparam('game')))",
        "OCCUPANTS.c.until.is_(None)",
        "OCCUPANTS.c.user_id == bindparam('user')",
        "SEATS.c.game_id == bindparam('game')",
    },
    "storage/outbox:THIS_ROW": {"OUTBOX.c.id == bindparam('row')"},
    "storage/outbox:IF_OWED": {"IS_OWED"},
    "storage/queues:IN_HAND": {
        "OUTBOX.c.claimed_until == bindparam('until')",
        "OUTBOX.c.id == bindparam('row')",
        "OUTBOX.c.owner == bindparam('holder')",
    },
    "storage/outbox:doubt_owed": {"IS_OWED", "OUTBOX.c.due_at <= now"},
    "storage/outbox:give_up_unreadable": {"OutboxRow.id.in_(unreadable)", "row_of(connection, OutboxRow, number)"},
    "storage/setting_clocks:AHEAD": {
        *("IS_OWED", "OUTBOX.c.due_at > AT", "OUTBOX.c.created_at > AT", "OUTBOX.c.claimed_until > AT"),
    },
    "storage/setting_clocks:_ahead": {"row_of(connection, OutboxRow, number)"},
    "storage/setting_clocks:SET_AHEAD": {
        *("DEADLINES.c.since > AT", "DEADLINES.c.is_inner.is_(False)"),
        *("GAMES.c.id == DEADLINES.c.game_id", "GAMES.c.phase == GamePhase.RUNNING"),
    },
    "storage/tidying:IS_OVER": {"GAMES.c.id == OUTBOX.c.game_id", "GAMES.c.phase == GamePhase.OVER"},
    "storage/tidying:NEXT": {"OUTBOX.c.id > bindparam('after')"},
    "storage/tidying:SETTLED": {
        *("OUTBOX.c.id > bindparam('after')", "OUTBOX.c.id <= bindparam('last')"),
        *("OUTBOX.c.created_at < bindparam('before')", "OUTBOX.c.game_id.not_in(WAITING)"),
        *("OUTBOX.c.kind", "IS_OVER"),
    },
    "storage/tidying:WAITING": {"IS_OWED"},
    "host/tidying:Tidying._tidy": {"error"},
    "storage/presence:GONE": {"ProcessRow.name == bindparam('process')"},
    "storage/presence:SEEN_AHEAD": {"ProcessRow.seen_at > bindparam('now')"},
    "storage/presence:SEEN_AGAIN": {"ProcessRow.name == bindparam('process')"},
    "storage/queues:WAITS": {"GAMES.c.phase != GamePhase.OVER", "LASTING", "ROOMS.c.loss"},
    "storage/queues:OWED_THERE": {
        "GAMES.c.id == OUTBOX.c.game_id",
        "GOES_THERE",
        "IS_OWED",
        "ROOMS.c.id == OUTBOX.c.room_id",
    },
    "storage/queues:ALL_LOCKED": {"GOES_THERE", "IS_OWED"},
    "storage/published:_check_over": {"GameRow.id == game_id"},
    "storage/records:_openings": {"Occupant.seat_id.in_(ids)"},
    "storage/records:record_of": {"GameRow.id == game_id", "GameRow.phase == GamePhase.OVER"},
    "storage/records:times_of": {"ActionRow.game_id == game_id"},
    "storage/rooms:HELD_BY_NOBODY": {
        "ROOMS.c.channel_id == bindparam('channel')",
        "ROOMS.c.game_id.not_in(select(GameRow.id))",
        "ROOMS.c.is_open",
    },
    "storage/remains:remains_of": {
        "GameRow.id == game_id",
        "GameRow.phase == GamePhase.OVER",
        "GameRow.started_at.is_not(None)",
        "Guild.id == GameRow.guild_id",
        "Occupant.until.is_(None)",
        "Room.game_id == GameRow.id",
        "Room.kind == 'table'",
        "Seat.game_id == game_id",
        "Seat.id == Occupant.seat_id",
    },
    "storage/rooms:PLACES": {"GameRow.id == Room.game_id", "Room.is_open"},
    "storage/rooms:PASSED": {"Deadline.asked.is_(False)", "Deadline.due <= bindparam('at')"},
    "storage/rooms:LATE": {"GameRow.id.in_(PASSED)"},
    "storage/rooms:IN_TIME": {"GameRow.id.not_in(PASSED)", "Room.game_id > bindparam('after')"},
    "storage/rooms:IN_CHANNEL": {"Room.channel_id == bindparam('channel')"},
    "storage/rooms:IN_SERVER": {"GameRow.guild_id == bindparam('server')"},
    "storage/rooms:THIS": {"ROOMS.c.id == bindparam('room')"},
    "storage/rooms:OF_GAME": {"ROOMS.c.game_id == bindparam('game')"},
    "storage/rooms:OWED_NOW": {"IS_OWED", "OUTBOX.c.kind", "OUTBOX.c.room_id == bindparam('room')", "TOLD_LATER"},
    "storage/rooms:STILL": {"ROOMS.c.channel_id == bindparam('channel')", "ROOMS.c.id == bindparam('room')"},
    "storage/rooms:doubt_cards": {"Room.game_id.in_(game_ids)"},
    "storage/rooms:HAS_GONE_ON": {"GameRow.phase == GamePhase.SIGNUP"},
    "storage/rooms:BEHIND": {
        "GameRow.ended_at > bindparam('over_since')",
        "GameRow.phase != GamePhase.OVER",
        "HAS_GONE_ON",
        "Room.game_id == GameRow.id",
        "Room.kind == 'table'",
    },
    "storage/rooms:lose_prompt": {"ROOMS.c.prompt_id == room.prompt_id"},
    "storage/rooms:lose_room": {"ROOMS.c.loss.is_not_distinct_from(room.loss)"},
    "storage/rooms:move_room": {"IS_OWED", "OUTBOX.c.room_id == room_id"},
    "storage/rooms:drop_prompts": {
        "OutboxRow.kind == OutboxKind.PROMPT",
        "OutboxRow.lines == [wait_line]",
        "OutboxRow.room_id == room_id",
        "OutboxRow.state.in_(OWED)",
    },
    "storage/threads:channels_of_threads": {"ThreadRow.game_id == game_id"},
    "storage/threads:drop_thread": {"ThreadRow.game_id == thread.game_id", "ThreadRow.key == thread.key"},
    "storage/threads:is_any_barred": {"ThreadRow.game_id == game_id", "ThreadRow.is_barred"},
    "storage/threads:lose_threads": {"ThreadRow.game_id == game_id", "ThreadRow.key.in_(list(keys))"},
    "storage/threads:thread_of": {"row_of(connection, ThreadRow, game_id, key)"},
    "storage/writings:texts_of": {"row_of(connection, WritingRow, seat_id)"},
    "storage/veils:lift_veils": {"VeilRow.game_id == game_id", "VeilRow.line.in_(lines)", "VeilRow.until > at"},
    "storage/notes:notes_of": {"NoteRow.game_id == game_id", "NoteRow.writer_id == writer_id"},
    "storage/notes:save_note": {
        "*same",
        "NoteRow.game_id == game_id",
        "NoteRow.seat_id == seat_id",
        "NoteRow.writer_id == writer_id",
    },
    "storage/guilds:LOCKED": {"GUILDS.c.id == SERVER"},
    "storage/guilds:ON": {"GameRow.guild_id == SERVER", "GameRow.phase != GamePhase.OVER"},
    "storage/guilds:SIGN_UPS": {
        "GameRow.gm_id == GM",
        "GameRow.phase == GamePhase.SIGNUP",
        "Room.game_id == GameRow.id",
        "Room.kind == 'table'",
    },
    "storage/records:LINES": {"ACTIONS.c.game_id == ID"},
    "storage/records:IN_ORDER": {"SEATS.c.game_id == ID"},
    "storage/retractions:BODY": {"ActionRow.game_id == ID", "ActionRow.number == bindparam('line')"},
    "storage/retractions:OPEN": {"Retraction.game_id == ID", "Retraction.is_open"},
    "storage/rows:_by_key": {"*(column == bindparam(column.name) for column in table.primary_key)"},
    "storage/threads:IN_CHANNEL": {"THREADS.c.channel_id == CHANNEL"},
    "host/absence:THIS_OCCUPANT": {"OCCUPANTS.c.id == bindparam('occupant')"},
    "host/deadlines:PRESENT": {
        "DEADLINES.c.at == bindparam('moment')",
        "DEADLINES.c.game_id == bindparam('game')",
        "DEADLINES.c.is_inner == bindparam('inner')",
    },
    "host/deadlines:THIS_DEADLINE": {"*PRESENT"},
    "host/deadlines:UNASKED": {"DEADLINES.c.asked.is_(False)"},
    "host/host:LINE": {"ACTIONS.c.interaction_id == bindparam('interaction')"},
    "host/host:LINE_IN_GAME": {"ACTIONS.c.game_id == bindparam('game_id')"},
    "host/ladder:NEXT_RUNG": {"*PRESENT"},
    "host/ladder:THIS_RUNG": {"*PRESENT", "DEADLINES.c.rung_at == bindparam('known')"},
    "host/open_channels:ON": {"GameRow.anonymous", "GameRow.phase == GamePhase.RUNNING"},
    "host/open_channels:ON_THERE": {"GameRow.guild_id == bindparam('server')"},
    "host/sealing:THIS_SEAT": {"SEATS.c.id == bindparam('seat')"},
    "host/seating:LAST": {"Seat.game_id == bindparam('game_id')"},
    "host/seating:CLEARED": {"Seat.id == bindparam('seat')"},
    "storage/cast:PLAYED": {"Occupant.seat_id == Seat.id", "Seat.game_id == ID"},
    "storage/counts:THIS": {"CountRow.game_id == bindparam('game')"},
    "storage/counts:ENDED": {"CountRow.game_id == bindparam('game')"},
    "storage/deliveries": {"OUTBOX.c.game_id == bindparam('game_id')", "OUTBOX.c.kind", "PRIVATE"},
    "storage/gms:BESIDE": {"CoGm.game_id == ID"},
    "storage/resting:WITHOUT": {
        "GameRow.phase != GamePhase.OVER",
        "GameRow.theme.not_in(bindparam('themes', expanding=True))",
    },
    "storage/spectators:INFORMED": {"Spectator.game_id == ID", "Spectator.is_informed", "Spectator.user_id == USER"},
    "storage/spectators:WATCHING": {
        "Spectator.game_id == ID",
        "Spectator.has_stopped.is_(False)",
        "Spectator.is_informed",
    },
    "storage/veils:OF_GAME": {"VeilRow.game_id == ID"},
    "storage/veils:ENDED": {"VeilRow.game_id == ID"},
    "storage/writings:WRITTEN": {
        "Occupant.seat_id == WritingRow.seat_id",
        "Occupant.until.is_(None)",
        "Seat.game_id == ID",
        "Seat.id == WritingRow.seat_id",
    },
    "storage/writings:FORGOTTEN": {
        "Seat.game_id == ID",
        "WritingRow.seat_id.in_(select(Seat.id).where(Seat.game_id == ID))",
    },
    "delivery/spectators:Spectators._told_before": {
        "OutboxRow.channel_id == channel_id",
        "OutboxRow.game_id == row.game_id",
        "OutboxRow.kind == OutboxKind.RESULT",
        "OutboxRow.state == OutboxState.SENT",
        "OutboxRow.text == row.text",
    },
    "host/watching:Watching._turn": {
        "*his",
        "Spectator.game_id == game_id",
        "Spectator.has_stopped.is_not(has_stopped)",
        "Spectator.is_informed",
        "Spectator.user_id == user_id",
    },
    "storage/deliveries:LISTED": {
        "IS_PRIVATE",
        "OF_GAME",
        "OUTBOX.c.seat_id.is_not(None)",
        "OUTBOX.c.state != OutboxState.DROPPED",
        "OUTBOX.c.state != OutboxState.SENT",
    },
    "storage/deliveries:SENT": {
        "IS_PRIVATE",
        "OF_GAME",
        "OUTBOX.c.seat_id.is_not(None)",
        "OUTBOX.c.state == OutboxState.SENT",
    },
    "storage/deliveries:REMINDED": {
        "OF_GAME",
        "OUTBOX.c.kind == OutboxKind.REMINDER",
        "OUTBOX.c.state == OutboxState.SENT",
    },
    "storage/deliveries:OF_SEAT": {"OUTBOX.c.game_id == bindparam('game')", "OUTBOX.c.seat_id == bindparam('seat')"},
    "storage/deliveries:UNSENT": {"*OF_SEAT", "OUTBOX.c.state", "TO_SEND_AGAIN"},
    "storage/deliveries:CLOSED": {"*OF_SEAT", "OUTBOX.c.state == OutboxState.CLOSED"},
    "storage/deliveries:WAITING": {"*OF_SEAT", "IS_OWED", "OUTBOX.c.state != OutboxState.SENDING"},
}
"""All conditions on columns, and what else is given as one, by function or statement."""
GAMES_NUMBERS = {"game_id", "live.id", "after.id", "remains.id", "row.game_id", "found.game_id", "stay.game_id"}
"""What is given as the number of a game: the number of a room is one as well, and of another game."""


def test_rows_are_those_of_the_game_that_is_meant() -> None:
    found = dict[str, set[str]]()
    for name, function in functions(*FOLDERS):
        for text in _conditions(function):
            found.setdefault(_of_statement(name, function), set()).add(text)

    assert found == CONDITIONS


def test_what_is_given_as_the_number_of_a_game_is_that_of_the_one_that_is_meant() -> None:
    takes = {each.name for _, each in nodes("bot/storage", "bot/host", "bot/delivery") if _takes_game(each)}
    given = dict[str, set[str]]()
    for name, node in nodes(*SHELL):
        for text in _given_as_game(node, takes):
            given.setdefault(text, set()).add(name)

    assert takes
    assert given.keys() & GAMES_NUMBERS
    assert {text: where for text, where in given.items() if text not in GAMES_NUMBERS} == {
        "remains": {"delivery/unreadable:Reports.settle"},
        "found.id": {"host/host:Host.end"},
        "row.id": {"host/signup:_insert", "storage/loading:_game", "storage/loading:_live", "storage/loading:_log"},
    }


def test_a_game_that_is_kept_is_found_by_its_own_number_alone() -> None:
    assert found_in(_kept, "bot/storage/games/games.py").keys() == {
        *("self._folded.get(game_id)", "self._folded.get(found.id)", "self._folded[live.id]"),
        *(
            "self._folded.move_to_end(live.id)",
            "self._folded.pop(game_id, None)",
            "self._folded.popitem(last=False)",
            "len(self._folded)",
        ),
    }


def _kept(node: ast.AST) -> Iterator[str]:
    """What is done with the games that are kept."""
    match node:
        case (
            ast.Call(func=ast.Attribute(value=ast.Attribute(attr="_folded")))
            | ast.Call(args=[ast.Attribute(attr="_folded"), *_])
            | ast.Subscript(value=ast.Attribute(attr="_folded"))
        ):
            yield ast.unparse(node)
        case _:
            pass


def _takes_game(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    """Whether this is a function that asks a database about a game."""
    return isinstance(node, ast.FunctionDef) and [each.arg for each in node.args.args][:2] == ["connection", "game_id"]


def _given_as_game(node: ast.AST, takes: set[str]) -> Iterator[str]:
    """What is given as the number of a game here: to such a function, by name, or to a statement."""
    match node:
        case ast.Call(args=[ast.Name(id="connection"), number, *_]) if called(node) in takes:
            yield ast.unparse(number)
        case ast.keyword(arg="game_id", value=number):
            yield ast.unparse(number)
        case ast.Dict(keys=keys, values=values):
            for key, number in zip(keys, values, strict=True):
                if key is not None and ast.unparse(key) in {"'game_id'", "ID.key"}:
                    yield ast.unparse(number)
        case ast.Call(args=[_, ast.Dict(keys=[ast.Constant(value="game"), *_], values=[number, *_])]) if called(
            node
        ) in {"execute", "scalars", "scalar"}:
            yield ast.unparse(number)
        case _:
            pass


def _of_statement(name: str, node: ast.AST) -> str:
    """The name of a function, or of a statement that is in none: each asks for rows of its own."""
    match node:
        case ast.Assign(targets=[ast.Name(id=called)]) | ast.AnnAssign(target=ast.Name(id=called)):
            return f"{name}:{called}"
        case _:
            return name


def _conditions(function: ast.AST) -> Iterator[str]:
    """What a function asks of columns."""
    for node in within(function):
        match node:
            case ast.Compare(left=left) if _is_column(left):
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(value=column, attr=name)) if name in SAID and _is_column(column):
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Name(id=model), *_]) if model in MODELS:
                yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="row_of")):
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=given) if name in WHERE:
                yield from (
                    ast.unparse(each)
                    for each in given
                    if _is_column(each) or isinstance(each, ast.Starred | ast.Name) or called(each) == "exists"
                )
            case _:
                pass


def _is_column(node: ast.AST) -> bool:
    """Whether this is a column of a model, or of the table beneath one."""
    match node:
        case ast.Attribute(value=ast.Name(id=name)):
            return name in MODELS
        case (
            ast.Attribute(value=ast.Attribute(value=ast.Name(id=name), attr="c"))
            | ast.Subscript(value=ast.Attribute(value=ast.Name(id=name), attr="c"))
        ):
            return name in TABLES
        case _:
            return False
