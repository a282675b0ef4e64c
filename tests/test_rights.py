"""Who may do or know something, and how it is asked: a check that is left out, made a weaker one or turned round."""

import ast
from collections.abc import Iterator

from tests.program_text import SHELL, children, functions, within

RIGHTS = {
    *("check_may_know", "check_may_know_of", "check_gm", "check_gm_or_manager", "check_sees_secrets", "check_manager"),
    *("may_see_orders", "reader_of", "is_gm", "may_end", "_check_may_end", "manages", "may_host", "check_may_host"),
    *("check_server", "check_fresh", "check_offered", "check_chosen", "check_sent", "asks_meant", "open_asks"),
    *("check_is_there", "check_is_text", "check_may_speak", "check_meant", "check_in_time", "check_wait"),
    "check_keeps_seat",
    *("check_missing", "check_told", "_is_offered", "_has_led", "_has_sat_elsewhere", "_check_may_lead", "may_be_told"),
    *("is_for_gm", "may_read", "without_veiled", "is_veiled", "gm_plays", "talks_apart", "has_aliases", "anonymous"),
    *("may_see_room", "is_told_apart", "reveals_at", "is_posted_as_speech", "_sits_there_still", "is_open"),
    *("_is_for_all", "presses_post", "goes_on", "secret", "hidden", "asked_of_gm", "is_secret", "_is_in"),
    *("is_for_one", "ephemeral", "_drawn", "is_public", "is_any_to_come", "lasting", "spots_veiled"),
    *("is_led_by", "is_known_to", "knowing_gms", "check_may_join", "staff_known_to"),
    *(
        "joined_by",
        "handed_over",
        "check_alias",
        "is_asked",
    ),
    *(
        "check_may_watch",
        "is_informed",
        "knows_secrets",
        "sees",  # of whose desk it is
        "may_hear",
        *("_check_waits", "_check_led", "_laid", "_is_seen"),  # which ask for others of these
    ),
}
"""What says who may do what, what he may know of it, and whether what is said is for all."""
COMPARED = {
    *("gm_id", "user_id", "channel_id", "guild_id", "occupant_id", "seat_id", "about_id", "seat", "members"),
    *("secrecy", "reveal", "to", "by", "outcome", "reader", "is_relayed", "is_barred", "permissions", "ephemeral"),
    *("deadline", "inner_deadline"),
}
"""What is compared to find out who somebody is, where he asks, and for whom something is."""
TABLES = "bot/storage/schema/models.py"
"""Whose rows are asked for in other ways, see ``test_rows``."""
LOGIC = (ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Await)
ASKED = {
    "return live.deadline is not None and live.deadline <= now() and (not live.started.table.paused)": {
        "delivery/gm_asked:is_overdue"
    },
    "return 'answered' if secret else 'hidden'": {"delivery/asking:_why_none"},
    "live is not None and live.is_led_by(user_id)": {"cogs/interaction/replies:_judged"},
    "if table.outcome is not None": {"delivery/asking:_why_none"},
    "if live.held is not None and secret": {"delivery/asking:_why_none"},
    "if laid.sees and within is not None and (within > now()) and live.asks and (inner := _inner(live))": {
        "delivery/desk/overview:_lines"
    },
    "interaction.guild_id is None": {"cogs/players/game:GameCog.rules"},
    "if not live.is_led_by(gm_id)": {"host/leading:_without"},
    "repaint if is_for_one(interaction) else reply": {"cogs/gm/withdrawing:_withdraw"},
    "on_offer(live) if is_gm(interaction, live) else []": {"cogs/gm/withdrawing:open_offers"},
    "if user_id not in {each.user_id for each in asked_to_lead(connection, live.id, at)}": {
        "host/leading:Leading.withdraw"
    },
    "if sitting is None or sitting.user_id != row.about_id or (not sitting.is_on_offer(now()))": {
        "delivery/signup_messages:_seat_offered_message"
    },
    "if sitting is None or sitting.occupant_id != occupant_id or (not sitting.is_on_offer(at))": {
        "host/offering:Offering.withdraw"
    },
    "if sent.seat_id == each.seat_id or sent.speaker == each.name": {"delivery/offers:over_text"},
    "if found is None or found.occupant_id != sitting.occupant_id": {"host/offering:_same"},
    "if (gm_id := gm_of(line.wish)) is not None and is_public(line.entry)": {"host/voiding:void_offers"},
    "press.live.rulebook.hides and may_see_orders(press.interaction, press.live)": {"cogs/gm/asking_once:_of_task"},
    "_check_led(press)": {
        *("cogs/gm/asking_once:_of_closing", "cogs/gm/asking_once:_of_going_on", "cogs/gm/asking_once:_of_intervening"),
    },
    "'yes' if sees else 'no'": {"cogs/gm/asking_once:_of_task"},
    "is_inner and span.until == live.deadline": {"host/saving:save_deadline"},
    "if player.user_id == NOBODY": {"delivery/casting:_player"},
    "return (body.get(tag), body.get('player'), body.get('with')) == (kind, stay.seat, stay.name)": {
        "storage/forgetting:_seats"
    },
    "[cast_page(live, cast)] if live.anonymous else []": {"delivery/afterwards:end_message"},
    "if played[-1].user_id == user_id": {"delivery/tallies:of_player"},
    "if player.user_id != NOBODY": {"delivery/tallies:names_of"},
    "if line.entry.events[0].to is To.PUBLIC": {"host/reasons:reason_rows"},
    "await services.desk.reminders(live) if sees else {}": {"cogs/gm/desk:_laid"},
    "sees": {"cogs/gm/desk:_laid"},
    "await _laid(services, interaction, live)": {"cogs/gm/desk:desk"},
    "await _laid(press.services, press.interaction, press.live)": {
        "cogs/gm/desk:_page",
        *("cogs/gm/desk:_note", "cogs/gm/desk:_seat"),
    },
    "_check_waits(press)": {"cogs/gm/holding:_held", "cogs/gm/holding:_untell", "cogs/gm/holding:_why"},
    "_check_led(interaction, live, action)": {"cogs/gm/moves:correct", "cogs/gm/moves:gm_move"},
    "GamePhase.OVER if live.started.table.outcome is not None else GamePhase.RUNNING": {"page/story:Story.tell"},
    "goes_on(live, row)": {"page/story:Story._heard"},
    "return To.GM if row.user_id is not None else To.PUBLIC": {"page/story:_audience"},
    "if may_hear(reader, each.audience)": {"page/story:Told.to"},
    "if may_hear(reader, name)": {"page/story:Told.to"},
    "return live.view(To.GM) if laid.sees else live.view(To.PUBLIC)": {"delivery/desk/laying:view_of"},
    "if laid.sees and (count := laid.reminders.get(sitting.seat_id))": {"delivery/desk/laying:beside"},
    "if laid.sees and live.rulebook.hides": {"delivery/desk/laying:beside"},
    "say(live, 'desk-dms-closed') if laid.sees and sitting.dm_open is False else ''": {"delivery/desk/picturing:_seat"},
    "if live.held is not None and laid.sees": {"delivery/desk/rows:_wait"},
    "if laid.sees and live.game is not None": {"delivery/desk/rows:_looks"},
    "if laid.sees and missing_within(live)": {
        "delivery/desk/rows:_harm",
    },
    "if laid.sees and live.game is not None and (live.secrecy is Secrecy.DM)": {"delivery/desk/rows:_about_seat"},
    "if row.kind is OutboxKind.SECRETS and row.seat_id == live.sitting(seat).seat_id": {"host/reasons:reason_rows"},
    "check_may_watch(live, interaction.user.id)": {"cogs/players/watching:watch"},
    "if not knows_secrets(connection, live.id, each.user_id)": {"host/offering:_to_bench"},
    "if live.game is not None and knows_secrets(connection, live.id, user_id)": {"host/bench:_check_may_wait"},
    "knows_secrets": {"host/host:Host._free_seat"},
    "is_informed(connection, game_id, user_id)": {"host/watching:Watching.is_informed"},
    "check_may_watch(live, user_id)": {"host/watching:Watching.agree", "host/watching:Watching.ask"},
    "Spectator.is_informed": {"host/watching:Watching._turn", "storage/spectators"},
    "if not manages(interaction, live.guild_id)": {"cogs/gm/leading:stand_in"},
    "without_veiled(taken.gone, after.veils, at)": {"host/holding:untold_step"},
    "return self.holding is not Holding.OFF and (not self.gm_plays) and (not self.rulebook.turns)": {
        "storage/live:Live.holds"
    },
    "return APART if row.seat_id is not None else 1": {"delivery/foreseeing:_place"},
    "live.sitting_on(row.seat_id) if row.seat_id is not None else None": {"delivery/foreseeing:_told"},
    "live.held.by == GM": {"host/holding:check_meanwhile"},
    "line.wish.by == GM": {"host/holding:let_wait"},
    "if was is None or name not in was.members": {"delivery/foreseeing:_greeting"},
    "if live.holding is not Holding.OFF and live.gm_plays": {"cogs/setup/panel:policy_panel"},
    "if live.held is not None and may_see_orders(interaction, live)": {"cogs/gm/undoing:undo"},
    "if live.gm_plays": {"host/holding:tell_unseen", "host/watching:check_may_watch"},
    "case OutboxKind.GM if row.user_id in before.knowing_gms[:1]": {"delivery/foreseeing:_told"},
    "before.knowing_gms": {"delivery/foreseeing:_told"},
    "[Verb.HELD] if may_see_orders(interaction, live) else []": {
        "cogs/gm/moves:gm_rows",
    },
    "'held-gm' if wishes[-1].by == GM else 'held'": {"host/holding:check_meanwhile"},
    "return row.user_id is None or knows": {"delivery/receivers:may_be_told"},
    "if is_gm(interaction, live) and (not manages(interaction, live.guild_id))": {"cogs/gm/leading:hand_over"},
    "own_id if is_gm(interaction, live) else live.gm_id": {"cogs/gm/leading:hand_over"},
    "if person.id == live.gm_id != interaction.user.id": {"cogs/gm/leading:co_gm"},
    "if not await services.leading.is_asked(live.id, interaction.user.id)": {"cogs/gm/leading:accept"},
    "if not isinstance(person, discord.Member) or person.guild.id != live.guild_id": {"cogs/gm/leading:checked"},
    "'asked' if is_asked else 'led' if sitting is None else 'on'": {"cogs/players/available:in_short"},
    "if live.is_led_by(user_id) and row.kind is OutboxKind.ASKED_BESIDE": {
        "delivery/signup_messages:_asked_to_lead_message"
    },
    "handed_over(live, user_id, live.gm_id)": {"host/leading:Leading.take_over"},
    "_check_may_lead(connection, live, gms)": {"host/leading:ask_to_lead", "host/leading:change_gms"},
    "joined_by(live, user_id) if instead_of is None else handed_over(live, user_id, instead_of)": {
        "host/leading:ask_to_lead"
    },
    "check_alias(live, user_id)": {"host/leading:Leading.accept"},
    "return joined_by(live, user_id)": {"host/leading:Leading.accept"},
    "return handed_over(live, user_id, offer.instead_of)": {"host/leading:Leading.accept"},
    "if live.phase is not GamePhase.SIGNUP or first == live.gm_id": {"host/leading:_check_may_lead"},
    "if sent is None or sent.channel_id is None or sent.message_id is None": {"delivery/striking:Striking.settle"},
    "await self._database.read(partial(_sent, row=row)) if may_be_told(live, row) else None": {
        "delivery/striking:Striking.settle"
    },
    "check_sees_secrets(press.interaction, press.live)": {
        "cogs/gm/asking_once:_of_going_on",
        "cogs/gm/holding:_take_back",
        "cogs/gm/holding:_tell",
        "cogs/gm/holding:_check_waits",
        "cogs/gm/desk:_turn",
        "cogs/gm/tasks:_send",
        "cogs/gm/tasks:_wait",
        "cogs/gm/undoing:_step",
        "cogs/gm/undoing:_steps",
        "cogs/gm/undoing:_undo",
        "cogs/gm/undoing:_why",
    },
    "gm_moves_message(live, interaction.user.id, lines) if is_gm(interaction, live) else Outgoing('\\n'.join(lines))": {
        "cogs/gm/moves:gm_panel"
    },
    "if live.game is not None and is_gm(interaction, live)": {
        "cogs/gm/moves:gm_rows",
    },
    "reveals_at(live) is not None and is_gm(interaction, live)": {
        "cogs/gm/moves:gm_rows",
    },
    "if seat == GM or not is_gm(press.interaction, press.live)": {"cogs/interaction/pressed:asks_meant"},
    "interaction.guild_id if interaction.channel_id == remains.channel_id else None": {
        "cogs/interaction/resting:_may_end"
    },
    "return leads or manages(interaction, remains.guild_id) or (here is not None and manages(interaction, here))": {
        "cogs/interaction/resting:_may_end"
    },
    "ROOMS.c.is_open": {"storage/rooms"},  # which is no right
    "return live.is_led_by(interaction.user.id)": {"cogs/interaction/rights:is_gm"},
    "return is_gm(interaction, live) or manages(interaction, live.guild_id)": {"cogs/interaction/rights:may_end"},
    "return live.is_known_to(interaction.user.id)": {"cogs/interaction/rights:may_see_orders"},
    (
        "if is_gm(interaction, live) and type(action) in live.rulebook.asked_of_gm and"
        " _is_asked_as_gm(interaction, live, action)"
    ): {"cogs/moves/acting:mover"},
    "return may_see_orders(interaction, live) or any((ask.is_for(GM, action) for ask in asks))": {
        "cogs/moves/acting:_is_asked_as_gm"
    },
    "if not may_see_orders(interaction, live) and (refusal := ask.refusal(action)) is not None": {
        "cogs/moves/acting:act_for"
    },
    "is_gm(interaction, live)": {"cogs/players/available:advice"},
    "return is_gm(interaction, live) or live.sitting_of(interaction.user.id) is not None": {"cogs/players/help:_is_in"},
    "await _trouble(services, live, interaction.user.id) if is_gm(interaction, live) else ''": {
        "cogs/players/looking:status"
    },
    "live.staff_known_to(interaction.user.id) if is_gm(interaction, live) else []": {"cogs/players/looking:_staff"},
    "live.staff_known_to(live.gm_id)": {"cogs/setup/panel:_fields"},
    "if not live.is_known_to(gm_id)": {
        *("delivery/channel_access:ChannelAccess.openness", "delivery/compose:is_for_gm"),
        "delivery/reminders:missing_for_gm",
    },
    "if is_for_gm(live, told.event, row.user_id)": {"delivery/gm_messages:gm_message"},
    "live.knowing_gms or live.gms": {"delivery/posts:_called", "host/ladder:_reminders"},
    "live.is_led_by(row.user_id)": {"delivery/receivers:may_be_told"},
    "live.is_known_to(row.user_id)": {"delivery/receivers:may_be_told"},
    "return knows if live.has_aliases else leads": {"delivery/receivers:may_be_told"},
    "return leads or row.user_id is None": {"delivery/receivers:may_be_told"},
    "return _sits_there_still(live, row) if row.seat_id is not None else knows": {"delivery/receivers:may_be_told"},
    "live.is_led_by(user_id)": {"delivery/signup_messages:_co_gm_message"},
    "if live.sitting_of(user) is None and (not live.is_led_by(user))": {"delivery/signup_messages:_rematch_message"},
    "if each.user_id == user_id": {"host/signup:SignUp.join"},
    "if each.user_id not in ready": {"delivery/signup_messages:not_ready"},
    "live.knowing_gms": {
        "delivery/spectators:Spectators._users",
        "delivery/threads:passed_on",
        "delivery/threads:users_in",
        "host/watching:Watching.ask",
    },
    ("if live.is_led_by(user_id)"): {
        "host/finding:Finder.to_move",
        "host/leading:joined_by",
        "host/watching:check_may_watch",
    },
    "gm_asks(live, user_id) if live.is_led_by(user_id) else ()": {"host/finding:_is_asked"},
    "if user_id == leaver or (leaver != live.gm_id and live.is_led_by(user_id))": {"host/leading:handed_over"},
    "gms[0] != live.gm_id": {"host/leading:_announced"},
    "is_for_gm(live, event, gm_id)": {"host/outbox_rows:outbox_rows"},
    "return self.ended_by if not self.is_led_by(self.ended_by) else None": {"storage/live:Live.ended_by_manager"},
    "if self.is_known_to(user_id)": {"storage/live:Live.knowing_gms"},
    "return not self.knowing_gms": {"storage/live:Live.gm_plays"},
    "return user_id is not None and self.is_led_by(user_id) and (self.sitting_of(user_id) is None)": {
        "storage/live:Live.is_known_to"
    },
    "not self.gm_plays": {
        "storage/live:Live.asks_of_wait",
    },
    "self.is_known_to(gm_id)": {"storage/live:Live.asks_of_gm"},
    "if self.has_aliases and (not self.is_known_to(gm_id))": {"storage/live:Live.staff_known_to"},
    "if live.started.table.outcome is not None and reveals_at(live) is None": {"host/reopening:check_may_reopen"},
    "if not is_any_to_come("
    "{spot: until for spot, until in veils_of(connection, live.id).items() if spot in end}, at)": {
        "host/reopening:reopen"
    },
    "if isinstance(wish.action, GmAction | Expire) or not is_any_to_come(live.veils, now())": {
        "host/veiling:check_told"
    },
    "spots_veiled(self.veils, at) if is_any_to_come(self.veils, at) else NOTHING": {"storage/live:Live.table_told"},
    "return NOTHING if reader is To.GM else spots_veiled(self.veils, now())": {"storage/live:Live._veiled_from"},
    "spots_veiled(veils, at)": {"storage/veils:without_veiled"},
    "lasting(veils, at)": {"storage/veils:spots_veiled"},
    "lasting(live.veils, at)": {"host/veiling:veils_after", "host/veiling:veils_after_undo"},
    "lasting(before, at)": {"host/veiling:_lifted"},
    "lasting(veils_of_end(live), now())": {"storage/reveals:reveals_at"},
    "old.anonymous": {"cogs/players/rematch:rematch", "host/rematches:Rematches.open"},
    "if reveals_at(old) is not None": {"host/rematches:Rematches.open"},
    "if not is_gm(interaction, old) and old.sitting_of(interaction.user.id) is None": {"cogs/players/rematch:rematch"},
    "if interaction.channel_id != old.room.channel_id": {"cogs/players/rematch:rematch"},
    "check_may_host(interaction, (await services.servers.settings(old.guild_id)).host_roles)": {
        "cogs/players/rematch:rematch"
    },
    "sitting.user_id in (live.lobby.ready or ())": {"delivery/card:_joined"},
    "if sitting.seat_id == seat_id": {"storage/live:Live.sitting_on"},
    "if live.sitting_of(row.user_id or 0) is None or live.phase is GamePhase.OVER": {
        "delivery/signup_messages:_seated_message"
    },
    "'retraction-open' if known.is_open else 'retraction-refused'": {"host/retractions:_line_of"},
    "'yes' if live.anonymous else 'no'": {"cogs/players/joining:join", "delivery/gm_messages:_trouble"},
    "0 if live.is_known_to(gm_id) else live.asks.awaited.orders": {"delivery/reminders:_late_message"},
    "GameRow.anonymous": {"host/open_channels", "storage/remains:remains_of"},
    "RETRACTIONS.c.is_open": {"host/lapsing"},
    "Retraction.is_open": {"host/retractions:_close", "storage/retractions"},
    "Room.is_open": {"host/finding", "host/reopening:reopen", "storage/rooms"},
    "None if is_posted_as_speech(each.event, live) else since or said": {"delivery/posts:_moments"},
    "None if live.deadline is None else live.deadline - BEFORE_END": {"host/counting:next_count"},
    "[GM] * (GM in waiting.seats) if live.anonymous else (*waiting.seats, *waiting.called)": {"delivery/posts:_called"},
    "[] if is_told_apart(live) else [page for step in steps_of(live, told) for page in step]": {
        "delivery/posts:_message"
    },
    "[] if live.anonymous else [live.sitting(name).user_id for name in missing]": {
        "delivery/retracting:retraction_message"
    },
    "[] if live.has_aliases else [sitting.user_id for sitting in live.sittings]": {"delivery/compose:moved_message"},
    "_check_may_end(interaction, remains)": {"cogs/interaction/resting:_end", "cogs/interaction/resting:confirm_end"},
    "_check_may_end(interaction, rests.remains)": {"cogs/interaction/resting:press"},
    "_drawn(live, anew, at)": {"host/veiling:veils_after_undo"},
    "_drawn(live, entry, at)": {"host/veiling:veils_after"},
    "anonymous": {
        *("cogs/interaction/rights:check_room", "cogs/players/game:GameCog.new", "cogs/setup/choosing:_anonymous"),
        *("storage/anonymity:with_anonymity", "host/signup:SignUp.open", "host/signup:SignUp.set_anonymous"),
        "host/signup:_insert",
    },
    "ask.hidden and ask.awaited": {"delivery/asking:time_for"},
    "ask.hidden if is_inner else not (ask.hidden and lasts)": {"delivery/reminders:is_reminded"},
    "ask.is_for(name, action) and (not ask.secret)": {"host/absence:is_own_deed"},
    "asks_meant(press, seat)": {
        *("cogs/moves/answering:_give_up", "cogs/moves/answering:_opened_ask", "cogs/moves/ranking:_ranked"),
        "cogs/offers:_asked",
    },
    "asks_meant(press, seat_meant(press))": {"cogs/offers:_is_asked"},
    "await (_in_dm if interaction.guild_id is None else _in_server)(self.services, interaction)": {
        "cogs/players/help:HelpCog.help"
    },
    "await _drawn(live, To.PUBLIC, action)": {"delivery/previewing:previewing_post"},
    "await _drawn(live, name, action)": {"delivery/previewing:preview"},
    "await _drawn(live, reader, max(lines))": {"delivery/illustrating:illustrate"},
    "await check_is_there(services, live, interaction.user)": {"cogs/moves/acting:make"},
    "await check_is_there(services, live, user)": {"cogs/speech/speaking:speak"},
    "give_aliases(connection, waiting) if waiting.anonymous else replace(waiting)": {"host/signup:SignUp._begin"},
    "await self._messages.message_of(live, row) if may_be_told(live, row) else None": {
        "delivery/settling:Settling.settle"
    },
    "self.check_may_speak(connection, live=live, sitting=sitting)": {"host/speech:Speech._save"},
    "bool(press.live.rulebook.asked_of_gm) and may_see_orders(press.interaction, press.live)": {
        "cogs/interaction/pressed:seat_meant"
    },
    "case Weight.OPEN if presses_post(press.interaction, live)": {"cogs/moves/previewing:show_before"},
    "check_chosen(component, values)": {"components/offered:check_sent"},
    "check_chosen(select, press.values)": {"cogs/offers:check_offered"},
    "check_fresh(press)": {
        "cogs/gm/tasks:_undo",
        *("cogs/moves/answering:_give_up", "cogs/moves/answering:_opened_ask", "cogs/moves/ranking:meant"),
        *("cogs/moves/retracting:_answer", "cogs/moves/retracting:_ask", "cogs/offers:_asked"),
    },
    "check_gm(interaction, live)": {
        "cogs/gm/withdrawing:_withdraw",
        "cogs/gm/commands:GmCog.moves",
        "cogs/gm/desk:_laid",
        "cogs/gm/gathering:ask_who_is_ready",
        "cogs/gm/gathering:take_absent_off",
        "cogs/gm/gathering:take_player_off",
        "cogs/gm/leading:co_gm",
        "cogs/gm/moves:_check_led",
        "cogs/gm/moves:act_for_panel",
        "cogs/gm/moves:extend",
        "cogs/gm/moves:reveal",
        "cogs/gm/moves:start",
        "cogs/gm/replacing:offer",
        "cogs/gm/undoing:undo",
        "cogs/interaction/rights:check_sees_secrets",
        "cogs/moves/acting:act_for",
    },
    "check_gm(press.interaction, press.live)": {
        "cogs/gm/asking_once:_of_task",
        "cogs/gm/asking_once:_check_led",
        "cogs/gm/desk:_reasoned",
        "cogs/gm/desk:_reason",
        "cogs/gm/co_gms:_open",
        *("cogs/gm/desk:_intervene", "cogs/gm/desk:_noted", "cogs/gm/desk:_task", "cogs/gm/desk:_time"),
        *("cogs/gm/desk:_timed", "cogs/gm/desk:_turn", "cogs/interaction/pressed:seat_meant", "cogs/offers:_in_set_up"),
        *("cogs/offers:_seats", "cogs/setup/choosing:_anonymous", "cogs/setup/choosing:_counted"),
        *("cogs/setup/choosing:_counts", "cogs/setup/choosing:show_panel", "cogs/setup/pacing:_quiet_set"),
        "cogs/setup/pacing:_times_set",
    },
    "check_gm_or_manager(interaction, live)": {
        "cogs/gm/withdrawing:open_offers",
        "cogs/gm/withdrawing:_withdraw",
        "cogs/gm/leading:hand_over",
        "cogs/gm/moves:confirmation",
        "cogs/gm/moves:end",
        "cogs/gm/moves:gm_panel",
        "cogs/gm/moving:move",
    },
    "check_in_time(live, cast_at)": {"host/deadlines:check_meant"},
    "check_in_time(live, snowflake_time(source_id))": {"host/host:Host.say"},
    "check_is_text(message)": {"cogs/presses:_say", "cogs/speech/commands:SayCog._heed"},
    "check_manager(interaction)": {
        *("cogs/server/commands:ServerCog.settings", "cogs/server/commands:ServerSelect._choose"),
    },
    "check_may_host(interaction, settings.host_roles)": {"cogs/players/game:GameCog.new"},
    "check_may_know(interaction, live)": {
        "cogs/gm/leading:accept",
        "cogs/gm/replacing:take",
        "cogs/interaction/arguments:_find",
        "cogs/presses:_read",
    },
    "check_may_know_of(interaction, rests.remains)": {
        *("cogs/interaction/arguments:_numbered", "cogs/interaction/resting:press"),
    },
    "check_meant(live, cast_at=cast_at, token=wait_token)": {"host/host:Host.submit"},
    "check_keeps_seat(live, found=found, name=wish.by)": {"host/host:Host.submit"},
    "check_missing": {
        "host/lateness:Lateness._let_inner_pass",
        "host/lateness:Lateness._let_pass",
    },
    "check_offered(press)": {"cogs/presses:_do"},
    ("check_sees_secrets(interaction, live)"): {
        "cogs/gm/leading:hand_over",
        "cogs/gm/moves:_check_led",
        "cogs/gm/moves:all_secrets",
        "cogs/moves/acting:act_for",
        "cogs/players/watching:let_watch",
    },
    "check_sent(_form(press.live), press.sent)": {"cogs/setup/choosing:_counted"},
    "check_sent(form, press.sent)": {"cogs/interaction/reasons:reason_sent"},
    "check_sent(form(panel_of(press.live, press.key.seat), ask), press.sent)": {"cogs/moves/answering:_sent"},
    "check_sent(_form(press.live, writing), press.sent)": {"cogs/setup/writing:_written"},
    "check_server(interaction, live)": {"cogs/gm/moving:move"},
    "check_told(live, wish)": {"host/granting:grant"},
    "check_wait": {
        *("host/host:Host.extend_until", "host/lateness:Lateness._let_pass", "host/lateness:Lateness._take_out"),
        "host/lateness:Lateness._wait_for_absent",
    },
    "check_wait(live, token=token)": {"host/deadlines:check_meant"},
    "event.to is To.PUBLIC": {"host/undoing:is_public"},
    "game.table.outcome is not None": {"host/saving:save_state"},
    "if (deadline := live.deadline) is not None and live.asks": {"delivery/card:card"},
    "if (told.event.to is To.PUBLIC) == (reader is To.PUBLIC)": {"delivery/illustrating:illustrate"},
    "if ask is None or type(action) in live.rulebook.asked_of_gm": {"cogs/moves/acting:act_for"},
    "if _is_for_all(row)": {"delivery/traces:log_delivery"},
    "if _is_in(interaction, live)": {"cogs/players/help:_in_server"},
    "if action is None or action.by != name": {"host/retractions:_line_of"},
    "if anonymous": {"cogs/setup/choosing:_anonymous"},
    "if asked is None or not (asked.is_open or is_posted)": {"delivery/retracting:Retracting.settle"},
    "if before.permissions != after.permissions": {"cogs/server/listening:ListeningCog.on_guild_role_update"},
    "if event.to is not To.PUBLIC and (not isinstance(event, Message | Undone))": {"delivery/losses:_told_alone"},
    "if game.table.outcome is not None": {"cogs/moves/afterwards:then"},
    "if goes_on(live, row) and await self._change(live, row, outgoing)": {"delivery/settling:Settling._send"},
    "if here is None or not _is_in(interaction, here)": {"cogs/players/help:_in_server"},
    "if interaction.guild_id != live.guild_id": {"cogs/interaction/rights:check_server"},
    "if interaction.guild_id is None": {
        "cogs/interaction/arguments:game_here",
        "cogs/players/game:GameCog.new",
        "cogs/players/past:sight_of",
    },
    "if interaction.guild_id is None and interaction.channel_id is not None": {"cogs/interaction/dms:notice_dm"},
    "if interaction.guild_id is None or not manages(interaction, interaction.guild_id)": {
        "cogs/interaction/rights:check_manager"
    },
    "if interaction.guild_id is not None and (not getattr(interaction.app_permissions, MASKING))": {
        "cogs/interaction/rights:check_may_mask"
    },
    "if interaction.guild_id is not None and manages(interaction, interaction.guild_id)": {
        "cogs/interaction/arguments:Autocompletion._games_led"
    },
    "if is_first and live.anonymous": {"delivery/compose:secrets_message"},
    "if is_full or not may_host(interaction, settings.host_roles)": {"cogs/players/help:_opening"},
    "check_sent(times_form(press.live, chosen), press.sent)": {"cogs/setup/pacing:_times_set"},
    "check_sent(quiet_form(press.live), press.sent)": {"cogs/setup/pacing:_quiet_set"},
    "if has_pace(live) and live.game.table.outcome is None": {"delivery/card:card"},
    "_is_in(quiet, each.minute + late)": {"host/times_of_day:_checked"},
    "ask.hidden and seat in ask.seats": {"host/windows:_taken_over"},
    "case Replaced(player=seat) if not live.has_aliases": {"host/windows:_moments_after"},
    "moved(within, inner) if inner is not None and is_open else inner": {"host/windows:_each"},
    "if is_gm(interaction, live)": {"cogs/commands/listing:listed"},
    "if is_posted_as_speech(each, live)": {"host/outbox_rows:outbox_rows"},
    "if cast_at > live.deadline + grace(live)": {"host/deadlines:check_in_time"},
    (
        "if not is_timed or live.deadline is None or game.table.paused"
        " or (outside_quiet_hours(live, cast_at) > cast_at)"
    ): {"host/deadlines:check_in_time"},
    "if is_public(entry)": {"host/retractions:_line_of"},
    "if isinstance(event, Message) and event.to is not To.PUBLIC": {"delivery/threads:_said"},
    "if isinstance(event.to, tuple) and first_told(event.to[0], taken) == publicly": {"host/veiling:_unheard"},
    "if isinstance(user, discord.Member) and user.guild.id == live.guild_id": {
        "cogs/interaction/presence:check_is_there"
    },
    "if known is not None and (known.is_open or known.is_refused)": {"host/retractions:_line_of"},
    "if known.channel_id is None or not await self._mend(row, known, error)": {"delivery/threads:Threads._try"},
    "if known.channel_id is None or not is_open(live, known)": {"delivery/threads:Threads._pass_on"},
    "if known.channel_id is not None": {
        "delivery/spectators:Spectators._set_right_as_known",
        *("delivery/threads:Threads._put_away", "delivery/threads:Threads._set_right_as_known"),
        "delivery/threads:Threads.end",
    },
    "if live is None or reveals_at(live) is None": {"host/revealing:Reveals.reveal"},
    (
        "if live is None or sitting is None or live.game is None"
        " or live.anonymous or (live.rulebook.spoken_votes is None)"
    ): {"cogs/speech/commands:SayCog._heed_in_public"},
    "if live is not None and live.room.channel_id == channel_id": {"host/furniture:Furniture.miss"},
    "if live.anonymous and (entry.line == FIRST_LINE or not live.rulebook.turns)": {"host/outbox_rows:outbox_rows"},
    ("if live.anonymous"): {
        "cogs/setup/opening:warnings",
        "delivery/card:_sign_up_card",
        "delivery/messages:Messages._with_record",
        "delivery/posts:_beginning",
    },
    "if live.anonymous or ask.move is not Say": {"delivery/asking:asks_shown"},
    "if live.game is None or live.game.table.outcome is None": {"storage/reveals:veils_of_end"},
    "if live.game is None or not may_see_orders(interaction, live)": {"cogs/players/looking:_waiting"},
    "if live.game.table.outcome is not None": {"host/retractions:_check_on"},
    "if live.deadline is None": {"delivery/posts:_until", "delivery/reminders:_public_message"},
    "if live.has_aliases": {
        "cogs/players/available:_playing",
    },
    "if live.has_aliases and live.secrecy is Secrecy.DM": {"host/rooms:Rooms._settle_in"},
    "if live.has_aliases and live.sitting_of(user_id) is not None": {
        "host/finding:Finder.spoken_by",
        "host/leading:check_alias",
    },
    "if live.late is LatePolicy.AUTO or live.gm_plays": {"host/lateness:Lateness._let_inner_pass"},
    "if live.room.channel_id != channel_id or (live.phase is GamePhase.OVER and loss.lasts)": {"host/rooms:_is_news"},
    "if live.room.channel_id == channel_id and live.room.loss is None": {"host/rooms:Rooms.move"},
    "if live.rulebook.is_veiled(event)": {"host/veiling:_drawn", "page/story:_later"},
    "if live.rulebook.is_veiled(told.event) is veiled": {"delivery/compose:secrets_message"},
    "if live.sitting_of(taking.user_id) is not None": {"host/host:Host._free_seat"},
    "if live.started.table.outcome is not None": {
        "host/deadlines:set_deadlines",
        "delivery/coming:coming",
        "host/windows:_moments_after",
    },
    "if live.talks_apart and (not has_threads)": {"cogs/setup/opening:warnings"},
    "if manages(interaction, interaction.guild_id)": {"cogs/players/help:_in_server"},
    "if may_end(interaction, live)": {
        *("cogs/interaction/arguments:Autocompletion._games_led", "cogs/players/available:advice"),
    },
    "if may_host(interaction, roles)": {"cogs/interaction/rights:check_may_host"},
    "if may_read(sitting.name, said.to)": {"delivery/threads:_hearers"},
    "if may_see_orders(interaction, live)": {"cogs/gm/undoing:undo", "cogs/interaction/rights:reader_of"},
    "if moved.has_aliases": {"host/rooms:Rooms.move"},
    "if name not in must_agree(live, asked.seat)": {"host/retractions:Retractions.answer"},
    "if not _is_replacing(game, action) and (is_public(entry) or _is_of_the_bot(action))": {"host/undoing:_made_again"},
    "if not ask.secret": {"delivery/asking:open_asks"},
    "if not asked.is_open": {"delivery/retracting:retraction_message"},
    "if not is_gm(interaction, live)": {"cogs/gm/leading:stand_in", "cogs/interaction/rights:check_gm"},
    "if not is_posted_as_speech(each.event, live)": {"delivery/posts:is_posted"},
    "if not is_there and (not may_end(interaction, live))": {"cogs/interaction/rights:check_may_know"},
    "if not isinstance(event, Message) or event.to is To.PUBLIC": {"host/outbox_rows:thread_of"},
    "if not live.anonymous": {"host/speech:_speaker"},
    "if not live.gm_plays": {"delivery/thread_words:greeting"},
    "if not live.rulebook.is_veiled(event)": {"host/outbox_rows:outbox_rows"},
    "if not may_end(interaction, live)": {"cogs/interaction/rights:check_gm_or_manager"},
    "if not may_see_orders(interaction, live)": {
        *("cogs/interaction/rights:check_sees_secrets", "cogs/players/looking:awaited_names"),
    },
    "if not presses_post(press.interaction, press.live)": {"cogs/moves/previewing:stand_again"},
    "if presses_post(press.interaction, press.live)": {"cogs/moves/previewing:confirm"},
    "if not self.talks_apart or self.game is None": {"storage/live:Live.veiled_threads"},
    "if offers(live.rulebook.options) and live.game.table.outcome is None": {"delivery/card:card"},
    "if any((isinstance(event, Outcome) for event in entry.events)) and (not is_told_apart(live))": {
        "host/outbox_rows:outbox_rows"
    },
    "if outgoing is not None and is_end and (is_told_apart(live) is (row.kind is OutboxKind.REVEAL))": {
        "delivery/messages:Messages._with_record"
    },
    "if player is not None and live.has_aliases": {"cogs/gm/leading:hand_over"},
    "if press.interaction.guild_id is not None": {"cogs/presses:_say"},
    "if press.key.seat and (not may_see_orders(press.interaction, press.live))": {
        "cogs/interaction/pressed:asks_meant"
    },
    "if presses_post(interaction, live) and (not _is_told_apart(after, name, line))": {"cogs/moves/acting:make"},
    "if question is None or interaction.guild_id is not None or question.flags.ephemeral": {
        "cogs/interaction/replies:question_in_dm",
    },
    "if remains.anonymous": {"delivery/unreadable:_ended"},
    "if reveals_at(live) is not None": {
        "delivery/desk/rows:_game",
        "delivery/posts:_message",
        "storage/published:published",
    },
    "if row.kind is not OutboxKind.SECRETS or row.seat_id in told": {"host/undoing:owed_after"},
    "if row.seat_id is not None": {
        "delivery/compose:reason_message",
        *("delivery/compose:moved_message", "delivery/reminders:timely_message", "page/story:_audience"),
    },
    "if row.state is OutboxState.SENDING and row.message_id is not None and (row.channel_id == channel_id)": {
        "delivery/settling:Settling._send_once"
    },
    "if row.user_id is None": {"delivery/thread_words:_outside_message"},
    "if row.user_id is None or not is_out_of_reach(error)": {"delivery/unreadable:Reports.settle"},
    "if row.user_id is not None": {
        *("delivery/reminders:timely_message", "delivery/settling:Settling._channel_of"),
        *("delivery/settling:Settling._out_of_reach", "delivery/speeches:unsaid_message"),
        "delivery/unreadable:Reports._channel_of",
    },
    "if secret": {"storage/address:_reason"},
    "if step.by == GM or step.line == public": {"host/steps:Steps.last"},
    "if sitting.name not in awaited_for_gm(live, laid.gm_id)": {"delivery/desk/laying:unanswered"},
    "sitting.name in awaited_for_gm(live, laid.gm_id)": {"delivery/desk/picturing:_seat"},
    "if sitting is None or sitting.occupant_id != taking.occupant_id": {"host/host:Host._free_seat"},
    "if sitting.name != said.by": {"delivery/threads:passed_on"},
    "if sitting.name in thread.members": {"delivery/threads:users_in"},
    "if sitting.seat_id == press.key.seat": {"cogs/interaction/pressed:seat_meant"},
    "if sitting.seat_id == row.seat_id": {
        *("delivery/messages:seat_owed", "delivery/receivers:_talks_through_the_bot"),
        "delivery/reminders:timely_message",
    },
    "if sitting.user_id == user_id": {"storage/live:Live.sitting_of"},
    "if sitting.user_id in users": {"delivery/threads:passed_on"},
    "if thread is not None and known.channel_id is None": {"delivery/threads:Threads._set_right_as_known"},
    "if told.event.to is To.PUBLIC": {"delivery/compose:own_pages"},
    "return is_open": {"cogs/players/joining:_open_dm"},
    "if told.event.to is not To.PUBLIC": {"delivery/compose:secrets_message"},
    "if told.event.to is not To.PUBLIC and (not live.rulebook.is_veiled(told.event))": {"cogs/moves/acting:receipt"},
    "interaction.channel_id is not None and await self.services.finder.of_channel(interaction.channel_id)": {
        "cogs/speech/commands:SayCog._meant"
    },
    "interaction.user.id in remains.players or interaction.channel_id == remains.channel_id": {
        "cogs/interaction/resting:check_may_know_of"
    },
    "is_open": {
        *("host/bench:Bench.save_dm",),
        *("cogs/players/joining:_open_dm", "host/signup:SignUp.save_dm"),
        "storage/outbox:save_dm",
    },
    "is_public(line.entry)": {"host/lapsing:lapse"},
    "is_veiled": {"storage/queues:_place"},
    "live.anonymous": {"cogs/gm/moving:move", "host/signup:_deal"},
    "live.asks.of(sitting.name) if secret else open_asks(live, sitting.name)": {"delivery/asking:moves_for"},
    "live.has_aliases and live.phase is GamePhase.RUNNING": {"cogs/players/looking:_trouble"},
    "live.rulebook.hides or live.anonymous": {"delivery/saying:short_row"},
    "live.sitting_of(interaction.user.id) is not None or interaction.channel_id == live.room.channel_id": {
        "cogs/interaction/rights:check_may_know"
    },
    "live.talks_apart and has_threads": {"cogs/setup/opening:warnings"},
    "live.view(sitting.name) if secret else live.view(To.PUBLIC)": {"delivery/asking:moves_for"},
    "may_see_orders(interaction, live)": {
        "cogs/gm/desk:_laid",
        "cogs/commands/listing:_unfit",
        "cogs/gm/moves:act_for_panel",
    },
    "if must_agree(live, asked.seat) <= {*agreed}": {"host/retractions:Retractions.answer"},
    "name in ask.awaited and (ask.secret or live.anonymous)": {"delivery/asking:is_asked_by_dm"},
    "open_asks(live, sitting.name)": {"cogs/moves/acting:act_for"},
    "press.live.rulebook.asked_of_gm": {"cogs/interaction/pressed:seat_meant"},
    "pressed is not None and (self._interaction.guild_id is None or pressed.flags.ephemeral)": {
        "cogs/interaction/deferring:Deferral.acknowledge"
    },
    "reader_of(interaction, live)": {"cogs/games/great_table/seating:seats"},
    "repaint if is_for_one(press.interaction) else answer_question": {"cogs/moves/previewing:confirm"},
    "repaint if is_for_one(press.interaction) else reply": {"cogs/moves/previewing:show_before", "cogs/presses:_back"},
    "return (alias_page(live, sitting), *pages) if live.anonymous else pages": {"delivery/compose:secrets_pages"},
    "return None if interaction.channel_id is None else await services.finder.of_channel(interaction.channel_id)": {
        "cogs/interaction/arguments:game_here"
    },
    "return To.PUBLIC if live.started.table.outcome is not None else seat_of(interaction, live).name": {
        "cogs/interaction/rights:reader_of"
    },
    "return Verb.NAMED if live.anonymous else Verb.ANONYMOUS": {"cogs/setup/panel:anonymity"},
    "return _sits_there_still(live, row) if row.seat_id is not None else leads": {"delivery/receivers:may_be_told"},
    "return action.by == CLOCK or (action.by == GM and action.acting_for is None)": {"host/undoing:_is_of_the_bot"},
    "return before.deadline is not None and before.deadline <= at": {"host/absence:_ends_late"},
    "return self.also is None and self.wish.by not in {GM, CLOCK}": {"host/together:Meant.goes_along"},
    "return event.to is To.GM or (isinstance(event, Message) and event.to is not To.PUBLIC)": {
        "delivery/compose:is_for_gm"
    },
    "return interaction.guild_id == guild_id and interaction.permissions.manage_guild": {
        "cogs/interaction/rights:manages"
    },
    "return interaction.message is not None and interaction.message.flags.ephemeral": {
        "cogs/interaction/replies:is_for_one"
    },
    "return is_awaited or (ask.secret and ask.offered)": {"delivery/asking:is_asked_by_dm"},
    "return is_open and (not _is_in(interaction, live)) and may_see_room(interaction, live)": {
        "cogs/players/help:_may_join"
    },
    (
        "return"
        " is_usual(self._games.rulebook(opening.theme).options) if opening.anonymous is None else opening.anonymous"
    ): {"host/signup:SignUp.is_anonymous"},
    "return isinstance(event, Message) and event.to is To.PUBLIC and live.anonymous": {
        "delivery/compose:is_posted_as_speech"
    },
    "return isinstance(event, Warned) and event.to is To.GM": {"delivery/compose:is_for_gm"},
    "return live.reveal is Revealing.BY_GM and outcome.side is not None and (not live.gm_plays)": {
        "host/veiling:_reveals_later"
    },
    "return open_asks(press.live, seat)": {"cogs/interaction/pressed:asks_meant"},
    "return self._threads_at(self.table_told) if self.talks_apart and self.game is not None else {}": {
        "storage/live:Live.threads"
    },
    "return self.anonymous and self.game is not None": {"storage/live:Live.has_aliases"},
    "return self.rulebook.talks_apart and (not self.anonymous)": {"storage/live:Live.talks_apart"},
    "return sitting.player if self.anonymous else sitting.name": {"storage/live:Live.person"},
    "reveals_at(live)": {"delivery/gm_messages:_tell_message", "delivery/posts:_end"},
    "row.anonymous": {
        "storage/loading:_live",
    },
    "secret": {"delivery/asking:moves_for", "storage/address:_reason"},
    "services.speech.check_may_speak": {"cogs/speech/speaking:speak"},
    "self.anonymous": {"storage/live:Live.open_options"},
    "sitting.name if live.anonymous else taking.display_name": {"host/taking:replacement"},
    "sitting.seat_id == row.seat_id and sitting.user_id == row.about_id": {"delivery/receivers:_sits_there_still"},
    "snowflake_time(interaction_id) if interaction_id is not None and wish.by != GM else None": {
        "host/host:Host.submit"
    },
    "thread.is_relayed and seat in thread.members": {"delivery/receivers:_talks_through_the_bot"},
    "told.event.to is not To.PUBLIC": {"cogs/moves/acting:_is_told_apart"},
    "without_veiled(standing_from(before, first), live.veils, at)": {"host/veiling:_unheard"},
    "without_veiled(taken.gone, live.veils, at)": {"host/step:step_back"},
    "{'to': 'room'} if _is_for_all(row) else {}": {"delivery/traces:traced"},
    "interaction.channel_id if interaction.guild_id is not None else None": {"cogs/gm/desk:_laid"},
    "return SHARED if may_see_orders(interaction, live) else interaction.user.id": {"cogs/gm/desk:_writer"},
    "if press.key.seat == ON_GAME": {
        "cogs/gm/desk:_page",
    },
    "check_sent(_note_form(press.live, press.key.seat), press.sent)": {"cogs/gm/desk:_noted"},
    "check_sent(_time_form(press.live), press.sent)": {"cogs/gm/desk:_timed"},
    "may_see_orders(press.interaction, press.live)": {"cogs/offers:_seats"},
    "if is_gm(press.interaction, press.live)": {"cogs/presses:_lead"},
    "is_asked(live, asked)": {"delivery/gm_asked:is_asked_openly"},
    "live.inner_deadline is not None and live.inner_deadline <= now()": {"delivery/gm_asked:is_asked"},
    "return live.knowing_gms": {"delivery/gm_asked:gms_asked"},
    "if live.wait_line not in row.lines or not is_asked(live, asked) or row.user_id not in {None, *gms}": {
        "delivery/gm_messages:_silent_message"
    },
    "return mentions([sitting.user_id]) if laid.sees or not live.has_aliases else ''": {
        "delivery/desk/laying:occupant"
    },
    "at if live.deadline is None else live.deadline + grace(live)": {"host/windows:_beginning"},
    "check_gm(press.interaction, live)": {"cogs/gm/co_gms:_set"},
    "check_sent(_form(live), press.sent)": {"cogs/gm/co_gms:_set"},
    "if value not in told.members or press.interaction.guild_id != press.live.guild_id": {"cogs/gm/co_gms:_checked"},
    "if not is_for_one(press.interaction)": {"cogs/gm/desk:_show"},
    "if sent is not None and sent.channel_id is not None and (sent.message_id is not None)": {
        "delivery/offers:Offers.settle"
    },
    "if live.reasons is Reasoning.GM or live.has_aliases or connection.scalar(posted) is not None": {
        "host/taking:_note_reason"
    },
    "if live.game.table.outcome is None and (away := away_names(live))": {"delivery/card:card"},
    "moment_of_speech(at, self._speech_pause) if live.has_aliases else at": {"host/absence:Absences._change"},
    "'' if live.deadline is None else date(live.deadline)": {"delivery/gm_messages:_silent_message"},
    "if anew and is_asked(live, Asked.JUDGEMENT)": {"host/deadlines:set_deadlines"},
    "if not _taken(connection, live, (asked, moment), following) or not is_asked(live, asked)": {
        "host/following:follow"
    },
    "'' if live.game is None or live.game.table.outcome is not None else name_of_wait(live)": {
        "delivery/desk/picturing:picture_of_desk"
    },
    "shown is not None and shown.seat_id == sitting.seat_id": {"delivery/desk/rows:_option"},
    "if live.rulebook.hides or live.anonymous": {"delivery/desk/rows:_looks"},
    "if live.secrecy is Secrecy.DM and (live.rulebook.hides or live.anonymous)": {"delivery/desk/rows:_looks"},
    "if laid.here is not None and laid.here != live.room.channel_id": {"delivery/desk/rows:_game"},
    "live.is_led_by(sitting.user_id)": {
        "delivery/desk/rows:_harm_to_seat",
    },
    "if live.phase is not GamePhase.OVER and (not leads_already) and (laid.sees or not live.has_aliases)": {
        "delivery/desk/rows:_harm_to_seat",
    },
    "if live.asks.of(sitting.name) if laid.sees else open_asks(live, sitting.name)": {"delivery/desk/rows:_for_seat"},
    "if row.seat_id is not None and wait_line in row.lines": {"storage/deliveries:reminders_of"},
    "SPECTATORS.c.is_informed": {"storage/loading"},
    "await services.finder.cast(live) if live.anonymous else {}": {"cogs/gm/moves:pages_of_secrets"},
    "event.to is To.GM or isinstance(event, Replaced) or _is_said_apart(event)": {"host/spectating:_is_told_at_once"},
    "if known.channel_id is None": {"delivery/spectators:Spectators._set_right_as_known"},
    "if known.channel_id is None or not known.greeted": {"delivery/spectators:Spectators._tell_as_known"},
    "if live.anonymous and await services.port.channel_access.may_post(live, user_id)": {
        "cogs/players/watching:let_watch"
    },
    "if live.game is not None and await services.watching.is_informed(live.id, interaction.user.id)": {
        "cogs/players/watching:watch"
    },
    "if not joining or (known.channel_id is None and live.phase is GamePhase.OVER)": {
        "delivery/spectators:Spectators._set_right_as_known"
    },
    "return (cast_page(live, cast), *pages) if live.anonymous else pages": {"delivery/spectating:pages_so_far"},
    "return await self._database.read(lambda connection: cast_of(connection, live.id)) if live.anonymous else {}": {
        "delivery/spectators:Spectators._cast"
    },
    "return isinstance(event, Message) and event.to is not To.PUBLIC": {"host/spectating:_is_said_apart"},
    "return after.wait_token != before.wait_token or after.started.table.outcome is not None": {
        "host/outbox_rows:ends_wait"
    },
    "if live.anonymous and any((isinstance(each.event, Replaced) for each in told_of(live, lines, To.GM)))": {
        "delivery/spectating:_secrets"
    },
}
"""How each of it is asked, with all that is asked in the same breath; and which functions do."""


def test_every_right_is_asked_for_where_and_as_it_was_looked_through() -> None:
    found = dict[str, set[str]]()
    for name, function in functions(*SHELL):
        for text in _asked(function):
            found.setdefault(text, set()).add(name)

    assert found == ASKED


def _asked(function: ast.AST) -> Iterator[str]:
    """What a function asks, each with the logic around it."""
    if asked := [node for node in within(function) if _is_asked(node)]:
        around = {child: parent for parent in within(function) for child in children(parent)}
        yield from (_with_logic(node, around) for node in asked if not isinstance(around.get(node), ast.Assert))


def _is_asked(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()) if name in RIGHTS:
            return True
        case ast.Compare():
            names = [each for each in ast.walk(node) if isinstance(each, ast.Attribute)]
            return any(each.attr in COMPARED for each in names) and not any(map(_is_column, names))
        case _:
            return False


def _is_column(node: ast.Attribute) -> bool:
    """Whether this is a column of a table."""
    return isinstance(node.value, ast.Name) and node.value.id[0].isupper() and node.value.id != "To"


def _with_logic(node: ast.AST, around: dict[ast.AST, ast.AST]) -> str:
    """What is asked, as far as it is one answer, and whether that is a condition."""
    parent = around.get(node)
    while isinstance(parent, LOGIC) or (isinstance(parent, ast.Call) and parent.func is node):
        node, parent = parent, around.get(parent)
    if isinstance(parent, ast.If) or (isinstance(parent, ast.comprehension) and node in parent.ifs):
        return f"if {ast.unparse(node)}"
    if isinstance(parent, ast.match_case):
        return f"case {ast.unparse(parent.pattern)} if {ast.unparse(node)}"
    return f"return {ast.unparse(node)}" if isinstance(parent, ast.Return) else ast.unparse(node)
