"""The words of the quest games, chapter by chapter."""

from bot.wording.game_words import GameWords
from bot.wording.parties import labels as stances
from bot.wording.quests import (
    advice,
    among_people,
    board,
    desk,
    ending,
    highlights,
    labels,
    playing,
    posts,
    revealing,
    rules,
    scenes,
    seats,
    secretly,
    setting_up,
)
from engine.parties.events import QuestDone, Voted
from engine.quests.options import QuestOptions
from engine.quests.table import QuestTable


class QuestWords(GameWords[QuestTable, QuestOptions]):
    """Says everything about a quest game."""

    facts_of_setup = playing.facts

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
    turning_point = ending.turning_point
    all_secrets = revealing.all_secrets
    in_secret = secretly.in_secret

    answer_label = labels.answer_label
    tone = stances.tone
    foretold = labels.foretold
    about = labels.about
    refusal = labels.refusal

    at_desk = desk.at_desk
    foreseen = desk.foreseen

    options_text = setting_up.options_text
    choice = setting_up.choice
    advice = advice.advice
    among_people = among_people.among_people
    rules = rules.rules
    suspicion = revealing.suspicion
