import { attempt } from "../../lib/attempts/attempt.ts";
import { leaveOut } from "../leave-out.ts";
import { keepSource } from "../keep-files.ts";
import { makeSound } from "../make-sound.ts";
import { faulty, faultyTask, type Stage } from "../stage.ts";

/** Gate, format, types and bundles; findings are returned to the generator. */
export const check: Stage = {
  name: "check",
  async run(context) {
    const { findings, credits } = await makeSound(context, await context.files());
    const { task } = context.build.buildRequest;
    if (findings.length > 0 && task) return faultyTask(task, findings);
    if (findings.length > 0) return (await leaveOut(context, { findings, failed: [] })) ?? faulty(findings);
    // The production site is built and compressed while the browser tests the development site.
    void attempt(() => context.site());
    const { manifest, blobs } = keepSource(await context.files());
    return { outcome: "next", output: { files: manifest }, credits, blobs };
  },
};
