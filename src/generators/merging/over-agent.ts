// The built-in generator continues a project that a model has written or a person has edited. It changes the blueprint
// that the project started from and merges the difference into the current files with a three-way merge; if both
// changed the same lines, it says so and changes nothing.
import { asksUndo, Blueprint, changeBlueprint, KIT_LOCK, planChecks, withoutNames } from "@atelier/blueprint";
import type { GeneratorContext } from "../../domain/models/generation/generator-context.ts";
import type { Plan, CurrentVersion, Understanding, BuildRequest, Writing } from "../../domain/models/generation/generator.ts";
import { inThread, ThreadRefusal } from "../../lib/threads/in-thread.ts";
import { AgentDesign, checksOf } from "../agent/agent-design.ts";
import { kitBase } from "./kit-base.ts";
import { mergeProjects } from "./merge-projects.ts";
import { planOf } from "../planning/plan-of.ts";
import { writerOf } from "../planning/platforms/writer-of.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

// Merging time grows with the lines on both sides, and people may write as many as fit into a file.
const MERGE_MILLISECONDS = 15_000;
const merging = inThread(new URL("merge-projects.ts", import.meta.url).href, mergeProjects);

/** Whether the current version, or the one that "undo" restores, differs from what its blueprint writes. */
export function isOfAgent({ current, former, message }: BuildRequest): boolean {
  const isSo = (design: unknown): boolean => AgentDesign.safeParse(design).success;
  return isSo(current?.design) || (message !== null && asksUndo(message) && isSo(former?.design));
}

/** Interprets a message to such a project. */
export function understandOverAgent(buildRequest: BuildRequest): Understanding {
  const { message, current, former, prompt, conversation } = buildRequest;
  if (message !== null && asksUndo(message)) {
    return former === null ? { outcome: "reply", reply: NOTHING_BEFORE } : undoTo(former, message);
  }
  const design = AgentDesign.parse(current?.design);
  const change = changeBlueprint(design.blueprint, message ?? prompt, lastReplyIn(conversation));
  if (change.outcome === "unclear") return { outcome: "reply", reply: change.reply };
  if (isShell(design.blueprint) && !isShell(change.blueprint)) return { outcome: "reply", reply: NOT_OF_BLUEPRINT };
  const planned = planOf(change, change.reply, design.blueprint);
  if (planned.outcome !== "plan") return planned;
  const kept = planned.plan.checks.filter(({ id }) => !design.dropped.includes(id));
  const checks = [...withoutNames(kept, change.blueprint), ...design.checks];
  const { title } = change.blueprint;
  const name = title === design.blueprint.title && design.title !== "" ? design.title : title;
  const next = { ...design, title: name, blueprint: change.blueprint, gone: [], fresh: [] };
  return { outcome: "plan", plan: { ...planned.plan, title: name, checks, design: next } };
}

/** Whether a blueprint has only a name and a look, as that of an app that a model wrote from the shell. */
const isShell = ({ entities, features, pages }: Blueprint): boolean => entities.length + features.length === 0 && pages.length === 1;

const NOT_OF_BLUEPRINT =
  "Nothing was changed: a language model wrote what this app keeps and does, so I can change only its name and its look. Say it to a model that writes code.";

/** The last reply of a conversation; empty where there is none. */
export function lastReplyIn(conversation: BuildRequest["conversation"]): string {
  return conversation.findLast(({ author }) => author === "atelier")?.text ?? "";
}

/** The previous version, with its checks. */
function undoTo({ design, version }: CurrentVersion, message: string): Understanding {
  const promised = promisesOf(design);
  if (promised === null) return { outcome: "reply", reply: NOTHING_BEFORE };
  const reply = `The app is again as it was in version ${version}. To take this back, say “undo” once more.`;
  return { outcome: "plan", plan: { ...promised, reply, understood: [{ phrase: message, checks: [] }], notUnderstood: [] } };
}

/** A version's title and checks from its design; null if the design cannot be read. */
export function promisesOf(design: Record<string, unknown> | null): Pick<Plan, "title" | "design" | "checks"> | null {
  const own = AgentDesign.safeParse(design);
  const built = Blueprint.safeParse(own.success ? own.data.blueprint : design);
  if (!built.success) return null;
  return {
    title: own.success && own.data.title !== "" ? own.data.title : built.data.title,
    design: own.success ? own.data : built.data,
    checks: own.success ? checksOf(own.data) : planChecks(built.data),
  };
}

const NOTHING_BEFORE =
  "There is no version before this one that I could bring back. Nothing was changed; say what should be different, such as “make it green”.";

/** Merges the change into the current files. */
export async function writeOverAgent(
  { buildRequest, plan, credits }: { buildRequest: BuildRequest; plan: Plan; credits: number },
  context: GeneratorContext,
): Promise<Writing> {
  const { message, current, former } = buildRequest;
  if (message !== null && asksUndo(message) && former !== null)
    return { outcome: "files", files: await context.filesOf(former.version), credits };
  if (current === null) throw new Error("there is no version to lay a change over");
  const write = writerOf(buildRequest);
  const written = (design: unknown) => context.format(write(AgentDesign.parse(design).blueprint));
  const [base, ours, theirs] = await Promise.all([written(current.design), context.filesOf(current.version), written(plan.design)]);
  // Without the lock it is not known which files are the kit's, and a merge would mix two generations of code.
  if (!ours.has(KIT_LOCK)) return { outcome: "reply", reply: UNLOCKED };
  const outcome = await attempt(() =>
    merging(
      { base: kitBase({ base, ours, theirs }, KIT_LOCK), ours, theirs },
      { owner: null, milliseconds: MERGE_MILLISECONDS, signal: context.signal },
    ),
  );
  if (!outcome.ok) {
    if (outcome.error instanceof ThreadRefusal) return { outcome: "reply", reply: TOO_LARGE };
    throw outcome.error;
  }
  const merged = outcome.value;
  if (merged.conflicts.length === 0) return { outcome: "files", files: merged.files, credits };
  const { madeBy } = AgentDesign.parse(current.design);
  return { outcome: "reply", reply: conflictIn(merged.conflicts, madeBy) };
}

const WHOSE = {
  agent: "code that a language model has rewritten",
  person: "code that was edited by hand",
  both: "code that was edited by hand or that a language model has rewritten",
} as const;

const OUT = {
  agent: "Say it to a model that writes code.",
  person: "Your edits are kept. Change these files by hand as well, or say it to a model that writes code.",
  both: "Your edits are kept. Change these files by hand as well, or say it to a model that writes code.",
} as const;

const UNLOCKED = `Nothing was changed: this app has no ${KIT_LOCK}, because an earlier release wrote it or because the file was deleted. The edits by hand are kept. Say it to a model that writes code, or create a new project.`;

const TOO_LARGE =
  "Nothing was changed: the files that were written by hand are too large for this change to be laid over them. Make them shorter, or change them by hand.";

const NAMED_MAX = 5;

function conflictIn(paths: readonly string[], madeBy: AgentDesign["madeBy"]): string {
  const more = paths.length > NAMED_MAX ? ` and ${paths.length - NAMED_MAX} more` : "";
  return `Nothing was changed: this touches ${WHOSE[madeBy]} (${paths.slice(0, NAMED_MAX).join(", ")}${more}). ${OUT[madeBy]}`;
}
