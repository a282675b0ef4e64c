"""The words of the open table, chapter by chapter. Sides, roles and abilities are named in the role file."""

from bot.wording.mafia.mafia_words import MafiaWords
from bot.wording.open_table import (
    board,
    checklist,
    desk,
    highlights,
    labels,
    playing,
    posts,
    prose,
    revealing,
    rules,
    scenes,
    seats,
    secretly,
    secrets,
    setting_up,
    story,
    tally,
)
from engine.open_table.options import OpenTableOptions
from engine.open_table.table import OpenTable


class OpenTableWords(MafiaWords[OpenTable, OpenTableOptions]):
    """Says everything about the open table."""

    facts_of_setup = playing.facts

    announce = posts.announce
    announce_all = posts.announce_all
    announce_since = posts.announce_since
    side_that_won = posts.side_that_won
    scene = scenes.scene_of
    highlight = highlights.highlight
    prose_moment = prose.moment
    card = board.card
    prompt = board.prompt
    order_prompt = board.order_prompt
    thread_title = board.thread_title
    thread_opened = board.thread_opened
    count = tally.count

    roles = seats.roles
    role_name = labels.role_name
    role_told = seats.role_told
    tell = seats.tell
    tell_seat = seats.tell_seat
    tell_own = seats.own_death
    own_highlight = highlights.own_highlight
    secrets = secrets.secrets

    history = revealing.history
    reveal = revealing.reveal
    turning_point = story.turning_point
    story = story.story
    all_secrets = revealing.all_secrets
    in_secret = secretly.in_secret

    ask_label = labels.ask_label
    answer_label = labels.answer_label
    about = labels.about
    thing = labels.thing
    about_thing = labels.about_thing
    line_on = labels.line_on
    refusal = labels.refusal
    thing_by_hand = labels.thing_by_hand
    draw_name = labels.draw_name
    drawn = labels.drawn
    lot = labels.lot

    at_desk = desk.at_desk
    foreseen = checklist.foreseen

    options_text = setting_up.options_text
    advice = setting_up.advice
    night_order = rules.night_order
    rules = rules.rules
