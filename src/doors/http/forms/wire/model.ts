import { z } from "zod";
import { count, PlanName, text } from "./fields.ts";

/** What the forms tell of a model. Which of these fields a model has, and how its id is written, is each form's matter. */
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
  contextWindow: count("How many tokens it reads."),
  minPlan: PlanName.meta({ description: "The smallest plan that includes it." }),
};
