// Each tool over the real domain: what it returns, what it rejects and with which message, and that its result matches
// its schema.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { PLANS } from "../../../src/domain/plans/plans.ts";
import { storeDone, storeFailed, storeProgress, storeWaiting } from "../../support/stored-builds.ts";
import type { TestConnection, TestMcpServer } from "./open-mcp-server.ts";
import { ALL_SCOPES, openMcpServer } from "./open-mcp-server.ts";

let server: TestMcpServer;
const schemas = new Map<string, any>(); // as returned by tools/list
before(async () => {
  server = await openMcpServer("mcp tools");
  const { token } = await server.connect();
  for (const tool of (await server.send({ method: "tools/list", token })).message.result.tools) schemas.set(tool.name, tool);
});
after(() => server.close());

const ajv = new Ajv2020({ strict: false });

/** Calls a tool. A result must match the tool's schema, and its text the same JSON. */
async function call({ token }: Pick<TestConnection, "token">, name: string, given: Record<string, unknown> = {}): Promise<any> {
  const { message } = await server.send({ method: "tools/call", params: { name, arguments: given }, token });
  const { structuredContent, content, isError } = message.result;
  if (isError === true) return { refusal: content[0].text };
  assert.ok(ajv.validate(schemas.get(name).outputSchema, structuredContent), ajv.errorsText());
  assert.deepEqual(JSON.parse(content[0].text), structuredContent);
  return structuredContent;
}

const prompt = "A recipe box with ratings";

describe("the registry", () => {
  test("has exactly these tools, with accurate annotations", () => {
    const facts = [...schemas.values()].map(({ name, annotations: { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } }) => [
      name,
      readOnlyHint,
      destructiveHint,
      idempotentHint,
      openWorldHint,
    ]);
    assert.deepEqual(facts, [
      ["create_project", false, false, false, true],
      ["get_operation", true, false, true, false],
      ["send_message", false, false, false, true],
      ["stop_operation", false, true, true, false],
      ["list_projects", true, false, true, false],
      ["get_project", true, false, true, false],
      ["get_project_files", true, false, true, false],
      ["get_account", true, false, true, false],
      ["get_usage", true, false, true, false],
      ["list_models", true, false, true, false],
    ]);
  });

  test("takes less than 20 kB of a model’s context window", async () => {
    const { token } = await server.connect();
    const { text } = await server.send({ method: "tools/list", token });
    assert.ok(text.length < 20_000, `${text.length} characters`);
  });

  for (const scope of ALL_SCOPES) {
    test(`a tool that requires ${scope} returns 403 without it, and the challenge includes the connection's scopes`, async () => {
      const scopes = ALL_SCOPES.filter((one) => one !== scope);
      const { token } = await server.connect({ scopes });
      const name = {
        "projects:read": "list_projects",
        "projects:write": "create_project",
        "files:read": "get_project_files",
        "usage:read": "get_usage",
      }[scope as string];
      const response = await server.send({ method: "tools/call", params: { name, arguments: {} }, token });
      assert.equal(response.status, 403);
      const challenge = response.headers.get("www-authenticate") ?? "";
      assert.match(challenge, /^Bearer error="insufficient_scope", error_description="This needs the scope /);
      assert.ok(challenge.includes(`scope="${[scope, ...scopes].join(" ")}"`), challenge);
      assert.ok(challenge.includes(`resource_metadata="${server.metadataUrl}"`), challenge);
    });
  }

  test("an unknown tool is a protocol error", async () => {
    const { token } = await server.connect();
    const { message } = await server.send({ method: "tools/call", params: { name: "delete_project", arguments: {} }, token });
    assert.equal(message.error.code, -32_602);
  });

  const wrong: [name: string, given: Record<string, unknown>, words: RegExp][] = [
    ["create_project", {}, /prompt is missing/],
    ["create_project", { prompt: "  " }, /prompt: is blank/],
    ["create_project", { prompt: "x".repeat(20_001) }, /more than 20000 characters/],
    ["create_project", { prompt: "a\u0000b" }, /U\+0000/],
    ["create_project", { prompt, colour: "red" }, /colour/],
    ["create_project", { prompt, requestId: "7" }, /requestId: is not a UUID/],
    ["get_operation", { requestId: randomUUID(), waitSeconds: 51 }, /waitSeconds/],
    ["send_message", { projectId: randomUUID() }, /Send a message, or answers/],
    ["get_project", { projectId: "../x" }, /projectId: is not the id of a project/],
    ["list_projects", { limit: 51 }, /limit/],
  ];
  for (const [name, given, words] of wrong) {
    test(`${name} rejects ${JSON.stringify(given).slice(0, 60)} with a message`, async () => {
      const { refusal } = await call(await server.connect(), name, given);
      assert.match(refusal, words);
    });
  }
});

describe("building", () => {
  test("create_project returns immediately, get_operation returns the outcome, and list_projects lists it", async () => {
    const connection = await server.connect();
    const created = await call(connection, "create_project", { prompt });
    assert.equal(created.status, "running");
    assert.match(created.nextAction, new RegExp(`get_operation with requestId ${created.requestId}`));
    await storeDone(server.api.ctx, created.requestId, { "src/App.tsx": "export const App = 1;" });
    const done = await call(connection, "get_operation", { requestId: created.requestId });
    assert.deepEqual([done.status, done.version, done.proof.checksPassed, done.proof.checksTotal], ["done", 1, 1, 1]);
    assert.match(done.deploymentUrl, /^http:\/\/.+\.apps\.atelier\.test:4000$/);
    const listed = await call(connection, "list_projects");
    assert.deepEqual([listed.total, listed.nextOffset, listed.projects[0].id], [1, null, created.projectId]);
    const project = await call(connection, "get_project", { projectId: created.projectId });
    assert.deepEqual([project.status, project.versions.length], ["ready", 1]);
  });

  test("a requestId starts one build, and reports a differing prompt", async () => {
    const connection = await server.connect();
    const requestId = randomUUID();
    const [one, other] = await Promise.all([1, 2].map(() => call(connection, "create_project", { prompt, requestId })));
    assert.equal(one.projectId, other.projectId);
    const third = await call(connection, "create_project", { prompt: "A habit tracker", requestId });
    assert.equal(third.differs, true);
    assert.match(third.nextAction, /used before for something else/);
    assert.equal((await call(connection, "list_projects")).total, 1);
  });

  test("a waiting build returns its questions, and send_message answers them", async () => {
    const connection = await server.connect();
    const { requestId, projectId } = await call(connection, "create_project", { prompt: "Build me an app" });
    const [questionId] = await storeWaiting(server.api.ctx, requestId, [
      { text: "What for?", options: ["Recipes", "Habits"], allowsOther: false },
    ]);
    const waiting = await call(connection, "get_operation", { requestId, waitSeconds: 50 });
    assert.deepEqual(waiting.questions, [{ id: questionId, text: "What for?", options: ["Recipes", "Habits"], allowsOther: false }]);
    assert.match(waiting.nextAction, /send_message with projectId/);
    const wrong = await call(connection, "send_message", { projectId, answers: [{ questionId, answer: "Cars" }] });
    assert.match(wrong.refusal, /takes one of these answers: Recipes, Habits/);
    const answered = await call(connection, "send_message", { projectId, answers: [{ questionId, answer: "recipes" }] });
    assert.equal(answered.status, "running");
    assert.equal((await call(connection, "get_operation", { requestId: answered.requestId })).requestId, requestId);
  });

  test("rejects a message while a build runs; afterwards it starts the next build", async () => {
    const connection = await server.connect();
    const { requestId, projectId } = await call(connection, "create_project", { prompt });
    assert.match(
      (await call(connection, "send_message", { projectId, message: "Add tags" })).refusal,
      /A build of this project is running/,
    );
    await storeDone(server.api.ctx, requestId, { "src/App.tsx": "1" });
    const next = await call(connection, "send_message", { projectId, message: "Add tags" });
    assert.notEqual(next.requestId, requestId);
    assert.equal((await call(connection, "get_operation", { requestId: next.requestId })).kind, "message");
  });

  test("stop_operation ends a build, and again changes nothing; a failed build has a reason", async () => {
    const connection = await server.connect();
    const { requestId } = await call(connection, "create_project", { prompt });
    for (const time of ["once", "again"])
      assert.equal((await call(connection, "stop_operation", { requestId })).error.code, "STOPPED", time);
    const second = await call(connection, "create_project", { prompt });
    await storeFailed(server.api.ctx, second.requestId, { code: "CHECKS_FAILED", message: "The app did not pass." });
    assert.match((await call(connection, "get_operation", { requestId: second.requestId })).nextAction, /failed and cost nothing/);
  });

  test("rejects a build without credits, with the API's message", async () => {
    const connection = await server.connect({ credits: 24 });
    const { refusal } = await call(connection, "create_project", { prompt });
    const { key } = { key: await server.api.keyFor(connection.accountId, ["*"]) };
    const { json } = await server.api.request("POST", "/b/api/v1/projects", { key, json: { prompt } });
    assert.equal(refusal, json.error);
  });
});

describe("waiting", () => {
  for (const revision of ["2026-07-28", "2025-11-25"]) {
    test(`get_operation reports each step while it waits, and returns when the build has settled (${revision})`, async () => {
      const connection = await server.connect();
      const { requestId } = await call(connection, "create_project", { prompt });
      const params = { name: "get_operation", arguments: { requestId, waitSeconds: 20 }, _meta: { progressToken: "p" } };
      let received = "";
      const onText = (text: string) => void (received = text);
      const waiting = server.send({ method: "tools/call", params, token: connection.token, revision, onText });
      await until(() => server.api.changes.waiting() > 0);
      await storeProgress(server.api.ctx, requestId, 40);
      await until(() => received.includes("Writing the app."));
      await storeDone(server.api.ctx, requestId, { "src/App.tsx": "1" });
      const { message, notices } = await waiting;
      assert.equal(message.result.structuredContent.status, "done");
      assert.deepEqual(
        notices.map(({ method, params: progress }) => [method, progress.progressToken, progress.progress, progress.message]),
        [
          ["notifications/progress", "p", 0, "Waiting for a free worker."],
          ["notifications/progress", "p", 40, "Writing the app."],
        ],
      );
    });

    test(`a wait ends when its client disconnects (${revision})`, async () => {
      const connection = await server.connect();
      const { requestId } = await call(connection, "create_project", { prompt });
      const gone = new AbortController();
      const params = { name: "get_operation", arguments: { requestId, waitSeconds: 50 } };
      const waiting = server.send({ method: "tools/call", params, token: connection.token, revision, signal: gone.signal });
      await until(() => server.api.changes.waiting() === 1);
      gone.abort();
      await assert.rejects(waiting, { name: "AbortError" });
      await until(() => server.api.changes.waiting() === 0);
    });
  }
});

describe("the account", () => {
  test("get_account, get_usage and list_models", async () => {
    const connection = await server.connect({ plan: "pro" });
    const account = await call(connection, "get_account");
    assert.deepEqual([account.plan, account.creditBalance], ["pro", PLANS.pro.creditsAMonth]);
    const usage = await call(connection, "get_usage");
    assert.deepEqual([usage.requests, usage.builds, usage.days.length], [2, 0, 1]);
    const { models } = await call(connection, "list_models");
    assert.deepEqual(models[0], {
      id: "blueprint",
      name: "Blueprint",
      provider: "atelier",
      category: "free",
      locked: false,
      unlockedBy: null,
    });
  });
});

describe("another account's", () => {
  const calls: [name: string, given: (ids: { requestId: string; projectId: string }) => Record<string, unknown>][] = [
    ["get_project", ({ projectId }) => ({ projectId })],
    ["get_project_files", ({ projectId }) => ({ projectId })],
    ["send_message", ({ projectId }) => ({ projectId, message: "Add tags" })],
    ["get_operation", ({ requestId }) => ({ requestId })],
    ["stop_operation", ({ requestId }) => ({ requestId })],
  ];
  for (const [name, given] of calls) {
    test(`project or build is not found by ${name}`, async () => {
      const owner = await server.connect();
      const created = await call(owner, "create_project", { prompt });
      const stranger = await server.connect();
      const never = { requestId: randomUUID(), projectId: "01a202b3-a993-70d8-b678-536f0abf4190" };
      const [theirs, none] = [await call(stranger, name, given(created)), await call(stranger, name, given(never))];
      assert.ok(theirs.refusal);
      assert.equal(theirs.refusal, none.refusal);
    });
  }
});

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error("timed out");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
