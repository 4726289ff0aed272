"""Whether boards are readable: in size, complete, with a place for every option, in every language and as text."""

from bot.i18n import MatchWords, strict_words
from bot.languages import SOURCE, languages
from rendering import contract as boards
from rendering import drawing
from rules import contract, games

SAMPLE_NAMES = ("Alice", "Bob", "Carol", "Dave")
LONG_NAMES = ("Maximiliane von Hohenstaufen-Sigmaringen", "🎲", "超高層建築愛好家連盟名誉会長", "𝓓𝓪𝓿𝓮")


def check(name: str) -> str:
    """Draws boards of random games. Raises contract.Broken."""
    game, drawn = games.load(name), drawing.load(name)
    usual = contract.option_sets(game.info)[0]
    english = MatchWords(strict_words(SOURCE, name), SAMPLE_NAMES)
    for seats in range(game.info.fewest, game.info.most + 1):
        for language in languages():
            for names in (SAMPLE_NAMES, LONG_NAMES):
                words = MatchWords(strict_words(language, name), names)
                boards.check_size(drawn, name, seats, words)
                boards.check_readable(drawn, name, seats, words)
        boards.check_parts(drawn, name, seats, english)
        boards.check_places(drawn, name, seats, usual, english)
        boards.check_text(drawn, name, seats, english)
        boards.check_pieces(drawn, name, seats)
        boards.check_rings(drawn, name, seats, english)
    boards.check_files(drawn, name, english)
    boards.check_drawing_changes_nothing(drawn, name, game.info.most, english)
    return f"boards of at most {boards.WIDEST} pixels and {boards.MOST_BYTES // 1024} KiB; every option has its place"
