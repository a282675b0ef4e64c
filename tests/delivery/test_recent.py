"""A dict that keeps what was set last."""

from bot.delivery.recent import MOST_KEPT, Recent


def test_of_too_many_keys_those_set_longest_ago_go_first() -> None:
    recent = Recent[int, str]()
    for key in range(MOST_KEPT):
        recent[key] = "once"
    recent[0] = "again"
    recent[MOST_KEPT] = "once"

    assert len(recent) == MOST_KEPT
    assert 1 not in recent
    assert recent[0] == "again"
