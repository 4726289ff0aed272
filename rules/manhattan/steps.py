"""The steps of a round: start, turns, scoring."""

from bisect import insort

from rules.game import Move, Refusal, Step
from rules.manhattan import events, moves, scoring
from rules.manhattan.board import blocks_left, height, largest, needed, reachable, reading
from rules.manhattan.choosing import ChooseBlock, ChooseBlocks, emit_choice
from rules.manhattan.state import CELLS, HIDDEN, SIZES, Block, Player, Position
from rules.ranking import leaders
from rules.seats import next_seat

__all__ = [
    "ChooseBlock",
    "ChooseBlocks",
    "ChooseCity",
    "ChooseStarter",
    "DiscardCard",
    "EndTurn",
    "GiveUpBlock",
    "PlaceBlock",
    "PlayCard",
    "ScoreRound",
    "StartBuilding",
    "StartRound",
    "State",
    "draw",
]


class StartRound(Step[Position, Move]):
    """Starts a round: reveals a promo card and pushes the choice of blocks."""

    def run(self, state: Position) -> None:
        state.emit(events.RoundStarted(state.round, state.rounds, state.starter))
        if state.promos:
            _turn_up(state)
        state.push(StartBuilding())
        order = state.turn_order()
        if state.round == state.rounds:  # the blocks left are exactly those needed
            for seat in order:
                player = state.players[seat]
                player.supply, player.chosen = player.chosen, player.supply
                emit_choice(state, seat)
        elif state.options["selection_mode"] == "simultaneous":
            state.push(ChooseBlocks(seats=sorted(order), secret=True))
        elif state.options["selection_mode"] == "one_by_one":
            state.push(ChooseBlock(seats=[state.starter]))
        else:
            for seat in reversed(order):
                state.push(ChooseBlocks(seats=[seat]))


class StartBuilding(Step[Position, Move]):
    """Starts the turns once all blocks are chosen."""

    waits_for_done = True

    def turn_of(self, state: Position, seat: int) -> "PlayCard":
        return PlayCard([seat])

    def run(self, state: Position) -> None:
        state.push(PlayCard([state.starter]))


class ChooseStarter(Step[Position, moves.StartWith]):
    """Choose the start player of the first round."""

    def options(self, state: Position, seat: int) -> list[moves.StartWith]:
        return [moves.StartWith(other) for other in range(len(state.players))]

    def take(self, state: Position, seat: int, move: moves.StartWith) -> None:
        state.starter = move.starter_seat


class PlayCard(Step[Position, moves.UseCard | moves.Discard]):
    """Play a card, which determines the cell of a city to build on; if none can be used, discard one.

    It is one step, as others may not know which of the two it is before it has happened.
    """

    takes_single = False  # it would reveal that no other card of the hand can be used

    def prompt_key(self, state: Position, seat: int) -> str:
        hand = state.players[seat].hand
        has_to_pass = HIDDEN not in hand and not any(fits for _, _, fits in _cards(state, seat))
        return "DiscardCard" if has_to_pass else "PlayCard"

    def options(self, state: Position, seat: int) -> list[moves.UseCard | moves.Discard]:
        cards = _cards(state, seat)
        usable: list[moves.UseCard | moves.Discard] = [moves.UseCard(card, cell) for card, cell, fits in cards if fits]
        return usable or [moves.Discard(card, cell) for card, cell, _ in cards]

    def turn_of(self, state: Position, seat: int) -> "PlayCard | None":
        return PlayCard([seat]) if blocks_left(state.players[seat]) else None

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        return [moves.CardFitsNowhere(card, cell) for card, cell, fits in _cards(state, seat) if not fits]

    def take(self, state: Position, seat: int, move: moves.UseCard | moves.Discard) -> None:
        state.players[seat].hand.remove(move.card)
        state.discard[move.card] += 1
        following = ChooseCity if type(move) is moves.UseCard else GiveUpBlock
        state.push(following(seats=[seat], card=move.card, cell=move.cell))


class DiscardCard(PlayCard):
    """The same step in a match that was stored when a forced pass had a step of its own."""


class ChooseCity(Step[Position, moves.BuildIn], kw_only=True):
    """Choose the city to build in."""

    card: int
    cell: int

    def options(self, state: Position, seat: int) -> list[moves.BuildIn]:
        blocks = largest(state.players[seat])
        found = []
        for city, building in enumerate(state.sites[self.cell :: CELLS]):
            if not building:
                found.append(moves.BuildIn(city, self.cell, 0, -1))
            elif reachable(building, blocks, state.parties):
                found.append(moves.BuildIn(city, self.cell, height(building), building[-1].colour))
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        blocks = [(colour, floors) for colour, floors in largest(state.players[seat]) if floors]
        separate = len({state.parties[colour] for colour, _ in blocks}) > 1
        refused: list[Refusal] = []
        for city, building in enumerate(state.sites[self.cell :: CELLS]):
            if not reachable(building, blocks, state.parties):
                lacks = [
                    (needed(building, colour, state.parties) - floors, floors, colour) for colour, floors in blocks
                ]
                lack, floors, colour = min(lacks)
                named = colour if separate else moves.NO_COLOUR
                refused.append(moves.OutOfReach(city, self.cell, floors + lack, floors, named))
        return refused

    def take(self, state: Position, seat: int, move: moves.BuildIn) -> None:
        state.push(PlaceBlock(seats=[seat], card=self.card, city=move.city, cell=self.cell))


class PlaceBlock(Step[Position, moves.BuildWith], kw_only=True):
    """Choose the block to put on the site."""

    card: int
    city: int
    cell: int

    def options(self, state: Position, seat: int) -> list[moves.BuildWith]:
        building = state.sites[self.city * CELLS + self.cell]
        stands = height(building)
        player = state.players[seat]
        found = []
        for colour in player.colours:
            counts = player.chosen[colour]
            for floors in range(SIZES, needed(building, colour, state.parties) - 1, -1):
                if counts[floors - 1]:
                    found.append(moves.BuildWith(colour, floors, stands + floors))
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        building = state.sites[self.city * CELLS + self.cell]
        player = state.players[seat]
        refused: list[Refusal] = []
        for colour in player.colours:
            needs = needed(building, colour, state.parties)
            for floors in range(min(needs - 1, SIZES), 0, -1):
                if player.chosen[colour][floors - 1]:
                    refused.append(moves.BlockTooSmall(colour, floors, needs))
        return refused

    def take(self, state: Position, seat: int, move: moves.BuildWith) -> None:
        building = state.sites[self.city * CELLS + self.cell]
        state.players[seat].chosen[move.colour][move.floors - 1] -= 1
        place = (self.city, self.cell, self.card, move.colour, move.floors)
        if not building:
            state.emit(events.Founded(seat, *place))
        elif building[-1].colour in state.players[seat].colours:
            state.emit(events.Raised(seat, *place, move.height))
        else:
            state.emit(events.TakenOver(seat, _holder(state, building[-1].colour), *place, move.height))
        building.append(Block(move.colour, move.floors))
        state.push(EndTurn(seat=seat))


class GiveUpBlock(Step[Position, moves.GiveUp], kw_only=True):
    """Remove a block from the game in a forced pass."""

    card: int
    cell: int

    def options(self, state: Position, seat: int) -> list[moves.GiveUp]:
        player = state.players[seat]
        return [
            moves.GiveUp(colour, floors)
            for colour in player.colours
            for floors in range(SIZES, 0, -1)
            if player.chosen[colour][floors - 1]
        ]

    def take(self, state: Position, seat: int, move: moves.GiveUp) -> None:
        state.players[seat].chosen[move.colour][move.floors - 1] -= 1
        state.removed.append(Block(move.colour, move.floors))
        state.emit(events.Passed(seat, self.card, self.cell, move.colour, move.floors))
        state.push(EndTurn(seat=seat))


class EndTurn(Step[Position, Move], kw_only=True):
    """Ends a turn: draws a card, then starts the next turn or the scoring."""

    waits_for_done = True

    seat: int

    def run(self, state: Position) -> None:
        following = next_seat(len(state.players), self.seat)
        is_last = not blocks_left(state.players[following])
        if not is_last or state.round < state.rounds:
            player = state.players[self.seat]
            card = draw(state, player)
            state.emit(events.CardDrawn(self.seat, card, reading(state, player)[card]))
        state.push(ScoreRound() if is_last else PlayCard([following]))


class ScoreRound(Step[Position, Move]):
    """Scores the board, then starts the next round or ends the game."""

    def run(self, state: Position) -> None:
        if "fake_news" in state.promo:
            _turn_up(state)
        for seat, (player, gained) in enumerate(zip(state.players, scoring.score_now(state), strict=True)):
            player.scored.append(gained)
            state.emit(
                events.RoundScored(
                    seat,
                    state.round,
                    gained.tallest,
                    gained.majorities,
                    gained.buildings,
                    gained.promo,
                    scoring.total([gained]),
                    scoring.total(player.scored),
                )
            )
        if state.round == state.rounds:
            _emit_winners(state)
            return
        state.round += 1
        state.starter = next_seat(len(state.players), state.starter)
        state.used_promos += state.promo
        state.promo = []
        state.push(StartRound())


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[
        ChooseStarter
        | StartRound
        | ChooseBlocks
        | ChooseBlock
        | StartBuilding
        | PlayCard
        | ChooseCity
        | PlaceBlock
        | DiscardCard
        | GiveUpBlock
        | EndTurn
        | ScoreRound
    ] = []


def draw(state: Position, player: Player) -> int:
    """Gives `player` a card from the deck, which is made from the discarded cards again if it has run out."""
    if not any(state.deck):
        state.deck, state.discard = state.discard, state.deck
        state.emit(events.Reshuffled(sum(state.deck)))
    card = state.chance.pick_counted(state.deck, "cards")
    state.deck[card] -= 1
    insort(player.hand, card)
    return card


def _turn_up(state: Position) -> None:
    card = state.chance.pick(state.promos, "promos")
    state.promos.remove(card)
    state.promo.append(card)
    state.emit(events.PromoRevealed(card))


def _holder(state: Position, colour: int) -> int:
    return next(seat for seat, player in enumerate(state.players) if colour in player.colours)


def _cards(state: Position, seat: int) -> list[tuple[int, int, bool]]:
    """Returns the distinct cards of a hand, with the cell each means and whether it allows to build in any city."""
    player = state.players[seat]
    cells = reading(state, player)
    blocks = largest(player)
    found = []
    last = HIDDEN
    for card in player.hand:
        if card != last:
            found.append((card, cells[card], _fits(state, cells[card], blocks)))
            last = card
    return found


def _fits(state: Position, cell: int, blocks: list[tuple[int, int]]) -> bool:
    for building in state.sites[cell::CELLS]:  # noqa: SIM110 - any() of a generator takes twice as long
        if not building or reachable(building, blocks, state.parties):
            return True
    return False


def _emit_winners(state: Position) -> None:
    scores = scoring.scores(state)
    for seat in leaders(scores):
        state.emit(events.GameWon(seat, scores[seat].points))
