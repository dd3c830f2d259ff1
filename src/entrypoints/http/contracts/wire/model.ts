import { z } from "zod";
import { count, PlanName, text } from "./fields.ts";

/** The fields of a model. Each contract chooses which of them it has, and the format of the id. */
export const modelFieldsShape = {
  id: text("The value to send as `model` in a create."),
  name: text("The display name."),
  provider: text("The provider of the model."),
  category: z.enum(["free", "fast", "paid"]).meta({
    description:
      "How it works. `free`: the built-in generator. `fast`: a language model writes the blueprint. `paid`: a language model writes the code.",
  }),
  multiplier: z
    .string()
    .regex(/^[0-9]+(\.[0-9]+)?x$/)
    .meta({ description: "The factor applied to a build’s credits, such as `1x`." }),
  contextWindow: count("The context window in tokens; for the built-in generator, about what the longest prompt takes."),
  minPlan: PlanName.meta({ description: "The smallest plan that includes it." }),
};
