# Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.
"""A method for each operation of the API."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal
from uuid import uuid4

from . import models
from .transport import OMIT, Omit, Transport


class Api:
    """Every operation of the API. Each method sends one request, and retries it where that is safe."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create_project(
        self,
        *,
        prompt: str,
        model: str | None | Omit = OMIT,
        type: Literal["web", "mobile-expo", "mobile-flutter"] | None | Omit = OMIT,
        request_id: str | None | Omit = OMIT,
        name: str | None | Omit = OMIT,
        visibility: Literal["public", "private"] | None | Omit = OMIT,
        custom_subdomain: str | None | Omit = OMIT,
        metadata: dict[str, str | None] | None | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.StartedOperation:
        """Create a project from a prompt.

        Creates a project and starts its build. The response is immediate; the build continues
        without the client.

        Send a `requestId` of your own with every create. If it is sent again, for example after a
        lost connection, nothing new is started, the response describes the first create, and
        `Idempotent-Replayed` is `true`. A rejected request leaves its `requestId` unused.

        A build holds at least 25 credits until it ends, and then releases what it did not use. A
        build that fails costs nothing.

        Requires a key with the scope `projects:write`.

        :param prompt: A description of what to build: 1 to 20,000 Unicode characters, at least one
        of which is not white space.
        :param model: The model to use: an id from `GET /models`, plain or as `<provider>/<model>`,
        or `auto` for the best model of the plan. Default: `auto`.
        :param type: The kind of application: `web`, which is also the default, `mobile-expo`, an
        app for iOS and Android made with Expo, or `mobile-flutter`, one made with Flutter, which is
        not tried in a browser. It never changes.
        :param request_id: The client’s id for this request: any UUID except the nil UUID, in upper
        or lower case. If it is sent again, nothing new is started, and the response describes the
        first request.
        :param name: The name of the project. It is kept until a message renames the app.
        :param visibility: Who may open the project’s site: `public` for anyone, `private` for its
        owner only.
        :param custom_subdomain: A second name for the site: 3 to 40 letters, digits and hyphens. It
        has to be free.
        :param metadata: Your own keys and values, for example the id of a customer: up to 50 keys
        of 40 characters, with strings of up to 500 characters. The service does not use them. In an
        update, keys that are not sent stay; null removes a key, and null for `metadata` removes
        all.
        """
        return self._transport.request(
            "POST",
            ["projects"],
            body={"prompt": prompt, "model": model, "type": type, "requestId": str(uuid4()) if isinstance(request_id, Omit) else request_id, "name": name, "visibility": visibility, "customSubdomain": custom_subdomain, "metadata": metadata},
            result=models.StartedOperation,
            headers=headers,
            timeout=timeout,
        )

    def list_projects(
        self,
        *,
        limit: int | Omit = OMIT,
        offset: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        status: Literal["generating", "waiting", "ready", "failed", "stopped"] | Omit = OMIT,
        q: str | Omit = OMIT,
        metadata: dict[str, str] | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.ProjectList:
        """List projects.

        The account’s projects, newest first, in pages of at most 100. In contract B the list can be
        filtered, and `cursor` continues after the page that returned it as `nextCursor`.

        Requires a key with the scope `projects:read`.

        :param limit: The page size.
        :param offset: How many projects to skip, from the newest on.
        :param cursor: The `nextCursor` of the page before. Unlike `offset`, it is exact while
        projects are added and deleted.
        :param status: Only projects with this status.
        :param q: Only projects whose name or prompt contains these words, case-insensitive.
        :param metadata: Only projects whose metadata has these keys and values:
        `metadata[customer]=1042`.
        """
        return self._transport.request(
            "GET",
            ["projects"],
            query={"limit": limit, "offset": offset, "cursor": cursor, "status": status, "q": q, "metadata": metadata},
            result=models.ProjectList,
            headers=headers,
            timeout=timeout,
        )

    def get_project(
        self,
        project_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.ProjectDetails:
        """Read a project.

        One project of the account. A project that does not exist, was deleted, or belongs to
        another account returns the same 404.

        Requires a key with the scope `projects:read`.

        :param project_id: The project’s id.
        """
        return self._transport.request(
            "GET",
            ["projects", project_id],
            result=models.ProjectDetails,
            headers=headers,
            timeout=timeout,
        )

    def update_project(
        self,
        project_id: str,
        *,
        name: str | Omit = OMIT,
        visibility: Literal["public", "private"] | Omit = OMIT,
        custom_subdomain: str | None | Omit = OMIT,
        metadata: dict[str, str | None] | None | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.Project:
        """Update a project.

        Changes the project’s name, visibility, custom subdomain or metadata. If one of the fields
        is not valid, nothing is changed. It starts no build and costs nothing.

        Requires a key with the scope `projects:write`.

        :param project_id: The project’s id.
        :param name: The name of the project. It is kept until a message renames the app.
        :param visibility: Who may open the project’s site: `public` for anyone, `private` for its
        owner only.
        :param custom_subdomain: The second name of the site; null removes it.
        :param metadata: Your own keys and values, for example the id of a customer: up to 50 keys
        of 40 characters, with strings of up to 500 characters. The service does not use them. In an
        update, keys that are not sent stay; null removes a key, and null for `metadata` removes
        all.
        """
        return self._transport.request(
            "PATCH",
            ["projects", project_id],
            body={"name": name, "visibility": visibility, "customSubdomain": custom_subdomain, "metadata": metadata},
            result=models.Project,
            headers=headers,
            timeout=timeout,
        )

    def delete_project(
        self,
        project_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Delete a project.

        Deletes the project immediately: it can no longer be found, its site is taken down, its
        unfinished build is stopped, and the credits held by that build are released. The API cannot
        undo this; in the console, the owner of the account can restore the project from the trash
        for thirty days.

        Requires a key with the scope `projects:delete`.

        :param project_id: The project’s id.
        """
        return self._transport.request_nothing(
            "DELETE",
            ["projects", project_id],
            headers=headers,
            timeout=timeout,
        )

    def get_project_files(
        self,
        project_id: str,
        *,
        path: str | Omit = OMIT,
        version: int | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.FileList:
        """Read the source files.

        The source files of a version: the one given by `version`, else the live one, else the
        newest. `path` selects a single file. With `Accept: application/zip` the response is a zip
        archive of the same files.

        Requires a key with the scope `files:read`.

        :param project_id: The project’s id.
        :param path: The path of a single file to read. Default: every file.
        :param version: The number of the version to read. Default: the live one, or the newest if
        none is live.
        """
        return self._transport.request(
            "GET",
            ["projects", project_id, "files"],
            query={"path": path, "version": version},
            result=models.FileList,
            headers=headers,
            timeout=timeout,
        )

    def get_draft_files(
        self,
        project_id: str,
        *,
        path: str | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.FileList:
        """Read the source files of the draft.

        The source files that a build has written and could not finish, as in `draft` of the
        project. Only a language model that writes the code itself leaves a draft; `path` selects a
        single file. With `Accept: application/zip` the response is a zip archive of the same files.
        While a build runs, there is no draft.

        Requires a key with the scope `files:read`.

        :param project_id: The project’s id.
        :param path: The path of a single file to read. Default: every file.
        """
        return self._transport.request(
            "GET",
            ["projects", project_id, "draft", "files"],
            query={"path": path},
            result=models.FileList,
            headers=headers,
            timeout=timeout,
        )

    def drop_draft(
        self,
        project_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Delete the draft.

        Deletes what a build has written and could not finish, which only a language model that
        writes the code itself leaves. The versions of the project are unchanged. Until the build
        has ended, the response is 409. If the build asks whether to go on, answer `Drop it`
        instead. This cannot be undone.

        Requires a key with the scope `projects:write`.

        :param project_id: The project’s id.
        """
        return self._transport.request_nothing(
            "DELETE",
            ["projects", project_id, "draft"],
            headers=headers,
            timeout=timeout,
        )

    def list_versions(
        self,
        project_id: str,
        *,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.VersionList:
        """List versions.

        The versions of a project, newest first, in pages of at most 50.

        Requires a key with the scope `projects:read`.

        :param project_id: The project’s id.
        :param limit: The page size.
        :param cursor: The `nextCursor` of the page before.
        """
        return self._transport.request(
            "GET",
            ["projects", project_id, "versions"],
            query={"limit": limit, "cursor": cursor},
            result=models.VersionList,
            headers=headers,
            timeout=timeout,
        )

    def get_version(
        self,
        project_id: str,
        version: int,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.VersionDetails:
        """Read a version.

        A version with its proof: the checks that it passed. Its source files are read with `GET
        /projects/{id}/files?version=…`.

        Requires a key with the scope `projects:read`.

        :param project_id: The project’s id.
        :param version: The number of the version.
        """
        return self._transport.request(
            "GET",
            ["projects", project_id, "versions", version],
            result=models.VersionDetails,
            headers=headers,
            timeout=timeout,
        )

    def compare_versions(
        self,
        project_id: str,
        version: int,
        *,
        from_: int | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.VersionChanges:
        """Compare a version.

        The files that differ between a version and the one before it, or the one given by `from`,
        with the numbers of added and removed lines. Version 1 has none before it: without `from`,
        the response is 404.

        Requires a key with the scope `files:read`.

        :param project_id: The project’s id.
        :param version: The number of the version.
        :param from_: The version to compare with. Default: the one before; for version 1 it is
        required.
        """
        return self._transport.request(
            "GET",
            ["projects", project_id, "versions", version, "changes"],
            query={"from": from_},
            result=models.VersionChanges,
            headers=headers,
            timeout=timeout,
        )

    def restore_version(
        self,
        project_id: str,
        version: int,
        *,
        request_id: str | None | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.Operation:
        """Restore a version.

        Publishes the files of an earlier version again, as the newest version. It is a build like
        every other one, with the same checks, and costs nothing.

        Requires a key with the scope `projects:write`.

        :param project_id: The project’s id.
        :param version: The number of the version.
        :param request_id: The client’s id for this request: any UUID except the nil UUID, in upper
        or lower case. If it is sent again, nothing new is started, and the response describes the
        first request.
        """
        return self._transport.request(
            "POST",
            ["projects", project_id, "versions", version, "restore"],
            body={"requestId": str(uuid4()) if isinstance(request_id, Omit) else request_id},
            result=models.Operation,
            headers=headers,
            timeout=timeout,
        )

    def edit_files(
        self,
        project_id: str,
        *,
        base: int,
        changes: Sequence[models.FileChange],
        request_id: str | None | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.Operation:
        """Edit source files by hand.

        Starts a build that adds, replaces and removes files of the live version. The result becomes
        a version if it type-checks, bundles, and passes the checks of the version that was edited.
        Otherwise the build ends as `failed` with `CHECKS_FAILED` and a message that names file and
        line, and the app is unchanged. It costs nothing. The request body is limited to 1 MiB.

        Requires a key with the scope `projects:write`.

        :param project_id: The project’s id.
        :param base: The version whose files you changed. It has to be the live one.
        :param changes: The files to write and to remove, each once.
        :param request_id: The client’s id for this request: any UUID except the nil UUID, in upper
        or lower case. If it is sent again, nothing new is started, and the response describes the
        first request.
        """
        return self._transport.request(
            "POST",
            ["projects", project_id, "edits"],
            body={"base": base, "changes": changes, "requestId": str(uuid4()) if isinstance(request_id, Omit) else request_id},
            result=models.Operation,
            headers=headers,
            timeout=timeout,
        )

    def get_screenshot(
        self,
        project_id: str,
        version: int,
        viewport: Literal["desktop", "phone"],
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> bytes:
        """Read a screenshot.

        A screenshot of a version, taken in the browser when the version was proven. The proof of
        the operation lists the available screenshots.

        Requires a key with the scope `files:read`.

        :param project_id: The project’s id.
        :param version: The number of the version.
        :param viewport: The size of the screenshot: `desktop` or `phone`.
        """
        return self._transport.request_bytes(
            "GET",
            ["projects", project_id, "versions", version, "screenshots", viewport],
            headers=headers,
            timeout=timeout,
        )

    def send_message(
        self,
        project_id: str,
        *,
        message: str | None | Omit = OMIT,
        answers: Sequence[models.QuestionAnswer] | None | Omit = OMIT,
        model: str | None | Omit = OMIT,
        request_id: str | None | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.Operation:
        """Send a message to a project.

        Requests a change, or answers the questions of a build.

        While an operation of the project waits, the message or the answers resume *that* operation.
        All of its open questions must be answered at once: by id, or by a message, which answers
        every question that `answers` omits. While an operation runs, the response is 409. Otherwise
        the message starts a new operation of kind `message`. Earlier versions of the project are
        never changed.

        Requires a key with the scope `projects:write`.

        :param project_id: The project’s id.
        :param message: The change to make, or an answer to every open question that is not in
        `answers`.
        :param answers: Answers to the open questions of the waiting build, by their ids.
        :param model: The model of the build that the message may start, as in a create. Default:
        the project’s model.
        :param request_id: The client’s id for this request: any UUID except the nil UUID, in upper
        or lower case. If it is sent again, nothing new is started, and the response describes the
        first request.
        """
        return self._transport.request(
            "POST",
            ["projects", project_id, "messages"],
            body={"message": message, "answers": answers, "model": model, "requestId": str(uuid4()) if isinstance(request_id, Omit) else request_id},
            result=models.Operation,
            headers=headers,
            timeout=timeout,
        )

    def get_operation(
        self,
        request_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.Operation:
        """Follow a build.

        The current state of the operation. Read it until `operationStatus` is `done`, `waiting` or
        `failed`. With `Prefer: wait=30` the response for a running operation is delayed until
        something about it changes, and with `Prefer: wait=30, until=outcome` until it asks a
        question or has ended, which saves polling. With `Accept: text/event-stream` every state is
        sent as it comes, as an event `operation` whose `data` is the operation and whose `id`
        continues the stream (`Last-Event-ID`); the stream stays open while the build waits for an
        answer, and ends when the build is done or has failed. An operation can still be read after
        its project was deleted.

        Requires a key with the scope `projects:read`.

        :param request_id: The `requestId` of the build, case-insensitive.
        """
        return self._transport.request(
            "GET",
            ["operations", request_id],
            result=models.Operation,
            headers=headers,
            timeout=timeout,
        )

    def stop_operation(
        self,
        request_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.Operation:
        """Stop a build.

        Stops a running or waiting build: it ends as `failed` with the error code `STOPPED`. What
        was debited before the stop stays debited, and nothing is debited afterwards;
        `credits.spent` and `error.message` state the amount. An operation that has already ended is
        not changed. The request needs no body.

        Requires a key with the scope `projects:write`.

        :param request_id: The `requestId` of the build, case-insensitive.
        """
        return self._transport.request(
            "POST",
            ["operations", request_id, "stop"],
            body={},
            result=models.Operation,
            headers=headers,
            timeout=timeout,
        )

    def get_usage(
        self,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.Usage:
        """Read the usage.

        The account’s usage. The counts are exact and include this request. Days and months are in
        UTC.

        Requires a key with the scope `usage:read`.
        """
        return self._transport.request(
            "GET",
            ["usage"],
            result=models.Usage,
            headers=headers,
            timeout=timeout,
        )

    def list_webhook_endpoints(
        self,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.WebhookEndpointList:
        """List webhook endpoints.

        The endpoints of the account, oldest first, without their secrets.

        Requires a key with the scope `webhooks:read`.
        """
        return self._transport.request(
            "GET",
            ["webhooks", "endpoints"],
            result=models.WebhookEndpointList,
            headers=headers,
            timeout=timeout,
        )

    def create_webhook_endpoint(
        self,
        *,
        url: str,
        events: Sequence[Literal["project.created", "project.deployed", "project.deleted", "operation.running", "operation.waiting", "operation.done", "operation.failed", "credits.low"]],
        description: str | None | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.NewWebhookEndpoint:
        """Create a webhook endpoint.

        Sends events to an address from now on. The response contains the secret that messages are
        signed with ([Standard Webhooks](https://www.standardwebhooks.com)); it is never returned
        again. A request that is repeated creates another endpoint.

        Requires a key with the scope `webhooks:write`.

        :param url: The address that events are sent to: `https:` or `http:`, and public unless the
        operator allows others.
        :param events: The types of events that are sent to it.
        :param description: What the endpoint is for, in your own words.
        """
        return self._transport.request(
            "POST",
            ["webhooks", "endpoints"],
            body={"url": url, "description": description, "events": events},
            result=models.NewWebhookEndpoint,
            headers=headers,
            timeout=timeout,
        )

    def get_webhook_endpoint(
        self,
        endpoint_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.WebhookEndpoint:
        """Read a webhook endpoint.

        One endpoint, without its secret.

        Requires a key with the scope `webhooks:read`.

        :param endpoint_id: The id of the webhook endpoint.
        """
        return self._transport.request(
            "GET",
            ["webhooks", "endpoints", endpoint_id],
            result=models.WebhookEndpoint,
            headers=headers,
            timeout=timeout,
        )

    def update_webhook_endpoint(
        self,
        endpoint_id: str,
        *,
        url: str | Omit = OMIT,
        description: str | Omit = OMIT,
        events: Sequence[Literal["project.created", "project.deployed", "project.deleted", "operation.running", "operation.waiting", "operation.done", "operation.failed", "credits.low"]] | Omit = OMIT,
        enabled: bool | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.WebhookEndpoint:
        """Update a webhook endpoint.

        Changes where events are sent and which, or enables and disables the endpoint.

        Requires a key with the scope `webhooks:write`.

        :param endpoint_id: The id of the webhook endpoint.
        :param url: The address that events are sent to: `https:` or `http:`, and public unless the
        operator allows others.
        :param description: What the endpoint is for, in your own words.
        :param events: The types of events that are sent to it.
        :param enabled: `false` stops sending and ends pending deliveries; `true` sends what happens
        from now on.
        """
        return self._transport.request(
            "PATCH",
            ["webhooks", "endpoints", endpoint_id],
            body={"url": url, "description": description, "events": events, "enabled": enabled},
            result=models.WebhookEndpoint,
            headers=headers,
            timeout=timeout,
        )

    def delete_webhook_endpoint(
        self,
        endpoint_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Delete a webhook endpoint.

        Removes the endpoint and the log of its deliveries. A delivery in progress may still arrive.

        Requires a key with the scope `webhooks:write`.

        :param endpoint_id: The id of the webhook endpoint.
        """
        return self._transport.request_nothing(
            "DELETE",
            ["webhooks", "endpoints", endpoint_id],
            headers=headers,
            timeout=timeout,
        )

    def rotate_webhook_secret(
        self,
        endpoint_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.WebhookSecret:
        """Rotate the secret.

        Replaces the secret of the endpoint. For 24 hours, messages are signed with both secrets.
        The request needs no body. If it is repeated, the secret is replaced again.

        Requires a key with the scope `webhooks:write`.

        :param endpoint_id: The id of the webhook endpoint.
        """
        return self._transport.request(
            "POST",
            ["webhooks", "endpoints", endpoint_id, "rotate"],
            body={},
            result=models.WebhookSecret,
            headers=headers,
            timeout=timeout,
        )

    def test_webhook_endpoint(
        self,
        endpoint_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.StartedTest:
        """Send a test event.

        Sends an event of type `webhook.test`, once, whatever the endpoint subscribes to. The
        request needs no body.

        Requires a key with the scope `webhooks:write`.

        :param endpoint_id: The id of the webhook endpoint.
        """
        return self._transport.request(
            "POST",
            ["webhooks", "endpoints", endpoint_id, "test"],
            body={},
            result=models.StartedTest,
            headers=headers,
            timeout=timeout,
        )

    def list_deliveries(
        self,
        endpoint_id: str,
        *,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        status: Literal["pending", "delivered", "failed"] | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.DeliveryList:
        """List deliveries.

        The deliveries of an endpoint in the last thirty days, newest first, in pages of at most
        100.

        Requires a key with the scope `webhooks:read`.

        :param endpoint_id: The id of the webhook endpoint.
        :param limit: The page size.
        :param cursor: The `nextCursor` of the page before.
        :param status: Only deliveries with this status.
        """
        return self._transport.request(
            "GET",
            ["webhooks", "endpoints", endpoint_id, "deliveries"],
            query={"limit": limit, "cursor": cursor, "status": status},
            result=models.DeliveryList,
            headers=headers,
            timeout=timeout,
        )

    def resend_failed_deliveries(
        self,
        endpoint_id: str,
        *,
        since: datetime,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.ResentDeliveries:
        """Resend failed deliveries.

        Resends the deliveries of an endpoint that have failed since a given time. Pending
        deliveries are not resent: they follow their own schedule. Events keep their ids, by which
        receivers recognise duplicates.

        Requires a key with the scope `webhooks:write`.

        :param endpoint_id: The id of the webhook endpoint.
        :param since: The deliveries that failed since this time are sent again.
        """
        return self._transport.request(
            "POST",
            ["webhooks", "endpoints", endpoint_id, "resend"],
            body={"since": since},
            result=models.ResentDeliveries,
            headers=headers,
            timeout=timeout,
        )

    def get_delivery(
        self,
        delivery_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.DeliveryDetails:
        """Read a delivery.

        A delivery with the body of its messages, and every attempt with its response.

        Requires a key with the scope `webhooks:read`.

        :param delivery_id: The id of the delivery.
        """
        return self._transport.request(
            "GET",
            ["webhooks", "deliveries", delivery_id],
            result=models.DeliveryDetails,
            headers=headers,
            timeout=timeout,
        )

    def resend_delivery(
        self,
        delivery_id: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.DeliveryDetails:
        """Resend a delivery.

        Sends a delivery again now, whatever its status; it keeps its id. The request needs no body.

        Requires a key with the scope `webhooks:write`.

        :param delivery_id: The id of the delivery.
        """
        return self._transport.request(
            "POST",
            ["webhooks", "deliveries", delivery_id, "resend"],
            body={},
            result=models.DeliveryDetails,
            headers=headers,
            timeout=timeout,
        )

    def list_events(
        self,
        *,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        type: Literal["project.created", "project.deployed", "project.deleted", "operation.running", "operation.waiting", "operation.done", "operation.failed", "credits.low", "webhook.test"] | Omit = OMIT,
        project_id: str | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.EventList:
        """List events.

        What happened on the account in the last thirty days, newest first, in pages of at most 100,
        whether or not an endpoint subscribes to it. `data` is what a webhook has.

        Requires a key with the scope `webhooks:read`.

        :param limit: The page size.
        :param cursor: The `nextCursor` of the page before.
        :param type: Only events of this type.
        :param project_id: Only events of this project.
        """
        return self._transport.request(
            "GET",
            ["events"],
            query={"limit": limit, "cursor": cursor, "type": type, "projectId": project_id},
            result=models.EventList,
            headers=headers,
            timeout=timeout,
        )

    def list_models(
        self,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
    ) -> models.ModelList:
        """List the models.

        The models that a create can name.

        Requires a key, with any scopes.
        """
        return self._transport.request(
            "GET",
            ["models"],
            result=models.ModelList,
            headers=headers,
            timeout=timeout,
        )
