import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { settle } from "./run-tool.ts";

test("invalid arguments are refused with their names and what to send", async () => {
  const Arguments = z.object({ requestId: z.string(), waitSeconds: z.number(), message: z.string().max(3, "send at most 3 characters") });
  const work = async () => Arguments.parse({ waitSeconds: "5", message: "long" });
  const outcome = await settle(work, { explain: () => null, report: (error) => assert.fail(String(error)) });
  assert.equal(
    outcome.ok ? null : outcome.refusal.message,
    "The arguments are invalid. requestId is missing: send a value of type string. waitSeconds has the wrong type: send a value of type number. message: send at most 3 characters.",
  );
});
