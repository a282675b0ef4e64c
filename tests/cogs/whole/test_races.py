"""Races round Ireland, by buttons and by commands, with a restart in every phase of a turn.

One race ends by itself. Nobody presses or types anything a second time. Chance is the same every time.
"""

from collections.abc import AsyncIterator, Callable
from random import Random

import discord
import pytest
from simcord import InteractionResult

from bot.components.keys import ANY_WAIT, Key, Verb
from bot.storage.schema.choices import Choiceless
from engine.actions import Action
from engine.asks import Ask
from engine.boards.actions import Resign, Throw
from engine.judging import Submission
from engine.names import GM
from engine.sigily.actions import Agree, Answer, Block, Cast, Done, Enter, Judge, Move, Settle, Wager
from engine.sigily.board import SIGILS
from engine.sigily.choosing import Movers
from engine.sigily.options import Spell
from engine.sigily.spells.freeze import PRICE, aims
from engine.sigily.spells.paying import wallet
from engine.sigily.table import Phase, SigilyTable
from tests.cogs.choosing import choose_move
from tests.cogs.forgery import press as forge
from tests.cogs.gamblers import behind
from tests.cogs.gm.test_co_gms import join
from tests.cogs.opening import Opening
from tests.cogs.setup.test_writing import write
from tests.cogs.stage import Pressable, Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import Fixed, fixed_chance
from tests.cogs.whole.test_boards import unnoticed_restart
from tests.twins.moving import move

MOST_MOVES = 120
HALF_A_DAY = 12 * 3600.0 + 5
"""Seconds: half a wait, after which its players are reminded."""
THROW = {Phase.THROW, Phase.MOVE}
SPELLS = {Phase.SPELL, Phase.AFTER}
QUESTIONS = {Phase.ANSWER, Phase.JUDGE}
LABELS = {Throw: "Throw", Done: "Cast nothing", Block: "Pay 5 coins"}


class Racing:
    """A race on a stage, and the acts in it. The number of flat sticks of each player's throws is given."""

    def __init__(self, stage: Stage, fixed: Fixed, flat: dict[str, int], *, buttons: bool) -> None:
        self.stage, self.flat, self.buttons = stage, flat, buttons
        self.phases: set[Phase] = set()
        self.made: set[type[Action]] = set()
        self.by_hand: set[tuple[str, Phase, type[Action]]] = set()
        """Who has pressed or typed what, and in which phase."""
        self.judges: list[str] = []
        self.player = ""
        fixed.falls["sticks"] = lambda: flat[self.player]

    async def table(self) -> SigilyTable:
        """Return the table as it is now."""
        table = (await self.stage.hosted()).started.table
        assert isinstance(table, SigilyTable)
        return table

    async def until(self, is_enough: Callable[[SigilyTable], bool]) -> SigilyTable:
        """Play until then, with a restart in each phase, and return the table."""
        for _ in range(MOST_MOVES):
            table = await self.table()
            if is_enough(table):
                return table
            if table.phase not in self.phases:
                await unnoticed_restart(self.stage)
                self.phases.add(table.phase)
            await self.step(table)
        raise AssertionError(f"not so far after {MOST_MOVES} moves")

    async def step(self, table: SigilyTable) -> None:
        """Let the player on turn make a move. The GM judges the first answer, the others the next."""
        self.player = table.player
        name, action = await self.wanted(table)
        if table.phase is Phase.JUDGE:
            self.judges.append(name)
        if (deed := (name, table.phase, type(action))) in self.by_hand:
            await fulfil(self.stage, [Submission(name, action)])
        else:
            self.by_hand.add(deed)
            await self.does(name, action)
        assert await self.table() != table

    async def wanted(self, table: SigilyTable) -> tuple[str, Action]:
        """Return who makes which move next."""
        hosted = await self.stage.hosted()
        name = next(seat for seat in hosted.asks.awaited.seats if seat != GM)
        if table.phase is Phase.JUDGE and not self.judges:
            name = "Gia"
        return name, chosen(table, hosted.asks.of(GM if name == "Gia" else name))

    async def does(self, name: str, action: Action) -> None:
        """Make a move, by its button if it has one and buttons are wanted."""
        self.made.add(type(action))
        if not (self.buttons and await press(self.stage, name, action)):
            await move(self.stage, name, action)


def chosen(table: SigilyTable, asks: tuple[Ask, ...]) -> Action:
    """Freeze whoever can pay, cast only one other spell, enter fairy land, and go on with the foremost.

    Bring all pieces into play first, where they are one stack, so that the race is short.
    """
    by_move = {ask.move: ask for ask in asks}
    spells = {str(ask.about) for ask in asks if ask.move is Cast}
    rich = [seat for seat in aims(table, table.player, None) if sum(wallet(table, seat).values()) >= PRICE]
    if Spell.FREEZE in spells and rich:
        return Cast(Spell.FREEZE, target=rich[0])
    if Spell.WINDS_OF_SPEED in spells and table.phase is Phase.SPELL:
        return Cast(Spell.WINDS_OF_SPEED)
    if Move in by_move:
        movers = by_move[Move].fields["chariot"]
        assert isinstance(movers, Movers)
        units = {way: table.board.unit(way.chariot) for way in movers.ways}
        way = max(units, key=lambda way: SIGILS if (unit := units[way]) is None else unit.progress)
        return Move(way.chariot, way.exit)
    if Enter in by_move:
        return by_move[Enter].pick(Random(1))
    plain: tuple[Action, ...] = (Throw(), Block(), Judge(right=True), Answer("Nine."))
    return next((action for action in plain if type(action) in by_move), Done())


async def press(stage: Stage, name: str, action: Action) -> bool:
    """Make a move by the buttons of the turn's post, and return whether it has one for that move."""
    post = stage.prompt
    match action:
        case Move():
            await choose_move(stage, name, post, action)
            await confirm(stage, name, stage.prompt)
        case Enter(chariot=chariot):
            if (label := f"{chariot} enters fairy land") in labels_of(post):
                await stage.press(name, post, label)
            else:
                await stage.choose(name, post, [chariot])
            assert "By the throw" in text_of(stage.prompt)
            await confirm(stage, name, stage.prompt)
        case Cast(spell=Spell.WINDS_OF_SPEED):
            await choose_move(stage, name, post, action)
            assert "Paid to the jackpot: 3 coins" in text_of(stage.prompt)
            await confirm(stage, name, stage.prompt)
        case Answer(text=text):
            form = await stage.press(name, post, "Answer")
            sent = await stage.people[name].submit_modal(form, {"text": text})
            assert isinstance(sent, InteractionResult)
            assert sent.acknowledged
        case Judge(right=right):
            await stage.press(name, post, "Right" if right else "Wrong")
        case Done() if "Be frozen" in labels_of(post):
            await stage.press(name, post, "Be frozen")
        case Throw() | Done() | Block():
            await stage.press(name, post, LABELS[type(action)])
        case _:
            return False
    return True


async def confirm(stage: Stage, name: str, shown: Pressable) -> None:
    """Confirm a move that is shown before it counts."""
    if shown is not None and "Confirm" in labels_of(shown):
        await stage.press(name, shown, "Confirm")


async def begin(stage: Stage, players: tuple[str, ...], **options: object) -> None:
    """Begin a race with throws by hand at Samhain, with a question from each player if there are questions."""
    await stage.command("Gia", "game new", game="sigily", late="ask")
    for name in players:
        await stage.press(name, stage.card, "Join")
    await stage.bot.services.sign_up.choose(1, "choiceless", Choiceless.BY_HAND)
    await stage.bot.services.sign_up.set_options(1, {"start": "samhain", **options})
    if "questions" in options:
        await stage.painted_card()
        for name in players:
            await write(stage, name, f"Who told {name}?", "How many hazels?")
    await stage.command("Gia", "game start")


async def test_a_race_of_two_with_questions_is_played_by_buttons(stage: Stage, fixed: Fixed) -> None:
    await begin(stage, ("Ann", "Ben"), questions=True, territorial_starts=True)
    race = Racing(stage, fixed, {"Ann": 2, "Ben": 3}, buttons=True)
    table = await race.until(lambda table: table.outcome is not None)

    assert race.phases >= THROW | QUESTIONS
    assert Enter in race.made
    assert race.judges[:2] == ["Gia", "Ann"]
    assert table.finished == ("Ben",)
    assert "Fastest: **Ben**" in text_of(stage.channel.history()[-1])
    assert not [post for post in stage.channel.history() if "doesn't count yet" in text_of(post)]


async def test_a_move_after_which_a_question_was_answered_cannot_be_taken_back(stage: Stage, fixed: Fixed) -> None:
    await begin(stage, ("Ann", "Ben"), questions=True)
    race = Racing(stage, fixed, {"Ann": 3, "Ben": 3}, buttons=False)
    while (await race.table()).phase is not Phase.ANSWER:
        await race.step(await race.table())
    name = (await race.table()).player

    assert "a throw, shown dice and giving up stay" in answer(await stage.command(name, "game take-back"))


async def until_an_answer_is_judged(stage: Stage) -> None:
    """Let two race until the GM must judge an answer."""
    with fixed_chance() as fixed:
        await begin(stage, ("Ann", "Ben"), questions=True)
        race = Racing(stage, fixed, {"Ann": 3, "Ben": 3}, buttons=False)
        while (await race.table()).phase is not Phase.JUDGE:
            await race.step(await race.table())


@pytest.fixture
async def judged(opening: Opening) -> AsyncIterator[Racing]:
    """Return a race in which the GM must judge an answer."""
    stage = await opening.after(until_an_answer_is_judged)
    with fixed_chance() as fixed:
        yield Racing(stage, fixed, {"Ann": 3, "Ben": 3}, buttons=False)


async def test_a_silent_judge_is_followed_by_a_co_gm(judged: Racing) -> None:
    stage = judged.stage
    await join(stage, "Zoe")
    before = len(stage.dms("Zoe"))
    await stage.pass_hours(6.1)
    called = stage.dms("Zoe")[before:]

    assert ["no word from" in text_of(each) for each in called] == [True]
    assert {"Right", "Wrong"} <= {*labels_of(called[0])}


async def test_silent_judges_are_followed_by_a_manager(judged: Racing) -> None:
    stage = judged.stage
    stage.add("Yan")
    stage.make_manager("Yan")
    await join(stage, "Zoe")
    await stage.pass_hours(12.1)
    post = stage.channel.history()[-1]
    panel = await stage.press("Yan", post, "Lead the game")

    assert "is waiting for its GM" in text_of(post)
    assert panel.response is not None
    assert {"Right", "Wrong"} <= {*labels_of(panel.response)}


async def test_a_gm_who_judges_ends_the_offer_to_take_over(judged: Racing) -> None:
    stage = judged.stage
    await stage.command("Gia", "gm hand-over", person=stage.people["Zoe"])
    offer = stage.channel.history()[-1]
    await judged.step(await judged.table())
    over = next(message for message in stage.channel.history() if message.id == offer.id)

    assert judged.judges == ["Gia"]
    assert ("The offer is over" in over.content, labels_of(over)) == (True, [])


async def test_a_race_of_three_with_questions_and_spells_is_played_by_commands(stage: Stage, fixed: Fixed) -> None:
    await begin(stage, ("Ann", "Ben", "Cat"), spells=["freeze", "druid_curse"], questions=True)
    race = Racing(stage, fixed, {"Ann": 0, "Ben": 3, "Cat": 2}, buttons=False)
    table = await race.until(lambda _: Block in race.made)

    assert race.phases >= THROW | SPELLS | QUESTIONS | {Phase.BLOCK}
    assert Cast in race.made
    assert race.judges[:3] == ["Gia", "Ann", "Cat"]
    assert (len(table.finished), table.resigned) == (1, ())


async def test_a_race_of_teams_with_spells_and_bets_is_played_by_buttons(stage: Stage, fixed: Fixed) -> None:
    options = {"home": True, "super_chariots": True, "territorial_starts": True, "wagers": True}
    await begin(stage, ("Ann", "Ben", "Cat", "Dan"), spells=["winds_of_speed", "stone_skin"], chariots=3, **options)
    race = Racing(stage, fixed, {"Ann": 0, "Ben": 0, "Cat": 0, "Dan": 1}, buttons=True)
    await race.does("Ann", Wager("Ben", 3, "I am home first"))
    await race.does("Ben", Agree(1, agree=True))
    for name in ("Ann", "Ben"):
        await race.does(name, Settle(1, "Ann"))
    table = await race.until(lambda _: Cast in race.made)

    assert race.phases >= THROW | SPELLS
    assert table.wagers[0].winner == "Ann"
    assert (len(table.finished), table.resigned) == (1, ())


LEADS_TO = {Phase.JUDGE: Answer, Phase.BLOCK: Cast}
"""The moves after which others must act, by the phase in which they do."""
THREE = {"Ann": 0, "Ben": 3, "Cat": 2}


async def until_others_must_act_next(stage: Stage, phase: Phase) -> None:
    """Let three race up to the move after which others must act in this phase."""
    with fixed_chance() as fixed:
        await begin(stage, (*THREE,), spells=["freeze"], questions=True)
        race = Racing(stage, fixed, THREE, buttons=False)
        while type((await race.wanted(table := await race.table()))[1]) is not LEADS_TO[phase]:
            await race.step(table)


@pytest.fixture
async def race(opening: Opening, request: pytest.FixtureRequest) -> AsyncIterator[Racing]:
    """Return a race in which others must act after the next move."""
    stage = await opening.after(until_others_must_act_next, request.param)
    with fixed_chance() as fixed:
        yield Racing(stage, fixed, THREE, buttons=False)


@pytest.mark.parametrize("race", [Phase.JUDGE], indirect=True)
async def test_judges_of_an_answer_are_called_by_a_new_post(race: Racing) -> None:
    stage, before = race.stage, race.stage.prompt
    await race.step(await race.table())
    table = await race.table()

    assert stage.prompt.id != before.id
    assert mentioned(stage, stage.prompt) == {"Gia", *table.seats} - {table.player}


@pytest.mark.parametrize("race", [Phase.BLOCK], indirect=True)
async def test_a_player_who_may_block_a_spell_is_called_by_a_new_post(race: Racing) -> None:
    stage, before = race.stage, race.stage.prompt
    await race.step(await race.table())

    assert stage.prompt.id != before.id
    assert mentioned(stage, stage.prompt) == {(await race.table()).so_far.freezing}


@pytest.mark.parametrize("race", [Phase.JUDGE, Phase.BLOCK], indirect=True)
async def test_the_player_on_turn_is_called_again_once_others_have_acted(race: Racing) -> None:
    stage = race.stage
    await race.step(await race.table())
    phase, asking = (await race.table()).phase, stage.prompt
    await race.step(await race.table())
    after = await race.table()

    assert phase in LEADS_TO
    assert after.phase is not phase
    assert stage.prompt.id != asking.id
    assert mentioned(stage, stage.prompt) == {after.player}


async def offer_a_bet(stage: Stage) -> None:
    """Begin a race of three, and let Ann offer Ben a bet."""
    with fixed_chance():
        await begin(stage, (*THREE,), wagers=True)
        await move(stage, "Ann", Wager("Ben", 3, "I am home first"))


@pytest.fixture
async def betting(opening: Opening) -> AsyncIterator[Racing]:
    """Return a race in which Ann has offered Ben a bet. The newest post tells of it."""
    stage = await opening.after(offer_a_bet)
    with fixed_chance() as fixed:
        yield Racing(stage, fixed, dict.fromkeys(THREE, 3), buttons=False)


def now(stage: Stage, post: discord.Message) -> discord.Message:
    """Return a post as it looks now."""
    return next(each for each in stage.channel.history() if each.id == post.id)


async def test_an_offered_bet_calls_a_player_who_takes_it_up_with_one_press(betting: Racing) -> None:
    stage = betting.stage
    asking, post = stage.channel.history()[-2:]
    for _ in range(2):  # The offer outlasts its wait, and a restart.
        await betting.step(await betting.table())
    await stage.restart()
    refused = answer(await stage.press("Cat", post, "Take it up"))
    is_open = not (await betting.table()).wagers[0].agreed
    await stage.press("Ben", post, "Take it up")

    assert (mentioned(stage, post), labels_of(post)) == ({"Ben"}, ["Take it up", "Turn it down"])
    assert "Throw" in labels_of(asking)
    assert '"Answer a bet" isn\'t possible' in refused
    assert is_open
    assert (await betting.table()).wagers[0].agreed
    assert labels_of(now(stage, post)) == []


async def test_a_bet_that_is_answered_elsewhere_has_no_buttons_any_more(betting: Racing) -> None:
    stage, post = betting.stage, betting.stage.channel.history()[-1]
    await betting.does("Ben", Agree(1, agree=False))

    assert (mentioned(stage, now(stage, post)), labels_of(now(stage, post))) == (set(), [])


async def test_a_bet_that_nobody_answers_loses_its_buttons_with_the_end(betting: Racing) -> None:
    stage, post = betting.stage, betting.stage.channel.history()[-1]
    await fulfil(stage, [Submission(name, Resign()) for name in ("Ann", "Cat")])

    assert labels_of(now(stage, post)) == []


@pytest.fixture
async def claimed(betting: Racing) -> Racing:
    """Return the race once Ben has agreed and Ann claims the win. The newest post tells of it."""
    await betting.does("Ben", Agree(1, agree=True))
    await betting.does("Ann", Settle(1, "Ann"))
    return betting


async def test_whoever_must_settle_a_bet_is_called_and_settles_it_with_one_press(claimed: Racing) -> None:
    stage, post = claimed.stage, claimed.stage.channel.history()[-1]
    for _ in range(2):
        await claimed.step(await claimed.table())
    await stage.restart()
    await stage.press("Ben", post, "Ann won it")

    assert (mentioned(stage, post), labels_of(post)) == ({"Ben"}, ["Ann won it", "Ben won it"])
    assert len(post.attachments) == 1
    assert "I am home first" in post.content
    assert (await claimed.table()).wagers[0].winner == "Ann"
    assert labels_of(now(stage, post)) == []


async def test_the_gm_is_called_to_settle_a_bet_on_which_its_players_disagree(claimed: Racing) -> None:
    stage, first = claimed.stage, claimed.stage.channel.history()[-1]
    await claimed.does("Ben", Settle(1, "Ben"))
    post = stage.channel.history()[-1]
    refused = answer(await stage.press("Cat", post, "Ben won it"))
    await stage.press("Gia", post, "Ben won it")

    assert labels_of(now(stage, first)) == []
    assert mentioned(stage, post) == {"Gia"}
    assert "isn't possible" in refused
    assert (await claimed.table()).wagers[0].winner == "Ben"
    assert labels_of(now(stage, post)) == []


async def test_nobody_is_called_again_to_settle_a_bet_by_the_same_claim(claimed: Racing) -> None:
    stage, post = claimed.stage, claimed.stage.channel.history()[-1]
    await claimed.does("Ann", Settle(1, "Ann"))
    last = stage.channel.history()[-1]

    assert labels_of(now(stage, post)) == ["Ann won it", "Ben won it"]
    assert (mentioned(stage, last), labels_of(last)) == (set(), [])


async def test_a_player_who_has_not_settled_a_bet_is_reminded_as_in_a_turn(claimed: Racing) -> None:
    stage = claimed.stage
    before = len(stage.dms("Ben"))
    await stage.env.advance_time(HALF_A_DAY)
    reminder = stage.dms("Ben")[before:]

    assert [labels_of(each) for each in reminder] == [["Ann won it", "Ben won it"]]
    assert not [name for name in ("Ann", "Cat") for each in stage.dms(name) if "Ann won it" in labels_of(each)]


async def test_under_aliases_whoever_must_settle_a_bet_is_called_by_dm_alone(stage: Stage, fixed: Fixed) -> None:
    await stage.command("Gia", "game new", game="sigily", late="ask")
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    await stage.bot.services.sign_up.set_options(1, {"start": "samhain", "wagers": True})
    await stage.bot.services.sign_up.set_anonymous(1, anonymous=True)
    await stage.command("Gia", "game start")
    one, other = (await stage.hosted()).names
    await fulfil(stage, [Submission(one, Wager(other, 3, "I am home first")), Submission(other, Agree(1, agree=True))])
    await fulfil(stage, [Submission(one, Settle(1, one))])
    await stage.env.settle()
    asked = stage.dms(await behind(stage, other))[-1]
    await stage.press(await behind(stage, other), asked, f"{one} won it")

    assert "<@" not in "\n".join(post.content for post in stage.channel.history() if "won bet" in post.content)
    assert not [dm for dm in stage.dms(await behind(stage, one)) if f"{one} won it" in labels_of(dm)]
    table = (await stage.hosted()).started.table
    assert isinstance(table, SigilyTable)
    assert table.wagers[0].winner == one


async def test_a_player_who_has_settled_a_bet_is_not_reminded(claimed: Racing) -> None:
    stage, post = claimed.stage, claimed.stage.channel.history()[-1]
    before = len(stage.dms("Ben"))
    await stage.press("Ben", post, "Ben won it")
    await stage.env.advance_time(HALF_A_DAY)

    assert not [each for each in stage.dms("Ben")[before:] if "Ann won it" in labels_of(each)]


async def test_a_button_of_any_wait_makes_no_other_move(betting: Racing) -> None:
    stage, before = betting.stage, await betting.table()
    key = Key(Verb.ANSWER, 1, ANY_WAIT, 0, '{"move":"throw"}')
    refused = answer(await forge(stage, before.player, key))

    assert "This question is settled" in refused
    assert await betting.table() == before


def mentioned(stage: Stage, post: discord.Message) -> set[str]:
    """Return who is called by a post."""
    return {name for name, person in stage.people.items() if f"<@{person.id}>" in post.content}
