// Every procedure of the console's API requires a session, except those for signing in.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openConsole, type TestConsole } from "../support/open-console.ts";
import { procedures } from "../support/procedures.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("every-procedure");
});
after(() => atelier.close());

test("there are procedures, and each belongs to a group", () => {
  assert.ok(procedures.length > 30);
  assert.deepEqual(
    new Set(procedures.map(({ name }) => name.split(".")[0])),
    new Set(["account", "connections", "keys", "models", "modelSettings", "projects", "session", "usage", "versions", "webhooks"]),
  );
});

// A subscription is refused within its stream: tests/console/projects covers that.
const closed = procedures.filter(({ name, type }) => !name.startsWith("session.") && type !== "subscription");
for (const { name, type } of closed) {
  test(`${name} returns 401 without a session, before it validates its input`, async () => {
    const stranger = atelier.browser();
    const { status, error } = type === "mutation" ? await stranger.mutate(name, {}) : await stranger.query(name, {});
    assert.deepEqual([status, error?.message], [401, "Sign in to go on."]);
  });
}

const ofOwner = procedures.filter(({ name }) => name.startsWith("modelSettings."));
for (const { name, type } of ofOwner) {
  test(`${name} returns 403 to everyone but the owner, whatever their plan, before it validates its input`, async () => {
    const person = await atelier.person({ plan: "business" });
    const { status, error } = type === "mutation" ? await person.mutate(name, {}) : await person.query(name, {});
    assert.deepEqual([status, error?.message], [403, "Only the owner of this installation can see and change this."]);
  });
}
