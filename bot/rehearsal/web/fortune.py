"""What chance shall give, as whoever sits before the page would have it: the deal, and what is drawn after it."""

from collections.abc import Iterator, Mapping, Sequence

from bot.host.aliases import ALIASES, aliases_of
from bot.rehearsal.dealing import Dealer, Drawn, Noted, dealt_so, exchanged, renamed, trial
from bot.rehearsal.failure import Impossible
from bot.rehearsal.wanting import Given
from bot.rehearsal.web.choosing import FIRST, LAST, Chooser, Fields, Naming
from bot.rehearsal.web.coming import ADD, DROP, MOST_WAITING, draws_html, given_text
from bot.rehearsal.web.dealing import KEY, Dealt, aliases_sent, deal_html, lots_sent
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.wording.registry import words_for
from bot.wording.words import Words
from bot.words import LANGUAGE
from engine.chance import Chance
from engine.errors import BadInput, SetupRefused
from engine.outcomes import Kind

Seats = Mapping[str, str]
"""The names of the seats by those of who has joined: aliases, or the same."""


class Fortune:
    """Shows and fixes what a rehearsal's dealer gives. What cannot be is Impossible, and changes nothing."""

    def __init__(self, dealer: Dealer, words: Words) -> None:
        self._dealer = dealer
        self._words = words
        self._told: set[int] = set()

    @property
    def waiting(self) -> int:
        """How much waits to be drawn."""
        return len(self._dealer.wishes.waiting)

    def deal(self, live: Live | None, values: Fields | None) -> str:
        """The form of the deal with which a game will begin; nothing once it is fixed as it was sent."""
        if live is None or live.phase is not GamePhase.SIGNUP or len(live.sittings) not in live.rulebook.players:
            raise Impossible(self._words.say("web-deal-when"))
        if values is None:
            return self._deal_html(live, self._present_seats(live), self._dealer.deal or {})
        if KEY in values:
            seats = Chance().draw(ALIASES, aliases_of(live)) if live.anonymous else self._present_seats(live)
            return self._deal_html(live, seats, {})
        self._fix(live, values)
        return ""

    def draws(self, live: Live | None, values: Fields | None) -> str:
        """The forms of what is to be drawn after the deal, when something is added there or dropped."""
        is_on = live is not None and live.phase is not GamePhase.OVER and live.rulebook.draws_later
        if live is None or not is_on or len(live.sittings) not in live.rulebook.players:
            raise Impossible(self._words.say("web-draws-when"))
        self._dealer.settle(live)
        kinds, naming = self._kinds(live), self._naming(live)
        opened = next(iter(kinds)) if len(kinds) == 1 else None
        if values and ADD in values:
            opened = self._add(values, kinds, naming)
        elif values and DROP in values:
            opened = self._drop(values[DROP][LAST])
        return draws_html(self._dealer.wishes, kinds, naming, opened)

    def news(self, live: Live) -> str:
        """What has not come about since the last time, a line each."""
        self._dealer.settle(live)
        refused, self._dealer.refused = self._dealer.refused, ""
        lines = [self._words.say("web-deal-refused", {"problem": refused})] if refused else []
        given = [each for each in self._dealer.wishes.given if each.wanted.id not in self._told]
        self._told |= {each.wanted.id for each in given}
        return "\n".join([*lines, *self._passed_over(live, [each for each in given if each.is_passed_over])])

    def _passed_over(self, live: Live, given: Sequence[Given]) -> Iterator[str]:
        kinds, naming = self._kinds(live) if given else {}, self._naming(live)
        for each in given:
            if kind := kinds.get(each.wanted.name):
                yield given_text(each, Chooser(naming, each.wanted.name, kind, is_open=True), naming)

    def _kinds(self, live: Live) -> Mapping[str, Kind]:
        if live.anonymous and live.game is None and not self._fits(live):
            raise Impossible(self._words.say("web-draws-deal-first"))
        seats = live.names if live.game is not None else _in_order(self._present_seats(live))
        return live.rulebook.draws(live.open_options, seats)

    def _add(self, values: Fields, kinds: Mapping[str, Kind], naming: Naming) -> str:
        name = values[ADD][LAST]
        if name not in kinds:
            raise Impossible(self._words.say("web-gone"))
        outcome = Chooser(naming, name, kinds[name], is_open=True).read(values)
        if outcome is None:
            raise Impossible(self._words.say("web-draws-empty"))
        if self.waiting >= MOST_WAITING:
            raise Impossible(self._words.say("web-draws-full"))
        self._dealer.wishes.add(name, outcome)
        return name

    def _drop(self, number: str) -> str:
        wanted = next((each for each in self._dealer.wishes.waiting if str(each.id) == number), None)
        if wanted is None:
            raise Impossible(self._words.say("web-gone"))
        self._dealer.wishes.waiting.remove(wanted)
        return wanted.name

    def _fits(self, live: Live) -> bool:
        aliases = self._dealer.aliases
        return aliases is not None and aliases_of(live).is_possible(aliases)

    def _present_seats(self, live: Live) -> Seats:
        """The seats with which the game would begin."""
        if live.anonymous:
            return self._dealer.aliases_of(live).draw(ALIASES, aliases_of(live))
        return {name: name for name in live.names}

    def _naming(self, live: Live) -> Naming:
        seats = live.names if live.game is not None or not live.anonymous else aliases_of(live).free
        return Naming(self._words, words_for(live.theme, LANGUAGE, str), seats)

    def _deal_html(self, live: Live, seats: Seats, drawn: Drawn) -> str:
        """The form, with what is drawn as far as that is possible."""
        try:
            noted = trial(live, drawn, _in_order(seats))
        except (BadInput, SetupRefused):
            noted = self._trial(live, {}, seats)
        aliases = aliases_of(live).free if live.anonymous else ()
        return deal_html(Dealt(noted.drawn, noted.kinds, seats, aliases), self._naming(live))

    def _fix(self, live: Live, values: Fields) -> None:
        before, seats = self._seats_sent(live, values)
        noted = self._trial(live, self._drawn_sent(live, values, before), before)
        dealt = dealt_so(noted.drawn, _in_order(before), lots_sent(values, before))
        if dealt is None:
            raise Impossible(self._words.say("web-deal-too-few"))
        names = {seat: seats[name] for name, seat in before.items()}
        again = {draw: renamed(outcome, names) for draw, outcome in dealt.items()}
        self._dealer.deal = self._trial(live, again, seats).drawn
        self._dealer.aliases = seats if live.anonymous else None

    def _seats_sent(self, live: Live, values: Fields) -> tuple[Seats, Seats]:
        """The seats for which the form was made, and those that are wanted."""
        if not live.anonymous:
            return self._present_seats(live), self._present_seats(live)
        before, draw = aliases_sent(values, FIRST), aliases_of(live)
        if not draw.is_possible(before):
            raise Impossible(self._words.say("web-form-gone"))
        free = {alias: alias for alias in draw.free if alias not in before.values()}
        wanted = {name: alias for name, alias in aliases_sent(values).items() if alias != before[name]}
        held = {**before, **free}
        places = exchanged(held, wanted)
        if places is None:
            raise Impossible(self._words.say("web-deal-too-few"))
        return before, {name: held[places[name]] for name in before}

    def _drawn_sent(self, live: Live, values: Fields, seats: Seats) -> Drawn:
        """What was sent of each draw. Where one changes places in a row, so does whoever was there."""
        noted, naming = self._trial(live, {}, seats), self._naming(live)
        drawn = dict[str, object]()
        for name, kind in noted.kinds.items():
            chooser = Chooser(naming, name, kind, is_open=False)
            outcome = chooser.read(values)
            if outcome is not None:
                is_possible = noted.could_give[name](outcome)
                drawn[name] = outcome if is_possible else in_row(chooser.read(values, FIRST), outcome)
        return drawn

    def _trial(self, live: Live, drawn: Drawn, seats: Seats) -> Noted:
        game = words_for(live.theme, LANGUAGE, str)
        try:
            return trial(live, drawn, _in_order(seats))
        except SetupRefused as refused:
            problem = game.refusal(refused.refusal)
        except BadInput as impossible:
            name = impossible.field.removeprefix("drawn.").partition(".")[0]
            problem = f"{game.draw_name(name)}: {impossible.problem}" if name in drawn else str(impossible)
        raise Impossible(self._words.say("web-deal-impossible", {"problem": problem}))


def in_row(before: object, after: object) -> object:
    """A row in which what is wanted at some places has come there from where it was, if that can be."""
    if not isinstance(before, list) or not isinstance(after, list) or len(before) != len(after):
        return after
    wanted = {place: value for place, value in enumerate(after) if value != before[place]}
    places = exchanged(dict(enumerate(before)), wanted)
    return after if places is None else [before[places[place]] for place in range(len(before))]


def _in_order(seats: Seats) -> tuple[str, ...]:
    """The names of the seats in seat order: those who have aliases are seated in the order of these."""
    names = tuple(seats.values())
    return names if names == tuple(seats) else tuple(sorted(names))
