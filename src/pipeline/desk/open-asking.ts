// The part of a desk that asks the build's model: each call is journalled before and after, and where the model was left
// to us the next best goes on for one that cannot be had.
import { beginCall, type CallPlace, endCall, recallCall } from "../../domain/builds/journal/journal-call.ts";
import type { Desk, DeskCall, PricedAnswer, Told } from "../../domain/models/generation/desk.ts";
import { includesModel } from "../../domain/models/models.ts";
import { monotonicMilliseconds } from "../../kit/clock.ts";
import { microCreditsPerCredit } from "../../outside/models/micro-credits-of.ts";
import type { Asked, ModelFailure, ModelRequest } from "../../outside/models/model-call.ts";
import { sumModelCalls } from "../../storage/rows/credits/model-calls.ts";
import type { Bench } from "../bench.ts";
import { requireGenerator } from "../require-generator.ts";
import { unlessAborted } from "../../kit/waiting/unless-aborted.ts";

const EXHAUSTED =
  "The account has no credits left for what the language model costs. The build cost nothing; add credits and start it again.";
// A call that goes on after a question to the person stands where the first round's calls stand, under a name of its own.
const FIRST_ROUND = 0;
const WORK = "work/";
// Another model may be had where this one is not; what was wrong with the request is wrong for all.
const GONE: ReadonlySet<ModelFailure> = new Set(["unavailable", "unauthorized", "rate_limited", "timed_out", "unknown_model"]);

/** The asking part of a desk. */
export function openAsking(bench: Bench, spentBefore: number): Pick<Desk, "ask" | "asked" | "recall" | "spending" | "standIns"> {
  const { ground, build, signal, askModel } = bench;
  const { standIn } = build;
  const failed = new Set<string>();
  let spent = spentBefore;
  let tokens = 0;
  const present = (): string => standIn.model ?? build.model;

  async function ask({ name, request, kept, isOfAllRounds = false, hear, withinMilliseconds = Infinity }: DeskCall): Promise<Told> {
    const end = monotonicMilliseconds() + withinMilliseconds;
    for (;;) {
      const place = isOfAllRounds ? workPlace(name) : { round: build.round, name };
      const call = { ...place, model: present(), request, kept: kept ?? null };
      const begun = await beginCall(ground, build, call);
      if (begun === "stale") return lost(signal);
      if (begun !== "begun") return toldOf(begun);
      const ended = await askModel(present(), withoutBlanks(request), {
        signal,
        ...(hear && { hear }),
        withinMilliseconds: end - monotonicMilliseconds(),
      });
      const saved = await endCall(ground, build, call, ended);
      if (saved === "stale") return lost(signal);
      if (saved === "exhausted") return { outcome: "failure", code: "CREDITS_EXHAUSTED", message: EXHAUSTED, failure: null };
      if (!goOnWithAnother(ended.asked)) return toldOf(ended);
    }
  }

  function goOnWithAnother(asked: Asked): boolean {
    if (asked.outcome === "answer" || !build.isModelFree || !GONE.has(asked.failure)) return false;
    failed.add(build.model).add(present());
    const { category } = requireGenerator(bench);
    const next = ground.models().findLast((one) => one.category === category && includesModel(build.plan, one) && !failed.has(one.id));
    if (next === undefined) return false;
    standIn.reasons.push(`${asked.message.replace(/\.$/, "")}, so ${next.name} went on.`);
    standIn.model = next.id;
    return true;
  }

  function toldOf({ asked, microCredits }: PricedAnswer): Told {
    spent += microCredits;
    const { input = 0, cachedInput = 0, output = 0 } = asked.usage ?? {};
    tokens += input + cachedInput + output;
    if (asked.outcome === "answer") return { outcome: "answer", text: asked.text, calls: asked.calls, isWhole: asked.finish === "stop" };
    const message = `${asked.message} The build cost nothing.`;
    return { outcome: "failure", code: "MODEL_UNAVAILABLE", message, failure: asked.failure };
  }

  return {
    ask,
    recall: (name) => recallCall(ground, build, workPlace(name)),
    spending: () => ({ credits: spent / microCreditsPerCredit, budgetCredits: build.budgetCredits, tokens }),
    asked: () => ground.models().find(({ id }) => id === present())?.name ?? present(),
    standIns: () => [...standIn.reasons],
  };
}

/** Pictures that an earlier worker has shown are gone, and blanks stand for them. */
function withoutBlanks(request: ModelRequest): ModelRequest {
  const messages = request.messages.map((message) => {
    if (message.role !== "user" || message.pictures === undefined) return message;
    return { ...message, pictures: message.pictures.filter(({ base64 }) => base64 !== "") };
  });
  return { ...request, messages };
}

/** What the calls of a build have cost that are not of all rounds, in millionths of a credit: its planning. */
export async function planningCost({ ground, build }: Pick<Bench, "ground" | "build">): Promise<number> {
  return sumModelCalls(ground.database, build.operationId, { without: WORK });
}

function workPlace(name: string): CallPlace {
  return { round: FIRST_ROUND, name: `${WORK}${name}` };
}

/** A build that has ended, or that another worker has, is let go of within a moment: the signal says so, and until then nothing is to be done. */
function lost(signal: AbortSignal): Promise<never> {
  return unlessAborted(signal, Promise.withResolvers<never>().promise);
}
