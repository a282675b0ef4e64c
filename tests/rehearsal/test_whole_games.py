"""Rehearsed games end, are acknowledged throughout, replay, and show each reader only their own secrets."""

from pathlib import Path
from random import Random

import pytest

from bot.cli import run
from bot.rehearsal.player import Player
from bot.rehearsal.rehearsal import GM, MOST_ACTS, NAMES, Manner, Rehearsal
from bot.rehearsal.stage import set_stage
from tests.page.reading import EVERYBODY, drama_of
from tests.rehearsal.playing import Played, lines_sent, play, replayed_outcome, text_of

FEW_ACTS = 25
MOST_AT_ONCE = 12
"""The acts that a player may add after starting, and those with which the GM ends the game."""


GAMES = (("tain", 5, 28, MOST_ACTS), ("honnoji", 10, 4, 60), ("great-table", 7, 9, MOST_ACTS))
"""Theme, players, seed and most acts of each: short games in which every kind of act occurs."""


@pytest.fixture(scope="module", params=GAMES, ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    theme, count, seed, most_acts = request.param
    return play(theme, count, seed, most_acts)


def test_the_record_of_a_game_replays_to_its_outcome(played: Played) -> None:
    assert played.outcome is not None
    assert replayed_outcome(played.record) == played.outcome


def test_the_record_of_a_game_is_posted_in_its_room(played: Played) -> None:
    assert any(played.record_name in shown.files for shown in played.messages(None) if not shown.dm)


def test_the_winners_of_a_game_are_posted_in_its_room(played: Played) -> None:
    posts = [text_of(shown) for shown in played.messages(None) if not shown.dm]
    poster = next(text for text in posts if "Who was who" in text).replace("\\", "")

    assert played.outcome is not None
    assert all(winner in poster for winner in played.outcome.winners)


def test_a_reader_sees_only_the_channel_and_their_own_messages(played: Played) -> None:
    for reader in (name for name in played.news if name is not None):
        assert {shown.dm for shown in played.messages(reader)} <= {"", reader}
        assert {shown.only for shown in played.messages(reader)} <= {"", reader}
        assert {act.who for act in played.acts(reader)} <= {reader}


def test_only_its_player_knows_a_role_until_the_end(played: Played) -> None:
    told = [shown for shown in played.messages(None) if "You are " in text_of(shown)]

    assert {shown.dm or shown.only for shown in told} == set(played.news) - {None, GM}


def test_the_house_sees_everything(played: Played) -> None:
    everything = {shown.id for shown in played.messages(None)}

    assert everything == {shown.id for reader in played.news for shown in played.messages(reader)}
    assert {act.who for act in played.acts(None)} == {GM, *NAMES} & set(played.news)


def test_players_press_choose_and_type(played: Played) -> None:
    done = {act.what.split()[0] for act in played.acts(None)}

    assert {"presses", "chooses", "types"} <= done <= {"presses", "chooses", "types", "sends"}


def test_the_page_shows_each_seat_its_messages_word_for_word(played: Played) -> None:
    assert played.page is not None
    deal = next(shown.id for shown in played.messages(None) if "sealed" in shown.text)
    for seat, name in enumerate(played.page.seats, 1):
        if name not in played.owners:
            continue  # A house player is sent nothing.
        told = " ".join(line for message in played.page.of(seat) for line in message.lines)
        letters = [shown for shown in played.sent(played.owners[name]) if shown.dm]
        sent = [shown for shown in letters if shown.id > deal or "You are " in text_of(shown)]

        assert sent
        assert [line for shown in sent for line in lines_sent(played, shown) if line not in told] == []


def test_the_page_shows_everybody_the_posts_word_for_word(played: Played) -> None:
    assert played.page is not None
    told = " ".join(line for message in played.page.messages if message.to == EVERYBODY for line in message.lines)
    posts = [shown for shown in played.sent(GM) if not shown.dm]
    deal = next(place for place, shown in enumerate(posts) if "sealed" in shown.text)
    end = next(place for place, shown in enumerate(posts) if played.record_name in shown.files)

    assert [line for shown in posts[deal:end] for line in lines_sent(played, shown) if line not in told] == []


def test_a_page_of_the_command_line_has_the_drama_of_the_game_as_played(played: Played, tmp_path: Path) -> None:
    file, out = tmp_path / played.record_name, tmp_path / "page.html"
    file.write_bytes(played.record)

    assert run(["replay", str(file), "--html", str(out)]) == 0
    assert len(played.drama) > 2
    assert drama_of(out.read_text(encoding="utf-8")) == played.drama


async def test_a_game_that_goes_on_for_too_long_is_ended_by_its_gm() -> None:
    will = Random(1)
    async with set_stage([GM, *NAMES[:5]]) as stage:
        players = [Player(stage.people[name], will) for name in NAMES[:5]]
        await Rehearsal(stage, players, will, Manner(most_acts=FEW_ACTS)).run("tain")
        hosted = await stage.game()

    assert hosted is not None
    assert hosted.started.table.outcome is not None
    assert hosted.started.table.outcome.reason == "aborted"
    assert FEW_ACTS < len(stage.acts) <= FEW_ACTS + MOST_AT_ONCE
