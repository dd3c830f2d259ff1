import { z } from "zod";
import { count, PlanName, text } from "./fields.ts";

/** The fields of a model. Each contract chooses which of them it has, and the format of the id. */
export const modelFieldsShape = {
  id: text("What a create sends as `model`."),
  name: text("What people call it."),
  provider: text("Whose model it is."),
  category: z.enum(["free", "fast", "paid"]).meta({
    description:
      "How it works. `free`: the built-in generator. `fast`: a language model writes the blueprint. `paid`: a language model writes the code.",
  }),
  multiplier: z
    .string()
    .regex(/^[0-9]+(\.[0-9]+)?x$/)
    .meta({ description: "What a build’s credits are multiplied by, such as `1x`." }),
  contextWindow: count("How many tokens it reads; of the built-in generator, what it reads of a prompt."),
  minPlan: PlanName.meta({ description: "The smallest plan that includes it." }),
};
