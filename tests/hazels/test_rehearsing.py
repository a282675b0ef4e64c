"""The small game in the rehearsal room: players who know no rules play it to its end, and the GM judges."""

from tests.hazels.table import GAME
from tests.rehearsal.playing import play, replayed_outcome, text_of


def test_a_rehearsed_game_ends_and_its_record_replays_to_the_same_end() -> None:
    played = play(GAME, 3, 5)
    assert played.outcome is not None

    assert played.outcome.reason == "home"
    assert replayed_outcome(played.record) == played.outcome
    assert b'"by":"gm","move":"judge"' in played.record
    assert any("Everybody is called home" in text_of(sight) for sight in played.messages(None))
