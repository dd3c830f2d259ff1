import { keepSource } from "../keep-files.ts";
import { makeSound } from "../make-sound.ts";
import { giveUp, type Stage } from "../stage.ts";

/** Gate, format, types and bundles; findings go back to the generator. */
export const check: Stage = {
  name: "check",
  async run(bench) {
    const { findings, credits } = await makeSound(bench, await bench.files());
    const [first, ...others] = findings;
    if (first) {
      const more = others.length > 0 ? ` and ${others.length} more like it` : "";
      return giveUp(
        "CHECKS_FAILED",
        `The code that was written has a fault (${first.message})${more}, and it could not be repaired. It cost nothing.`,
      );
    }
    // Compressing the site takes about as long as the browser needs to look at it, so it goes on beside the next stage.
    void Promise.allSettled([bench.site()]);
    const { manifest, blobs } = keepSource(await bench.files());
    return { outcome: "next", output: { files: manifest }, credits, blobs };
  },
};
