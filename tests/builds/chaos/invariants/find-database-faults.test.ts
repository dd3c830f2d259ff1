import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createEndpoint } from "../../../../src/domain/webhooks/endpoints/create-endpoint.ts";
import { EVENT_TYPES } from "../../../../src/domain/webhooks/event-types.ts";
import { createTestDatabase, type TestDatabase } from "../../../support/create-test-database.ts";
import { isSettled, openPipeline, type TestPipeline } from "../../../support/open-pipeline.ts";
import { scriptedGenerator } from "../../pipeline/scripted-generator.ts";
import type { Invariant } from "./fault.ts";
import { type ExpectedBuild, findDatabaseFaults } from "./find-database-faults.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
let expected: ExpectedBuild[];

before(async () => {
  testDatabase = await createTestDatabase("invariants");
  pipeline = await openPipeline({ connection: testDatabase.connection });
  const call = await pipeline.call();
  const visitor = { agent: "test", address: "" };
  await createEndpoint(call, { url: "https://example.com/hooks", description: "", events: EVENT_TYPES, allowed: [], visitor });
  const worker = await pipeline.startWorker({ generator: scriptedGenerator() });
  const { id, requestId } = await pipeline.start(call, "A list of books");
  assert.equal((await pipeline.until(id, isSettled)).status, "done");
  await worker.stop();
  const { rows } = await pipeline.storage.pool.query<{ email: string }>("select email from accounts");
  expected = [{ requestId, email: rows[0]?.email ?? "", isStopped: false, losses: 0 }];
  // Nothing was delivered here, and no browser has tested it.
  await pipeline.storage.pool.query("update webhook_deliveries set status = 'delivered'");
  await pipeline.storage.pool.query(`update versions set proof = proof || '{"browser": "Chromium"}'`);
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

const breaches: [Invariant, string][] = [
  [
    "debits exactly once",
    `insert into ledger_entries (id, account_id, operation_id, kind, amount, key, created_at)
     select gen_random_uuid(), account_id, operation_id, kind, amount, 'again', now() from ledger_entries where kind = 'debit'`,
  ],
  ["no hold is left", "insert into holds (operation_id, account_id, amount, created_at) select id, account_id, 1, now() from operations"],
  ["versions once and whole", "delete from blobs where hash = (select min(hash) from blobs)"],
  ["sites serve the latest version", "update projects set live_version = null"],
  ["every event once in the outbox", "delete from events where type = 'operation.done'"],
  ["every event delivered", "update webhook_deliveries set status = 'pending'"],
  ["every build ends truthfully", "update pgboss.job set retry_count = 1"],
];

test("a database in order has no faults, and each kind of damage is found", async () => {
  const find = async (builds = expected) => findDatabaseFaults(pipeline.storage, builds);
  assert.deepEqual(await find(), []);
  for (const [invariant, damage] of breaches) {
    const earlier = (await find()).map((fault) => fault.invariant);
    assert.ok(!earlier.includes(invariant), invariant);
    await pipeline.storage.pool.query(damage);
    assert.ok(
      (await find()).some((fault) => fault.invariant === invariant),
      invariant,
    );
  }
  for (const builds of [[], [...expected, ...expected.map((build) => ({ ...build, requestId: "another" }))]]) {
    assert.ok((await find(builds)).some((fault) => fault.invariant === "the client loses nothing"));
  }
});
