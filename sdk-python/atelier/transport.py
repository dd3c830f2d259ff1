"""Sends requests, and repeats those that failed for a passing reason. Uses the standard library alone."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from http.client import HTTPException, HTTPResponse
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from .errors import ERRORS, ApiError, AtelierConnectionError, AtelierError, IdempotencyMismatchError, ServerError
from .json_values import decode, encode

Result = TypeVar("Result")

_RETRIED = {408, 429, 500, 502, 503, 504}
_RETRY_AFTER_MAX = 60
_ROOT = "/b/api/v1"


class Omit:
    """The type of `OMIT`."""


OMIT = Omit()
"""What an argument is that is not sent: `None` is sent as null."""


class _NoRedirects(HTTPRedirectHandler):
    """Redirects are not followed, so that the key is sent to the configured address only."""

    def redirect_request(self, *_given: Any) -> None:
        return None


class Transport:
    """A connection to a service with a key."""

    def __init__(self, *, api_key: str | None, base_url: str | None, timeout: float, max_retries: int) -> None:
        # An empty one is a mistake of the caller, which another account's key must not hide.
        key = os.environ.get("ATELIER_API_KEY") if api_key is None else api_key
        if not key:
            raise AtelierError("There is no API key: pass api_key, or set ATELIER_API_KEY.")
        address = (base_url or os.environ.get("ATELIER_BASE_URL") or "http://localhost:4000").rstrip("/")
        self.base_url = address if address.endswith("/api/v1") else address + _ROOT
        self._key = key
        self._timeout = timeout
        self._max_retries = max_retries
        self._opener = build_opener(_NoRedirects(), ProxyHandler())

    def request(self, method: str, path: Sequence[object], *, result: type[Result], **options: Any) -> Result:
        """Sends a request and reads the JSON of its response."""
        return decode(result, json.loads(self.request_bytes(method, path, **options)))

    def request_nothing(self, method: str, path: Sequence[object], **options: Any) -> None:
        """Sends a request whose response has no body."""
        self.request_bytes(method, path, **options)

    def request_bytes(self, method: str, path: Sequence[object], **options: Any) -> bytes:
        """Sends a request and returns the body of its response."""
        attempt = 0
        while True:
            try:
                with self.open(method, path, **options) as response:
                    return response.read()
            except ApiError as error:
                # The first attempt of a delete may have succeeded although its response was lost.
                if method == "DELETE" and error.status == 404 and attempt > 0:
                    return b""
                if error.status not in _RETRIED or attempt >= self._max_retries or (error.retry_after or 0) > _RETRY_AFTER_MAX:
                    raise
                self._pause(attempt, error.retry_after)
            except (URLError, HTTPException, OSError) as error:
                if attempt >= self._max_retries:
                    raise AtelierConnectionError(f"{self.base_url} did not respond ({error}). Check the address, and that the service runs.") from error
                self._pause(attempt, None)
            attempt += 1

    def open(
        self,
        method: str,
        path: Sequence[object],
        *,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> HTTPResponse:
        """Sends a request once. Raises an `ApiError` for an error, and what the standard library raises without a response."""
        data = None if body is None else json.dumps(encode(_given(body)), ensure_ascii=False).encode()
        request = Request(self._address(path, query), data=data, method=method)
        request.add_header("Authorization", f"Bearer {self._key}")
        request.add_header("User-Agent", "atelier-python/0.1.0")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        for name, value in (headers or {}).items():
            request.add_header(name, value)
        try:
            response: HTTPResponse = self._opener.open(request, timeout=timeout or self._timeout)
        except HTTPError as error:
            with error:
                raise _api_error(error.code, error.read(), _lowered(error.headers.items())) from None
        if response.headers.get("Idempotency-Mismatch") == "true":
            response.close()
            raise IdempotencyMismatchError(
                "This request_id was used before for something else: use a new one.",
                status=response.status,
                code="IDEMPOTENCY_MISMATCH",
                headers=_lowered(response.headers.items()),
            )
        return response

    def events(self, path: Sequence[object], *, timeout: float | None = None) -> Iterator[str]:
        """The data of server-sent events, until the service ends the stream. Continues after a lost connection."""
        last = ""
        failures = 0
        while True:
            headers = {"Accept": "text/event-stream"} | ({"Last-Event-ID": last} if last else {})
            try:
                with self.open("GET", path, headers=headers, timeout=timeout or self._timeout) as response:
                    if response.status == 204:
                        return
                    data = ""
                    for line in (raw.decode().rstrip("\r\n") for raw in response):
                        if line.startswith("data: "):
                            data = line[6:]
                        elif line.startswith("id: "):
                            last = line[4:]
                        elif line == "" and data:
                            failures = 0
                            yield data
                            data = ""
                    return
            except (URLError, HTTPException, OSError) as error:
                if failures >= self._max_retries:
                    raise AtelierConnectionError(f"{self.base_url} did not respond ({error}).") from error
                self._pause(failures, None)
                failures += 1

    def _address(self, path: Sequence[object], query: Mapping[str, Any] | None) -> str:
        address = "/".join([self.base_url, *(quote(str(part), safe="") for part in path)])
        pairs: list[tuple[str, str]] = []
        for name, value in _given(query or {}).items():
            if isinstance(value, Mapping):
                pairs += [(f"{name}[{key}]", str(one)) for key, one in value.items()]
            elif value is not None:
                pairs.append((name, str(value)))
        return f"{address}?{urlencode(pairs)}" if pairs else address

    def _pause(self, attempt: int, retry_after: int | None) -> None:
        # Half a second, then one, up to eight, each reduced by up to a quarter, so that clients do not retry in step.
        time.sleep(retry_after if retry_after is not None else min(0.5 * 2**attempt, 8) * random.uniform(0.75, 1))


def _given(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if not isinstance(value, Omit)}


def _lowered(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {name.lower(): value for name, value in headers}


def _api_error(status: int, body: bytes, headers: Mapping[str, str]) -> ApiError:
    try:
        read = json.loads(body)
    except ValueError:
        read = {}
    known = read if isinstance(read, dict) else {}
    kind = ERRORS.get(status, ServerError if status >= 500 else ApiError)
    return kind(known.get("error") or f"The service responded with {status}.", status=status, code=known.get("code"), headers=headers)
