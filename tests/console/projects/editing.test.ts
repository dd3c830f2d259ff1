// How users work with versions: editing files, restoring, comparing. With the built-in generator, the real workshop and
// the real browser, in which versions are tried whose proof or screenshots are asserted.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { openStudio, type Person, type Studio } from "./open-studio.ts";

let studio: Studio;
let person: Person;
let projectId: string;

before(async () => {
  studio = await openStudio("console editing", { chromium: null });
  person = await studio.person();
  ({ projectId } = await studio.built(person, "My plants"));
});

after(() => studio.close());

const fileOf = async (version: number, path: string): Promise<string> =>
  (await person.query("versions.file", { projectId, version, path })).data.text ?? "";
const edit = (base: number, changes: object[], requestId = randomUUID()) =>
  person.mutate("versions.edit", { projectId, base, changes, requestId });
/** Starts a build that is not tried in the browser, and waits until it has ended. */
const untried = (start: () => Promise<unknown>) =>
  studio.withoutTrying(async () => {
    await start();
    return studio.settled(person, projectId);
  });
const README = "README.md";
let appPath: string;
let stylesheet: string;

test("an edit makes a new version, proven by the same checks, at no cost", async () => {
  const files = (await person.query("versions.files", { projectId, version: 1 })).data;
  appPath = files.find(({ path }) => path === "src/routes.tsx")?.path ?? "";
  const app = await fileOf(1, appPath);
  const readme = await fileOf(1, README);
  const text = `${app}\n/** Kept by hand. */\nexport const keptByHand   =  true;\n`;
  const balance = await studio.pipeline.storage.pool.query("select balance from accounts where id = $1", [person.call.accountId]);
  const { data, error } = await edit(1, [
    { path: appPath, text },
    { path: README, text: `${readme}\nEdited.\n` },
  ]);
  assert.equal(error, null);
  const current = await studio.settled(person, projectId);
  assert.deepEqual(
    [current.operation.kind, current.operation.status, current.operation.requestId],
    ["edit", "done", data.requestId],
    current.operation.error?.message,
  );
  assert.deepEqual([current.project.version, current.operation.credits], [2, { held: 0, spent: 0 }]);
  const balanceAfter = await studio.pipeline.storage.pool.query("select balance, held from accounts where id = $1", [
    person.call.accountId,
  ]);
  assert.deepEqual(balanceAfter.rows, [{ ...balance.rows[0], held: "0" }]);
  const messages = current.conversation.filter(({ requestId }) => requestId === data.requestId);
  assert.deepEqual(
    messages.map((one) => one.author),
    ["person", "atelier"],
  );
  assert.match(messages[0]?.text ?? "", /^Edited src\/\w+\.tsx and README\.md by hand$/);
  // The workshop formats every version.
  assert.match(await fileOf(2, appPath), /export const keptByHand = true;/);
  const { versions } = (await person.query("versions.list", { projectId })).data;
  assert.deepEqual(
    versions.map(({ version, kind, isLive }) => [version, kind, isLive]),
    [
      [2, "edit", true],
      [1, "create", false],
    ],
  );
  assert.equal(versions[0]?.proof.failed, 0);
  assert.equal(versions[0]?.proof.passed, versions[1]?.proof.passed);
  assert.match(versions[0]?.proof.browser ?? "", /^Chrom/);
  assert.ok(versions[0]?.screenshots.desktop);
});

test("a later message keeps manual edits", async () => {
  const present = await untried(() => person.mutate("projects.send", { projectId, message: "Make it green", requestId: randomUUID() }));
  assert.deepEqual([present.operation.status, present.project.version], ["done", 3], present.operation.error?.message);
  assert.match(await fileOf(3, appPath), /export const keptByHand = true;/);
  assert.match(await fileOf(3, README), /Edited\./);
  const { files } = (await person.query("versions.compare", { projectId, from: 2, to: 3 })).data;
  stylesheet = files.find(({ path }) => path.endsWith(".css"))?.path ?? "";
  assert.ok(stylesheet, "the colours did not change");
});

test("an edit with a type error fails with its location, changes nothing, and can be read again", async () => {
  const text = `${await fileOf(3, appPath)}\nexport const broken: number = "no";\n`;
  const { data } = await edit(3, [{ path: appPath, text }]);
  const present = await studio.settled(person, projectId);
  assert.deepEqual([present.operation.status, present.operation.error?.code], ["failed", "CHECKS_FAILED"]);
  assert.match(present.operation.error?.message ?? "", /src\/\w+\.tsx:\d+:\d+: Type 'string' is not assignable to type 'number'/);
  assert.deepEqual([present.project.version, present.project.status], [3, "ready"]);
  const kept = (await person.query("versions.readEdit", { projectId, requestId: data.requestId })).data;
  assert.deepEqual(kept, { base: 3, changes: [{ path: appPath, text }] });
});

test("an edit that breaks a check fails in the browser with the check's name", async () => {
  const { data: files } = await person.query("versions.search", { projectId, version: 3, query: "<h1" });
  const path = files.find((found) => found.path.startsWith("src/"))?.path ?? "";
  const text = (await fileOf(3, path)).replaceAll(/<h1[\s\S]*?<\/h1>/g, "<h1>Nothing</h1>");
  await edit(3, [{ path, text }]);
  const present = await studio.settled(person, projectId);
  assert.match(present.operation.error?.message ?? "", /^Your edit did not pass the checks.*\n.+/);
  assert.deepEqual([present.operation.status, present.operation.error?.code, present.project.version], ["failed", "CHECKS_FAILED", 3]);
});

test("rejects an edit that is outdated, empty, too large or has an invalid path, and starts nothing", async () => {
  const count = (await person.query("projects.read", { projectId })).data.operations.length;
  const refusals: [number, object[], RegExp][] = [
    [2, [{ path: README, text: "x" }], /version 3 is live now/],
    [99, [{ path: README, text: "x" }], /no version 99/],
    [3, [{ path: "../outside.ts", text: "x" }], /must not contain/],
    [3, [{ path: "src/.env", text: "x" }], /reserved/],
    [3, [{ path: "vite.config.js", text: "x" }], /may not hold/],
    [3, [{ path: README, text: await fileOf(3, README) }], /changes nothing/],
    [3, [{ path: "src/gone.ts", text: null }], /no file/],
    [3, [{ path: "src/large.ts", text: "x".repeat(256 * 1024 + 1) }], /too large/],
    [
      3,
      [
        { path: README, text: "x" },
        { path: README, text: "y" },
      ],
      /once/,
    ],
  ];
  for (const [base, changes, words] of refusals) {
    const { error } = await edit(base, changes);
    assert.match(error?.message ?? "the edit was accepted", words);
    assert.ok(["invalid_input", "not_found"].includes(error?.data.kind ?? ""));
  }
  assert.equal((await person.query("projects.read", { projectId })).data.operations.length, count);
});

test("restoring makes a new version with the old files, and undo reverts it", async () => {
  const present = await untried(async () => {
    const { error } = await person.mutate("versions.restore", { projectId, version: 1, requestId: randomUUID() });
    assert.equal(error, null);
    const second = await edit(3, [{ path: README, text: "Meanwhile" }]);
    assert.equal(second.error?.data.kind, "build_running");
  });
  assert.deepEqual(
    [present.operation.kind, present.operation.status, present.project.version],
    ["restore", "done", 4],
    present.operation.error?.message,
  );
  assert.deepEqual((await person.query("versions.compare", { projectId, from: 1, to: 4 })).data.files, []);
  assert.ok(present.conversation.some(({ text }) => text === "Back to version 1"));
  const partsOf = async (version: number) =>
    (await person.query("versions.proof", { projectId, version })).data.parts.map(({ phrase, checks }) => ({ phrase, checks }));
  assert.notDeepEqual(await partsOf(1), []);
  assert.deepEqual(await partsOf(4), await partsOf(1), "the restored version does not say what was requested");
  const undone = await untried(() => person.mutate("projects.send", { projectId, message: "undo", requestId: randomUUID() }));
  assert.equal(undone.project.version, 5, undone.operation.error?.message);
  assert.deepEqual((await person.query("versions.compare", { projectId, from: 3, to: 5 })).data.files, []);
  const live = await person.mutate("versions.restore", { projectId, version: 5, requestId: randomUUID() });
  assert.match(live.error?.message ?? "", /is live already/);
});

test("a requestId makes one edit, and is rejected for a different one", async () => {
  const requestId = randomUUID();
  const changes = [{ path: README, text: "Once\n" }];
  const present = await untried(async () => {
    const responses = await Promise.all([edit(5, changes, requestId), edit(5, changes, requestId)]);
    assert.deepEqual(
      responses.map(({ data }) => data),
      [{ requestId }, { requestId }],
    );
    const other = await edit(5, [{ path: README, text: "Other\n" }], requestId);
    assert.match(other.error?.message ?? "", /used before/);
  });
  assert.equal(present.project.version, 6);
});

test("a comparison counts the lines of each file, and shows the screenshots of versions that were tried", async () => {
  const { files } = (await person.query("versions.compare", { projectId, from: 5, to: 6 })).data;
  const lines = (await fileOf(5, README)).trimEnd().split("\n").length;
  assert.deepEqual(files, [{ path: README, change: "changed", added: 1, removed: lines }]);
  const { from, to } = (await person.query("versions.compare", { projectId, from: 1, to: 2 })).data;
  assert.equal(from.screenshots.desktop, `/console/screenshots/${projectId}/1/desktop.jpg`);
  assert.equal(to.screenshots.phone, `/console/screenshots/${projectId}/2/phone.jpg`);
});

test("a message that conflicts with a manual edit changes nothing, and the reply names the file", async () => {
  const text = (await fileOf(6, stylesheet)).replaceAll(/^.*#[0-9a-f]{6}.*$/gim, "$& /* by hand */");
  const edited = await untried(() => edit(6, [{ path: stylesheet, text }]));
  assert.deepEqual([edited.operation.status, edited.project.version], ["done", 7], edited.operation.error?.message);
  const present = await untried(() => person.mutate("projects.send", { projectId, message: "Make it red", requestId: randomUUID() }));
  assert.deepEqual([present.operation.status, present.operation.version, present.project.version], ["done", null, 7]);
  const reply = present.conversation.at(-1)?.text ?? "";
  assert.match(reply, /^Nothing was changed: this touches code that was edited by hand \(/);
  assert.ok(reply.includes(stylesheet), reply);
});
