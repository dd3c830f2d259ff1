"""The errors that the client raises. Each message says what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .models import Operation


class AtelierError(Exception):
    """Any error of the client."""


class AtelierConnectionError(AtelierError):
    """The service could not be reached, or did not respond in time, after the retries."""


class ApiError(AtelierError):
    """The service responded with an error."""

    def __init__(self, message: str, *, status: int, code: str | None, headers: Mapping[str, str]) -> None:
        super().__init__(message)
        self.status = status
        """The HTTP status."""
        self.code = code
        """The stable code of the error, such as `NOT_FOUND`."""
        self.http_request_id = headers.get("x-request-id")
        """The id of the HTTP request, for reports."""
        retry_after = headers.get("retry-after", "")
        self.retry_after = int(retry_after) if retry_after.isdigit() else None
        """How many seconds to wait, where the service says so."""


class BadRequestError(ApiError):
    """400: the request is not valid."""


class AuthenticationError(ApiError):
    """401: there is no valid key."""


class PaymentRequiredError(ApiError):
    """402: the plan or its credits do not cover the build; see `code`."""


class PermissionDeniedError(ApiError):
    """403: the key lacks a scope."""


class NotFoundError(ApiError):
    """404: it does not exist, was deleted, or belongs to another account."""


class ConflictError(ApiError):
    """409: not possible yet; see `code`."""


class PayloadTooLargeError(ApiError):
    """413: the body is too large."""


class RateLimitError(ApiError):
    """429, after the retries."""


class ServerError(ApiError):
    """5xx, after the retries."""


class IdempotencyMismatchError(ConflictError):
    """The `request_id` was used before, for something else. Nothing was started; `code` is `IDEMPOTENCY_MISMATCH`."""


class BuildFailedError(AtelierError):
    """A build that was waited for did not end as `done`; see `operation`."""

    def __init__(self, operation: Operation) -> None:
        message = "The build failed." if operation.error is None else operation.error.message
        super().__init__(message)
        self.operation = operation
        self.code = None if operation.error is None else operation.error.code
        """Why, such as `CHECKS_FAILED` or `STOPPED`."""


class QuestionUnansweredError(AtelierError):
    """A build that was waited for has a question, and nobody answers it; see `operation.questions`."""

    def __init__(self, operation: Operation) -> None:
        asked = " ".join(question.text for question in operation.questions if question.answer is None)
        super().__init__(f"The build asked: {asked} Pass on_question, or answer with send_message.")
        self.operation = operation


class WebhookVerificationError(AtelierError):
    """A delivery could not be verified as coming from the service."""


ERRORS: dict[int, type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: PaymentRequiredError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    413: PayloadTooLargeError,
    429: RateLimitError,
}
"""The class of an error, by its status; any other 5xx is a `ServerError`."""
