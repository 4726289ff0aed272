"""What the address of a Redis says: one server, a cluster, or servers that Sentinels watch."""

from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from redis.asyncio.connection import parse_url

Address = tuple[str, int]
"""Host and port."""
_PORTS = {"cluster": 6379, "sentinel": 26379}
_OF_SENTINELS = "sentinel_"
"""What the options of an address begin with that are for the Sentinels themselves."""
_LOGINS = (f"{_OF_SENTINELS}username", f"{_OF_SENTINELS}password")


class Place(NamedTuple):
    """Where the database is."""

    kind: Literal["one", "cluster", "sentinel"]
    hosts: tuple[Address, ...] = ()
    """Some nodes of the cluster, or the Sentinels; not used for one server."""
    service: str = ""
    """What the Sentinels call the server."""
    options: dict[str, Any] = {}
    """For each connection to a server: password, database, certificates."""
    sentinel_options: dict[str, Any] = {}
    """The same for each connection to a Sentinel."""
    has_tls: bool = False


def read(url: str) -> Place:
    """Returns what `url` says; the settings have checked its form."""
    scheme, _, kind = urlsplit(url).scheme.partition("+")
    if not kind:
        return Place("one")
    parts = urlsplit(url)
    login, _, hosts = parts.netloc.rpartition("@")
    options: dict[str, Any] = {**parse_url(urlunsplit((scheme, f"{login}@host", "", parts.query, "")))}
    of_sentinels = {name.removeprefix(_OF_SENTINELS): options.pop(name, "") for name in _LOGINS}
    options = {name: value for name, value in options.items() if name not in {"host", "connection_class"}}
    has_tls = scheme == "rediss"
    if has_tls:
        of_sentinels |= {"ssl": True, **{name: value for name, value in options.items() if name.startswith("ssl_")}}
    service, _, database = parts.path.strip("/").partition("/")
    if kind == "cluster":
        return Place("cluster", _addresses(hosts, kind), options=options, has_tls=has_tls)
    options["db"] = int(database or 0)
    return Place("sentinel", _addresses(hosts, kind), service, options, of_sentinels, has_tls)


def _addresses(hosts: str, kind: str) -> tuple[Address, ...]:
    found = [urlsplit(f"//{host.strip()}") for host in hosts.split(",")]
    return tuple((host.hostname or "", host.port or _PORTS[kind]) for host in found)


def with_one_host(url: str, host: Address) -> str:
    """Returns the address of the same cluster, found by one of its nodes."""
    parts = urlsplit(url)
    login, at, _ = parts.netloc.rpartition("@")
    name = f"[{host[0]}]" if ":" in host[0] else host[0]
    return urlunsplit(parts._replace(netloc=f"{login}{at}{name}:{host[1]}"))
