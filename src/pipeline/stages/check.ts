import { keepSource } from "../keep-files.ts";
import { makeSound } from "../make-sound.ts";
import { faulty, faultyTask, type Stage } from "../stage.ts";

/** Gate, format, types and bundles; findings go back to the generator. */
export const check: Stage = {
  name: "check",
  async run(bench) {
    const { findings, credits } = await makeSound(bench, await bench.files());
    const { task } = bench.build.wish;
    if (findings.length > 0) return task ? faultyTask(task, findings) : faulty(findings);
    // The published site is built and compressed while the browser looks at the development one.
    void Promise.allSettled([bench.site()]);
    const { manifest, blobs } = keepSource(await bench.files());
    return { outcome: "next", output: { files: manifest }, credits, blobs };
  },
};
