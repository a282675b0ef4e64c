"""The words of liar's dice, chapter by chapter."""

from bot.wording.bluff import board, desk, highlights, labels, posts, rules, scenes, seats, secretly
from bot.wording.game_words import GameWords
from engine.bluff.options import BluffOptions
from engine.bluff.table import BluffTable


class BluffWords(GameWords[BluffTable, BluffOptions]):
    """Says everything about this game."""

    facts_of_setup = rules.facts_of_setup

    announce = posts.announce
    highlight = highlights.highlight
    reveal = posts.reveal
    all_secrets = posts.reveal
    scene = scenes.scene_of
    in_secret = secretly.in_secret

    card = board.card
    prompt = board.prompt
    history = board.history

    order_prompt = seats.order_prompt
    tell = seats.tell
    secrets = seats.secrets
    hand = seats.hand

    answer_label = labels.answer_label
    answer_face = labels.answer_face
    acted = labels.acted
    drawn = labels.drawn
    thing = labels.thing
    refusal = labels.refusal

    at_desk = desk.at_desk

    absent = rules.absent
    options_text = rules.options_text
    rules = rules.rules
