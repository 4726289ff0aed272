"""Whether the lab finds faults that are planted in copies of the games, and does not find them in the games.

python -m tests.bot.app.study.campaign
python -m tests.bot.app.study.campaign --only "free action"
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

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
    "montana": Effort(4, 80, 40),
    "coal_baron": Effort(10, 12, 20),
}


def studied(game: AnyGame, effort: Effort, folder: Path, seed: int = 1) -> Study:
    """Returns a study of a game."""
    plan = running.plan(game, 2, {}, ["random", str(effort.iterations)], (effort.games, effort.times, seed))
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
    parser.add_argument("--processes", type=int, default=2, help="how many studies at a time")
    wanted = parser.parse_args()
    chosen = [fault for fault in FAULTS if wanted.only in fault.name]
    began, missed = monotonic(), 0
    with TemporaryDirectory() as folder, ProcessPoolExecutor(wanted.processes) as pool:
        place = Path(folder)
        before = {name: pool.submit(_study, place, name, 1) for name in {fault.game for fault in chosen}}
        again = {fault.game: pool.submit(_study, place, fault.game, 2) for fault in chosen if fault.is_change}
        copies = [pool.submit(_study_copy, place, fault) for fault in chosen]
        for fault, copy in zip(chosen, copies, strict=True):
            as_it_is = before[fault.game].result()
            other = (again if fault.is_change else before)[fault.game].result()
            is_found = names(fault, found(fault, as_it_is, copy.result()))
            is_false = names(fault, found(fault, as_it_is, other))
            verdict = "FOUND IN THE SOUND GAME TOO" if is_false else "found" if is_found else "MISSED"
            missed += verdict != "found"
            _say(f"{fault.game}: {fault.name}: {verdict} (after {monotonic() - began:.0f} s)")
    _say(f"{len(chosen) - missed} of {len(chosen)} in {monotonic() - began:.0f} s")
    sys.exit(missed > 0)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _study(folder: Path, name: str, seed: int) -> Study:
    return studied(sound(games.load(name)), EFFORTS[name], folder / f"{name}_{seed}", seed)


def _study_copy(folder: Path, fault: Fault) -> Study:
    game = planted(fault, folder)
    return studied(game, fault.effort or EFFORTS[fault.game], folder / f"fault_{FAULTS.index(fault)}")


if __name__ == "__main__":
    main()
