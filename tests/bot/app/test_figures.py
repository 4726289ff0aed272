"""Where the time of a press goes, and what is counted."""

from bot.app.figures import EPOCH, Metrics, Phases
from tests.bot.place import Time

SENT = 1_790_000_000


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def test_each_moment_of_a_press_counts_for_the_innermost_phase() -> None:
    time = Time(0)
    phases = Phases(time)
    time.moment += 100  # before any phase
    with phases.within("rules"):
        time.moment += 1
        with phases.within("draw"):
            time.moment += 20
        time.moment += 2
    with phases.within("answer"):
        time.moment += 5
    assert phases.seconds == {"rules": 3, "draw": 20, "answer": 5}


def test_of_phases_side_by_side_the_one_that_began_last_counts() -> None:
    time = Time(0)
    phases = Phases(time)
    commit, draw = phases.within("commit"), phases.within("draw")
    commit.__enter__()
    time.moment += 1
    draw.__enter__()
    time.moment += 2
    commit.__exit__(None, None, None)
    time.moment += 4
    draw.__exit__(None, None, None)
    time.moment += 100  # after both
    assert phases.seconds == {"commit": 1, "draw": 6}


def test_the_phases_of_a_press_are_counted_even_if_it_fails() -> None:
    metrics = Metrics()
    try:
        with metrics.press(), metrics.phase("load"):
            raise ZeroDivisionError
    except ZeroDivisionError:
        pass
    assert value(metrics, "parlour_press_seconds_count", phase="load") == 1
    assert value(metrics, "parlour_press_seconds_count", phase="rules") is None


def test_a_phase_outside_of_a_press_counts_nowhere() -> None:
    metrics = Metrics()
    with metrics.phase("draw"):
        pass
    assert value(metrics, "parlour_press_seconds_count", phase="draw") is None


def test_the_delay_of_an_acknowledgement_follows_from_the_id_of_the_interaction() -> None:
    metrics = Metrics(lambda: SENT + 0.75)
    metrics.acknowledged((SENT * 1000 - EPOCH) << 22)
    assert value(metrics, "parlour_acknowledgement_seconds_sum") == 0.75


def test_a_clock_that_is_behind_makes_no_negative_delay() -> None:
    metrics = Metrics(lambda: SENT - 60.0)
    metrics.acknowledged((SENT * 1000 - EPOCH) << 22)
    assert value(metrics, "parlour_acknowledgement_seconds_sum") == 0
