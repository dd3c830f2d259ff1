"""The client for an Atelier service."""

from . import errors, models, webhooks
from .client import Atelier
from .errors import (
    ApiError,
    AtelierConnectionError,
    AtelierError,
    BuildFailedError,
    IdempotencyMismatchError,
    QuestionUnansweredError,
    WebhookVerificationError,
)
from .models import FileChange, Operation, Project, QuestionAnswer, WebhookEvent
from .transport import OMIT

__version__ = "0.1.0"

__all__ = [
    "OMIT",
    "ApiError",
    "Atelier",
    "AtelierConnectionError",
    "AtelierError",
    "BuildFailedError",
    "FileChange",
    "IdempotencyMismatchError",
    "Operation",
    "Project",
    "QuestionAnswer",
    "QuestionUnansweredError",
    "WebhookEvent",
    "WebhookVerificationError",
    "errors",
    "models",
    "webhooks",
]
