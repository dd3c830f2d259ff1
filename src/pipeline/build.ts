// Runs a build from a claimed operation to its end. The stages run in order; each result is saved with its debit before
// the next stage starts, and a saved stage is never run again in its round. A build that this worker no longer owns (stopped, or
// taken by another worker) ends here without an error: nothing more can be saved.
import { beginRound } from "../domain/builds/journal/begin-round.ts";
import { askQuestions } from "../domain/builds/asking/ask-questions.ts";
import { askToGoOn } from "../domain/builds/asking/ask-to-go-on.ts";
import type { ClaimedBuild } from "../domain/builds/claim-build.ts";
import { failOperation } from "../domain/builds/fail-operation.ts";
import { finishOperation } from "../domain/builds/finish-operation.ts";
import { replyOperation } from "../domain/builds/reply-operation.ts";
import type { Plan } from "../domain/models/generation/generator.ts";
import { saveStage } from "../domain/builds/save-stage.ts";
import { monotonicMilliseconds } from "../lib/clock.ts";
import { STAGE_NAMES } from "../storage/tables/index.ts";
import { type BuildContext, type BuildTime, createBuildContext, type Tools } from "./build-context.ts";
import type { Outcome, Stage } from "./stage.ts";
import { check } from "./stages/check.ts";
import { deliver } from "./stages/deliver.ts";
import { publish } from "./stages/publish.ts";
import { settle } from "./stages/settle.ts";
import { tryOut } from "./stages/try-out.ts";
import { understand } from "./stages/understand.ts";
import { write } from "./stages/write.ts";
import { unlessAborted } from "../lib/waiting/unless-aborted.ts";

const stages: readonly Stage[] = [understand, write, check, tryOut, deliver, publish, settle];

/** How a worker's work on a build ended. */
export type BuildEnd = "done" | "asked" | "failed" | "stale";

/** Runs the remaining stages of a build. Throws the signal's reason soon after it is aborted, and any internal error. */
export async function runBuild(tools: Tools, build: ClaimedBuild, time: BuildTime): Promise<BuildEnd> {
  const { signal } = time;
  const context = createBuildContext(tools, build, time);
  for (;;) {
    const stage = stages.find(({ name }) => !build.saved.has(name));
    if (stage === undefined) throw new Error("the last stage did not end the build");
    const startedAt = monotonicMilliseconds();
    const outcome = await unlessAborted(signal, stage.run(context));
    const end = await saveOutcome(context, stage, { outcome, milliseconds: Math.round(monotonicMilliseconds() - startedAt) });
    if (end !== "next") return end;
  }
}

async function saveOutcome(
  context: BuildContext,
  stage: Stage,
  ran: { outcome: Outcome; milliseconds: number },
): Promise<BuildEnd | "next"> {
  const { ctx, build } = context;
  const { outcome, milliseconds } = ran;
  ctx.log.debug({ operationId: build.operationId, stage: stage.name, outcome: outcome.outcome, milliseconds }, "a stage ended");
  switch (outcome.outcome) {
    case "ask":
      return (await askQuestions(ctx, build, { stage: requireGeneratorStage(stage), questions: outcome.questions, milliseconds })) ===
        "saved"
        ? "asked"
        : "stale";
    case "paused": {
      const { outcome: _, ...paused } = outcome;
      return (await askToGoOn(ctx, build, { ...paused, milliseconds })) === "saved" ? "asked" : "stale";
    }
    case "replanned":
      return savePlan(context, stage, { plan: outcome.plan, milliseconds });
    case "giveUp":
      return (await failOperation(ctx, build, outcome.failure)) ? "failed" : "stale";
    case "reply":
      return (await replyOperation(ctx, build, { stage: requireGeneratorStage(stage), reply: outcome.reply, milliseconds })) === "saved"
        ? "done"
        : "stale";
    case "done":
      return (await finishOperation(ctx, build, { ...outcome, milliseconds })) === "saved" ? "done" : "stale";
    case "next":
      return saveOutput(context, stage, { outcome, milliseconds });
  }
}

async function savePlan(
  { ctx, build }: BuildContext,
  { name: stage }: Stage,
  { plan, milliseconds }: { plan: Plan; milliseconds: number },
): Promise<BuildEnd | "next"> {
  if (stage !== "check" && stage !== "try") throw new Error(`the stage ${stage} may not lead to another plan`);
  if ((await beginRound(ctx, build, { stage, plan, milliseconds })) === "stale") return "stale";
  build.round += 1;
  build.saved.clear();
  build.saved.set("understand", plan);
  return "next";
}

function requireGeneratorStage({ name }: Stage): "understand" | "write" {
  if (name !== "understand" && name !== "write") throw new Error(`the stage ${name} may neither ask nor reply`);
  return name;
}

async function saveOutput(
  { ctx, build }: BuildContext,
  { name: stage }: Stage,
  { outcome, milliseconds }: { outcome: Extract<Outcome, { outcome: "next" }>; milliseconds: number },
): Promise<BuildEnd | "next"> {
  const next = STAGE_NAMES[STAGE_NAMES.indexOf(stage) + 1] ?? "settle";
  const { output, credits = 0, blobs = [], also } = outcome;
  const saved = await saveStage(ctx, build, { stage, next, output, milliseconds, credits, blobs, ...(also && { also }) });
  if (saved === "stale") return "stale";
  if (saved === "exhausted") {
    const message = `This build needs ${credits} more credits than the account has. It cost nothing; add credits and start it again.`;
    return (await failOperation(ctx, build, { code: "CREDITS_EXHAUSTED", message })) ? "failed" : "stale";
  }
  build.saved.set(stage, output);
  return "next";
}
