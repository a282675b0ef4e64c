"""The words of the Great Table, chapter by chapter."""

from bot.wording.great_table import (
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
from bot.wording.mafia.mafia_words import MafiaWords
from engine.great_table.options import GreatTableOptions
from engine.great_table.table import GreatTable


class GreatTableWords(MafiaWords[GreatTable, GreatTableOptions]):
    """Says everything about the Great Table."""

    facts_of_setup = playing.facts

    announce = posts.announce
    announce_all = posts.announce_all
    announce_since = posts.announce_since
    scene = scenes.scene_of
    highlight = highlights.highlight
    prose_moment = prose.moment
    card = board.card
    prompt = board.prompt
    order_prompt = board.order_prompt
    count = tally.count

    roles = seats.roles
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
    suggested = labels.suggested
    about = labels.about
    lot = labels.lot
    thing = labels.thing
    about_thing = labels.about_thing
    line_on = labels.line_on
    refusal = labels.refusal

    at_desk = desk.at_desk
    foreseen = checklist.foreseen

    options_text = setting_up.options_text
    advice = setting_up.advice
    night_order = rules.night_order
    rules = rules.rules
