"""The settings for reaching Discord."""

import pytest

from bot.reaching import Reach, Shards, read_shards
from bot.settings import BadSettings, Settings


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("empty"))


def reach(monkeypatch: pytest.MonkeyPatch, **written: str) -> Reach:
    for name, value in written.items():
        monkeypatch.setenv(f"BREHON_{name.upper()}", value)
    return Settings.read().reach


def test_without_settings_discord_itself_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reach(monkeypatch) == ("https://discord.com/api/v10", None, None)
    assert reach(monkeypatch, api="", gateway="", shards="") == ("https://discord.com/api/v10", None, None)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v10"),
        ("http://proxy/api", "http://proxy/api/v10"),
        ("http://proxy/api/", "http://proxy/api/v10"),
        ("https://proxy.example:443/api/v10/", "https://proxy.example:443/api/v10"),
        (" http://[::1]:8080/discord/api/v10 ", "http://[::1]:8080/discord/api/v10"),
    ],
)
def test_the_apis_address_may_lack_its_version(monkeypatch: pytest.MonkeyPatch, written: str, read: str) -> None:
    assert reach(monkeypatch, api=written).api == read


@pytest.mark.parametrize(
    ("written", "total", "ids"),
    [("1", 1, (0,)), ("4", 4, (0, 1, 2, 3)), ("0/1", 1, (0,)), ("1,0/4", 4, (0, 1)), (" 3 / 4 ", 4, (3,))],
)
def test_shards_are_all_or_some_of_a_number(
    monkeypatch: pytest.MonkeyPatch, written: str, total: int, ids: tuple[int, ...]
) -> None:
    assert reach(monkeypatch, shards=written).shards == Shards(total, ids)


@pytest.mark.parametrize("wrong", ["0", "-1", "four", "4/4", "0,0/4", "/4", "0/", "0,/4", "0-1/4", "1/2/3", "1000000"])
def test_malformed_shards_get_a_sentence(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    with pytest.raises(BadSettings, match=r"^BREHON_SHARDS: [a-z].+\. Correct it in \.env or in the environment\.$"):
        reach(monkeypatch, shards=wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        *(
            "discord.com",
            "ftp://discord.com/api",
            "http://",
            "http:///api",
            "http://x:99999",
            "http://x:0",
            "http://[x",
        ),
        *("http://me:s3cret@x/api", "http://x/api?a=s3cret", "http://x/api#s3cret", "http://x/api/v9", "http://a b"),
    ],
)
def test_a_malformed_address_of_the_api_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    with pytest.raises(BadSettings, match=r"^BREHON_API: [a-z].+\. Correct it in \.env") as refusal:
        reach(monkeypatch, api=wrong)

    assert "s3cret" not in str(refusal.value)


@pytest.mark.parametrize("wrong", ["https://gateway.discord.gg", "gateway", "wss://", "ws://x/?v=10"])
def test_a_malformed_address_of_the_gateway_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    with pytest.raises(BadSettings, match=r"^BREHON_GATEWAY: write .+\. Correct it in \.env"):
        reach(monkeypatch, gateway=wrong)


@pytest.mark.parametrize("written", ["0,1/2", "3/5"])
def test_shards_are_written_as_they_are_read(written: str) -> None:
    assert str(read_shards(written)) == written


@pytest.mark.parametrize(
    ("one", "another", "meet"),
    [
        ("1", "1", True),
        ("0,1/4", "2,3/4", False),
        ("0,1/4", "1,2/4", True),
        ("4", "1/2", True),
        ("0/2", "1,3/4", False),
        ("0/2", "2/4", True),
        ("0/2", "0/3", True),
    ],
)
def test_shards_overlap_where_discord_tells_both_of_a_server(one: str, another: str, meet: bool) -> None:
    ours, theirs = read_shards(one), read_shards(another)
    told_to_both = {
        server for server in range(60) if server % ours.total in ours.ids and server % theirs.total in theirs.ids
    }

    assert ours.meets(theirs) is theirs.meets(ours) is meet
    assert bool(told_to_both) is meet
