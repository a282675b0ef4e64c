"""Draws Bricriu's Bluff: the table for everybody, and each player's own dice for that player."""

from collections.abc import Mapping, Sequence

from bot.pictures.bluff.cups import Cups
from bot.pictures.bluff.drawing import draw_cups, draw_lifting, highest
from bot.pictures.bluff.lifting import before_the_loss
from bot.pictures.bluff.own import NO_DRAFT, Draft, is_seats, own_dice_of
from bot.pictures.bluff.own_drawing import draw_own_dice
from bot.pictures.bluff.saying import said_of_cups, said_of_own
from bot.pictures.bluff.telling import cups_of, shown_of
from bot.pictures.bluff.track import SPACES
from bot.pictures.boards.board_look import BOARD_LOOK
from bot.pictures.game_pictures import Pictures
from bot.pictures.picture import ANEW, Picture, described, moving
from bot.pictures.teaching.lesson import LessonSigns, side_by_side
from engine.actions import Action
from engine.audience import Everybody, Reader
from engine.bluff.actions import Bid as Raise
from engine.bluff.events import Bid, Challenged, Dice, Round
from engine.bluff.table import BluffTable, StandingBid
from engine.events import Event, Outcome
from engine.table import Table
from engine.views import Told, View


class BluffPictures(Pictures):
    """Draws the table, and dice for their owner."""

    occasions: frozenset[type[Event]] = frozenset({Dice})
    posted: frozenset[type[Event]] = frozenset({Bid, Challenged, Round, Outcome, *ANEW})
    look = BOARD_LOOK
    banner_signs = ("die", "cup")
    lessons: Mapping[int, LessonSigns] = {
        1: side_by_side("cup", "die", "star"),
        3: side_by_side("insight", "cross", "tick"),
        4: side_by_side("die", "again", "cross"),
    }

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw a player's own dice; for everybody else, and players without dice, draw the table."""
        own = self.own(view) if is_seats(view) else None
        return own or self.board(view)

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the table."""
        return self.board(view)

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw the table; after a challenge all dice that were shown, and who loses some."""
        bid = view.of(BluffTable).table.doubted
        shown = [told.event for told in news if isinstance(told.event, Challenged)]
        return self.challenge(view, bid, shown[-1]) if bid is not None and shown else self.board(view)

    def scene(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Lift the cups from all dice of a challenge. Who loses some is told after that."""
        bid = view.of(BluffTable).table.doubted
        event = next((told.event for told in news if isinstance(told.event, Challenged)), None)
        if bid is None or event is None:
            return None
        cups = before_the_loss(shown_of(self.voice, view.table.seats, bid, event))
        return moving(self._drawn(cups), draw_lifting(cups), self.voice.say("picture-bids-moving"))

    def high(self, players: int, news: Sequence[Told[Everybody]]) -> int:
        """Return the height of the track and everybody's dice."""
        return highest(players)

    def preview(self, view: View[Table, Reader], action: Action) -> Picture | None:
        """Draw the player's own dice, and mark those that a raise would show."""
        show = action.show if isinstance(action, Raise) else None
        return self.own(view, Draft(show)) if show and is_seats(view) else None

    def rules(self) -> Picture | None:
        """Draw the first part of the track, without a bid."""
        title, foot = self.voice.say("picture-bids"), self.voice.say("picture-bids-magic")
        bare = Cups(
            self.voice.say("rules-title"), title, None, self.voice.say("picture-bids-none"), (), SPACES, ("", foot), ""
        )
        return described(self.voice, draw_cups(bare), title, lambda _: self.voice.say("picture-bids-beginning"))

    def board(self, view: View[Table, Reader]) -> Picture:
        """Draw the public table for any reader."""
        return self._drawn(cups_of(self.voice, view.of(BluffTable)))

    def challenge(self, view: View[Table, Everybody], bid: StandingBid, event: Challenged) -> Picture:
        """Draw a challenged bid: all dice, those that match it, and who loses how many."""
        return self._drawn(shown_of(self.voice, view.table.seats, bid, event))

    def own(self, view: View[Table, str], draft: Draft = NO_DRAFT) -> Picture | None:
        """Draw the reader's own dice, with those about to be shown; None for a reader without dice."""
        own = own_dice_of(self.voice, view.of(BluffTable), draft)
        if own is None:
            return None
        return described(
            self.voice,
            draw_own_dice(own),
            self.voice.say("dice-title"),
            lambda show: said_of_own(self.voice, own, show),
        )

    def _drawn(self, cups: Cups) -> Picture:
        return described(
            self.voice,
            draw_cups(cups),
            self.voice.say("picture-bids"),
            lambda show: said_of_cups(self.voice, cups, show),
        )
