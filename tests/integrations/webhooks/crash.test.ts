// A service is killed in the middle of its deliveries and another continues: every event reaches its subscribers at
// least once, and no event is invented.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { PEOPLE, removeData, type RunningService, startService } from "../../support/start-service.ts";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";

const PROJECTS = 40;

let database: TestDatabase;
let receiver: Receiver;
let pool: pg.Pool;
before(async () => {
  database = await createTestDatabase("webhook crash");
  receiver = await openReceiver();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
after(async () => {
  await receiver.close();
  await pool.end();
  await database.drop();
});

const environment = () => ({
  DATABASE_URL: database.url,
  ATELIER_SECRET: "a secret that two services of this test share",
  ATELIER_WEBHOOK_ALLOW: "127.0.0.1",
  // Nothing is built, so no browser is needed.
  ATELIER_CHROMIUM: "/nowhere/chromium",
});

/** Signs in to the console and creates an endpoint. */
async function makeEndpoint(service: RunningService): Promise<string> {
  const origin = service.url;
  const headers = { "x-atelier-console": "1", origin, "content-type": "application/json" };
  const mutate = (procedure: string, input: object, cookie = "") =>
    fetch(`${origin}/console/api/${procedure}`, { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify(input) });
  const signedIn = await mutate("session.signIn", { email: PEOPLE.tester, password: PEOPLE.password });
  assert.equal(signedIn.status, 200, await signedIn.clone().text());
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const created = await mutate(
    "webhooks.create",
    { url: receiver.url, description: "", events: ["project.created", "project.deleted"] },
    cookie,
  );
  const { result } = await created.json();
  return result.data.secret;
}

test("kill -9 in the middle of deliveries loses no event and invents none", async () => {
  const first = await startService({ environment: environment(), withPasswords: true });
  const secret = await makeEndpoint(first);
  // A slow receiver, so that there are always deliveries in flight.
  receiver.respond((_received, response) => void setTimeout(() => response.writeHead(204).end(), 25));
  const creates = Array.from({ length: PROJECTS }, () =>
    first
      .request("/b/api/v1/projects", { method: "POST", body: JSON.stringify({ prompt: "A list of books", requestId: randomUUID() }) })
      .then(({ status }) => status)
      .catch(() => null),
  );
  await receiver.until(8);
  await first.kill();
  const accepted = (await Promise.all(creates)).filter((status) => status === 202).length;
  const earlier = receiver.received.length;
  const cut = await pool.query("select count(*)::int as count from webhook_deliveries where claim is not null");
  assert.ok(cut.rows[0].count > 0, "no delivery was in flight");
  // A claim expires after half a minute.
  await pool.query("update webhook_deliveries set due_at = now() where claim is not null");
  const second = await startService({ ...first, environment: environment(), withPasswords: true });
  const pending = async () =>
    (await pool.query("select count(*)::int as count from webhook_deliveries where status = 'pending'")).rows[0].count;
  const deadline = performance.now() + 60_000;
  while ((await pending()) > 0 && performance.now() < deadline) await delay(50);
  await second.stop();
  const { rows } = await pool.query<{ id: string; type: string }>(
    `select events.id, events.type from events join accounts on accounts.id = events.account_id
     where accounts.email = $1 and events.type in ('project.created', 'project.deleted')`,
    [PEOPLE.tester],
  );
  const happened = new Set(rows.map(({ id }) => `msg_${id.replaceAll("-", "")}`));
  const delivered = new Set(receiver.received.map(({ id }) => id));
  assert.ok(happened.size >= accepted && receiver.received.length > earlier);
  assert.deepEqual(delivered, happened, "exactly the recorded events were delivered");
  for (const one of receiver.received) assert.deepEqual(verify(one, secret), one.event);
  const { rows: left } = await pool.query("select status, count(*)::int from webhook_deliveries group by status");
  assert.deepEqual(left, [{ status: "delivered", count: happened.size }]);
  await removeData(first.dataFolder);
});
