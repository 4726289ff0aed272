"""Messages and components that Discord refuses, with its error codes."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from sandbox.wire.messages import EPHEMERAL, HAS_THREAD, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS
from tests.sandbox.a_bot import PNG
from tests.sandbox.rest import V2, Rest

Json = dict[str, Any]


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(label: str = "Join", custom_id: str | None = "join", **more: Any) -> Json:
    body = {"type": 2, "style": 1, "label": label} | more
    return body if custom_id is None else body | {"custom_id": custom_id}


def select(count: int = 2, **more: Any) -> Json:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options} | more


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def gallery(url: str = "attachment://board.png", **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} | more]}


async def test_a_plain_message_is_sent(rest: Rest) -> None:
    response = await rest.send("lobby", {"content": "hello"})
    assert response.status == 200
    assert response.body["content"] == "hello"
    assert response.headers["Content-Type"] == "application/json"
    assert int(response.headers["X-RateLimit-Remaining"]) >= 0


@pytest.mark.parametrize("multipart", [False, True], ids=["application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize(
    "fields",
    [{"payload_json": '{"content": "hello \u2713"}'}, {"content": "hello \u2713"}],
    ids=["with its JSON in a field", "with a field for each value"],
)
async def test_a_body_may_be_a_form(rest: Rest, fields: dict[str, str], multipart: bool) -> None:
    form = aiohttp.FormData(fields, default_to_multipart=multipart)
    response = await rest.send("lobby", None, form=form)
    assert (response.status, response.body["content"]) == (200, "hello \u2713")


@pytest.mark.parametrize("multipart", [False, True], ids=["application/x-www-form-urlencoded", "multipart/form-data"])
async def test_a_form_whose_field_is_no_json_is_refused(rest: Rest, multipart: bool) -> None:
    form = aiohttp.FormData({"payload_json": '{"content": hi"}'}, default_to_multipart=multipart)
    assert (await rest.send("lobby", None, form=form)).refusal == (400, 50109)


BROKEN: list[tuple[str, Json, dict[str, str]]] = [
    ("content over 2000 characters", {"content": "x" * 2001}, {"content": "BASE_TYPE_BAD_LENGTH"}),
    ("content of 1001 emojis, of two units each", {"content": "🎲" * 1001}, {"content": "BASE_TYPE_BAD_LENGTH"}),
    (
        "texts over 4000 units together",
        {"flags": V2, "components": [text("🎲" * 1000), text("🎲" * 1000), text("x")]},
        {"components": "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
    ),
    (
        "a label of 41 emojis",
        {"content": "x", "components": [row(button("🎲" * 41))]},
        {"components.0.components.0.label": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "content beside second-version components",
        {"flags": V2, "content": "x", "components": [text()]},
        {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    (
        "embeds beside second-version components",
        {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
        {"embeds": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    (
        "second-version components without the flag",
        {"components": [text()]},
        {"components.0": "UNION_TYPE_CHOICES"},
    ),
    (
        "a custom_id used twice",
        {"content": "x", "components": [row(button(), button())]},
        {"components.0.components.1.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
    (
        "a button without custom_id",
        {"content": "x", "components": [row(button(custom_id=None))]},
        {"components.0.components.0.custom_id": "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"},
    ),
    (
        "a link without an address",
        {"content": "x", "components": [row(button(custom_id=None, style=5))]},
        {"components.0.components.0.url": "BUTTON_COMPONENT_URL_REQUIRED"},
    ),
    (
        "a button with neither label nor emoji",
        {"content": "x", "components": [row(button(label=""))]},
        {"components.0.components.0": "BUTTON_COMPONENT_INVALID_LABEL"},
    ),
    (
        "a label over 80 characters",
        {"content": "x", "components": [row(button(label="x" * 81))]},
        {"components.0.components.0.label": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "a custom_id over 100 characters",
        {"content": "x", "components": [row(button(custom_id="x" * 101))]},
        {"components.0.components.0.custom_id": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "an unknown button style",
        {"content": "x", "components": [row(button(style=9))]},
        {"components.0.components.0.style": "NUMBER_TYPE_RANGE"},
    ),
    (
        "six buttons in a row",
        {"content": "x", "components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        {"components.0.components": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "six rows in a classic message",
        {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]},
        {"components": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "a menu with a button beside it",
        {"content": "x", "components": [row(select(), button())]},
        {"components.0": "COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
    ),
    (
        "26 options in a menu",
        {"content": "x", "components": [row(select(26))]},
        {"components.0.components.0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "a menu without options",
        {"content": "x", "components": [row(select(0))]},
        {"components.0.components.0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "an option label over 100 characters",
        {"content": "x", "components": [row(select(options=[{"label": "x" * 101, "value": "1"}]))]},
        {"components.0.components.0.options.0.label": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "two options of one value",
        {"content": "x", "components": [row(select(options=[{"label": "a", "value": "1"}] * 2))]},
        {"components.0.components.0.options.0.value": "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
    ),
    (
        "more values to choose than options",
        {"content": "x", "components": [row(select(2, max_values=3))]},
        {"components.0.components.0.max_values": "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE"},
    ),
    (
        "a placeholder over 150 characters",
        {"content": "x", "components": [row(select(placeholder="x" * 151))]},
        {"components.0.components.0.placeholder": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "41 components with nested ones",
        {"flags": V2, "components": [{"type": 17, "components": [text() for _ in range(40)]}]},
        {"components": "MAX_TOTAL_COMPONENTS_EXCEEDED"},
    ),
    (
        "more than 4000 characters over all texts",
        {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
        {"components": "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
    ),
    (
        "a picture that names no file",
        {"flags": V2, "components": [gallery()]},
        {"components.0.items.0.media.url": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"},
    ),
    (
        "an alt text over 1024 characters",
        {"flags": V2, "components": [gallery("https://example.org/a.png", description="x" * 1025)]},
        {"components.0.items.0.description": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "an empty text",
        {"flags": V2, "components": [text("")]},
        {"components.0.content": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "a section without something beside it",
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        {"components.0.accessory": "BASE_TYPE_REQUIRED"},
    ),
    (
        "a container in a container",
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        {"components.0.components.0.type": "BASE_TYPE_CHOICES"},
    ),
    (
        "an embed title over 256 characters",
        {"embeds": [{"title": "x" * 257}]},
        {"embeds.0.title": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "26 fields in an embed",
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        {"embeds.0.fields": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "more than 6000 characters over all embeds",
        {"embeds": [{"description": "x" * 3001}] * 2},
        {"embeds": "MAX_EMBED_SIZE_EXCEEDED"},
    ),
    ("eleven embeds", {"embeds": [{"title": "x"}] * 11}, {"embeds": "BASE_TYPE_BAD_LENGTH"}),
    ("a nonce over 25 characters", {"content": "x", "nonce": "x" * 26}, {"nonce": "BASE_TYPE_BAD_LENGTH"}),
    (
        "somebody mentioned twice",
        {"content": "x", "allowed_mentions": {"users": ["1", "1"]}},
        {"allowed_mentions.users": "SET_TYPE_ALREADY_CONTAINS_VALUE"},
    ),
    (
        "mentions both parsed and listed",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"allowed_mentions": "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
    ),
    (
        "a reply to nothing",
        {"content": "x", "message_reference": {"message_id": "1"}},
        {"message_reference": "REPLIES_UNKNOWN_MESSAGE"},
    ),
]


@pytest.mark.parametrize(("body", "errors"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
async def test_a_message_is_refused_with(rest: Rest, body: Json, errors: dict[str, str]) -> None:
    response = await rest.send("lobby", body)
    assert response.refusal == (400, 50035)
    assert errors.items() <= response.error_codes().items()


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"components": []}, {"flags": V2}])
async def test_an_empty_message_is_refused(rest: Rest, body: Json) -> None:
    assert (await rest.send("lobby", body)).refusal == (400, 50006)


async def test_forty_components_and_4000_characters_are_allowed(rest: Rest) -> None:
    texts = [text("x" * 1000) for _ in range(4)]
    buttons = [row(*(button(custom_id=f"{r}-{n}") for n in range(5))) for r in range(5)]
    rest_of_them = [{"type": 14} for _ in range(40 - 4 - 30)]
    response = await rest.send("lobby", {"flags": V2, "components": [*texts, *buttons, *rest_of_them]})
    assert response.status == 200
    assert [component["id"] for component in response.body["components"][:4]] == [1, 2, 3, 4]


async def test_a_file_over_10_mib_is_refused(rest: Rest) -> None:
    large = {"board.png": b"x" * (10 * 1024 * 1024 + 1)}
    assert (await rest.send("lobby", {}, files=large)).refusal == (413, 40005)


async def test_an_eleventh_file_is_refused(rest: Rest) -> None:
    many = {f"{n}.png": PNG for n in range(11)}
    assert (await rest.send("lobby", {}, files=many)).error_codes() == {"attachments": "BASE_TYPE_MAX_LENGTH"}


async def test_a_file_shown_by_a_component_is_not_listed_as_an_attachment(rest: Rest) -> None:
    body = {"flags": V2, "components": [gallery()], "attachments": [{"id": 0, "description": "A board"}]}
    response = await rest.send("lobby", body, files={"board.png": PNG})
    assert response.body["attachments"] == []
    media = response.body["components"][0]["items"][0]["media"]
    assert media["url"].startswith("http://127.0.0.1:")
    assert (media["width"], media["height"], media["content_type"]) == (2, 3, "image/png")


async def test_an_edit_replaces_only_the_given_parts(rest: Rest) -> None:
    sent = await rest.send("lobby", {"content": "one", "components": [row(button())]}, files={"a.txt": b"a"})
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    edited = await rest("PATCH", path, {"content": "two"})
    assert edited.body["content"] == "two"
    assert edited.body["edited_timestamp"] is not None
    assert edited.body["components"] == sent.body["components"]
    assert [file["filename"] for file in edited.body["attachments"]] == ["a.txt"]
    assert (await rest("PATCH", path, {"attachments": []})).body["attachments"] == []
    assert (await rest("PATCH", path, {"content": "", "components": []})).refusal == (400, 50006)


async def test_an_edit_may_name_only_files_that_it_lists(rest: Rest) -> None:
    """Discord's documentation, "Editing Message Attachments": files to be kept have to be in `attachments`."""
    sent = await rest.send("lobby", {"flags": V2, "components": [gallery()]}, files={"board.png": PNG})
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    media = sent.body["components"][0]["items"][0]["media"]
    refused = await rest("PATCH", path, {"components": [gallery()]})
    assert refused.error_codes() == {
        "components.0.items.0.media.url": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    }
    kept = {"components": [text(), gallery()], "attachments": [{"id": media["attachment_id"], "filename": "board.png"}]}
    edited = await rest("PATCH", path, kept)
    assert edited.body["components"][1]["items"][0]["media"]["url"] == media["url"]


async def test_the_components_v2_flag_cannot_be_removed(rest: Rest) -> None:
    sent = await rest.send("lobby", {"flags": V2, "components": [text()]})
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    response = await rest("PATCH", path, {"flags": 0, "content": "plain"})
    assert response.error_codes() == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


async def test_a_repeated_nonce_returns_the_first_message(rest: Rest) -> None:
    first = await rest.send("lobby", {"content": "one", "nonce": "s-1", "enforce_nonce": True})
    again = await rest.send("lobby", {"content": "two", "nonce": "s-1", "enforce_nonce": True})
    assert again.body["id"] == first.body["id"]
    assert again.body["content"] == "one"
    other = await rest.send("lobby", {"content": "two", "nonce": "s-1"})
    assert other.body["id"] != first.body["id"]


async def test_only_allowed_mentions_are_mentioned(rest: Rest) -> None:
    content = "<@1100000000000000201> <@1100000000000000202> @everyone"
    all_named = await rest.send("lobby", {"content": content})
    assert [user["username"] for user in all_named.body["mentions"]] == ["alice", "bob"]
    assert not all_named.body["mention_everyone"], "the bot has no right to mention everyone"
    listed = {"content": content, "allowed_mentions": {"users": [1100000000000000202]}}
    assert [user["username"] for user in (await rest.send("lobby", listed)).body["mentions"]] == ["bob"]
    nobody = {"content": content, "allowed_mentions": {"parse": []}}
    assert (await rest.send("lobby", nobody)).body["mentions"] == []


async def test_a_message_may_be_silent_and_an_edit_changes_nothing_of_that(rest: Rest) -> None:
    """Discord's documentation, "Create Message" and "Edit Message": the flags that each may set."""
    sent = await rest.send("lobby", {"content": "one", "flags": SUPPRESS_NOTIFICATIONS | EPHEMERAL | HAS_THREAD})
    assert sent.body["flags"] == SUPPRESS_NOTIFICATIONS
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    assert (await rest("PATCH", path, {"flags": SUPPRESS_EMBEDS})).body["flags"] == (
        SUPPRESS_NOTIFICATIONS | SUPPRESS_EMBEDS
    )
    assert (await rest("PATCH", path, {"flags": 0})).body["flags"] == SUPPRESS_NOTIFICATIONS
    loud = await rest.send("lobby", {"content": "one"})
    path = f"/channels/{loud.body['channel_id']}/messages/{loud.body['id']}"
    assert (await rest("PATCH", path, {"flags": SUPPRESS_NOTIFICATIONS})).body["flags"] == 0


async def test_a_message_of_second_version_components_stays_one(rest: Rest) -> None:
    sent = await rest.send("lobby", {"flags": V2, "components": [text()]})
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    assert (await rest("PATCH", path, {"flags": 0, "components": [text("two")]})).body["flags"] == V2
    refused = await rest("PATCH", path, {"flags": 0, "content": "two"})
    assert refused.error_codes() == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
