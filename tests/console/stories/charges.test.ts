// The UI reports the same credits as the ledger: for a waiting build, for one stopped after spending some, and for one
// that nobody answered. The test acts as the worker, on the service's own database.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { askQuestions } from "../../../src/domain/builds/asking/ask-questions.ts";
import { claimBuild } from "../../../src/domain/builds/claim-build.ts";
import { saveStage } from "../../../src/domain/builds/save-stage.ts";
import type { AppContext } from "../../../src/domain/call.ts";
import { endUnanswered } from "../../../src/domain/operations/end-unanswered.ts";
import { BUILT_IN_MODELS } from "../../../src/domain/models/models.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { openLog } from "../../../src/lib/log.ts";
import { openStorage, type Storage } from "../../../src/storage/open-storage.ts";
import { ledgerEntries, operations } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { PEOPLE, removeData, type RunningService, startService } from "../../support/start-service.ts";
import { openVisitors, type Visitors } from "../support/open-visitors.ts";

const SPENT = 3;
const DAY = 86_400_000;
const question = { text: "What is kept track of?", options: ["Books", "Films"], allowsOther: true };

let database: TestDatabase;
let storage: Storage;
let ctx: AppContext;
let service: RunningService;
let visitors: Visitors;
let page: Page;
before(async () => {
  database = await createTestDatabase("charges");
  storage = openStorage({ connection: database.connection, size: 4, onError: () => undefined });
  ctx = {
    database: storage.database,
    queue: { enqueue: async () => {} },
    clock: systemClock,
    log: openLog("silent"),
    addresses: { service: "http://localhost", sites: "http://apps.localhost" },
    models: () => BUILT_IN_MODELS,
    secret: new Uint8Array(32),
  };
  service = await startService({ withPasswords: true, environment: { DATABASE_URL: database.url, ATELIER_ROLES: "api" } });
  visitors = await openVisitors(service);
  ({ page } = await visitors.openVisitor({ email: PEOPLE.tester }));
  page.setDefaultTimeout(15_000);
});
after(async () => {
  await visitors.close();
  await service.stop();
  await removeData(service.dataFolder);
  await storage.close();
  await database.drop();
});

/** Creates a build that has spent credits and waits for an answer, open in the editor. */
async function openAsking(): Promise<{ operationId: string; requestId: string }> {
  const requestId = randomUUID();
  const body = JSON.stringify({ prompt: "Build me an app", requestId });
  assert.equal((await service.request("/b/api/v1/projects", { method: "POST", body })).status, 202);
  const [operation] = await storage.database.select().from(operations).where(eq(operations.requestId, requestId));
  assert.ok(operation);
  const claim = await claimBuild(ctx, operation.id);
  assert.ok(claim);
  const result = { stage: "understand", next: "write", output: {}, milliseconds: 1, credits: SPENT, blobs: [] } as const;
  assert.equal(await saveStage(ctx, claim, result), "saved");
  assert.equal(await askQuestions(ctx, claim, { stage: "write", questions: [question], milliseconds: 1 }), "saved");
  await page.goto(`/projects/${operation.projectId}`);
  await page.getByRole("form", { name: "Questions from the build" }).waitFor();
  return { operationId: operation.id, requestId };
}

/** The cost of a build according to the ledger. */
async function costOf(operationId: string): Promise<number> {
  const entries = await storage.database.select().from(ledgerEntries).where(eq(ledgerEntries.operationId, operationId));
  return entries.reduce((sum, { amount }) => sum - amount, 0);
}

async function readOperation(
  requestId: string,
): Promise<{ credits: { held: number; spent: number }; error: { message: string } | null; nextAction: string }> {
  return (await service.request(`/b/api/v1/operations/${requestId}`)).json();
}

test("a waiting build is not shown as running, and shows its held credits and its deadline", async () => {
  const { requestId } = await openAsking();
  const form = page.getByRole("form", { name: "Questions from the build" });
  const words = (await form.textContent()) ?? "";
  const until = new Date(Date.now() + 7 * DAY);
  const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long" }).format(until);
  const { credits, nextAction } = await readOperation(requestId);
  assert.equal(credits.held, 25 - SPENT);
  assert.ok(
    words.includes(`The build is paused and holds ${credits.held} credits. Without an answer it ends on ${day}, at no cost.`),
    words,
  );
  assert.ok(nextAction.includes(`ends on ${until.toISOString().slice(0, 10)}, at no cost`), nextAction);
  assert.equal(await page.getByRole("region", { name: "Running build" }).count(), 0);
  await page.goto("/settings/usage");
  await page.getByText(`and ${credits.held} held by running or waiting builds`).waitFor();
  await page.goto("/");
  await page.getByText("Has a question").first().waitFor();
});

test("after a stop the editor, the usage page and the API report the ledger's cost", async () => {
  const { operationId, requestId } = await openAsking();
  await page.getByRole("button", { name: "Stop this build" }).click();
  const end = page.getByRole("group", { name: "This build was stopped" });
  await end.waitFor();
  const cost = await costOf(operationId);
  assert.equal(cost, SPENT);
  assert.match((await end.textContent()) ?? "", new RegExp(`${cost} credits were charged for the work before the stop\\.`));
  const { credits, error } = await readOperation(requestId);
  assert.deepEqual(credits, { held: 0, spent: cost });
  assert.match(error?.message ?? "", new RegExp(`It cost ${cost} credits for what was done before`));
  await page.goto("/settings/usage");
  await page.getByText("a stopped build costs what it had spent").waitFor();
  await page.getByText("Builds spend credits as they run. A failed build costs nothing").waitFor();
});

test("an unanswered build reports that it ended at no cost", async () => {
  const { operationId, requestId } = await openAsking();
  const later = { ...ctx, clock: { now: () => new Date(Date.now() + 7 * DAY + 60_000) } };
  assert.ok((await endUnanswered(later, new AbortController().signal)) >= 1);
  const end = page.getByRole("group", { name: "The build timed out" });
  await end.getByText("Nobody answered within 7 days").waitFor();
  assert.match((await end.textContent()) ?? "", /It cost nothing; what it held is free again/);
  assert.equal(await costOf(operationId), 0);
  assert.deepEqual((await readOperation(requestId)).credits, { held: 0, spent: 0 });
});
