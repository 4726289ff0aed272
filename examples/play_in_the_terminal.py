"""Plays a game in the terminal against the computer: `.venv/bin/python examples/play_in_the_terminal.py [GAME]`."""

import sys
from secrets import token_bytes

from bot.i18n import MatchWords, words_in
from bot.views.wording import story
from rendering import drawing
from rules import games, ranking, search
from rules import match as matches
from rules.chance import KEY_BYTES

YOU = 0
BUDGET = search.Budget(iterations=200)


def main(name: str) -> None:
    """Plays a whole match against as few computer players as the game allows, but at least one."""
    game = games.load(name)
    seats = max(2, game.info.fewest)
    words = MatchWords(words_in("en", name), ["Alice", *(f"CPU {number}" for number in range(1, seats))])
    match, _ = matches.start_match(game, seats, {}, token_bytes(KEY_BYTES))
    while to_move := matches.to_move(match):
        if YOU in to_move:
            match, entries = your_turn(match, words)
        else:
            match, entries = computers_turn(match, to_move[0])
        print(*story(entries, words, YOU), sep="\n")
    scores = game.scores(match.state)
    for seat, place in enumerate(ranking.places(scores)):
        print(f"{place}. {words.player(seat)}: {scores[seat].points}")


def your_turn(match: matches.AnyMatch, words: MatchWords) -> tuple[matches.AnyMatch, list[matches.AnyEntry]]:
    """Reads one choice: a number, b to take back, nothing to end the turn."""
    question = matches.question(match, YOU)
    assert question is not None
    if not question.drafted:
        view = games.load(match.game).view(question.state, YOU)
        print("", drawing.load(match.game).describe(view, YOU, words), sep="\n")
    print()
    for number, move in enumerate(question.options, 1):
        print(f"{number}. {words.phrase('move', move)}")
    task = words.phrase("ask", question.step, seat="Alice") if question.step else "Enter ends your turn."
    answer = input(f"{task} (b: take back)\n> ")
    if answer == "b" and question.drafted:
        return matches.take_back(match, YOU), []
    if not answer and question.step is None:
        return matches.done(match, YOU)
    if answer.isdecimal() and 0 < int(answer) <= len(question.options):
        return matches.choose(match, YOU, question.options[int(answer) - 1])
    print("That is not one of the choices.")
    return match, []


def computers_turn(match: matches.AnyMatch, seat: int) -> tuple[matches.AnyMatch, list[matches.AnyEntry]]:
    """Plays the computer's moves up to the next draw, revelation or move of another seat."""
    game = games.load(match.game)
    entries: list[matches.AnyEntry] = []
    for move in search.plan(game, game.view(match.state, seat), seat, BUDGET, seed=match.move_counts[seat]):
        match, more = matches.commit_move(match, seat, move)
        entries += more
    return match, entries


if __name__ == "__main__":
    main(*sys.argv[1:2] or games.names()[:1])
