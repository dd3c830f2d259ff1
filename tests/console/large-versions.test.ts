// Versions of maximum size with slow content: the service stays responsive whatever the console requests of them. The
// console's own watch checks that no turn of the event loop takes long (tests/support/servers/event-loop).
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { storeDone } from "../support/stored-builds.ts";
import { openConsole, type TestBrowser, type TestConsole } from "./support/open-console.ts";

interface CallResult {
  error?: { message: string; data: { kind: string | null } };
}

const FILES = 7;
const LINES = 60_000;

let atelier: TestConsole;
let person: TestBrowser;
let projectId: string;
before(async () => {
  atelier = await openConsole("console large versions");
  person = await atelier.person();
  const first = randomUUID();
  ({ projectId } = (await person.mutate("projects.start", { prompt: "A list of lines", type: "web", requestId: first })).data);
  await storeDone(
    atelier.ctx,
    first,
    filesOf((at) => at),
  );
  const second = randomUUID();
  assert.equal((await person.mutate("projects.send", { projectId, message: "Turn it round", requestId: second })).status, 200);
  await storeDone(
    atelier.ctx,
    second,
    filesOf((at) => (at * 7_919) % LINES),
    2,
  );
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

/** Seven files of 60,000 distinct lines, in the given order. */
function filesOf(place: (at: number) => number): Record<string, string> {
  const lines = Array.from({ length: LINES }, (_, at) => place(at).toString(36));
  return Object.fromEntries(Array.from({ length: FILES }, (_, file) => [`src/lines-${file}.txt`, `${lines.join("\n")}\n`]));
}

test("counts changed lines when seven files have 60,000 unique lines in another order", async () => {
  const { status, data } = await person.query("versions.compare", { projectId, from: 1, to: 2 });
  assert.equal(status, 200);
  assert.equal(data.files.length, FILES);
  for (const { added, removed, change } of data.files) {
    assert.equal(change, "changed");
    assert.ok(added === removed && added > LINES / 2 && added < LINES, `${added}`);
  }
});

test("ten comparisons in one request and twenty searches succeed, or are rate limited on a slow machine", async () => {
  const batch = async (name: string, one: unknown) => {
    const input = encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, one]))));
    const response = await person.fetch(`/console/api/${Array.from({ length: 10 }, () => name).join(",")}?batch=1&input=${input}`);
    const results: CallResult[] = JSON.parse(await response.text());
    for (const { error } of results) assert.ok(error === undefined || error.data.kind === "too_many_requests", error?.message);
    assert.ok(results.some(({ error }) => error === undefined));
  };
  await batch("versions.compare", { projectId, from: 1, to: 2 });
  for (let round = 0; round < 2; round += 1) await batch("versions.search", { projectId, version: 1, query: "there is no such line" });
});

test("packs an archive of them", async () => {
  const response = await person.fetch(`/console/download/projects/${projectId}/1.zip`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  assert.deepEqual(Object.keys(files).length, FILES);
  assert.equal(Buffer.from(files["src/lines-0.txt"] ?? []).toString(), filesOf((at) => at)["src/lines-0.txt"]);
});
