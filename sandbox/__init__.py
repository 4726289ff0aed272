"""A local Discord: REST, gateway and a web page, for playing and testing without an account."""

from sandbox.clock import Clock, ManualClock, SystemClock
from sandbox.control import Control
from sandbox.driver import Answer, Person
from sandbox.server import Sandbox

__all__ = ["Answer", "Clock", "Control", "ManualClock", "Person", "Sandbox", "SystemClock"]
