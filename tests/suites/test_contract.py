"""The contract that every game keeps in any play. A new game must keep it just by existing."""

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import msgspec
import pytest
from msgspec import Struct

from engine.actions import Abort, Action, Close, Expire, Extend, Pause, Replace, Resume, Undo
from engine.audience import Reader, To
from engine.by_hand import DECLARED
from engine.chance import Chance, seeded_source
from engine.codec import event_decoder
from engine.errors import Refused, SetupRefused
from engine.events import Outcome
from engine.game import Game
from engine.judging import Submission, asked, decide
from engine.learning import converted
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.naming import snake_case, tag_of
from engine.outcomes import ByName, Choosing, Kind, One, Row, as_recorded
from engine.record import Replay
from engine.refusals import GameOver, Refusal
from engine.rulebook import AnyRulebook, any_rulebook
from engine.rulebooks import RULEBOOKS
from engine.sigily.events import Finish
from engine.telling import NOTHING, Spot, released, told_to
from engine.views import View
from engine.weight import Weight
from tests.hazels.engine import Hazels
from tests.suites.random_games import FIRST, allowed_setup, moments, moves, random_setup, tries, whole_games

IN_AN_ORDER_OF_THEIR_OWN = {
    *(("leaders", "order"), ("seated", "seats"), ("votes", "counts"), ("reveal", "seats")),
    *(("noted", "action"), ("trace", "targets"), ("trace", "hit"), ("learned", "targets")),
    *(("outcome", "winners"), ("reveal", "rounds"), ("reveal", "nights"), ("reveal", "days"), ("acted", "targets")),
    ("left_to_gm", "hit"),
}
"""The lists of names, by notice and field, that are not in seat order: their order is a fact or was chosen."""

MOVES_LISTENED_TO = 40
EMBARGOED, LIFTED = 0.2, 0.05
"""The share of private news under embargo, and the share of that lifted with each following line."""

GAMES: tuple[AnyRulebook, ...] = (*RULEBOOKS, any_rulebook(Hazels()))

every_game = pytest.mark.parametrize("rulebook", GAMES, ids=lambda game: str(game.slug))


@every_game
def test_random_play_ends_with_an_outcome_that_the_game_declares(rulebook: AnyRulebook) -> None:
    for played in whole_games(rulebook):
        game = played.game
        outcome = game.table.outcome

        assert outcome is not None
        assert outcome.side in (*rulebook.sides_with(game.options), None)
        in_order = [name for names in outcome.places for name in names] or game.seats
        if isinstance(outcome, Finish) and outcome.reason != DECLARED:
            in_order = list(dict.fromkeys((*outcome.fastest, *outcome.richest)))
        assert list(outcome.winners) == [name for name in in_order if name in outcome.winners]
        assert all(names == game.table.in_seat_order(names) for names in outcome.places)
        assert isinstance(game.log[-1].events[-1 if rulebook.reveal(game.table) is None else -2], Outcome)


@every_game
def test_every_likely_answer_is_a_legal_one_that_the_game_waits_for(rulebook: AnyRulebook) -> None:
    for game, _ in moments(rulebook):
        asks = [ask for ask in game.asks if ask.awaited]
        for action in rulebook.likely(game.view(To.PUBLIC)) if asks else ():
            assert any(type(action) is ask.move and ask.refusal(action) is None for ask in asks)


@every_game
def test_every_move_of_the_game_occurs_in_random_play(rulebook: AnyRulebook) -> None:
    lines = [msgspec.json.decode(line) for played in whole_games(rulebook) for line in played.record[1:]]

    assert {line["move"] for line in lines} >= {tag_of(kind) for kind in rulebook.actions}


@every_game
def test_every_draw_after_the_deal_is_declared_with_its_shape(rulebook: AnyRulebook) -> None:
    seen, declared = set(), set()
    for played in whole_games(rulebook):
        kinds = rulebook.draws(played.game.options, played.game.seats)
        declared |= {*kinds}
        for line in played.record[1:]:
            for name, outcome in msgspec.json.decode(line).get("drawn", {}).items():
                seen.add(name)

                assert lies_in(outcome, kinds[name]) or (
                    outcome and all(lies_in(each, kinds[name]) for each in outcome)
                )
        assert all(lies_in(kind.example, kind) for kind in kinds.values())
    assert seen == declared


def lies_in(outcome: object, kind: Kind) -> bool:
    """Return whether a draw may give an outcome, as a record spells it."""
    try:
        converted(outcome, kind.shape)
    except msgspec.ValidationError:
        return False
    return kind.choosing is None or is_made_of(kind.choosing, outcome)


def is_made_of(choosing: Choosing, outcome: object) -> bool:
    """Return whether an outcome can be composed of these parts; parts of a row or of names may be missing."""
    match choosing:
        case One(among):
            return outcome in map(as_recorded, among)
        case Row(each, count):
            return isinstance(outcome, list) and len(outcome) <= count and all(is_made_of(each, one) for one in outcome)
        case ByName(each):
            return isinstance(outcome, dict) and all(is_made_of(each[name], one) for name, one in outcome.items())


@every_game
def test_a_line_that_tells_only_what_was_foreseeable_is_a_choice_that_drew_nothing(rulebook: AnyRulebook) -> None:
    found = 0
    for played in whole_games(rulebook):
        for entry, line in zip(played.game.log[1:], map(msgspec.json.decode, played.record[1:]), strict=True):
            if rulebook.foreseeable.issuperset(map(type, entry.events)) and line["by"] not in (CLOCK, GM):
                found += 1
                assert "drawn" not in line
                assert line["move"] in {snake_case(kind.__name__) for kind in rulebook.retractable}
    assert found or not rulebook.foreseeable


@every_game
def test_a_record_replays_to_the_same_events_and_table(rulebook: AnyRulebook) -> None:
    for played in whole_games(rulebook)[::2]:
        replay = Replay({rulebook.slug: rulebook}, played.record)
        verdicts = list(replay)

        assert [verdict.entry for verdict in verdicts] == played.game.log
        assert replay.game.table == played.game.table


@every_game
def test_a_seed_replays_a_record_without_its_draws(rulebook: AnyRulebook) -> None:
    for seed, played in [*enumerate(whole_games(rulebook), FIRST.get(rulebook.slug, 0))][1::2]:
        lines = [msgspec.json.decode(line) for line in played.record]
        bare = [msgspec.json.encode({name: line[name] for name in line if name != "drawn"}) for line in lines]
        replay = Replay({rulebook.slug: rulebook}, bare, seed=seed)

        assert [verdict.entry for verdict in replay] == played.game.log


@every_game
def test_every_event_survives_json(rulebook: AnyRulebook) -> None:
    for played in whole_games(rulebook):
        events = [event for entry in played.game.log for event in entry.events]

        assert [event_decoder(rulebook).decode(msgspec.json.encode(event)) for event in events] == events


@every_game
def test_everybody_hears_the_answer_to_an_open_ask(rulebook: AnyRulebook) -> None:
    is_heard: dict[object, bool] = {}
    for game, random in moments(rulebook):
        for ask in [ask for ask in game.asks if not ask.secret and ask.seats]:
            submission = Submission(random.choice(ask.seats), ask.pick(random))
            events, _ = decide(rulebook, game.table, game.asks, submission, Chance(None, seeded_source(1, 1)))
            kind = (ask.move, *ask.fixed.items())
            is_heard[kind] = is_heard.get(kind, False) or any(event.to is To.PUBLIC for event in events)

    assert all(is_heard.values())


@every_game
def test_a_snapshot_of_the_table_survives_json(rulebook: AnyRulebook) -> None:
    for game, _ in moments(rulebook):
        snapshot = msgspec.json.decode(msgspec.json.encode(game.table), type=type(game.table))

        assert snapshot == game.table
        assert Game.resume(rulebook, game.options, game.log, snapshot).asks == game.asks


@every_game
def test_a_game_loaded_from_its_log_is_the_same(rulebook: AnyRulebook) -> None:
    for game, _ in moments(rulebook):
        loaded = Game.load(rulebook, game.seats, game.options, game.log)

        assert (loaded.log, loaded.table, loaded.asks) == (game.log, game.table, game.asks)


@every_game
def test_everything_is_refused_after_the_end(rulebook: AnyRulebook) -> None:
    for played in whole_games(rulebook):
        game = played.game
        by_gm: list[Action] = [Close(), Pause(), Resume(), Undo(), Abort(), Extend(hours=1)]
        by_gm.append(Replace(player=game.seats[0], by="Somebody New"))
        submissions = [Submission(GM, action) for action in by_gm] + [Submission(CLOCK, Expire())]

        assert game.asks == ()
        assert {refusal_of(game, submission) for submission in (*submissions, *tries(game, Random(1)))} == {GameOver()}


@every_game
def test_every_pick_of_every_ask_is_accepted(rulebook: AnyRulebook) -> None:
    for game, random in moments(rulebook):
        for ask in game.asks:
            for seat in ask.seats:
                decide(rulebook, game.table, game.asks, Submission(seat, ask.pick(random)), Chance())


@every_game
def test_a_move_is_accepted_exactly_if_it_is_asked_for(rulebook: AnyRulebook) -> None:
    for game, random in moments(rulebook):
        before = as_bytes(game)
        for submission in tries(game, random):
            if is_asked_for(game, submission):
                assert refusal_in_theory(game, submission) is None
            else:
                assert refusal_of(game, submission) is not None

        assert as_bytes(game) == before


@every_game
def test_a_running_game_waits_for_somebody_or_the_clock(rulebook: AnyRulebook) -> None:
    for game, _ in moments(rulebook):
        if not game.table.paused:
            assert rulebook.kind_of_wait(game.table) in rulebook.kinds_of_wait
            is_timed = rulebook.kind_of_wait(game.table) in rulebook.timed
            # Where the GM has closed a vote for a while, the GM is asked once time is up.
            assert [ask for ask in game.asks if ask.awaited] or is_timed or rulebook.is_stalled(game.table)
            assert all(set(ask.awaited) | set(ask.unanswered) <= set(ask.seats) for ask in game.asks)
            assert rulebook.silent(game.view(To.PUBLIC)) == rulebook.silent(View(To.PUBLIC, game.table))
            assert refusal_in_theory(game, Submission(CLOCK, Expire())) is None


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda game: str(game.slug))
def test_every_reader_is_in_the_phase_of_the_table(rulebook: AnyRulebook) -> None:
    for game, _ in islice(moments(rulebook), 0, None, 3):
        readers: tuple[Reader, ...] = (To.PUBLIC, To.GM, *game.seats)

        assert {game.view(reader).table.phase for reader in readers} == {game.table.phase}


@every_game
def test_a_line_tells_a_reader_alone_what_it_tells_in_the_log(rulebook: AnyRulebook) -> None:
    for game, _ in islice(moments(rulebook), 0, None, 3):
        line = game.log[-1].line
        readers: tuple[Reader, ...] = (To.PUBLIC, To.GM, *game.seats)

        assert all(game.told_by(line, reader) == game.told(reader).of([line]).events for reader in readers)


@every_game
def test_asks_for_the_gm_are_declared_and_secret_ones_are_the_gm_s_alone(rulebook: AnyRulebook) -> None:
    for game, _ in moments(rulebook):
        for ask in (ask for ask in game.asks if GM in ask.seats):
            assert ask.move in rulebook.asked_of_gm
            assert not ask.secret or (ask.seats == (GM,) and not ask.awaited)


@every_game
def test_the_gm_is_asked_the_same_by_their_own_view(rulebook: AnyRulebook) -> None:
    for game, _ in moments(rulebook):
        by_view = asked(rulebook, game.view(To.GM).table)

        assert [ask for ask in by_view if GM in ask.seats] == [ask for ask in game.asks if GM in ask.seats]


@every_game
def test_a_move_that_is_not_declared_as_weighed_has_no_weight(rulebook: AnyRulebook) -> None:
    for game, random in moments(rulebook):
        for ask in (ask for ask in game.asks if ask.move not in rulebook.weighed):
            views = [game.view(seat) for seat in ask.seats if seat != GM]

            assert all(rulebook.weight(view, ask.pick(random)) is Weight.LIGHT for view in views)


@every_game
def test_a_game_that_offers_moves_names_events_that_offer_them(rulebook: AnyRulebook) -> None:
    for game, _ in moments(rulebook):
        assert rulebook.offering or not any(ask.offered for ask in game.asks)


@every_game
def test_every_list_of_names_is_in_seat_order(rulebook: AnyRulebook) -> None:
    for played in whole_games(rulebook):
        game = played.game
        for event in (event for entry in game.log for event in entry.events):
            fields = msgspec.to_builtins(event)
            for name, value in fields.items():
                if (fields["notice"], name) not in IN_AN_ORDER_OF_THEIR_OWN:
                    for listed in lists_of_names(value, set(game.seats)):
                        assert tuple(listed) == game.table.in_seat_order(listed), (fields["notice"], name)


@every_game
def test_the_gm_reads_everything_that_is_not_sealed(rulebook: AnyRulebook) -> None:
    for played in whole_games(rulebook):
        game = played.game
        if not any(event.to is To.NOBODY for entry in game.log for event in entry.events):
            assert game.view(To.GM).table == game.table


@every_game
def test_listening_along_gives_the_same_view_as_reading_the_log(rulebook: AnyRulebook) -> None:
    random = Random(1)
    game = Game.begin(rulebook, *allowed_setup(rulebook, random), Chance())
    readers: tuple[Reader, ...] = (To.PUBLIC, To.GM, *game.seats)
    embargoed = NOTHING
    for submission in islice(moves(game, random, shell=0.3), MOVES_LISTENED_TO):
        tried = game.copy()
        tried.submit(submission, Chance())
        assert tried.view(game.seats[0]) == tried.view_from(told_to(game.seats[0], tried.log))
        game.submit(submission, Chance())
        embargoed = frozenset(
            {*(spot for spot in embargoed if random.random() > LIFTED), *some_embargoed(game.log[-1], random)}
        )
        for reader, spots in product(random.sample(readers, 2), (NOTHING, embargoed)):
            told = told_to(reader, [released(entry, spots) for entry in game.log])
            line = random.choice(game.log).line
            assert game.told(reader, spots) == told
            assert game.view(reader, spots) == game.view_from(told)
            assert game.view_at(line, reader, spots) == game.view_from(told.until(line))


@every_game
def test_asks_follow_from_the_table_after_every_move(rulebook: AnyRulebook) -> None:
    random = Random(1)
    game = Game.begin(rulebook, *allowed_setup(rulebook, random), Chance())
    for submission in islice(moves(game, random, shell=0.3), MOVES_LISTENED_TO):
        game.submit(submission, Chance())

        assert game.asks == asked(rulebook, game.table)


@every_game
def test_a_refused_setup_says_why(rulebook: AnyRulebook) -> None:
    refusals = [refusal_of_setup(rulebook, *random_setup(rulebook, Random(seed))) for seed in range(50)]

    assert all(refusal is None or msgspec.to_builtins(refusal)["refused"] == refusal.reason for refusal in refusals)


def test_no_two_games_have_the_same_slug() -> None:
    assert len({rulebook.slug for rulebook in RULEBOOKS}) == len(RULEBOOKS)


def refusal_of_setup(rulebook: AnyRulebook, seats: tuple[str, ...], options: Struct) -> Refusal | None:
    """Return why a game may not begin like this, or None."""
    try:
        Game.begin(rulebook, seats, options, Chance())
    except SetupRefused as refused:
        return refused.refusal
    return None


def some_embargoed(entry: Entry, random: Random) -> list[Spot]:
    """Return some of a line's private events, which might be under embargo."""
    apart = [place for place, event in enumerate(entry.events) if isinstance(event.to, tuple)]
    return [Spot(entry.line, place) for place in apart if random.random() < EMBARGOED]


def as_bytes(game: Game) -> tuple[bytes, bytes]:
    """Return the exact bytes of table and log, so that any change shows."""
    return (msgspec.json.encode(game.table), msgspec.json.encode([*game.log]))


def is_asked_for(game: Game, submission: Submission) -> bool:
    """Return whether some ask is for this move of this seat."""
    return any(
        ask.is_for(submission.by, submission.action) and ask.refusal(submission.action) is None for ask in game.asks
    )


def refusal_of(game: Game, submission: Submission) -> object:
    """Try a move, and return why it is refused, or None if it is made."""
    try:
        game.submit(submission, Chance())
    except Refused as refused:
        return refused.refusal
    return None


def refusal_in_theory(game: Game, submission: Submission) -> object:
    """Return why a move would be refused, or None."""
    try:
        decide(game.rulebook, game.table, game.asks, submission, Chance())
    except Refused as refused:
        return refused.refusal
    return None


def lists_of_names(value: object, seats: set[str]) -> Iterator[list[str]]:
    """Yield every list of two names or more in a notice's field, and every object whose keys are names."""
    inner: list[object] = []
    if isinstance(value, dict):
        inner = [*value.values()]
        if set(value) <= seats:
            yield list(value)
    elif isinstance(value, list | tuple):
        inner = list(value)
        if all(isinstance(name, str) and name in seats for name in inner):
            yield [str(name) for name in inner]
    for part in inner:
        yield from lists_of_names(part, seats)
