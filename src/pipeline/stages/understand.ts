import type { Understanding } from "../../domain/generation/generator.ts";
import type { Outcome, Stage } from "../stage.ts";
import { openDesk } from "../open-desk.ts";
import { giveUp } from "../stage.ts";

/** Reads what is wished into a plan, asks, or replies that nothing is to be built. */
export const understand: Stage = {
  name: "understand",
  async run(bench) {
    const { build, findGenerator } = bench;
    const generator = findGenerator(build.model);
    if (!generator) {
      return giveUp(
        "MODEL_UNAVAILABLE",
        `The model ${build.model} is not available here any more. Start again with another model, or with auto.`,
      );
    }
    const understanding = await generator.understand(build.wish, openDesk(bench));
    return outcomeOf(understanding, build.wish.present !== null);
  },
};

function outcomeOf(understanding: Understanding, isThereAnApp: boolean): Outcome {
  switch (understanding.outcome) {
    case "plan":
      return { outcome: "next", output: understanding.plan };
    case "questions":
      return { outcome: "ask", questions: understanding.questions };
    case "failure":
      return giveUp(understanding.code, understanding.message);
    case "reply":
      // Done means that there is an app. Where there was none before, a reply alone is a failure.
      return isThereAnApp ? understanding : giveUp("GENERATION_FAILED", understanding.reply);
  }
}
