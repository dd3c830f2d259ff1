import { deliverVersion } from "../../domain/builds/deliver-version.ts";
import { describeProof } from "../describe-proof.ts";
import { OUTPUTS } from "../outputs.ts";
import { faulty, type Stage } from "../stage.ts";

/** Makes the immutable version: source, site, proof and design. */
export const deliver: Stage = {
  name: "deliver",
  async run(bench) {
    const plan = bench.plan();
    const trial = bench.output(OUTPUTS.try);
    const { findings } = await bench.bundle("production");
    if (findings.length > 0) return faulty(findings);
    const { manifest: site, blobs } = await bench.site();
    const source = trial.files ?? bench.output(OUTPUTS.check).files;
    const { message, prompt } = bench.build.wish;
    const delivery = { message: message ?? prompt, source, site, proof: describeProof(plan, trial), design: plan.design };
    return {
      outcome: "next",
      output: { sourceFiles: Object.keys(source).length, siteFiles: Object.keys(site).length },
      blobs,
      also: async (ground, build) => ({ version: await deliverVersion(ground, build, delivery) }),
    };
  },
};
