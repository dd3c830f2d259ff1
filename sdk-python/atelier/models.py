# Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.
"""The objects of the API, as typed and immutable classes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal


OperationStatus = Literal["running", "done", "waiting", "failed"]
"""`running`: in progress, read it again. `done`: ended, and its result is proven and delivered.
`waiting`: it has asked a question. `failed`: ended without a result; `error` says why.
"""

PlanName = Literal["free", "builder", "pro", "max", "team", "business"]
"""A plan; the values are ordered from the smallest to the largest."""

ProjectStatus = Literal["generating", "waiting", "ready", "failed", "stopped"]
"""The status of the project. `generating`: a build is running. `waiting`: the build has asked a
question. `ready`: the last build is done. `failed`: the last build has failed. `stopped`: the last
build was stopped by its owner.
"""

Viewport = Literal["desktop", "phone"]
"""`desktop` is 1280 × 800 pixels, `phone` 375 × 812, or 390 × 844 for a phone app."""

@dataclass(frozen=True, kw_only=True)
class BuildEventData:
    """The build that the event is about, and its status."""

    project_id: str
    """The id of the project."""
    request_id: str
    """The `requestId` of the build."""
    operation_status: OperationStatus
    error: BuildFailure | None
    """Why the build has failed; null otherwise. Read the operation for a sentence that explains it."""
    links: BuildEventDataLinks
    """Related links."""

@dataclass(frozen=True, kw_only=True)
class BuildFailure:
    """Why a build has failed. The operation has a sentence that explains it."""

    code: Literal["STOPPED", "GENERATION_FAILED", "CHECKS_FAILED", "MODEL_UNAVAILABLE", "CREDITS_EXHAUSTED", "TIMED_OUT", "INTERNAL"]
    """`STOPPED`: it was stopped. `GENERATION_FAILED`: no application could be generated.
    `CHECKS_FAILED`: the application did not pass its checks. `MODEL_UNAVAILABLE`: the model did not
    respond. `CREDITS_EXHAUSTED`: the account’s credits ran out. `TIMED_OUT`: it took too long, or
    waited seven days for an answer. `INTERNAL`: an internal error of the service.
    """

@dataclass(frozen=True, kw_only=True)
class ChangedFile:
    """A file that differs between two versions."""

    path: str
    """The path of the file."""
    change: Literal["added", "removed", "changed"]
    """What happened to it."""
    added: int
    """The number of added lines; 0 for a binary file."""
    removed: int
    """The number of removed lines; 0 for a binary file."""

@dataclass(frozen=True, kw_only=True)
class CreateProject:
    """What to build, and the settings of the project."""

    prompt: str
    """A description of what to build: 1 to 20,000 Unicode characters, at least one of which is not
    white space.
    """
    model: str | None = None
    """The model to use: an id from `GET /models`, plain or as `<provider>/<model>`, or `auto` for the
    best model of the plan. Default: `auto`.
    """
    type: Literal["web", "mobile-expo", "mobile-flutter"] | None = None
    """The kind of application: `web`, which is also the default, `mobile-expo`, an app for iOS and
    Android made with Expo, or `mobile-flutter`, one made with Flutter, which is not tried in a
    browser. It never changes.
    """
    request_id: str | None = None
    """The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is
    sent again, nothing new is started, and the response describes the first request.
    """
    name: str | None = None
    """The name of the project. It is kept until a message renames the app."""
    visibility: Literal["public", "private"] | None = None
    """Who may open the project’s site: `public` for anyone, `private` for its owner only."""
    custom_subdomain: str | None = None
    """A second name for the site: 3 to 40 letters, digits and hyphens. It has to be free."""
    metadata: dict[str, str | None] | None = None
    """Your own keys and values, for example the id of a customer: up to 50 keys of 40 characters, with
    strings of up to 500 characters. The service does not use them. In an update, keys that are not
    sent stay; null removes a key, and null for `metadata` removes all.
    """

@dataclass(frozen=True, kw_only=True)
class CreateWebhookEndpoint:
    """An endpoint that receives events."""

    url: str
    """The address that events are sent to: `https:` or `http:`, and public unless the operator allows
    others.
    """
    description: str | None = None
    """What the endpoint is for, in your own words."""
    events: list[Literal["project.created", "project.deployed", "project.deleted", "operation.running", "operation.waiting", "operation.done", "operation.failed", "credits.low"]]
    """The types of events that are sent to it."""

@dataclass(frozen=True, kw_only=True)
class CreditsLowEvent:
    """The account has few credits left."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["credits.low"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: CreditsLowEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class DayUsage:
    """The account’s usage on one day."""

    date: str
    """The day, in UTC."""
    requests: int
    """The number of requests."""
    builds: int
    """The number of builds started."""
    credits_spent: int
    """The credits that the builds started in this period have spent."""

@dataclass(frozen=True, kw_only=True)
class Delivery:
    """An event on its way to one endpoint."""

    id: str
    """The id of the delivery."""
    event_id: str
    """The id of the event, which is also the `webhook-id` of its messages."""
    type: str
    """The type of its event."""
    status: Literal["pending", "delivered", "failed"]
    """`pending`: it will be tried, again or for the first time."""
    failed_because: Literal["exhausted", "disabled"] | None
    """Why it is not tried again: `exhausted`: every attempt failed, of which a test event has one and
    every other event ten. `disabled`: its endpoint was disabled. Null if it has not failed.
    """
    attempts: int
    """The number of attempts that were made."""
    response_status: int | None
    """The HTTP status of the last response, or null if there was none."""
    next_attempt_at: datetime | None
    """When the next attempt is due, or null."""
    created_at: datetime
    """When the event happened."""
    finished_at: datetime | None
    """When it was delivered or failed, or null."""

@dataclass(frozen=True, kw_only=True)
class DeliveryAttempt:
    """One attempt to deliver an event."""

    number: int
    """The number of the attempt, from 1."""
    request_headers: dict[str, str]
    """The headers that were sent."""
    response_status: int | None
    """The HTTP status of the response, or null if there was none."""
    response_text: str | None
    """The beginning of the response’s text, or null."""
    error: str | None
    """Why there was no response, or null."""
    milliseconds: int
    """How long it took, in milliseconds."""
    started_at: datetime
    """When it began."""

@dataclass(frozen=True, kw_only=True)
class DeliveryDetails:
    """A delivery with its attempts."""

    id: str
    """The id of the delivery."""
    event_id: str
    """The id of the event, which is also the `webhook-id` of its messages."""
    type: str
    """The type of its event."""
    status: Literal["pending", "delivered", "failed"]
    """`pending`: it will be tried, again or for the first time."""
    failed_because: Literal["exhausted", "disabled"] | None
    """Why it is not tried again: `exhausted`: every attempt failed, of which a test event has one and
    every other event ten. `disabled`: its endpoint was disabled. Null if it has not failed.
    """
    attempts: int
    """The number of attempts that were made."""
    response_status: int | None
    """The HTTP status of the last response, or null if there was none."""
    next_attempt_at: datetime | None
    """When the next attempt is due, or null."""
    created_at: datetime
    """When the event happened."""
    finished_at: datetime | None
    """When it was delivered or failed, or null."""
    endpoint_id: str
    """The id of the endpoint."""
    body: str
    """The body of its messages, as it is sent."""
    log: list[DeliveryAttempt]
    """Every attempt, in order."""

@dataclass(frozen=True, kw_only=True)
class DeliveryList:
    """A page of an endpoint’s deliveries."""

    deliveries: list[Delivery]
    """The deliveries, newest first."""
    next_cursor: str | None
    """The `cursor` of the next page, or null on the last one."""

@dataclass(frozen=True, kw_only=True)
class Draft:
    """What a build has written and could not finish. It is not a version and is never live. A message
    to a model that writes code goes on from it; `DELETE /projects/{id}/draft` drops it.
    """

    request_id: str
    """The `requestId` of the build that wrote it."""
    model: str
    """The model of that build."""
    request: str
    """What that build was asked for."""
    works: list[str]
    """The titles of the planned checks that pass."""
    missing: list[str]
    """The titles of the planned checks that do not pass yet."""
    credits_spent: int
    """What that build has cost; 0 if it failed or was dropped, since its credits were returned."""
    url: str | None
    """The URL at which its owner opens it, or null if no state of it can be opened."""
    updated_at: datetime
    """When it was last saved."""

@dataclass(frozen=True, kw_only=True)
class EditFiles:
    """An edit of a project’s files by hand."""

    base: int
    """The version whose files you changed. It has to be the live one."""
    changes: list[FileChange]
    """The files to write and to remove, each once."""
    request_id: str | None = None
    """The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is
    sent again, nothing new is started, and the response describes the first request.
    """

@dataclass(frozen=True, kw_only=True)
class Error:
    """What went wrong."""

    error: str
    """What is wrong and what to do about it, as a human-readable sentence. The wording may change."""
    code: Literal["BAD_REQUEST", "UNAUTHORIZED", "INSUFFICIENT_CREDITS", "MODEL_LOCKED", "FORBIDDEN", "NOT_FOUND", "METHOD_NOT_ALLOWED", "NO_FILES", "BUILD_RUNNING", "PAYLOAD_TOO_LARGE", "RATE_LIMITED", "SERVER_ERROR"]
    """The machine-readable error code. It does not change."""
    status: int
    """The HTTP status of the response."""

@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened on the account."""

    id: str
    """The id of the event, which is also the `webhook-id` of its messages."""
    type: str
    """The type of the event."""
    sequence: int | None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    created_at: datetime
    """When it happened."""
    data: dict[str, Any]
    """What a webhook has as `data`."""

@dataclass(frozen=True, kw_only=True)
class EventList:
    """A page of the account’s events."""

    events: list[Event]
    """The events of the last thirty days, newest first."""
    next_cursor: str | None
    """The `cursor` of the next page, or null on the last one."""

@dataclass(frozen=True, kw_only=True)
class FileChange:
    """A file that an edit writes or removes."""

    path: str
    """The path of the file, with `/` as the separator."""
    content: str | None
    """The whole text of the file; null removes it."""

@dataclass(frozen=True, kw_only=True)
class FileList:
    """The source files of a version or a draft."""

    files: list[ProjectFile]
    """The files, sorted by path."""

@dataclass(frozen=True, kw_only=True)
class Model:
    """A model that can write an application."""

    id: str
    """The value to send as `model` in a create."""
    name: str
    """The display name."""
    provider: str
    """The provider of the model."""
    category: Literal["free", "fast", "paid"]
    """How it works. `free`: the built-in generator. `fast`: a language model writes the blueprint.
    `paid`: a language model writes the code.
    """
    multiplier: str
    """The factor applied to a build’s credits, such as `1x`."""
    context_window: int
    """The context window in tokens; for the built-in generator, about what the longest prompt takes.
    """
    min_plan: PlanName
    """The smallest plan that includes it."""
    locked: bool
    """Whether the account’s plan does not include it."""
    unlocked_by: PlanName | None
    """The smallest plan that includes it, or null when it is not locked."""

@dataclass(frozen=True, kw_only=True)
class ModelList:
    """The models of this service."""

    models: list[Model]
    """The models, the simplest first."""

@dataclass(frozen=True, kw_only=True)
class NewWebhookEndpoint:
    """A new endpoint with its secret."""

    id: str
    """The id of the endpoint."""
    url: str
    """The address that events are sent to."""
    description: str
    """What it is for, in the owner’s words."""
    events: list[Literal["project.created", "project.deployed", "project.deleted", "operation.running", "operation.waiting", "operation.done", "operation.failed", "credits.low"]]
    """The types of events that are sent to it."""
    status: Literal["enabled", "disabled"]
    """Whether events are sent to it."""
    disabled_because: Literal["owner", "gone", "failing"] | None
    """Why nothing is sent: `owner` disabled it, it responded 410 (`gone`), or it failed for days
    (`failing`).
    """
    failing_since: datetime | None
    """When it first failed since its last success, or null."""
    former_secret_until: datetime | None
    """Until when messages are also signed with the former secret, or null."""
    created_at: datetime
    """When it was created."""
    secret: str
    """The secret that its messages are signed with. It is only ever returned here."""

@dataclass(frozen=True, kw_only=True)
class Operation:
    """A build with all of its details."""

    request_id: str
    """The id of the request: the one that was sent, in lower case, or one generated by the service."""
    accepted: bool
    """Always true: a rejected request returns an error instead."""
    operation_status: OperationStatus
    project_id: str
    """The project being built."""
    editor_url: str
    """The project’s page in the editor."""
    next_action: str
    """What to do next, as a human-readable sentence."""
    kind: Literal["create", "message"]
    """What started it. `create`: the project was created. `message`: a message, an edit or a restore.
    """
    stage: Literal["queued", "understand", "write", "check", "try", "deliver", "publish", "settle", "ended"]
    """The current stage. A build goes through the stages in this order; answering a question returns
    it to `queued`.
    """
    progress: int
    """The progress, in per cent."""
    model: str
    """The model used."""
    replies: list[Reply]
    """Its replies, the oldest first."""
    questions: list[Question]
    """Its questions, the oldest first."""
    links: OperationLinks
    version: int | None
    """The version that it created, or null if there is none."""
    credits: OperationCredits
    """The credits of the build."""
    proof: Proof | None
    """The proof of its version, or null if there is none."""
    draft: Draft | None
    """What it has written and not finished, or null if there is nothing, or while it runs."""
    error: OperationError | None
    """Why it has failed, or null."""
    status: OperationStatus
    """The same as `operationStatus`."""
    created_at: datetime
    """When it was started."""
    updated_at: datetime
    """When it last changed."""
    finished_at: datetime | None
    """When it ended, or null if it has not ended."""

@dataclass(frozen=True, kw_only=True)
class OperationDoneEvent:
    """A build is done."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["operation.done"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: BuildEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class OperationError:
    """Why a build has failed. A stopped build costs what was debited before the stop; any other failed
    build costs nothing.
    """

    code: Literal["STOPPED", "GENERATION_FAILED", "CHECKS_FAILED", "MODEL_UNAVAILABLE", "CREDITS_EXHAUSTED", "TIMED_OUT", "INTERNAL"]
    """`STOPPED`: it was stopped. `GENERATION_FAILED`: no application could be generated.
    `CHECKS_FAILED`: the application did not pass its checks. `MODEL_UNAVAILABLE`: the model did not
    respond. `CREDITS_EXHAUSTED`: the account’s credits ran out. `TIMED_OUT`: it took too long, or
    waited seven days for an answer. `INTERNAL`: an internal error of the service.
    """
    message: str
    """What happened, as a human-readable sentence."""

@dataclass(frozen=True, kw_only=True)
class OperationFailedEvent:
    """A build has failed or was stopped."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["operation.failed"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: BuildEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class OperationLinks:
    """Links related to the build."""

    project: str
    """The URL of the project."""
    files: str
    """The URL of the project’s files."""
    editor: str
    """The project’s page in the editor."""
    deployment: str | None
    """The URL of the live application, or null until a version is live."""
    stop: str
    """The URL for stopping this build."""

@dataclass(frozen=True, kw_only=True)
class OperationRunningEvent:
    """A build was started, or continues after its question was answered."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["operation.running"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: BuildEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class OperationWaitingEvent:
    """A build has asked a question and waits."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["operation.waiting"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: BuildEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class Project:
    """An application and its status."""

    id: str
    """The project’s id, an opaque string."""
    prompt: str
    """The prompt, as it was sent."""
    status: ProjectStatus
    visibility: Literal["public", "private"]
    """Who may open the project’s site: `public` for anyone, `private` for its owner only."""
    deployment_url: str | None
    """The URL of the live version, or null until a version is live."""
    deployed_url: str | None
    """The URL of the live version, or null until a version is live. The same as `deploymentUrl`."""
    created_at: datetime
    """When the project was created."""
    updated_at: datetime
    """When the project last changed."""
    ui_type: Literal["react", "expo", "flutter"]
    """The platform: `react` is a web application, `expo` and `flutter` are mobile applications."""
    custom_subdomain: str | None
    """The subdomain chosen by the owner, or null."""
    name: str | None
    """The application’s name, or null until it is known."""
    type: Literal["web", "mobile-expo", "mobile-flutter"]
    """The kind of application."""
    model: str
    """The model that writes the application."""
    metadata: dict[str, str]
    """The keys and values that its owner gave it."""

@dataclass(frozen=True, kw_only=True)
class ProjectAddresses:
    """The URLs of a project."""

    editor: str
    """The project’s page in the editor."""
    deployment: str | None
    """The URL of the live version, or null until a version is live."""
    subdomain: str | None
    """The site’s URL under its generated subdomain, known from the start."""
    custom: str | None
    """The site’s URL under the subdomain chosen by the owner, or null."""

@dataclass(frozen=True, kw_only=True)
class ProjectCreatedEvent:
    """A project was created."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["project.created"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: BuildEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class ProjectDeletedEvent:
    """A project was deleted."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["project.deleted"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: ProjectDeletedEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class ProjectDeployedEvent:
    """A version of a project is live at its address."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["project.deployed"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: BuildEventData
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class ProjectDetails:
    """A project with its versions and URLs."""

    id: str
    """The project’s id, an opaque string."""
    prompt: str
    """The prompt, as it was sent."""
    status: ProjectStatus
    visibility: Literal["public", "private"]
    """Who may open the project’s site: `public` for anyone, `private` for its owner only."""
    deployment_url: str | None
    """The URL of the live version, or null until a version is live."""
    deployed_url: str | None
    """The URL of the live version, or null until a version is live. The same as `deploymentUrl`."""
    created_at: datetime
    """When the project was created."""
    updated_at: datetime
    """When the project last changed."""
    ui_type: Literal["react", "expo", "flutter"]
    """The platform: `react` is a web application, `expo` and `flutter` are mobile applications."""
    custom_subdomain: str | None
    """The subdomain chosen by the owner, or null."""
    name: str | None
    """The application’s name, or null until it is known."""
    type: Literal["web", "mobile-expo", "mobile-flutter"]
    """The kind of application."""
    model: str
    """The model that writes the application."""
    metadata: dict[str, str]
    """The keys and values that its owner gave it."""
    versions: list[ProjectVersion]
    """Every version, the oldest first."""
    addresses: ProjectAddresses
    draft: Draft | None
    """Its unfinished work, or null if there is none."""

@dataclass(frozen=True, kw_only=True)
class ProjectFile:
    """A source file of a project."""

    path: str
    """The path of the file in the project, with `/` as the separator."""
    content: str
    """The content of the file, as UTF-8 text."""
    updated_at: datetime | None = None
    """When the file’s version was delivered, or its draft last saved."""

@dataclass(frozen=True, kw_only=True)
class ProjectList:
    """A page of the account’s projects."""

    projects: list[Project]
    """The projects, newest first."""
    total: int
    """The number of projects that match."""
    limit: int
    """The requested page size; 20 by default."""
    offset: int
    """The requested offset, the number of projects before this page; 0 by default."""
    next_cursor: str | None
    """The `cursor` of the next page, or null on the last one."""

@dataclass(frozen=True, kw_only=True)
class ProjectVersion:
    """An immutable version of a project’s source."""

    version: int
    """The version number, starting at 1."""
    created_at: datetime
    """When it was delivered."""
    request_id: str
    """The `requestId` of the build that created it."""
    message: str
    """The prompt, or the message that started its build."""
    files: int
    """The number of source files."""
    bytes: int
    """The total size of the source files, in bytes."""

@dataclass(frozen=True, kw_only=True)
class Proof:
    """What was verified about a version, and how. It contains only what was actually performed."""

    browser: str
    """The browser that ran the application, such as `Chromium 156.0.8078.73`, or `not run`."""
    reason: str | None
    """Why no browser ran, or null if one did."""
    confinement: str
    """How the browser process was sandboxed while it ran the application."""
    limits: list[ProofLimit]
    """The operating system limits of the tools that processed the application, as read from the
    running processes. Empty if there were none, and for versions created before limits were
    recorded.
    """
    types: Literal["passed", "not run"]
    """`passed`: a version that does not type-check is never delivered. `not run` for applications made
    with Flutter, whose types only the Flutter SDK can check.
    """
    checks: list[ProofCheck]
    """Every acceptance check that was performed."""
    accessibility: ProofAccessibility
    """The result of the accessibility audit."""
    screenshots: list[ProofScreenshot]
    """The screenshots of the version."""
    requests: ProofRequests
    """The parts of the prompt, counted by their outcome."""
    understood: list[ProofPhrase]
    """The parts of the prompt that were understood."""
    not_built: list[str]
    """The parts of the prompt that were not built, quoted from it."""

@dataclass(frozen=True, kw_only=True)
class ProofCheck:
    """An acceptance check that was performed in the browser."""

    id: str
    """The machine-readable name of the check."""
    title: str
    """What the check verifies."""
    phrase: str | None
    """The words of the prompt that requested it, or null if none did."""
    capability: str | None
    """The capability of the application that it tests, or null."""
    viewport: Viewport
    passed: bool
    """Whether the check passed."""
    milliseconds: float
    """How long it took, in milliseconds."""
    failure: str | None
    """What went wrong, as a sentence, or null if it passed."""

@dataclass(frozen=True, kw_only=True)
class ProofLimit:
    """A limit that was in force while the application was processed."""

    tool: Literal["browser", "types", "bundler"]
    """The limited tool: the browser, the type checker, or the process that checks, formats and bundles
    the files.
    """
    resource: Literal["memory", "process_memory", "processes", "open_files", "file_size", "system_calls"]
    """The limited resource: `memory` and `processes` (including threads) apply to all processes of the
    tool together; `process_memory`, `open_files` and `file_size` to each process; `system_calls`
    blocks calls that could harm the machine.
    """
    by: Literal["cgroup", "rlimit", "seccomp"]
    """How it is enforced: a control group, a resource limit, or a system call filter."""
    max: float | None
    """The limit, in bytes or as a count, or null if it is not a quantity."""

@dataclass(frozen=True, kw_only=True)
class ProofPhrase:
    """A part of the prompt and its outcome."""

    phrase: str
    """The words of the prompt."""
    checks: list[str]
    """The ids of the checks that prove it."""
    outcome: Literal["proven", "not tried", "not built"]
    """`proven`: its checks passed. `not tried`: it was built, but none of its checks were performed.
    `not built`: it was not built.
    """

@dataclass(frozen=True, kw_only=True)
class ProofScreenshot:
    """A screenshot of the version."""

    viewport: Viewport
    width: int
    """In pixels."""
    height: int
    """In pixels."""
    bytes: int
    """The size of the JPEG, in bytes."""
    url: str | None
    """The URL of the JPEG, readable with the same key, or null."""

@dataclass(frozen=True, kw_only=True)
class Question:
    """A question from a build to its client."""

    id: str
    """The question’s id: the `questionId` of its answer."""
    text: str
    """The text of the question."""
    options: list[str]
    """The suggested answers."""
    allows_other: bool
    """Whether an answer other than the options is allowed."""
    answer: str | None
    """The answer, or null while the question is open."""
    created_at: datetime
    """When it was asked."""

@dataclass(frozen=True, kw_only=True)
class QuestionAnswer:
    """The answer to one question."""

    question_id: str
    """The `id` of the question."""
    answer: str
    """One of the question’s options, case-insensitive, or any text if the question has `allowsOther`.
    """

@dataclass(frozen=True, kw_only=True)
class Reply:
    """A message from the build."""

    id: str
    """The reply’s id."""
    text: str
    """The text of the reply."""
    created_at: datetime
    """When it was sent."""

@dataclass(frozen=True, kw_only=True)
class ResendDeliveries:
    """Which failed deliveries to send again."""

    since: datetime
    """The deliveries that failed since this time are sent again."""

@dataclass(frozen=True, kw_only=True)
class ResentDeliveries:
    """What is sent again."""

    resent: int
    """How many deliveries are sent again."""

@dataclass(frozen=True, kw_only=True)
class RestoreVersion:
    """A restore of a version."""

    request_id: str | None = None
    """The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is
    sent again, nothing new is started, and the response describes the first request.
    """

@dataclass(frozen=True, kw_only=True)
class SendMessage:
    """A message to a project, answers to its questions, or both."""

    message: str | None = None
    """The change to make, or an answer to every open question that is not in `answers`."""
    answers: list[QuestionAnswer] | None = None
    """Answers to the open questions of the waiting build, by their ids."""
    model: str | None = None
    """The model of the build that the message may start, as in a create. Default: the project’s model.
    """
    request_id: str | None = None
    """The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is
    sent again, nothing new is started, and the response describes the first request.
    """

@dataclass(frozen=True, kw_only=True)
class StartedOperation:
    """A build that was started."""

    request_id: str
    """The id of the request: the one that was sent, in lower case, or one generated by the service."""
    accepted: bool
    """Always true: a rejected request returns an error instead."""
    operation_status: OperationStatus
    project_id: str
    """The project being built."""
    editor_url: str
    """The project’s page in the editor."""
    next_action: str
    """What to do next, as a human-readable sentence."""

@dataclass(frozen=True, kw_only=True)
class StartedTest:
    """A test event on its way."""

    delivery_id: str
    """The id of the delivery."""

@dataclass(frozen=True, kw_only=True)
class ThirtyDays:
    """The last thirty days, with totals."""

    requests: int
    """The number of requests."""
    builds: int
    """The number of builds started."""
    credits_spent: int
    """The credits that the builds started in this period have spent."""
    days: list[DayUsage]
    """Thirty consecutive days, the oldest first; the last is today."""

@dataclass(frozen=True, kw_only=True)
class UpdateProject:
    """What to change about a project; fields that are not sent stay as they are."""

    name: str | None = None
    """The name of the project. It is kept until a message renames the app."""
    visibility: Literal["public", "private"] | None = None
    """Who may open the project’s site: `public` for anyone, `private` for its owner only."""
    custom_subdomain: str | None = None
    """The second name of the site; null removes it."""
    metadata: dict[str, str | None] | None = None
    """Your own keys and values, for example the id of a customer: up to 50 keys of 40 characters, with
    strings of up to 500 characters. The service does not use them. In an update, keys that are not
    sent stay; null removes a key, and null for `metadata` removes all.
    """

@dataclass(frozen=True, kw_only=True)
class UpdateWebhookEndpoint:
    """What to change about an endpoint; fields that are not sent stay as they are."""

    url: str | None = None
    """The address that events are sent to: `https:` or `http:`, and public unless the operator allows
    others.
    """
    description: str | None = None
    """What the endpoint is for, in your own words."""
    events: list[Literal["project.created", "project.deployed", "project.deleted", "operation.running", "operation.waiting", "operation.done", "operation.failed", "credits.low"]] | None = None
    """The types of events that are sent to it."""
    enabled: bool | None = None
    """`false` stops sending and ends pending deliveries; `true` sends what happens from now on."""

@dataclass(frozen=True, kw_only=True)
class Usage:
    """The account’s plan, available credits and usage, for all of its keys. This request is counted
    too.
    """

    plan: PlanName
    """The account’s plan."""
    credit_balance: int
    """The available credits, without those held by builds that are running or waiting for an answer.
    """
    renews_at: datetime | None
    """When the plan’s credits renew; null if they do not."""
    last30_days: ThirtyDays

@dataclass(frozen=True, kw_only=True)
class VersionChanges:
    """The differences between two versions."""

    from_: int
    """The version that it is compared with."""
    to: int
    """The version whose changes these are."""
    files: list[ChangedFile]
    """The files that differ, sorted by path."""

@dataclass(frozen=True, kw_only=True)
class VersionDetails:
    """An immutable version with its proof."""

    version: int
    """The version number, starting at 1."""
    kind: Literal["create", "message", "edit", "restore"]
    """What created it: the first prompt, a message, an edit by hand, or the restore of an earlier
    version.
    """
    message: str
    """The prompt, or the message that started its build."""
    request_id: str
    """The `requestId` of the build that created it."""
    live: bool
    """Whether the site serves it."""
    created_at: datetime
    """When it was delivered."""
    files: int
    """The number of source files."""
    bytes: int
    """The total size of the source files, in bytes."""
    checks: VersionDetailsChecks
    """The acceptance checks of its proof."""
    proof: Proof

@dataclass(frozen=True, kw_only=True)
class VersionList:
    """A page of a project’s versions."""

    versions: list[VersionSummary]
    """The versions, newest first."""
    next_cursor: str | None
    """The `cursor` of the next page, or null on the last one."""

@dataclass(frozen=True, kw_only=True)
class VersionSummary:
    """An immutable version, without its proof."""

    version: int
    """The version number, starting at 1."""
    kind: Literal["create", "message", "edit", "restore"]
    """What created it: the first prompt, a message, an edit by hand, or the restore of an earlier
    version.
    """
    message: str
    """The prompt, or the message that started its build."""
    request_id: str
    """The `requestId` of the build that created it."""
    live: bool
    """Whether the site serves it."""
    created_at: datetime
    """When it was delivered."""
    files: int
    """The number of source files."""
    bytes: int
    """The total size of the source files, in bytes."""
    checks: VersionSummaryChecks
    """The acceptance checks of its proof."""

@dataclass(frozen=True, kw_only=True)
class WebhookEndpoint:
    """An endpoint that receives events."""

    id: str
    """The id of the endpoint."""
    url: str
    """The address that events are sent to."""
    description: str
    """What it is for, in the owner’s words."""
    events: list[Literal["project.created", "project.deployed", "project.deleted", "operation.running", "operation.waiting", "operation.done", "operation.failed", "credits.low"]]
    """The types of events that are sent to it."""
    status: Literal["enabled", "disabled"]
    """Whether events are sent to it."""
    disabled_because: Literal["owner", "gone", "failing"] | None
    """Why nothing is sent: `owner` disabled it, it responded 410 (`gone`), or it failed for days
    (`failing`).
    """
    failing_since: datetime | None
    """When it first failed since its last success, or null."""
    former_secret_until: datetime | None
    """Until when messages are also signed with the former secret, or null."""
    created_at: datetime
    """When it was created."""

@dataclass(frozen=True, kw_only=True)
class WebhookEndpointList:
    """The endpoints of the account."""

    endpoints: list[WebhookEndpoint]
    """All endpoints, oldest first; an account has at most ten."""

@dataclass(frozen=True, kw_only=True)
class WebhookSecret:
    """The new secret of an endpoint."""

    secret: str
    """The secret that its messages are signed with. It is only ever returned here."""
    former_secret_until: datetime
    """Until when messages are also signed with the former secret."""

@dataclass(frozen=True, kw_only=True)
class WebhookTestEvent:
    """A test event, sent to check that deliveries arrive."""

    id: str | None = None
    """The id of the event, the same as `webhook-id`."""
    type: Literal["webhook.test"]
    """The type of the event."""
    api_version: str | None = None
    """The version of the API whose format the event has."""
    timestamp: datetime
    """When it occurred."""
    sequence: int | None = None
    """Its number among the events of its project, from 1, in the order in which they happened. Null
    for events that do not concern a project.
    """
    data: dict[str, Any]
    """The payload of the event."""

@dataclass(frozen=True, kw_only=True)
class BuildEventDataLinks:
    """Related links."""

    project: str
    """The API URL of the project."""
    operation: str
    """The API URL of the build."""
    editor: str
    """The project’s page in the editor."""
    deployment: str | None
    """The URL of the live application, or null until a version is live."""

@dataclass(frozen=True, kw_only=True)
class CreditsLowEventData:
    """The payload of the event."""

    balance: int
    """The available credits."""
    plan: PlanName
    """The account’s plan."""
    renews_at: datetime | None
    """When the plan’s credits renew, or null."""

@dataclass(frozen=True, kw_only=True)
class OperationCredits:
    """The credits of the build."""

    held: int
    """Credits currently held for it."""
    spent: int
    """Credits spent so far."""

@dataclass(frozen=True, kw_only=True)
class ProjectDeletedEventData:
    """The payload of the event."""

    project_id: str
    """The id of the project."""

@dataclass(frozen=True, kw_only=True)
class ProofAccessibility:
    """The result of the accessibility audit."""

    engine: str
    """The accessibility engine, with its version."""
    rules_passed: int
    """The number of rules that passed."""
    findings: int
    """The number of serious violations found."""

@dataclass(frozen=True, kw_only=True)
class ProofRequests:
    """The parts of the prompt, counted by their outcome."""

    proven: int
    """Proven by checks that passed."""
    not_proven: int
    """Built, but no check that was performed proves it."""
    not_built: int
    """Not built."""

@dataclass(frozen=True, kw_only=True)
class VersionDetailsChecks:
    """The acceptance checks of its proof."""

    passed: int
    """The number that passed."""
    failed: int
    """The number that failed."""

@dataclass(frozen=True, kw_only=True)
class VersionSummaryChecks:
    """The acceptance checks of its proof."""

    passed: int
    """The number that passed."""
    failed: int
    """The number that failed."""

WebhookEvent = (
    ProjectCreatedEvent
    | ProjectDeletedEvent
    | OperationRunningEvent
    | OperationWaitingEvent
    | OperationDoneEvent
    | OperationFailedEvent
    | ProjectDeployedEvent
    | CreditsLowEvent
    | WebhookTestEvent
)
"""Every event, told apart by ``type``."""

EVENT_CLASSES: dict[str, type[WebhookEvent]] = {
    "project.created": ProjectCreatedEvent,
    "project.deleted": ProjectDeletedEvent,
    "operation.running": OperationRunningEvent,
    "operation.waiting": OperationWaitingEvent,
    "operation.done": OperationDoneEvent,
    "operation.failed": OperationFailedEvent,
    "project.deployed": ProjectDeployedEvent,
    "credits.low": CreditsLowEvent,
    "webhook.test": WebhookTestEvent,
}
"""The class of each type of event."""
