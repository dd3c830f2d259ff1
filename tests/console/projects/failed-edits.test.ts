// Edits are free but occupy a worker, so an account that sends only failing ones is rate limited.
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
  person.mutate("versions.edit", { projectId, base: 1, changes: [{ path: "src/added.ts", text }], requestId: randomUUID() });

test("rejects any edit after twelve failed ones within ten minutes, with the time to wait", async () => {
  for (let count = 0; count < 12; count += 1) {
    assert.equal((await edit(`export const broken${count} = (;\n`)).error, null);
    const { operation } = await studio.settled(person, projectId);
    assert.equal(operation.status, "failed");
  }
  const { error } = await edit("export const good = 1;\n");
  assert.equal(error?.data.kind, "too_many_requests");
  const seconds = Number(error?.data.facts?.["retryAfterSeconds"]);
  assert.ok(seconds > 0 && seconds <= 600, `${seconds}`);
  assert.match(error?.message ?? "", /12 edits failed .* All of them are kept; send the next one in \d+ seconds/);
  // Other accounts are not affected.
  const other = await studio.person();
  const { projectId: theirs } = await studio.built(other, "My books");
  const changes = [{ path: "src/added.ts", text: "export const good = 1;\n" }];
  assert.equal((await other.mutate("versions.edit", { projectId: theirs, base: 1, changes, requestId: randomUUID() })).error, null);
});
