import { keepSource } from "../keep-files.ts";
import { planningCost } from "../generator-context/open-asking.ts";
import { openGeneratorContext } from "../generator-context/open-generator-context.ts";
import { OUTPUTS } from "../outputs.ts";
import { requireGenerator } from "../require-generator.ts";
import { describeDraft } from "../generator-context/open-drafting.ts";
import { outcomeOf, type Stage } from "../stage.ts";

/** Writes the planned project. With the built-in generator, this is the stage that costs credits. */
export const write: Stage = {
  name: "write",
  async run(context) {
    const { buildRequest } = context.build;
    const generatorContext = openGeneratorContext(context, await planningCost(context));
    const writing = await requireGenerator(context).write({ buildRequest, plan: context.output(OUTPUTS.understand) }, generatorContext);
    await generatorContext.close();
    if (writing.outcome === "paused") {
      const { works, missing } = writing.unfinished;
      return { outcome: "paused", pause: { ...writing.pause, works, missing }, ...(await describeDraft(context, writing.unfinished)) };
    }
    if (writing.outcome !== "files") return outcomeOf(writing, buildRequest.current !== null);
    const { files, plan = null, costsAtMost = null, fromDraft = null } = writing;
    const credits = context.output(OUTPUTS.understand).isWritten ? 0 : writing.credits;
    const { manifest, blobs } = keepSource(files);
    context.lay(files);
    return { outcome: "next", output: { files: manifest, plan, costsAtMost, fromDraft }, credits, blobs };
  },
};
