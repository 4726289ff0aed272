"""The panel in which a league or a tournament is planned."""

from collections.abc import Sequence

from bot.domain.clock import CLOCKS
from bot.features.contests.actions import ChangePlan, OpenContest, Plan
from bot.features.contests.domain import Kind, fewest_days, fitted
from bot.i18n import Words, words_in
from bot.views import components
from bot.views.components import Panel
from bot.views.wording import clock_text

WEEKS = (1, 2, 3, 4, 6, 8)
"""The lengths of a season that are offered."""
ROUND_DAYS = (1, 2, 3, 5, 7, 10, 14, 21)
"""The lengths of a round that are offered."""
PEOPLE = (2, 3, 4)


def panel(plan: Plan, games: Sequence[str], words: Words) -> Panel:
    """Returns the menus for everything about a contest, and the button that opens it. `games`: those it can have."""
    is_league = plan.kind == Kind.LEAGUE
    text = f"### {words('plan-title', kind=words(f'contest-kind-{plan.kind}'))}\n{words(f'plan-about-{plan.kind}')}"
    fitting = fitted(CLOCKS[plan.clock], plan.days, plan.seats) if plan.clock in CLOCKS else None
    if fitting and fitting != CLOCKS[plan.clock]:
        text += f"\n-# {words('plan-clock-fits', clock=clock_text(fitting, words))}"
    named = {game: words_in(words.language, game)("game-name") for game in games}
    rows = [_menu("plan-game", plan, "game", named, words)]
    if not is_league:
        formats = {str(kind): words(f"contest-kind-{kind}") for kind in (Kind.SWISS, Kind.KNOCKOUT)}
        rows.insert(0, _menu("plan-format", plan, "kind", formats, words))
        sizes = {str(count): words("contest-seats", seats=count) for count in PEOPLE}
        rows.append(_menu("plan-seats", plan, "seats", sizes, words))
    lengths = (
        {str(7 * weeks): words("plan-weeks", weeks=weeks) for weeks in WEEKS}
        if is_league
        else {
            str(days): words("contest-round-days", days=days) for days in ROUND_DAYS if days >= fewest_days(plan.seats)
        }
    )
    rows.append(_menu("plan-days", plan, "days", lengths, words))
    clocks = {name: clock_text(clock, words) for name, clock in CLOCKS.items()}
    rows.append(_menu("plan-clock", plan, "clock", clocks, words))
    chosen = OpenContest(plan.kind, plan.game, plan.clock, plan.days, plan.seats)
    rows.append(components.row(components.button(words, chosen)))
    return Panel(components.message([text], *rows))


def _menu(title: str, plan: Plan, name: str, named: dict[str, str], words: Words) -> components.Row:
    press = ChangePlan(plan.kind, plan.game, plan.clock, plan.days, plan.seats, name)
    now = str(getattr(plan, name))
    choices = [components.choice(text, value, default=value == now) for value, text in named.items()]
    return components.row(components.menu(words(title), press, choices[: components.MENU]))
