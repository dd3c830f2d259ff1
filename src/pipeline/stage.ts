// The one shape of every stage: it looks at the bench, does its work, and says how it went. A stage saves nothing itself;
// what it says is saved by `build.ts`, whole or not at all.
import type { Task, Understanding } from "../domain/models/generation/generator.ts";
import type { StageResult } from "../domain/builds/save-stage.ts";
import type { Failure } from "../domain/operations/end-operation.ts";
import type { NewBlob } from "../storage/rows/versions/write-versions.ts";
import type { StageName } from "../storage/tables/index.ts";
import type { Finding } from "../workshop/finding.ts";
import type { Bench } from "./bench.ts";

/** How a stage went: on to the next, a question to the person, a failure to tell them, or the end of the build, with a new version or with a reply alone. */
export type Outcome =
  | { outcome: "next"; output: Record<string, unknown>; credits?: number; blobs?: readonly NewBlob[]; also?: StageResult["also"] }
  | { outcome: "ask"; questions: readonly { text: string; options: string[]; allowsOther: boolean }[] }
  | { outcome: "giveUp"; failure: Failure }
  | { outcome: "reply"; reply: string }
  | { outcome: "done"; title: string | null; reply: string };

/** A stage of a build. It ends soon after the bench's signal is aborted; what it throws is a fault, and the build is tried again. */
export interface Stage {
  name: StageName;
  run(bench: Bench): Promise<Outcome>;
}

/** What a stage comes to when its generator has no plan or project to hand on. */
export function outcomeOf(turn: Exclude<Understanding, { outcome: "plan" }>, isThereAnApp: boolean): Outcome {
  switch (turn.outcome) {
    case "questions":
      return { outcome: "ask", questions: turn.questions };
    case "failure":
      return giveUp(turn.code, turn.message);
    case "reply":
      // Done means that there is an app. Where there was none before, a reply alone is a failure.
      return isThereAnApp ? turn : giveUp("GENERATION_FAILED", turn.reply);
  }
}

/** A failure whose sentence its person reads. */
export function giveUp(code: Failure["code"], message: string): Outcome {
  return { outcome: "giveUp", failure: { code, message } };
}

const TOLD_MAX = 8;

/** The failure of what a person made by hand: every fault with its place, since they are the one to mend it. */
export function faultyTask({ kind }: Task, findings: readonly Finding[]): Outcome {
  const begin =
    kind === "edit"
      ? "Your edit has faults, so no version was made of it, and the app is as it was. What you wrote is kept in the editor; mend it and save it again."
      : "This version does not pass the checks of today, so it was not brought back, and the app is as it was.";
  const told = findings.slice(0, TOLD_MAX).map((finding) => `${placeOf(finding)}${finding.message}`);
  const more = findings.length > TOLD_MAX ? [`and ${findings.length - TOLD_MAX} more`] : [];
  return giveUp("CHECKS_FAILED", [begin, ...told, ...more].join("\n"));
}

function placeOf({ file, line, column }: Finding): string {
  if (file === undefined) return "";
  return line === undefined ? `${file}: ` : `${file}:${line}${column === undefined ? "" : `:${column}`}: `;
}

/** The failure of a project that has findings which its generator could not mend. */
export function faulty([first, ...others]: readonly Finding[]): Outcome {
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const what = first ? `${first.message}${more}` : "no reason is known";
  return giveUp(
    "CHECKS_FAILED",
    `The code that was written has a fault that could not be repaired, so it is not delivered. It cost nothing. ${what}`,
  );
}
