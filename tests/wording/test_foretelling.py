"""The effects of a spell, an entry or a return, as they are told before the move counts."""

from msgspec.structs import replace

from bot.wording.sigily import foretelling
from bot.wording.sigily.labels import whole_label
from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.sigily.actions import Back, Cast, Enter, Move
from engine.sigily.choosing import movers
from engine.sigily.options import Spell
from engine.sigily.table import Wind
from engine.views import View
from tests.engine.sigily.race import ALL_SPELLS, FOUR, Race, blown, magic, race, skinned, unit, with_home
from tests.pictures.pictures import voice_of

VOICE = voice_of("sigily")
ALL_AT_HOME = replace(ALL_SPELLS, home=True)


def foretold(begun: Race, action: Action) -> str:
    """Return everything that is said of a move."""
    return "\n".join(foretelling.foretold(VOICE, View(To.PUBLIC, begun.table), action)).replace("**", "")


def test_a_fireball_says_who_pays_and_how_likely_each_burns() -> None:
    begun = magic(unit("Ann 1", "2", coins=4), unit("Ben 1, Ben 2", "4"))

    assert foretold(begun, Cast(Spell.FIREBALL, "Ann 1", "Ben 1")).splitlines() == [
        "Paid to the jackpot: 2 coins from Ann 1.",
        "Ben 1 over Ben 2 on Winter Solstice + 1 has a 63 % chance of burning, and Ann 1 itself 8 %. "
        "The coins of a burnt chariot stay where it was.",
    ]


def test_a_stone_skin_stops_a_fireball_that_comes_and_one_that_comes_back() -> None:
    aimed = magic(unit("Ann 1", "2", coins=4), skinned("Ben 1", "4"))
    returned = magic(replace(skinned("Ann 1", "2"), coins=4), unit("Ben 1", "4"))
    fireball = Cast(Spell.FIREBALL, "Ann 1", "Ben 1")

    assert "Ben 1 on Winter Solstice + 1 has a stone skin" in foretold(aimed, fireball)
    assert "has a 63 % chance of burning, and Ann 1 itself 0 %" in foretold(returned, fireball)


def test_a_curse_names_the_sigil_that_it_falls_on() -> None:
    assert "Samhain + 2 is cursed for the whole game" in foretold(
        magic(unit("Ann 1", "2", coins=2)), Cast(Spell.DRUID_CURSE, "Ann 1")
    )


def test_a_spell_that_all_pay_for_says_where_the_coins_come_from() -> None:
    begun = with_home(magic(unit("Ann 1", "2", coins=1), unit("Ann 2", "4", coins=2)), {"Ann": ("Ann 3",)}, {"Ann": 1})

    assert "Paid to the jackpot: 1 coin from home and 2 coins from Ann 2." in foretold(
        begun, Cast(Spell.FREEZE, target="Ben")
    )


def test_a_freeze_says_whether_it_may_be_paid_off() -> None:
    poor, rich = (magic(unit("Ann 1", "2", coins=3), unit("Ben 1", "4", coins=coins)) for coins in (4, 5))
    freeze = Cast(Spell.FREEZE, target="Ben")

    assert "Ben loses their next turn: 4 coins aren't enough" in foretold(poor, freeze)
    assert "Ben has 5 coins, and can pay 5 of them at once" in foretold(rich, freeze)


def test_winds_say_how_much_all_blowing_winds_change_moves() -> None:
    begun = magic(unit("Ann 1", "2", coins=3), seats=FOUR)
    again = blown(begun, Wind("Ann", Spell.WINDS_OF_SPEED), Wind("Ben", Spell.WINDS_OF_SLOTH))

    assert "Ann +1, Ben 0, Cat +1, Dan 0" in foretold(begun, Cast(Spell.WINDS_OF_SPEED))
    assert "Ann +1, Ben 0, Cat +1, Dan 0" in foretold(again, Cast(Spell.WINDS_OF_SPEED))
    assert "Ann 0, Ben \N{MINUS SIGN}1, Cat 0, Dan \N{MINUS SIGN}1" in foretold(begun, Cast(Spell.WINDS_OF_SLOTH))


def test_an_entry_says_what_each_throw_brings_and_what_waits_inside() -> None:
    begun = race([unit("Ann 1", "6", coins=2), unit("Ben 1", "6.2", entry="6")], coins={"6.1": 2, "centre": 4})

    assert foretold(begun, Enter("Ann 1")).splitlines() == [
        "A 1 or 2 (63 %) lets it in.",
        "By the throw 1: takes 2 coins; 2: fights Ben 1 \\(72 %\\); 3: takes 4 coins; 4, 5: a free throw.",
        "Home by Samhain.",
        "Darts: 25 % each turn. If hit, it loses its coins and Oimelc is barred to it.",
    ]


def test_going_back_says_what_it_costs_and_what_each_throw_brings() -> None:
    begun = race([unit("Ann 1", "14", coins=2)], options=ALL_AT_HOME, coins={"12": 2})

    said = foretold(begun, Back("Ann 1")).splitlines()
    assert said == [
        "Ann 1 pays 1 coin to the jackpot, and goes back by the throw.",
        "By the throw 2: takes 2 coins; 4, 5: a free throw.",
    ]


def test_a_throw_with_its_way_says_nothing_more() -> None:
    begun = race([unit("Ann 1", "2")])
    begun.throw(2)

    assert foretold(begun, Move("Ann 1")) == ""


def test_like_chariots_are_offered_once() -> None:
    begun = race([unit("Ann 2", "2")])
    begun.throw(2)
    ask = Ask(Move, ("Ann",), movers(begun.table), whole=True)

    assert [*dict.fromkeys(whole_label(VOICE, ask, each) for each in ask.answers)] == [
        "A: Ann 1 begins → Samhain + 2, joins Ann 2",
        "B: Ann 2 → Winter Solstice + 1",
    ]


def test_an_entry_names_what_lies_at_each_gate_where_gates_differ() -> None:
    begun = race([unit("Ann 1", "6")], coins={"0.1": 2, "12.1": 1})

    assert "5: Samhain arm 1 takes 2 coins, a free throw, Beltane arm 1 takes 1 coin" in foretold(begun, Enter("Ann 1"))
