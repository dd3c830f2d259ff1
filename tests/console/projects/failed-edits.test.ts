// Edits cost nothing, and proving one takes a worker: so an account that sends nothing but broken ones is made to wait.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { openStudio, type Person, type Studio } from "./open-studio.ts";

let studio: Studio;
let person: Person;
let projectId: string;

before(async () => {
  studio = await openStudio("console failed edits");
  person = await studio.person();
  ({ projectId } = await studio.built(person, "My plants"));
});

after(() => studio.close());

const edit = (text: string) =>
  person.tell("versions.edit", { projectId, base: 1, changes: [{ path: "src/added.ts", text }], requestId: randomUUID() });

test("after twelve failed edits within ten minutes the next one is refused with the time to wait, also a good one", async () => {
  for (let count = 0; count < 12; count += 1) {
    assert.equal((await edit(`export const broken${count} = (;\n`)).error, null);
    const { operation } = await studio.settled(person, projectId);
    assert.equal(operation.status, "failed");
  }
  const { error } = await edit("export const good = 1;\n");
  assert.equal(error?.data.kind, "too_many_requests");
  const seconds = Number(error?.data.facts?.["retryAfterSeconds"]);
  assert.ok(seconds > 0 && seconds <= 600, `${seconds}`);
  assert.match(error?.message ?? "", /12 edits failed .* Nothing of them is lost; send the next one in \d+ seconds/);
  // Whoever else edits is not concerned, and neither is what is not an edit.
  const other = await studio.person();
  const { projectId: theirs } = await studio.built(other, "My books");
  const changes = [{ path: "src/added.ts", text: "export const good = 1;\n" }];
  assert.equal((await other.tell("versions.edit", { projectId: theirs, base: 1, changes, requestId: randomUUID() })).error, null);
});
