"""What a match wants from a seat, after its draft."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules import drafts
from rules.drafts import Draft
from rules.game import Event, Preset, Refusal, Step


class Question(NamedTuple):
    """What a match wants from one seat now, after its draft."""

    seat: int
    state: Any
    """The whole position with all its secrets. Show nothing but `game.view(state, seat)`."""
    step: Step[Any, Any] | None
    """None: everything is chosen, and only `done` is missing."""
    options: list[Any]
    final: list[bool]
    """For each option: whether it is final, so that it is committed at once with the draft before it."""
    ends: list[bool]
    """For each option: whether it says that the turn is over, and it is: `commit_move` takes it as Done as well."""
    presets: Sequence[Preset]
    refusals: list[Refusal]
    drafted: list[Any]
    """The moves that can still be taken back, oldest first."""
    taken: tuple[Any, ...]
    """The same, together with the moves that followed because there was no alternative."""
    dropped: int
    """How many moves of the stored draft do not hold any more, because the rules have changed since."""
    events: list[Event]
    """What the draft caused."""
    version: int
    """The moves of this seat, its draft included, plus `VERSIONS_PER_REWIND` for each rewind.

    It is never the version of a question from before a rewind, nor that of a turn that is being prepared.
    """
    prepared: bool = False
    """Whether the turn has not come: its player prepares it."""


def question_after(draft: Draft, seat: int, *, stored: int, version: int) -> Question:
    """Returns the question for `seat` after `draft`, which was stored as this number of moves.

    `version`: that of the question before the draft.
    """
    step = None if draft.complete else draft.state.agenda[-1]
    options = [] if draft.complete else draft.to_move[seat]
    return Question(
        seat=seat,
        state=draft.state,
        step=step,
        options=options,
        final=[drafts.is_final(draft.state, seat, option) for option in options],
        ends=[drafts.ends_turn(draft.state, draft.to_move, seat, option) for option in options],
        presets=step.presets(draft.state, seat) if step else (),
        refusals=step.refusals(draft.state, seat) if step else [],
        drafted=draft.moves,
        taken=draft.taken,
        dropped=stored - len(draft.moves),
        events=draft.events,
        version=version + len(draft.moves),
    )
