"""``brehon replay`` prints what everybody is told, or what one reader is."""

from bot.cli.replaying import _in_seat_order
from tests.cli.conftest import HEADER, PLAYERS, PROPOSAL, Brehon, Record

SABOTAGE = {"by": "Dan", "move": "act", "support": False}
TREASON = {"by": "Ann", "move": "act", "support": False}


def test_every_notice_is_a_line_that_starts_with_line_to_and_notice(brehon: Brehon, record: Record) -> None:
    ended = brehon("replay", record(HEADER, PROPOSAL))

    assert (ended.status, ended.err) == (0, "")
    assert all(list(line)[:3] == ["line", "to", "notice"] for line in ended.lines)
    assert ended.lines[-1] == {
        "line": 2,
        "to": "public",
        "notice": "proposal",
        "leader": "Ann",
        "party": ["Ann", "Dan"],
        "quest": 1,
        "attempt": 1,
        "inverter": None,
    }


def test_a_list_of_names_is_told_in_private(brehon: Brehon, record: Record) -> None:
    knowledge = brehon("replay", record(HEADER)).lines[0]

    assert (knowledge["to"], knowledge["notice"], knowledge["sees"]) == (["Ann"], "knowledge", ["Dan", "Eve"])


def test_a_reader_gets_public_notices_and_their_own(brehon: Brehon, record: Record) -> None:
    file = record(HEADER, PROPOSAL, SABOTAGE)
    told = {name: brehon("replay", file, "--as", name).lines for name in ("Dan", "Eve", "public", "gm")}

    assert [line["notice"] for line in told["Dan"]] == ["knowledge", "leaders", "leader", "proposal", "noted"]
    assert all(line["to"] in ("public", ["Eve"]) for line in told["Eve"])
    assert all(line["to"] == "public" for line in told["public"])
    assert told["gm"] == brehon("replay", file).lines


def test_a_refused_line_ends_it_with_a_sentence(brehon: Brehon, record: Record) -> None:
    file = record(HEADER, PROPOSAL, TREASON, SABOTAGE)

    ended = brehon("replay", file)

    assert ended.status == 1
    assert ended.err == f"{file}:3: Your side can only support a quest; please choose to support.\n"
    assert ended.lines[-1]["line"] == 2


def test_keep_going_prints_the_refusal_and_goes_on(brehon: Brehon, record: Record) -> None:
    ended = brehon("replay", record(HEADER, PROPOSAL, TREASON, SABOTAGE), "--keep-going")

    assert (ended.status, ended.err) == (0, "")
    assert '{"line":3,"refused":"must_support"}' in ended.out.splitlines()
    assert ended.lines[-1]["line"] == 4


def test_keep_going_prints_the_details_of_a_refusal(brehon: Brehon, record: Record) -> None:
    names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"]
    header: dict[str, object] = {"brehon": 1, "game": "great-table", "players": names}
    lists = [["king"], ["king", "guard if no dragon"]]
    lines: list[dict[str, object]] = [{"by": "Ann", "move": "list", "cards": cards} for cards in lists]
    ended = brehon("replay", record(header, *lines), "--as", "Ann", "--keep-going")

    missing, unreadable = [line for line in ended.lines if "refused" in line]
    assert missing["refused"] == "cards_missing"
    assert ("guard" in str(missing["cards"]), "king" in str(missing["cards"])) == (True, False)
    assert unreadable == {"line": 3, "refused": "line_unreadable", "list_line": 2, "word": "dragon"}


def test_only_the_mover_and_the_gm_read_a_refusal(brehon: Brehon, record: Record) -> None:
    file = record(HEADER, PROPOSAL, TREASON)
    told = {
        name: any("refused" in line for line in brehon("replay", file, "--as", name, "--keep-going").lines)
        for name in ("Ann", "Ben", "public", "gm")
    }

    assert told == {"Ann": True, "Ben": False, "public": False, "gm": True}


def test_another_player_s_refusal_gives_no_reason(brehon: Brehon, record: Record) -> None:
    file = record(HEADER, PROPOSAL, TREASON)

    ended = brehon("replay", file, "--as", "Ben")

    assert (ended.status, ended.err) == (1, f"{file}:3: the rules do not allow this line\n")


def test_two_deals_that_a_reader_cannot_tell_apart_give_the_same_bytes(brehon: Brehon, record: Record) -> None:
    other_deal = {
        "sides": {"Ann": "evil", "Ben": "good", "Cat": "good", "Dan": "good", "Eve": "evil"},
        "roles": {"Dan": "seer", "Eve": "assassin"},
        "leaders": PLAYERS,
    }
    votes = [{"by": name, "move": "vote", "approve": False} for name in PLAYERS]
    moves = (PROPOSAL, SABOTAGE, TREASON, *votes)
    files = record(HEADER, *moves, name="one"), record({**HEADER, "drawn": other_deal}, *moves, name="two")

    one, two = (brehon("replay", file, "--as", "Cat", "--keep-going", "--view") for file in files)

    assert one == two
    assert brehon("replay", files[0], "--keep-going") != brehon("replay", files[1], "--keep-going")


def test_the_gm_s_view_comes_last(brehon: Brehon, record: Record) -> None:
    lines = brehon("replay", record(HEADER, PROPOSAL), "--view").lines
    view = lines[-1]["view"]

    assert isinstance(view, dict)
    assert view["sides"]["Eve"] == "evil"
    assert "asked" not in view


def test_a_seat_s_view_has_its_legal_moves(brehon: Brehon, record: Record) -> None:
    file = record(HEADER, PROPOSAL)
    views = {name: brehon("replay", file, "--as", name, "--view").lines[-1]["view"] for name in ("Ann", "Ben", "Dan")}
    asked = {name: view["asked"] for name, view in views.items() if isinstance(view, dict)}
    vote = {"move": "vote", "fields": {"approve": {"domain": "yes_or_no"}, "public": {"domain": "yes_or_no"}}}

    assert asked["Ben"] == [vote]
    assert asked["Ann"] == [vote, {"move": "act", "fields": {"support": {"domain": "yes_or_no", "only": True}}}]
    assert asked["Dan"] == [vote, {"move": "act", "fields": {"support": {"domain": "yes_or_no"}}}]


def test_a_seat_s_view_offers_a_choice_of_seats(brehon: Brehon, record: Record) -> None:
    view = brehon("replay", record(HEADER), "--as", "Ann", "--view").lines[-1]["view"]

    assert isinstance(view, dict)
    assert view["asked"] == [
        {"move": "propose", "fields": {"party": {"domain": "some_seats", "seats": PLAYERS, "count": 2}}}
    ]


def test_a_seat_s_view_leaves_the_reasons_of_refusals_out(brehon: Brehon, record: Record) -> None:
    opening = [{"Ann": ["dog", "deer", "cow", "horse"], "Ben": ["dog"]}]
    spells = {"spells": ["stone_skin"]}
    file = record(
        {"brehon": 1, "game": "sigily", "players": ["Ann", "Ben"], "options": spells, "drawn": {"opening": opening}},
        {"by": "Ann", "move": "throw", "drawn": {"sticks": ["dog", "deer", "cow"]}},
        {"by": "Ann", "move": "move", "chariot": "Ann 1"},
    )
    view = brehon("replay", file, "--as", "Ann", "--view").lines[-1]["view"]

    assert isinstance(view, dict)
    assert view["asked"][0]["fields"]["chariot"] == {"domain": "one_of", "names": ["Ann 1"]}


def test_a_view_has_nothing_that_its_reader_was_not_told(brehon: Brehon, record: Record) -> None:
    view = brehon("replay", record(HEADER), "--as", "Cat", "--view").lines[-1]["view"]

    assert isinstance(view, dict)
    assert (view["sides"], view["roles"]) == ({"Cat": "good"}, {"Cat": "plain"})


def test_a_seed_makes_the_draws_repeatable(brehon: Brehon, record: Record) -> None:
    file = record({**HEADER, "drawn": {}})
    same = {brehon("replay", file, "--seed", "7").out for _ in range(5)}
    others = {brehon("replay", file, "--seed", str(seed)).out for seed in range(5)}

    assert len(same) == 1
    assert len(others) > 1


def test_a_record_may_come_from_standard_input(brehon: Brehon) -> None:
    stdin = b'{"brehon": 1, "game": "tain", "players": ["Ann", "Ben", "Cat", "Dan", "Eve"]}\nnot JSON\n'

    ended = brehon("replay", "-", stdin=stdin)

    assert len(ended.lines) == 7
    assert ended.err.startswith("-:2: this is not JSON: ")


def test_the_proof_is_skipped(brehon: Brehon, record: Record) -> None:
    proof = {"by": "gm", "move": "proof", "salt": "x", "commitment": "0" * 64}

    assert brehon("replay", record(HEADER, proof)) == brehon("replay", record(HEADER))


def test_a_view_is_in_seat_order() -> None:
    view = {"round": {"orders": {"Ben": True, "Ann": False}}, "sides": {"Cat": "evil", "Ann": "good"}}

    ordered = _in_seat_order(view, ("Ann", "Ben", "Cat"))

    assert str(ordered) == "{'round': {'orders': {'Ann': False, 'Ben': True}}, 'sides': {'Ann': 'good', 'Cat': 'evil'}}"
