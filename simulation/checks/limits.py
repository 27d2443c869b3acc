"""Discord's limits on messages, components and modals, beyond what its API description says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.checks.components import (
    ACTION_ROW,
    BUTTON,
    COMPONENTS_V2,
    CONTAINER,
    FILE,
    LABEL,
    LINK_STYLE,
    MEDIA_GALLERY,
    PREMIUM_STYLE,
    SECTION,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    V2_TYPES,
    Path,
    walk,
)
from simulation.checks.emoji import is_unicode_emoji
from simulation.common import ApiError, FormErrors, Json

if TYPE_CHECKING:
    from collections.abc import Collection

MAX_CONTENT = 2000
MAX_EMBED_TEXT = 6000
MAX_ROWS = 5
MAX_ROW_BUTTONS = 5
MAX_V2_COMPONENTS = 40
MAX_V2_TEXT = 4000
MAX_FILES = 10
MAX_MODAL_PARTS = 5


def check_message(body: Json, *, v2: bool, emojis: Collection[int], base: Path) -> FormErrors:
    """Return the errors in a message body (content, embeds, components).

    `v2` says whether the message is or becomes one of components only; `emojis` are the ids of
    the custom emoji the bot may use; `base` is the path of the body inside the request.
    """
    errors = FormErrors()
    content = body.get("content") or ""
    if len(content) > MAX_CONTENT:
        message = f"Must be {MAX_CONTENT} or fewer in length."
        errors.add([*base, "content"], "BASE_TYPE_MAX_LENGTH", message)
    _check_embeds(errors, body.get("embeds") or [], base)
    if v2:
        for field in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(field):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                text = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                errors.add([*base, field], code, text)
    components = body.get("components") or []
    _check_components(errors, components, v2=v2, emojis=emojis, base=[*base, "components"])
    return errors


def _check_embeds(errors: FormErrors, embeds: list[Json], base: Path) -> None:
    total = 0
    for index, embed in enumerate(embeds):
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for number, part in enumerate(embed.get("fields") or []):
            texts += [part.get("name"), part.get("value")]
            for key in ("name", "value"):
                if not (part.get(key) or "").strip():
                    path = [*base, "embeds", index, "fields", number, key]
                    errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        total += sum(len(text) for text in texts if text)
        for slot, key in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
            url = (embed.get(slot) or {}).get(key)
            if url:
                _check_url(errors, url, [*base, "embeds", index, slot, key], ("http", "https", "attachment"))
        if embed.get("url"):
            _check_url(errors, embed["url"], [*base, "embeds", index, "url"], ("http", "https"))
    if total > MAX_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}"
        errors.add([*base, "embeds"], "MAX_EMBED_SIZE_EXCEEDED", text)


def _check_url(errors: FormErrors, url: str, path: Path, schemes: tuple[str, ...]) -> None:
    scheme, separator, rest = url.partition("://")
    if not separator or not rest:
        errors.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    elif scheme not in schemes:
        errors.add(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" must be one of {schemes}.')


def _check_components(
    errors: FormErrors, components: list[Json], *, v2: bool, emojis: Collection[int], base: Path
) -> None:
    if not v2 and len(components) > MAX_ROWS:
        errors.add(base, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_ROWS} in length.")
    seen_ids: set[str] = set()
    seen_numbers: set[int] = set()
    count = text = 0
    for path, part in walk(components, base):
        kind = part.get("type")
        count += 1
        number = part.get("id")
        if number:
            if number in seen_numbers:
                errors.add([*path, "id"], "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            seen_numbers.add(number)
        if kind in V2_TYPES and not v2:
            message = "This component needs the flag IS_COMPONENTS_V2"
            errors.add([*path, "type"], "UNION_TYPE_CHOICES", message)
        if kind == ACTION_ROW:
            _check_row(errors, part, path)
        elif kind == BUTTON:
            _check_button(errors, part, path, emojis)
        elif kind in SELECTS:
            _check_select(errors, part, path, emojis)
        elif kind == TEXT_DISPLAY:
            text += len(part.get("content") or "")
            if not (part.get("content") or "").strip():
                errors.add([*path, "content"], "BASE_TYPE_REQUIRED", "This field is required")
        elif kind == SECTION and not 1 <= len(part.get("components") or []) <= 3:
            errors.add([*path, "components"], "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.")
        elif kind == MEDIA_GALLERY:
            for index, item in enumerate(part.get("items") or []):
                url = item["media"]["url"]
                _check_url(errors, url, [*path, "items", index, "media", "url"], ("http", "https", "attachment"))
        elif kind == FILE:
            _check_url(errors, part["file"]["url"], [*path, "file", "url"], ("attachment",))
        elif kind == CONTAINER and not part.get("components"):
            errors.add([*path, "components"], "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 40 in length.")
        custom_id = part.get("custom_id")
        if custom_id is not None:
            if custom_id in seen_ids:
                message = "Component custom id cannot be duplicated"
                errors.add([*path, "custom_id"], "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            seen_ids.add(custom_id)
    if v2 and count > MAX_V2_COMPONENTS:
        message = f"The total number of components must not exceed {MAX_V2_COMPONENTS}"
        errors.add(base, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if v2 and text > MAX_V2_TEXT:
        message = f"The total displayable text size must not exceed {MAX_V2_TEXT}"
        errors.add(base, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _check_row(errors: FormErrors, row: Json, path: Path) -> None:
    children = row.get("components") or []
    selects = sum(child.get("type") in SELECTS for child in children)
    if len(children) > MAX_ROW_BUTTONS or (selects and len(children) > 1):
        message = "The specified component exceeds the maximum width"
        errors.add([*path, "components"], "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_emoji(errors: FormErrors, emoji: Json | None, path: Path, emojis: Collection[int]) -> None:
    if not emoji:
        return
    number, name = emoji.get("id"), emoji.get("name") or ""
    valid = int(number) in emojis if number else is_unicode_emoji(name)
    if not valid:
        errors.add(
            [*path, "emoji", "id" if emoji.get("id") else "name"], "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"
        )


def _check_button(errors: FormErrors, button: Json, path: Path, emojis: Collection[int]) -> None:
    style = button.get("style")
    has_id, has_url = bool(button.get("custom_id")), bool(button.get("url"))
    if style == LINK_STYLE:
        if has_id or not has_url:
            message = "A link button must have a url and no custom id"
            errors.add([*path, "url"], "BUTTON_COMPONENT_URL_REQUIRED", message)
        else:
            _check_url(errors, button["url"], [*path, "url"], ("http", "https", "discord"))
    elif style == PREMIUM_STYLE:
        if has_id or has_url or not button.get("sku_id"):
            errors.add([*path, "sku_id"], "BASE_TYPE_REQUIRED", "A premium button must have a sku_id only")
        return
    elif not has_id or has_url:
        message = "A custom id and no url is required"
        errors.add([*path, "custom_id"], "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message)
    if not (button.get("label") or "").strip() and not button.get("emoji"):
        message = "A button must have a label or emoji"
        errors.add([*path, "label"], "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
    _check_emoji(errors, button.get("emoji"), path, emojis)


def _check_select(errors: FormErrors, select: Json, path: Path, emojis: Collection[int]) -> None:
    low = 1 if select.get("min_values") is None else select["min_values"]
    high = 1 if select.get("max_values") is None else select["max_values"]
    if low > high:
        message = "min_values must not be greater than max_values"
        errors.add([*path, "min_values"], "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX", message)
    if select["type"] != STRING_SELECT:
        return
    options = select.get("options") or []
    if high > len(options):
        message = f"Must be less than or equal to the number of options ({len(options)})."
        errors.add([*path, "max_values"], "BASE_TYPE_MAX", message)
    if sum(bool(option.get("default")) for option in options) > high:
        message = "More defaults than max_values"
        errors.add([*path, "options"], "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)
    values: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in values:
            message = "The specified option value is already used"
            errors.add([*path, "options", index, "value"], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option["value"])
        _check_emoji(errors, option.get("emoji"), [*path, "options", index], emojis)


def check_modal(modal: Json, emojis: Collection[int]) -> FormErrors:
    """Return the errors in the data of a modal."""
    errors = FormErrors()
    base: Path = ["data", "components"]
    parts = modal["components"]
    if len(parts) > MAX_MODAL_PARTS:
        errors.add(base, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_MODAL_PARTS} in length.")
    seen: set[str] = set()
    for path, part in walk(parts, base):
        kind = part.get("type")
        if kind == ACTION_ROW and any(child["type"] != TEXT_INPUT for child in part["components"]):
            errors.add([*path, "components"], "UNION_TYPE_CHOICES", "Only text inputs go into a modal's rows")
        if kind == ACTION_ROW and len(part["components"]) != 1:
            message = "The specified component exceeds the maximum width"
            errors.add([*path, "components"], "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        if kind == TEXT_INPUT:
            _check_text_input(errors, part, path)
        if kind in SELECTS:
            _check_select(errors, part, path, emojis)
            _check_modal_select(errors, part, path)
        if kind == LABEL and len(part.get("label") or "") > 45:
            errors.add([*path, "label"], "BASE_TYPE_MAX_LENGTH", "Must be 45 or fewer in length.")
        custom_id = part.get("custom_id")
        if custom_id is not None:
            if custom_id in seen:
                message = "Component custom id cannot be duplicated"
                errors.add([*path, "custom_id"], "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            seen.add(custom_id)
    return errors


def _check_modal_select(errors: FormErrors, select: Json, path: Path) -> None:
    """Record what Discord refuses in a menu of a modal only, where something must be chosen unless it says otherwise."""
    if select.get("disabled"):
        errors.add([*path, "disabled"], "MODAL_COMPONENT_DISABLED", "A menu in a modal cannot be disabled")
    if select.get("required") is not False and select.get("min_values") == 0:
        message = "A required menu cannot have min_values of 0"
        errors.add([*path, "required"], "SELECT_COMPONENT_REQUIRED_WITHOUT_VALUES", message)


def _check_text_input(errors: FormErrors, part: Json, path: Path) -> None:
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if low > high:
        errors.add([*path, "min_length"], "BASE_TYPE_MAX", "min_length must not exceed max_length")
    value = part.get("value") or ""
    if len(value) > high or (value and len(value) < low):
        errors.add([*path, "value"], "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def is_empty(content: str, embeds: list[Json], components: list[Json], files: int, flags: int) -> bool:
    """Return whether a message of these parts would show nothing."""
    shown = any(embed.keys() - {"type", "flags"} for embed in embeds)
    return not (content.strip() or shown or files or (flags & COMPONENTS_V2 and components))


def empty_message() -> ApiError:
    """Return the error for an empty message."""
    return ApiError(400, 50006, "Cannot send an empty message", violation="limit:empty message")


def check_files(sizes: list[int], limit: int) -> None:
    """Raise ApiError if there are too many or too large files."""
    if len(sizes) > MAX_FILES:
        text = f"{len(sizes)} files, at most {MAX_FILES} are allowed"
        raise ApiError(
            400, 30015, "Maximum number of attachments in a message reached (10)", violation=f"limit:{text}"
        )
    if any(size > limit for size in sizes):
        text = f"limit:a file has {max(sizes)} bytes, at most {limit} are allowed"
        raise ApiError(413, 40005, "Request entity too large", violation=text)
