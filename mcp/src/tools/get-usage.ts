import { z } from "zod";
import { defineTool, READS } from "../protocol/tool.ts";
import { Usage } from "../shapes/account.ts";

/** The account's recent usage. */
export const getUsage = defineTool({
  name: "get_usage",
  title: "Read the usage",
  description: "Reads the account’s usage in the last thirty days: requests, builds and credits spent, in total and per day.",
  scope: "usage:read",
  facts: READS,
  input: z.strictObject({}),
  output: Usage,
  run: (_input, { port }) => port.readUsage(),
});
