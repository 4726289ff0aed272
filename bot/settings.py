"""What a person who runs Parlour can set, through the environment or a file named `.env`."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

Language = Literal["en", "ja"]


class Settings(BaseSettings):
    """Every setting, with its default. Names in the environment carry the prefix PARLOUR_, save the first two."""

    model_config = SettingsConfigDict(env_prefix="PARLOUR_", env_file=".env", extra="ignore", populate_by_name=True)

    discord_token: SecretStr = Field(SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token, from the Discord developer portal."""
    redis_url: str = Field("", validation_alias="REDIS_URL")
    """Where the record is kept; empty: Parlour starts a server of its own in `data`."""
    data: Path = Path("data")
    """The folder of the embedded Redis."""
    discord_url: str = ""
    """Another address than Discord's, such as the sandbox's."""
    language: Language = "en"
    """The language where Discord does not say which one a server or a person uses."""
    thinkers: int = Field(1, ge=1, le=32)
    """Processes in which computer players think."""
    think_seconds: float = Field(1.0, gt=0, le=10)
    """How long a computer player of normal strength thinks about a turn; an easy one a tenth, a hard one five times."""
    pause_seconds: float = Field(1.0, ge=0, le=60)
    """How long a computer player waits before it moves, so that people can follow."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


class Unreadable(Exception):
    """A setting that cannot be read; the message names it and says what is wrong, for the person at the console."""


def read() -> Settings:
    """The settings of this process. Raises Unreadable."""
    try:
        return Settings()
    except ValidationError as error:
        problems = "; ".join(f"{_variable(e['loc'])}: {e['msg']}" for e in error.errors())
        raise Unreadable(f"Parlour cannot read its settings: {problems}.") from None


def _variable(location: tuple[int | str, ...]) -> str:
    name = ".".join(str(part) for part in location).upper()
    return name if name in {"DISCORD_TOKEN", "REDIS_URL"} else f"PARLOUR_{name}"
