import { type Finding, tallyFindings } from "../workshop/finding.ts";
import type { BuildContext } from "./build-context.ts";
import { openGeneratorContext } from "./generator-context/open-generator-context.ts";
import { requireGenerator } from "./require-generator.ts";
import type { Outcome } from "./stage.ts";

/** Another round without the part of the app that is at fault; null where the generator knows none. `failed` are the ids of checks. */
export async function leaveOut(
  context: BuildContext,
  fault: { findings: readonly Finding[]; failed: readonly string[] },
): Promise<Outcome | null> {
  const { ctx, build } = context;
  const { leaveOut: generatorLeavesOut } = requireGenerator(context);
  if (generatorLeavesOut === undefined || build.buildRequest.task) return null;
  const generatorContext = openGeneratorContext(context);
  const plan = await generatorLeavesOut({ plan: context.plan(), buildRequest: build.buildRequest, ...fault }, generatorContext);
  await generatorContext.close();
  if (plan === null) return null;
  ctx.log.warn({ operationId: build.operationId, findings: tallyFindings(fault.findings) }, "the app goes on without the part at fault");
  return { outcome: "replanned", plan: { ...plan, isWritten: true } };
}
