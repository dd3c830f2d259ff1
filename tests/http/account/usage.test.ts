// Usage in the three contracts. Counts are exact: every request with a valid key counts, including refused ones and the
// usage request itself.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http usage");
});
after(async () => {
  assert.deepEqual(api.logged, []);
  await api.close();
});

const DAY_MILLISECONDS = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
const read = async (root: string, key: string) => {
  const { status, json } = await api.request("GET", `${root}/api/v1/usage`, { key });
  assert.equal(status, 200);
  return json;
};

/** An account that started one build, spent three credits on it, and made four requests, one of them refused. */
async function active() {
  const { key, accountId } = await api.account({ plan: "pro" });
  const requestId = randomUUID();
  const { json } = await api.request("POST", "/b/api/v1/projects", { key, json: { prompt: "A recipe box", requestId } });
  await api.request("GET", `/a/api/v1/projects/${json.projectId}`, { key });
  await api.request("GET", "/c/api/v1/projects?limit=0", { key });
  await api.request("HEAD", "/b/api/v1/models", { key });
  const values = [accountId, requestId];
  const spend = `insert into ledger_entries (id, account_id, operation_id, kind, amount, key, created_at)
    select gen_random_uuid(), $1, id, entry.kind, entry.amount, 'test/' || id || entry.kind, now()
    from operations, (values ('debit', -5), ('refund', 2)) as entry (kind, amount) where account_id = $1 and request_id = $2`;
  await api.storage.pool.query(spend, values);
  return { key, accountId };
}

/** Records that a key made this many requests some days ago. */
async function earlier({ accountId, days, requests }: { accountId: string; days: number; requests: number }) {
  const at = new Date(Date.now() - days * DAY_MILLISECONDS);
  const insert = `insert into request_counts (key_id, account_id, day, requests, last_at) select id, account_id, $2, $3, $4 from api_keys where account_id = $1`;
  await api.storage.pool.query(insert, [accountId, at.toISOString().slice(0, 10), requests, at]);
}

describe("A: GET /usage", () => {
  test("returns today and this month", async () => {
    const { key, accountId } = await active();
    await earlier({ accountId, days: 40, requests: 100 });
    const now = new Date();
    const usage = await read("/a", key);
    assert.deepEqual(usage, { requestsToday: 5, requestsMonth: 5, creditsSpentMonth: 3, lastRequestAt: usage.lastRequestAt });
    assert.ok(new Date(usage.lastRequestAt) >= now);
  });

  test("counts an account's first request", async () => {
    const { key } = await api.account();
    const { lastRequestAt, ...counts } = await read("/a", key);
    assert.match(lastRequestAt, /Z$/);
    assert.deepEqual(counts, { requestsToday: 1, requestsMonth: 1, creditsSpentMonth: 0 });
  });
});

describe("B: GET /usage", () => {
  test("returns the plan, the credits, and thirty days without a gap", async () => {
    const { key, accountId } = await active();
    await earlier({ accountId, days: 29, requests: 7 });
    await earlier({ accountId, days: 30, requests: 100 });
    await api.storage.pool.query("update accounts set renews_at = '2031-01-01' where id = $1", [accountId]);
    const { last30Days, ...rest } = await read("/b", key);
    assert.deepEqual(rest, { plan: "pro", creditBalance: 1_975, renewsAt: "2031-01-01T00:00:00.000Z" });
    const { days, ...sums } = last30Days;
    assert.deepEqual(sums, { requests: 12, builds: 1, creditsSpent: 3 });
    const dates = Array.from({ length: 30 }, (_, index) => new Date(Date.parse(today()) - (29 - index) * DAY_MILLISECONDS));
    const nothing = dates.map((date) => ({ date: date.toISOString().slice(0, 10), requests: 0, builds: 0, creditsSpent: 0 }));
    const [first, ...others] = nothing;
    const last = { date: today(), requests: 5, builds: 1, creditsSpent: 3 };
    assert.deepEqual(days, [{ ...first, requests: 7 }, ...others.slice(0, -1), last]);
  });
});

describe("C: GET /usage", () => {
  test("returns each key with its requests, and the total", async () => {
    const { key, accountId } = await active();
    await earlier({ accountId, days: 400, requests: 100 });
    const second = await api.keyFor(accountId, ["*"]);
    const revoked = await api.keyFor(accountId, ["*"]);
    await api.request("GET", "/b/api/v1/models", { key: revoked });
    await api.storage.pool.query("update api_keys set revoked_at = now() where prefix = $1", [revoked.slice(0, 12)]);
    const usage = await read("/c", key);
    const [one] = usage.apiKeys;
    assert.deepEqual(usage, {
      apiKeys: [
        { id: one.id, name: "a test’s key", keyPrefix: key.slice(0, 12), usageCount: 105, lastUsedAt: one.lastUsedAt },
        { id: usage.apiKeys[1].id, name: "a test’s key", keyPrefix: second.slice(0, 12), usageCount: 0, lastUsedAt: null },
      ],
      totalRequests: 106,
    });
    assert.match(one.lastUsedAt, /^\d{4}-\d\d-\d\dT.*Z$/);
  });
});

test("counts sixty concurrent requests exactly, and ignores those without a valid key", async () => {
  const { key } = await api.account();
  await Promise.all(Array.from({ length: 60 }, () => api.request("GET", "/b/api/v1/models", { key })));
  await Promise.all(
    [undefined, "x", `${key}0`].map((bad) => api.request("GET", "/b/api/v1/models", bad === undefined ? {} : { key: bad })),
  );
  await api.request("GET", "/b/api/v1/nothing", { key });
  assert.equal((await read("/a", key)).requestsToday, 61);
  assert.equal((await read("/c", key)).totalRequests, 62);
});
