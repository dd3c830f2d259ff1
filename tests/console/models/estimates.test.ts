// What a build will roughly cost is said before it starts: from its model's price, then from the installation's own builds.
// Afterwards it is said what it cost, in dollars to the owner only.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import type { ConfiguredModels, ListedModel } from "../../../src/adapters/models/configured/listed-model.ts";
import { beginModelCall, endModelCall } from "../../../src/storage/rows/credits/model-calls.ts";
import { operations } from "../../../src/storage/tables/index.ts";
import { openConsole, type TestBrowser, type TestConsole } from "../support/open-console.ts";

const provider = { id: "anthropic", kind: "anthropic", baseUrl: null, key: "sk-ant-0123456789" } as const;
const facts = { provider, contextWindow: 200_000, isStructured: true, hasTools: true, seesPictures: true } as const;
const models: ListedModel[] = [
  {
    ...facts,
    id: "swift",
    name: "Swift",
    model: "swift",
    category: "fast",
    minPlan: "free",
    multiplier: 1,
    price: { input: 1, cachedInput: 0.1, output: 5 },
  },
  {
    ...facts,
    id: "deep",
    name: "Deep",
    model: "deep",
    category: "paid",
    minPlan: "free",
    multiplier: 2,
    price: { input: 5, cachedInput: 0.5, output: 25 },
  },
];
const configured: ConfiguredModels = { providers: [provider], models };
let atelier: TestConsole;
let owner: Awaited<ReturnType<TestConsole["owner"]>>;
before(async () => {
  atelier = await openConsole("estimates", { configured });
  owner = await atelier.owner();
});
after(() => atelier.close());

const estimate = async (browser: TestBrowser, model: string | null, kind = "create") =>
  (await browser.query("models.estimate", { model, kind })).data;

test("the built-in generator has a fixed price", async () => {
  const { credits, model, builds, balance } = await estimate(owner, "blueprint");
  assert.equal(balance, (await owner.query("usage.read", { days: 30 })).data.balance);
  assert.deepEqual([credits, model.name, builds], [{ from: 2, to: 2 }, "Blueprint", 0]);
  assert.deepEqual((await estimate(owner, "blueprint", "message")).credits, { from: 1, to: 1 });
});

test("without past builds it is computed from the price; the owner sees dollars, without the multiplier", async () => {
  // It sees pictures, so it looks at what came of its sketch: 22,000 tokens in and 3,500 out, to 60,000 and 13,000; and two
  // credits for writing the sketch out.
  const swift = await estimate(owner, "swift");
  assert.deepEqual([swift.credits, swift.dollars, swift.builds], [{ from: 6, to: 15 }, { from: 0.0395, to: 0.125 }, 0]);
  // 70,000 in, 200,000 cached and 25,000 out, to 250,000, 1,200,000 and 60,000, twice.
  const deep = await estimate(owner, null);
  assert.deepEqual([deep.model.id, deep.credits, deep.dollars], ["deep", { from: 215, to: 670 }, { from: 1.075, to: 3.35 }]);
  assert.ok((await estimate(owner, "deep", "message")).credits.to < deep.credits.to);
  assert.equal((await estimate(owner, "gone", "message")).model.id, "deep", "auto takes the place of a model that is gone");
  const person = await atelier.person({ plan: "free" });
  const theirs = await estimate(person, "swift");
  assert.deepEqual([theirs.credits, theirs.dollars], [{ from: 6, to: 15 }, null]);
});

/** A delivered build with two calls that cost this together. */
async function pastBuild(
  browser: TestBrowser,
  { credits, status = "done" }: { credits: number; status?: "done" | "failed" },
): Promise<string> {
  const { data, error } = await browser.mutate("projects.start", {
    prompt: "A recipe box",
    type: "web",
    model: "swift",
    requestId: randomUUID(),
  });
  assert.equal(error, null);
  const { database } = atelier.storage;
  const [operation] = await database.select().from(operations).where(eq(operations.requestId, data.requestId));
  assert.ok(operation);
  for (const name of ["one", "two"]) {
    const key = { operationId: operation.id, round: 0, name };
    await beginModelCall(database, { ...key, model: "swift", requestHash: "", startedAt: new Date() });
    const usage = { inputTokens: 1, cachedInputTokens: 0, outputTokens: 1, microCredits: credits * 500_000, microDollars: credits * 5_000 };
    await endModelCall(database, key, { answer: {}, endedAt: new Date(), ...usage });
  }
  await database
    .update(operations)
    .set({ status, stage: "ended", version: status === "done" ? 1 : null, creditsSpent: credits, finishedAt: new Date() })
    .where(eq(operations.id, operation.id));
  return data.projectId;
}

test("with enough builds of its own, it is what the middle half of them cost", async () => {
  const person = await atelier.person({ plan: "business" });
  for (const credits of [10, 12, 30, 90]) await pastBuild(person, { credits });
  await pastBuild(person, { credits: 500, status: "failed" });
  assert.equal((await estimate(owner, "swift")).builds, 0, "four are too few");
  await pastBuild(person, { credits: 11 });
  const measured = await estimate(owner, "swift");
  // 11, 12 and 30 credits of tokens, and the two of the built-in generator.
  assert.deepEqual([measured.credits, measured.builds, measured.dollars], [{ from: 13, to: 32 }, 5, { from: 0.11, to: 0.3 }]);
  assert.equal((await estimate(owner, "swift", "message")).builds, 0, "changes are counted apart");
});

test("afterwards the editor shows what it cost: dollars to the owner only", async () => {
  const person = await atelier.person({ plan: "business" });
  for (const [browser, dollars] of [
    [owner, 0.2],
    [person, null],
  ] as const) {
    const projectId = await pastBuild(browser, { credits: 20 });
    const [operation] = (await browser.query("projects.read", { projectId })).data.operations;
    assert.deepEqual([operation.creditsSpent, operation.dollars], [20, dollars]);
  }
});
