"""`python -m sandbox`: runs a local Discord until it is stopped. SIGUSR1 makes open pages reload."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from sandbox.server import Sandbox


def main() -> None:
    arguments = _parser().parse_args()
    if arguments.data is None and not arguments.ephemeral:
        _parser().error("name a folder with --data, or use --ephemeral to keep nothing")
    asyncio.run(_run(arguments))


async def _run(arguments: argparse.Namespace) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    if arguments.with_parent:
        loop.add_reader(sys.stdin, stop.set)  # becomes readable when closed: nothing is ever written to it
    data = None if arguments.ephemeral else arguments.data
    async with Sandbox.start(
        data=data,
        host=arguments.host,
        port=arguments.port,
        rate_limited=arguments.rate_limits,
        panel=arguments.panel,
    ) as sandbox:
        loop.add_signal_handler(signal.SIGUSR1, sandbox.reload_pages)
        sys.stdout.write(f"sandbox: {sandbox.url}\n")
        sys.stdout.flush()
        await stop.wait()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sandbox", description="A local Discord for one machine.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8765, help="first port to try, 0 for any (%(default)s)")
    parser.add_argument("--data", type=Path, help="folder to store the world in")
    parser.add_argument("--ephemeral", action="store_true", help="keep everything in memory only")
    parser.add_argument("--with-parent", action="store_true", help="stop when standard input is closed")
    parser.add_argument("--rate-limits", action="store_true", help="answer 429 as Discord does")
    parser.add_argument("--panel", default="", metavar="URL", help="program that serves a side panel of the page")
    return parser


if __name__ == "__main__":
    main()
