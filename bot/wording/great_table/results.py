"""What the cards have found. What a guarded holder hears is, word for word, what others hear: it all follows from the
event, which does not say why.
"""

from msgspec import UNSET

from bot.wording.great_table.terms import card_name
from bot.wording.voice import Voice
from engine.great_table.cards import CardName
from engine.great_table.events import Result


def result(voice: Voice, event: Result) -> str:
    """Say what a card has found."""
    match event:
        case Result(card=CardName.CONSORT, player=str(player), places=int(places)):
            return voice.say("result-king", {"player": voice.show(player), "places": places})
        case Result(card=CardName.CONSORT):
            return voice.say("result-no-king")
        case Result(card=CardName.ROLE_FINDER, held=CardName() as held):
            return voice.say("result-held", {"held": card_name(voice, held)})
        case Result(card=CardName.ROLE_FINDER):
            return voice.say("result-held-none")
        case Result(card=CardName.SOCIALITE, left=str(left), right=str(right)):
            return voice.say("result-seats", {"left": voice.show(left), "right": voice.show(right)})
        case Result(card=CardName.SOCIALITE):
            return voice.say("result-seats-none")
        case _:
            return _players(voice, event)


def _players(voice: Voice, event: Result) -> str:
    players = () if event.players is UNSET else event.players
    name = {CardName.CARD_FINDER: "holders", CardName.TARGET_FINDER: "targets", CardName.LOVER: "lover"}[event.card]
    if not players:
        return voice.say(f"result-{name}-none")
    return voice.say(f"result-{name}", {"players": voice.names(players)})
