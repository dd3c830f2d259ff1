import assert from "node:assert/strict";
import { test } from "node:test";
import { requireFree } from "./hold-credits.ts";

const createdAt = new Date("2026-01-15T10:00:00Z");
const account = { accountId: "a", plan: "free", createdAt, renewsAt: new Date("2026-02-15T10:00:00Z") } as const;

test("the message about too few credits says how to get more, and never that a larger plan would help", () => {
  const first = "A build needs 25 credits to start, and this account has 1 free.";
  const held = "25 more are set aside for builds that have not ended: wait until one has and frees what it did not use, or";
  for (const [credits, message] of [
    [{ ...account, balance: 1, held: 0 }, `${first} Wait for the month’s credits on 2026-02-15.`],
    [{ ...account, balance: 26, held: 25 }, `${first} ${held} wait for the month’s credits on 2026-02-15.`],
    [{ ...account, balance: 1, held: 0, renewsAt: null }, `${first} Ask the operator for more.`],
  ] as const) {
    assert.throws(() => requireFree(credits, 25), { kind: "not_enough_credits", message, facts: { balance: 1, required: 25 } });
  }
  requireFree({ ...account, balance: 50, held: 25 }, 25);
});
