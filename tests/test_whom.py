"""Whom something is for, and who may ask for what is hidden: what no type says is read from the program's text."""

import ast
from collections.abc import Iterator

from tests.program_text import called, children, found_in, functions, nodes, within

SHOWN = ("bot/cogs", "bot/components", "bot/delivery", "bot/host", "bot/page/story.py")
HIDDEN = {
    "To.GM": {
        "delivery/spectating:_by_heading",
        "delivery/spectating:_secrets",
        "delivery/spectating:spectators_told",
        "host/spectating:_is_told_at_once",
        "host/spectating:_of_wait",
        "delivery/desk/laying:view_of",
        "delivery/desk/outlook_page:outlook_message",
        "cogs/interaction/rights:reader_of",
        "cogs/setup/advice:advise",
        "delivery/compose:is_for_gm",
        "delivery/gm_messages:gm_message",
        "delivery/steps:_seen",
        "delivery/threads:_said",
        *("page/story:_audience", "page/story:may_hear"),
    },
    ".missing": {
        "delivery/gm_asked:missing_within",
        "delivery/gm_messages:_missing_message",
        *("delivery/reminders:missing_for_gm", "host/absence:_ends_late", "host/deadlines:check_missing"),
        *("host/lateness:Lateness._let_inner_pass", "host/lateness:Lateness._let_pass"),
    },
    "missing_within": {
        *("cogs/gm/asking_once:_of_going_on", "delivery/desk/rows:_harm", "delivery/gm_asked:is_asked"),
    },
    ".held": {
        "delivery/asking:_why_none",
        "cogs/gm/moves:gm_rows",
        "delivery/spectators:Spectators._message",
        "host/spectating:spectator_rows",
        *(
            "cogs/gm/tasks:_undo",
            "cogs/gm/undoing:undo",
            "cogs/interaction/pressed:check_fresh",
        ),
        *("delivery/asking:moves_message", "delivery/desk/rows:_wait", "delivery/gm_asked:is_asked"),
        *("delivery/messages:Messages._looked_up", "host/deadlines:set_deadlines", "host/saving:_waiting"),
        *("host/holding:_with_held", "host/holding:check_meanwhile", "host/holding:held_in", "host/holding:put_off"),
        *("host/host:Host._end_untold", "host/host:Host._judge", "host/leading:_owed_to_newcomer"),
    },  # of which everybody knows no more than that it waits, and until when
    ".unanswered": {
        "delivery/desk/laying:unanswered",
        "delivery/reminders:_missing",
        "delivery/reminders:missing_for_gm",
    },
    ".revealed": {
        "delivery/spectating:pages_so_far",
    },
    ".threads": {
        "cogs/players/watching:_watch_informed",
        "delivery/threads:Threads._greeting",
        "host/threads:keys_of",
        "host/step:completed",
        "host/holding:foresee",
        "delivery/foreseeing:_receiver",
        "delivery/foreseeing:_greeting",
        "cogs/server/listening:ListeningCog.on_raw_thread_delete",
        "delivery/receivers:_talks_through_the_bot",
        "delivery/threads:Threads._add",
        "delivery/threads:Threads._bar",
        "delivery/threads:Threads._let_out",
        "delivery/threads:Threads._made",
        "delivery/threads:Threads._pass_on",
        "delivery/threads:Threads._put_away",
        "delivery/threads:Threads._set_right_as_known",
        "delivery/threads:is_open",
        "host/outbox_rows:thread_of",
        "host/threads:thread_rows",
    },
    ".veiled_threads": {"host/veiling:_hearers"},
    ".veils": {
        "host/holding:untold_step",
        *("host/step:step_back", "host/veiling:_is_lifted", "host/veiling:_unheard", "host/veiling:check_told"),
        *("host/veiling:owed_later", "host/veiling:save_veils_after", "host/veiling:veils_after"),
        "host/veiling:veils_after_undo",
    },
    ".inner_deadline": {
        "cogs/gm/asking_once:_of_going_on",
        "host/deadlines:present_deadline",
        "delivery/gm_asked:is_asked",
        "delivery/desk/overview:_lines",
        *("delivery/asking:time_for", "delivery/compose:window_message"),
        *("delivery/reminders:_public_message", "delivery/reminders:is_reminded"),
        *("host/deadlines:is_timed_anew", "host/deadlines:set_deadlines"),
        *("host/ladder:_take_rungs", "host/lateness:Lateness._let_pass", "host/windows:_moments"),
    },
    ".staff_known_to": {"cogs/players/looking:_staff", "cogs/setup/panel:_fields"},
    "live.gm_id": {
        *("cogs/gm/leading:co_gm", "cogs/gm/leading:hand_over", "cogs/setup/panel:_fields"),
        "delivery/signup_messages:_co_gm_message",
        "delivery/signup_messages:_handed_over_message",
        *("host/leading:Leading.take_over", "host/leading:_announced", "host/leading:_check_may_lead"),
        "host/leading:handed_over",
    },  # the first GM, where another may be meant who knows less
    ".person": {"delivery/gm_messages:gm_message"},
    ".player": {
        *("delivery/channel_access:ChannelAccess.openness", "host/aliases:_seat_again", "host/aliases:aliases_of"),
        *("host/granting:answered", "host/threads:thread_rows"),  # of a move, and of an event
        "host/windows:news_of",  # of an event
    },
    ".display_name": {
        *("cogs/players/joining:_wait", "host/bench:Bench.wait", "host/seating:seat_newcomer"),
        *("cogs/players/joining:join", "cogs/gm/replacing:take"),
        *("host/taking:replacement", "host/taking:change_occupant"),
        *("cogs/commands/translating:FluentTranslator._option", "cogs/commands/typed:check_typed"),  # of an option
    },
    ".speaker": {
        "delivery/offers:over_text",
        "delivery/compose:reason_message",
        "delivery/compose:window_message",
        "delivery/signup_messages:_seat_offered_message",
        "delivery/speeches:Speeches._post",
        "delivery/speeches:_told_speaker",
        "host/speech:Speech.check_may_speak",
        "page/story:_message_of",
    },
    (".about_id"): {
        "delivery/offers:over_text",
        "delivery/gm_messages:_absent_message",
        "delivery/gm_messages:_watching_message",
        "delivery/gm_messages:gm_message",
        "delivery/receivers:_sits_there_still",
        "delivery/signup_messages:_asked_to_lead_message",
        "delivery/signup_messages:_seat_offered_message",
        "delivery/signup_messages:signup_message",
        "delivery/thread_words:_outside_message",
        "host/staff:_report",
    },
    ".is_staff": {
        *("host/bench:Bench.wait", "host/seating:seat_newcomer"),
        "host/aliases:_seat_again",
        "host/staff:report_seated_staff",
        "host/taking:change_occupant",
    },
    ".dm_open": {
        "delivery/desk/laying:beside",
        "delivery/desk/picturing:_seat",
        "host/seating:seat_newcomer",
        *("cogs/interaction/dms:remember_dm", "cogs/interaction/receipts:tell_by_dm", "cogs/players/joining:join"),
        *("cogs/players/looking:_waiting", "delivery/gm_messages:_absent_message"),
        *("delivery/settling:Settling._channel_of", "host/aliases:_seat_again"),
    },
    ".dm_channel_id": {
        "host/seating:seat_newcomer",
        *("cogs/interaction/receipts:tell_by_dm", "cogs/speech/commands:SayCog._heed_in_public"),
        *("delivery/settling:Settling._channel_of", "host/aliases:_seat_again"),
    },
    ".members": {
        "delivery/spectators:Spectators._set_right_as_known",
        "cogs/gm/co_gms:_checked",
        "delivery/foreseeing:_receiver",
        "delivery/foreseeing:_greeting",
        *("delivery/receivers:_talks_through_the_bot", "delivery/thread_words:greeting", "delivery/threads:users_in"),
        *("delivery/threads:Threads._bar", "delivery/threads:Threads._let_in", "delivery/threads:Threads._let_out"),
        *("delivery/threads:Threads._set_right_as_known", "delivery/threads:Threads.end"),
        *("host/outbox_rows:thread_of", "host/threads:_relayed", "host/threads:thread_rows"),
        "cogs/interaction/presence:check_is_there",  # of a server
    },
    ".drawn": {
        "host/holding:let_wait",
        "host/holding:_with_held",
        "host/retractions:_has_shown",  # whether anything was, with a line that everybody has seen
        *("host/saving:save_lines", "host/signup:SignUp._begin", "host/undoing:accept"),
    },
    ".cast": {"cogs/gm/moves:pages_of_secrets"},
    "cast_of": {"delivery/spectators:Spectators._cast", "host/finding:Finder.cast"},
    "record_of": set(),
    **{name: set[str]() for name in ("live.game.options", "live.started.options")},  # which may be written in secret
    "actions_of": {"host/host:Host._step", "host/steps:Steps._actions"},
}
"""What is not everybody's to know and yet is no view, and who asks for it: each has been looked through."""
READERS = {
    *("To.PUBLIC", "To.GM", "sitting.name", "own.name", "name", "seat", "reader"),
    *("GM", "GM if sitting is None else sitting.name"),  # where he is asked himself
    *("reader_of(interaction, live)", "seat_of(interaction, live).name"),
    "said.by",  # who has said it
    "event.to[0]",  # who has heard it
    *("gm_id", "laid.gm_id", "user_id", "row.user_id"),  # who leads
    *("interaction.user.id", "press.interaction.user.id"),
}
"""As whom somebody is shown something, or is asked: never as a seat that is picked on the spot."""
READ = {
    "missing_for_gm(live, press.interaction.user.id)": {"cogs/gm/asking_once:_of_closing"},
    "told_of(live, [step.line], To.GM)": {"delivery/steps:_seen"},
    "live.view(reader)": {
        "delivery/illustrating:picture_for",
        "delivery/previewing:_drawn",
        "delivery/previewing:_said",
    },
    "live.view(name)": {"cogs/moves/previewing:show_before"},  # whose move it would be
    "live.view(sitting.name)": {
        *("cogs/players/looking:hand", "delivery/asking:moves_for", "delivery/asking:moves_message"),
        *("delivery/asking:order_message", "delivery/compose:secrets_pages", "delivery/reminders:timely_message"),
    },
    "live.asks_of_gm(gm_id)": {"delivery/gm_asked:gm_asks", "delivery/gm_asked:gms_asked"},
    "live.asks_of_gm(row.user_id)": {"delivery/reminders:timely_message"},
    "gm_asks(press.live, press.interaction.user.id)": {"cogs/interaction/pressed:asks_meant"},
    "gm_asks(live, interaction.user.id)": {"cogs/moves/acting:_is_asked_as_gm"},
    "gm_asks(live, laid.gm_id)": {
        "delivery/desk/rows:desk_rows",
        *(
            "delivery/desk/overview:_lines",
            "delivery/desk/rows:_game",
        ),
    },
    "gm_asks(live, gm_id)": {"delivery/gm_asked:gm_moves_message"},
    "gm_asks(live, user_id)": {"host/finding:_is_asked"},
    "missing_for_gm(live, gm_id)": {
        *("delivery/reminders:_late_message", "delivery/reminders:awaited_for_gm"),
        "delivery/reminders:is_late_for_gm",
    },
    "awaited_for_gm(live, laid.gm_id)": {
        *("delivery/desk/laying:unanswered", "delivery/desk/overview:_lines", "delivery/desk/picturing:_seat"),
    },
    "awaited_for_gm(live, interaction.user.id)": {"cogs/players/looking:awaited_names"},
    "is_late_for_gm(live, gm_id)": {"delivery/reminders:_late_message", "host/ladder:climb"},
    "live.asks.of(sitting.name)": {
        *("cogs/interaction/arguments:Autocompletion._asks", "delivery/asking:asks_shown", "delivery/asking:moves_for"),
        *("delivery/asking:order_message", "delivery/desk/rows:_for_seat", "host/finding:_is_asked"),
    },
    "live.asks.of(name)": {
        *("cogs/moves/acting:_in_seat_order", "cogs/moves/previewing:show_before", "delivery/asking:offered_rows"),
        "delivery/reminders:_missing",
    },
    "live.asks.of(seat_of(interaction, live).name)": {
        *("cogs/games/resigning:Resigning.resign", "cogs/interaction/arguments:Autocompletion._things"),
    },
    "press.live.asks.of(seat)": {"cogs/interaction/pressed:asks_meant"},
    "live.asks.of(seat)": {"cogs/moves/ranking:open_list"},
    "live.asks.of(own.name)": {"delivery/gm_asked:gm_asks"},
    "live.asks.of(GM if sitting is None else sitting.name)": {"cogs/players/available:in_short"},
    "asks.of(name)": {"host/outbox_rows:_asked_by_dm"},
    "live.view_at(line, reader)": {"delivery/illustrating:_drawn"},
    "live.told(reader)": {"delivery/compose:told_of"},
    "live.told(sitting.name)": {"delivery/compose:secrets_message", "delivery/compose:secrets_pages"},
    "live.told(name)": {"cogs/moves/acting:_is_told_apart", "cogs/moves/acting:receipt"},
    "live.told(seat)": {"cogs/moves/ranking:_last"},
    "told_of(live, lines, reader)": {"delivery/illustrating:illustrate"},
    "told_of(live, row.lines, sitting.name)": {"delivery/compose:secrets_message"},
    "told_of(live, row.lines, To.GM)": {"delivery/gm_messages:gm_message", "delivery/threads:_said"},
    "told_of(live, row.lines, said.by)": {"delivery/threads:_heard"},
    "picture_for(live, sitting.name)": {
        "cogs/players/looking:show_secrets",
        "cogs/players/looking:hand",
    },
    "picture_for(live, reader_of(interaction, live))": {"cogs/games/great_table/seating:seats"},
    "illustrate(live, secrets_message(live, sitting, row), row.lines, sitting.name)": {
        *("delivery/messages:Messages.message_of", "page/story:_message_of"),
    },
    "self.live.view(name)": {"page/story:Story._suspicion"},  # for his page alone
    "self.live.told(name)": {"page/story:Story._suspicion"},
    "live.told(event.to[0])": {"page/story:_said_apart"},
    "trial.told(To.GM)": {"cogs/setup/advice:advise"},  # of a deal that nobody plays,
    "live.view(To.GM)": {"delivery/desk/laying:view_of", "delivery/desk/outlook_page:outlook_message"},
    "live.told(To.GM)": {
        "delivery/spectating:_by_heading",
        "delivery/spectating:spectators_told",
        "host/spectating:_of_wait",
    },
    "live.view_at(lines[-1], To.GM)": {
        "delivery/spectating:_by_heading",
    },
    "told_of(live, lines, To.GM)": {"delivery/spectating:_by_heading", "delivery/spectating:_secrets"},
}
"""Who reads as somebody, and of which lines, but for what everybody may read."""
MAY_ASK_EVERY_SEAT = {
    "host/finding:_is_asked",  # whether a game waits for somebody, in his seat or as the GM
    "host/outbox_rows:_asked_by_dm",
    "page/story:Story._suspicion",  # what each could have known, for his page
    "page/story:_said_apart",
    *("delivery/gm_asked:gms_asked", "host/ladder:climb"),  # each of several GMs
}
READ_AS = {
    *("told_of", "picture_for", "illustrate", "view", "view_at", "told"),
    *("asks_of_gm", "gm_asks", "missing_for_gm", "awaited_for_gm", "is_late_for_gm"),
}
SHOWN_TO = {
    "secrets_message(live, seat, row)": {"delivery/foreseeing:_told"},
    "order_message(live, seat, row)": {"delivery/foreseeing:_told"},
    "secrets_pages(live, sitting)": {
        "cogs/players/looking:show_secrets",
        "cogs/gm/replacing:_tell_all",
    },
    "secrets_message(live, sitting, row)": {"delivery/messages:Messages.message_of", "page/story:_message_of"},
    "alias_page(live, sitting)": {"delivery/compose:secrets_message", "delivery/compose:secrets_pages"},
    "own_pages(live, [line], heard)": {"cogs/moves/acting:receipt"},
    "own_pages(live, row.lines, heard)": {"delivery/compose:secrets_message"},
    "order_message(live, seat_owed(live, row), row)": {
        *("delivery/messages:Messages.message_of", "page/story:_message_of"),
    },
    "moves_message(live, sitting)": {
        *("cogs/gm/replacing:take", "cogs/players/available:_playing", "cogs/players/looking:moves"),
    },
    "moves_for(live, player_named(live, player), secret=may_see_orders(interaction, live))": {
        "cogs/gm/moves:act_for_panel"
    },
    "receipt(after, name, line, action)": {"cogs/moves/acting:make"},
    "receipt(after, sitting.name, line, vote.action)": {"cogs/speech/speaking:count_vote"},  # his own vote
    "receipt(after, sitting.name, line + 1, vote.action)": {"cogs/speech/speaking:speak"},  # said with it
    "_said(live, row)": {"delivery/threads:Threads._bar", "delivery/threads:Threads._pass_on"},  # in a thread
    "_said(live, action, text, name)": {"delivery/previewing:preview"},
    "_said(live, action, text, To.PUBLIC)": {"delivery/previewing:previewing_post"},
    "pages_of_secrets(services, live)": {"cogs/gm/moves:all_secrets", "cogs/players/watching:_watch_informed"},
    "show_held(press.interaction, press.live)": {"cogs/gm/holding:_held"},
    "show_held(interaction, live)": {"cogs/gm/undoing:undo"},
    "result_message(live, foresee(live))": {"cogs/gm/holding:show_held"},
    "result_message(live, self._tables.foresee(live))": {"delivery/messages:Messages._looked_up"},
    "outlook_message(press.live)": {"cogs/gm/desk:_turn"},
    "pages_so_far(live, await services.finder.cast(live) if live.anonymous else {})": {
        "cogs/gm/moves:pages_of_secrets"
    },
    "pages_so_far(live, await self._cast(live))": {"delivery/spectators:Spectators._greeting"},
    "spectators_told(live, row.lines, cast)": {"delivery/spectators:Spectators._message"},
    "spectators_told(after, [*lines, after.lines], cast)": {"delivery/spectating:spectators_foretold"},
    "spectators_foretold(live, self._foresee(live), row.lines, cast)": {"delivery/spectators:Spectators._message"},
    "deliveries_message(press.live, await press.services.desk.deliveries(press.live.id))": {"cogs/gm/desk:_turn"},
    "steps_message(live, steps, 0, given(reason))": {"cogs/gm/undoing:undo"},
    "steps_message(press.live, steps, page, reason)": {"cogs/gm/undoing:_steps"},
    "steps_message(live, steps, 0, reason_below(press.interaction), has_gone_on=True)": {"cogs/gm/undoing:_show_anew"},
    "cost_message(press.live, cost, reason_below(press.interaction))": {"cogs/gm/undoing:_step"},
}
"""Where a seat is shown what it alone may know, and which seat that is; and where somebody who may know everything."""
SHOWING = {text.partition("(")[0] for text in SHOWN_TO}
FOUND = {
    *("len(live.names)", "len(live.sittings)"),
    *("live.sitting_of(interaction.user.id)", "seat_of(interaction, live)", "seat_of(press.interaction, press.live)"),
    *("live.sitting_of(message.author.id)", "seat_meant(press)"),
    *("live.sitting_of(user_id)", "live.sitting_of(taking.user_id)"),
    *("seat_owed(live, row)", "live.sitting(row.speaker)"),
    *("live.sitting_of(row.about_id)", "live.sitting_of(row.about_id or 0)"),
    *("read_action(live.rulebook, fields, live.names)", "read_action(live.rulebook, vote, live.names)"),
    "name_for(display_name, live.names, say(live, 'nameless'))",
}
"""How a seat is found, and as much of all seats as everybody knows: by who asks, or by whom a row is for or about."""
PICKED = {
    "live.sitting_on(sitting.seat_id)": {"host/offering:_same"},
    "after.sittings = [replace(each, is_offered=each.is_offered and each not in void) for each in after.sittings]": {
        "host/voiding:void_offers"
    },
    "[sitting for sitting in live.sittings if sitting.is_on_offer(at)]": {"delivery/open_offers:on_offer"},
    "[sitting for sitting in after.sittings if sitting.is_on_offer(at)]": {"host/voiding:_void"},
    "[replace(each, is_offered=each.is_offered and each not in void) for each in after.sittings]": {
        "host/voiding:void_offers"
    },
    "(each for each in live.sittings if sent.seat_id == each.seat_id or sent.speaker == each.name)": {
        "delivery/offers:over_text"
    },
    "press.live.sitting_on(press.key.seat)": {"cogs/gm/asking_once:_seat"},
    "Aliases(live.names, tuple([name for name in names if folded(name) not in taken]))": {"host/aliases:aliases_of"},
    "{folded(sitting.player) for sitting in live.sittings}": {"host/aliases:aliases_of"},
    "sorted(live.sittings, key=lambda sitting: aliases[sitting.name])": {"host/aliases:give_aliases"},
    "live.sitting(seat)": {"host/reasons:reason_rows"},
    "live.sitting_on(row.seat_id)": {"delivery/foreseeing:_told"},
    "live.started.table.in_seat_order({name for event in told if isinstance(event.to, tuple) for name in event.to})": {
        "delivery/steps:_seen"
    },
    "live.sitting_of(gm_id)": {"delivery/gm_asked:gm_asks"},
    "live.sitting_on(row.seat_id or 0)": {
        *("delivery/absences:absence_message", "delivery/foreseeing:_receiver"),
        "delivery/signup_messages:signup_message",
    },
    "[each for each in live.sittings if each.user_id not in ready]": {"delivery/signup_messages:not_ready"},
    "old.sitting_of(interaction.user.id)": {"cogs/players/rematch:rematch"},
    "len(old.sittings)": {"host/rematches:_chosen"},
    "not live.sittings": {
        "delivery/desk/picturing:picture_of_desk",
        "delivery/desk/rows:seat_select",
        "host/readiness:Readiness.ask",
    },
    "enumerate(live.sittings, 1)": {"delivery/card:_sign_up_card"},
    "live.sitting_on(seat_id)": {
        "host/offering:Offering.withdraw",
        "cogs/gm/desk:_sitting",
        "delivery/desk/deliveries_page:_sent",
        "host/readiness:Readiness.take_off",
    },
    "name_for(newcomer.display_name, live.names, say(live, 'nameless'))": {"host/seating:seat_newcomer"},
    "live.sitting_of(row.user_id or 0)": {"delivery/signup_messages:_seated_message"},
    "(each for each in live.sittings if each.name == row.speaker)": {"delivery/signup_messages:_seat_offered_message"},
    "(sitting for sitting in live.sittings if after and sitting.missed >= after)": {"host/absence:overdue"},
    # only to spell in short what a press has said, which is judged as any press is
    "confirming(panel_of(live), action, live.names)": {
        *("delivery/previewing:preview", "delivery/previewing:previewing_post"),
    },
    "fits_a_button(action, live.names)": {"cogs/moves/previewing:show_before"},
    "for sitting in before.sittings": {"host/absence:count_missed"},
    "[each.occupant_id for each in game.sittings if each.name == name]": {"host/taking:check_keeps_seat"},
    "shown_action(press.key.rest, press.live.rulebook.actions, press.live.names)": {"cogs/moves/previewing:confirm"},
    "domain.names if isinstance(domain, OneOf) else ()": {"components/forms:parts"},  # of things
    "domain.names[0]": {"components/forms:_part"},
    "domain.names[-1]": {"components/forms:_part"},
    "(sitting for sitting in live.sittings if sitting.seat_id == row.seat_id)": {
        *("delivery/messages:seat_owed", "delivery/reminders:timely_message"),
    },
    "live.sitting_on(key.seat)": {"cogs/moves/acting:act_for"},
    "(sitting.name for sitting in press.live.sittings if sitting.seat_id == press.key.seat)": {
        "cogs/interaction/pressed:seat_meant"
    },
    "live.sitting_on(taking.seat_id)": {"host/host:Host._free_seat"},
    "(sitting.seat_id == row.seat_id and sitting.user_id == row.about_id for sitting in live.sittings)": {
        "delivery/receivers:_sits_there_still"
    },
    "[sitting.name for sitting in live.sittings if sitting.seat_id == row.seat_id]": {
        "delivery/receivers:_talks_through_the_bot"
    },
    "live.sitting(name)": {
        "delivery/foreseeing:_greeting",
        *("delivery/posts:_called", "host/outbox_rows:outbox_rows", "host/threads:_relayed", "host/veiling:_hearers"),
        *("host/undoing:_owed_to_losers", "host/undoing:owed_after", "delivery/retracting:retraction_message"),
        "page/story:_later",
    },
    "live.sitting_of(user)": {
        *("delivery/signup_messages:_rematch_message",),
        "delivery/threads:Threads._tell_outside",
    },
    "[sitting for sitting in live.sittings if may_read(sitting.name, said.to)]": {"delivery/threads:_hearers"},
    "[sitting.name for sitting in live.sittings if sitting.is_away(now())]": {
        *("delivery/absences:absence_message", "delivery/reminders:_late_message"),
    },
    "[sitting.user_id for sitting in live.sittings if sitting.name in thread.members]": {"delivery/threads:users_in"},
    "[name for name in live.names if any((is_asked_by_dm(live, name, ask) for ask in asks.of(name)))]": {
        "host/outbox_rows:_asked_by_dm"
    },
    "[name for name in live.names if name in missing]": {
        *("delivery/reminders:missing_for_gm", "delivery/reminders:missing_in_public"),
    },
    "[bold(sitting.name) for sitting in live.sittings if sitting.dm_open is False]": {"cogs/players/looking:_waiting"},
    "[each for each in live.sittings if each.name in (*seen, *among) and is_waited_for(live, each, at)]": {
        "host/absence:waits_until",
    },
    "[sitting.user_id for sitting in live.sittings]": {
        *("delivery/compose:moved_message", "delivery/signup_messages:_ready_message"),
        "delivery/spectators:Spectators._is_open_to_players",
    },
    "[Destination(seat_id=sitting.seat_id) for sitting in live.sittings]": {"host/rooms:Rooms._settle_in"},
    "[(each.name, each.away_until) for each in live.sittings if each.away_until and is_told_away(each, at)]": {
        "delivery/absences:away_names"
    },
    "(Destination(seat_id=sitting.seat_id) for sitting in moved.sittings)": {"host/rooms:Rooms.move"},
    "{str(sitting.user_id): sitting.name for sitting in live.sittings}": {
        "cogs/speech/forum_votes:with_names"  # where players are known by their users
    },
    "{sitting.name: [*writing.counting(texts.get(sitting.user_id, ()))] for sitting in live.sittings}": {
        "host/writing:written_options"
    },
    "for sitting in live.sittings": {
        *("host/ladder:_reminders", "host/sealing:seal_game", "host/staff:report_seated_staff"),
    },
    "len(before.names)": {"host/absence:_missed"},
    "[(name, name) for name in live.names]": {"cogs/interaction/arguments:Autocompletion._seats"},
    "{folded(name): name for name in live.names}": {"cogs/moves/acting:find_seat"},
    "live.sitting(find_seat(live, typed))": {"cogs/gm/moves:player_named"},
    "player_named(live, player)": {
        "cogs/gm/gathering:take_player_off",
        "cogs/gm/leading:hand_over",
        "cogs/gm/moves:act_for_panel",
        "cogs/gm/replacing:offer",
    },
    "self.names = {live.room.channel_id: live.theme.slug}": {"page/story:Story.__init__"},
    "self.names |= {sitting.user_id: sitting.name for sitting in live.sittings}": {"page/story:Story.__init__"},
    "{sitting.user_id: sitting.name for sitting in live.sittings}": {"page/story:Story.__init__"},
    "self.live.names if words_of(self.live).suspicion() else ()": {"page/story:Story._suspicion"},
    "live.started.table.in_seat_order(names)": {"page/story:_later"},
    "_last(live, seat, ask)": {"cogs/moves/ranking:written"},
    "_last(press.live, seat, wanted.ask)": {"cogs/moves/ranking:again"},
    "after.sittings = sittings": {"host/absence:count_missed"},
    "awaited.called or live.names": {"host/absence:waits_until"},
    "live.started.table.in_seat_order(addressed - {told})": {"host/outbox_rows:_addressed"},
    "live.started.table.in_seat_order(losers)": {"host/undoing:_owed_to_losers"},
    "live.started.table.in_seat_order(must_agree(live, asked.seat) - {*asked.agreed})": {
        "delivery/retracting:retraction_message"
    },
    "*live.names": {"host/taking:replacement"},
    "Game.begin(live.rulebook, live.names, convert(live.options, live.rulebook.options), chance)": {
        "host/signup:_deal"
    },
    "Header(1, live.theme.slug, live.names, live.options, chance.drawn)": {"host/signup:SignUp._begin"},
    "live.sitting_on(each.seat_id)": {"delivery/desk/deliveries_page:_lines"},
    "live.sittings[number]": {"delivery/desk/overview:_seat"},
    "[_seat(live, laid, words, sitting) for sitting in live.sittings]": {"delivery/desk/picturing:seats_pictured"},
    "live.sittings[:MOST_SEATS]": {"delivery/desk/rows:seat_select"},
    "if live.sittings:\n    yield _task(live, Task.READY)": {"delivery/desk/rows:_time"},
    "[sitting.player for sitting in live.sittings if await self._is_able(channel, sitting.user_id, right)]": {
        "delivery/channel_access:ChannelAccess.openness"
    },
}
"""How else seats are picked, and by whom: what is done for each, or for a seat that is named."""
FINDERS = {
    "sitting",
    "sitting_of",
    "sitting_on",
    "seat_of",
    "seat_owed",
    "seat_meant",
    "player_named",
    "in_seat_order",
    "_last",
}


def test_what_is_hidden_is_asked_for_only_where_that_was_looked_through() -> None:
    found = {name: set[str]() for name in HIDDEN}
    lasts = {name.rpartition(".")[2] for name in HIDDEN}
    for function, node in nodes(*SHOWN):
        for name in _names_of(node, lasts) & found.keys():
            found[name].add(function)

    assert found == HIDDEN


def test_nobody_reads_as_another_than_who_asks_or_is_written_to() -> None:
    found = [
        f"{function}: {ast.unparse(call)}"
        for function, call in nodes(*SHOWN)
        if isinstance(call, ast.Call) and call.args and _reads(call.func)
        if ast.unparse(call.args[-1]) not in READERS
    ]

    assert not found


def test_nobody_reads_more_than_was_looked_through() -> None:
    assert found_in(_read, *SHOWN) == READ


def test_nobody_is_shown_what_a_seat_alone_may_know_but_where_that_was_looked_through() -> None:
    assert found_in(_shown, *SHOWN) == SHOWN_TO


def test_nobody_reads_as_one_seat_after_the_other() -> None:
    found = [
        f"{function}: {ast.unparse(call)}"
        for function, each in nodes(*SHOWN)
        for part in _repeated(each)
        for call in ast.walk(part)
        if isinstance(call, ast.Call) and call.args and _reads(call.func)
        if _names_in(call.args[-1]) & _turns(each)
        if function not in MAY_ASK_EVERY_SEAT
    ]

    assert not found


def test_a_seat_is_found_by_who_asks_or_is_written_to_or_where_that_was_looked_through() -> None:
    found = dict[str, set[str]]()
    for name, function in functions(*SHOWN):
        for way in _ways_to_seats(function):
            found.setdefault(way, set()).add(name)

    assert {way: where for way, where in found.items() if way not in FOUND} == PICKED


def _read(node: ast.AST) -> Iterator[str]:
    """What somebody reads that is not for everybody."""
    if isinstance(node, ast.Call) and _reads(node.func) and node.args and not ast.unparse(node).endswith("To.PUBLIC)"):
        yield ast.unparse(node)


def _shown(node: ast.AST) -> Iterator[str]:
    """What a seat is shown."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SHOWING:
        yield ast.unparse(node)


def _names_of(node: ast.AST, lasts: set[str]) -> set[str]:
    """By which names something is asked for here that ends on one of these."""
    match node:
        case ast.Attribute(attr=last, ctx=ast.Load()) if last in lasts:
            return {ast.unparse(node), f".{last}"}
        case ast.Name(id=name, ctx=ast.Load()):
            return {name}
        case _:
            return set()


def _ways_to_seats(function: ast.AST) -> Iterator[str]:
    """How a function finds seats, or what it makes of all of them."""
    for node in within(function):
        if called(node) in FINDERS:
            yield ast.unparse(node)
        for child in children(node):
            if isinstance(child, ast.comprehension) and _is_of_seats(child.iter):
                yield ast.unparse(node)
            elif _is_of_seats(child) and not isinstance(node, ast.comprehension):
                yield (
                    f"for {ast.unparse(node.target)} in {ast.unparse(child)}"
                    if isinstance(node, ast.For)
                    else ast.unparse(node)
                )


def _is_of_seats(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in {"sittings", "names"}


def _reads(function: ast.expr) -> bool:
    """Whether what is called here gives what the last of its arguments may know."""
    match function:
        case ast.Attribute(value=value, attr=name):
            return name in READ_AS or (name == "of" and ast.unparse(value).endswith("asks"))
        case ast.Name(id=name):
            return name in READ_AS
        case _:
            return False


def _repeated(node: ast.AST) -> list[ast.AST]:
    """What is done again and again here."""
    match node:
        case ast.For(body=body):
            return [*body]
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            return [node]
        case _:
            return []


def _turns(node: ast.AST) -> set[str]:
    """By what a loop takes its turns."""
    loops = [node] if isinstance(node, ast.For) else getattr(node, "generators", [])
    return {name for loop in loops for name in _names_in(loop.target)}


def _names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
