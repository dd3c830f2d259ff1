// A build as a task of the tasks extension, for clients that support tasks and forms.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { storeDone, storeFailed, storeProgress, storeWaiting } from "../../support/stored-builds.ts";
import type { TestConnection, TestMcpServer } from "./open-mcp-server.ts";
import { openMcpServer } from "./open-mcp-server.ts";
import { FOLLOWS_TASKS, sendMcp, TASKS } from "./send-mcp.ts";

let server: TestMcpServer;
before(async () => {
  server = await openMcpServer("mcp tasks");
});
after(() => server.close());

const create = { method: "tools/call", params: { name: "create_project", arguments: { prompt: "A recipe box with ratings" } } };

async function begin(): Promise<TestConnection & { taskId: string }> {
  const connection = await server.connect();
  const { message } = await server.send({ ...create, token: connection.token, capabilities: FOLLOWS_TASKS });
  return { ...connection, taskId: message.result.taskId };
}

function ofTask(method: string, { token, taskId }: { token: string; taskId: string }, params: Record<string, unknown> = {}) {
  return server.send({ method, params: { taskId, ...params }, token, capabilities: FOLLOWS_TASKS });
}

describe("beginning", () => {
  test("a client that supports tasks immediately gets one with the build's requestId, which it can read", async () => {
    const { token } = await server.connect();
    const { message } = await server.send({ ...create, token, capabilities: FOLLOWS_TASKS });
    const { resultType, taskId, status, ttlMs, pollIntervalMs, structuredContent } = message.result;
    assert.deepEqual([resultType, status, ttlMs, pollIntervalMs, structuredContent], ["task", "working", null, 3_000, undefined]);
    const read = await ofTask("tasks/get", { token, taskId });
    assert.deepEqual([read.message.result.resultType, read.message.result.status], ["complete", "working"]);
    const operation = await server.send({
      method: "tools/call",
      params: { name: "get_operation", arguments: { requestId: taskId } },
      token,
    });
    assert.equal(operation.message.result.structuredContent.requestId, taskId);
  });

  const without: [title: string, capabilities: Record<string, unknown>][] = [
    ["that declares nothing", {}],
    ["that supports forms but not tasks", { elicitation: {} }],
  ];
  for (const [title, capabilities] of without) {
    test(`a client ${title} gets the build instead`, async () => {
      const { token } = await server.connect();
      const { message } = await server.send({ ...create, token, capabilities });
      assert.equal(message.result.resultType, "complete");
      assert.match(message.result.structuredContent.nextAction, /get_operation/);
    });
  }

  test("an error is a result, not a task", async () => {
    const { token } = await server.connect({ credits: 24 });
    const { message } = await server.send({ ...create, token, capabilities: FOLLOWS_TASKS });
    assert.deepEqual([message.result.resultType, message.result.isError], ["complete", true]);
  });
});

describe("following", () => {
  test("a working task's message is its stage", async () => {
    const task = await begin();
    await storeProgress(server.api.ctx, task.taskId, 40);
    const { message } = await ofTask("tasks/get", task);
    assert.deepEqual([message.result.status, message.result.statusMessage], ["working", "write, 40 %"]);
  });

  test("any node can return a task that another one created", async () => {
    const { token, taskId } = await begin();
    const other = await server.node();
    const { message } = await sendMcp(other.url, { method: "tasks/get", params: { taskId }, token, capabilities: FOLLOWS_TASKS });
    assert.deepEqual([message.result.status, message.result.taskId], ["working", taskId]);
    await other.close();
  });

  test("a completed task contains the tool's result", async () => {
    const task = await begin();
    await storeDone(server.api.ctx, task.taskId, { "src/App.tsx": "export default 1;" });
    const { result } = (await ofTask("tasks/get", task)).message;
    assert.equal(result.status, "completed");
    assert.equal(result.result.structuredContent.status, "done");
    assert.match(result.result.structuredContent.deploymentUrl, /^http/);
    assert.deepEqual(JSON.parse(result.result.content[0].text), result.result.structuredContent);
  });

  test("a failed build is a completed task with a tool error, since the protocol did not fail", async () => {
    const task = await begin();
    await storeFailed(server.api.ctx, task.taskId, { code: "CHECKS_FAILED", message: "The app did not pass." });
    const { result } = (await ofTask("tasks/get", task)).message;
    assert.deepEqual(
      [result.status, result.result.isError, result.result.structuredContent.error.code],
      ["completed", true, "CHECKS_FAILED"],
    );
  });

  test("cancelling a task stops its build; cancelling again changes nothing", async () => {
    const task = await begin();
    for (const time of ["once", "again"]) {
      const { message } = await ofTask("tasks/cancel", task);
      assert.equal(message.result.resultType, "complete", time);
    }
    assert.equal((await ofTask("tasks/get", task)).message.result.status, "cancelled");
  });
});

describe("questions", () => {
  const openQuestions = [
    { text: "Who uses it?", options: ["Me", "My team"], allowsOther: true },
    { text: "Light or dark?", options: ["Light", "Dark"], allowsOther: false },
    { text: "What is it called?", options: [], allowsOther: true },
  ];

  async function waiting() {
    const task = await begin();
    const ids = await storeWaiting(server.api.ctx, task.taskId, openQuestions);
    const { result } = (await ofTask("tasks/get", task)).message;
    return { ...task, ids, result, key: `answers-${ids[0]}` };
  }

  test("a waiting build is input_required with one form for all its questions", async () => {
    const { result, key } = await waiting();
    assert.equal(result.status, "input_required");
    assert.deepEqual(Object.keys(result.inputRequests), [key]);
    assert.deepEqual(result.inputRequests[key], {
      method: "elicitation/create",
      params: {
        mode: "form",
        message: "Who uses it?\nLight or dark?\nWhat is it called?",
        requestedSchema: {
          type: "object",
          properties: {
            q1: { type: "string", title: "Who uses it?", enum: ["Me", "My team"] },
            q1_other: { type: "string", title: "Something else", maxLength: 2000 },
            q2: { type: "string", title: "Light or dark?", enum: ["Light", "Dark"] },
            q3: { type: "string", title: "What is it called?", minLength: 1, maxLength: 2000 },
          },
          required: ["q2", "q3"],
        },
      },
    });
  });

  test("a submitted form answers the questions and resumes the build; submitting again changes nothing", async () => {
    const { key, ...task } = await waiting();
    const inputResponses = { [key]: { action: "accept", content: { q1_other: "A choir", q2: "Dark", q3: "Ladle" } } };
    assert.equal((await ofTask("tasks/update", task, { inputResponses })).message.result.resultType, "complete");
    assert.equal((await ofTask("tasks/get", task)).message.result.status, "working");
    assert.equal((await ofTask("tasks/update", task, { inputResponses })).message.result.resultType, "complete");
    const key2 = await server.api.keyFor(task.accountId, ["*"]);
    const { json } = await server.api.request("GET", `/b/api/v1/operations/${task.taskId}`, { key: key2 });
    assert.deepEqual(
      json.questions.map(({ answer }: { answer: string }) => answer),
      ["A choir", "Dark", "Ladle"],
    );
  });

  test("rejects an incomplete form, and the build keeps waiting", async () => {
    const { key, ...task } = await waiting();
    const response = await ofTask("tasks/update", task, { inputResponses: { [key]: { action: "accept", content: { q2: "Dark" } } } });
    assert.equal(response.message.error.code, -32_602);
    assert.equal((await ofTask("tasks/get", task)).message.result.status, "input_required");
  });

  test("rejects an answer outside of the options, with the options", async () => {
    const { key, ...task } = await waiting();
    const content = { q1: "Me", q2: "Plaid", q3: "Ladle" };
    const response = await ofTask("tasks/update", task, { inputResponses: { [key]: { action: "accept", content } } });
    assert.match(response.message.error.message, /takes one of these answers: Light, Dark/);
  });

  for (const response of [{ action: "decline" }, { action: "cancel" }, "nonsense"]) {
    test(`ignores ${JSON.stringify(response)}, and a form that was never requested`, async () => {
      const { key, ...task } = await waiting();
      const { message } = await ofTask("tasks/update", task, {
        inputResponses: { [key]: response, "answers-of-old": { action: "accept" } },
      });
      assert.equal(message.result.resultType, "complete");
      assert.equal((await ofTask("tasks/get", task)).message.result.status, "input_required");
    });
  }

  for (const capabilities of [{ extensions: { [TASKS]: {} } }, { extensions: { [TASKS]: {} }, elicitation: { url: {} } }]) {
    test(`a client with ${JSON.stringify(capabilities)} gets a completed task with the questions; its answer is a new task`, async () => {
      const { token, taskId, ids } = await waiting();
      const { result } = (await server.send({ method: "tasks/get", params: { taskId }, token, capabilities })).message;
      assert.equal(result.status, "completed");
      const { status, questions, projectId } = result.result.structuredContent;
      assert.deepEqual([status, questions.length], ["waiting", 3]);
      const answers = ids.map((questionId, index) => ({ questionId, answer: ["Me", "Dark", "Ladle"][index] }));
      const params = { name: "send_message", arguments: { projectId, answers } };
      const sent = (await server.send({ method: "tools/call", params, token, capabilities })).message.result;
      assert.deepEqual([sent.resultType, sent.status], ["task", "working"]);
      assert.notEqual(sent.taskId, taskId);
      await storeDone(server.api.ctx, taskId, { "src/App.tsx": "1" });
      const { message } = await server.send({ method: "tasks/get", params: { taskId: sent.taskId }, token, capabilities });
      assert.deepEqual([message.result.status, message.result.taskId], ["completed", sent.taskId]);
      assert.equal(message.result.result.structuredContent.requestId, taskId);
    });
  }
});

describe("refusals", () => {
  for (const method of ["tasks/get", "tasks/update", "tasks/cancel"]) {
    test(`${method} returns -32021 to a client that does not declare the extension`, async () => {
      const { token } = await server.connect();
      const { message } = await server.send({ method, params: { taskId: "x" }, token });
      assert.equal(message.error.code, -32_021);
    });

    test(`${method} returns -32602 for another account's task, as for an unknown one`, async () => {
      const { taskId } = await begin();
      const stranger = await server.connect();
      const params = { inputResponses: {} };
      for (const id of [taskId, "01a202b3-a993-70d8-b678-536f0abf4190", "no-uuid"]) {
        const { message } = await ofTask(method, { token: stranger.token, taskId: id }, params);
        assert.equal(message.error.code, -32_602);
      }
    });
  }
});
