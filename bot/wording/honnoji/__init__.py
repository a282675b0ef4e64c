"""The words of Honnō-ji, chapter by chapter."""

from bot.wording.game_words import GameWords
from bot.wording.honnoji import (
    board,
    desk,
    ending,
    highlights,
    labels,
    posts,
    revealing,
    rules,
    scenes,
    seats,
    secretly,
)
from bot.wording.parties import labels as stances
from bot.wording.parties import story as parties
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.table import HonnojiTable
from engine.parties.events import QuestDone, Voted


class HonnojiWords(GameWords[HonnojiTable, HonnojiOptions]):
    """Says everything about Honnō-ji."""

    announce = posts.announce
    scene = scenes.scene_of
    announce_since = posts.announce_since
    looks_back = frozenset({QuestDone})
    on_card = frozenset({Voted})
    highlight = highlights.highlight
    card = board.card
    prompt = board.prompt
    order_prompt = board.order_prompt

    roles = seats.roles
    role_told = seats.role_told
    tell = seats.tell
    tell_seat = seats.tell_seat
    acted = seats.acted
    secrets = seats.secrets

    history = revealing.history
    votes = revealing.votes
    has_votes = revealing.has_votes
    reveal = revealing.reveal
    story = ending.story
    turning_point = parties.turning_point
    all_secrets = revealing.all_secrets
    in_secret = secretly.in_secret

    ask_label = labels.ask_label
    answer_label = labels.answer_label
    tone = stances.tone
    foretold = stances.foretold
    about = labels.about
    line_on = labels.line_on
    refusal = labels.refusal

    at_desk = desk.at_desk
    foreseen = desk.foreseen

    options_text = rules.options_text
    rules = rules.rules
