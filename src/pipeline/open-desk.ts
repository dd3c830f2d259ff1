import { beginCall, endCall, recallCall } from "../domain/builds/journal/journal-call.ts";
import type { Desk, DeskCall, PricedAnswer, Told } from "../domain/generation/desk.ts";
import { includesModel } from "../domain/models/models.ts";
import { monotonicMilliseconds } from "../kit/clock.ts";
import { microCreditsPerCredit } from "../outside/models/micro-credits-of.ts";
import type { Asked, ModelFailure } from "../outside/models/model-call.ts";
import { findVersion } from "../storage/rows/versions/read-versions.ts";
import type { Finding } from "../workshop/finding.ts";
import type { ProjectFiles } from "../workshop/project-files.ts";
import type { Bundled } from "../workshop/workshop.ts";
import { type Bench, readSource } from "./bench.ts";
import { openTelling } from "./open-telling.ts";
import { requireGenerator } from "./require-generator.ts";
import { unlessAborted } from "./unless-aborted.ts";

/** A desk that is put in order after the work: what was told last is written down. */
export interface OpenDesk extends Desk {
  close(): Promise<void>;
}

const EXHAUSTED =
  "The account has no credits left for what the language model costs. The build cost nothing; add credits and start it again.";
// A call that goes on after a question to the person stands where the first round's calls stand.
const FIRST_ROUND = 0;
// Another model may be had where this one is not; what was wrong with the request is wrong for all.
const GONE: ReadonlySet<ModelFailure> = new Set(["unavailable", "unauthorized", "rate_limited", "timed_out", "unknown_model"]);

/** The desk at which the generator of the bench's build works. */
export function openDesk(bench: Bench): OpenDesk {
  const { ground, build, signal, endsAt, askModel, workshop } = bench;
  const { isModelFree, budgetCredits } = build;
  const telling = openTelling(ground, build);
  const standIns: string[] = [];
  const failed = new Set<string>();
  let spent = 0;
  let tokens = 0;

  async function ask({ name, request, kept, isOfAllRounds = false, hear }: DeskCall): Promise<Told> {
    for (;;) {
      const call = { round: isOfAllRounds ? FIRST_ROUND : build.round, name, model: build.model, request, kept: kept ?? null };
      const begun = await beginCall(ground, build, call);
      if (begun === "stale") return lost(signal);
      if (begun !== "begun") return toldOf(begun);
      const ended = await askModel(build.model, request, { signal, ...(hear && { hear }) });
      const saved = await endCall(ground, build, call, ended);
      if (saved === "stale") return lost(signal);
      if (saved === "exhausted") return { outcome: "failure", code: "CREDITS_EXHAUSTED", message: EXHAUSTED, failure: null };
      if (!standIn(ended.asked)) return toldOf(ended);
    }
  }

  /** Where the model was left to us the next best goes on for one that cannot be had. */
  function standIn(asked: Asked): boolean {
    if (asked.outcome === "answer" || !isModelFree || !GONE.has(asked.failure)) return false;
    failed.add(build.model);
    const { category } = requireGenerator(bench);
    const next = ground.models().findLast((one) => one.category === category && includesModel(build.plan, one) && !failed.has(one.id));
    if (next === undefined) return false;
    standIns.push(`${asked.message.replace(/\.$/, "")}, so ${next.name} went on.`);
    build.model = next.id;
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

  async function filesOf(version: number): Promise<ProjectFiles> {
    const row = await findVersion(ground.database, { projectId: build.projectId, version });
    if (row === null) throw new Error(`the version ${version} of the project ${build.projectId} is missing`);
    return readSource(ground, row.source);
  }

  // The site that was found sound is the one that is tried next.
  let latest: { files: ProjectFiles; development: Promise<Bundled> } | null = null;

  async function inspect(files: ProjectFiles): Promise<Finding[]> {
    const refused = await workshop.gate(files, signal);
    if (refused.length > 0) return refused;
    latest = { files, development: workshop.bundle(files, "development", signal) };
    const [typed, bundled] = await Promise.all([workshop.typecheck(files, signal), latest.development]);
    return [...typed, ...bundled.findings];
  }

  return {
    ...{ signal, isModelFree, ask, filesOf, inspect },
    recall: (name) => recallCall(ground, build, { round: FIRST_ROUND, name }),
    spending: () => ({ credits: spent / microCreditsPerCredit, budgetCredits, tokens }),
    standIns: () => [...standIns],
    millisecondsLeft: () => endsAt - monotonicMilliseconds(),
    tell: telling.tell,
    format: (files) => workshop.format(files, signal),
    tryOut: async (files, checks) => {
      const development = latest?.files === files ? latest.development : workshop.bundle(files, "development", signal);
      const [toured, checked] = await Promise.all([development, workshop.bundle(files, "production", signal)]);
      return workshop.tryOut({ toured: toured.site, checked: checked.site, isOutlined: true }, checks, signal);
    },
    close: telling.close,
  };
}

/** A build that has ended, or that another worker has, is let go of within a moment: the signal says so, and until then nothing is to be done. */
function lost(signal: AbortSignal): Promise<never> {
  return unlessAborted(signal, Promise.withResolvers<never>().promise);
}
