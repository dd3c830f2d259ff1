"""Reads the JSON of the service into typed objects, and writes them as JSON."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import datetime
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Result = TypeVar("Result")


def decode(kind: type[Result], value: Any) -> Result:
    """Reads a value of the API. Fields that this version of the client does not know are ignored."""
    return cast("Result", _decode(kind, value))


def encode(value: Any) -> Any:
    """Writes a value as the API names it."""
    if is_dataclass(value) and not isinstance(value, type):
        return {camel(field.name): encode(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Mapping):
        return {str(key): encode(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [encode(one) for one in value]
    return value


def camel(name: str) -> str:
    """The name of a field in the API: `request_id` is `requestId`."""
    return re.sub(r"_([a-z0-9])", lambda match: match.group(1).upper(), name.removesuffix("_"))


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


def _decode(kind: Any, value: Any) -> Any:
    if value is None:
        return None
    if is_dataclass(kind) and isinstance(kind, type):
        hints = _hints(kind)
        return kind(**{field.name: _decode(hints[field.name], value.get(camel(field.name))) for field in fields(kind)})
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        # A value is an object of one class, a list of one type, or plain.
        kinds = [one for one in get_args(kind) if one is not NoneType]
        return _decode(kinds[0], value)
    if origin is list:
        return [_decode(get_args(kind)[0], one) for one in value]
    if origin is dict:
        return {key: _decode(get_args(kind)[1], one) for key, one in value.items()}
    if kind is datetime:
        return datetime.fromisoformat(value)
    return value
