"""Lobbies: players, host, options, and the start."""

from collections.abc import Callable

import pytest
from msgspec import structs

from bot.domain import lobbies
from bot.domain.calendar import HOUR
from bot.domain.clock import name_of
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage
from bot.handlers.entropy import new_proof
from bot.views.options import chosen_options
from rules import games
from rules.chance import key
from rules.proof import promise, words_entropy
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, CAROL, CHANNEL, DAVE, LOBBY, NAMES, lobby, match


def test_a_new_player_gets_the_last_seat() -> None:
    change = lobbies.join(lobby(ALICE), BOB, "Bob", 1)
    assert [seat.name for seat in change.session.seats] == ["Alice", "Bob"]
    assert change.news


def test_a_player_cannot_join_twice() -> None:
    with pytest.raises(UserError, match="already-joined"):
        lobbies.join(lobby(ALICE, BOB), BOB, "Bob", 1)


def test_a_full_lobby_takes_neither_people_nor_computers() -> None:
    full = lobby(ALICE, BOB, CAROL, computers=1)
    with pytest.raises(UserError, match="lobby-full") as raised:
        lobbies.join(full, DAVE, "Dave", 1)
    assert raised.value.values == {"most": 4}
    with pytest.raises(UserError, match="lobby-full"):
        lobbies.add_computer(full, ALICE)


def test_a_computer_is_added_and_removed() -> None:
    with_computer = lobbies.add_computer(lobby(ALICE), ALICE).session
    assert [seat.by_computer for seat in with_computer.seats] == [False, True]
    assert lobbies.remove_computer(with_computer, ALICE).session.seats == lobby(ALICE).seats


def test_without_a_computer_none_can_be_removed() -> None:
    with pytest.raises(UserError, match="no-computer"):
        lobbies.remove_computer(lobby(ALICE, BOB), ALICE)


def test_if_the_host_leaves_the_next_person_is_host() -> None:
    left = lobbies.leave(lobby(ALICE, BOB, CAROL), ALICE).session
    assert left.host == BOB
    assert left.stage is Stage.LOBBY


def test_if_another_player_leaves_the_host_stays() -> None:
    left = lobbies.leave(lobby(ALICE, BOB), BOB).session
    assert left.host == ALICE
    assert [seat.person for seat in left.seats] == [ALICE]


def test_the_last_person_to_leave_closes_the_lobby() -> None:
    left = lobbies.leave(lobby(ALICE, computers=2), ALICE).session
    assert left.stage is Stage.OVER
    with pytest.raises(UserError, match="lobby-closed"):
        lobbies.join(left, BOB, "Bob", 1)


def test_only_players_can_leave_a_lobby() -> None:
    with pytest.raises(UserError, match="not-joined"):
        lobbies.leave(lobby(ALICE), BOB)


def test_every_value_of_every_option_is_accepted() -> None:
    session = lobby(ALICE)
    for option in session.rules.info.options:
        for value in option.values:
            session = lobbies.set_option(session, option.name, value).session
            assert session.options[option.name] == value


def test_a_variant_that_makes_no_difference_is_neither_set_nor_shown() -> None:
    everybody = lobby(ALICE, BOB, computers=2, options={"two_player_rounds": "6", "promo": "on"})
    with pytest.raises(UserError, match="option-without-effect"):
        lobbies.set_option(everybody, "two_player_rounds", "4")
    with pytest.raises(UserError, match="option-without-effect"):
        lobbies.choose_ruleset(everybody, "publisher")
    words, alone = reader().of(everybody), lobby(ALICE, options={"two_player_rounds": "6"})
    shown = chosen_options(everybody, words)
    assert "Promo cards" in shown
    assert "Rounds with 2 players" not in shown
    assert "Rounds with 2 players" in chosen_options(alone, words)
    assert lobbies.start(everybody, ALICE, LOBBY, new_proof()).session.playing.options["two_player_rounds"] == "6"


@pytest.mark.parametrize(("name", "value"), [("promo", "perhaps"), ("weather", "fine"), ("", "")])
def test_an_unknown_option_or_value_is_refused(name: str, value: str) -> None:
    with pytest.raises(UserError, match="unknown-option") as raised:
        lobbies.set_option(lobby(ALICE), name, value)
    assert raised.value.values == {"option": name, "value": value}


@pytest.mark.parametrize("text", ["fast", "normal", "slow", "48+12"])
def test_everybody_starts_with_the_bank_of_the_chosen_clock(text: str) -> None:
    session = lobbies.set_clock(lobby(ALICE), text).session
    session = lobbies.join(session, BOB, "Bob", 8001).session
    assert session.clock
    assert name_of(session.clock) == text
    started = lobbies.start(session, ALICE, LOBBY, new_proof()).session
    assert [seat.left for seat in started.seats] == [session.clock.bank * HOUR] * 2
    assert lobbies.set_clock(session, "none").session.clock is None


NEW_TERMS: dict[str, Callable[[AnySession], Change]] = {
    "an option of the game": lambda session: lobbies.set_option(session, "promo", "on"),
    "whether it is rated": lambda session: lobbies.set_option(session, "rated", "no"),
    "the level of computers": lambda session: lobbies.set_option(session, "level", "hard"),
    "the clock": lambda session: lobbies.set_clock(session, "fast"),
    "a computer more": lambda session: lobbies.add_computer(session, ALICE),
    "a computer less": lambda session: lobbies.remove_computer(session, ALICE),
}


@pytest.mark.parametrize("change", NEW_TERMS.values(), ids=NEW_TERMS)
def test_a_guest_is_asked_again_if_the_host_changes_what_they_agreed_to(
    change: Callable[[AnySession], Change],
) -> None:
    on_server = structs.replace(lobby(ALICE, BOB, computers=1), guild=1)
    joined = lobbies.add_words(on_server, BOB, "good luck").session
    session = change(joined).session
    assert (session.seat_of(ALICE), session.seat_of(BOB), session.invited) == (0, None, [BOB])
    with pytest.raises(UserError, match="unanswered"):
        lobbies.start(session, ALICE, LOBBY, new_proof())
    assert asks_nobody_twice(session)
    agreed = lobbies.join(session, BOB, "Bob", 8001).session
    assert agreed.seats[1].entropy.split(" ")[0] == "8001"
    assert agreed.seats[1].entropy.split(" ")[1:] == joined.seats[1].entropy.split(" ")[1:], "their words stay"
    assert lobbies.start(agreed, ALICE, LOBBY, new_proof()).session.stage is Stage.PLAY


def test_guests_are_asked_again_if_somebody_joins_whose_seat_moves_no_rating() -> None:
    """Otherwise a friend of the host could play without a risk, chosen after the others have agreed."""
    on_server = lobbies.set_option(structs.replace(lobby(ALICE, BOB), guild=1), "rated", "yes").session
    on_server = structs.replace(on_server, seats=lobby(ALICE, BOB).seats)
    assert lobbies.join(on_server, CAROL, "Carol", 8001).session.invited == []
    joined = lobbies.join(on_server, CAROL, "Carol", 8001, is_new=True).session
    assert (joined.seat_of(CAROL), joined.invited) == (2, [BOB])
    agreed = lobbies.join(joined, BOB, "Bob", 8002).session
    assert agreed.invited == []
    unrated = structs.replace(on_server, guild=0)
    assert lobbies.join(unrated, CAROL, "Carol", 8001, is_new=True).session.invited == []
    for gone in (lobbies.leave(agreed, CAROL), lobbies.remove(agreed, ALICE, CAROL)):
        assert gone.session.invited == [BOB], "back by now, Carol's seat may count"


def asks_nobody_twice(session: AnySession) -> bool:
    """Whether another change asks nobody a second time who has not answered yet."""
    again = lobbies.set_option(session, "pace", "quick").session
    return [seat.invited for seat in again.seats] == [seat.invited for seat in session.seats]


def test_nobody_is_asked_again_if_nothing_changes() -> None:
    session = lobby(ALICE, BOB)
    for option, value in (("hints", "allowed"), ("promo", "off")):
        assert lobbies.set_option(session, option, value).session.invited == []
    assert lobbies.set_language(session, "ja").session.invited == []
    assert lobbies.set_clock(session, "none").session.invited == []


def test_a_guest_who_does_not_like_the_new_options_leaves() -> None:
    session = lobbies.set_option(lobby(ALICE, BOB), "hints", "off").session
    assert [seat.person for seat in lobbies.leave(session, BOB).session.seats] == [ALICE]


def test_an_invalid_clock_is_a_user_error() -> None:
    with pytest.raises(UserError, match="unknown-clock") as raised:
        lobbies.set_clock(lobby(ALICE), "tomorrow")
    assert raised.value.values == {"value": "tomorrow"}


def test_the_language_of_a_match_changes_without_a_post() -> None:
    change = lobbies.set_language(match(ALICE, BOB), "ja")
    assert change.session.language == "ja"
    assert not change.news


def invited(*guests: int) -> AnySession:
    """Returns Alice's lobby with a seat reserved for each of the guests."""
    session = lobby(ALICE)
    for guest in guests:
        session = lobbies.invite(session, ALICE, guest, NAMES[guest]).session
    return session


def test_an_invited_person_is_not_seated_until_they_accept() -> None:
    session = invited(BOB)
    assert (session.seat_of(BOB), session.invited, len(session.seats)) == (None, [BOB], 2)
    with pytest.raises(UserError, match="unanswered"):
        lobbies.start(session, ALICE, LOBBY, new_proof())
    joined = lobbies.join(session, BOB, "Bob", 1).session
    assert (joined.seat_of(BOB), joined.invited) == (1, [])
    assert lobbies.start(joined, ALICE, LOBBY, new_proof()).session.stage is Stage.PLAY


def test_an_invited_person_can_decline() -> None:
    assert len(lobbies.leave(invited(BOB), BOB).session.seats) == 1


def test_an_unanswered_invitation_blocks_nothing_once_the_host_takes_it_back() -> None:
    session = lobbies.add_computer(invited(BOB), ALICE).session
    taken_back = lobbies.remove(session, ALICE, BOB).session
    assert lobbies.start(taken_back, ALICE, LOBBY, new_proof()).session.stage is Stage.PLAY
    assert lobbies.join(taken_back, BOB, "Bob", 1).session.seat_of(BOB) == 2, "they were never removed"


def test_a_rematch_starts_as_it_sits_when_the_last_person_invited_has_accepted() -> None:
    session = structs.replace(invited(BOB, CAROL), keeps_seats=True, channel=LOBBY)
    first = lobbies.accept(session, CAROL, "Carol", 1, new_proof()).session
    assert first.stage is Stage.LOBBY
    begun = lobbies.accept(first, BOB, "Bob", 1, new_proof()).session
    assert begun.stage is Stage.PLAY
    assert [seat.person for seat in begun.seats] == [ALICE, BOB, CAROL]


def test_a_rematch_is_joined_by_its_players_and_by_those_whom_its_host_invites() -> None:
    session = structs.replace(invited(BOB), keeps_seats=True, channel=LOBBY)
    for there in (session, lobbies.leave(session, BOB).session):
        with pytest.raises(UserError, match="rematch-of-others"):
            lobbies.accept(there, CAROL, "Carol", 1, new_proof())
        asked = lobbies.invite(there, ALICE, CAROL, "Carol").session
        assert CAROL in lobbies.accept(asked, CAROL, "Carol", 1, new_proof()).session.people


def test_who_has_accepted_a_rematch_is_asked_again_if_others_are_to_play_in_it() -> None:
    """Otherwise its host, or a friend who declines, could choose who plays once their rival has agreed."""
    session = structs.replace(invited(BOB, CAROL), keeps_seats=True, channel=LOBBY)
    agreed = lobbies.accept(session, BOB, "Bob", 1, new_proof()).session
    assert agreed.invited == [CAROL]
    fewer = lobbies.leave(agreed, CAROL).session
    assert fewer.invited == [BOB]
    assert lobbies.invite(fewer, ALICE, DAVE, "Dave").session.invited == [BOB, DAVE]
    assert lobbies.remove(agreed, ALICE, CAROL).session.invited == [BOB]


def test_a_rematch_without_its_host_closes() -> None:
    """Otherwise it would begin with fewer people than its new host has agreed to."""
    session = structs.replace(invited(BOB, CAROL), keeps_seats=True, channel=LOBBY)
    agreed = lobbies.accept(session, BOB, "Bob", 1, new_proof()).session
    assert lobbies.leave(agreed, ALICE).session.stage is Stage.OVER


def test_accepting_starts_no_other_lobby() -> None:
    assert lobbies.accept(invited(BOB), BOB, "Bob", 1, new_proof()).session.stage is Stage.LOBBY


def test_a_reserved_seat_is_nobody_elses() -> None:
    session = invited(BOB, CAROL, DAVE)
    with pytest.raises(UserError, match="lobby-full"):
        lobbies.join(session, 105, "Alice", 1)
    with pytest.raises(UserError, match="already-invited"):
        lobbies.invite(session, ALICE, BOB, "Bob")
    with pytest.raises(UserError, match="no-computer"):
        lobbies.remove_computer(session, ALICE)


def test_a_person_removed_by_the_host_joins_again_only_by_invitation() -> None:
    session = lobbies.remove(lobby(ALICE, BOB), ALICE, BOB).session
    with pytest.raises(UserError, match="removed-from-lobby"):
        lobbies.join(session, BOB, "Bob", 1)
    again = lobbies.invite(session, ALICE, BOB, "Bob").session
    assert lobbies.join(again, BOB, "Bob", 1).session.seat_of(BOB) == 1


def test_a_host_cannot_remove_themselves_nor_somebody_who_is_not_there() -> None:
    for other, error in ((ALICE, "host-leaves"), (CAROL, "no-such-player"), (0, "no-such-player")):
        with pytest.raises(UserError, match=error):
            lobbies.remove(lobby(ALICE, BOB, computers=1), ALICE, other)


def test_the_host_leaves_no_lobby_to_somebody_who_has_not_accepted() -> None:
    assert lobbies.leave(invited(BOB), ALICE).session.stage is Stage.OVER


def test_only_the_host_invites_removes_and_adds_computers() -> None:
    session = lobby(ALICE, BOB, computers=1)
    changes: list[Callable[[], Change]] = [
        lambda: lobbies.invite(session, BOB, CAROL, "Carol"),
        lambda: lobbies.remove(session, BOB, ALICE),
        lambda: lobbies.add_computer(session, BOB),
        lambda: lobbies.remove_computer(session, BOB),
    ]
    for change in changes:
        with pytest.raises(UserError, match="host-only"):
            change()


def test_only_the_host_can_start_or_cancel() -> None:
    with pytest.raises(UserError, match="host-only"):
        lobbies.start(lobby(ALICE, BOB), BOB, LOBBY, new_proof())
    with pytest.raises(UserError, match="host-only"):
        lobbies.cancel(lobby(ALICE, BOB), BOB)


def test_too_few_players_cannot_start() -> None:
    with pytest.raises(UserError, match="too-few") as raised:
        lobbies.start(lobby(ALICE), ALICE, LOBBY, new_proof())
    assert raised.value.values == {"fewest": games.load("manhattan").info.fewest}


def test_a_cancelled_lobby_is_closed_for_good() -> None:
    closed = lobbies.cancel(lobby(ALICE, BOB), ALICE).session
    assert closed.stage is Stage.OVER
    with pytest.raises(UserError, match="lobby-closed"):
        lobbies.start(closed, ALICE, LOBBY, new_proof())
    with pytest.raises(UserError, match="not-started"):
        _ = closed.playing


def test_the_host_sits_first_and_the_others_at_random() -> None:
    gathered = lobby(BOB, ALICE, CAROL, DAVE)
    lobbies_of_bob = [structs.replace(gathered, proof=promise(key(number))) for number in range(60)]
    started = [lobbies.start(each, BOB, LOBBY, new_proof()).session for each in lobbies_of_bob]
    orders = {tuple(seat.person for seat in session.seats) for session in started}
    assert {order[0] for order in orders} == {BOB}
    assert len(orders) == 6, "each order of the three others turns up"


def test_words_of_a_player_replace_their_earlier_ones_and_are_stored_as_a_hash() -> None:
    first = lobbies.add_words(lobby(ALICE, BOB), BOB, "seven blue cats")
    again = lobbies.add_words(first.session, BOB, "eight red dogs").session
    assert again.seats[1].entropy == f"7001 {words_entropy('eight red dogs')}"
    assert not first.news


def test_only_players_of_a_lobby_can_add_words() -> None:
    with pytest.raises(UserError, match="not-joined"):
        lobbies.add_words(lobby(ALICE), BOB, "seven blue cats")
    with pytest.raises(UserError, match="already-started"):
        lobbies.add_words(match(ALICE, BOB), BOB, "seven blue cats")


def key_of(session: AnySession) -> bytes:
    """Returns the key of the match that a lobby becomes."""
    found: bytes = lobbies.start(session, ALICE, LOBBY, new_proof()).session.playing.state.chance.key
    return found


def test_words_that_nothing_would_prove_are_refused() -> None:
    with pytest.raises(UserError, match="nothing-published"):
        lobbies.add_words(structs.replace(lobby(ALICE), proof=None), ALICE, "seven blue cats")


def test_the_draws_depend_on_what_each_player_adds() -> None:
    gathered = lobby(ALICE, BOB)
    other_words = lobbies.add_words(gathered, BOB, "seven blue cats").session
    assert key_of(gathered) != key_of(other_words)


def test_nobody_changes_the_draws_by_starting_again() -> None:
    gathered = lobby(ALICE, BOB)
    assert key_of(gathered) == key_of(gathered)


def test_a_lobby_of_an_earlier_version_starts_with_a_new_secret_and_no_proof() -> None:
    gathered = structs.replace(lobby(ALICE, BOB), proof=None)
    started = [lobbies.start(gathered, ALICE, LOBBY, new_proof()).session for _ in range(2)]
    assert [session.proof for session in started] == [None, None]
    assert started[0].playing.state.chance != started[1].playing.state.chance


def test_a_start_writes_the_first_line_of_the_log() -> None:
    before = lobby(ALICE, computers=1, options={"promo": "on"})
    change = lobbies.start(before, ALICE, LOBBY, new_proof())
    session = change.session
    assert (session.stage, session.channel, session.entries) == (Stage.PLAY, LOBBY, 1)
    assert session.revision == before.revision + 1
    assert session.playing.options["promo"] == "on"
    assert [entry.seat for entry in change.entries] == [None]
    assert change.news


def test_a_match_keeps_the_id_of_its_lobby_where_it_has_no_thread() -> None:
    session = lobbies.start(lobby(ALICE, BOB), ALICE, CHANNEL, new_proof()).session
    assert (session.id, session.channel) == (LOBBY, CHANNEL)


def test_every_match_has_its_own_key() -> None:
    assert len({match(ALICE, BOB, number=number).playing.state.chance.key for number in range(5)}) == 5
    assert len({new_proof().secret for _ in range(5)}) == 5


LOBBY_CHANGES: dict[str, Callable[[AnySession], Change]] = {
    "join": lambda session: lobbies.join(session, CAROL, "Carol", 1),
    "leave": lambda session: lobbies.leave(session, BOB),
    "add a computer": lambda session: lobbies.add_computer(session, ALICE),
    "remove a computer": lambda session: lobbies.remove_computer(session, ALICE),
    "invite": lambda session: lobbies.invite(session, ALICE, CAROL, "Carol"),
    "remove": lambda session: lobbies.remove(session, ALICE, BOB),
    "set an option": lambda session: lobbies.set_option(session, "promo", "on"),
    "set a clock": lambda session: lobbies.set_clock(session, "fast"),
    "cancel": lambda session: lobbies.cancel(session, ALICE),
    "start": lambda session: lobbies.start(session, ALICE, LOBBY, new_proof()),
}


@pytest.mark.parametrize("change", LOBBY_CHANGES)
def test_a_started_match_refuses_changes_of_its_lobby(change: str) -> None:
    with pytest.raises(UserError, match="already-started"):
        LOBBY_CHANGES[change](match(ALICE, BOB))


def test_no_change_modifies_the_session_before_it() -> None:
    session = lobby(ALICE, computers=1)
    before = structs.replace(session, seats=list(session.seats), options=dict(session.options))
    lobbies.join(session, BOB, "Bob", 1)
    lobbies.leave(session, ALICE)
    lobbies.set_option(session, "promo", "on")
    lobbies.start(session, ALICE, LOBBY, new_proof())
    assert session == before
