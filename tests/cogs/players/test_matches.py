"""Matches of several games: a best of three and a cup of four, which go on by themselves."""

from asyncio import gather

import pytest
from sqlalchemy import select, update

from bot.clock import now
from bot.storage.matches.match_players import MatchPlayer
from bot.storage.matches.match_rows import BETWEEN
from bot.storage.people.past_occupants import NOBODY
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow, Guild
from tests.asking import change, rows_in
from tests.cogs.opening import Opening
from tests.cogs.players.test_watching import inform
from tests.cogs.stage import Stage, answer, labels_of
from tests.cogs.threads import people_in, private_threads

on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


async def begin(stage: Stage, kind: str, *names: str, game: str = "danube") -> None:
    """Let some people begin a match."""
    await stage.command("Gia", "game new", game=game, late="auto", wait="5")
    await stage.bot.services.sign_up.choose(1, "matching", kind)
    for name in names:
        await stage.command(name, "game join")
    await stage.command("Gia", "game start")


async def best_of_three(stage: Stage) -> None:
    """Let Ann and Ben begin a best of three."""
    await begin(stage, "three", "Ann", "Ben")


@pytest.fixture
async def three(opening: Opening) -> Stage:
    """Return a best of three of Ann and Ben that has begun."""
    return await opening.after(best_of_three)


async def lose(stage: Stage) -> None:
    """Let Ann lose the first game of a best of three."""
    await best_of_three(stage)
    await give_up(stage, "Ann")


async def lose_and_go_on(stage: Stage) -> None:
    """Let the second game begin after that."""
    await lose(stage)
    await go_on(stage)


async def lose_twice(stage: Stage) -> None:
    """Let Ann lose the second game, too, so that Ben has won the match."""
    await lose_and_go_on(stage)
    await give_up(stage, "Ann")
    await go_on(stage)


@pytest.fixture
async def lost(opening: Opening) -> Stage:
    """Return a best of three whose first game Ann has just lost."""
    return await opening.after(lose)


@pytest.fixture
async def second(opening: Opening) -> Stage:
    """Return a best of three in its second game, after Ann has lost the first."""
    return await opening.after(lose_and_go_on)


@pytest.fixture
async def decided(opening: Opening) -> Stage:
    """Return a best of three that Ben has won."""
    return await opening.after(lose_twice)


async def play_semi_finals(stage: Stage) -> None:
    """Let the first player of each semi-final lose. The final has yet to begin."""
    await begin(stage, "cup", "Ann", "Ben", "Cat", "Dan")
    await give_up(stage, (await stage.hosted(1)).names[0])
    await go_on(stage)
    await give_up(stage, (await stage.hosted(2)).names[0])


async def finalists(stage: Stage) -> list[str]:
    """Return who have won the semi-finals."""
    return [(await stage.hosted(number)).names[1] for number in (1, 2)]


async def give_up(stage: Stage, name: str, game: str = "danube") -> None:
    """Let somebody resign."""
    asked = await stage.command(name, f"{game} resign")
    assert asked.response is not None
    await stage.press(name, asked.response, labels_of(asked.response)[0])


async def go_on(stage: Stage) -> None:
    """Let the time between two games pass."""
    await stage.pass_hours((BETWEEN.total_seconds() + 15) / 3600)


def called(stage: Stage, name: str) -> str:
    return f"<@{stage.users[name].id}>"


@on_both
async def test_a_best_of_three_goes_on_by_itself_with_the_seats_turned(lost: Stage) -> None:
    await go_on(lost)
    first, second = await lost.hosted(1), await lost.hosted(2)

    assert (first.names, second.names) == (("Ann", "Ben"), ("Ben", "Ann"))
    assert f"Best of three: {called(lost, 'Ann')} 0 and {called(lost, 'Ben')} 1." in lost.said
    assert second.game is not None


async def test_a_best_of_three_ends_when_it_is_decided_and_the_channel_is_free_again(decided: Stage) -> None:
    again = await decided.command("Zoe", "game new", game="danube")

    assert f"{called(decided, 'Ben')} has won the match." in decided.said
    assert (await decided.hosted(3)).match is None
    assert again.response is not None


async def test_the_card_of_a_match_says_which_game_this_is_and_the_score(second: Stage) -> None:
    assert f"Best of three, game 2: {called(second, 'Ann')} 0 and {called(second, 'Ben')} 1" in second.said


async def test_the_next_game_begins_after_a_restart_too(lost: Stage) -> None:
    await lost.restart()
    await go_on(lost)

    assert (await lost.hosted(2)).game is not None


async def test_no_other_game_takes_the_channel_between_two_games(lost: Stage) -> None:
    refused = await lost.command("Zoe", "game new", game="danube")

    assert "The next game of a match is about to begin here" in answer(refused)


async def test_a_rematch_is_offered_once_a_match_is_over_and_not_before(second: Stage) -> None:
    between = [labels for message in second.channel.history() if "Rematch" in (labels := labels_of(message))]
    await give_up(second, "Ann")
    last = [labels for message in second.channel.history() if "Rematch" in (labels := labels_of(message))]

    assert between == []
    assert last


async def test_a_rematch_is_offered_when_somebody_leaves_a_match(lost: Stage) -> None:
    post = next(message for message in reversed(lost.channel.history()) if "Leave the match" in labels_of(message))
    await lost.press("Ben", post, "Leave the match")
    await lost.press("Ann", lost.channel.history()[-1], "Rematch")

    assert (await lost.hosted(2)).phase is GamePhase.SIGNUP


async def test_spectators_of_a_game_watch_the_next_game_of_its_match(opening: Opening) -> None:
    stage = await opening.after(begin, "three", "Ann", "Ben", game="bluff")
    for name in ("Zoe", "Yan"):
        stage.add(name)
        await inform(stage, name)
    await stage.command("Yan", "game leave")
    await give_up(stage, "Ann", "bluff")
    await go_on(stage)
    watching = [thread for thread in private_threads(stage) if "Zoe" in people_in(stage, thread)]

    assert len(watching) == 2
    assert not [thread for thread in watching[1:] if "Yan" in people_in(stage, thread)]
    assert await stage.bot.services.spectators.is_informed(2, stage.users["Zoe"].id)
    assert not await stage.bot.services.spectators.is_informed(2, stage.users["Yan"].id)


async def test_a_spectator_of_a_semi_final_does_not_watch_a_game_that_they_play(opening: Opening) -> None:
    stage = await opening.after(begin, "cup", "Ann", "Ben", "Cat", "Dan", game="bluff")
    playing = (await stage.hosted(1)).names
    watcher = next(name for name in ("Ann", "Ben", "Cat", "Dan") if name not in playing)
    await inform(stage, watcher)
    await give_up(stage, playing[0], "bluff")
    await go_on(stage)

    assert watcher in (await stage.hosted(2)).names
    assert not await stage.bot.services.spectators.is_informed(2, stage.users[watcher].id)


async def test_a_player_who_leaves_ends_a_best_of_three_and_everybody_hears_it(lost: Stage) -> None:
    post = next(message for message in reversed(lost.channel.history()) if "Leave the match" in labels_of(message))
    stranger = await lost.press("Zoe", post, "Leave the match")
    left = await lost.press("Ben", post, "Leave the match")
    again = await lost.press("Ann", post, "Leave the match")
    await go_on(lost)

    assert "You aren't in this match" in answer(stranger)
    assert "You've left" in answer(left)
    assert "This match is already over" in answer(again)
    assert f"{called(lost, 'Ben')} has left, so the match ends here, and nobody has won it." in lost.said
    assert lost.said.count("has left") == 1
    assert await lost.bot.services.games.load(2) is None


async def test_a_seat_that_changes_hands_ends_a_best_of_three(three: Stage) -> None:
    await three.replace("Ben", "Cat")
    await give_up(three, "Ann")
    await go_on(three)

    assert f"{called(three, 'Ben')} has left, so the match ends here" in three.said
    assert await three.bot.services.games.load(2) is None


async def test_a_game_that_is_ended_early_ends_its_match(three: Stage) -> None:
    await three.end("Gia")
    await go_on(three)

    assert "The game was ended early, so the match ends here, too." in three.said
    assert await three.bot.services.games.load(2) is None


async def test_the_next_game_of_a_match_has_the_gms_and_the_set_up_of_the_last(three: Stage) -> None:
    await three.command("Gia", "gm co-gm", person=three.people["Zoe"])
    await three.press("Zoe", three.channel.history()[-1], "Lead the game")
    await give_up(three, "Ann")
    await go_on(three)
    first, second = await three.hosted(1), await three.hosted(2)

    assert second.gms == first.gms
    assert second.settings == first.settings


@on_both
async def test_a_cup_of_four_has_two_semi_finals_and_a_final(opening: Opening) -> None:
    stage = await opening.after(play_semi_finals)
    await go_on(stage)
    loser, winner = (await stage.hosted(3)).names
    await give_up(stage, loser)
    await go_on(stage)
    semi_finalists = {name for number in (1, 2) for name in (await stage.hosted(number)).names}

    assert semi_finalists == {"Ann", "Ben", "Cat", "Dan"}
    assert {loser, winner} == {*await finalists(stage)}
    assert f"{called(stage, winner)} has won the cup." in stage.said
    assert "share third place" in stage.said
    assert await stage.bot.services.games.load(4) is None


async def test_a_rematch_of_a_cup_calls_all_four(opening: Opening) -> None:
    stage = await opening.after(play_semi_finals)
    await go_on(stage)
    await give_up(stage, (await stage.hosted(3)).names[0])
    await go_on(stage)
    end = next(message for message in reversed(stage.channel.history()) if "Rematch" in labels_of(message))
    await stage.press("Gia", end, "Rematch")
    called_now = stage.channel.history()[-1].content

    assert all(called(stage, name) in called_now for name in ("Ann", "Ben", "Cat", "Dan"))
    assert (await stage.hosted(4)).most_players == 4


async def test_a_cup_begins_with_exactly_four(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="danube", late="auto", wait="5")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.choose("Gia", panel.response, ["cup"], "brehon:setting:1:0:0:matching")
    for name in ("Ann", "Ben", "Cat"):
        await stage.command(name, "game join")
    refused = await stage.command("Gia", "game start")

    assert "A cup needs exactly four players, and 3 have joined." in answer(refused)
    assert (await stage.hosted()).game is None
    assert "A cup of four." in await stage.painted_card()


async def test_a_finalist_who_leaves_makes_the_other_win_the_cup(opening: Opening) -> None:
    stage = await opening.after(play_semi_finals)
    leaver, winner = await finalists(stage)
    post = next(message for message in reversed(stage.channel.history()) if "Leave the match" in labels_of(message))
    await stage.press(leaver, post, "Leave the match")
    await go_on(stage)

    assert f"{called(stage, winner)} has won the cup." in stage.said
    assert await stage.bot.services.games.load(3) is None


@pytest.mark.parametrize("game", ["bluff", "sigily"])
async def test_a_match_goes_on_in_every_board_game(opening: Opening, game: str) -> None:
    stage = await opening.after(begin, "three", "Ann", "Ben", game=game)
    await give_up(stage, "Ann", game)
    await go_on(stage)

    assert (await stage.hosted(2)).names == ("Ben", "Ann")


async def test_with_questions_to_write_there_is_no_match(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="sigily", late="auto", wait="5")
    await stage.bot.services.sign_up.set_options(1, {"questions": True})
    await stage.bot.services.sign_up.choose(1, "matching", "three")
    for name in ("Ann", "Ben"):
        await stage.command(name, "game join")

    assert "Each game needs questions of its own" in answer(await stage.command("Gia", "game start"))


async def test_the_statistics_count_matches_won(decided: Stage) -> None:
    ben = answer(await decided.command("Zoe", "stats", player=decided.users["Ben"]))
    ann = answer(await decided.command("Zoe", "stats", player=decided.users["Ann"]))

    assert "**Matches won**: 1 best of three" in ben
    assert "Matches won" not in ann


async def test_whoever_is_forgotten_stays_in_no_match(decided: Stage) -> None:
    asked = await decided.command("Ben", "privacy forget")
    await decided.press("Ben", asked.response, "Forget me")
    players = await rows_in(decided.database, select(MatchPlayer).order_by(MatchPlayer.position))

    assert [(each.name, each.user_id == NOBODY, each.dm_channel_id is None) for each in players] == [
        ("Ann", False, False),
        ("Nameless", True, True),
    ]


async def test_whoever_opted_out_of_statistics_has_won_nothing_there(decided: Stage) -> None:
    shown = await decided.command("Ben", "stats")
    await decided.press("Ben", shown.response, "Keep me out of statistics")

    assert "isn't in the statistics" in answer(await decided.command("Zoe", "stats", player=decided.users["Ben"]))
    assert await decided.bot.services.statistics.matches_won(decided.guild.id) == {}


@on_both
async def test_of_two_that_let_a_match_go_on_at_once_only_one_begins_its_game(lost: Stage) -> None:
    later, matches = now() + 2 * BETWEEN, lost.bot.services.matches
    await gather(matches.begin_due(later), matches.begin_due(later))
    begun = await rows_in(lost.database, select(GameRow.id).where(GameRow.phase == GamePhase.RUNNING))

    assert begun == [2]


async def test_a_game_that_cannot_begin_is_put_off_and_begins_later(lost: Stage) -> None:
    await change(lost.database, update(Guild).values(most_games=0))
    await go_on(lost)
    put_off = await lost.bot.services.games.load(2)
    await change(lost.database, update(Guild).values(most_games=None))
    await lost.pass_hours(0.25)

    assert put_off is None
    assert (await lost.hosted(2)).game is not None


async def test_the_card_and_the_post_before_it_say_which_round_of_a_cup_this_is(opening: Opening) -> None:
    stage = await opening.after(play_semi_finals)
    await go_on(stage)
    told = stage.said

    assert [told.count(f"{name} of a cup of four") for name in ("Semi-final", "Final")] == [2, 1]
    assert told.count("play next. Their semi-final begins") == told.count("play the final. It begins") == 1
