import { deliverVersion } from "../../domain/builds/deliver-version.ts";
import { describeProof } from "../describe-proof.ts";
import { OUTPUTS } from "../outputs.ts";
import { faulty, type Stage } from "../stage.ts";

/** Creates the immutable version: source, site, proof and design. */
export const deliver: Stage = {
  name: "deliver",
  async run(context) {
    const plan = context.plan();
    const tryOutput = context.output(OUTPUTS.try);
    const { findings } = await context.bundle("production");
    if (findings.length > 0) return faulty(findings);
    const { manifest: site, blobs } = await context.site();
    const source = tryOutput.files ?? context.output(OUTPUTS.check).files;
    const { message, prompt } = context.build.buildRequest;
    const delivery = { message: message ?? prompt, source, site, proof: describeProof(plan, tryOutput), design: plan.design };
    return {
      outcome: "next",
      output: { sourceFiles: Object.keys(source).length, siteFiles: Object.keys(site).length },
      blobs,
      also: async (ctx, build) => ({ version: await deliverVersion(ctx, build, delivery) }),
    };
  },
};
