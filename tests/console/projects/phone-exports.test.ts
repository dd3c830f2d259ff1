// What the owner of an app for phones sees of its bundle for Expo Go, and the button that has a failed one made again.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import { phoneExports, projects } from "../../../src/storage/tables/index.ts";
import { openStudio, type Person, type Studio } from "./open-studio.ts";

let studio: Studio;
let owner: Person;

before(async () => {
  studio = await openStudio("console phone exports", { chromium: null });
  owner = await studio.person();
});
after(() => studio.close());

/** A project whose version 1 is live, and could not be exported. */
async function failed(): Promise<string> {
  const start = { prompt: "A to-do list", type: "mobile-expo", model: null, requestId: randomUUID() };
  return studio.withoutWorker(async () => {
    const { projectId } = (await owner.mutate("projects.start", start)).data;
    await owner.mutate("projects.stop", { projectId, requestId: start.requestId });
    const { database } = studio.ctx;
    await database.update(projects).set({ liveVersion: 1 }).where(eq(projects.id, projectId));
    const row = { status: "failed", attempt: 2, reason: "Metro could not.", createdAt: new Date() } as const;
    await database.insert(phoneExports).values({ projectId, version: 1, ...row });
    return projectId;
  });
}

const state = async (projectId: string, person = owner) => (await person.query("projects.phoneExport", { projectId })).data;

test("an export that failed says why, and is made again when its owner asks for it", async () => {
  const projectId = await failed();
  assert.deepEqual(await state(projectId), { status: "failed", reason: "Metro could not." });
  await owner.mutate("projects.retryPhoneExport", { projectId });
  assert.deepEqual(await state(projectId), { status: "preparing", reason: null });
  const [row] = await studio.ctx.database.select().from(phoneExports).where(eq(phoneExports.projectId, projectId));
  assert.deepEqual([row?.status, row?.attempt], ["due", 0]);
});

test("nobody else sees it or has it made again", async () => {
  const projectId = await failed();
  const other = await studio.person();
  assert.equal((await other.query("projects.phoneExport", { projectId })).error?.data.kind, "not_found");
  assert.equal((await other.mutate("projects.retryPhoneExport", { projectId })).error?.data.kind, "not_found");
  assert.equal((await state(projectId)).status, "failed");
});

test("what has not failed is not begun again, and other apps have no export", async () => {
  const projectId = await failed();
  await studio.ctx.database.update(phoneExports).set({ status: "ready" }).where(eq(phoneExports.projectId, projectId));
  await owner.mutate("projects.retryPhoneExport", { projectId });
  assert.equal((await state(projectId)).status, "ready");
  const { projectId: web } = await studio.built(owner, "A to-do list");
  assert.deepEqual(await state(web), { status: "none", reason: null });
});
