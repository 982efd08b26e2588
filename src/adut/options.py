"""Options of a game: a frozen dataclass from which names, types, defaults, choices and help are read everywhere."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from adut.errors import BadOption

TRUE = ("on", "true", "yes", "1")
FALSE = ("off", "false", "no", "0")


def option(default: Any, help: str, choices: tuple[Any, ...] = (), section: str = "") -> Any:
    """A field of an options class.

    ``help`` is one English sentence, ``choices`` the values an integer or text may take,
    ``section`` the number of the rule it changes.
    """
    return dataclasses.field(default=default, metadata={"help": help, "choices": choices, "section": section})


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclasses.dataclass(frozen=True)
class Options:
    """The options of a game that has none; the base of all others."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in dataclasses.fields(self))


def described(options: type[Options]) -> list[dict[str, Any]]:
    """Every option as data: name, type (``bool``, ``int``, ``str``), default, choices, help, section."""
    rows = []
    for field in dataclasses.fields(options):
        kind = type(field.default).__name__
        rows.append({"name": field.name, "type": kind, "default": field.default, **dict(field.metadata)})
    return rows


def read(options: type[Options], given: Mapping[str, Any]) -> Options:
    """Options from texts or JSON values.

    Raises:
        BadOption: a name the game does not have, or a value the option cannot take.
    """
    fields = {field.name: field for field in dataclasses.fields(options)}
    values = {}
    for name, value in given.items():
        field = fields.get(name.replace("-", "_"))
        if field is None:
            known = ", ".join(fields) or "none"
            raise BadOption(f"there is no option {name!r}; the game's options are: {known}", name=name)
        values[field.name] = parsed(field, value)
    return options(**values)


def parsed(field: dataclasses.Field[Any], value: Any) -> Any:
    """A value of an option, from its text or JSON form."""
    result = boolean(field, value) if isinstance(field.default, bool) else plain(field, value)
    choices = field.metadata["choices"]
    if choices and result not in choices:
        raise BadOption(f"option {field.name}: {value!r} is not one of {', '.join(map(str, choices))}", name=field.name)
    return result


def boolean(field: dataclasses.Field[Any], value: Any) -> bool:
    """On or off."""
    text = str(value).lower()
    if text in TRUE or text in FALSE:
        return text in TRUE
    raise BadOption(f"option {field.name} is on or off, not {value!r}", name=field.name)


def plain(field: dataclasses.Field[Any], value: Any) -> Any:
    """A whole number or a text, as the default is."""
    if not isinstance(field.default, int):
        return str(value)
    try:
        if isinstance(value, (bool, float)):
            raise ValueError
        return int(value)
    except (TypeError, ValueError):
        raise BadOption(f"option {field.name} is a whole number, not {value!r}", name=field.name) from None


def as_data(options: Options) -> dict[str, Any]:
    """The options as JSON values, every one of them."""
    return {field.name: getattr(options, field.name) for field in dataclasses.fields(options)}
