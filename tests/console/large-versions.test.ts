// Versions as large as they may be, made to be slow: whatever the console is asked of them, the service goes on answering.
// That no turn of the event loop takes long is what the console's own watch sees to (tests/support/servers/event-loop).
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { storeDone } from "../support/stored-builds.ts";
import { openConsole, type TestBrowser, type TestConsole } from "./support/open-console.ts";

interface Answered {
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
  ({ projectId } = (await person.tell("projects.start", { prompt: "A list of lines", type: "web", requestId: first })).data);
  await storeDone(
    atelier.ctx,
    first,
    filesOf((at) => at),
  );
  const second = randomUUID();
  assert.equal((await person.tell("projects.send", { projectId, message: "Turn it round", requestId: second })).status, 200);
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

/** Seven files of 60,000 different lines, in this order. */
function filesOf(place: (at: number) => number): Record<string, string> {
  const lines = Array.from({ length: LINES }, (_, at) => place(at).toString(36));
  return Object.fromEntries(Array.from({ length: FILES }, (_, file) => [`src/lines-${file}.txt`, `${lines.join("\n")}\n`]));
}

test("a comparison of seven files with 60,000 unique lines in another order is counted, line by line", async () => {
  const { status, data } = await person.ask("versions.compare", { projectId, from: 1, to: 2 });
  assert.equal(status, 200);
  assert.equal(data.files.length, FILES);
  for (const { added, removed, change } of data.files) {
    assert.equal(change, "changed");
    assert.ok(added === removed && added > LINES / 2 && added < LINES, `${added}`);
  }
});

test("ten comparisons in one request, and twenty searches, are each answered, or refused where the machine is too slow for them", async () => {
  const batch = async (name: string, one: unknown) => {
    const input = encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, one]))));
    const answer = await person.fetch(`/console/api/${Array.from({ length: 10 }, () => name).join(",")}?batch=1&input=${input}`);
    const results: Answered[] = JSON.parse(await answer.text());
    for (const { error } of results) assert.ok(error === undefined || error.data.kind === "too_many_requests", error?.message);
    assert.ok(results.some(({ error }) => error === undefined));
  };
  await batch("versions.compare", { projectId, from: 1, to: 2 });
  for (let round = 0; round < 2; round += 1) await batch("versions.search", { projectId, version: 1, query: "there is no such line" });
});

test("an archive of them is packed", async () => {
  const answer = await person.fetch(`/console/download/projects/${projectId}/1.zip`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  assert.deepEqual(Object.keys(files).length, FILES);
  assert.equal(Buffer.from(files["src/lines-0.txt"] ?? []).toString(), filesOf((at) => at)["src/lines-0.txt"]);
});
