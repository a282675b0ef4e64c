"""Setup: who may play with which roles and cards, and what each is told."""

from collections.abc import Mapping

import pytest

from engine.audience import To
from engine.chance import Chance
from engine.errors import ImpossibleDraw, SetupRefused
from engine.game import Game
from engine.great_table.cards import CardName, deck_for
from engine.great_table.events import DeckStarts, RoleTold, Seated, ThreadOpened
from engine.great_table.options import GreatTableOptions
from engine.great_table.refusals import DeckTooSmall, TooManyCopies, WrongRoleCount
from engine.great_table.roles import RoleName, Side
from engine.refusals import NameTaken, Refusal, WrongPlayerCount
from tests.engine.great_table.tables import GREAT_TABLE, NAMES, WHOLE_DECK, Play, only, table_of
from tests.suites.random_games import NAMES as ALL_NAMES

SIXTEEN = (
    *("king", "consort", "vigilante", "thief", "bomber", "guard", "mayor", "role_finder", "card_finder"),
    *("target_finder", "socialite", "healer", "lover", "lover", "place_swap", "place_swap"),
)
LEFT_OUT = {
    15: ("place_swap",),
    14: ("place_swap", "socialite"),
    13: ("place_swap", "socialite", "target_finder"),
    12: ("place_swap", "socialite", "target_finder", "consort"),
    11: ("place_swap", "socialite", "target_finder", "consort", "mayor"),
    10: ("place_swap", "socialite", "target_finder", "consort", "mayor", "card_finder"),
    9: ("place_swap", "socialite", "target_finder", "consort", "mayor", "card_finder"),
    8: ("place_swap", "socialite", "target_finder", "consort", "mayor", "card_finder", "bomber", "thief"),
    7: ("place_swap", "socialite", "target_finder", "consort", "mayor", "card_finder", "bomber", "thief"),
}


def begin(players: int = 10, options: GreatTableOptions | None = None, drawn: dict[str, object] | None = None) -> Play:
    seats = ALL_NAMES[:players]
    return Play(Game.begin(GREAT_TABLE, seats, options or GreatTableOptions(), Chance(drawn)))


def refused(players: int = 10, **options: object) -> Refusal:
    with pytest.raises(SetupRefused) as raised:
        begin(players, GreatTableOptions(**options))  # type: ignore[arg-type]
    return raised.value.refusal


def cards(deck: Mapping[CardName, int]) -> list[str]:
    return sorted(card for card, count in deck.items() for _ in range(count))


@pytest.mark.parametrize("players", [1, 6])
def test_at_least_seven_players_are_needed(players: int) -> None:
    assert refused(players) == WrongPlayerCount(7, 20, players)


def test_at_most_twenty_players_may_play() -> None:
    seats = (*ALL_NAMES[:20], "Wim")
    with pytest.raises(SetupRefused) as raised:
        Game.begin(GREAT_TABLE, seats, GreatTableOptions(), Chance())

    assert raised.value.refusal == WrongPlayerCount(7, 20, 21)


@pytest.mark.parametrize(("players", "apprentices"), [(7, 1), (9, 1), (10, 2), (16, 2), (20, 2)])
def test_ten_or_more_players_have_two_apprentices_fewer_have_one(players: int, apprentices: int) -> None:
    roles = [*begin(players).table.roles.values()]

    assert roles.count(RoleName.MASTER) == 1
    assert roles.count(RoleName.APPRENTICE) == apprentices
    assert roles.count(RoleName.PLAYER) == players - apprentices - 1


@pytest.mark.parametrize(("players", "apprentices"), [(7, 0), (7, 2), (16, 0), (16, 1)])
def test_the_gm_may_choose_up_to_two_apprentices(players: int, apprentices: int) -> None:
    play = begin(players, GreatTableOptions(roles={RoleName.APPRENTICE: apprentices}))

    assert len(play.table.on_side(Side.HOUSE)) == apprentices + 1


def test_all_roles_may_be_named_if_they_add_up() -> None:
    roles = {RoleName.MASTER: 1, RoleName.APPRENTICE: 1, RoleName.PLAYER: 8}

    assert len(begin(10, GreatTableOptions(roles=roles)).table.on_side(Side.PLAYERS)) == 8


@pytest.mark.parametrize(
    ("roles", "refusal"),
    [
        ({"master": 0}, WrongRoleCount(RoleName.MASTER, 1, 1, 0)),
        ({"master": 2}, WrongRoleCount(RoleName.MASTER, 1, 1, 2)),
        ({"apprentice": 3}, WrongRoleCount(RoleName.APPRENTICE, 0, 2, 3)),
        ({"player": 8}, WrongRoleCount(RoleName.PLAYER, 7, 7, 8)),
        ({"apprentice": 1, "player": 7}, WrongRoleCount(RoleName.PLAYER, 8, 8, 7)),
    ],
)
def test_other_numbers_of_roles_are_refused(roles: dict[RoleName, int], refusal: Refusal) -> None:
    assert refused(10, roles=roles) == refusal


def test_the_deck_for_sixteen_is_the_listed_cards() -> None:
    assert cards(deck_for(16)) == sorted(SIXTEEN)


@pytest.mark.parametrize("players", [17, 18, 20])
def test_every_player_beyond_sixteen_adds_a_place_swap(players: int) -> None:
    assert cards(deck_for(players)) == sorted([*SIXTEEN, *["place_swap"] * (players - 16)])


@pytest.mark.parametrize("players", LEFT_OUT)
def test_cards_leave_in_a_fixed_order_with_fewer_players(players: int) -> None:
    deck = cards(deck_for(players))

    assert sorted([*deck, *LEFT_OUT[players]]) == sorted(SIXTEEN)
    assert len(deck) >= players


def test_a_deck_of_the_gms_own_is_the_whole_deck() -> None:
    deck = {CardName.KING: 1, CardName.THIEF: 0, CardName.PLACE_SWAP: 9}

    assert begin(10, GreatTableOptions(deck=deck)).table.deck == {"king": 1, "place_swap": 9}


def test_a_deck_smaller_than_the_table_is_refused() -> None:
    assert refused(10, deck={CardName.PLACE_SWAP: 9}) == DeckTooSmall(9, 10)
    assert refused(10, deck={CardName.KING: 0}) == DeckTooSmall(0, 10)


@pytest.mark.parametrize(("card", "most"), [("king", 1), ("vigilante", 1), ("thief", 1), ("guard", 1), ("lover", 2)])
def test_a_single_card_cannot_be_in_the_deck_twice(card: str, most: int) -> None:
    deck = {**WHOLE_DECK, CardName(card): most + 1}

    assert refused(10, deck=deck) == TooManyCopies(CardName(card), most, most + 1)


def test_no_player_has_the_name_of_the_count_for_no_lynch() -> None:
    with pytest.raises(SetupRefused) as raised:
        Game.begin(GREAT_TABLE, (*NAMES[:9], "No_Lynch"), GreatTableOptions(), Chance())

    assert raised.value.refusal == NameTaken("No_Lynch")


@pytest.mark.parametrize(
    "drawn",
    [
        {"roles": {"Ann": "master", "Ben": "apprentice"}},
        {"roles": {"Ann": "master", "Ben": "apprentice", "Cat": "apprentice", "Dan": "apprentice"}},
        {"roles": {"Ann": "master", "Ben": "apprentice", "Wim": "apprentice"}},
        {"roles": {"Ann": "king"}},
        {"seats": NAMES[:9]},
        {"seats": (*NAMES[:9], "Ann")},
        {"first": "Wim"},
        {"leader": "Ann"},
    ],
    ids=str,
)
def test_an_impossible_deal_is_refused(drawn: dict[str, object]) -> None:
    with pytest.raises(ImpossibleDraw):
        begin(drawn=drawn)


def test_a_seat_without_a_named_role_is_a_player() -> None:
    play = begin(drawn={"roles": {"Dan": "master", "Eve": "apprentice", "Fay": "apprentice", "Gus": "player"}})

    assert [seat for seat in NAMES if play.table.role(seat).name is RoleName.PLAYER] == [*NAMES[:3], *NAMES[6:]]


def test_only_the_apprentices_are_told_more_than_their_role() -> None:
    play = table_of(master="Dan", apprentices="Eve Fay")
    told = {seat: only(RoleTold, play.told(seat)) for seat in ("Ann", "Dan", "Eve", "Fay")}

    assert told["Ann"] == RoleTold(to=("Ann",), role=RoleName.PLAYER)
    assert told["Dan"] == RoleTold(to=("Dan",), role=RoleName.MASTER)
    assert told["Eve"] == RoleTold(to=("Eve",), role=RoleName.APPRENTICE, partner="Fay", master="Dan")
    assert told["Fay"] == RoleTold(to=("Fay",), role=RoleName.APPRENTICE, partner="Eve", master="Dan")


def test_a_lone_apprentice_has_a_master_and_no_partner() -> None:
    play = table_of(apprentices="Cat")

    assert only(RoleTold, play.told("Cat")) == RoleTold(to=("Cat",), role=RoleName.APPRENTICE, master="Ann")


def test_only_the_gm_knows_the_seats_and_the_leader() -> None:
    play = table_of(seats=reversed(NAMES))
    seated, leads = (only(kind, play.told("gm")) for kind in (Seated, DeckStarts))

    assert (seated.to, leads.to) == (To.GM, To.GM)
    assert play.table.ring == tuple(reversed(NAMES))
    assert play.table.today.first == "Jon"


def test_the_apprentices_have_a_thread_from_the_start() -> None:
    opened = only(ThreadOpened, table_of().told("Cat"))

    assert opened == ThreadOpened(to=("Ben", "Cat"), thread=opened.thread, members=("Ben", "Cat"))  # type: ignore[attr-defined]
    assert opened in table_of().game.log[0].events


@pytest.mark.parametrize("apprentices", ["", "Cat"])
def test_a_house_without_two_apprentices_has_no_thread(apprentices: str) -> None:
    play = table_of(apprentices=apprentices)

    assert not [event for event in play.told("gm") if isinstance(event, ThreadOpened)]


def test_the_game_begins_with_the_first_day() -> None:
    assert table_of().time == ("day", 1)
