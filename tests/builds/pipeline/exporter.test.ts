// Apps for phones are exported for Expo Go in the background: the live version of each, once, one at a time, and again after a
// process has ended. What makes an export is a stand-in here; the real one is tested where the packages of Expo are.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, afterEach, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { publishVersion } from "../../../src/domain/builds/publish-version.ts";
import { type AppContext, inTransaction } from "../../../src/domain/call.ts";
import { endOperation } from "../../../src/domain/operations/end-operation.ts";
import { beginExport, saveExport } from "../../../src/domain/projects/site/phone/make-export.ts";
import { findPhoneSite, type PhoneSite } from "../../../src/domain/projects/site/phone/find-phone-site.ts";
import { startExporter, type Exporter } from "../../../src/entrypoints/worker/phones/start-exporter.ts";
import { lockBuild, type LockedBuild, writeOperation } from "../../../src/storage/rows/builds/build-state.ts";
import { readBlob } from "../../../src/storage/rows/sites/find-site.ts";
import { deleteUnusedBlobs } from "../../../src/storage/rows/versions/unused-blobs.ts";
import { operations, phoneExports, projects, type StoredPhoneUpdates } from "../../../src/storage/tables/index.ts";
import type { PhoneExport, PhoneTools } from "../../../src/workshop/workshop.ts";
import { openApi, type TestApi } from "../../support/open-api.ts";
import { storeDone } from "../../support/stored-builds.ts";

const FILES = { "app.json": '{ "expo": { "name": "A", "slug": "a" } }', "src/a.ts": "export const a = 1;" };
const script = (text: string) => ({
  launch: { key: "bundle", extension: null, contentType: "application/javascript", bytes: Buffer.from(text) },
  assets: [{ key: "ab".repeat(16), extension: ".png", contentType: "image/png", bytes: Buffer.from("a picture") }],
});
const EXPORTED: PhoneExport = {
  outcome: "exported",
  updates: { android: script("for android"), ios: script("for ios"), app: { slug: "a", sdkVersion: "57.0.0" }, icon: null },
};

let api: TestApi;
let key: string;
let exporters: Exporter[] = [];

before(async () => {
  api = await openApi("exporter");
  ({ key } = await api.account());
});
afterEach(async () => {
  await Promise.all(exporters.map((one) => one.stop()));
  exporters = [];
  await api.storage.database.delete(phoneExports);
  await api.storage.database.delete(projects);
});
after(() => api.close());

/** The name of the site of a project with a live version. */
async function build(type: "mobile-expo" | "web" = "mobile-expo"): Promise<{ name: string; projectId: string }> {
  const requestId = randomUUID();
  const { json } = await api.request("POST", "/b/api/v1/projects", { key, json: { prompt: "A to-do list", requestId, type } });
  const name = `site-${requestId.slice(0, 8)}`;
  await api.storage.database.update(projects).set({ siteName: name }).where(eq(projects.id, json.projectId));
  await storeDone(api.ctx, requestId, FILES);
  return { name, projectId: json.projectId };
}

function start(
  exportApp: PhoneTools["exportApp"],
  { canExport = true, isOn = true, ctx = api.ctx }: { canExport?: boolean; isOn?: boolean; ctx?: AppContext } = {},
): Exporter {
  const exporter = startExporter({ ctx, isOn, phones: { canExport: async () => canExport, exportApp }, everyMilliseconds: 10 });
  exporters.push(exporter);
  return exporter;
}

async function until(name: string, status: PhoneSite["status"]): Promise<PhoneSite> {
  for (;;) {
    const site = await findPhoneSite(api.ctx, name);
    if (site.status === status) return site;
    await delay(10);
  }
}

const textOf = async (hash: string): Promise<string> => Buffer.from((await readBlob(api.storage.database, hash)) ?? []).toString();

const later = (milliseconds: number): AppContext => ({
  ...api.ctx,
  clock: { ...api.ctx.clock, now: () => new Date(Date.now() + milliseconds) },
});

/** Never ends by itself. */
const forEver: PhoneTools["exportApp"] = (_files, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }));

test("the live version of an app for phones is exported from its files, and stored", async () => {
  const { name, projectId } = await build();
  await build("web");
  const received: Record<string, string>[] = [];
  start(async (files) => {
    received.push(Object.fromEntries(files));
    return EXPORTED;
  });
  const site = await until(name, "ready");
  assert.ok(site.status === "ready");
  assert.deepEqual([site.updates.projectId, site.updates.app.slug], [projectId, "a"]);
  for (const [platform, text] of [
    ["android", "for android"],
    ["ios", "for ios"],
  ] as const) {
    const stored: StoredPhoneUpdates["ios"] = site.updates[platform];
    assert.equal(await textOf(stored.launch.hash), text);
    assert.equal(await textOf(stored.assets[0]?.hash ?? ""), "a picture");
  }
  await delay(100);
  assert.deepEqual(received, [FILES]);
  // What is referred to is kept.
  await deleteUnusedBlobs(api.storage.database, { before: new Date(Date.now() + 1_000) });
  assert.ok(await readBlob(api.storage.database, site.updates.ios.launch.hash));
});

test("a failure is kept with its reason, and keeps no other app waiting", async () => {
  const [one, other] = [await build(), await build()];
  let calls = 0;
  start(async () => (calls++ === 0 ? { outcome: "failed", reason: "Metro could not." } : EXPORTED));
  const states = await Promise.all([one, other].map(async ({ name }) => Promise.race([until(name, "failed"), until(name, "ready")])));
  assert.deepEqual(states.map(({ status }) => status).sort(), ["failed", "ready"]);
  assert.ok(states.some((site) => site.status === "failed" && site.reason === "Metro could not."));
  assert.equal(calls, 2);
});

test("two processes make one export at a time", async () => {
  const sites = [await build(), await build(), await build()];
  let [running, most] = [0, 0];
  const exportOne: PhoneTools["exportApp"] = async () => {
    most = Math.max(most, ++running);
    await delay(30);
    running -= 1;
    return EXPORTED;
  };
  start(exportOne);
  start(exportOne);
  await Promise.all(sites.map(({ name }) => until(name, "ready")));
  assert.equal(most, 1);
});

test("a stop ends the export at once, and the next start begins it again", async () => {
  const { name } = await build();
  const begun = Promise.withResolvers<void>();
  const first = start((files, signal) => {
    begun.resolve();
    return forEver(files, signal);
  });
  await begun.promise;
  await first.stop();
  assert.equal((await findPhoneSite(api.ctx, name)).status, "preparing");
  start(async () => EXPORTED);
  await until(name, "ready");
});

test("an export whose process has ended is begun again once its claim has run out, and what it still saves is refused", async () => {
  const { name } = await build();
  const lost = await beginExport(api.ctx);
  assert.ok(lost);
  assert.equal(await beginExport(api.ctx), null);
  const taken = await beginExport(later(61_000));
  assert.ok(taken);
  await saveExport(api.ctx, lost.key, { status: "failed", reason: "too late" });
  assert.equal((await findPhoneSite(api.ctx, name)).status, "preparing");
  assert.equal(await beginExport(later(200_000)), null);
  const site = await findPhoneSite(api.ctx, name);
  assert.ok(site.status === "failed");
  assert.match(site.reason, /ended twice/);
});

test("without the packages nothing is exported, and the page says so until a machine has them", async () => {
  const { name } = await build();
  const without = start(async () => assert.fail("nothing can be exported"), { canExport: false });
  await until(name, "unavailable");
  await without.stop();
  start(async () => EXPORTED);
  await until(name, "ready");
});

test("a new version is exported in its turn, and replaces the export of the one before", async () => {
  const { name, projectId } = await build();
  start(async () => EXPORTED);
  await until(name, "ready");
  const requestId = randomUUID();
  await api.request("POST", `/b/api/v1/projects/${projectId}/messages`, { key, json: { message: "Add a date", requestId } });
  await storeDone(api.ctx, requestId, FILES, 2);
  const versionsOf = () => api.storage.database.select().from(phoneExports).where(eq(phoneExports.projectId, projectId));
  for (;;) {
    const rows = await versionsOf();
    if (rows.length === 1 && rows[0]?.version === 2) break;
    await delay(10);
  }
  await until(name, "ready");
});

test("the icon of an app is stored with it", async () => {
  const { name } = await build();
  const icon = { key: "icon", extension: ".png", contentType: "image/png", bytes: Buffer.from("an icon") };
  start(async () => ({ ...EXPORTED, updates: { ...EXPORTED.updates, icon } }));
  const site = await until(name, "ready");
  assert.ok(site.status === "ready");
  assert.equal(await textOf(site.updates.icon?.hash ?? ""), "an icon");
});

test("where exports are switched off nothing is exported, and the page says so until they are on", async () => {
  const { name } = await build();
  const off = start(async () => assert.fail("nothing is to be exported"), { isOn: false });
  const site = await until(name, "unavailable");
  assert.match(site.status === "unavailable" ? (site.reason ?? "") : "", /set not to bundle/);
  await off.stop();
  start(async () => EXPORTED);
  await until(name, "ready");
});

test("a version is due in the transaction that publishes it, and the one before when it is withdrawn", async () => {
  const { projectId } = await build();
  const requestId = randomUUID();
  await api.request("POST", `/b/api/v1/projects/${projectId}/messages`, { key, json: { message: "Add a date", requestId } });
  const [operation] = await api.storage.database.select().from(operations).where(eq(operations.requestId, requestId));
  const withBuild = (work: (ctx: AppContext, locked: LockedBuild) => Promise<unknown>) =>
    inTransaction(api.ctx, async (ctx) => {
      const locked = await lockBuild(ctx.database, operation?.id ?? "");
      assert.ok(locked);
      await work(ctx, locked);
    });
  const rows = async () =>
    (await api.storage.database.select().from(phoneExports).where(eq(phoneExports.projectId, projectId))).map(
      ({ version, status }) => `${version} ${status}`,
    );
  assert.deepEqual(await rows(), ["1 due"]);
  await withBuild(async (ctx, { operation: own, project }) => {
    await writeOperation(ctx.database, own.id, { version: 2, updatedAt: ctx.clock.now() });
    await publishVersion(ctx, { operation: { ...own, version: 2 }, project });
  });
  assert.deepEqual(await rows(), ["2 due"]);
  await withBuild((ctx, locked) => endOperation(ctx, locked, { code: "INTERNAL", message: "It broke." }));
  assert.deepEqual(await rows(), ["1 due"]);
});

test("an export that ends after another version is live keeps that one due", async () => {
  const { name, projectId } = await build();
  const begun = await beginExport(api.ctx);
  assert.ok(begun);
  const requestId = randomUUID();
  await api.request("POST", `/b/api/v1/projects/${projectId}/messages`, { key, json: { message: "Add a date", requestId } });
  await storeDone(api.ctx, requestId, FILES, 2);
  await saveExport(api.ctx, begun.key, { status: "failed", reason: "too late" });
  assert.equal((await findPhoneSite(api.ctx, name)).status, "preparing");
  assert.equal((await beginExport(api.ctx))?.key.version, 2);
});
