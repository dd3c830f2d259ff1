import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import { accounts, holds, operations, projects } from "../../../src/storage/tables/index.ts";
import { openApi, type TestResponse, type TestApi } from "../../support/open-api.ts";
import { findBookFaults } from "./books.ts";

let api: TestApi;
before(async () => {
  api = await openApi("credit floor");
});
after(() => api.close());

const AT_ONCE = 40;

const createAtOnce = (key: string): Promise<TestResponse[]> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      api.request("POST", "/b/api/v1/projects", { key, json: { prompt: `A recipe box, number ${index}` } }),
    ),
  );

async function countRows(accountId: string): Promise<number[]> {
  const rows = await Promise.all(
    [projects, operations, holds].map((table) => api.storage.database.$count(table, eq(table.accountId, accountId))),
  );
  return rows;
}

for (const [credits, builds] of [
  [175, 7],
  [199, 7],
  [24, 0],
] as const) {
  test(`of ${AT_ONCE} concurrent creates exactly ${builds} pass with ${credits} credits, and the others are rejected with 402 and start nothing`, async () => {
    const { accountId, key } = await api.account({ credits });
    const answers = await createAtOnce(key);
    const refused = answers.filter(({ status }) => status !== 202);
    assert.equal(answers.length - refused.length, builds, JSON.stringify(answers.map(({ status }) => status)));
    for (const { status, json } of refused) assert.deepEqual([status, json.code], [402, "INSUFFICIENT_CREDITS"]);
    assert.deepEqual(await countRows(accountId), [builds, builds, builds]);
    assert.deepEqual(await findBookFaults(api.storage, accountId), []);
    const balance = await api.request("GET", "/a/api/v1/credits/balance", { key });
    assert.equal(balance.json.balance, credits - 25 * builds);
  });
}

test("concurrent creates at the time of the renewal share the new month's credits exactly, and it is granted once", async () => {
  const { accountId, key } = await api.account({ plan: "free", credits: 10 });
  await api.storage.database.update(accounts).set({ renewsAt: new Date() }).where(eq(accounts.id, accountId));
  const answers = await createAtOnce(key);
  assert.equal(answers.filter(({ status }) => status === 202).length, 4);
  for (const { status } of answers) assert.ok(status === 202 || status === 402, String(status));
  assert.deepEqual(await countRows(accountId), [4, 4, 4]);
  assert.deepEqual(await findBookFaults(api.storage, accountId), []);
  const balance = await api.request("GET", "/a/api/v1/credits/balance", { key });
  assert.equal(balance.json.balance, 0);
  assert.ok(new Date(balance.json.renewsAt) > new Date());
});
