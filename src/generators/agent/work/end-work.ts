// How the work ends. What works is never thrown away: where something is used up, the best state that was seen is
// delivered, with the promises that it keeps, and the person is told plainly which it does not.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Told } from "../../../domain/generation/desk.ts";
import type { Plan, Writing } from "../../../domain/generation/generator.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { AgentDesign } from "../agent-design.ts";
import { stateOf } from "./trial.ts";
import { tryProject } from "./try-project.ts";
import type { Work } from "./work.ts";

/** Why the work ends before it is finished. */
export type WorkEnd =
  | { kind: "steps" | "tokens" | "loop" | "idle" | "time" | "credits" }
  | { kind: "failure"; told: Extract<Told, { outcome: "failure" }> };

const REASONS: Readonly<Record<Exclude<WorkEnd["kind"], "failure">, string>> = {
  steps: "used up the steps that a build may take",
  tokens: "used up the tokens that a build may take",
  loop: "did the same again and again without getting further",
  idle: "stopped working before it was done",
  time: "used up the time that a build may take",
  credits: "used up the credits that were set aside for this build",
};
const SUMMARY_CHARACTERS = 1_200;
const LAST_TRIAL_MILLISECONDS = 60_000;

/** The project as the model has finished it: everything passes. */
export function finishWork(work: Work, summary: string): Writing {
  const { plan, model, project } = work;
  const words = summary.trim().slice(0, SUMMARY_CHARACTERS);
  const reply = [
    `${plan.title} is ready. ${model.name} wrote it.`,
    ...(words === "" ? [] : [`In its words: ${words}`]),
    ...unread(plan),
    ...chosen(work),
  ].join("\n\n");
  return { outcome: "files", files: project.files(), credits: 0, plan: { ...plan, reply } };
}

/** What can be delivered of work that was not finished. */
export async function endWork(work: Work, end: WorkEnd): Promise<Writing> {
  await lookOnceMore(work);
  const { best, fresh } = work;
  if (best !== null && (best.fulfilled > 0 || fresh.length === 0)) {
    const keeps = new Set(best.record.failed.map(({ id }) => id));
    return withPlan(work, { files: best.files, broken: keeps, why: reasonOf(work, end) });
  }
  return withoutProgress(work, end);
}

/** The latest changes may be the ones that were missing. */
async function lookOnceMore(work: Work): Promise<void> {
  const state = stateOf(work.project.files());
  if (state === work.startState || state === work.latest?.state) return;
  if (work.desk.millisecondsLeft() > LAST_TRIAL_MILLISECONDS) await tryProject(work, null);
}

function withPlan(work: Work, { files, broken, why }: { files: ProjectFiles; broken: ReadonlySet<string>; why: string }): Writing {
  const { plan, fresh } = work;
  const gone = plan.checks.filter(({ id }) => broken.has(id));
  const design = AgentDesign.parse(plan.design);
  const missing = [
    `${plan.title} is ready, but not all that was planned is in it: ${why}.`,
    `What does not work yet: ${gone.map(({ title }) => title).join("; ")}.`,
    "Send a message to go on from here.",
  ];
  const whole = [`${plan.title} is ready. ${why}, but not before all that was planned worked.`];
  const reply = [...(gone.length > 0 ? missing : whole), ...unread(plan), ...chosen(work)].join("\n\n");
  const next: Plan = {
    ...plan,
    reply,
    design: { ...design, checks: design.checks.filter(({ id }) => !broken.has(id)), fresh: fresh.filter((id) => !broken.has(id)) },
    checks: plan.checks.filter(({ id }) => !broken.has(id)),
    understood: plan.understood.filter(({ checks }) => checks.length === 0 || checks.some((id) => !broken.has(id))),
    notUnderstood: [...plan.notUnderstood, ...gone.map(phraseOf)],
  };
  return { outcome: "files", files, credits: 0, plan: next };
}

function phraseOf({ phrase, title }: AcceptanceCheck): string {
  return phrase ?? title;
}

/** Nothing of what was asked for works. A new app is then the scaffold, which does; a change is none. */
function withoutProgress(work: Work, end: WorkEnd): Writing {
  const { wish, desk, fresh } = work;
  if (end.kind === "failure" && !desk.isModelFree) return end.told;
  if (wish.present !== null) {
    if (end.kind === "failure") return end.told;
    return {
      outcome: "reply",
      reply: `Nothing was changed: ${reasonOf(work, end)}, and what was tried did not work. The app is as it was.`,
    };
  }
  if (end.kind === "failure" && end.told.code === "CREDITS_EXHAUSTED") return end.told;
  return withPlan(work, { files: work.start, broken: new Set(fresh), why: reasonOf(work, end) });
}

function reasonOf({ model }: Work, end: WorkEnd): string {
  if (end.kind !== "failure") return `${model.name} ${REASONS[end.kind]}`;
  return end.told.message.replace(/ The build cost nothing\.$/, "").replace(/\.$/, "");
}

function unread({ notUnderstood }: Plan): string[] {
  return notUnderstood.length === 0 ? [] : [`No check proves: ${notUnderstood.map((phrase) => `“${phrase}”`).join(", ")}.`];
}

function chosen({ desk }: Work): string[] {
  const why = "You left the model to us, and it is the best one that your plan includes and that answers.";
  return desk.isModelFree ? [[why, ...desk.standIns()].join(" ")] : [];
}
