// The part of a generator context that calls the build's model. Each call is journalled before and after. If the model
// was chosen automatically and is unavailable, the next best one takes over.
import { beginCall, type CallPlace, endCall, recallCall, type UnpaidAnswer } from "../../domain/builds/journal/journal-call.ts";
import type { GeneratorContext, ModelCall, PricedAnswer, ModelReply } from "../../domain/models/generation/generator-context.ts";
import { includesModel } from "../../domain/models/models.ts";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import { microCreditsPerCredit } from "../../adapters/models/micro-credits-of.ts";
import type { Asked, ModelFailure, ModelRequest } from "../../adapters/models/model-call.ts";
import { sumModelCalls } from "../../storage/rows/credits/model-calls.ts";
import type { BuildContext } from "../build-context.ts";
import { requireGenerator } from "../require-generator.ts";
import { unlessAborted } from "../../lib/waiting/unless-aborted.ts";

const EXHAUSTED =
  "The account has no credits left for what the language model costs. The build cost nothing; add credits and start it again.";
// A call that continues after a question to the user is stored in the first round, under its own name prefix.
const FIRST_ROUND = 0;
const WORK = "work/";
// These failures may not affect another model; an invalid request fails on all of them.
const GONE: ReadonlySet<ModelFailure> = new Set([
  "unavailable",
  "unauthorized",
  "rate_limited",
  "timed_out",
  "unknown_model",
  "over_limit",
]);

/** The part of a generator context that calls its model. */
export function openAsking(
  context: BuildContext,
  spentBefore: number,
): Pick<GeneratorContext, "ask" | "asked" | "recall" | "spending" | "standIns"> {
  const { ctx, build, signal, askModel } = context;
  const { standIn } = build;
  const failed = new Set<string>();
  let spent = spentBefore;
  let tokens = 0;
  const current = (): string => standIn.model ?? build.model;

  async function ask({
    name,
    request,
    kept,
    isOfAllRounds = false,
    onDelta,
    withinMilliseconds = Infinity,
  }: ModelCall): Promise<ModelReply> {
    const end = monotonicMilliseconds() + withinMilliseconds;
    for (;;) {
      const place = isOfAllRounds ? workPlace(name) : { round: build.round, name };
      const call = { ...place, model: current(), request, kept: kept ?? null };
      const begun = await beginCall(ctx, build, call);
      if (begun === "stale") return lost(signal);
      if (begun !== "begun") return "owed" in begun ? unpaid(begun) : replyOf(begun);
      const ended = await askModel(current(), withoutBlanks(request), {
        signal,
        ...(onDelta && { onDelta }),
        withinMilliseconds: end - monotonicMilliseconds(),
      });
      const saved = await endCall(ctx, build, call, ended);
      if (saved === "stale") return lost(signal);
      if (saved !== "saved") return unpaid(saved);
      if (!goOnWithAnother(ended.asked)) return replyOf(ended);
    }
  }

  function goOnWithAnother(asked: Asked): boolean {
    if (asked.outcome === "answer" || !build.isModelAuto || !GONE.has(asked.failure)) return false;
    failed.add(build.model).add(current());
    const { category } = requireGenerator(context);
    const next = ctx.models().findLast((one) => one.category === category && includesModel(build.plan, one) && !failed.has(one.id));
    if (next === undefined) return false;
    standIn.reasons.push(`${asked.message.replace(/\.$/, "")}, so ${next.name} went on.`);
    standIn.model = next.id;
    return true;
  }

  function replyOf({ asked, microCredits }: PricedAnswer): ModelReply {
    spent += microCredits;
    const { input = 0, cachedInput = 0, cacheWritten = 0, output = 0 } = asked.usage ?? {};
    tokens += input + cachedInput + cacheWritten + output;
    if (asked.outcome === "answer") return { outcome: "answer", text: asked.text, calls: asked.calls, isWhole: asked.finish === "stop" };
    const message = `${asked.message} The build cost nothing.`;
    return { outcome: "failure", code: "MODEL_UNAVAILABLE", message, failure: asked.failure };
  }

  return {
    ask,
    recall: (name) => recallCall(ctx, build, workPlace(name)),
    spending: () => ({ credits: spent / microCreditsPerCredit, budgetCredits: build.budgetCredits, tokens }),
    asked: () => ctx.models().find(({ id }) => id === current())?.name ?? current(),
    standIns: () => [...standIn.reasons],
  };
}

/** The answer is in the journal, and is used once the account can pay for it. */
function unpaid({ owed }: UnpaidAnswer): ModelReply {
  return { outcome: "failure", code: "CREDITS_EXHAUSTED", message: EXHAUSTED, failure: null, owed };
}

/** Pictures sent by an earlier worker are gone and replaced by blanks, which are removed here. */
function withoutBlanks(request: ModelRequest): ModelRequest {
  const messages = request.messages.map((message) => {
    if (message.role !== "user" || message.pictures === undefined) return message;
    return { ...message, pictures: message.pictures.filter(({ base64 }) => base64 !== "") };
  });
  return { ...request, messages };
}

/** The cost of a build's planning, in millionths of a credit: all its calls except those that span rounds. */
export async function planningCost({ ctx, build }: Pick<BuildContext, "ctx" | "build">): Promise<number> {
  return sumModelCalls(ctx.database, build.operationId, { without: WORK });
}

function workPlace(name: string): CallPlace {
  return { round: FIRST_ROUND, name: `${WORK}${name}` };
}

/** Waits until the signal is aborted, which happens within a moment once a build has ended or another worker owns it. */
function lost(signal: AbortSignal): Promise<never> {
  return unlessAborted(signal, Promise.withResolvers<never>().promise);
}
