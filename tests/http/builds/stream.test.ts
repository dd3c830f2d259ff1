// A build as a stream of events: every state as it comes, from any point on, until the build has ended.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { openApi, type TestApi } from "../../support/open-api.ts";
import { storeDone, storeProgress, storeWaiting } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http stream");
});
after(() => api.close());

const promptly = { timeout: 30_000 };
const root = "/b/api/v1";

async function started() {
  const { key } = await api.account();
  const requestId = randomUUID();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  const path = `${root}/operations/${requestId}`;
  const open = async (headers: Record<string, string> = {}) => {
    const stop = new AbortController();
    const authorization = `Bearer ${key}`;
    const response = await fetch(api.origin + path, {
      headers: { host: "atelier.test", accept: "text/event-stream", authorization, ...headers },
      signal: stop.signal,
    });
    return { response, events: readEvents(response), stop };
  };
  return { key, requestId, projectId, path, open };
}

/** The events of a response, read by the rules of the HTML standard. */
async function* readEvents({ body }: Response) {
  let rest = "";
  for await (const chunk of body ?? []) {
    rest += new TextDecoder().decode(chunk);
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      const lines = rest.slice(0, end).split("\n");
      rest = rest.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = field("data");
      if (data !== undefined) yield { id: field("id") ?? "", event: field("event"), operation: JSON.parse(data) };
    }
  }
}

test("sends the current state, then every change, and ends with the build", promptly, async () => {
  const { key, requestId, path, open } = await started();
  const { response, events } = await open();
  assert.deepEqual(
    [response.status, response.headers.get("content-type"), response.headers.get("cache-control")],
    [200, "text/event-stream; charset=utf-8", "no-store"],
  );
  const first = await events.next();
  assert.deepEqual([first.value?.event, first.value?.operation.stage], ["operation", "queued"]);
  await storeProgress(api.ctx, requestId, 20);
  const second = await events.next();
  assert.deepEqual([second.value?.operation.stage, second.value?.operation.progress], ["write", 20]);
  await storeWaiting(api.ctx, requestId, [{ text: "What?", options: ["A", "B"], allowsOther: true }]);
  assert.equal((await events.next()).value?.operation.questions[0].text, "What?");
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  const last = await events.next();
  assert.deepEqual(last.value?.operation, (await api.request("GET", path, { key })).json);
  assert.equal((await events.next()).done, true);
});

test("goes on after the event that a client has seen last, and has nothing to send after the last one", promptly, async () => {
  const { requestId, open } = await started();
  const first = await open();
  const seen = (await first.events.next()).value?.id ?? "";
  first.stop.abort();
  const second = await open({ "last-event-id": seen });
  await storeProgress(api.ctx, requestId, 20);
  const next = await second.events.next();
  assert.equal(next.value?.operation.progress, 20);
  assert.notEqual(next.value?.id, seen);
  second.stop.abort();
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  const third = await open({ "last-event-id": next.value?.id ?? "" });
  const last = await third.events.next();
  assert.equal(last.value?.operation.operationStatus, "done");
  assert.equal((await open({ "last-event-id": last.value?.id ?? "" })).response.status, 204);
});

test("a client that leaves is forgotten, and one account has a limited number of streams", promptly, async () => {
  const { key, path, open } = await started();
  const streams = await Promise.all(Array.from({ length: 20 }, () => open()));
  const refused = await open();
  assert.deepEqual([refused.response.status, refused.response.headers.get("retry-after")], [429, "5"]);
  assert.equal((await (await started()).open()).response.status, 200);
  for (const { stop } of streams) stop.abort();
  const until = Date.now() + 20_000;
  while ((await open()).response.status === 429 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal((await open()).response.status, 200);
  assert.equal((await api.request("GET", path, { key })).status, 200);
});

test("a build that does not exist is refused with a status, and JSON stays the default", promptly, async () => {
  const { key, path } = await started();
  const stranger = await started();
  const foreign = await api.request("GET", path, { key: stranger.key, headers: { accept: "text/event-stream" } });
  assert.deepEqual([foreign.status, foreign.json.code], [404, "NOT_FOUND"]);
  for (const accept of ["*/*", "application/json", "text/event-stream;q=0.1, application/json"]) {
    const { status, headers } = await api.request("GET", path, { key, headers: { accept } });
    assert.deepEqual([status, headers.get("content-type")], [200, "application/json; charset=utf-8"], accept);
  }
  const head = { authorization: `Bearer ${key}`, host: "atelier.test", accept: "text/event-stream" };
  assert.equal((await fetch(api.origin + path, { method: "HEAD", headers: head })).status, 200);
});
