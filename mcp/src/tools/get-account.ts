import { z } from "zod";
import { defineTool, READS } from "../protocol/tool.ts";
import { orNull } from "../shapes/or-null.ts";

/** The plan and the credits. */
export const getAccount = defineTool({
  name: "get_account",
  title: "Read the plan and credits",
  description: "Reads the account’s plan, the credits that are free to spend, and when they renew. A build needs 25 free credits to start.",
  scope: "usage:read",
  facts: READS,
  input: z.strictObject({}),
  output: z.object({
    plan: z.string(),
    creditBalance: z.number().describe("What is free: without the credits that are set aside for builds that run or wait for an answer."),
    renewsAt: orNull(z.string(), "When the plan’s credits come anew; null where the account does not renew."),
  }),
  run: (_input, { port }) => port.readAccount(),
});
