"""``brehon check`` reports where names would not be drawn correctly."""

from collections.abc import Iterator

import pytest
from PIL import features

from bot.checking import pictures
from bot.checking.findings import Level
from bot.checking.pictures import check_pictures
from bot.pictures.fonts import Source, shapes


@pytest.fixture(autouse=True)
def _forgetful() -> Iterator[None]:
    """Clear the caches, so that one host's fonts are not remembered for the next."""
    shapes.cache_clear()
    yield
    shapes.cache_clear()


def test_a_host_with_fonts_and_shaping_passes() -> None:
    assert [finding.level for finding in check_pictures()] == [Level.OK]


@pytest.mark.parametrize("lacking", ["raqm", "fribidi"])
def test_a_host_without_shaping_is_told_what_to_install(lacking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check, version = features.check, features.version
    monkeypatch.setattr(features, "check", lambda feature: feature != lacking and check(feature))
    monkeypatch.setattr(features, "version", lambda feature: None if feature == lacking else version(feature))
    (finding,) = check_pictures()

    assert finding.level is Level.WARNING
    assert "libfribidi0" in finding.text


@pytest.mark.parametrize("source", Source)
def test_a_host_without_a_font_is_told_its_package(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "found", lambda asked: () if asked is source else (None,))
    (finding,) = check_pictures()

    assert finding.level is Level.WARNING
    assert source.replace("_", "-") in finding.text
