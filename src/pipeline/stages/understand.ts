import { openGeneratorContext } from "../generator-context/open-generator-context.ts";
import { prepareTools } from "../prepare-tools.ts";
import { giveUp, outcomeOf, type Stage } from "../stage.ts";

/** Turns the build request into a plan, asks questions, or replies that nothing will be built. */
export const understand: Stage = {
  name: "understand",
  async run(context) {
    const { build, findGenerator } = context;
    const generator = findGenerator(build.model);
    if (!generator) {
      return giveUp(
        "MODEL_UNAVAILABLE",
        `The model ${build.model} is not available here any more. Start again with another model, or with auto.`,
      );
    }
    const missing = await prepareTools(context);
    if (missing !== null) return giveUp("GENERATION_FAILED", missing);
    const generatorContext = openGeneratorContext(context);
    const understanding = await generator.understand(build.buildRequest, generatorContext);
    await generatorContext.close();
    if (understanding.outcome === "plan") return { outcome: "next", output: understanding.plan };
    return outcomeOf(understanding, build.buildRequest.current !== null);
  },
};
