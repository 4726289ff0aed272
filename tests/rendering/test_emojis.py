"""Emojis of pieces: within Discord's limits, named by what they show, and few."""

import re
from functools import partial
from io import BytesIO

from PIL import Image

from rendering import emojis
from rendering.theme import INK, SEATS
from rendering.tokens import token
from tests.rendering.every_emoji import every_emoji

MOST = 300
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
LARGEST = 256 * 1024


def test_there_are_fewer_emojis_than_three_hundred() -> None:
    assert len(every_emoji()) < MOST


def test_every_emoji_is_within_the_limits_of_discord() -> None:
    for emoji in every_emoji():
        image = Image.open(BytesIO(emoji.image))
        assert NAME.fullmatch(emoji.name), emoji.name
        assert (image.format, image.size) == ("PNG", (emojis.SIZE, emojis.SIZE)), emoji.name
        assert len(emoji.image) <= LARGEST, emoji.name


def test_emojis_of_one_name_show_the_same() -> None:
    assert len({emoji.name for emoji in every_emoji()}) == len({*every_emoji()})


def test_every_game_has_pieces() -> None:
    assert all(emojis.of_game(game) for game in ("manhattan", "mint_works", "rolled_west", "coal_baron", "montana"))


def test_a_changed_picture_has_another_name() -> None:
    one, other = (emojis.emoji("token", partial(token, paint)) for paint in SEATS[:2])
    assert one != other
    assert one == emojis.emoji("token", partial(token, SEATS[0]))


def test_only_the_names_of_parlour_are_its_own() -> None:
    assert all(emojis.is_own(emoji.name) for emoji in every_emoji())
    assert not any(map(emojis.is_own, ("coin", "coin_plr", "Coin_plr01234567", "coin_plr0123456z")))


def test_a_long_name_is_cut_and_what_discord_refuses_is_replaced() -> None:
    made = emojis.emoji("São Paulo, a very long name indeed", partial(token, SEATS[0]))
    assert NAME.fullmatch(made.name)
    assert emojis.is_own(made.name)


def test_a_piece_that_is_higher_than_wide_fits_and_has_a_light_edge() -> None:
    made = emojis.emoji("tower", lambda size: Image.new("RGBA", (size, 3 * size), (*INK, 255)))
    image = Image.open(BytesIO(made.image))
    left, top, right, bottom = image.getchannel("A").point(lambda alpha: 255 * (alpha > 128)).getbbox() or (0, 0, 0, 0)
    assert bottom - top >= emojis.SIZE - 2
    assert right - left < emojis.SIZE / 2
    assert image.getpixel((left + 1, emojis.SIZE // 2))[:3] == (255, 255, 255)  # type: ignore[index]
