"""Discord's markdown as HTML: the bot's formatting is formatted, and nothing that people write becomes a tag."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.page.markup import Markup
from bot.wording.name_words import bold
from tests.page.reading import lines_of

MARKUP = Markup({1: "Ann", 2: "tain"})


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("**Ann** and *Ben* ~~go~~ `now`", "<p><strong>Ann</strong> and <em>Ben</em> <s>go</s> <code>now</code></p>"),
        ("one\ntwo", "<p>one</p><p>two</p>"),
        ("-# small", "<small>small</small>"),
        ("> **a** > b", "<blockquote><p><strong>a</strong> &gt; b</p></blockquote>"),
        ("> -# small", "<blockquote><small>small</small></blockquote>"),
        ("> > a", "<blockquote><p>&gt; a</p></blockquote>"),
        ("-# > a", "<small>&gt; a</small>"),
        ("<@1> in <#2>", '<p><b class="mention">@Ann</b> in <b class="mention">#tain</b></p>'),
        ("Until <t:60:f>.", '<p>Until <time data-at="60"></time>.</p>'),
        ("It ends <t:60:R>.", '<p>It ends <time data-at="60" data-style="R"></time>.</p>'),
        ("Never <t:9999999999999>.", "<p>Never &lt;t:9999999999999&gt;.</p>"),
        ("```\na  <b>\n```", "<pre>a  &lt;b&gt;</pre>"),
        (r"\*not\* \<@1>", "<p>*not* &lt;@1&gt;</p>"),
        ("<:tain_sword_0a1b2c3d:12> Sword", "<p>Sword</p>"),
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
    ],
)
def test_a_text_is_shown_as_discord_shows_it(written: str, shown: str) -> None:
    assert MARKUP.block(written) == shown


def test_a_text_may_consist_of_quotes() -> None:
    assert MARKUP.block("> " * 1000).count("&gt;") == 999


@given(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=32))
def test_a_name_means_itself(name: str) -> None:
    assert lines_of(MARKUP.block(bold(name))) == (name.replace("@", "@\N{ZERO WIDTH SPACE}"),)
