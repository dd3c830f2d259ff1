import { keepSource } from "../keep-files.ts";
import { planningCost } from "../desk/open-asking.ts";
import { openDesk } from "../desk/open-desk.ts";
import { OUTPUTS } from "../outputs.ts";
import { requireGenerator } from "../require-generator.ts";
import { outcomeOf, type Stage } from "../stage.ts";

/** Writes the plan out as a project. This is the stage that costs credits. */
export const write: Stage = {
  name: "write",
  async run(bench) {
    const { wish } = bench.build;
    const desk = openDesk(bench, await planningCost(bench));
    const writing = await requireGenerator(bench).write({ wish, plan: bench.output(OUTPUTS.understand) }, desk);
    await desk.close();
    if (writing.outcome !== "files") return outcomeOf(writing, wish.present !== null);
    const { files, credits, plan = null } = writing;
    const { manifest, blobs } = keepSource(files);
    bench.lay(files);
    return { outcome: "next", output: { files: manifest, plan }, credits, blobs };
  },
};
