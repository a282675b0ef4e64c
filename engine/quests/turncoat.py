"""The turncoats: a pair, one on each side. One of their cards may switch both."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.outcomes import One, Row
from engine.parties.sides import Side
from engine.quests.events import Card, Cards, CardShown, SideTold
from engine.quests.options import Deck
from engine.quests.table import QuestTable

DECKS = {
    Deck.RANDOM: (Card.SWITCH,) * 2 + (Card.STAY,) * 3,
    Deck.PREDETERMINED: (Card.SWITCH,) * 2 + (Card.STAY,) * 5,
}
DEALT = 5
"""Cards that lie ready: of one deck all, of the other five, face up."""
OTHER_SIDE = {Side.GOOD: Side.EVIL, Side.EVIL: Side.GOOD}
MUST_SABOTAGE = {Deck.RANDOM: False, Deck.PREDETERMINED: True}
"""Whether the turncoat on the evil side must sabotage: only with the cards dealt face up."""


class Dealt:
    """The draw of the cards that lie ready, in drawing order."""

    shape = tuple[Card, ...]

    def __init__(self, deck: Deck) -> None:
        self.cards = DECKS[deck]

    @property
    def choosing(self) -> Row:
        """A card for each place."""
        return Row(One(tuple(dict.fromkeys(self.cards))), DEALT)

    def pick(self, random: Random) -> tuple[Card, ...]:
        """Shuffle the deck and deal."""
        return tuple(random.sample(self.cards, DEALT))

    def is_possible(self, outcome: tuple[Card, ...]) -> bool:
        """Return whether there are as many cards as are dealt, all from the deck."""
        return len(outcome) == DEALT and Counter(outcome) <= Counter(self.cards)


def deal(deck: Deck | None, chance: Chance) -> Iterable[Event]:
    """Lay the cards ready: nobody sees a deck to draw from; everybody sees one dealt face up."""
    if deck is not None:
        cards = chance.draw("cards", Dealt(deck))
        yield Cards(to=To.PUBLIC if deck is Deck.PREDETERMINED else To.NOBODY, cards=cards)


def is_due(table: QuestTable, after: Mapping[Deck, tuple[int, ...]]) -> bool:
    """Whether a card must be shown before the next leader, when each deck shows one ``after`` so many quests."""
    deck = table.options.deck
    if deck is None:
        return False
    return len(table.cards_shown) < sum(quests <= len(table.round.past_quests) for quests in after[deck])


def show_card(table: QuestTable) -> Iterable[Event]:
    """Show the next card. A switch changes both sides at once and tells each turncoat their own."""
    card = table.cards[len(table.cards_shown)]
    yield CardShown(to=To.PUBLIC, card=card)
    if card is Card.SWITCH:
        for seat in table.seats:
            if table.role(seat).switches:
                yield SideTold(to=(seat,), side=OTHER_SIDE[table.sides[seat]])


def bound(table: QuestTable) -> tuple[str, ...]:
    """Return who must sabotage, as far as known here."""
    if not MUST_SABOTAGE[table.options.turncoat]:
        return ()
    return tuple([seat for seat in table.on_side(Side.EVIL) if seat in table.roles and table.role(seat).switches])
