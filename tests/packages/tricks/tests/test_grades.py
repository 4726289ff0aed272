"""The game, as installed, has every grade."""

import subprocess
import sys
from pathlib import Path


def test_the_installed_game_has_every_grade() -> None:
    subprocess.run([Path(sys.executable).with_name("parlour"), "check", "tricks"], check=True)
