// Rate limits as clients see them: on every kind of response, exact under load, and counted together for all nodes.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { after, before, describe, test } from "node:test";
import { PLANS } from "../../src/domain/plans/plans.ts";
import { createApi } from "../../src/entrypoints/http/create-api.ts";
import { contracts } from "../../src/entrypoints/http/contracts/index.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import type { TestResponse, TestApi, TestRequest } from "../support/open-api.ts";
import { openApi } from "../support/open-api.ts";
import { routes } from "../support/judge/routes.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http limits", { keepsCounts: true, isCrowded: true, trustedProxies: ["127.0.0.1"] });
});
after(() => api.close());

let addresses = 0;
/** An unused client address, as reported by the test's proxy. */
function freshAddress(): Record<string, string> {
  addresses += 1;
  return { "x-forwarded-for": `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` };
}

function standing({ headers }: Pick<TestResponse, "headers">) {
  const [limit, left, reset] = ["Limit", "Remaining", "Reset"].map((name) => {
    const value = headers.get(`X-RateLimit-${name}`) ?? "";
    assert.match(value, /^\d+$/, `X-RateLimit-${name}`);
    return Number(value);
  });
  return { limit, left, reset };
}

async function moveTime(milliseconds: number): Promise<void> {
  await api.storage.pool.query("update rate_windows set ends_at = ends_at - $1 * interval '1 millisecond'", [milliseconds]);
}

describe("every response has X-RateLimit-Limit, -Remaining and -Reset", () => {
  const json = { prompt: "A recipe box" };
  const cases: [title: string, status: number, method: string, path: string, request: (key: string) => TestRequest, limit: number][] = [
    ["200", 200, "GET", "/b/api/v1/projects", (key) => ({ key }), 60],
    ["201", 201, "POST", "/a/api/v1/projects", (key) => ({ key, json }), 30],
    ["202", 202, "POST", "/b/api/v1/projects", (key) => ({ key, json }), 60],
    ["304", 304, "GET", "/b/api/v1/projects", (key) => ({ key, headers: { "if-none-match": "*" } }), 60],
    ["400", 400, "POST", "/b/api/v1/projects", (key) => ({ key, json: {} }), 60],
    ["401", 401, "GET", "/b/api/v1/projects", () => ({ headers: freshAddress() }), 60],
    ["401 in A", 401, "GET", "/a/api/v1/projects", () => ({ headers: freshAddress() }), 60],
    ["404 for an unknown id", 404, "GET", `/b/api/v1/projects/${randomUUID()}`, (key) => ({ key }), 60],
    ["404 for an unknown path", 404, "GET", "/b/api/v1/nothing", () => ({ headers: freshAddress() }), 60],
    ["404 outside the API", 404, "GET", "/nothing", () => ({ headers: freshAddress() }), 60],
    ["405", 405, "PUT", "/b/api/v1/projects", () => ({ headers: freshAddress() }), 60],
    ["413", 413, "POST", "/b/api/v1/projects", () => ({ body: "x".repeat(65_537), headers: freshAddress() }), 60],
    ["a malformed path", 400, "GET", "/%zz", () => ({ headers: freshAddress() }), 60],
    ["a preflight", 204, "OPTIONS", "/b/api/v1/projects", () => ({ headers: freshAddress() }), 60],
    ["a health check", 200, "GET", "/healthz", () => ({ headers: freshAddress() }), 60],
    ["the list of models without a key", 200, "GET", "/a/api/v1/models", () => ({ headers: freshAddress() }), 60],
  ];
  for (const [title, status, method, path, request, limit] of cases) {
    test(title, async () => {
      const { key } = await api.account();
      const now = Date.now() / 1_000;
      const response = await api.request(method, path, request(key));
      const uncounted = method === "OPTIONS" || path === "/healthz";
      assert.equal(response.status, status);
      const { limit: reported, left, reset = 0 } = standing(response);
      assert.deepEqual([reported, left], [limit, uncounted ? limit : limit - 1]);
      const seconds = limit === 30 ? 300 : 60;
      assert.ok(reset >= now + seconds - 1 && reset <= now + seconds + 10, `${reset} is about ${seconds} s after ${now}`);
      assert.match(response.headers.get("ratelimit") ?? "", /^"\w+";r=\d+;t=\d+(, "\w+";r=\d+;t=\d+)*$/);
      assert.match(response.headers.get("ratelimit-policy") ?? "", /^"\w+";q=\d+;w=\d+(, "\w+";q=\d+;w=\d+)*$/);
    });
  }

  test("403 for a missing scope and for a plan without API access", async () => {
    const owner = await api.account();
    const lacking = await api.request("GET", "/b/api/v1/projects", { key: await api.keyFor(owner.accountId, ["usage:read"]) });
    assert.deepEqual([lacking.status, standing(lacking).limit, standing(lacking).left], [403, 60, 59]);
    const free = await api.account({ plan: "free" });
    const excluded = await api.request("GET", "/c/api/v1/projects", { key: free.key, headers: freshAddress() });
    assert.deepEqual([excluded.status, standing(excluded).limit], [403, 60]);
  });

  test("402", async () => {
    const { key } = await api.account({ credits: 24 });
    const response = await api.request("POST", "/b/api/v1/projects", { key, json });
    assert.deepEqual([response.status, standing(response).left], [402, 59]);
  });

  test("400 for invalid HTTP", async () => {
    const { hostname, port } = new URL(api.origin);
    const socket = connect(Number(port), hostname);
    socket.write("NONSENSE\r\n\r\n");
    const text = (await socket.toArray()).join("");
    assert.match(text, /^HTTP\/1\.1 400 /);
    for (const name of ["limit: 60", "remaining: \\d+", "reset: \\d{10}"]) assert.match(text, new RegExp(`\r\nx-ratelimit-${name}\r\n`));
  });

  test("500, even when the database cannot be reached", async () => {
    const { key } = await api.account();
    const broken = openStorage({ connection: { host: "/nowhere" }, size: 1, onError: () => undefined });
    const options = {
      defaultContract: "b",
      altHost: null,
      apiPlans: ["pro"],
      trustedProxies: [],
      ready: async () => api.readiness,
      isOwnHost: () => true,
    } as const;
    const other = createApi({ ...options, ctx: { ...api.ctx, database: broken.database }, changes: api.changes });
    const response = await other.inject({ url: "/b/api/v1/projects", headers: { authorization: `Bearer ${key}` } });
    assert.equal(response.statusCode, 500);
    assert.deepEqual([response.headers["x-ratelimit-limit"], response.headers["x-ratelimit-remaining"]], ["60", "0"]);
    await other.close();
    await broken.close();
    api.logged.length = 0;
  });
});

describe("a reached limit", () => {
  const limits = [
    ["A", "/a/api/v1", 600, 60],
    ["B", "/b/api/v1", 60, 60],
    ["C", "/c/api/v1", PLANS.pro.requestsAMinute ?? 0, 60],
  ] as const;
  for (const [contract, root, limit, seconds] of limits) {
    test(`contract ${contract}: of ${limit + 40} concurrent requests exactly ${limit} succeed, and the others get 429 with Retry-After`, async () => {
      const { key } = await api.account({ plan: "pro" });
      const responses = await Promise.all(Array.from({ length: limit + 40 }, () => api.request("GET", `${root}/models`, { key })));
      const succeeded = responses.filter(({ status }) => status === 200);
      const refused = responses.filter(({ status }) => status === 429);
      assert.deepEqual([succeeded.length, refused.length], [limit, 40]);
      const left = succeeded.map((response) => standing(response).left ?? -1).toSorted((one, other) => one - other);
      assert.deepEqual(left, [...succeeded.keys()], "each response reports its own remainder");
      assert.equal(new Set(responses.map((response) => standing(response).reset)).size, 1, "and the same reset");
      for (const response of refused) {
        const retryAfter = Number(response.headers.get("retry-after"));
        assert.ok(Number.isInteger(retryAfter) && retryAfter >= 1 && retryAfter <= seconds, `Retry-After ${retryAfter}`);
        assert.equal(standing(response).left, 0);
        const error = `This is more than ${limit} requests in a minute. Send the next one in ${retryAfter} seconds.`;
        const body = { error, code: "RATE_LIMITED", status: 429 };
        assert.deepEqual(response.json, contract === "A" ? { error } : contract === "B" ? body : { ...body, retryAfter });
      }
    });
  }

  test("resets when its window ends, and not before", async () => {
    const { key } = await api.account();
    const list = () => api.request("GET", "/b/api/v1/projects", { key });
    for (let sent = 0; sent < 60; sent += 1) assert.equal((await list()).status, 200);
    await moveTime(50_000);
    assert.equal((await list()).status, 429);
    await moveTime(10_000);
    const again = await list();
    assert.deepEqual([again.status, standing(again).left], [200, 59]);
  });

  test("contract A allows 30 creates in five minutes, independently of other requests", async () => {
    const { key } = await api.account();
    const create = () => api.request("POST", "/a/api/v1/projects", { key, json: {} });
    const responses = await Promise.all(Array.from({ length: 31 }, create));
    assert.deepEqual(
      responses.map(({ status }) => status).toSorted((one, other) => one - other),
      [...Array.from({ length: 30 }, () => 400), 429],
    );
    assert.equal(
      (await create()).json.error.replace(/\d+ seconds/, "N seconds"),
      "This is more than 30 requests in 5 minutes. Send the next one in N seconds.",
    );
    const list = await api.request("GET", "/a/api/v1/projects", { key });
    assert.deepEqual([list.status, standing(list).limit, standing(list).left], [200, 600, 600 - 33]);
  });

  test("contract C limits per minute and per UTC day, and reports the limit with less remaining", async () => {
    const { key, accountId } = await api.account({ plan: "pro" });
    const first = await api.request("GET", "/c/api/v1/models", { key });
    assert.equal(first.headers.get("ratelimit-policy"), '"minute";q=300;w=60, "day";q=10000;w=86400');
    assert.equal(standing(first).limit, 300);
    const today = "(select 'key:' || id from api_keys where account_id = $1)";
    await api.storage.pool.query(`update rate_windows set requests = 9990 where policy = 'c/day' and subject = ${today}`, [accountId]);
    const near = await api.request("GET", "/c/api/v1/models", { key });
    const midnight = new Date().setUTCHours(24, 0, 0, 0) / 1_000;
    assert.deepEqual(standing(near), { limit: 10_000, left: 9, reset: midnight });
    await api.storage.pool.query(`update rate_windows set requests = 10000 where policy = 'c/day' and subject = ${today}`, [accountId]);
    const over = await api.request("GET", "/c/api/v1/models", { key });
    assert.equal(over.status, 429);
    assert.ok(Math.abs(Number(over.headers.get("retry-after")) - (midnight - Date.now() / 1_000)) < 5);
  });

  test("counts each key and each contract separately", async () => {
    const { key, accountId } = await api.account();
    await api.request("GET", "/b/api/v1/projects", { key });
    const other = await api.request("GET", "/b/api/v1/projects", { key: await api.keyFor(accountId, ["*"]) });
    const inA = await api.request("GET", "/a/api/v1/projects", { key });
    assert.deepEqual([standing(other).left, standing(inA).left], [59, 599]);
  });

  test("checks the scope before the limit, and the body after it", async () => {
    const { accountId, key } = await api.account();
    await api.storage.pool.query("delete from rate_windows");
    const lacking = await api.keyFor(accountId, ["usage:read"]);
    for (const one of [key, lacking])
      await Promise.all(Array.from({ length: 60 }, () => api.request("GET", "/b/api/v1/models", { key: one })));
    assert.equal((await api.request("POST", "/b/api/v1/projects", { key: lacking, json: {} })).status, 403);
    assert.equal((await api.request("POST", "/b/api/v1/projects", { key, json: {} })).status, 429);
  });

  test("a rate-limited create leaves its requestId unused", async () => {
    const { key } = await api.account();
    await Promise.all(Array.from({ length: 60 }, () => api.request("GET", "/b/api/v1/models", { key })));
    const json = { prompt: "A recipe box", requestId: randomUUID() };
    assert.equal((await api.request("POST", "/b/api/v1/projects", { key, json })).status, 429);
    await moveTime(60_000);
    const created = await api.request("POST", "/b/api/v1/projects", { key, json });
    assert.deepEqual([created.status, created.headers.get("idempotent-replayed")], [202, null]);
  });
});

describe("on every route a key over its limit gets 429 with its headers, and nothing happens", () => {
  for (const { title, method, path, contract, name } of routes) {
    test(title, async () => {
      const { key, accountId } = await api.account();
      const reached = `insert into rate_windows select 'key:' || id, policy, 2000, $2 from api_keys, unnest($3::text[]) policy where account_id = $1`;
      const endsAt = new Date(Date.now() + 30_000);
      const policies = contracts[contract].limits(name).map(({ id }) => id);
      await api.storage.pool.query(reached, [accountId, endsAt, policies]);
      const response = await api.request(method, path, {
        key,
        ...(method === "POST" ? { json: { prompt: "A recipe box", message: "Hello" } } : {}),
      });
      assert.equal(response.status, 429);
      assert.deepEqual([standing(response).left, standing(response).reset], [0, Math.ceil(endsAt.getTime() / 1_000)]);
      const retryAfter = Number(response.headers.get("retry-after"));
      assert.ok(retryAfter >= 25 && retryAfter <= 30, String(retryAfter));
      assert.equal(Object.keys(response.json).length, { a: 1, b: 3, c: 4 }[contract]);
      const made = await api.storage.pool.query("select 1 from operations where account_id = $1", [accountId]);
      assert.equal(made.rowCount, 0);
    });
  }
});

describe("without a key", () => {
  test("an address may send 60 open requests a minute, across all contracts", async () => {
    const headers = freshAddress();
    const open = routes.find(({ isOpen, contract }) => isOpen && contract === "a")?.path ?? "";
    const responses = await Promise.all(Array.from({ length: 65 }, () => api.request("GET", open, { headers })));
    assert.equal(responses.filter(({ status }) => status === 200).length, 60);
    const [refused] = responses.filter(({ status }) => status === 429);
    assert.ok(refused);
    assert.deepEqual(Object.keys(refused.json), ["error"]);
    assert.ok(Number(refused.headers.get("retry-after")) >= 1);
  });

  test("a request refused for another reason keeps its status, and counts", async () => {
    const headers = freshAddress();
    const responses = await Promise.all(Array.from({ length: 70 }, () => api.request("GET", "/b/api/v1/projects", { headers })));
    assert.ok(responses.every(({ status }) => status === 401));
    assert.deepEqual(Math.min(...responses.map((response) => standing(response).left ?? 1)), 0);
    assert.equal((await api.request("GET", "/a/api/v1/models", { headers })).status, 429);
    assert.equal((await api.request("OPTIONS", "/b/api/v1/projects", { headers })).status, 204);
    assert.equal((await api.request("GET", "/healthz", { headers })).status, 200);
    const { key } = await api.account();
    assert.equal((await api.request("GET", "/b/api/v1/projects", { key, headers })).status, 200);
  });

  test("counts an IPv6 /64 network as one address", async () => {
    const from = (address: string) => api.request("GET", "/a/api/v1/models", { headers: { "x-forwarded-for": address } });
    await from("2001:db8:0:7::1");
    assert.equal(standing(await from("2001:DB8:0:7:a:b:c:d")).left, 58);
    assert.equal(standing(await from("2001:db8:0:8::1")).left, 59);
  });

  test("treats every spelling of an IPv4 address the same", async () => {
    const from = (address: string) => api.request("GET", "/a/api/v1/models", { headers: { "x-forwarded-for": address } });
    for (const [index, address] of ["203.0.113.9", "::ffff:203.0.113.9", "::FFFF:cb00:7109", "0:0:0:0:0:ffff:cb00:7109"].entries())
      assert.equal(standing(await from(address)).left, 59 - index, address);
  });

  test("the reference page counts as two requests, whatever it loads", async () => {
    const headers = freshAddress();
    const page = await api.request("GET", "/b/api/v1/docs", { headers });
    const names = [...page.text.matchAll(/"(docs\/assets\/[^"]+)"/g)].map(([, name]) => name);
    for (const name of names) assert.equal(standing(await api.request("GET", `/b/api/v1/${name}`, { headers })).left, 59, name);
    assert.equal(standing(await api.request("GET", "/b/api/v1/openapi.json", { headers })).left, 58);
  });

  test("trusts X-Forwarded-For only from a trusted proxy", async () => {
    const plain = await openApi("http limits of proxies", { keepsCounts: true });
    await plain.request("GET", "/a/api/v1/models", { headers: freshAddress() });
    const second = await plain.request("GET", "/a/api/v1/models", { headers: freshAddress() });
    assert.equal(standing(second).left, 58);
    await plain.close();
  });
});

test("requests fail fast while the database is stuck, and work again afterwards", async () => {
  const { key } = await api.account();
  const list = () => api.request("GET", "/b/api/v1/projects", { key });
  const holder = await api.storage.pool.connect();
  await holder.query("begin");
  await holder.query("lock table rate_windows in access exclusive mode");
  const responses = await Promise.all([list(), list(), list()]);
  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [500]);
  await holder.query("rollback");
  holder.release();
  assert.equal((await list()).status, 200);
  assert.equal(api.logged.splice(0).length, 3);
});

test("two nodes on one database count together", async () => {
  const { key } = await api.account();
  const options = {
    defaultContract: "b",
    altHost: null,
    apiPlans: ["pro"],
    trustedProxies: [],
    ready: async () => api.readiness,
    isOwnHost: () => true,
  } as const;
  const storage = openStorage({ connection: { connectionString: await addressOfDatabase() }, size: 5, onError: () => undefined });
  const other = createApi({ ...options, ctx: { ...api.ctx, database: storage.database }, changes: api.changes });
  const origin = await other.listen({ port: 0, host: "127.0.0.1" });
  const origins = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? api.origin : origin));
  const responses = await Promise.all(
    origins.map((one) => fetch(`${one}/b/api/v1/projects`, { headers: { authorization: `Bearer ${key}` } })),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 60);
  const left = responses.filter(({ status }) => status === 200).map((response) => standing(response).left ?? -1);
  assert.deepEqual(
    left.toSorted((one, two) => one - two),
    [...left.keys()],
  );
  const usage = await api.request("GET", "/c/api/v1/usage", { key });
  assert.equal(usage.json.totalRequests, 101);
  await other.close();
  await storage.close();
});

async function addressOfDatabase(): Promise<string> {
  const { connectionString } = api.storage.pool.options;
  assert.ok(connectionString);
  return connectionString;
}

test("none of these tests logged an error", () => assert.deepEqual(api.logged, []));
