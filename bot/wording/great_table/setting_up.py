"""The set-up in words."""

from collections.abc import Iterator

from bot.wording.great_table.terms import card_name, counted
from bot.wording.voice import Voice
from engine.great_table.cards import CardName, deck_of
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import PLAYERS, PLAYERS_FOR_TWO_APPRENTICES, RoleName, counts

HELPFUL = frozenset(
    {
        CardName.VIGILANTE,
        CardName.GUARD,
        CardName.ROLE_FINDER,
        CardName.CARD_FINDER,
        CardName.TARGET_FINDER,
        CardName.HEALER,
    }
)
"""Cards with which the players find the House, or stop it."""
EVEN = {0: range(0), 1: range(7, 12), 2: range(9, 18)}
"""By the number of Apprentices, the player counts at which no side wins twice as often as the other in simulations."""


def options_text(voice: Voice, options: GreatTableOptions) -> str:
    """Describe the roles and cards in the game, and how it is played."""
    return "\n".join(_options(voice, options))


def _options(voice: Voice, options: GreatTableOptions) -> Iterator[str]:
    if (apprentices := options.roles.get(RoleName.APPRENTICE)) is None:
        yield voice.say("options-roles-usual", {"players": PLAYERS_FOR_TWO_APPRENTICES})
    else:
        yield voice.say("options-roles", {"apprentices": apprentices})
    if options.deck:
        deck = deck_of(options.deck, PLAYERS[-1])
        cards = (counted(voice, card_name(voice, card), copies) for card, copies in deck.items())
        yield voice.say("options-deck", {"cards": ", ".join(cards)})
    else:
        yield voice.say("options-deck-usual")
    yield voice.say("options-anonymous" if options.anonymous else "options-named")
    yield voice.say(f"options-wins-at-{options.wins_at}")
    yield voice.say(f"options-deadline-lynch-{options.deadline_lynch}")
    yield voice.say(f"options-reveal-{options.reveal}")


def advice(voice: Voice, options: GreatTableOptions, players: int) -> tuple[str, ...]:
    """List what speaks against these options for this many players, a sentence each."""
    return tuple(_advice(voice, options, players))


def _advice(voice: Voice, options: GreatTableOptions, players: int) -> Iterator[str]:
    deck = deck_of(options.deck, players)
    apprentices = counts(options.roles, players)[RoleName.APPRENTICE]
    if players not in EVEN[apprentices]:
        yield voice.say("advice-for-house" if players < EVEN[apprentices].start else "advice-for-players")
    if apprentices == 1:
        yield voice.say("advice-lone-apprentice")
    if deck.get(CardName.LOVER) == 1:
        yield voice.say("advice-lone-lover")
    if not HELPFUL & deck.keys():
        yield voice.say("advice-no-hands")
