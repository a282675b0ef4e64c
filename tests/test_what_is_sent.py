"""What Discord and the log are told, and by what: each place is listed here, so that none is new unnoticed."""

import ast
from collections.abc import Callable, Iterator

import pytest

from tests.program_text import SHELL, called, found_in, nodes

ASKED_OF_DISCORD = {
    "message.edit": {"delivery/port:Port.rewrite"},
    "embed.set_image": {"delivery/striking:_pictured"},
    "made.set_footer": {"delivery/outgoing:embed"},
    "interaction.response.send_message": {"cogs/interaction/replies:_reply"},
    "interaction.followup.send": {"cogs/interaction/replies:_reply"},
    "interaction.edit_original_response": {"cogs/interaction/replies:_reply", "cogs/interaction/replies:edit_of"},
    "interaction.response.edit_message": {"cogs/interaction/replies:edit_of"},
    "edit_of(interaction)": {"cogs/interaction/replies:_change"},
    "edit_of(self._interaction)": {"cogs/interaction/changing:Changing._show"},
    "interaction.response.send_modal": {"cogs/interaction/replies:open_form"},
    "self._interaction.response.defer": {
        *("cogs/interaction/deferring:Deferral.acknowledge", "cogs/interaction/changing:Changing._acknowledge"),
    },
    "self._client.create_dm": {"delivery/port:Port.open_dm"},
    "self._channel(channel_id).send": {"delivery/port:Port.send"},
    "self._message(channel_id, message_id).edit": {"delivery/port:Port.edit", "delivery/port:Port.take_components"},
    "self._message(channel_id, message_id).add_reaction": {"delivery/port:Port.mark"},
    "thread.edit": {"delivery/port:Port.reopen", "delivery/private_threads:PrivateThreads.put_away"},
    "channel.create_thread": {"delivery/private_threads:PrivateThreads.make"},
    "thread.add_user": {"delivery/private_threads:PrivateThreads.add"},
    "channel.create_webhook": {"delivery/webhooks:Webhooks._find_own"},
    "webhook.send": {"delivery/webhooks:Webhooks._post"},
    "made[0].set_image": {"delivery/outgoing:Outgoing.embeds"},
}
"""What shows somebody something, or lets him see it, and which function alone asks for it."""
SENT = {
    "services.port.open_dm(user_id)": {"cogs/players/joining:_open_dm"},
    "keeper.save_dm(live.id, user_id, channel_id, is_open=is_open)": {"cogs/players/joining:_open_dm"},
    "self._send(live, row, hushed(live, outgoing))": {"delivery/settling:Settling.settle"},
    "self._send_once(row, channel_id, outgoing)": {"delivery/settling:Settling._send"},
    "self._send_once(row, live.room.channel_id, outgoing)": {"delivery/retracting:Retracting._post"},
    "self._port.send(channel_id, outgoing, nonce=row.nonce, first=row.kind in SECRET)": {
        "delivery/settling:Settling._send_once"
    },
    "self._port.open_dm(row.user_id)": {
        *("delivery/settling:Settling._channel_of", "delivery/unreadable:Reports._channel_of"),
    },
    "self._send(row, channel_id, outgoing)": {"delivery/unreadable:Reports.settle"},
    "self._port.send(room.channel_id, painted, nonce=_nonce(live.id, room.card_id))": {
        "delivery/painter:Painter._post"
    },
    "self._port.send(room.channel_id, painted, nonce=_nonce(live.id, room.since))": {"delivery/painter:Painter._post"},
    "self._port.edit(room.channel_id, message_id, painted)": {"delivery/painter:Painter._post"},
    "self._port.edit(channel_id, post_id, left)": {"delivery/settling:Settling._leave"},
    "self._port.edit(room.channel_id, post_id, outgoing)": {"delivery/settling:Settling._change"},
    "self._port.edit(live.room.channel_id, asked.message_id, outgoing)": {"delivery/retracting:Retracting._post"},
    "self._port.edit(channel_id, card_id, painted)": {"delivery/painter:Painter._edit"},
    "self._port.webhooks.post(channel_id, row.speaker, row.text)": {"delivery/speeches:Speeches._post"},
    "self._port.threads.make(room_id, name)": {"delivery/threads:Threads._made"},
    "self._add(row, known.channel_id, joining)": {"delivery/threads:Threads._let_in"},
    "self._port.threads.add(channel_id, user)": {"delivery/threads:Threads._add"},
    "self._send(row, known.channel_id, hushed(live, whisper))": {"delivery/threads:Threads._pass_on"},
    "services.port.open_dm(sitting.user_id)": {"cogs/gm/replacing:_tell_all"},
    "services.port.send(channel_id, told, first=True)": {"cogs/gm/replacing:_tell_all"},
    "services.port.send(channel_id, welcome.outgoing, nonce=welcome.nonce, first=True)": {
        "cogs/players/joining:_open_dm"
    },
    "services_of(interaction).port.send(sitting.dm_channel_id, outgoing, nonce=f're{interaction.id}')": {
        "cogs/interaction/receipts:tell_by_dm"
    },
    "self.services.port.send(dm_channel_id, answer, nonce=f're{message.id}')": {"cogs/speech/commands:SayCog._answer"},
    "self._answer(partial(self._show, outgoing))": {"cogs/interaction/changing:Changing.change"},
    "self._answer(self._acknowledge)": {"cogs/interaction/changing:Changing.let_be"},
    "self._answer(message, answer, message.channel.id)": {"cogs/speech/commands:SayCog.on_message"},  # in a DM
    "self._answer(message, Outgoing(told), dm_channel_id)": {"cogs/speech/commands:SayCog._confirm"},
    "self._answer(message, Outgoing(sentence), sitting.dm_channel_id)": {"cogs/speech/commands:SayCog._heed_in_public"},
    "self._confirm(message, told, message.channel.id)": {"cogs/speech/commands:SayCog._heed"},  # in a DM
    "self._confirm(message, told, sitting.dm_channel_id)": {"cogs/speech/commands:SayCog._heed_in_public"},
    "self.services.port.mark(message.channel.id, message.id, COUNTED)": {"cogs/speech/commands:SayCog._confirm"},
    "services.sign_up.save_dm(live.id, sitting.user_id, channel_id, is_open=True)": {"cogs/gm/replacing:_tell_all"},
    "remember_dm(services, live, interaction.user.id, interaction.channel_id)": {"cogs/interaction/dms:notice_dm"},
    "services.sign_up.save_dm(live.id, user_id, channel_id, is_open=True)": {"cogs/interaction/dms:remember_dm"},
    "remember_dm(self.services, each, message.author.id, message.channel.id)": {
        "cogs/speech/commands:SayCog.on_message"
    },
    "save_dm(connection, live.id, sitting.user_id, channel_id=None, is_open=False)": {
        "delivery/settling:Settling._out_of_reach"
    },
    "save_dm(connection, game_id, user_id, channel_id=channel_id, is_open=is_open)": {"host/signup:SignUp.save_dm"},
    "save_dm(connection, game_id, user_id, channel_id=channel_id, is_open=True)": {"host/desk:Desk.send_again"},
    "self._port.open_dm(user_id)": {"host/desk:Desk.send_again"},
    "self._send(row, channel_id, hushed(live, message))": {"delivery/spectators:Spectators._tell_as_known"},
    "self._send(row, known.channel_id, hushed(live, await self._greeting(live, known, let_in)))": {
        "delivery/threads:Threads._let_in"
    },
    "services.port.threads.add(thread_id, user_id)": {"cogs/players/watching:_watch_informed"},
}
"""What is sent where, who is let in where, with whom a DM is opened, and whose it is remembered as."""
ASKING = {
    *("send", "send_message", "edit", "edit_message", "edit_original_response", "send_modal", "defer", "typing"),
    *("set_author", "set_footer", "set_thumbnail", "set_image", "change_presence", "write_text", "write_bytes"),
    *("create_dm", "open_dm", "create_thread", "add_user", "create_webhook", "create_invite", "add_reaction"),
}
SENDING = {"_send", "_send_once", "_answer", "_confirm", "_add"}
FOR_A_ROW = frozenset(
    {"port.send", "port.edit", "port.rewrite", "port.take_components", "port.reopen", "port.webhooks.post", "lose"}
)
"""How something that is seen changes for a row."""
UNTIMED = {
    # Not for a row: a card is looked at again once it is painted.
    *("delivery/painter:Painter._edit", "delivery/painter:Painter._paint_once", "delivery/painter:Painter._post"),
    # Late, they change nothing, or the same.
    *("delivery/offers:Offers.settle", "delivery/striking:Striking.settle", "delivery/threads:Threads._mend"),
    # Just looked at by who calls it, or saved before.
    *("delivery/settling:Settling._leave", "delivery/speeches:Speeches._hold_back"),
}
"""Which functions change something on Discord without looking whether a row is still in hand, and why they may."""
UNCLAIMED = {
    "delivery/delivery:Delivery._gives_up_unreadable",
    *("delivery/hands:Hands.save", "delivery/hands:Hands.settle", "delivery/hands:Hands.take"),
    "delivery/painter:Painter._note",
    "delivery/unreadable:Reports._owe",
}
"""Where the delivery saves something: for a row in hand, by the hands alone."""
OF_PORT = {"send", "edit", "open_dm", "post", "make", "add", "mark"}
SET = {
    "ephemeral": {"True"},
    "invitable": {"False"},
    "type": {
        "discord.ChannelType.private_thread",
        "dict[str, object]",
    },  # of a thread; of a table, a column
    "allowed_mentions": {"discord.AllowedMentions.none()", "outgoing.allowed_mentions"},
    **dict.fromkeys(("everyone", "roles", "replied_user"), frozenset({"False"})),
    "users": {"False", "[discord.Object(user) for user in self.mentions]"},
    "suppress_embeds": {"True"},
    "username": {"name"},
    "nonce": {
        "row.text or ''",
        *("token_hex(NONCE_BYTES)", "row.nonce", "nonce or token_hex(NONCE_LENGTH // 2)"),
        *("f're{interaction.id}'", "f're{message.id}'", "f'say{source_id}'", "f'unreadable{game_id}'"),
        *("_nonce(live.id, room.card_id)", "_nonce(live.id, room.since)"),
        "welcome.nonce",  # of a seat that somebody takes before the game begins
        "''",  # of a row that is owed to nobody
    },
    "custom_id": {
        "meant.custom_id",
        "PEOPLE",
        *("FORGET", "'brehon:stats:in'", "'brehon:stats:out'", "f'brehon:past:open:{page}'"),
        *("f'brehon:past:page:{page - 1}'", "f'brehon:past:page:{page + 1}'"),
        *("key.custom_id", "match.string", "Key(verb, live.id).custom_id"),
        *("Key(Verb.GRACE, live.id).custom_id", "Key(Verb.QUIET, live.id).custom_id"),
        "Key(Verb.TIMES_OF, live.id).custom_id",
        *("Key(verb, live.id, live.wait_token).custom_id", "Key(verb, remains.id).custom_id"),
        *("Key(Verb.HOURS, live.id, rest=kind).custom_id", "Key(Verb.OPTION, menu.game, rest=offer.field).custom_id"),
        *("Setting.GAMES.custom_id", "Setting.HOSTS.custom_id", "Setting.LANGUAGE.custom_id"),
        *("field", "name", "writing.option", "REASON", "TEXT"),  # of the boxes of a form
        *("Key(Verb.SEAT, live.id).custom_id",),
        "Key(Verb.RUNG, live.id, rest=name).custom_id",
        "Key(verb, live.id, rest=rest).custom_id",  # of the steps that a GM is shown
    },
    "avatar_url": set(),
    "reason": {
        "'aborted'",
        "result.reason",
        "_told(live, reason)",
        "_told(press.live, reason)",
        "given(reason)",
        "held.reason",
        "reason",
        "reason if live.reasons is Reasoning.ALL else None",
        "reason_below(interaction)",
        "reason_of(line.wish)",
        "str(broken)",
    },  # of an end, a language, a denial
}
"""What is told of a message or a thread beside its words; ``reason`` would be in the server's audit log."""
IDS = {
    "Key(Verb.TASK, live.id, live.wait_token, rest=Task.OFFERS)": {"delivery/open_offers:offers_button"},
    "Key(Verb.WITHDRAW, live.id, seat=sitting.seat_id, rest=str(sitting.occupant_id))": {
        "delivery/open_offers:_of_seat"
    },
    "Key(Verb.WITHDRAW, live.id, rest=str(user_id))": {"delivery/open_offers:_of_asked"},
    "Key(Verb.CONFIRM, live.id, NO_WAIT if is_new else ANY_WAIT)": {"cogs/gm/moves:confirmation"},
    "Key(Verb.SURE, key.game, key.wait_token, key.seat, f'{key.verb}:{key.rest}')": {"cogs/gm/asking_once:_ask"},
    "Key(Verb(verb), key.game, key.wait_token, key.seat, rest)": {"cogs/gm/asking_once:_meant"},
    "Key(Verb.LET_WATCH, live.id, rest=str(row.about_id))": {"delivery/gm_messages:_watching_message"},
    "Key(Verb.UNTOLD_FOR, live.id, live.wait_token)": {"cogs/gm/holding:_form"},
    "Key(Verb.BECAUSE, live.id, rest=key.rest)": {"cogs/gm/undoing:_form"},
    "Key(verb, live.id, rest=rest)": {"delivery/steps:_button"},
    "Key(Verb.STEP, live.id, rest=str(live.lines))": {"delivery/steps:_select"},
    "Key(verb, live.id)": {"cogs/setup/panel:_one_of"},
    "Key(verb, remains.id)": {"cogs/interaction/resting:_button"},
    "Key(verb, live.id, live.wait_token)": {"delivery/saying:button"},
    "Key(verb, live.id, rest=str((number + 1) % len(pages)))": {"cogs/setup/panel:_rows"},
    "Key(Verb.COUNTED, live.id)": {"cogs/setup/choosing:_form"},
    "Key(Verb.WRITTEN, live.id)": {"cogs/setup/writing:_form"},
    "Key(Verb.GRACE, live.id)": {"cogs/setup/times:_grace"},
    "Key(Verb.QUIET, live.id)": {"cogs/setup/times:_quiet"},
    "Key(Verb.QUIET_SET, live.id)": {"cogs/setup/times:quiet_form"},
    "Key(Verb.RUNG, live.id, rest=name)": {"cogs/setup/panel:_rung"},
    "Key(Verb.TIMES_OF, live.id)": {"cogs/setup/times:_waits"},
    "Key(Verb.TIMES_SET, live.id, rest=chosen)": {"cogs/setup/times:times_form"},
    "Key(Verb.HOURS, live.id, rest=kind)": {"cogs/setup/panel:_hours"},
    "Key(Verb.OPTION, menu.game, rest=offer.field)": {"components/options:_select"},
    "Key(Verb.SAY, live.id, rest=str(message.id))": {"cogs/speech/commands:_which_game"},
    "Key(Verb.TAKE, live.id, seat=sitting.seat_id, rest=str(sitting.occupant_id))": {
        *("delivery/compose:take_button",),
    },
    "Key(Verb.ANSWER, panel.game, panel.wait_token, panel.seat, _written(action))": {"components/answers:_button"},
    "Key(Verb.BACK, panel.game, panel.wait_token)": {"components/confirming:confirming"},
    "Key(Verb.DO, panel.game, panel.wait_token, rest=_in_short(action, names))": {"components/confirming:confirming"},
    "Key(Verb.GIVE_UP, panel.game, panel.wait_token, panel.seat)": {"components/answers:_giving_up"},
    "Key(Verb.WHOLE, panel.game, panel.wait_token, panel.seat, f'{snake_case(ask.move.__name__)}:{number}')": {
        "components/answers:_whole_select"
    },
    "Key(Verb.CHOOSE, panel.game, panel.wait_token, panel.seat, f'{snake_case(ask.move.__name__)}:{field}')": {
        "components/answers:_select"
    },
    "Key(Verb.FORM, panel.game, panel.wait_token, panel.seat, _known(ask))": {"components/forms:_opener"},
    "Key(Verb.SENT, panel.game, panel.wait_token, panel.seat, _known(ask))": {"components/forms:form"},
    "Key(Verb.PICK, panel.game, panel.wait_token, panel.seat)": {"components/answers:_picker"},
    "Key(Verb.PICKED, live.id, live.wait_token, press.key.seat, wanted.letters(things))": {"cogs/moves/ranking:picker"},
    "Key(Verb.FILL, live.id, live.wait_token, picked.seat, picked.rest + FILL_IN)": {"cogs/moves/ranking:_buttons"},
    "Key(Verb.ANEW, live.id, live.wait_token, picked.seat)": {"cogs/moves/ranking:_buttons"},
    "Key(Verb.AGAIN, live.id, live.wait_token)": {"cogs/moves/ranking:_buttons"},
    "Key(Verb.CO_GMS_SET, live.id, rest=str(live.gm_changes))": {"cogs/gm/co_gms:_form"},
    "Key(Verb.REASONED, live.id, seat=seat_id)": {"cogs/gm/desk:_reason_form"},
    "Key(Verb.REASON, live.id, seat=0 if seat is None else seat.seat_id)": {"delivery/desk/rows:_reason"},
    "Key(Verb(match['verb']), int(match['game']), match['wait_token'], int(match['seat']), match['rest'])": {
        "components/keys:read_key"
    },
    "Key(Verb.NOTED, live.id, seat=seat_id)": {"cogs/gm/desk:_note_form"},
    "Key(Verb.TIMED, live.id)": {"cogs/gm/desk:_time_form"},
    "Key(Verb.SEAT, live.id)": {"delivery/desk/rows:seat_select"},
    "Key(Verb.INTERVENE, live.id, live.wait_token, sitting.seat_id, name)": {
        "delivery/desk/rows:_moves",
    },
    "Key(Verb.DESK, live.id, rest=page)": {"delivery/desk/rows:turn"},
    "Key(Verb.TASK, live.id, live.wait_token, 0 if seat is None else seat.seat_id, task)": {"delivery/desk/rows:_task"},
    "Key(Verb.NOTE, live.id, seat=0 if seat is None else seat.seat_id)": {"delivery/desk/rows:_note"},
    "Key(Verb.DESK, live.id, rest=Turn.OPEN)": {"delivery/saying:desk_button"},
}
"""What is in the ids of buttons, selects and forms."""
FILES = {
    "'more.txt'": {"delivery/outgoing:Outgoing.attachments"},
    "f'{live.theme.slug}-{live.id}.jsonl'": {"delivery/messages:Messages._with_record"},
    "f'{remains.theme}-{remains.id}.jsonl'": {"delivery/unreadable:_ended"},
    "name": {"delivery/outgoing:Outgoing.attachments"},  # of each of these
    "FILE": {"delivery/outgoing:Outgoing.attachments"},
}
"""What files are called."""
CALLED = {
    "f'<@{gm_id}>'": {"host/leading:_without"},
    "f'<@{offer.user_id}>'": {"delivery/open_offers:asked_line"},
    "f'<@{offer.instead_of}>'": {"delivery/open_offers:asked_line"},
    "f'<@{leaver}>'": {"cogs/gm/leading:asked_text"},
    "f'<@{player.user_id}>'": {"delivery/casting:_player"},
    "f'<@{own_id}>'": {"cogs/gm/leading:hand_over"},
    "mentions=[user_id]": {"delivery/signup_messages:_asked_to_lead_message"},
    "f'<@{sent.about_id}>'": {"delivery/offers:over_text"},
    "f'<@{first}>'": {"host/leading:_check_may_lead"},
    "mentions=[user_id] if joined else []": {"delivery/signup_messages:_co_gm_message"},
    "f'<@{live.gm_id}>'": {
        "cogs/gm/leading:co_gm",
        "delivery/signup_messages:_co_gm_message",
        "delivery/signup_messages:_handed_over_message",
    },
    "f'<@{live.ended_by_manager}>'": {"delivery/compose:cancelled_text", "delivery/posts:_moments"},
    "f'<@{remains.ended_by_manager}>'": {"delivery/unreadable:_ended"},
    ("f'<@{user_id}>'"): {
        "cogs/players/watching:let_watch",
        "cogs/gm/leading:asked_text",
        "delivery/signup_messages:_asked_to_lead_message",
        "delivery/signup_messages:_co_gm_message",
        "host/leading:handed_over",
        "host/leading:joined_by",
        "host/watching:check_may_watch",
    },
    "f'<@{found.user_id}>'": {"delivery/gm_messages:gm_message"},
    "f'<@{row.about_id}>'": {"delivery/gm_messages:_watching_message", "delivery/thread_words:_outside_message"},
    "mentions=called": {
        *("delivery/signup_messages:_rematch_message",),
        *("delivery/signup_messages:_ready_message",),
        *("delivery/posts:_asking", "delivery/compose:moved_message", "delivery/retracting:retraction_message"),
    },
    "mentions=joining": {"delivery/spectating:spectators_greeted", "delivery/thread_words:greeting"},
    "mentions=[live.gm_id]": {
        "delivery/signup_messages:_handed_over_message",
    },
    "f'<@{user}>'": {
        "delivery/spectating:spectators_greeted",
        "delivery/compose:moved_message",
        "delivery/posts:_asking",
        "delivery/retracting:retraction_message",
        "delivery/signup_messages:_ready_message",
        "delivery/signup_messages:_rematch_message",
        "delivery/thread_words:greeting",
        "wording/names:mentions",
    },
}
"""Who is called by a mention: in a game with aliases each would tell who somebody is."""
DENIED = {
    "{'line': entry[:TITLE], 'example': f'{spelled(next(iter(kind)).value)} 1'}": {"cogs/setup/counts:_entry"},
    "{'gm': f'<@{gm_id}>'}": {"host/leading:_without"},
    "{'games': ', '.join(map(str, games))}": {"host/privacy:_check"},
    "{'gm': f'<@{own_id}>'}": {"cogs/gm/leading:hand_over"},
    "{'gm': f'<@{live.gm_id}>'}": {"cogs/gm/leading:co_gm"},
    "{'gm': f'<@{first}>', 'count': len(others)}": {"host/leading:_check_may_lead"},
    ("{'gm': f'<@{user_id}>'}"): {
        "host/leading:handed_over",
        "host/leading:joined_by",
        "host/watching:check_may_watch",
    },
    "{'count': MOST_CO_GMS}": {"host/leading:joined_by"},
    "{'room': f'<#{old.room.channel_id}>'}": {"cogs/players/rematch:rematch"},
    "{'roles': ', '.join(map(bold, names))}": {"cogs/interaction/rights:check_may_host"},
    "{'gm': mentions(remains.gms) or 'nobody'}": {"cogs/interaction/resting:_check_may_end"},
    "{'gm': mentions(live.gms) or 'nobody'}": {
        "cogs/interaction/rights:check_gm",
        "cogs/interaction/rights:check_gm_or_manager",
    },
    "[MASKING]": {"cogs/interaction/rights:check_may_mask"},
    "missing": {"cogs/interaction/rights:check_room"},
    "{'name': escape(typed[:LONGEST_NAME])}": {"cogs/moves/acting:find_seat"},
    "{'name': escape(typed[:LONGEST_NAME]), 'names': first_few(live, several)}": {"cogs/moves/acting:find_seat"},
    "{'why': why}": {"cogs/speech/speaking:speak"},
    "{'most': MESSAGE, 'given': length(text)}": {"host/speech:Speech.heard"},
    "{'most': live.rulebook.players[-1]}": {"host/signup:SignUp.join"},
    "{'most': guild.most_games}": {"host/signup:_insert"},
    "{'count': len(waiting), 'games': games}": {"host/signup:_insert"},
    "{'days': LONGEST_ABSENCE.days}": {"host/absence:Absences.go"},
    "{'zone': zone}": {"host/times:time_meant"},
    "{'zone': zone.key}": {"host/times:_ahead"},
    "{'when': date(deadline)}": {"host/deadlines:hours_until"},
    "{'hours': f'{LONGEST_EXTENSION:g}'}": {"host/deadlines:hours_until"},
    "{'when': date(possible)}": {"host/deadlines:hours_until"},
    "{'hours': LONGEST_QUIET // 60}": {"host/times_of_day:quiet_typed"},
    "{'least': LEAST[0], 'most': LEAST[-1]}": {"host/times_of_day:least_typed"},
    "{'time': time_of_day(each.minute), 'grace': pace.grace, 'quiet': hours}": {"host/times_of_day:_checked"},
    "{'hours': hours}": {"cogs/gm/desk:_timed"},
    "{'when': clock(tried + BETWEEN_TRIES)}": {"host/desk:Desk.send_again"},
}
"""What a denial says beside its sentence."""
USED = {
    "interaction, 'press', 'privacy-forget', result": {"cogs/players/privacy:ForgetButton.callback"},
    "interaction, 'press', 'stats-listed', result": {"cogs/players/statistics:ListedButton.callback"},
    "interaction, 'press', f'past-{what}', result": {"cogs/players/past:PastItem.callback"},
    "interaction, 'command', 'unknown', await answer_error(interaction, error)": {"client:CommandTree._refuse"},
    "interaction, await answer_error(interaction, error)": {"client:CommandTree.on_error"},
    "interaction, Result.DONE": {"client:Brehon.on_app_command_completion"},
    "interaction, 'command', group.name if group is not None and MOVES in group.extras else name, result": {
        "cogs/interaction/usage_log:log_command"
    },
    "interaction, kind, (Verb.DESK if verb in AT_THE_DESK else verb).value, result": {
        "cogs/interaction/usage_log:log_press"
    },
    "interaction, key.verb, result": {"cogs/presses:handle"},
    "interaction, 'press', 'unknown', await answer_error(interaction, BadInput('this was never offered'))": {
        "cogs/presses:heard"
    },
    "interaction, 'choice', f'server-{self.setting}', result": {"cogs/server/commands:ServerSelect.callback"},
    "live, result, began": {"cogs/speech/commands:SayCog._heed_in_public", "cogs/speech/commands:SayCog.on_message"},
}
"""What is logged of what somebody does: its kind, what it was, and how it went."""
RANDOM = {
    "Chance(source=_ask_nobody)": {"engine/foreseeing:foresee"},  # which gives nothing
    "SystemRandom()": {
        *("cli/simulation:system_seed", "engine/chance:system_source", "host/outbox_rows"),
        *("host/speech", "host/veiling"),
    },
    "Chance(line.drawn, self._source(number))": {"engine/record:Replay._play"},
    "Chance()": {
        *("cogs/setup/advice:advise", "cli/simulation:Simulation.check", "host/undoing:_made_again"),
        *("host/undoing:take_back", "rehearsal/web/fortune:Fortune.deal", "storage/live:from_the_system"),
    },
    "Random(f'{seed}:{line}:{name}')": {"engine/chance:seeded_source"},
    "Chance(header.drawn, self._source(number))": {"engine/record:Replay._begin"},
    "Random(f'{self.key}:{self.line}:{name}')": {"cli/simulation:Draws.__call__"},
    "Random(key)": {"cli/simulation:Simulation._sources"},
    "Chance(None, draws)": {"cli/simulation:Simulation.play", "cli/simulation:Simulation.play_on_record"},
    "Chance(None if self.refused else self.deal)": {"rehearsal/dealing:Dealer.__call__"},
    "Chance(line)": {"rehearsal/dealing:Dealer.__call__"},
    "Chance({ALIASES: self.aliases} if fits else None)": {"rehearsal/dealing:Dealer.aliases_of"},
    "Random()": {"rehearsal/dealing:Noted.draw"},  # for what is wanted whole, to which nothing is added
    "Random(1)": {"engine/outcomes:kind_of"},  # for an example
    "Random(programme.seed)": {"rehearsal/performance:_play", "rehearsal/web/showing:room_of"},
    "self._bot.services.games.draw_from(self.dealer, self.dealer.aliases_of)": {"rehearsal/stage:Stage.__init__"},
    "chance=chance": {"storage/games:Games.draw_from"},
    "alias_chance=alias_chance": {"storage/games:Games.draw_from"},
    "live.chance": {"storage/loading:_load"},
    "live.alias_chance": {"storage/loading:_load"},
}
"""From where chance comes: live from the system, seeded where nobody plays, and set by hand in a rehearsal alone."""
SOURCES = {"Random", "SystemRandom", "Chance", "draw_from"}
"""What gives chance, or lets it come from elsewhere."""
DRAWN = {
    "made.due_at = at + pauses.setdefault(destination, timedelta())": {"host/striking:_strikes"},
    "news[-1].due_at = due_at": {"host/leading:_owed_to_newcomer"},
    "each.due_at = until": {"host/readiness:Readiness.ask"},
    "chance.uniform(*VEIL)": {"host/veiling:_drawn"},
    "chance.uniform(pause / 4, pause)": {"host/outbox_rows:moment_of_speech"},
    "self._speech_pause": {
        "host/absence:Absences._change",
        "host/host:Host._step",
        "host/host:Host._save_together",
    },
    "self._pause": {
        *("host/speech:Speech._save", "host/rounds:Rounds._go_on", "delivery/painter:Painter._paint"),
        "host/shares:Shares._look_closely",
    },
    "token_hex(TOKEN_BYTES)": {"storage/live:Live.begin_wait"},
    "token_hex(NONCE_BYTES)": {"storage/deliveries:owe_again", "storage/outbox:owed", "storage/rooms:move_room"},
    "token_hex(NONCE_LENGTH // 2)": {"delivery/port:Port.send"},
    "token_hex(SALT_BYTES)": {"host/sealing:seal_game"},
    "rows[-1].due_at = until": {"host/veiling:owed_later", "host/veiling:_reveal_rows"},
    "row.due_at = min(row.due_at, now)": {"storage/outbox:hasten"},
    "row.due_at = moment_of_speech(at, pause)": {"host/outbox_rows:speech_row"},
    "row.due_at = told_at": {"host/absence:Absences._change"},
    "asyncio.sleep(PAUSE)": {"host/furniture:Furniture._go_through_others", "storage/connections:when_free"},
    "asyncio.sleep(REST)": {"host/tidying:Tidying._tidy"},
    "asyncio.sleep(self._pause)": {"host/rounds:Rounds._go_on", "host/shares:Shares._look_closely"},
    "asyncio.sleep(pause)": {
        "delivery/icons:Icons._upload",
        "cogs/commands/registering:Registering._register",
    },
    "asyncio.sleep(rest)": {"delivery/painter:Painter._rest"},
    "asyncio.sleep(patience)": {"cogs/interaction/deferring:Deferral._defer_after"},
    "asyncio.sleep(seconds)": {"delivery/delivery:Delivery._sleep", "host/alarm:Alarm._sleep"},
    "asyncio.sleep(missing / self._rate)": {"delivery/bucket:Bucket._let_pass"},  # tokens are missing
    "asyncio.sleep(max(0.0, free_at - clock()))": {"delivery/old_edits:OldEdits.take"},
    "live.deadline, live.inner_deadline = after": {"host/deadlines:set_deadlines"},
    "token_hex(4)": {"cogs/interaction/replies:explain", "storage/processes:this_process"},
}
"""What chance alone decides, so that it tells nothing: names, moments, tokens; and how long something else waits."""
KEPT = {
    "interaction.extras['began']": {"cogs/interaction/usage_log:begin"},
    "interaction.extras['counted']": {"cogs/interaction/usage_log:note_counted"},
    "interaction.extras['deferral']": {"cogs/interaction/deferring:defer_in_time"},
    "interaction.extras['live']": {"cogs/interaction/usage_log:note_game"},
    "command.extras": {"cogs/commands/descriptions:describe"},
    "command.name": {"cogs/commands/descriptions:_rename"},
    "command.description": {"cogs/commands/descriptions:describe"},
    "deferral_of(interaction).is_seen_in_message": {"cogs/interaction/changing:answer_by_change"},
    "deferral_of(press.interaction).left": {"cogs/moves/previewing:confirm"},  # the post as all have seen it
    "self._lost": {"cogs/interaction/deferring:Deferral.acknowledge", "cogs/interaction/deferring:Deferral.follow"},
    "self._arrived": {"cogs/interaction/deferring:Deferral.follow"},
    "self._task": {"cogs/commands/registering:Registering.begin"},
    "shown.picture": {"cogs/players/looking:illustrated_history"},
}
"""What is kept beyond a function that serves somebody: nothing of what he was shown, for another comes next."""


def asked_of_discord(node: ast.AST) -> Iterator[str]:
    """What shows somebody something."""
    if isinstance(node, ast.Attribute) and node.attr in ASKING and "port" not in ast.unparse(node):
        yield ast.unparse(node)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "edit_of":
        yield ast.unparse(node)


def sent(node: ast.AST) -> Iterator[str]:
    """What is sent where."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=name)) if name in SENDING:
            yield ast.unparse(node)
        case ast.Call(func=ast.Attribute(attr="save_dm") | ast.Name(id="remember_dm" | "save_dm")):
            yield ast.unparse(node)
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in OF_PORT and "port" in ast.unparse(value):
            yield ast.unparse(node)
        case _:
            pass


def done_here(node: ast.AST) -> str:
    """What is called by this node, in full; empty if nothing is."""
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def asks_for_a_row(node: ast.AST) -> bool:
    """Whether something changes on Discord, or a room is lost, for a row that is in hand."""
    what = done_here(node).removeprefix("self._")
    return what in FOR_A_ROW or what.startswith(("port.threads.", "presses.change"))


def in_ids(node: ast.AST) -> Iterator[str]:
    """What is in an id."""
    if called(node) == "Key":
        yield ast.unparse(node)


def files_called(node: ast.AST) -> Iterator[str]:
    """What a file is called."""
    match node:
        case ast.Subscript(value=ast.Name(id="files") | ast.Attribute(attr="files"), slice=name, ctx=ast.Store()):
            yield ast.unparse(name)
        case ast.Call(func=ast.Attribute(attr="File"), args=[_, name]):
            yield ast.unparse(name)
        case _:
            pass


def mentioned(node: ast.AST) -> Iterator[str]:
    """Who is mentioned, and who is notified of that."""
    match node:
        case ast.JoinedStr(values=parts) if any("<@" in str(getattr(part, "value", "")) for part in parts):
            yield ast.unparse(node)
        case ast.keyword(arg="mentions", value=value):
            yield f"mentions={ast.unparse(value)}"
        case _:
            pass


def said_of_denials(node: ast.AST) -> Iterator[str]:
    """What a denial says beside its sentence."""
    if isinstance(node, ast.Call) and called(node) == "Denied":
        yield from map(ast.unparse, [*node.args[1:], *(keyword.value for keyword in node.keywords)])


def use_logged(node: ast.AST) -> Iterator[str]:
    """What is logged of what somebody does."""
    if isinstance(node, ast.Call) and called(node) in {"log_use", "log_command", "log_press", "log_message"}:
        yield ", ".join(map(ast.unparse, node.args))


def random_made(node: ast.AST) -> Iterator[str]:
    """From where chance comes: unless it is the system's source, what is to be a secret can be guessed."""
    match node:
        case ast.Call() if called(node) in SOURCES:
            yield ast.unparse(node)
        case ast.Import(names=[ast.alias("random")]) | ast.Attribute(attr="chance" | "alias_chance", ctx=ast.Store()):
            yield ast.unparse(node)
        case ast.keyword(arg="chance" | "alias_chance", value=value):
            yield f"{node.arg}={ast.unparse(value)}"
        case ast.ImportFrom(module="random", names=names):
            yield from (each.name for each in names if each.name not in ("Random", "SystemRandom"))
        case ast.alias(name=name, asname=str(other)) if name in SOURCES:
            yield f"{name} as {other}"
        case _:
            pass


def drawn(node: ast.AST) -> Iterator[str]:
    """What chance decides, or within which time."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="chance")) | ast.Name(id="token_hex")):
            yield ast.unparse(node)
        case (
            ast.Attribute(attr="_pause" | "_speech_pause", ctx=ast.Load()) | ast.Call(func=ast.Attribute(attr="sleep"))
        ):
            yield ast.unparse(node)
        case ast.Assign(targets=[ast.Tuple(elts=[ast.Attribute(attr="deadline" | "inner_deadline"), *_])]):
            yield ast.unparse(node)
        case (
            ast.Assign(targets=[ast.Attribute(attr="due_at" | "deadline" | "inner_deadline")])
            | ast.AugAssign(target=ast.Attribute(attr="due_at"))
        ):
            yield ast.unparse(node)
        case _:
            pass


def kept(node: ast.AST) -> Iterator[str]:
    """What a function keeps that it was not made with."""
    match node:
        case ast.Attribute(ctx=ast.Store()) | ast.Subscript(value=ast.Attribute(attr="extras"), ctx=ast.Store()):
            yield ast.unparse(node)
        case ast.Global() | ast.Nonlocal():
            yield ", ".join(node.names)
        case _:
            pass


@pytest.mark.parametrize(
    ("what", "listed", "folders"),
    [
        (asked_of_discord, ASKED_OF_DISCORD, SHELL),
        (sent, SENT, SHELL),
        (in_ids, IDS, SHELL),
        (files_called, FILES, SHELL),
        (mentioned, CALLED, (*SHELL, "bot/wording")),
        (said_of_denials, DENIED, SHELL),
        (use_logged, USED, ("bot",)),
        (drawn, DRAWN, SHELL),
        (random_made, RANDOM, ("bot", "engine")),
    ],
)
def test_what_could_tell_somebody_something_is_where_it_was_looked_through_and_nowhere_else(
    what: Callable[[ast.AST], Iterator[str]], listed: dict[str, set[str]], folders: tuple[str, ...]
) -> None:
    assert found_in(what, *folders) == listed


def test_nothing_is_asked_of_discord_for_a_row_in_hand_before_it_is_looked_whether_it_still_is() -> None:
    asked = {name for name, node in nodes("bot/delivery") if asks_for_a_row(node)}
    looked = {name for name, node in nodes("bot/delivery") if "self._hands.check" in done_here(node)}

    assert asked - looked == UNTIMED


def test_what_is_saved_for_a_row_in_hand_is_saved_by_the_hands_that_look_whether_it_still_is() -> None:
    saved = {name for name, node in nodes("bot/delivery") if done_here(node).endswith("database.write")}

    assert saved == UNCLAIMED


def test_what_answers_keeps_nothing_that_it_was_not_made_with_but_where_that_was_looked_through() -> None:
    assert found_in(kept, "bot/cogs", but="__init__") == KEPT


def test_discord_is_told_nothing_beside_the_words_that_is_not_listed_here() -> None:
    found = {name: set[str]() for name in SET}
    for _, node in nodes(*SHELL):
        for name, value in _set(node):
            if name in found:
                found[name].add(ast.unparse(value))

    assert found == SET


def test_every_answer_to_an_interaction_is_for_the_asker_alone() -> None:
    calls = [node for _, node in nodes("bot/cogs") if isinstance(node, ast.Call)]
    answers = [{word.arg for word in call.keywords} for call in calls if not called(call).startswith("edit")]
    answers = [words for words in answers if words & {"view", "thinking"}]

    assert answers
    assert all("ephemeral" in words for words in answers)


def _set(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """What is given to what is called here, by name, or set of something."""
    match node:
        case ast.keyword(arg=str(name), value=value):
            yield name, value
        case ast.Assign(targets=[ast.Attribute(attr=name)], value=value):
            yield name, value
        case _:
            pass
