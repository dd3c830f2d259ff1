// The SDK against the real service: the results of each method, and its errors. Its apps are not tried in a browser; those of
// `proven-app.test.ts` are.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import * as sdk from "@atelier/sdk";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { makeTestKey } from "../../support/start-service.ts";
import { assertFitsStatus } from "./assert-fits-status.ts";

let service: SharedService;
let client: sdk.Atelier;
let neighbour: sdk.Atelier;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  client = new sdk.Atelier({ apiKey: service.newKey(), baseURL: service.url });
  neighbour = new sdk.Atelier({ apiKey: service.newKey(), baseURL: `${service.url}/b/api/v1` });
});
after(() => service.close());

const patience = { timeout: 110_000 };

test("a message builds the next version, and only one at a time", patience, async () => {
  const done = await client.projects.createAndWait("A reading list of books with author, status and rating");
  const followUp = await client.messages.send(done.projectId, "Add a note to every book");
  await assert.rejects(client.messages.send(done.projectId, "And a cover"), sdk.BuildRunningError);
  assert.equal((await client.operations.wait(followUp.requestId)).version, 2);
  await assert.rejects(client.files.get(done.projectId, "no/such.ts"), sdk.NotFoundError);
});

test("a question is answered by a callback; without one it is thrown and can be answered later", patience, async () => {
  const unanswered = await client.projects.createAndWait("Build me an app").then(
    () => assert.fail("no question was asked"),
    (error: unknown) => (error instanceof sdk.QuestionUnansweredError ? error.operation : assert.fail(String(error))),
  );
  assert.equal(unanswered.operationStatus, "waiting");
  assertFitsStatus(unanswered);
  let received: sdk.Question[] = [];
  const done = await client.operations.wait(unanswered.requestId, {
    onQuestion: (questions) => {
      received = questions;
      return questions.map(({ id, options }) => ({ questionId: id, answer: options[0] ?? "A list of tasks" }));
    },
  });
  assert.equal(done.operationStatus, "done");
  assert.deepEqual(
    received.map(({ id }) => id),
    unanswered.questions.map(({ id }) => id),
  );
  assert.equal(done.requestId, unanswered.requestId);
});

test("waiting for a stopped build throws BuildStoppedError", patience, async () => {
  const { requestId, projectId } = await client.projects.create("A CRM for freelancers with contacts, companies, deals and tasks");
  const rejected = assert.rejects(client.operations.wait(requestId), sdk.BuildStoppedError);
  const stopped = await client.operations.stop(requestId);
  assert.equal(stopped.error?.code, "STOPPED");
  assertFitsStatus(stopped);
  await rejected;
  assert.equal((await client.operations.stop(requestId)).operationStatus, "failed");
  await assert.rejects(client.files.list(projectId), sdk.NoFilesError);
});

test("a replayed create returns the same project", patience, async () => {
  const requestId = randomUUID();
  const [one, other] = await Promise.all([
    neighbour.projects.create({ prompt: "A habit tracker", requestId }),
    neighbour.projects.create({ prompt: "A habit tracker", requestId }),
  ]);
  assert.equal(one.projectId, other.projectId);
  await neighbour.operations.stop(requestId);
});

test("iterates over all pages, even while deleting", patience, async () => {
  const { total: had } = await neighbour.projects.list();
  for (const subject of ["plants", "wines", "stamps"])
    await neighbour.operations.stop((await neighbour.projects.create(`A list of ${subject}`)).requestId);
  const page = await neighbour.projects.list({ limit: 2 });
  assert.deepEqual([page.projects.length, page.total, page.limit, page.offset], [2, had + 3, 2, 0]);
  const names: string[] = [];
  for await (const project of neighbour.projects.list({ limit: 2 })) {
    names.push(project.prompt);
    await neighbour.projects.delete(project.id);
  }
  assert.equal(names.length, had + 3);
  assert.equal((await neighbour.projects.list()).total, 0);
});

test("throws typed errors with the service's message, request id and limits", patience, async () => {
  const stranger = new sdk.Atelier({ apiKey: makeTestKey(), baseURL: service.url });
  await assert.rejects(stranger.models.list(), sdk.AuthenticationError);
  await assert.rejects(client.projects.create({ prompt: " " }), sdk.BadRequestError);
  await assert.rejects(client.projects.create({ prompt: "x".repeat(70_000) }), sdk.PayloadTooLargeError);
  const error = await client.projects.get(randomUUID()).then(
    () => assert.fail("a project was found"),
    (thrown: unknown) => (thrown instanceof sdk.NotFoundError ? thrown : assert.fail(String(thrown))),
  );
  assert.deepEqual([error.status, error.code], [404, "NOT_FOUND"]);
  assert.match(error.httpRequestId ?? "", /\S/);
  assert.equal(error.rateLimit?.limit, 60);
  assert.ok((error.rateLimit?.resetAt.getTime() ?? 0) > Date.now() - 60_000);
  const { projects } = await client.projects.list({ limit: 1 });
  await assert.rejects(neighbour.projects.get(projects[0]?.id ?? ""), sdk.NotFoundError);
});

test("gives the response of a call, sends raw requests, and says how long a limited client has to wait", patience, async () => {
  const limited = new sdk.Atelier({ apiKey: service.newKey(), baseURL: service.url, maxRetries: 0 });
  const { data, response, httpRequestId } = await limited.models.list().withResponse();
  assert.deepEqual([data.some(({ id }) => id === "blueprint"), response.status], [true, 200]);
  assert.deepEqual([response.headers.get("x-ratelimit-remaining"), response.headers.get("x-request-id")], ["59", httpRequestId]);
  const { projects } = await limited.request<sdk.ProjectList>("GET", "/projects", { query: { limit: 1 } });
  assert.deepEqual(projects, []);
  await assert.rejects(limited.request("GET", "/no/such/path"), sdk.NotFoundError);
  const error = await Promise.all(Array.from({ length: 60 }, () => limited.models.list())).then(
    () => assert.fail("nothing was limited"),
    (thrown: unknown) => (thrown instanceof sdk.RateLimitError ? thrown : assert.fail(String(thrown))),
  );
  assert.equal(error.code, "RATE_LIMITED");
  assert.ok((error.retryAfterSeconds ?? 0) >= 1 && (error.retryAfterSeconds ?? 99) <= 60, String(error.retryAfterSeconds));
});
