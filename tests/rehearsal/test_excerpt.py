"""The excerpt of a game for somebody who sees one for the first time."""

from collections.abc import Sequence

from msgspec import structs

from bot.rehearsal.excerpt import Deed, Excerpt, InShort, Shortened
from bot.rehearsal.shown import Control, Embed, Shown
from bot.rehearsal.stage import Act
from bot.rehearsal.watcher import Edited, Happening, Pinned, Posted

BUTTON = (Control(1, 1, "brehon:moves", "What may I do?"),)


def message(text: str = "", dm: str = "", only: str = "", title: str = "", *, asks: bool = False) -> Shown:
    """Return a message; one with a title has a frame."""
    embeds = (Embed(title),) if title else ()
    return Shown(1, dm, only, text, embeds, (BUTTON,) if asks else (), (), (), frozenset(), pinned=False)


def shown(happenings: Sequence[Happening]) -> list[Shortened]:
    """Return everything that is shown of these."""
    excerpt = Excerpt()
    return [*excerpt.of(happenings), *excerpt.rest()]


def test_equal_acts_stand_together_before_their_result() -> None:
    result = Posted(message("Rejected.", asks=True))
    acts = [Act(1, "Ann", "presses [Approve]"), Act(2, "Ben", "presses [Reject]"), Act(3, "Cat", "presses [Approve]")]

    assert shown([*acts, result]) == [
        Deed(("Ann", "Cat"), "presses [Approve]"),
        Deed(("Ben",), "presses [Reject]"),
        result,
    ]


def test_answers_questions_by_dm_and_changes_are_left_out() -> None:
    card = message("1 of 5")

    assert shown([Posted(message("Done.", only="Ann")), Posted(message("Your order?", dm="Ann", asks=True))]) == []
    assert shown([Edited(card, message("2 of 5")), Pinned(card)]) == []


def test_only_the_last_of_several_counts_is_shown() -> None:
    counts = [Posted(message(f"Votes; 4 decide.\nAnn ({number})")) for number in (1, 2, 3)]

    assert shown(counts) == counts[-1:]


def test_another_post_is_not_taken_for_a_count() -> None:
    posts = [Posted(message("Votes; 4 decide.\nAnn (1)")), Posted(message("Night falls.", asks=True))]

    assert shown(posts) == posts


def test_only_the_first_secrets_are_shown_whole() -> None:
    secrets = [Posted(message(dm=name, title="You are a warrior")) for name in ("Ann", "Ben", "Cat", "Dan")]

    assert shown(secrets) == [*secrets[:2], InShort(("Cat", "Dan"), ("You are a warrior",))]


def test_a_later_secret_is_shown_by_its_title() -> None:
    told = [Posted(message(dm="Ann", title=title)) for title in ("You are a Card Player", "Healer")]

    assert shown(told) == [told[0], InShort(("Ann",), ("Healer",))]


def test_a_post_is_shown_without_what_earlier_posts_said_too() -> None:
    def vote(leader: str, time: int) -> Posted:
        said = f"**Does {leader} go?** A tie means no.\n-# Until <t:{time}:f>.\nIn the party? Give your order."
        post = message(f"<@{time}>, vote on **{leader}**'s party.", asks=True)
        return Posted(structs.replace(post, embeds=(Embed(f"{leader} proposes a party", said),)))

    first, second = shown([vote("Ann", 1), vote("Ben", 2)])

    assert first == vote("Ann", 1)
    assert isinstance(second, Posted)
    assert second.shown.text == ""
    assert second.shown.embeds == (Embed("Ben proposes a party", "**Does Ben go?** A tie means no."),)
    assert not second.shown.controls
