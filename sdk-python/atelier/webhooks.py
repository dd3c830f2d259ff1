"""Verifies webhooks, and signs them for tests (Standard Webhooks 1.0). Needs no API key."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any, cast

from .errors import WebhookVerificationError
from .json_values import decode
from .models import EVENT_CLASSES, WebhookEvent

_TOLERANCE_SECONDS = 300


def unwrap(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = _TOLERANCE_SECONDS,
) -> WebhookEvent:
    """Verifies a delivery and returns its event.

    ``body`` is the raw body of the request: the signature does not match one that was parsed and written again. Pass both
    secrets while one is rotated. Raises `WebhookVerificationError`.
    """
    raw = body.encode() if isinstance(body, str) else body
    given = {name.lower(): value for name, value in headers.items()}
    message_id, timestamp, signatures = (_header(given, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature"))
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > tolerance_seconds:
        raise WebhookVerificationError("The delivery is too old, or its timestamp is not valid.")
    expected = [_signature(one, message_id, timestamp, raw) for one in ([secret] if isinstance(secret, str) else secret)]
    received = [one.removeprefix("v1,") for one in signatures.split(" ") if one.startswith("v1,")]
    if not any(hmac.compare_digest(one.encode(), other.encode()) for one in expected for other in received):
        raise WebhookVerificationError("No signature matches: either the secret is a different one, or the body was changed.")
    event: dict[str, Any] = json.loads(raw)
    kind = EVENT_CLASSES.get(event["type"])
    if kind is None:
        raise WebhookVerificationError(f"This version of the client does not know events of the type {event['type']!r}.")
    return cast("WebhookEvent", decode(kind, event))


def sign(event: Mapping[str, Any], secret: str, *, sent_at: float | None = None) -> tuple[bytes, dict[str, str]]:
    """Signs an event as the service does, to test a receiver: its body and its headers."""
    body = json.dumps(event).encode()
    message_id = str(event["id"])
    timestamp = str(int(time.time() if sent_at is None else sent_at))
    return body, {
        "content-type": "application/json",
        "webhook-id": message_id,
        "webhook-timestamp": timestamp,
        "webhook-signature": f"v1,{_signature(secret, message_id, timestamp, body)}",
    }


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name, "").strip()
    if value == "":
        raise WebhookVerificationError(f"The delivery has no {name} header, so it does not come from Atelier.")
    return value


def _signature(secret: str, message_id: str, timestamp: str, body: bytes) -> str:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except ValueError as error:
        raise WebhookVerificationError("The secret is not valid: it begins with whsec_, followed by base64.") from error
    signed = b".".join([message_id.encode(), timestamp.encode(), body])
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
