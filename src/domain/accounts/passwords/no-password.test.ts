import assert from "node:assert/strict";
import { test } from "node:test";
import { hashPassword, verifyPassword } from "../../../lib/crypto/secrets.ts";
import { NO_PASSWORD } from "./no-password.ts";

test("it costs as much as a real password, has its shape, and fits nothing", async () => {
  const shape = (stored: string) => stored.split("$").map((part, index) => (index < 2 ? part : part.length));
  assert.deepEqual(shape(NO_PASSWORD), shape(await hashPassword("a password")));
  for (const password of ["", "A", "a password"]) assert.equal(await verifyPassword(password, NO_PASSWORD), false);
});
