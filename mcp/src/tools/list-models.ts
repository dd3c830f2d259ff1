import { z } from "zod";
import { defineTool, READS } from "../protocol/tool.ts";
import { Model } from "../shapes/account.ts";

/** The models that can build. */
export const listModels = defineTool({
  name: "list_models",
  title: "List models",
  description:
    "Lists the models that can build an app, and which of them the account’s plan includes. Only needed if the user asks for a specific model.",
  scope: null,
  facts: READS,
  input: z.strictObject({}),
  output: z.object({ models: z.array(Model) }),
  run: async (_input, { port }) => ({ models: await port.listModels() }),
});
