"""The operator's settings, from the environment or a file named `.env`."""

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

Language = Literal["en", "ja"]
SCHEMES = ("redis", "rediss", "unix")
"""How the address of a Redis may begin."""


class Settings(BaseSettings):
    """Every setting, with its default. Environment variables have the prefix PARLOUR_, except for the first two."""

    model_config = SettingsConfigDict(env_prefix="PARLOUR_", env_file=".env", extra="ignore", populate_by_name=True)

    discord_token: SecretStr = Field(SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token, from the Discord developer portal."""
    redis_url: str = Field("", validation_alias="REDIS_URL")
    """The database; empty: Parlour starts its own server in `data`."""
    data: Path = Path("data")
    """The folder of the embedded Redis."""
    discord_url: str = ""
    """Overrides Discord's address, for example with the sandbox's."""
    language: Language = "en"
    """The language of servers and people whose Discord language Parlour does not support."""
    thinkers: int = Field(1, ge=1, le=32)
    """Processes that search for computer players."""
    think_seconds: float = Field(1.0, gt=0, le=10)
    """Seconds that the normal level thinks about a turn; easy takes a tenth, hard five times as long."""
    pause_seconds: float = Field(1.0, ge=0, le=60)
    """Seconds that a computer player waits before it moves, so that people can follow."""
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

    @property
    def secrets(self) -> list[str]:
        """What no log may show."""
        return [self.discord_token.get_secret_value(), urlsplit(self.redis_url).password or ""]

    @field_validator("redis_url")
    @classmethod
    def _is_an_address(cls, url: str) -> str:
        """Refuses an address that cannot be read; other errors about it would quote a part of the password."""
        try:
            readable = not url or (urlsplit(url).scheme in SCHEMES and urlsplit(url).port != 0)
        except ValueError:
            readable = False
        if not readable:
            raise ValueError(
                "not an address such as redis://:PASSWORD@HOST:6379, rediss:// for TLS, or unix:// for a socket; "
                "special characters of the password have to be percent-encoded"
            )
        return url

    @field_validator("metrics")
    @classmethod
    def _is_a_place(cls, place: str) -> str:
        """Refuses what is neither HOST:PORT nor a port."""
        port = place.rpartition(":")[2]
        if place and not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
            raise ValueError("not HOST:PORT such as 127.0.0.1:9464, nor a port")
        return place


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
