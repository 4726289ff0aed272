"""Lists inside sentences are joined by the game's texts."""

from rendering.wording import clauses, listed


class Joints:
    """Words of which only the joints of lists are used."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        return {"board-text-list": ", ", "board-text-between": "; "}[name]

    def player(self, seat: int) -> str:
        raise AssertionError(seat)


def test_parts_of_a_list_are_joined_by_commas() -> None:
    assert listed(Joints(), ["wood", "gold"]) == "wood, gold"


def test_clauses_of_a_sentence_are_joined_by_semicolons() -> None:
    assert clauses(Joints(), iter(["wood, gold", "silver"])) == "wood, gold; silver"


def test_an_empty_list_is_replaced_by_what_is_given() -> None:
    assert (listed(Joints(), [], "none"), clauses(Joints(), [], "none")) == ("none", "none")
    assert listed(Joints(), []) == ""
