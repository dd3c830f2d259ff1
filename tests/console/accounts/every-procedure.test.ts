// Whatever the console's API comes to hold: only the ways in are open to who is not signed in.
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
    new Set(["account", "connections", "keys", "models", "projects", "session", "usage", "versions", "webhooks"]),
  );
});

// A subscription has begun to answer when it is refused: tests/console/projects asks it.
const closed = procedures.filter(({ name, type }) => !name.startsWith("session.") && type !== "subscription");
for (const { name, type } of closed) {
  test(`${name} asks who is not signed in to sign in, before it looks at what is asked`, async () => {
    const stranger = atelier.browser();
    const { status, error } = type === "mutation" ? await stranger.tell(name, {}) : await stranger.ask(name, {});
    assert.deepEqual([status, error?.message], [401, "Sign in to go on."]);
  });
}
