// The interface of every stage: it reads the build context, does its work and returns an outcome. A stage saves nothing
// itself; `build.ts` saves the outcome atomically.
import type { Plan, Task, Understanding } from "../domain/models/generation/generator.ts";
import type { Pause } from "../domain/builds/asking/go-on-offer.ts";
import type { DraftWithBlobs } from "../domain/builds/journal/save-draft.ts";
import type { StageResult } from "../domain/builds/save-stage.ts";
import type { Failure } from "../domain/operations/end-operation.ts";
import type { NewBlob } from "../storage/rows/versions/write-versions.ts";
import type { StageName } from "../storage/tables/index.ts";
import type { Finding } from "../workshop/finding.ts";
import type { BuildContext } from "./build-context.ts";

/** The outcome of a stage: continue, write again by another plan, ask the user, ask how to go on with unfinished work, fail, or end the build, either with a new version or with only a reply. */
export type Outcome =
  | { outcome: "next"; output: Record<string, unknown>; credits?: number; blobs?: readonly NewBlob[]; also?: StageResult["also"] }
  | { outcome: "replanned"; plan: Plan }
  | { outcome: "ask"; questions: readonly { text: string; options: string[]; allowsOther: boolean }[] }
  | ({ outcome: "paused"; pause: Pause } & DraftWithBlobs)
  | { outcome: "giveUp"; failure: Failure }
  | { outcome: "reply"; reply: string }
  | { outcome: "done"; title: string | null; reply: string; startsOver: boolean; costsAtMost: number | null; fromDraft: string | null };

/** A stage of a build. It ends soon after the context's signal is aborted; if it throws, the build is retried. */
export interface Stage {
  name: StageName;
  run(context: BuildContext): Promise<Outcome>;
}

/** The outcome of a stage whose generator returned no plan or project. */
export function outcomeOf(turn: Exclude<Understanding, { outcome: "plan" }>, isThereAnApp: boolean): Outcome {
  switch (turn.outcome) {
    case "questions":
      return { outcome: "ask", questions: turn.questions };
    case "failure":
      return giveUp(turn.code, turn.message);
    case "reply":
      // "Done" requires an app. If none existed before, a reply alone is a failure.
      return isThereAnApp ? turn : giveUp("GENERATION_FAILED", turn.reply);
  }
}

/** A failure with a message for the user. */
export function giveUp(code: Failure["code"], message: string): Outcome {
  return { outcome: "giveUp", failure: { code, message } };
}

const REPORTED_MAX = 8;

/** The failure of a manual change: all findings with their locations, since the user has to fix them. */
export function faultyTask({ kind }: Task, findings: readonly Finding[]): Outcome {
  const begin =
    kind === "edit"
      ? "Your edit did not pass the checks, so it did not become a version, and the app is unchanged. Correct it and send it again."
      : "This version does not pass the checks of today, so it was not brought back, and the app is as it was.";
  const reported = findings.slice(0, REPORTED_MAX).map((finding) => `${placeOf(finding)}${finding.message}`);
  const more = findings.length > REPORTED_MAX ? [`and ${findings.length - REPORTED_MAX} more`] : [];
  return giveUp("CHECKS_FAILED", [begin, ...reported, ...more].join("\n"));
}

function placeOf({ file, line, column }: Finding): string {
  if (file === undefined) return "";
  return line === undefined ? `${file}: ` : `${file}:${line}${column === undefined ? "" : `:${column}`}: `;
}

/** The failure of a project with findings that its generator could not fix. */
export function faulty([first, ...others]: readonly Finding[]): Outcome {
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const what = first ? `${first.message}${more}` : "no reason is known";
  return giveUp(
    "CHECKS_FAILED",
    `The code that was written has a fault that could not be repaired, so it is not delivered. It cost nothing. ${what}`,
  );
}
