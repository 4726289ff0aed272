"""What the doctor says about files, disk and cores."""

from pathlib import Path

import pytest

from bot.app.doctor import examine, machine
from bot.app.doctor.finding import Finding, Grade
from bot.settings import Settings


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as Parlour makes it."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    return folder


def found(data: Path, environment: Path = Path("nowhere"), **more: int) -> dict[str, Finding]:
    settings = Settings(data=data, redis_url="", **more)  # type: ignore[arg-type]
    return {finding.subject: finding for finding in machine.findings(settings, environment)}


def test_a_fresh_installation_is_well(tmp_path: Path) -> None:
    seen = found(tmp_path / "not made yet")
    assert "will be made" in seen["data"].sentence
    assert {seen[subject].grade for subject in ("settings", "data", "program", "cores")} == {Grade.OK}


def test_a_data_folder_that_others_can_look_into_is_named(data: Path) -> None:
    assert found(data)["data"].grade is Grade.OK
    data.chmod(0o755)
    assert found(data)["data"].advice == f"chmod 700 {data}"


def test_a_token_that_others_can_read_is_bad(data: Path) -> None:
    environment = data / ".env"
    environment.touch(mode=0o644)
    environment.chmod(0o644)
    assert found(data, environment)["settings"].grade is Grade.BAD
    environment.chmod(0o600)
    assert found(data, environment)["settings"].grade is Grade.OK


def test_more_searches_than_cores_are_too_many(data: Path) -> None:
    assert found(data, thinkers=32)["cores"].grade is Grade.WARN


@pytest.mark.parametrize(("free", "grade"), [(2**40, Grade.OK), (2**29, Grade.WARN), (2**20, Grade.BAD)])
def test_a_disk_that_is_nearly_full_is_named(data: Path, free: int, grade: Grade) -> None:
    assert machine.disk(data, free).grade is grade


@pytest.mark.parametrize(("host", "grade"), [("127.0.0.1", Grade.OK), ("0.0.0.0", Grade.WARN), ("::1", Grade.OK)])
def test_figures_that_everybody_could_see_are_named(host: str, grade: Grade) -> None:
    assert examine.figures(host, 9464).grade is grade


def test_a_finding_is_a_line_and_its_advice_another() -> None:
    assert Finding(Grade.WARN, "disk", "little is free", "free some").lines == [
        "warn disk        little is free",
        "                 -> free some",
    ]
