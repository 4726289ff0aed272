"""Settings come from the environment, and an invalid one is named."""

from pathlib import Path

import pytest

from bot import settings
from bot.settings import Unreadable


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Provides an environment without settings, in a folder without `.env`."""
    for name in (
        "DISCORD_TOKEN",
        "REDIS_URL",
        *(f"PARLOUR_{field.upper()}" for field in settings.Settings.model_fields),
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_every_setting_has_a_default() -> None:
    read = settings.read()
    assert read.discord_token.get_secret_value() == ""
    assert (read.redis_url, read.data, read.language) == ("", Path("data"), "en")


def test_settings_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("REDIS_URL", "redis://localhost:6379")
    monkeypatch.setenv("PARLOUR_LANGUAGE", "ja")
    monkeypatch.setenv("PARLOUR_THINKERS", "4")
    read = settings.read()
    assert read.discord_token.get_secret_value() == "secret"
    assert (read.redis_url, read.language, read.thinkers) == ("redis://localhost:6379", "ja", 4)


def test_the_environment_overrides_settings_from_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PARLOUR_LANGUAGE=ja\nPARLOUR_THINKERS=3\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("PARLOUR_THINKERS", "2")
    read = settings.read()
    assert (read.language, read.thinkers) == ("ja", 2)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PARLOUR_LANGUAGE", "fr"),
        ("PARLOUR_THINKERS", "0"),
        ("PARLOUR_THINKERS", "many"),
        ("PARLOUR_THINK_SECONDS", "0"),
        ("PARLOUR_THINK_SECONDS", "10.5"),
        ("PARLOUR_PAUSE_SECONDS", "-1"),
        ("PARLOUR_PAUSE_SECONDS", "nan"),
        ("PARLOUR_THINK_SECONDS", "nan"),
        ("PARLOUR_LOG_LEVEL", "loud"),
    ],
)
def test_the_name_of_an_invalid_setting_is_reported(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(Unreadable, match=f"{variable}: "):
        settings.read()


@pytest.mark.parametrize(
    "url",
    [
        "redis://:hunter/2@host:6379",
        "redis://:hunter#2@host",
        "redis://:hunter2@host:many",
        "http://:hunter2@host",
        "host",
        "redis+cluster://:hunter2@",
    ],
)
def test_an_address_that_is_none_is_reported_without_its_password(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("REDIS_URL", url)
    with pytest.raises(Unreadable, match="REDIS_URL: ") as refused:
        settings.read()
    assert "hunter" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("redis://one:6379,two:6379", r"several hosts: write redis\+cluster://"),
        ("redis+cluster://host:6379/2", "a cluster has no numbered databases"),
        ("redis+sentinel://one,two:26379", "the name that the Sentinels use is missing"),
        ("redis+sentinel://one/name/many", "the name that the Sentinels use is missing"),
    ],
)
def test_what_an_address_lacks_is_said(monkeypatch: pytest.MonkeyPatch, url: str, sentence: str) -> None:
    monkeypatch.setenv("REDIS_URL", url)
    with pytest.raises(Unreadable, match=sentence):
        settings.read()


def test_no_log_shows_the_passwords_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "redis+sentinel://:hunter2@one,two/name?sentinel_password=hunter3")
    assert {"hunter2", "hunter3"} <= {*settings.read().secrets}


@pytest.mark.parametrize(
    "url",
    [
        "",
        "redis://host",
        "rediss://user:hunter%232@host:6380/1",
        "unix:///run/redis.sock",
        "rediss+cluster://:hunter2@one:6379,two:6379?ssl_ca_certs=/etc/ca.pem",
        "redis+sentinel://one,two:26379/name/1",
    ],
)
def test_an_address_that_can_be_read_is_accepted(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("REDIS_URL", url)
    assert settings.read().redis_url == url


def test_all_invalid_settings_are_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "fr")
    monkeypatch.setenv("PARLOUR_THINKERS", "0")
    with pytest.raises(Unreadable, match=r"PARLOUR_LANGUAGE.*PARLOUR_THINKERS"):
        settings.read()


def test_printed_settings_do_not_reveal_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert "secret" not in repr(settings.read())


@pytest.mark.parametrize("place", ["", "9464", "127.0.0.1:9464", "[::1]:9464", ":9464"])
def test_figures_are_served_at_an_address(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("PARLOUR_METRICS", place)
    assert settings.read().metrics == place


@pytest.mark.parametrize("place", ["on", "localhost", "127.0.0.1:", "127.0.0.1:0", "70000", "٣"])
def test_no_other_place_is_accepted_for_figures(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("PARLOUR_METRICS", place)
    with pytest.raises(Unreadable, match="PARLOUR_METRICS"):
        settings.read()
