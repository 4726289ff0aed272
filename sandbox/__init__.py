"""A local Discord with REST, a gateway and a web page, for playing and testing without an account."""

from sandbox.server import Sandbox
from sandbox.state.clock import Clock, ManualClock, SystemClock
from sandbox.testing.control import Control
from sandbox.testing.person import Answer, Person

__all__ = ["Answer", "Clock", "Control", "ManualClock", "Person", "Sandbox", "SystemClock"]
