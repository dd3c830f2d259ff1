import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { kitBase } from "./kit-base.ts";
import { mergeProjects } from "./merge-projects.ts";

const LOCK = "src/kit.lock.json";
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);
const lockOf = (files: Readonly<Record<string, string>>): string =>
  JSON.stringify({ files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hashOf(text)])) });

const former = { "src/card.tsx": "card 1\n", "src/list.tsx": "list 1\nlines\nof it\n" };
const current = { "src/card.tsx": "card 2\n", "src/list.tsx": "list 2\nlines\nof it\n" };

/** A project with these kit files, an entity, and the lock of what was copied. */
const project = (kit: Readonly<Record<string, string>>, copied: Readonly<Record<string, string>>, entity: string) =>
  new Map([...Object.entries(kit), ["src/entities/recipes.ts", entity], [LOCK, lockOf(copied)]]);

/** A follow-up that changes the entity: the kit may have changed since the project was written. */
async function follow(ours: ReadonlyMap<string, string>, kit = current) {
  const base = project(kit, kit, "title\n");
  const theirs = project(kit, kit, "title\nrating\n");
  return mergeProjects({ base: kitBase({ base, ours, theirs }, LOCK), ours, theirs });
}

test("kit files that nobody changed follow the kit", async () => {
  const { files, conflicts } = await follow(project(former, former, "title\n"));
  assert.deepEqual(conflicts, []);
  assert.equal(files.get("src/card.tsx"), "card 2\n");
  assert.equal(files.get("src/entities/recipes.ts"), "title\nrating\n");
  assert.equal(files.get(LOCK), lockOf(current));
});

test("a kit file that its owner changed stays as it is, the others follow", async () => {
  const own = { ...former, "src/list.tsx": "my list\nlines\nof it\n" };
  const { files, conflicts } = await follow(project(own, former, "title\n"));
  assert.deepEqual(conflicts, []);
  assert.equal(files.get("src/list.tsx"), "my list\nlines\nof it\n");
  assert.equal(files.get("src/card.tsx"), "card 2\n");
});

test("a kit file that its owner deleted stays deleted", async () => {
  const { "src/card.tsx": _card, ...own } = former;
  const { files, conflicts } = await follow(project(own, former, "title\n"));
  assert.deepEqual(conflicts, []);
  assert.ok(!files.has("src/card.tsx"));
});

test("a damaged lock or none changes nothing", async () => {
  const base = new Map([["src/a.ts", "1"]]);
  for (const lock of ["{", "[]", '{"files":{"src/a.ts":1}}', '"x"'])
    assert.deepEqual([...kitBase({ base, ours: new Map([[LOCK, lock]]), theirs: base }, LOCK)].slice(0, 1), [["src/a.ts", "1"]]);
  assert.deepEqual(kitBase({ base, ours: new Map(), theirs: base }, LOCK), base);
});
