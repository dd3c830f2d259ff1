"""The client: every operation of the API, and what takes several requests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, Literal

from .api import Api
from .errors import AtelierError, BuildFailedError, QuestionUnansweredError
from .json_values import decode
from .models import Operation, Project, Question
from .transport import OMIT, Omit, Transport

OnQuestion = Callable[[Sequence[Question]], str | None]
"""Answers the open questions of a build with one text; `None` leaves them unanswered."""

_HELD_SECONDS = 30


class Atelier(Api):
    """A client for an Atelier service.

    ``api_key`` and ``base_url`` default to ``ATELIER_API_KEY`` and ``ATELIER_BASE_URL``. ``timeout`` is in seconds and for
    each attempt.
    """

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
    ) -> None:
        super().__init__(Transport(api_key=api_key, base_url=base_url, timeout=timeout, max_retries=max_retries))

    @property
    def base_url(self) -> str:
        """The root of the API that requests are sent to."""
        return self._transport.base_url

    def wait(
        self,
        request_id: str,
        *,
        on_update: Callable[[Operation], None] | None = None,
        on_question: OnQuestion | None = None,
    ) -> Operation:
        """Waits until a build is done, and returns it.

        Raises `BuildFailedError` for a build that failed or was stopped, and `QuestionUnansweredError` for one with a question
        that ``on_question`` does not answer. The build itself goes on.
        """
        headers: dict[str, str] = {}
        until = ", until=outcome" if on_update is None else ""
        while True:
            operation = self.get_operation(request_id, headers=headers, timeout=_HELD_SECONDS + 30.0)
            headers = {"Prefer": f"wait={_HELD_SECONDS}{until}"}
            if on_update is not None:
                on_update(operation)
            if operation.operation_status == "done":
                return operation
            if operation.operation_status == "failed":
                raise BuildFailedError(operation)
            if operation.operation_status == "waiting":
                self._answer(operation, on_question)

    def create_and_wait(
        self,
        prompt: str,
        *,
        on_update: Callable[[Operation], None] | None = None,
        on_question: OnQuestion | None = None,
        **options: Any,
    ) -> Operation:
        """Creates a project and waits until its build is done: `create_project`, then `wait`."""
        started = self.create_project(prompt=prompt, **options)
        return self.wait(started.request_id, on_update=on_update, on_question=on_question)

    def stream(self, request_id: str) -> Iterator[Operation]:
        """A build as it is now, and again after each change, until it is done or has failed."""
        for data in self._transport.events(["operations", request_id]):
            yield decode(Operation, json.loads(data))

    def iterate_projects(
        self,
        *,
        status: Literal["generating", "waiting", "ready", "failed", "stopped"] | Omit = OMIT,
        q: str | Omit = OMIT,
        metadata: dict[str, str] | Omit = OMIT,
    ) -> Iterator[Project]:
        """Every project that matches, page by page."""
        cursor: str | Omit | None = OMIT
        while cursor is not None:
            page = self.list_projects(limit=100, cursor=cursor, status=status, q=q, metadata=metadata)
            yield from page.projects
            cursor = page.next_cursor

    def download_files(self, project_id: str, folder: str | Path, *, version: int | Omit = OMIT) -> list[Path]:
        """Writes the source files of a project into a folder, and returns their paths. Writes nothing if a path is unsafe."""
        root = Path(folder)
        files = self.get_project_files(project_id, version=version).files
        for file in files:
            parts = PurePosixPath(file.path)
            if parts.is_absolute() or ".." in parts.parts or "\\" in file.path or ":" in file.path:
                raise AtelierError(f"The path {file.path!r} leads out of the folder, so nothing was written.")
        written = []
        for file in files:
            target = root.joinpath(*PurePosixPath(file.path).parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.content, encoding="utf-8", newline="")
            written.append(target)
        return written

    def _answer(self, operation: Operation, on_question: OnQuestion | None) -> None:
        unanswered = [question for question in operation.questions if question.answer is None]
        answer = None if on_question is None else on_question(unanswered)
        if answer is None:
            raise QuestionUnansweredError(operation)
        self.send_message(operation.project_id, message=answer)
