"""The table of presses: for each verb of a component, its handler, who may press it, and how it is offered.

``pressing`` reads a press and checks it against its entry before the handler runs.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.cogs import offered_selects
from bot.cogs.gm import (
    by_hand_presses,
    desk_presses,
    planning_presses,
    undo_presses,
)
from bot.cogs.gm.asking_once import Question, of_closing, of_going_on, of_intervening, of_task
from bot.cogs.gm.co_gms import open_co_gms, set_co_gms
from bot.cogs.gm.gathering import be_ready, take_absent_off
from bot.cogs.gm.leading_presses import accept, stand_in
from bot.cogs.gm.moves import ask_to_end, end, making, reveal, start
from bot.cogs.gm.replacing import take
from bot.cogs.gm.tasks import do_task
from bot.cogs.gm.withdrawing import withdraw
from bot.cogs.interaction.pressed import Handler, Pressed, Right, check_right
from bot.cogs.looking_back.sheets_given import show_sheets
from bot.cogs.moves import answering, misclick_presses, ranking_presses
from bot.cogs.moves.composing_presses import compose
from bot.cogs.moves.preview_presses import confirm
from bot.cogs.offered_selects import Offers, of_game
from bot.cogs.players import hints, looks, wish_presses
from bot.cogs.players.joining import join, leave
from bot.cogs.players.lesson_presses import how_to_play, note_read
from bot.cogs.players.rematch import leave_match, rematch
from bot.cogs.players.watch_presses import ask_to_watch, let_watch, watch
from bot.cogs.remarks import asking, inbox_presses, speaking_presses, waiting_presses
from bot.cogs.remarks.own_replay import show_replay
from bot.cogs.results import result_presses, result_words_presses
from bot.cogs.saved_setups import setups_presses
from bot.cogs.setup import (
    file_presses,
    naming_presses,
    pacing_presses,
    prose_presses,
    question_presses,
    role_prose_presses,
    setup_presses,
    title_presses,
)
from bot.cogs.setup.file_panel import file_selects
from bot.cogs.setup.secret_writing_presses import keep_texts, open_texts
from bot.cogs.setup.setup_panel import (
    absence_panel,
    deadline_selects,
    deadlines_panel,
    offered_settings,
    policy_panel,
    setup_panel,
    setup_selects,
)
from bot.cogs.setup.setup_presses import showing
from bot.cogs.setup.times_panel import times_panel, times_selects
from bot.cogs.speech.speaking import say_in_game
from bot.components.keys import Key, Kind, Verb
from engine.actions import Close, Extend, GoOn, Pause, Resume
from engine.errors import BadInput

MORE_HOURS = 24.0
"""The hours that the GM's button adds when a deadline has passed."""


class Press(NamedTuple):
    """The entry of a verb."""

    handler: Handler
    right: Right
    """The right to press. It is checked before the handler runs, which need not check it again."""
    kind: Kind = Kind.BUTTON
    offers: Offers | None = None
    """Returns the select as it is offered now. The choice must be on offer there."""
    asks: Callable[[Pressed], Question | None] | None = None
    """Returns the question to ask once before harm is done, or None if this press does none."""
    opens_form: bool = False
    """Whether the press may open a form. A form opens only if nothing is saved before."""
    is_bare: bool = False
    """Whether the verb says everything, so that its id names no seat and has no rest."""
    logged_as: Verb | None = None
    """The verb by which the log calls it, if people may press it because of something hidden."""


async def _sure(press: Pressed) -> None:
    """Do what a GM was asked about, if they have the right. Raises Denied, Refused, and BadInput for anything else."""
    key = press.key
    asked, _, rest = key.rest.partition(":")
    verb = next((verb for verb, entry in PRESSES.items() if verb == asked and entry.asks is not None), None)
    if verb is None or (PRESSES[verb].is_bare and (rest or key.seat)):
        raise BadInput("nobody is asked about this")
    meant = replace(press, key=Key(verb, key.game, key.wait_token, key.seat, rest))
    check_right(PRESSES[verb].right, meant)
    await PRESSES[verb].handler(meant)


PRESSES: Mapping[Verb, Press] = {
    # The card, and before a game
    Verb.VOTES: Press(looks.show_votes, Right.ANYBODY, is_bare=True),
    Verb.PAST: Press(looks.show_past, Right.ANYBODY, is_bare=True),
    Verb.JOIN: Press(join, Right.ANYBODY, is_bare=True),
    Verb.LEAVE: Press(leave, Right.ANYBODY, is_bare=True),
    Verb.HOW: Press(how_to_play, Right.ANYBODY),
    Verb.READ: Press(note_read, Right.ANYBODY, is_bare=True),
    Verb.WISHES: Press(wish_presses.open_wishes, Right.SEATED, opens_form=True, is_bare=True),
    Verb.WISHED: Press(wish_presses.keep_wishes, Right.SEATED, Kind.FORM, is_bare=True),
    Verb.ALTERNATE: Press(wish_presses.be_alternate, Right.ANYBODY, is_bare=True),
    Verb.PLAN: Press(planning_presses.open_plan, Right.GM, opens_form=True, is_bare=True),
    Verb.PLANNED: Press(planning_presses.keep_plan, Right.GM, Kind.FORM, is_bare=True),
    Verb.READY: Press(be_ready, Right.ANYBODY, is_bare=True),
    Verb.WRITE: Press(open_texts, Right.SEATED, opens_form=True, is_bare=True),
    Verb.WRITTEN: Press(keep_texts, Right.SEATED, Kind.FORM, is_bare=True),
    Verb.ABSENT: Press(take_absent_off, Right.GM, is_bare=True),
    Verb.START: Press(start, Right.GM, is_bare=True),
    Verb.REMATCH: Press(rematch, Right.PARTICIPANT, is_bare=True),
    Verb.LEAVE_MATCH: Press(leave_match, Right.ANYBODY, is_bare=True),
    Verb.SHEETS: Press(show_sheets, Right.ANYBODY, is_bare=True),
    Verb.REPLAY: Press(show_replay, Right.ANYBODY, is_bare=True),
    # The set-up
    Verb.SETUP: Press(showing(setup_panel), Right.GM),
    Verb.DEADLINES: Press(showing(deadlines_panel), Right.GM),
    Verb.TIMES: Press(showing(times_panel), Right.GM, is_bare=True),
    Verb.ABSENCE: Press(showing(absence_panel), Right.GM),
    Verb.POLICY: Press(showing(policy_panel), Right.GM),
    Verb.NAME_THINGS: Press(naming_presses.open_names, Right.SEATED, opens_form=True, is_bare=True),
    Verb.NAME_THINGS_SET: Press(naming_presses.keep_names, Right.SEATED, Kind.FORM, is_bare=True),
    Verb.ASK_ALOUD: Press(question_presses.open_question, Right.GM, opens_form=True, is_bare=True),
    Verb.ASK_ALOUD_SET: Press(question_presses.keep_question, Right.GM, Kind.FORM, is_bare=True),
    Verb.TITLE: Press(title_presses.open_title, Right.GM, opens_form=True, is_bare=True),
    Verb.TITLED: Press(title_presses.keep_title, Right.GM, Kind.FORM, is_bare=True),
    Verb.PROSE: Press(prose_presses.open_prose, Right.GM, opens_form=True, is_bare=True),
    Verb.PROSE_SET: Press(prose_presses.keep_prose, Right.GM, Kind.FORM, is_bare=True),
    Verb.ROLES: Press(showing(role_prose_presses.roles_panel), Right.GM, is_bare=True),
    Verb.ROLE: Press(
        role_prose_presses.open_role_prose,
        Right.GM,
        Kind.SELECT,
        offers=of_game(role_prose_presses.role_selects),
        opens_form=True,
        is_bare=True,
    ),
    Verb.ROLE_SET: Press(role_prose_presses.keep_role_prose, Right.GM, Kind.FORM),
    Verb.SETTING: Press(setup_presses.choose_setting, Right.GM, Kind.SELECT, offers=of_game(offered_settings)),
    Verb.PRESET: Press(setup_presses.choose_preset, Right.GM),
    Verb.OPTION: Press(setup_presses.choose_option, Right.GM, Kind.SELECT, offers=of_game(setup_selects)),
    Verb.COUNTS: Press(setup_presses.open_counts, Right.GM, opens_form=True, is_bare=True),
    Verb.COUNTED: Press(setup_presses.choose_counts, Right.GM, Kind.FORM, is_bare=True),
    Verb.ANONYMOUS: Press(setup_presses.choose_anonymity, Right.GM, is_bare=True),
    Verb.NAMED: Press(setup_presses.choose_anonymity, Right.GM, is_bare=True),
    Verb.HOURS: Press(
        setup_presses.choose_hours, Right.GM, Kind.SELECT, offers=of_game(deadline_selects), opens_form=True
    ),
    Verb.HOURS_SET: Press(setup_presses.choose_other_hours, Right.GM, Kind.FORM),
    Verb.TIMES_OF: Press(
        pacing_presses.open_times, Right.GM, Kind.SELECT, offers=of_game(times_selects), opens_form=True, is_bare=True
    ),
    Verb.TIMES_SET: Press(pacing_presses.choose_times, Right.GM, Kind.FORM),
    Verb.QUIET: Press(
        pacing_presses.choose_quiet, Right.GM, Kind.SELECT, offers=of_game(times_selects), opens_form=True, is_bare=True
    ),
    Verb.QUIET_SET: Press(pacing_presses.choose_other_quiet, Right.GM, Kind.FORM, is_bare=True),
    Verb.SHIPPED: Press(file_presses.choose_shipped, Right.GM, Kind.SELECT, offers=of_game(file_selects)),
    Verb.UPLOAD: Press(file_presses.open_upload, Right.GM, opens_form=True, is_bare=True),
    Verb.UPLOADED: Press(file_presses.keep_upload, Right.GM, Kind.FORM, is_bare=True),
    Verb.TRY_OUT: Press(file_presses.try_out, Right.GM, is_bare=True),
    Verb.FILE: Press(file_presses.give_file, Right.ANYBODY, is_bare=True),
    Verb.HOUSE: Press(setup_presses.add_house_player, Right.GM, is_bare=True),
    Verb.SETUPS: Press(setups_presses.show_setups, Right.GM, is_bare=True),
    Verb.SAVE_SETUP: Press(setups_presses.open_save, Right.GM, opens_form=True, is_bare=True),
    Verb.SETUP_SAVED: Press(setups_presses.save_setup, Right.GM, Kind.FORM, is_bare=True),
    Verb.LOAD_SETUP: Press(setups_presses.load_setup, Right.GM, Kind.SELECT),
    Verb.SHARE_SETUP: Press(setups_presses.share_setup, Right.GM, is_bare=True),
    Verb.PASTE_SETUP: Press(setups_presses.open_paste, Right.GM, opens_form=True, is_bare=True),
    Verb.SETUP_PASTED: Press(setups_presses.paste_setup, Right.GM, Kind.FORM, is_bare=True),
    # A player's moves
    Verb.MOVES: Press(looks.show_moves, Right.SEATED, is_bare=True),
    Verb.SECRETS: Press(looks.show_secrets, Right.SEATED, is_bare=True),
    Verb.HAND: Press(looks.show_secrets, Right.SEATED, is_bare=True),
    Verb.VOTE: Press(looks.show_vote, Right.SEATED, is_bare=True),
    Verb.LIST: Press(ranking_presses.open_own_list, Right.SEATED, opens_form=True, is_bare=True),
    Verb.ORDER: Press(looks.show_moves, Right.SEATED, is_bare=True),
    Verb.ANSWER: Press(answering.answer, Right.MOVER),
    Verb.CHOOSE: Press(answering.choose, Right.MOVER, Kind.SELECT, offers=offered_selects.moves),
    Verb.WHOLE: Press(answering.choose_whole, Right.MOVER, Kind.SELECT, offers=offered_selects.moves),
    Verb.LETTER: Press(answering.answer_by_letter, Right.MOVER, logged_as=Verb.ANSWER),
    Verb.FORM: Press(answering.open_move_form, Right.MOVER, opens_form=True),
    Verb.SENT: Press(answering.send_form, Right.MOVER, Kind.FORM),
    Verb.COMPOSE: Press(compose, Right.MOVER, logged_as=Verb.FORM),
    Verb.PICK: Press(answering.begin_list, Right.MOVER),
    Verb.PICKED: Press(answering.pick, Right.MOVER, Kind.SELECT, offers=offered_selects.things_to_rank),
    Verb.FILL: Press(answering.pick, Right.MOVER),
    Verb.ANEW: Press(answering.begin_list_anew, Right.MOVER),
    Verb.AGAIN: Press(answering.give_list_again, Right.MOVER, is_bare=True),
    Verb.GIVE_UP: Press(answering.give_up, Right.MOVER),
    Verb.DO: Press(confirm, Right.MOVER, logged_as=Verb.ANSWER),
    Verb.BACK: Press(looks.show_moves_again, Right.SEATED, is_bare=True, logged_as=Verb.MOVES),
    Verb.HINT: Press(hints.show_hint, Right.SEATED, is_bare=True),
    Verb.RETRACT: Press(misclick_presses.ask_back_now, Right.SEATED, is_bare=True),
    Verb.UNDO: Press(misclick_presses.undo, Right.SEATED, is_bare=True),
    Verb.AGREE: Press(misclick_presses.agree, Right.SEATED, is_bare=True),
    Verb.REFUSE: Press(misclick_presses.refuse, Right.SEATED, is_bare=True),
    Verb.SAY: Press(say_in_game, Right.ANYBODY),
    # A question to the GMs, its answer, and their own words
    Verb.ASK: Press(asking.open_question, Right.SEATED, opens_form=True, is_bare=True),
    Verb.ASKED: Press(asking.send_question, Right.SEATED, Kind.FORM, is_bare=True),
    Verb.QUESTION: Press(inbox_presses.show_question, Right.GM_WHO_SEES, Kind.SELECT),
    Verb.REPLY: Press(inbox_presses.open_answer, Right.GM_WHO_SEES, opens_form=True),
    Verb.REPLIED: Press(inbox_presses.send_answer, Right.GM_WHO_SEES, Kind.FORM),
    Verb.RULE: Press(inbox_presses.open_ruling, Right.GM_WHO_SEES, opens_form=True),
    Verb.RULED: Press(inbox_presses.send_ruling, Right.GM_WHO_SEES, Kind.FORM),
    Verb.SPEAK: Press(speaking_presses.open_words, Right.GM, opens_form=True, is_bare=True),
    Verb.SPOKEN: Press(speaking_presses.send_words, Right.GM, Kind.FORM, is_bare=True),
    Verb.WAITING: Press(waiting_presses.show_waiting, Right.GM, Kind.SELECT),
    Verb.UNSAY: Press(waiting_presses.withdraw_words, Right.GM),
    Verb.SAY_NOW: Press(waiting_presses.say_words_now, Right.GM),
    # A GM's moves, and the end of a game
    Verb.LEAD: Press(desk_presses.lead, Right.GM_OR_MANAGER, is_bare=True),
    Verb.CLOSE: Press(making(Close(), in_its_wait=True), Right.GM, asks=of_closing, is_bare=True),
    Verb.EXTEND: Press(making(Extend(hours=MORE_HOURS), in_its_wait=True), Right.GM, is_bare=True),
    Verb.WITHOUT: Press(
        making(GoOn(), in_its_wait=True), Right.GM_WHO_SEES, asks=of_going_on, is_bare=True, logged_as=Verb.DESK
    ),
    Verb.MINUTE: Press(making(Extend(hours=1 / 60), in_its_wait=True), Right.GM, is_bare=True),
    Verb.PAUSE: Press(making(Pause()), Right.GM, is_bare=True),
    Verb.RESUME: Press(making(Resume()), Right.GM, is_bare=True),
    Verb.REVEAL: Press(reveal, Right.GM, is_bare=True),
    Verb.END: Press(ask_to_end, Right.GM_OR_MANAGER, is_bare=True),
    Verb.CONFIRM: Press(end, Right.GM_OR_MANAGER, is_bare=True),
    Verb.SURE: Press(_sure, Right.OF_WHAT_IS_CONFIRMED, logged_as=Verb.DESK),
    # The desk
    Verb.DESK: Press(desk_presses.turn, Right.GM),
    Verb.SEAT: Press(desk_presses.show_seat, Right.GM, Kind.SELECT, offers=offered_selects.seats),
    Verb.TASK: Press(do_task, Right.GM, asks=of_task, logged_as=Verb.DESK),
    Verb.INTERVENE: Press(desk_presses.intervene, Right.GM, asks=of_intervening, logged_as=Verb.DESK),
    Verb.NOTE: Press(desk_presses.open_note, Right.GM, opens_form=True),
    Verb.NOTED: Press(desk_presses.keep_note, Right.GM, Kind.FORM),
    Verb.TIME: Press(desk_presses.open_time, Right.GM, opens_form=True, is_bare=True),
    Verb.TIMED: Press(desk_presses.keep_time, Right.GM, Kind.FORM, is_bare=True),
    Verb.REASON: Press(desk_presses.open_reason, Right.GM, opens_form=True),
    Verb.REASONED: Press(desk_presses.keep_reason, Right.GM, Kind.FORM),
    Verb.BY_HAND: Press(by_hand_presses.open_act, Right.GM_WHO_SEES, opens_form=True),
    Verb.BY_HAND_DONE: Press(by_hand_presses.do, Right.GM_WHO_SEES, Kind.FORM),
    # A result that goes to the GM first
    Verb.PENDING: Press(result_presses.show_pending, Right.GM_WHO_SEES, is_bare=True),
    Verb.PUBLISH: Press(result_presses.publish, Right.GM_WHO_SEES),
    Verb.HELD_WORDS: Press(
        result_words_presses.open_words,
        Right.GM_WHO_SEES,
        Kind.SELECT,
        offers=result_words_presses.offered_texts,
        opens_form=True,
        is_bare=True,
    ),
    Verb.HELD_SET: Press(result_words_presses.keep_words, Right.GM_WHO_SEES, Kind.FORM),
    Verb.WITHDRAW_RESULT: Press(result_presses.ask_to_withdraw, Right.GM_WHO_SEES, is_bare=True),
    Verb.WITHDRAWN: Press(result_presses.withdraw, Right.GM_WHO_SEES, is_bare=True),
    Verb.WHY_WITHDRAWN: Press(result_presses.open_reason, Right.GM_WHO_SEES, opens_form=True, is_bare=True),
    Verb.WITHDRAWN_FOR: Press(result_presses.withdraw_for_reason, Right.GM_WHO_SEES, Kind.FORM, is_bare=True),
    # Undoing
    Verb.STEPS: Press(undo_presses.turn_pages, Right.GM_WHO_SEES),
    Verb.STEP: Press(undo_presses.show_cost, Right.GM_WHO_SEES, Kind.SELECT),
    Verb.TAKE_BACK: Press(undo_presses.take_back, Right.GM_WHO_SEES),
    Verb.WHY: Press(undo_presses.open_reason, Right.GM_WHO_SEES, opens_form=True),
    Verb.BECAUSE: Press(undo_presses.take_back_for_reason, Right.GM_WHO_SEES, Kind.FORM),
    # Seats and GMs that change, and spectators
    Verb.TAKE: Press(take, Right.OFFERED_A_SEAT),
    Verb.ACCEPT: Press(accept, Right.ASKED_TO_LEAD, is_bare=True),
    Verb.WITHDRAW: Press(withdraw, Right.OFFERER),
    Verb.STAND_IN: Press(stand_in, Right.MANAGER, is_bare=True),
    Verb.CO_GMS: Press(open_co_gms, Right.GM, opens_form=True, is_bare=True),
    Verb.CO_GMS_SET: Press(set_co_gms, Right.GM, Kind.FORM),
    Verb.SPECTATE: Press(watch, Right.ANYBODY, is_bare=True),
    Verb.WATCH: Press(ask_to_watch, Right.ANYBODY, is_bare=True),
    Verb.LET_WATCH: Press(let_watch, Right.GM_WHO_SEES),
}
