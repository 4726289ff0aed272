"""The operator's settings, from the environment or a file named `.env`."""

from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlsplit

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.languages import SOURCE, languages, look_in

TEXTS = "texts"
"""Where in the folder `data` a host keeps translations."""
SCHEMES = ("redis", "rediss", "unix", "redis+cluster", "rediss+cluster", "redis+sentinel", "rediss+sentinel")
"""How the address of a Redis may begin."""
_NO_ADDRESS = (
    "not an address such as redis://:PASSWORD@HOST:6379, rediss:// for TLS, unix:// for a socket, redis+cluster:// or "
    "redis+sentinel://; special characters of the password have to be percent-encoded"
)


class Settings(BaseSettings):
    """Every setting, with its default. Environment variables have the prefix PARLOUR_, except for the first two."""

    model_config = SettingsConfigDict(env_prefix="PARLOUR_", env_file=".env", extra="ignore", populate_by_name=True)

    discord_token: SecretStr = Field(SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token, from the Discord developer portal."""
    redis_url: str = Field("", validation_alias="REDIS_URL")
    """The database; empty: Parlour starts its own server in `data`."""
    data: Path = Path("data")
    """The folder of the embedded Redis."""
    shards: str = ""
    """Which of Discord's shards `parlour run` listens to, such as 0-3/8 or pod:4/8; empty: all."""
    discord_url: str = ""
    """Overrides Discord's address, for example with the sandbox's."""
    discord_requests: int = Field(50, ge=10)
    """Requests a second that Discord allows the bot for all channels together; it allows large bots more."""
    language: str = Field(SOURCE, validate_default=True)
    """The language of servers and people whose Discord language Parlour does not support."""
    thinkers: int = Field(1, ge=1, le=32)
    """Processes that search for computer players."""
    think_seconds: float = Field(1.0, gt=0, le=10)
    """Seconds that the normal level thinks about a turn; easy takes a tenth, hard 5 times, expert 15 times as long."""
    pause_seconds: float = Field(1.0, ge=0, le=60)
    """Seconds that a computer player waits before it moves, so that people can follow."""
    analyse: Literal["always", "requested", "never"] = "always"
    """Which matches with people are analysed: all, in spare time; those for which somebody requests it; or none."""
    analyse_effort: float = Field(1.0, ge=0.01, le=10)
    """How thoroughly matches are analysed: at 2, searches have twice as many iterations, and take twice as long."""
    quotas: bool = True
    """Whether a person who does too much at once has to wait."""
    emojis: bool = True
    """Whether the pieces of the games are uploaded as emojis of the application."""
    keep_days: int = Field(365, ge=0)
    """Days for which finished matches are kept, and people whom no match names; 0: for ever."""
    keep_left_server_days: int = Field(7, ge=1)
    """Days for which the matches of a server are kept after Parlour has left it."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "text", "json"] = "auto"
    """How the log looks; auto: text on a terminal, JSON elsewhere."""
    metrics: str = ""
    """Where `/metrics` is served, as HOST:PORT, or a port of this machine alone; empty: nowhere."""

    backup_folder: str = ""
    """Where Parlour keeps the backups that it makes by itself; empty: in `backups` in `data`."""
    backup_hours: int = Field(24, ge=0)
    """Hours between two backups that Parlour makes by itself and restores for trial; 0: it makes none."""
    backup_key: SecretStr = SecretStr("")
    """Signs backups; empty: they are not signed."""

    tell_owner: bool = True
    """Whether the owner of the bot gets a message each week, and when something needs them."""

    @property
    def backups(self) -> Path:
        """Where Parlour keeps the backups that it makes by itself."""
        return Path(self.backup_folder) if self.backup_folder else self.data / "backups"

    @property
    def secrets(self) -> list[str]:
        """What no log may show."""
        parts = urlsplit(self.redis_url)
        of_sentinels = parse_qs(parts.query).get("sentinel_password", [])
        key = self.backup_key.get_secret_value()
        return [self.discord_token.get_secret_value(), parts.password or "", *of_sentinels, *([key] if key else [])]

    @field_validator("language")
    @classmethod
    def _is_a_language(cls, language: str, info: ValidationInfo) -> str:
        """Refuses a language that there is not, neither here nor in the host's folder, which is taken in first."""
        added = info.data.get("data", Path()) / TEXTS
        if added.is_dir():
            look_in(added)
        if language not in languages():
            raise ValueError(f"no language that there is: {', '.join(languages())}")
        return language

    @property
    def texts(self) -> Path:
        """The folder of translations that the host has added."""
        return self.data / TEXTS

    @field_validator("redis_url")
    @classmethod
    def _is_an_address(cls, url: str) -> str:
        """Refuses an address that cannot be read; other errors about it would quote a part of the password."""
        try:
            problem = _problem(url) if url else ""
        except ValueError:
            problem = _NO_ADDRESS
        if problem:
            raise ValueError(problem)
        return url

    @field_validator("backup_key")
    @classmethod
    def _cannot_be_guessed(cls, key: SecretStr) -> SecretStr:
        """Refuses a key so short that it can be found by trying."""
        if 0 < len(key.get_secret_value()) < 32:
            raise ValueError("shorter than 32 characters: `openssl rand -hex 32` makes a key")
        return key

    @field_validator("metrics")
    @classmethod
    def _is_a_place(cls, place: str) -> str:
        """Refuses what is neither HOST:PORT nor a port."""
        port = place.rpartition(":")[2]
        if place and not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
            raise ValueError("not HOST:PORT such as 127.0.0.1:9464, nor a port")
        return place


def _problem(url: str) -> str:
    """Returns what is wrong with the address of a Redis; empty if nothing is. Raises ValueError if it is no address."""
    parts = urlsplit(url)
    hosts = [urlsplit(f"//{host}") for host in parts.netloc.rpartition("@")[2].split(",")]
    kind, (service, _, database) = parts.scheme.partition("+")[2], parts.path.strip("/").partition("/")
    if parts.scheme not in SCHEMES or any(host.port == 0 or (kind and not host.hostname) for host in hosts):
        return _NO_ADDRESS
    if not kind and len(hosts) > 1:
        return "several hosts: write redis+cluster:// for a cluster, or redis+sentinel:// for its Sentinels"
    if kind == "cluster" and service not in {"", "0"}:
        return "a cluster has no numbered databases: leave out what follows the last slash"
    if kind == "sentinel" and not (service and (database or "0").isdecimal()):
        return "the name that the Sentinels use is missing: redis+sentinel://HOST:26379,HOST:26379/NAME"
    return ""


class Unreadable(Exception):
    """A setting cannot be read. The message, for the operator, names it and says what is wrong."""


def read() -> Settings:
    """Returns the settings of this process. Raises Unreadable."""
    try:
        return Settings()
    except ValidationError as error:
        problems = "; ".join(f"{_variable(e['loc'])}: {e['msg']}" for e in error.errors())
        raise Unreadable(f"Parlour cannot read its settings: {problems}.") from None


def _variable(location: tuple[int | str, ...]) -> str:
    name = ".".join(str(part) for part in location).upper()
    return name if name in {"DISCORD_TOKEN", "REDIS_URL"} else f"PARLOUR_{name}"
