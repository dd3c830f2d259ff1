import { z } from "zod";
import { defineTool, READS } from "../protocol/tool.ts";
import { orNull } from "../shapes/or-null.ts";

/** The plan and the credits. */
export const getAccount = defineTool({
  name: "get_account",
  title: "Read the plan and credits",
  description: "Reads the account’s plan, the available credits, and when they renew. A build needs 25 available credits to start.",
  scope: "usage:read",
  facts: READS,
  input: z.strictObject({}),
  output: z.object({
    plan: z.string(),
    creditBalance: z.number().describe("The available credits, without those held by builds that are running or waiting for an answer."),
    renewsAt: orNull(z.string(), "When the plan’s credits renew; null if they do not."),
  }),
  run: (_input, { port }) => port.readAccount(),
});
