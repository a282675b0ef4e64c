"""The words of Sigily, chapter by chapter."""

from bot.wording.game_words import GameWords
from bot.wording.sigily import board, desk, foretelling, highlights, labels, posts, refusals, rules, seats
from engine.sigily.events import Thrown
from engine.sigily.options import SigilyOptions
from engine.sigily.table import SigilyTable


class SigilyWords(GameWords[SigilyTable, SigilyOptions]):
    """Says everything about this game."""

    said_in_call = frozenset({Thrown})

    announce = posts.announce
    announce_all = posts.announce_all
    highlight = highlights.highlight

    card = board.card
    prompt = board.prompt
    history = board.history
    about_offer = board.about_offer

    order_prompt = seats.order_prompt
    secrets = seats.secrets

    answer_label = labels.answer_label
    ask_label = labels.ask_label
    whole_label = labels.whole_label
    letter_label = labels.letter_label
    foretold = foretelling.foretold
    thing = labels.thing
    drawn = labels.drawn
    refusal = refusals.refusal

    at_desk = desk.at_desk

    options_text = rules.options_text
    advice = rules.advice
    how_to_play = rules.how_to_play
    rules = rules.rules
