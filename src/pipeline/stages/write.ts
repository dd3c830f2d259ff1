import { keepSource } from "../keep-files.ts";
import { OUTPUTS } from "../outputs.ts";
import { requireGenerator } from "../require-generator.ts";
import type { Stage } from "../stage.ts";

/** Writes the plan out as a project. This is the stage that costs credits. */
export const write: Stage = {
  name: "write",
  async run(bench) {
    const task = { wish: bench.build.wish, plan: bench.output(OUTPUTS.understand) };
    const { files, credits } = await requireGenerator(bench).write(task, bench.signal);
    const { manifest, blobs } = keepSource(files);
    bench.lay(files);
    return { outcome: "next", output: { files: manifest }, credits, blobs };
  },
};
