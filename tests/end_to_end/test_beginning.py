"""The first steps: the welcome, /help, a lobby opened by buttons, the rules, the settings as menus."""

from __future__ import annotations

from bot.actions.custom_id import encode
from bot.actions.lobby import ChooseRuleset, Join, SetOption, ShowOptions, ShowVariants
from bot.actions.opening import ChooseGame, OpenLobby
from bot.domain.calendar import AREAS
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.features.rule_book.feature import GameRules, OpenRules, RuleBooks
from bot.features.settings.feature import SetPreference, SetZone, ShowSettings, ShowZones
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Json,
    chosen_in,
    components_of,
    forge,
    is_public,
    message_of,
    press,
    press_of,
    private_text,
    set_option,
)

GREEN = 3


async def session_of(harness: Harness, lobby: Json) -> AnySession:
    session = await harness.bot.services.store.sessions.load(int(lobby["id"]))
    assert session is not None
    return session


async def open_lobby(person: Person, panel: Json, game: str) -> Json:
    """Presses the button of a game; returns its lobby."""
    (button,) = (button for button in components_of(panel, OpenLobby) if press_of(button).game == game)
    return message_of(await person.click(panel, custom_id=button["custom_id"]))


async def variants_of(person: Person, lobby: Json) -> Json:
    options = message_of(await forge(person, lobby, ShowOptions()))
    return message_of(await press(person, options, ShowVariants))


async def test_a_lobby_opens_by_buttons_alone(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    panel = message_of(await alice.slash("new", channel="lobby"))
    assert not is_public(panel)
    assert "Manhattan · 2-4 · 30 min" in reading.buttons(panel)
    lobby = await open_lobby(alice, panel, "montana")
    assert is_public(lobby)
    assert "Montana" in reading.text(lobby)
    await harness.press_silently(bob, lobby, Join)
    assert [seat.name for seat in (await session_of(harness, lobby)).seats] == ["Alice", "Bob"]


async def test_new_with_options_but_without_a_game_says_what_is_missing(harness: Harness) -> None:
    alice = await harness.person("Alice")
    assert "Which game?" in private_text(await alice.slash("new", computers=1))


async def test_a_button_opens_no_lobby_that_the_server_does_not_want(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    panel = message_of(await bob.slash("new", channel="lobby"))
    await alice.slash("manage", action="forbid-game", game="manhattan")
    assert "do not allow this game" in private_text(await forge(bob, panel, OpenLobby("manhattan")))
    offered = [press_of(button).game for button in components_of(message_of(await bob.slash("new")), OpenLobby)]
    assert "manhattan" not in offered
    assert "montana" in offered


async def test_a_lobby_opens_in_the_language_of_its_opener(harness: Harness) -> None:
    alice, dave = await harness.people("Alice", "Dave")
    panel = message_of(await dave.slash("new", channel="lobby"))
    assert "マンハッタン · 2〜4人 · 30分" in reading.buttons(panel)
    assert (await session_of(harness, await open_lobby(dave, panel, "manhattan"))).language == "ja"
    await harness.bot.services.store.people.update(int(alice.id), lambda _: Preferences(language="ja"))
    assert (await session_of(harness, await harness.open_lobby(host="Alice"))).language == "ja"
    english = await harness.open_lobby(host="Dave", language="en")
    assert (await session_of(harness, english)).language == "en"


async def test_clock_level_and_language_come_first_and_rules_lie_behind_a_button(harness: Harness) -> None:
    alice = await harness.person("Alice")
    options = message_of(await forge(alice, await harness.open_lobby(), ShowOptions()))
    names = [press_of(menu).name for menu in components_of(options, SetOption)]
    assert names[:3] == ["clock", "level", "language"]
    assert "promo" not in names
    variants = message_of(await press(alice, options, ShowVariants))
    assert "promo" in [press_of(menu).name for menu in components_of(variants, SetOption)]
    again = message_of(await press(alice, variants, ShowOptions))
    assert [press_of(menu).name for menu in components_of(again, SetOption)] == names


async def test_one_tap_chooses_a_ruleset_that_decides_what_it_can(harness: Harness) -> None:
    alice = await harness.person("Alice")
    lobby = await harness.open_lobby()
    for option, value in (("two_player_rounds", "4"), ("promo", "on")):
        await set_option(alice, lobby, option, value)
    panel = await variants_of(alice, lobby)
    (button,) = (button for button in components_of(panel, ChooseRuleset) if button["label"] == "As printed")
    chosen = message_of(await alice.click(panel, custom_id=button["custom_id"]))
    green = [each["label"] for each in components_of(chosen, ChooseRuleset) if each["style"] == GREEN]
    assert green == ["As printed"]
    assert (await session_of(harness, lobby)).options == {"ruleset": "publisher", "promo": "on"}


async def test_a_variant_is_set_on_the_page_of_the_variants(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = await variants_of(alice, await harness.open_lobby())
    (menu,) = (menu for menu in components_of(panel, SetOption) if press_of(menu).name == "promo")
    chosen = message_of(await alice.choose(panel, menu["custom_id"], "on"))
    assert components_of(chosen, ChooseRuleset)
    assert any("one more way to score" in label for label in chosen_in(chosen))


async def test_only_variants_that_make_a_difference_are_offered(harness: Harness) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    lobby = await harness.open_lobby()
    before = await variants_of(alice, lobby)
    assert {"two_player_rounds", "three_player_rounds"} <= names_of(before)
    await set_option(alice, lobby, "two_player_rounds", "6")
    await alice.wait_for(lambda now: now["id"] == lobby["id"] and "6 rounds" in reading.text(now), channel="lobby")
    for guest in (bob, carol):
        await harness.press_silently(guest, lobby, Join)
    after = await variants_of(alice, lobby)
    assert "three_player_rounds" in names_of(after)
    assert not {"two_player_rounds", "two_player_mode", "hobbiton_tie"} & names_of(after)
    assert "are not shown" in reading.text(after)
    (menu,) = (menu for menu in components_of(before, SetOption) if press_of(menu).name == "two_player_rounds")
    assert "makes no difference" in private_text(await alice.choose(before, menu["custom_id"], "4"))


def names_of(variants: Json) -> set[str]:
    """Returns the variants that a page offers."""
    return {press_of(menu).name for menu in components_of(variants, SetOption)}


async def test_others_may_look_at_options_and_change_none(harness: Harness) -> None:
    bob = await harness.person("Bob")
    lobby = await harness.open_lobby()
    options = message_of(await forge(bob, lobby, ShowOptions()))
    assert "Only the host" in reading.text(options)
    assert not components_of(options, SetOption)
    variants = message_of(await press(bob, options, ShowVariants))
    assert not [*components_of(variants, SetOption), *components_of(variants, ChooseRuleset)]
    assert "Only the host" in private_text(await forge(bob, lobby, ChooseRuleset(int(lobby["id"]), "publisher")))
    assert (await session_of(harness, lobby)).options == {}


async def test_a_ruleset_that_does_not_exist_is_refused(harness: Harness) -> None:
    alice = await harness.person("Alice")
    lobby = await harness.open_lobby()
    assert "no option" in private_text(await forge(alice, lobby, ChooseRuleset(int(lobby["id"]), "house")))


async def test_settings_are_chosen_from_menus(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("settings"))
    for name, value in (("reminders", "direct"), ("quiet", "22-7"), ("mention", "false"), ("weekends", "false")):
        panel = message_of(await alice.choose(panel, encode(SetPreference(name)), value))
    stored = await harness.bot.services.store.people.person(int(alice.id))
    assert (stored.reminders, stored.mention) == ("direct", False)
    assert (stored.hours.quiet, stored.hours.weekends) == ((22, 7), False)
    assert "Quiet hours: 22 to 7 o’clock" in chosen_in(panel)
    japanese = message_of(await alice.choose(panel, encode(SetPreference("language")), "ja"))
    assert "自分の設定" in reading.text(japanese)


async def test_only_settings_with_their_own_values_can_be_chosen(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("settings"))
    for name, value in (("vacations", "[]"), ("mention", "maybe"), ("language", "tlh"), ("habits", "")):
        answer = await alice.choose(panel, encode(SetPreference(name)), value, forge=True)
        assert "not one of the options" in private_text(answer)
    assert await harness.bot.services.store.people.person(int(alice.id)) == Preferences()


async def test_a_time_zone_is_found_without_typing(harness: Harness) -> None:
    alice = await harness.person("Alice")
    zones = message_of(await press(alice, message_of(await alice.slash("settings")), ShowZones))
    (america,) = (b for b in components_of(zones, ShowZones) if AREAS[press_of(b).area] == "America")
    zones = message_of(await alice.click(zones, custom_id=america["custom_id"]))
    (menu,) = (
        menu
        for menu in components_of(zones, SetZone)
        if "America/Lima" in [option["value"] for option in menu["options"]]
    )
    panel = message_of(await alice.choose(zones, menu["custom_id"], "America/Lima"))
    assert "Time zone: America/Lima" in reading.buttons(panel)


async def test_help_leads_to_a_lobby_the_rules_and_the_settings(harness: Harness) -> None:
    alice = await harness.person("Alice")
    for channel in ("lobby", "dm"):
        page = message_of(await alice.slash("help", channel=channel))
        assert "/turns" in reading.text(page)
        assert components_of(message_of(await press(alice, page, ChooseGame)), OpenLobby)
        page = message_of(await alice.slash("help", channel=channel))
        books = message_of(await press(alice, page, RuleBooks))
        assert components_of(message_of(await press(alice, books, OpenRules)), GameRules)
        page = message_of(await alice.slash("help", channel=channel))
        assert components_of(message_of(await press(alice, page, ShowSettings)), SetPreference)


async def test_rules_without_a_match_offer_every_game(harness: Harness) -> None:
    alice = await harness.person("Alice")
    assert components_of(message_of(await alice.slash("rules", channel="board-games")), OpenRules)


async def welcomes(person: Person, channel: str) -> list[Json]:
    """Returns the welcomes in a channel."""
    return [message for message in await person.messages(channel) if components_of(message, ChooseGame)]


async def invite_again(harness: Harness, channel: str, guild: str = "") -> None:
    """Removes and invites the bot, and waits until it has answered somebody in `channel`."""
    harness.sandbox.control.remove_bot(guild)
    harness.sandbox.control.invite_bot(guild)
    await harness.open_lobby(channel=channel)
    await harness.open_lobby(channel=channel)


async def test_a_server_is_welcomed_once_with_a_way_to_a_lobby(harness: Harness) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.create_guild("Chess Club", "Alice", "Bob")
    await alice.wait_for(lambda message: bool(components_of(message, ChooseGame)), channel="general")
    (welcome,) = await welcomes(alice, "general")
    assert components_of(message_of(await press(alice, welcome, ChooseGame)), OpenLobby)
    await invite_again(harness, "general", "Chess Club")
    assert len(await welcomes(alice, "general")) == 1


async def test_the_welcome_goes_to_the_system_channel(harness: Harness) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.set_system_channel("board-games")
    await invite_again(harness, "lobby")
    await alice.wait_for(lambda message: bool(components_of(message, ChooseGame)), channel="board-games")
    assert await welcomes(alice, "lobby") == []


async def test_the_welcome_goes_to_the_first_channel_where_parlour_may_post(harness: Harness) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.set_system_channel("read-only")
    harness.sandbox.control.deny("lobby", "send_messages")
    await invite_again(harness, "board-games")
    await alice.wait_for(lambda message: bool(components_of(message, ChooseGame)), channel="manhattan")


async def test_a_server_where_parlour_may_post_nowhere_is_not_welcomed_until_it_may(harness: Harness) -> None:
    control, alice = harness.sandbox.control, await harness.person("Alice")
    for channel in ("lobby", "manhattan", "board-games"):
        control.deny(channel, "send_messages")
    control.remove_bot()
    control.invite_bot()
    assert "Send Messages" in private_text(await alice.slash("new", channel="lobby", game="manhattan"))
    control.allow("board-games", "send_messages")
    await invite_again(harness, "board-games")
    assert await alice.wait_for(lambda message: bool(components_of(message, ChooseGame)), channel="board-games")
    assert await welcomes(alice, "lobby") == []


async def test_a_server_where_parlour_was_for_long_is_not_welcomed(harness: Harness) -> None:
    alice = await harness.person("Alice")
    await harness.restart_bot()
    await harness.open_lobby()
    assert await welcomes(alice, "lobby") == []
