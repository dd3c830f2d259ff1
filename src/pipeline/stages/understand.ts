import { openDesk } from "../desk/open-desk.ts";
import { giveUp, outcomeOf, type Stage } from "../stage.ts";

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
    const desk = openDesk(bench);
    const understanding = await generator.understand(build.wish, desk);
    await desk.close();
    if (understanding.outcome === "plan") return { outcome: "next", output: understanding.plan };
    return outcomeOf(understanding, build.wish.present !== null);
  },
};
