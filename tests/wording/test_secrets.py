"""Secrets that words must not give away."""

import re

import pytest

from bot.themes import Theme
from bot.wording.game_words import AnyGameWords
from engine.actions import Undo
from engine.asks import awaited
from engine.audience import To
from engine.chance import Chance
from engine.game import Game
from engine.judging import Submission
from engine.names import GM
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.quests.events import Noted
from engine.quests.options import QuestOptions
from engine.quests.table import Phase
from engine.rulebook import any_rulebook
from engine.telling import told_to
from tests.wording.saying import THEMES, games, listen, play, secrets_of

QUEST_THEMES = [theme for theme in THEMES.values() if theme.rulebook == Quests.slug]
every_theme = pytest.mark.parametrize("theme", QUEST_THEMES, ids=lambda theme: theme.slug)
FIVE = ("Ann", "Ben", "Cat", "Dan", "Eve")


def deal(roles: dict[str, str]) -> Game:
    evil = {seat for seat, role in roles.items() if role in ("assassin", "plain")}
    drawn = {
        "sides": {seat: "evil" if seat in evil else "good" for seat in FIVE},
        "roles": {seat: role for seat, role in roles.items() if role != "plain"},
        "leaders": FIVE,
    }
    return Game.begin(Quests(), FIVE, QuestOptions(), Chance(drawn))


@every_theme
def test_a_receipt_is_the_same_on_both_sides(theme: Theme) -> None:
    words = listen(theme)[1]
    good = deal({"Ann": "seer", "Dan": "assassin", "Eve": "plain"})
    evil = deal({"Ben": "seer", "Ann": "assassin", "Eve": "plain"})
    receipts = []
    for game in (good, evil):
        game.submit(Submission("Ann", Propose(("Ann", "Ben"))), Chance())
        entries = [game.submit(Submission("Ann", move), Chance()) for move in (Act(True), Vote(True))]
        told = [told for told in told_to("Ann", entries).events if isinstance(told.event, Noted)]
        receipts.append([words.tell(each) for each in told])

    assert receipts[0] == receipts[1]


def receipt_of(game: Game, act: Act, words: AnyGameWords) -> str:
    """Return Ann's receipt for this order."""
    entry = game.submit(Submission("Ann", act), Chance())
    noted = next(told for told in game.told("Ann").of([entry.line]).events if isinstance(told.event, Noted))
    page = words.tell_seat(noted, lambda: game.told("Ann").lines)
    assert page is not None
    return page.text


def proposed(*answers: bool) -> Game:
    """Return a game in which Ann has proposed Ann and Ben, and these votes are in."""
    game = deal({"Ann": "seer", "Dan": "assassin", "Eve": "plain"})
    game.submit(Submission("Ann", Propose(("Ann", "Ben"))), Chance())
    for seat, answer in zip(FIVE, answers, strict=False):
        game.submit(Submission(seat, Vote(answer)), Chance())
    return game


def test_a_receipt_says_whether_an_order_may_still_be_changed() -> None:
    words = listen(THEMES["tain"])[1]
    undone = proposed(True, True, True, True, True)
    undone.submit(Submission(GM, Undo()), Chance())

    assert receipt_of(proposed(), Act(True), words).endswith(" the quest. You can change it until the vote closes.")
    assert receipt_of(proposed(True, True, True, True, True), Act(True), words).endswith(" the quest. It's final.")
    assert receipt_of(undone, Act(True), words).endswith(" the quest.")


@every_theme
def test_prompt_and_card_of_the_guess_do_not_name_the_guesser(theme: Theme) -> None:
    words = listen(theme)[1]
    for seed, game in games(any_rulebook(Quests())):
        for _ in play(game, seed):
            public = game.view(To.PUBLIC)
            if public.table.phase is Phase.GUESS:
                card = words.card(public, awaited(game.asks))
                waiting = dict(card.fields)["Waiting for"]
                question = words.prompt(public)
                assert question is not None
                assert not any(seat in question.lines + question.call + waiting for seat in game.seats)


@every_theme
def test_the_card_tells_only_the_number_of_orders(theme: Theme) -> None:
    words = listen(theme)[1]
    game = deal({"Ann": "seer", "Dan": "assassin", "Eve": "plain"})
    game.submit(Submission("Ann", Propose(("Ann", "Ben"))), Chance())
    for seat in FIVE:
        game.submit(Submission(seat, Vote(True)), Chance())
    game.submit(Submission("Ann", Act(True)), Chance())

    card = words.card(game.view(To.PUBLIC), awaited(game.asks))

    assert dict(card.fields)["Waiting for"] == "One order"


def test_a_seat_s_secret_moves_are_those_of_the_present_wait() -> None:
    words = listen(THEMES["tain"])[1]
    game = deal({"Ann": "seer", "Dan": "assassin", "Eve": "plain"})
    game.submit(Submission("Ann", Propose(("Ann", "Ben"))), Chance())
    game.submit(Submission("Ann", Vote(False)), Chance())
    before = secrets_of(words, game, "Ann")[-1].text
    for seat in FIVE[1:]:
        game.submit(Submission(seat, Vote(False)), Chance())
    after = secrets_of(words, game, "Ann")[-1].text

    assert (before, after) == ("Your vote: **reject**.", "You've done nothing in secret this round.")


def test_nobody_elses_secrets_are_shown() -> None:
    words = listen(THEMES["tain"])[1]
    game = deal({"Ann": "seer", "Dan": "assassin", "Eve": "plain"})
    game.submit(Submission("Ann", Propose(("Ann", "Ben"))), Chance())
    game.submit(Submission("Ben", Vote(False)), Chance())

    (card, now) = secrets_of(words, game, "Ann")

    assert re.search("Lugh", card.title)
    assert now.text == "You've done nothing in secret this round."
