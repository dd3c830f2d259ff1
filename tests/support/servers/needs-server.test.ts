import assert from "node:assert/strict";
import { test } from "node:test";
import { needsServer } from "./needs-server.ts";

test("a test needs a server when its imports lead to one, directly or transitively", () => {
  for (const file of ["http/create.test.ts", "http/pins/pins.test.ts", "builds/crash/start-again.test.ts", "start/test-database.test.ts"]) {
    assert.equal(needsServer(`tests/${file}`), true, file);
  }
  for (const file of ["house/sizes.test.ts", "http/pins/match.test.ts", "builds/crash/database.test.ts", "start/postgres.test.ts"]) {
    assert.equal(needsServer(`tests/${file}`), false, file);
  }
  assert.equal(needsServer("src/lib/ids.test.ts"), false);
});
