import type { Stage } from "../stage.ts";
import { giveUp } from "../stage.ts";

/** Reads the prompt and the answers into a plan, or asks. */
export const understand: Stage = {
  name: "understand",
  async run({ build, findGenerator, signal }) {
    const generator = findGenerator(build.model);
    if (!generator) {
      return giveUp(
        "MODEL_UNAVAILABLE",
        `The model ${build.model} is not available here any more. Start again with another model, or with auto.`,
      );
    }
    const { prompt, answers, design } = build;
    const understanding = await generator.understand({ prompt, answers, design }, signal);
    return understanding.outcome === "plan"
      ? { outcome: "next", output: understanding.plan }
      : { outcome: "ask", questions: understanding.questions };
  },
};
