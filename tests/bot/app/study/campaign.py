"""Whether the lab finds faults that are planted in copies of the games, and does not find them in the games.

python -m tests.bot.app.study.campaign
python -m tests.bot.app.study.campaign --only "free action"
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from msgspec.structs import replace

from bot.app.study import comparing, findings, running
from bot.app.study.findings import Finding
from bot.app.study.running import Study
from rules import games
from rules.game import AnyGame
from tests.bot.app.study.faults import FAULTS, Effort, Fault, planted, sound

EFFORTS = {
    "mint_works": Effort(8, 100, 120),
    "rolled_west": Effort(80, 8, 20),
    "manhattan": Effort(4, 100, 120),
    "montana": Effort(4, 40, 40),
    "coal_baron": Effort(10, 12, 20),
}
BY_SEARCH = frozenset({"dead", "best", "skill"})
"""Kinds of findings that random games do not show."""
RARE = frozenset({"dead", "best", "tie", "runaway", "comeback"})
"""Those that take many random games; for the others there are `FEW`."""
FEW = 150


def studied(game: AnyGame, effort: Effort, folder: Path, seed: int = 1, kind: str = "") -> Study:
    """Returns a study of a game. `kind`: only of what shows such findings."""
    searches = not kind or kind in BY_SEARCH
    strengths = ["random", str(effort.iterations)] if searches else ["random"]
    plan = running.plan(game, 2, {}, strengths, (effort.games, effort.times, seed))
    if kind:
        random = plan.random_games if kind in RARE else FEW
        plan = replace(plan, random_games=random, variant_games=plan.variant_games if kind == "option" else 0)
    return running.run(game, plan, folder, 1, lambda line: None)


def names(fault: Fault, found: list[Finding]) -> bool:
    """Returns whether findings name a fault."""
    return any(finding.kind == fault.kind and fault.subject in ("", finding.subject) for finding in found)


def found(fault: Fault, before: Study, study: Study) -> list[Finding]:
    """Returns what a study says that may name a fault."""
    return comparing.found(before, study) if fault.is_change else findings.found(study)


def main() -> None:
    """Prints a line for each fault; exits with 1 if one is not found, or found in the game as it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the name of a fault")
    parser.add_argument("--games", default=",".join(EFFORTS), help="the games in which faults are planted")
    wanted = parser.parse_args()
    chosen = [fault for fault in FAULTS if wanted.only in fault.name and fault.game in wanted.games.split(",")]
    missed = 0
    with TemporaryDirectory() as folder:
        study = partial(_study, Path(folder))
        before = {
            name: study(sound(games.load(name)), EFFORTS[name], 1, "") for name in sorted({f.game for f in chosen})
        }
        again = {
            name: study(sound(games.load(name)), EFFORTS[name], 2, "turns")
            for name in {f.game for f in chosen if f.is_change}
        }
        _say(f"the sound games: {process_time():.0f} s of processor time")
        for fault in chosen:
            effort = fault.effort or EFFORTS[fault.game]
            faulty = study(planted(fault, Path(folder)), effort, 1, fault.kind)
            is_found = names(fault, found(fault, before[fault.game], faulty))
            is_false = names(fault, found(fault, before[fault.game], again.get(fault.game, before[fault.game])))
            verdict = "FOUND IN THE SOUND GAME TOO" if is_false else "found" if is_found else "MISSED"
            missed += verdict != "found"
            _say(f"{fault.game}: {fault.name}: {verdict} ({process_time():.0f} s of processor time so far)")
    _say(f"{len(chosen) - missed} of {len(chosen)}, {process_time():.0f} s of processor time")
    sys.exit(missed > 0)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _study(folder: Path, game: AnyGame, effort: Effort, seed: int, kind: str) -> Study:
    place = folder / f"study_{len(list(folder.glob('study_*')))}"
    return studied(game, effort, place, seed, kind)


if __name__ == "__main__":
    main()
