"""`make audit`: queries the advisory database OSV for all pinned packages. No test runs it: it needs the internet."""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).parents[1]
PINNED = re.compile(r"^([\w.-]+==[^\\\n]+?)\s*\\?$", re.MULTILINE)


def script(requirements: str) -> str:
    """Returns a script that depends on exactly the packages that `requirements` pins: uv audits scripts."""
    lines = [f"#   {name!r}," for name in PINNED.findall(requirements)]
    return "\n".join(["# /// script", '# requires-python = ">=3.11"', "# dependencies = [", *lines, "# ]", "# ///", ""])


def main(arguments: list[str]) -> int:
    """Audits what the image and the tests install; returns uv's exit status: 1 if a package has a known weakness."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "pinned.py"
        path.write_text(script((PROJECT / "requirements" / "test.txt").read_text()))
        uv = Path(sys.executable).with_name("uv")
        command = [str(uv), "audit", "--preview-features", "audit-command", "--script", str(path), *arguments]
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
