// Builds in states that only a worker brings them to, written into the tables as a worker leaves them.
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { inTransaction } from "../../src/domain/call.ts";
import type { AppContext } from "../../src/domain/call.ts";
import { settleCredits } from "../../src/domain/credits/settle-credits.ts";
import { endOperation } from "../../src/domain/operations/end-operation.ts";
import type { Failure } from "../../src/domain/operations/end-operation.ts";
import { moveOperation } from "../../src/domain/operations/move-operation.ts";
import type { Proof } from "../../src/domain/operations/proof.ts";
import { requestExport } from "../../src/domain/projects/site/phone/request-export.ts";
import { newId } from "../../src/lib/ids.ts";
import { notifyChange } from "../../src/storage/rows/operations.ts";
import { lockBuild, writeOperation, writeProject } from "../../src/storage/rows/builds/build-state.ts";
import type { LockedBuild } from "../../src/storage/rows/builds/build-state.ts";
import type { Manifest } from "../../src/storage/tables/index.ts";
import { blobs, drafts, messages, operations, questions, versions } from "../../src/storage/tables/index.ts";

/** A question asked by a build. */
export interface StoredQuestion {
  text: string;
  options: string[];
  allowsOther: boolean;
}

/** Placeholder bytes of a screenshot: the first bytes of any JPEG. */
export const SCREENSHOT = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46]);

/** Ends the running build of a requestId as done: version `version` with these source files, a proof, a reply, and the site live. */
export async function storeDone(ctx: AppContext, requestId: string, files: Record<string, string>, version = 1): Promise<void> {
  await change(ctx, requestId, async (inner, build) => {
    const { operation, project } = build;
    const createdAt = inner.clock.now();
    const source = await storeFiles(inner, files);
    const proof: Record<string, unknown> = { ...proofWith(await storeBlob(inner, SCREENSHOT)) };
    const row = { projectId: project.id, operationId: operation.id, version, message: "Built it.", source, site: {}, proof, createdAt };
    await inner.database.insert(versions).values(row);
    const reply = {
      id: newId(createdAt),
      projectId: project.id,
      operationId: operation.id,
      author: "atelier",
      text: "Here it is.",
      createdAt,
    } as const;
    await inner.database.insert(messages).values(reply);
    const creditsSpent = await settleCredits(inner, { accountId: operation.accountId, operationId: operation.id, costsAtMost: null });
    const ended = { status: "done", stage: "ended", progress: 100, version, creditsHeld: 0, creditsSpent } as const;
    await writeOperation(inner.database, operation.id, { ...ended, updatedAt: createdAt, finishedAt: createdAt });
    await writeProject(inner.database, project.id, { status: "ready", name: "Recipe box", liveVersion: version, updatedAt: createdAt });
    await requestExport(inner, project, version);
  });
}

/** Keeps files as the draft of the running build of a requestId: one of two planned checks passes, and it can be opened. */
export async function storeDraft(ctx: AppContext, requestId: string, files: Record<string, string>): Promise<void> {
  await change(ctx, requestId, async (inner, { operation, project }) => {
    const now = inner.clock.now();
    const source = await storeFiles(inner, files);
    const words = { request: project.prompt, works: ["A recipe is added"], missing: ["The recipes are counted"] };
    const row = { operationId: operation.id, projectId: project.id, ...words, source, site: source, plan: {}, kept: {} };
    await inner.database.insert(drafts).values({ ...row, createdAt: now, updatedAt: now });
  });
}

/** Makes the running build of a requestId ask questions, and returns their ids. */
export async function storeWaiting(ctx: AppContext, requestId: string, newQuestions: StoredQuestion[]): Promise<string[]> {
  const ids = newQuestions.map(() => newId(ctx.clock.now()));
  await change(ctx, requestId, async (inner, build) => {
    const { operation, project } = build;
    const createdAt = inner.clock.now();
    const rows = newQuestions.map((question, index) => ({
      ...question,
      id: ids[index] ?? "",
      operationId: operation.id,
      round: operation.round,
      createdAt,
    }));
    await inner.database.insert(questions).values(rows);
    await moveOperation(inner, build, { type: "claimed", stage: "understand" });
    const claimed = await lockBuild(inner.database, operation.id);
    if (claimed) await moveOperation(inner, claimed, { type: "asked" });
    await writeProject(inner.database, project.id, { status: "waiting", updatedAt: createdAt });
  });
  return ids;
}

/** Ends the running build of a requestId as failed by the service. */
export async function storeFailed(ctx: AppContext, requestId: string, failure: Failure): Promise<void> {
  await change(ctx, requestId, (inner, build) => endOperation(inner, build, failure));
}

/** Moves the running build of a requestId to the next stage, as a worker does: its revision increases and the change is announced. */
export async function storeProgress(ctx: AppContext, requestId: string, progress: number): Promise<void> {
  await change(ctx, requestId, (inner, build) =>
    writeOperation(inner.database, build.operation.id, { stage: "write", progress, updatedAt: inner.clock.now() }),
  );
}

/** Like `storeProgress`, but without a notification, as if the notification were lost. */
export async function storeUnannounced(ctx: AppContext, requestId: string, progress: number): Promise<void> {
  const changes = { progress, revision: sql`${operations.revision} + 1` };
  await ctx.database.update(operations).set(changes).where(eq(operations.requestId, requestId));
}

/** Announces a change of the build of a requestId, though nothing has changed since the last one. */
export async function storeAnnounced(ctx: AppContext, requestId: string): Promise<void> {
  await change(ctx, requestId, (inner, { operation }) => notifyChange(inner.database, operation.id));
}

async function change(
  ctx: AppContext,
  requestId: string,
  work: (inner: AppContext, build: LockedBuild) => Promise<unknown>,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const [row] = await inner.database.select({ id: operations.id }).from(operations).where(eq(operations.requestId, requestId));
    const build = row && (await lockBuild(inner.database, row.id));
    if (!build) throw new Error(`there is no build ${requestId}`);
    await work(inner, build);
  });
}

async function storeFiles(ctx: AppContext, files: Record<string, string>): Promise<Manifest> {
  const source: Manifest = {};
  for (const [path, text] of Object.entries(files)) {
    const bytes = new TextEncoder().encode(text);
    source[path] = { hash: await storeBlob(ctx, bytes), bytes: bytes.length, contentType: "text/plain", immutable: false };
  }
  return source;
}

async function storeBlob({ database, clock }: AppContext, bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  await database.insert(blobs).values({ hash, bytes, createdAt: clock.now() }).onConflictDoNothing();
  return hash;
}

function proofWith(screenshotHash: string): Proof {
  const check = { title: "A new recipe appears in the list", phrase: "recipe box", capability: "add-recipe", viewport: "desktop" } as const;
  return {
    browser: "Chromium 156.0.8078.73",
    reason: null,
    confinement: "bwrap",
    types: "passed",
    limits: [{ tool: "browser", resource: "memory", by: "cgroup", max: 2_147_483_648 }],
    checks: [{ id: "add-recipe", ...check, passed: true, milliseconds: 212, failure: null }],
    accessibility: { engine: "axe-core 4.14.1", rulesPassed: 31, findings: 0 },
    screenshots: [{ viewport: "desktop", width: 1280, height: 800, hash: screenshotHash, bytes: SCREENSHOT.length }],
    understood: [{ phrase: "recipe box", checks: ["add-recipe"], outcome: "proven" }],
    notBuilt: [],
  };
}
