"""The figures that `/metrics` shows to Prometheus. No label names a person, a server or a match."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from bot.domain.figures import Figures

Clock = Callable[[], float]
"""Returns the current time in seconds, with fractions."""

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds of what should take milliseconds."""
PATIENT = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0)
"""The upper bounds of what people wait for."""
EPOCH = 1_420_070_400_000
"""When Discord's ids begin, in milliseconds."""


class Phases:
    """Where the time of one press goes. Each moment counts for the phase that began last."""

    def __init__(self, stopwatch: Clock = perf_counter) -> None:
        self.seconds: dict[str, float] = {}
        self._stopwatch = stopwatch
        self._open: list[str] = []
        """The phases under way, the newest last: some go on side by side."""
        self._since = stopwatch()

    @contextmanager
    def within(self, phase: str) -> Iterator[None]:
        """Counts the time of the block for `phase`."""
        self._count()
        self._open.append(phase)
        try:
            yield
        finally:
            self._count()
            self._open.remove(phase)

    def _count(self) -> None:
        """Counts the time since the last change for the newest phase."""
        now = self._stopwatch()
        for phase in self._open[-1:]:
            self.seconds[phase] = self.seconds.get(phase, 0.0) + now - self._since
        self._since = now


_PRESS: ContextVar[Phases | None] = ContextVar("press", default=None)
"""The phases of the press that the current task answers."""


class Metrics(Figures):
    """What is counted while this process runs, and gauges that are set when somebody looks."""

    def __init__(self, clock: Clock = lambda: 0.0) -> None:
        self.registry = registry = CollectorRegistry()
        self._clock = clock
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self.presses = Histogram(
            "parlour_press_seconds", "Time of a press, by phase", ["phase"], buckets=PATIENT, registry=registry
        )
        self.acknowledgements = Histogram(
            "parlour_acknowledgement_seconds",
            "From the moment of a press, according to its id, until it is acknowledged",
            buckets=PATIENT,
            registry=registry,
        )
        self.search_waits = Histogram(
            "parlour_search_wait_seconds", "How long a search waits for a process", buckets=PATIENT, registry=registry
        )
        self.conflicts = Counter(
            "parlour_commit_conflicts", "Changes that were applied again, since another was faster", registry=registry
        )
        self.store = Histogram(
            "parlour_store_seconds", "Time of a request to the database", ["request"], buckets=QUICK, registry=registry
        )
        self.requests = Counter(
            "parlour_discord_requests", "Requests to Discord", ["method", "route", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "parlour_discord_request_seconds", "Time of a request to Discord", buckets=PATIENT, registry=registry
        )
        self.lag = Histogram(
            "parlour_event_loop_lag_seconds", "How late the event loop is", buckets=QUICK, registry=registry
        )
        self.errors = Counter("parlour_errors", "Errors that are no fault of a person", ["kind"], registry=registry)
        self.state = State(registry)

    @contextmanager
    def press(self) -> Iterator[None]:
        phases = Phases()
        token = _PRESS.set(phases)
        try:
            yield
        finally:
            _PRESS.reset(token)
            for name, seconds in phases.seconds.items():
                self.presses.labels(name).observe(seconds)

    def phase(self, name: str) -> AbstractContextManager[None]:
        press = _PRESS.get()
        return press.within(name) if press else nullcontext()

    def request(self, name: str) -> AbstractContextManager[None]:
        return self.store.labels(name).time()

    def acknowledged(self, interaction: int) -> None:
        sent = ((interaction >> 22) + EPOCH) / 1000
        self.acknowledgements.observe(max(0.0, self._clock() - sent))

    def conflicted(self) -> None:
        self.conflicts.inc()

    def failed(self, kind: str) -> None:
        self.errors.labels(kind).inc()


class State:
    """How Parlour is, set when somebody looks."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.sessions = Gauge("parlour_sessions", "Lobbies and matches that run", ["game", "stage"], registry=registry)
        self.ended = Gauge("parlour_ended_sessions", "Matches that have ended and are kept", registry=registry)
        self.oldest = Gauge(
            "parlour_oldest_announcement_seconds", "How long the oldest announcement has waited", registry=registry
        )
        self.computers = Gauge(
            "parlour_computers_to_move", "Matches in which a computer player is to move", registry=registry
        )
        self.latency = Gauge("parlour_store_latency_seconds", "Time of a round trip to the database", registry=registry)
        self.shards = Gauge(
            "parlour_shard_latency_seconds", "Time of a heartbeat of Discord's gateway", ["shard"], registry=registry
        )
        self.servers = Gauge("parlour_servers", "Servers that this process serves", registry=registry)
        self.version = Gauge("parlour_version", "Always 1", ["version"], registry=registry)
