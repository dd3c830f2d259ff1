// The built-in generator goes on with a project that a language model has written or a person has edited by hand. It changes
// the blueprint that the project began with, and lays the difference over the files as they are now, as a version control
// system merges; where both have changed the same lines it says so and changes nothing.
import { asksUndo, Blueprint, changeBlueprint, planChecks, writeProject } from "@atelier/blueprint";
import { diff3Merge } from "node-diff3";
import type { Desk } from "../domain/models/generation/desk.ts";
import type { Plan, PresentVersion, Understanding, Wish, Writing } from "../domain/models/generation/generator.ts";
import type { ProjectFiles } from "../workshop/project-files.ts";
import { AgentDesign } from "./agent/agent-design.ts";
import { planOf } from "./plan-of.ts";

/** Whether the present version, or the one that "undo" brings back, is not what its blueprint writes. */
export function isOfAgent({ present, former, message }: Wish): boolean {
  const isSo = (design: unknown): boolean => AgentDesign.safeParse(design).success;
  return isSo(present?.design) || (message !== null && asksUndo(message) && isSo(former?.design));
}

/** What a message changes in such a project. */
export function understandOverAgent(wish: Wish): Understanding {
  const { message, present, former, prompt } = wish;
  if (message !== null && asksUndo(message)) {
    return former === null ? { outcome: "reply", reply: NOTHING_BEFORE } : undoTo(former, message);
  }
  const design = AgentDesign.parse(present?.design);
  const change = changeBlueprint(design.blueprint, message ?? prompt);
  if (change.outcome === "unclear") return { outcome: "reply", reply: change.reply };
  const planned = planOf(change, change.reply, design.blueprint);
  if (planned.outcome !== "plan") return planned;
  const checks = [...planned.plan.checks.filter(({ id }) => !design.dropped.includes(id)), ...design.checks];
  const { title } = change.blueprint;
  const name = title === design.blueprint.title && design.title !== "" ? design.title : title;
  const next = { ...design, title: name, blueprint: change.blueprint, gone: [], fresh: [] };
  return { outcome: "plan", plan: { ...planned.plan, title: name, checks, design: next } };
}

/** The version before, with what it promised. */
function undoTo({ design, version }: PresentVersion, message: string): Understanding {
  const promised = promisesOf(design);
  if (promised === null) return { outcome: "reply", reply: NOTHING_BEFORE };
  const reply = `The app is again as it was in version ${version}. To take this back, say “undo” once more.`;
  return { outcome: "plan", plan: { ...promised, reply, understood: [{ phrase: message, checks: [] }], notUnderstood: [] } };
}

/** What a version is called and what it promises, as its design tells it; null where the design cannot be read. */
export function promisesOf(design: Record<string, unknown> | null): Pick<Plan, "title" | "design" | "checks"> | null {
  const own = AgentDesign.safeParse(design);
  const built = Blueprint.safeParse(own.success ? own.data.blueprint : design);
  if (!built.success) return null;
  const dropped = own.success ? own.data.dropped : [];
  return {
    title: own.success && own.data.title !== "" ? own.data.title : built.data.title,
    design: own.success ? own.data : built.data,
    checks: [...planChecks(built.data).filter(({ id }) => !dropped.includes(id)), ...(own.success ? own.data.checks : [])],
  };
}

const NOTHING_BEFORE =
  "There is no version before this one that I could bring back. Nothing was changed; say what should be different, such as “make it green”.";

/** Writes the change into the files as they are. */
export async function writeOverAgent({ wish, plan, credits }: { wish: Wish; plan: Plan; credits: number }, desk: Desk): Promise<Writing> {
  const { message, present, former } = wish;
  if (message !== null && asksUndo(message) && former !== null)
    return { outcome: "files", files: await desk.filesOf(former.version), credits };
  if (present === null) throw new Error("there is no version to lay a change over");
  const written = (design: unknown) => desk.format(writeProject(AgentDesign.parse(design).blueprint));
  const [base, ours, theirs] = await Promise.all([written(present.design), desk.filesOf(present.version), written(plan.design)]);
  const merged = mergeProjects({ base, ours, theirs });
  if (merged.conflicts.length === 0) return { outcome: "files", files: merged.files, credits };
  const { madeBy } = AgentDesign.parse(present.design);
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

const NAMED_MAX = 5;

function conflictIn(paths: readonly string[], madeBy: AgentDesign["madeBy"]): string {
  const more = paths.length > NAMED_MAX ? ` and ${paths.length - NAMED_MAX} more` : "";
  return `Nothing was changed: this touches ${WHOSE[madeBy]} (${paths.slice(0, NAMED_MAX).join(", ")}${more}). ${OUT[madeBy]}`;
}

/** Three states of a project: what both changes began with, and the two. */
interface Merging {
  base: ProjectFiles;
  ours: ProjectFiles;
  theirs: ProjectFiles;
}

/** Both changes in one project, file by file; `conflicts` are the paths at which they contradict each other. */
export function mergeProjects({ base, ours, theirs }: Merging): { files: ProjectFiles; conflicts: string[] } {
  const files = new Map<string, string>();
  const conflicts: string[] = [];
  for (const path of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(path), ours.get(path), theirs.get(path)];
    const text = mergeFile({ before, own, other });
    if (text === "conflict") conflicts.push(path);
    else if (text !== null) files.set(path, text.text);
  }
  return { files, conflicts };
}

type Side = string | undefined;

/** One file: its text, null where it is gone. A file that one side has left alone is as the other side has it. */
function mergeFile({ before, own, other }: { before: Side; own: Side; other: Side }): { text: string } | null | "conflict" {
  const as = (text: Side) => (text === undefined ? null : { text });
  if (other === before || own === other) return as(own);
  if (own === before) return as(other);
  if (own === undefined || other === undefined) return "conflict";
  const regions = diff3Merge(own.split("\n"), (before ?? "").split("\n"), other.split("\n"));
  if (regions.some((region) => region.conflict !== undefined)) return "conflict";
  return { text: regions.flatMap((region) => region.ok ?? []).join("\n") };
}
