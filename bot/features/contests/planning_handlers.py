"""Handles planning and opening a league or a tournament, by menus or by a command."""

from secrets import token_bytes

import msgspec
from msgspec import structs

from bot.domain import lobbies
from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.domain.server import check_lobby
from bot.features.contests import planning_views as planning
from bot.features.contests import views as view
from bot.features.contests.actions import ChangePlan, OpenContest, Plan, PlanContest
from bot.features.contests.domain import DAYS, ROUNDS, SEATS, Contest, Kind, fewest_days, has_opened
from bot.features.contests.store import Contests
from bot.handlers.context import ChannelKind, Context
from bot.handlers.opening import check_permissions
from bot.handlers.registry import handles
from bot.views.components import Panel
from rules import games
from rules.chance import KEY_BYTES
from rules.proof import promise

LEAGUES, TOURNAMENTS, OF_HOST = 5, 20, 2
"""The most leagues and tournaments of a server at the same time, and the most tournaments of one host."""
CONTESTS = Quota("contest", burst=2, seconds=1800)
"""Leagues and tournaments that a person opens."""


def playable(kind: str, seats: int = 2) -> list[str]:
    """Returns the games that such a contest can have: matches of a league have two people."""
    return [game for game in games.names() if games.load(game).info.fewest <= seats <= games.load(game).info.most]


def may_open(context: Context, kind: str) -> bool:
    """Whether a person may open a contest here: a league only if they manage the server."""
    request = context.request
    return bool(request.guild) and (request.manages or (kind != Kind.LEAGUE and request.posts))


@handles(PlanContest)
async def plan(context: Context, press: PlanContest) -> Panel:
    """Shows the menus in which a contest is planned."""
    return _shown(context, press)


@handles(ChangePlan)
async def change_plan(context: Context, press: ChangePlan) -> Panel:
    """Chooses a part of the plan."""
    parts = {name: getattr(press, name) for name in PlanContest.__struct_fields__}
    if press.part not in parts:
        raise UserError("unknown-choice")
    try:
        plan = msgspec.convert(parts | {press.part: press.value}, PlanContest, strict=False)
    except msgspec.ValidationError:
        raise UserError("unknown-choice") from None
    return _shown(context, plan)


def _shown(context: Context, press: PlanContest) -> Panel:
    if press.kind not in Kind.__members__.values():
        raise UserError("unknown-choice")
    if not may_open(context, press.kind):
        raise UserError("contest-managers" if press.kind == Kind.LEAGUE else "contest-in-server")
    allowed = [game for game in playable(press.kind, press.seats) if game not in context.server.forbidden_games]
    if not allowed:
        raise UserError("forbidden-game")
    game = press.game if press.game in allowed else allowed[0]
    return planning.panel(structs.replace(press, game=game), allowed, context.words)


@handles(OpenContest)
async def open_planned(context: Context, press: OpenContest) -> None:
    """Opens the contest that was planned."""
    await open_contest(context, press)


async def open_contest(context: Context, wanted: Plan, clock: str = "", rounds: int = 0) -> None:
    """Opens a contest in this channel, with the person as its host. `clock`: instead of that of the plan."""
    request = context.request
    kind = _checked(wanted, rounds)
    if lobbies.parse_clock(clock or wanted.clock) is None:
        raise UserError("contest-clock")
    if not may_open(context, kind):
        raise UserError("contest-managers" if kind is Kind.LEAGUE else "contest-in-server")
    check_place(context)
    check_lobby(context.server, request.person, wanted.game, request.parent)
    await _check_number(context, kind)
    context.limit(CONTESTS)
    message = await context.reply.open_public()
    contest = Contest(
        id=message,
        guild=request.guild,
        channel=request.channel,
        language=context.language,
        host=request.person,
        kind=kind,
        game=wanted.game,
        clock=clock or wanted.clock,
        seats=wanted.seats,
        days=wanted.days,
        wanted=rounds,
        changed=context.at.now,
        message=message,
        promise=promise(token_bytes(KEY_BYTES)),
    )
    await context.services.store.of(Contests).create(contest, context.operation())
    await context.reply.show_public(view.message(contest, [], None, context.at.now))
    await context.services.store.of(Contests).note(contest.id, shown=contest.revision)


def _checked(wanted: Plan, rounds: int) -> Kind:
    """Returns the kind of contest that is wanted. Raises UserError if it cannot be as it was planned."""
    if wanted.kind not in Kind.__members__.values():
        raise UserError("unknown-choice")
    kind = Kind(wanted.kind)
    if wanted.game not in games.names():
        raise UserError("unknown-game", game=wanted.game)
    seats_fit = SEATS.fewest <= wanted.seats <= SEATS.most and (kind is not Kind.LEAGUE or wanted.seats == 2)
    if not seats_fit or wanted.game not in playable(kind, wanted.seats):
        raise UserError("contest-game-seats", seats=wanted.seats)
    fewest, most = max(DAYS[kind].fewest, fewest_days(wanted.seats)), DAYS[kind].most
    if not fewest <= wanted.days <= most:
        raise UserError("contest-length", fewest=fewest, most=most)
    if rounds and not (kind is Kind.SWISS and ROUNDS.fewest <= rounds <= ROUNDS.most):
        raise UserError("contest-no-rounds", fewest=ROUNDS.fewest, most=ROUNDS.most)
    return kind


async def _check_number(context: Context, kind: Kind) -> None:
    """Raises UserError if there are enough of this kind on the server, or of this host."""
    found = await context.services.store.of(Contests).on_server(context.request.guild)
    same = [each for each in found if (each.kind is Kind.LEAGUE) == (kind is Kind.LEAGUE)]
    if len(same) >= (LEAGUES if kind is Kind.LEAGUE else TOURNAMENTS):
        raise UserError("contest-too-many")
    own = [each for each in same if has_opened(each, context.person)]
    if kind is not Kind.LEAGUE and len(own) >= OF_HOST:
        raise UserError("contest-too-many")


def check_place(context: Context) -> None:
    """Raises UserError unless threads can be opened in this channel, for the matches of a contest."""
    if context.request.channel_kind is not ChannelKind.WITH_THREADS:
        raise UserError("contest-channel")
    check_permissions(context)
