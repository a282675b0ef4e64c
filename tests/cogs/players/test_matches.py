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
async def test_a_best_of_three_goes_on_by_itself_with_the_seats_turned(three: Stage) -> None:
    await give_up(three, "Ann")
    await go_on(three)
    first, second = await three.hosted(1), await three.hosted(2)

    assert (first.names, second.names) == (("Ann", "Ben"), ("Ben", "Ann"))
    assert f"Best of three: {called(three, 'Ann')} 0 and {called(three, 'Ben')} 1." in three.said
    assert second.game is not None


async def test_a_best_of_three_ends_when_it_is_decided_and_the_channel_is_free_again(three: Stage) -> None:
    for number in (1, 2):
        await give_up(three, "Ann")
        if number == 1:
            await go_on(three)
    await go_on(three)
    again = await three.command("Zoe", "game new", game="danube")

    assert f"{called(three, 'Ben')} has won the match." in three.said
    assert (await three.hosted(3)).match is None
    assert again.response is not None


async def test_the_card_of_a_match_says_which_game_this_is_and_the_score(three: Stage) -> None:
    await give_up(three, "Ann")
    await go_on(three)

    assert f"Best of three, game 2: {called(three, 'Ann')} 0 and {called(three, 'Ben')} 1" in three.said


async def test_the_next_game_begins_after_a_restart_too(three: Stage) -> None:
    await give_up(three, "Ann")
    await three.restart()
    await go_on(three)

    assert (await three.hosted(2)).game is not None


async def test_no_other_game_takes_the_channel_between_two_games(three: Stage) -> None:
    await give_up(three, "Ann")
    refused = await three.command("Zoe", "game new", game="danube")

    assert "The next game of a match is about to begin here" in answer(refused)


async def test_a_rematch_is_offered_once_a_match_is_over_and_not_before(three: Stage) -> None:
    await give_up(three, "Ann")
    between = [labels for message in three.channel.history() if "Rematch" in (labels := labels_of(message))]
    await go_on(three)
    await give_up(three, "Ann")
    last = [labels for message in three.channel.history() if "Rematch" in (labels := labels_of(message))]

    assert between == []
    assert last


async def test_a_rematch_is_offered_when_somebody_leaves_a_match(three: Stage) -> None:
    await give_up(three, "Ann")
    post = next(message for message in reversed(three.channel.history()) if "Leave the match" in labels_of(message))
    await three.press("Ben", post, "Leave the match")
    await three.press("Ann", three.channel.history()[-1], "Rematch")

    assert (await three.hosted(2)).phase is GamePhase.SIGNUP


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


async def test_a_player_who_leaves_ends_a_best_of_three_and_everybody_hears_it(three: Stage) -> None:
    await give_up(three, "Ann")
    post = next(message for message in reversed(three.channel.history()) if "Leave the match" in labels_of(message))
    stranger = await three.press("Zoe", post, "Leave the match")
    left = await three.press("Ben", post, "Leave the match")
    again = await three.press("Ann", post, "Leave the match")
    await go_on(three)

    assert "You aren't in this match" in answer(stranger)
    assert "You've left" in answer(left)
    assert "This match is already over" in answer(again)
    assert f"{called(three, 'Ben')} has left, so the match ends here, and nobody has won it." in three.said
    assert three.said.count("has left") == 1
    assert await three.bot.services.games.load(2) is None


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
    stage = await opening.after(begin, "cup", "Ann", "Ben", "Cat", "Dan")
    winners = []
    for number in (1, 2, 3):
        loser, winner = (await stage.hosted(number)).names
        await give_up(stage, loser)
        await go_on(stage)
        winners.append(winner)
    semi_finalists = {name for number in (1, 2) for name in (await stage.hosted(number)).names}

    assert semi_finalists == {"Ann", "Ben", "Cat", "Dan"}
    assert {*(await stage.hosted(3)).names} == {*winners[:2]}
    assert f"{called(stage, winners[2])} has won the cup." in stage.said
    assert "share third place" in stage.said
    assert await stage.bot.services.games.load(4) is None


async def test_a_rematch_of_a_cup_calls_all_four(opening: Opening) -> None:
    stage = await opening.after(begin, "cup", "Ann", "Ben", "Cat", "Dan")
    for number in (1, 2, 3):
        await give_up(stage, (await stage.hosted(number)).names[0])
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
    stage = await opening.after(begin, "cup", "Ann", "Ben", "Cat", "Dan")
    winners = []
    for number in (1, 2):
        loser, winner = (await stage.hosted(number)).names
        await give_up(stage, loser)
        winners.append(winner)
        if number == 1:
            await go_on(stage)
    post = next(message for message in reversed(stage.channel.history()) if "Leave the match" in labels_of(message))
    await stage.press(winners[0], post, "Leave the match")
    await go_on(stage)

    assert f"{called(stage, winners[1])} has won the cup." in stage.said
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


async def test_the_statistics_count_matches_won(three: Stage) -> None:
    for _ in (1, 2):
        await give_up(three, "Ann")
        await go_on(three)
    ben = answer(await three.command("Zoe", "stats", player=three.users["Ben"]))
    ann = answer(await three.command("Zoe", "stats", player=three.users["Ann"]))

    assert "**Matches won**: 1 best of three" in ben
    assert "Matches won" not in ann


async def test_whoever_is_forgotten_stays_in_no_match(three: Stage) -> None:
    for _ in (1, 2):
        await give_up(three, "Ann")
        await go_on(three)
    asked = await three.command("Ben", "privacy forget")
    await three.press("Ben", asked.response, "Forget me")
    players = await rows_in(three.database, select(MatchPlayer).order_by(MatchPlayer.position))

    assert [(each.name, each.user_id == NOBODY, each.dm_channel_id is None) for each in players] == [
        ("Ann", False, False),
        ("Nameless", True, True),
    ]


async def test_whoever_opted_out_of_statistics_has_won_nothing_there(three: Stage) -> None:
    for _ in (1, 2):
        await give_up(three, "Ann")
        await go_on(three)
    shown = await three.command("Ben", "stats")
    await three.press("Ben", shown.response, "Keep me out of statistics")

    assert "isn't in the statistics" in answer(await three.command("Zoe", "stats", player=three.users["Ben"]))
    assert await three.bot.services.statistics.matches_won(three.guild.id) == {}


@on_both
async def test_of_two_that_let_a_match_go_on_at_once_only_one_begins_its_game(three: Stage) -> None:
    await give_up(three, "Ann")
    later, matches = now() + 2 * BETWEEN, three.bot.services.matches
    await gather(matches.begin_due(later), matches.begin_due(later))
    begun = await rows_in(three.database, select(GameRow.id).where(GameRow.phase == GamePhase.RUNNING))

    assert begun == [2]


async def test_a_game_that_cannot_begin_is_put_off_and_begins_later(three: Stage) -> None:
    await change(three.database, update(Guild).values(most_games=0))
    await give_up(three, "Ann")
    await go_on(three)
    put_off = await three.bot.services.games.load(2)
    await change(three.database, update(Guild).values(most_games=None))
    await three.pass_hours(0.25)

    assert put_off is None
    assert (await three.hosted(2)).game is not None


async def test_the_card_and_the_post_before_it_say_which_round_of_a_cup_this_is(opening: Opening) -> None:
    stage = await opening.after(begin, "cup", "Ann", "Ben", "Cat", "Dan")
    for number in (1, 2):
        await give_up(stage, (await stage.hosted(number)).names[0])
        await go_on(stage)
    told = stage.said

    assert [told.count(f"{name} of a cup of four") for name in ("Semi-final", "Final")] == [2, 1]
    assert told.count("play next. Their semi-final begins") == told.count("play the final. It begins") == 1
