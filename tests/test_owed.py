"""To whom the bot owes which kind of message: each place is listed here, so that none is new unnoticed."""

import ast
from collections.abc import Iterator

from tests.program_text import SHELL, called, found_in

OWED = {
    "REASON, [line.entry.line], Destination(room_id=live.room.id)": {"host/reasons:reason_rows"},
    "WATCH_ASKED, [], gm": {"host/watching:Watching.ask"},
    "WATCHING, [], Destination(user_id=user_id)": {"host/watching:Watching.agree"},
    "SILENT, [live.wait_line], place": {"host/following:follow"},
    "SOUGHT, [], Destination(room_id=live.room.id, seat_id=sitting.seat_id)": {"host/offering:seek"},
    "RESULT, [], him": {"host/leading:_owed_to_newcomer"},
    "kind, [], place": {"host/leading:ask_to_lead"},
    "STRIKE, sorted(of_it & {*lines}) if of_it - {*lines} else [], destination": {"host/striking:_strikes"},
    "GM, row.lines, gm": {"delivery/threads:passed_on"},
    "UNREADABLE, [], gm": {"delivery/unreadable:Reports._owe"},
    "HANDED_OVER, [], room": {"host/leading:_announced"},
    "HELD, [], room": {"host/lateness:Lateness._wait_for_absent"},
    "LATE, [live.wait_line], Destination(user_id=gm_id)": {"host/ladder:climb"},
    "CO_GM, [], room": {"host/leading:_announced"},
    "TROUBLE, [], him": {"host/leading:_owed_to_newcomer"},
    "READY_OVER, [], him": {"host/leading:_owed_to_newcomer"},
    "kind, [live.wait_line], Destination(user_id=gm_id)": {"host/leading:_asked_already"},
    "GM, Destination(user_id=gm_id)": {"host/outbox_rows:outbox_rows"},
    "kind, told, gm": {"storage/duties:owed_to_gms"},
    "REMATCH, [], room": {"host/rematches:Rematches.open"},
    "REMINDER, [live.wait_line], Destination(room_id=live.room.id)": {"host/ladder:_reminders"},
    "REMINDER, [live.wait_line], Destination(seat_id=sitting.seat_id)": {"host/ladder:_reminders"},
    "REMINDER, [live.wait_line], Destination(user_id=gm_id)": {"host/ladder:_reminders"},
    "REMOVED, [], room": {"host/absence:forget_missed"},
    "TAKEN_OFF, [], Destination(user_id=sitting.user_id)": {"host/readiness:Readiness.take_off"},
    "READY, [], Destination(room_id=live.room.id)": {"host/readiness:Readiness.ask"},
    "SEAT_OFFERED, [], Destination(user_id=each.user_id)": {"host/offering:_to_bench"},
    "SEATED, [], Destination(user_id=first.user_id)": {"host/seating:clear_seat"},
    "SEAT_FREE, [], Destination(room_id=live.room.id, seat_id=sitting.seat_id)": {"host/offering:offer_seat"},
    "PROMPT, [live.wait_line], prompt": {"host/furniture:Furniture._ask_again"},
    "SPEECH, [], Destination(room_id=live.room.id)": {"host/outbox_rows:speech_row"},
    "PROMPT, Destination(room_id=live.room.id)": {"host/outbox_rows:outbox_rows"},
    "REASON, [], Destination(room_id=live.room.id, seat_id=left.seat_id)": {"host/taking:_note_reason"},
    "OFFER_OVER, [], destination_of(offer)": {
        "storage/offers:_end_of",
    },
    "ANNOUNCEMENT, Destination(room_id=live.room.id)": {"host/outbox_rows:outbox_rows"},
    "BACK if until is None else OutboxKind.AWAY, [], news": {"host/absence:Absences._change"},
    "PAGE, Destination(room_id=live.room.id)": {"host/outbox_rows:outbox_rows"},
    "RETRACTION, [line], Destination(room_id=live.room.id)": {"host/lapsing:retraction_row"},
    "ENDED, [], room": {"host/resting:_announce"},
    "MOVED, [], room": {"host/rooms:Rooms._settle_in"},
    "PROMPT, [live.wait_line], room": {"host/rooms:Rooms._settle_in"},
    "COUNT, [], Destination(room_id=live.room.id)": {"host/counting:post_count"},
    "WINDOW, [live.wait_line], Destination(room_id=live.room.id)": {"host/windows:news_of"},
    "CANCELLED, [], Destination(room_id=live.room.id)": {"host/signup:SignUp.cancel"},
    "THREAD, [], Destination(room_id=live.room.id, thread=key)": {"host/threads:rows_for"},
    "kind, [line], Destination(room_id=live.room.id)": {"host/veiling:_reveal_rows"},  # of the end
    "WHISPER, [entry.line], room": {"host/threads:thread_rows"},
    "kind, [], Destination(seat_id=sitting.seat_id)": {"delivery/speeches:_told_speaker"},
    "OUTSIDE, [], destination": {"delivery/threads:Threads._tell_outside"},
    "SECRETS, row.lines, seat": {"delivery/threads:passed_on"},
    "SECRETS, Destination(seat_id=live.sitting(name).seat_id)": {"host/outbox_rows:outbox_rows"},
    "ORDER, Destination(seat_id=live.sitting(name).seat_id)": {"host/outbox_rows:outbox_rows"},
    "MOVED, [], seat": {"host/rooms:Rooms._settle_in"},
    "RELAYED, [], seat": {"host/threads:_relayed"},
    "LOST, taken.lost.get(name, ()), seat": {"host/undoing:_owed_to_losers"},
    "LATER, [line], destination": {"host/veiling:owed_later"},
    "LATER, [entry.line], seat": {"page/story:_later"},  # of a record
    "STAFF, [], Destination(user_id=gm_id)": {"host/staff:_report"},
    "kind, row.lines, thread": {"delivery/threads:Threads._owe_again"},
    "kind, [entry.line], destination": {"host/outbox_rows:outbox_rows"},  # of those without lines here
    "kind, lines, Destination(room_id=live.room.id, thread=THREAD)": {"host/spectating:_row"},
}
"""Which kind of message is owed, of which lines, and to whom."""
ADDRESSES = {
    "Destination(user_id=user_id)": {"host/leading:ask_to_lead", "host/watching:Watching.agree"},
    "Destination(user_id=sitting.user_id)": {"host/readiness:Readiness.take_off"},
    "Destination(user_id=first.user_id)": {"host/seating:clear_seat"},
    "Destination(user_id=each.user_id)": {"host/offering:_to_bench"},
    "Destination(room_id=live.room.id)": {
        "host/leading:ask_to_lead",
        "host/counting:post_count",
        "host/following:follow",
        "host/ladder:_reminders",
        "host/lapsing:retraction_row",
        "host/lateness:Lateness._wait_for_absent",
        "host/leading:_announced",
        "host/outbox_rows:outbox_rows",
        "host/outbox_rows:speech_row",
        "host/readiness:Readiness.ask",
        "host/reasons:reason_rows",
        "host/rematches:Rematches.open",
        "host/rooms:Rooms._settle_in",
        "host/signup:SignUp.cancel",
        "host/veiling:_reveal_rows",
        "host/windows:news_of",
    },
    "Destination(room_id=room.id)": {
        "host/furniture:Furniture._ask_again",
        *("delivery/presses:Presses.add", "delivery/presses:Presses.change"),  # which are owed nothing
    },
    "Destination(room_id=live.room.id, seat_id=sitting.seat_id)": {
        *("host/absence:Absences._change", "host/absence:forget_missed"),
        *("host/lateness:Lateness._take_out", "host/offering:offer_seat", "host/offering:seek"),
    },
    "Destination(room_id=live.room.id, thread=key)": {"host/threads:rows_for", "host/veiling:_hearers"},
    "Destination(room_id=live.room.id, thread=thread.key)": {"host/threads:thread_rows"},
    "Destination(remains.room_id, thread=thread)": {"host/resting:_announce"},
    "Destination(seat_id=seat_id)": {"host/desk:Desk.send_again"},  # what it was owed already
    "Destination(seat_id=live.sitting(name).seat_id)": {
        *("host/outbox_rows:outbox_rows", "host/threads:_relayed", "host/undoing:_owed_to_losers"),
        *("host/veiling:_hearers", "page/story:_later"),
    },
    "Destination(seat_id=sitting.seat_id)": {
        *("delivery/speeches:_told_speaker", "delivery/threads:Threads._tell_outside", "delivery/threads:passed_on"),
        *("host/ladder:_reminders", "host/rooms:Rooms._settle_in", "host/rooms:Rooms.move"),
    },
    ("Destination(user_id=gm_id)"): {
        "delivery/threads:passed_on",
        "delivery/unreadable:Reports._owe",
        "host/following:follow",
        "host/ladder:_reminders",
        "host/ladder:climb",
        "host/leading:_asked_already",
        "host/leading:_owed_to_newcomer",
        "host/leading:change_gms",
        "host/outbox_rows:outbox_rows",
        "host/staff:_report",
        "host/watching:Watching.ask",
        "storage/duties:places_of_gms",
    },
    "Destination(room_id=room_id)": {"host/rematches:Rematches.open"},
    "Destination(room_id=row.room_id, seat_id=row.seat_id)": {"host/absence:Absences._change"},
    "Destination(room_id=live.room.id, seat_id=left.seat_id)": {"host/taking:_note_reason"},
    "Destination(*row)": {"storage/outbox:destinations_owed"},
    "Destination(row.room_id, row.seat_id, row.user_id, row.thread)": {"storage/outbox:destination_of"},
    "Destination(room_id=live.room.id, thread=THREAD)": {"host/spectating:_row"},
}
"""To whom something is owed."""
MADE = {
    "thread_rows(live.threads, after, line.entry, at)": {"host/holding:foresee"},
    "owed_later(after, [line], at)": {"host/holding:foresee"},
    "outbox_rows(after, line.entry, at)": {"host/holding:told_step", "host/holding:foresee"},
    "outbox_rows(after, line.entry, at, told=told, pause=pause)": {"host/step:step_of"},
    "outbox_rows(live, entry, LONG_AGO)": {"page/story:Story._heard"},
    "outbox_rows(live, entry, at)": {"host/signup:SignUp._begin", "host/undoing:owed_after"},
    "outbox_rows(live, taken.undo.entry, at)": {"host/undoing:owed_after"},
    "owed_after(after, taken, at)": {"host/holding:untold_step", "host/step:step_back"},
    "owed_later(after, lines, at)": {
        "host/step:completed",
    },
    "speech_row(live, each.by, each.text, at, pause)": {"host/outbox_rows:outbox_rows"},
    "speech_row(live, sitting.name, text, now(), self._pause)": {"host/speech:Speech._save"},
    "thread_rows(live.threads, after, entry, at)": {
        "host/step:completed",
    },
    "thread_rows({}, live, entry, at)": {"host/signup:SignUp._begin"},
}
"""What is owed of a line, how long what is said in it waits, and whom its own answer tells it."""

NOTED = {
    "row.speaker, row.about_id = (offer.speaker, offer.about_id)": {"storage/offers:_end_of"},
    "row.due_at, row.text = (until, offer.nonce)": {"storage/offers:_end_of"},
    "offer.text = reason if live.reasons is Reasoning.ALL else None": {"host/offering:offer_seat"},
    "row.speaker, row.text = (seat, reason)": {"host/reasons:reason_rows"},
    "row.text = reason": {"host/reasons:reason_rows"},
    "row.about_id = user_id": {"host/watching:Watching.ask"},
    "after.veils = {**after.veils, **never}": {"host/holding:untold_step"},
    "rows[-1].text = asked": {"host/following:follow"},
    "row.speaker, row.text = (left.name, reason)": {"host/taking:_note_reason"},
    "after.veils = veils_after(after, line.entry, at)": {"host/holding:_told"},
    "asked.about_id = user_id": {"host/leading:ask_to_lead"},
    "made.text = first.nonce": {"host/striking:_strikes"},
    "each.about_id = sitting.user_id": {"delivery/settling:Settling._out_of_reach"},
    "each.about_id = user": {"delivery/threads:Threads._tell_outside"},
    "news[-1].about_id = gm_id": {"host/leading:_announced"},
    "row.speaker, row.text = (seats[0], kind)": {"host/windows:news_of"},
    "row.speaker, row.about_id = (sitting.name, sitting.user_id)": {"host/offering:_to_bench"},
    "after.veils = veils_after(after, lines[-1].entry, at)": {"host/granting:grant"},
    "after.veils = veils_after_undo(after, taken.undo.entry, taken.places, at)": {
        "host/holding:untold_step",
        "host/step:step_back",
    },
    "known.channel_id, known.members, known.greeted = (None, [], [])": {"delivery/threads:Threads._mend"},
    "known.greeted = [*known.greeted, *let_in]": {"delivery/threads:Threads._let_in"},
    "known.greeted = [user for user in known.greeted if user not in leaving]": {"delivery/threads:Threads._let_out"},
    "known.is_barred = False": {
        *("delivery/threads:Threads._let_in", "delivery/threads:Threads._set_right_as_known"),
    },
    "known.is_barred = True": {"delivery/threads:Threads._bar"},
    "known.members = [user for user in known.members if user not in leaving]": {"delivery/threads:Threads._let_out"},
    "self.members = Members(client, bucket)": {"delivery/port:Port.__init__"},  # of servers, whom it asks for
    "known.members = sorted(before | set(joining))": {"delivery/threads:Threads._let_in"},
    "news.text, news.about_id = (row.text, sitting.user_id)": {"delivery/speeches:_told_speaker"},
    "report.about_id = user_id": {"host/staff:_report"},
    "row.speaker, row.text = (name, text)": {"host/outbox_rows:speech_row"},
    "known.greeted = []": {"delivery/spectators:Spectators._give_up"},
    "row.text = before.wait_token": {"host/spectating:spectator_rows"},
    "row.text = live.wait_token": {"host/spectating:held_rows"},
}
"""Who is written down to be in a thread, whom a row is about and who has said it, and what is veiled."""
NOTING = {"members", "greeted", "is_barred", "about_id", "speaker", "text", "veils"}


def test_each_kind_of_message_is_owed_to_those_it_is_for() -> None:
    assert found_in(_owed, *SHELL) == OWED


def test_nothing_is_owed_to_anybody_but_where_that_was_looked_through() -> None:
    assert found_in(_addressed, *SHELL) == ADDRESSES


def test_what_is_owed_of_a_line_is_made_of_it_as_it_was_looked_through() -> None:
    assert found_in(_made, *SHELL) == MADE


def test_who_is_where_and_what_is_whose_is_written_down_as_it_was_looked_through() -> None:
    assert found_in(_noted, *SHELL) == NOTED


def _noted(node: ast.AST) -> Iterator[str]:
    """What is written down of somebody."""
    if isinstance(node, ast.Assign):
        names = {each.attr for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Attribute)}
        if names & NOTING:
            yield ast.unparse(node)


def _made(node: ast.AST) -> Iterator[str]:
    """What is owed of a line."""
    if called(node) in {"outbox_rows", "owed_after", "owed_later", "speech_row", "thread_rows"}:
        yield ast.unparse(node)


def _owed(node: ast.AST) -> Iterator[str]:
    """Which kind is owed, of which lines, and to whom."""
    if isinstance(node, ast.Call) and called(node) in {"owed", "owe"}:
        told = node.args if called(node) == "owe" else [*node.args[1:3], node.args[4]]
        yield ", ".join(map(ast.unparse, told)).removeprefix("OutboxKind.")


def _addressed(node: ast.AST) -> Iterator[str]:
    """To whom something is owed."""
    if called(node) == "Destination":
        yield ast.unparse(node)
