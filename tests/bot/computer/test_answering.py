"""Programs that answer the lines of their standard input."""

import sys
from subprocess import PIPE, Popen

import pytest

pytestmark = pytest.mark.process

ECHO = """
import msgspec
from bot.computer.answering import serve

class Echo(msgspec.Struct):
    number: int

serve(Echo, lambda question: question, 0)
"""


def echo() -> "Popen[bytes]":
    return Popen([sys.executable, "-c", ECHO], stdin=PIPE, stdout=PIPE, stderr=PIPE)


def test_each_line_is_answered_until_there_are_no_more() -> None:
    with echo() as program:
        answers, errors = program.communicate(b'{"number":1}\n{"number":2}\n')
    assert (answers, errors, program.returncode) == (b'{"number":1}\n{"number":2}\n', b"", 0)


def test_a_program_whose_answer_nobody_reads_ends_without_a_word() -> None:
    with echo() as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        program.stdin.write(b'{"number":1}\n')
        program.stdin.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0
