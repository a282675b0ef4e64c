"""Chance as the person at the page wants it: the deal, and the draws after it."""

from collections.abc import Iterator, Mapping, Sequence

from bot.delivery.telling.saying import setup_of
from bot.host.moves.aliases import ALIASES, aliases_of
from bot.rehearsal.dealt_roles import Dealer, Drawn, Noted, dealt_so, exchanged, renamed, trial
from bot.rehearsal.failure import Impossible
from bot.rehearsal.wanting import Given
from bot.rehearsal.web.coming_draws import ADD, DROP, MOST_WAITING, draws_html, given_text
from bot.rehearsal.web.deal_form import KEY, Dealt, aliases_sent, deal_html, lots_sent
from bot.rehearsal.web.draw_choices import FIRST, LAST, Chooser, Fields, Naming
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.wording.words import Words
from bot.wording.words_registry import words_for
from bot.words import LANGUAGE
from engine.chance import Chance
from engine.errors import BadInput, SetupRefused
from engine.outcomes import Kind

Seats = Mapping[str, str]
"""The names of the seats by those of the people who have joined: aliases, or the same names."""


class Fortune:
    """Shows and fixes the outcomes of a rehearsal's dealer. Impossible ones raise Impossible and change nothing."""

    def __init__(self, dealer: Dealer, words: Words) -> None:
        self._dealer = dealer
        self._words = words
        self._told: set[int] = set()

    @property
    def waiting(self) -> int:
        """The number of outcomes that wait to be drawn."""
        return len(self._dealer.wishes.waiting)

    def deal(self, hosted: HostedGame | None, values: Fields | None) -> str:
        """Return the form of the deal with which a game will begin, or nothing once it is fixed as sent."""
        if hosted is None or hosted.phase is not GamePhase.SIGNUP or len(hosted.occupancies) not in hosted.players:
            raise Impossible(self._words.say("web-deal-when"))
        if values is None:
            return self._deal_html(hosted, self._present_seats(hosted), self._dealer.deal or {})
        if KEY in values:
            seats = Chance().draw(ALIASES, aliases_of(hosted)) if hosted.anonymous else self._present_seats(hosted)
            return self._deal_html(hosted, seats, {})
        self._fix(hosted, values)
        return ""

    def draws(self, hosted: HostedGame | None, values: Fields | None) -> str:
        """Return the forms of the draws after the deal, after something was added or dropped."""
        is_on = hosted is not None and hosted.phase is not GamePhase.OVER and hosted.rulebook.draws_later
        if hosted is None or not is_on or len(hosted.occupancies) not in hosted.players:
            raise Impossible(self._words.say("web-draws-when"))
        self._dealer.settle(hosted)
        kinds, naming = self._kinds(hosted), self._naming(hosted)
        opened = next(iter(kinds)) if len(kinds) == 1 else None
        if values and ADD in values:
            opened = self._add(values, kinds, naming)
        elif values and DROP in values:
            opened = self._drop(values[DROP][LAST])
        return draws_html(self._dealer.wishes, kinds, naming, opened)

    def news(self, hosted: HostedGame) -> str:
        """Describe what has failed to come about since the last call, a line each."""
        self._dealer.settle(hosted)
        refused, self._dealer.refused = self._dealer.refused, ""
        lines = [self._words.say("web-deal-refused", {"problem": refused})] if refused else []
        given = [each for each in self._dealer.wishes.given if each.wanted.id not in self._told]
        self._told |= {each.wanted.id for each in given}
        return "\n".join([*lines, *self._passed_over(hosted, [each for each in given if each.is_passed_over])])

    def _passed_over(self, hosted: HostedGame, given: Sequence[Given]) -> Iterator[str]:
        kinds, naming = self._kinds(hosted) if given else {}, self._naming(hosted)
        for each in given:
            if kind := kinds.get(each.wanted.name):
                yield given_text(each, Chooser(naming, each.wanted.name, kind, is_open=True), naming)

    def _kinds(self, hosted: HostedGame) -> Mapping[str, Kind]:
        if hosted.anonymous and hosted.game is None and not self._fits(hosted):
            raise Impossible(self._words.say("web-draws-deal-first"))
        seats = hosted.names if hosted.game is not None else _in_order(self._present_seats(hosted))
        return hosted.rulebook.draws(hosted.open_options, seats)

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

    def _fits(self, hosted: HostedGame) -> bool:
        aliases = self._dealer.aliases
        return aliases is not None and aliases_of(hosted).is_possible(aliases)

    def _present_seats(self, hosted: HostedGame) -> Seats:
        """Return the seats with which the game would begin."""
        if hosted.anonymous:
            return self._dealer.aliases_of(hosted).draw(ALIASES, aliases_of(hosted))
        return {name: name for name in hosted.names}

    def _naming(self, hosted: HostedGame) -> Naming:
        seats = hosted.names if hosted.game is not None or not hosted.anonymous else aliases_of(hosted).free
        return Naming(self._words, words_for(hosted.theme, LANGUAGE, str, setup_of(hosted)), seats)

    def _deal_html(self, hosted: HostedGame, seats: Seats, drawn: Drawn) -> str:
        """Return the form with a deal, as far as one is possible."""
        try:
            noted = trial(hosted, drawn, _in_order(seats))
        except (BadInput, SetupRefused):
            noted = self._trial(hosted, {}, seats)
        aliases = aliases_of(hosted).free if hosted.anonymous else ()
        return deal_html(Dealt(noted.drawn, noted.kinds, seats, aliases), self._naming(hosted))

    def _fix(self, hosted: HostedGame, values: Fields) -> None:
        before, seats = self._seats_sent(hosted, values)
        noted = self._trial(hosted, self._drawn_sent(hosted, values, before), before)
        dealt = dealt_so(noted.drawn, _in_order(before), lots_sent(values, before))
        if dealt is None:
            raise Impossible(self._words.say("web-deal-too-few"))
        names = {seat: seats[name] for name, seat in before.items()}
        again = {draw: renamed(outcome, names) for draw, outcome in dealt.items()}
        self._dealer.deal = self._trial(hosted, again, seats).drawn
        self._dealer.aliases = seats if hosted.anonymous else None

    def _seats_sent(self, hosted: HostedGame, values: Fields) -> tuple[Seats, Seats]:
        """Return the seats for which the form was made, and those that are wanted."""
        if not hosted.anonymous:
            return self._present_seats(hosted), self._present_seats(hosted)
        before, draw = aliases_sent(values, FIRST), aliases_of(hosted)
        if not draw.is_possible(before):
            raise Impossible(self._words.say("web-form-gone"))
        free = {alias: alias for alias in draw.free if alias not in before.values()}
        wanted = {name: alias for name, alias in aliases_sent(values).items() if alias != before[name]}
        held = {**before, **free}
        places = exchanged(held, wanted)
        if places is None:
            raise Impossible(self._words.say("web-deal-too-few"))
        return before, {name: held[places[name]] for name in before}

    def _drawn_sent(self, hosted: HostedGame, values: Fields, seats: Seats) -> Drawn:
        """Return the outcomes sent for each draw. One that moves within a row swaps places with the one there."""
        noted, naming = self._trial(hosted, {}, seats), self._naming(hosted)
        drawn = dict[str, object]()
        for name, kind in noted.kinds.items():
            chooser = Chooser(naming, name, kind, is_open=False)
            outcome = chooser.read(values)
            if outcome is not None:
                is_possible = noted.could_give[name](outcome)
                drawn[name] = outcome if is_possible else in_row(chooser.read(values, FIRST), outcome)
        return drawn

    def _trial(self, hosted: HostedGame, drawn: Drawn, seats: Seats) -> Noted:
        game = words_for(hosted.theme, LANGUAGE, str, setup_of(hosted))
        try:
            return trial(hosted, drawn, _in_order(seats))
        except SetupRefused as refused:
            problem = game.refusal(refused.refusal)
        except BadInput as impossible:
            name = impossible.field.removeprefix("drawn.").partition(".")[0]
            problem = f"{game.draw_name(name)}: {impossible.problem}" if name in drawn else str(impossible)
        raise Impossible(self._words.say("web-deal-impossible", {"problem": problem}))


def in_row(before: object, after: object) -> object:
    """Return a row in which the wanted things have been swapped into their places, if that is possible."""
    if not isinstance(before, list) or not isinstance(after, list) or len(before) != len(after):
        return after
    wanted = {place: value for place, value in enumerate(after) if value != before[place]}
    places = exchanged(dict(enumerate(before)), wanted)
    return after if places is None else [before[places[place]] for place in range(len(before))]


def _in_order(seats: Seats) -> tuple[str, ...]:
    """Return the names of the seats in seat order. With aliases, seats stand in the order of these."""
    names = tuple(seats.values())
    return names if names == tuple(seats) else tuple(sorted(names))
