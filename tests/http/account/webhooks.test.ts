// Webhook endpoints by API: they are created, tested, changed, and removed, and their deliveries and events are read.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { openApi, type TestApi } from "../../support/open-api.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http webhooks");
});
after(() => api.close());

const root = "/b/api/v1";
const url = "https://hooks.example.com/atelier";

async function opened() {
  const { key, accountId } = await api.account();
  const send = (method: string, path: string, json?: unknown) =>
    api.request(method, root + path, { key, ...(json === undefined ? {} : { json }) });
  return { key, accountId, send };
}

test("an endpoint is created with a secret that is never returned again, changed, and removed", async () => {
  const { send } = await opened();
  const created = await send("POST", "/webhooks/endpoints", { url, description: "Team", events: ["operation.done"] });
  assert.equal(created.status, 201);
  const { secret, ...endpoint } = created.json;
  assert.match(secret, /^whsec_[A-Za-z0-9+/=]{32,}$/);
  assert.deepEqual(endpoint, {
    id: endpoint.id,
    url,
    description: "Team",
    events: ["operation.done"],
    status: "enabled",
    disabledBecause: null,
    failingSince: null,
    formerSecretUntil: null,
    createdAt: endpoint.createdAt,
  });
  const path = `/webhooks/endpoints/${endpoint.id}`;
  assert.deepEqual((await send("GET", path)).json, endpoint);
  assert.deepEqual((await send("GET", "/webhooks/endpoints")).json, { endpoints: [endpoint] });

  const changed = await send("PATCH", path, { enabled: false, events: ["credits.low", "operation.done"] });
  assert.deepEqual(
    [changed.json.status, changed.json.disabledBecause, changed.json.events],
    ["disabled", "owner", ["operation.done", "credits.low"]],
  );
  assert.match((await send("POST", `${path}/test`)).json.error, /^This endpoint is disabled\./);
  const rotated = await send("POST", `${path}/rotate`);
  assert.notEqual(rotated.json.secret, secret);
  assert.equal((await send("GET", path)).json.formerSecretUntil, rotated.json.formerSecretUntil);

  assert.equal((await send("DELETE", path)).status, 204);
  assert.equal((await send("GET", path)).status, 404);
});

test("the security log of the account names the client that changed an endpoint", async () => {
  const { key, accountId } = await opened();
  const headers = { "user-agent": "deploy-script/1.0" };
  await api.request("POST", `${root}/webhooks/endpoints`, { key, headers, json: { url, events: ["credits.low"] } });
  const { rows } = await api.storage.pool.query("select type, agent from security_events where account_id = $1", [accountId]);
  assert.deepEqual(rows.at(-1), { type: "webhook_made", agent: "deploy-script/1.0" });
});

test("deliveries are listed, read with what was sent, and sent again", async () => {
  const { send } = await opened();
  const { id } = (await send("POST", "/webhooks/endpoints", { url, events: ["project.created"] })).json;
  const { projectId } = (await send("POST", "/projects", { prompt: "A recipe box", requestId: randomUUID() })).json;
  const { deliveryId } = (await send("POST", `/webhooks/endpoints/${id}/test`)).json;
  const { deliveries, nextCursor } = (await send("GET", `/webhooks/endpoints/${id}/deliveries`)).json;
  assert.deepEqual(
    deliveries.map(({ type, status, attempts }: Record<string, unknown>) => [type, status, attempts]),
    [
      ["webhook.test", "pending", 0],
      ["project.created", "pending", 0],
    ],
  );
  assert.equal(nextCursor, null);
  const page = (await send("GET", `/webhooks/endpoints/${id}/deliveries?limit=1`)).json;
  assert.deepEqual((await send("GET", `/webhooks/endpoints/${id}/deliveries?limit=1&cursor=${page.nextCursor}`)).json.deliveries, [
    deliveries[1],
  ]);
  assert.deepEqual((await send("GET", `/webhooks/endpoints/${id}/deliveries?status=failed`)).json.deliveries, []);

  const details = (await send("GET", `/webhooks/deliveries/${deliveries[1].id}`)).json;
  assert.deepEqual([details.endpointId, details.log, JSON.parse(details.body).data.projectId], [id, [], projectId]);
  await send("PATCH", `/webhooks/endpoints/${id}`, { enabled: false });
  assert.equal((await send("GET", `/webhooks/deliveries/${deliveryId}`)).json.failedBecause, "disabled");
  assert.equal((await send("POST", `/webhooks/deliveries/${deliveryId}/resend`)).status, 400);
  await send("PATCH", `/webhooks/endpoints/${id}`, { enabled: true });
  const again = await send("POST", `/webhooks/deliveries/${deliveryId}/resend`);
  assert.deepEqual([again.status, again.json.status], [202, "pending"]);
  const resent = await send("POST", `/webhooks/endpoints/${id}/resend`, { since: "2026-01-01T00:00:00+02:00" });
  assert.deepEqual([resent.status, resent.json], [202, { resent: 1 }]);
});

test("events are listed without an endpoint, by type and project, only of the own account", async () => {
  const { send } = await opened();
  const other = await opened();
  await other.send("POST", "/projects", { prompt: "A recipe box" });
  const first = (await send("POST", "/projects", { prompt: "A recipe box" })).json;
  const second = (await send("POST", "/projects", { prompt: "A tea list" })).json;
  const { events } = (await send("GET", "/events")).json;
  const kinds = (list: { type: string; data: { projectId: string } }[]) => list.map(({ type, data }) => `${type} ${data.projectId}`);
  const expected = [first, second].flatMap(({ projectId }) => [`project.created ${projectId}`, `operation.running ${projectId}`]);
  assert.deepEqual(new Set(kinds(events)), new Set(expected));
  assert.equal((await send("GET", `/events?projectId=${first.projectId}&type=operation.running`)).json.events.length, 1);
  const page = (await send("GET", "/events?limit=3")).json;
  assert.deepEqual((await send("GET", `/events?limit=3&cursor=${page.nextCursor}`)).json, { events: events.slice(3), nextCursor: null });
});

test("refuses what is not valid, with what to send", async () => {
  const { send } = await opened();
  const events = ["operation.done"];
  const cases: [unknown, RegExp][] = [
    [{ events }, /^url is missing: /],
    [{ url }, /^events is missing or not an array: /],
    [{ url, events: [] }, /^events is empty: send at least one of project\.created, /],
    [{ url, events: ["build.done"] }, /^events has a type that is not known: the types are project\.created, /],
    [{ url: "http://127.0.0.1/", events }, /\.$/],
    [{ url: "ftp://hooks.example.com", events }, /\.$/],
    [{ url, events, secret: "mine" }, /"secret" is a field that is not known here/],
    [{ url, events, description: "x".repeat(201) }, /^description is too long: /],
  ];
  for (const [json, error] of cases) {
    const response = await send("POST", "/webhooks/endpoints", json);
    assert.deepEqual([response.status, response.json.code], [400, "BAD_REQUEST"], JSON.stringify(json));
    assert.match(response.json.error, error);
  }
  for (const path of ["/events?type=x", "/events?cursor=x", "/events?before=x"]) assert.equal((await send("GET", path)).status, 400, path);
  for (let count = 0; count < 10; count += 1) await send("POST", "/webhooks/endpoints", { url, events });
  assert.match((await send("POST", "/webhooks/endpoints", { url, events })).json.error, /^An account has at most 10 endpoints\./);
});
