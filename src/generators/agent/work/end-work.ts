// Ends the work. Working code is never discarded: when a limit is reached, the best state seen is delivered with the
// checks that it passes, and the reply says plainly which it does not.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { ModelReply } from "../../../domain/models/generation/generator-context.ts";
import type { Plan, Writing } from "../../../domain/models/generation/generator.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { AgentDesign } from "../agent-design.ts";
import { NOT_RUN, stateOf } from "./verification.ts";
import { isUntried, tryProject } from "./try-project.ts";
import type { Work } from "./work.ts";

/** Why the work ends before it is finished. */
export type WorkEnd =
  | { kind: "steps" | "tokens" | "loop" | "idle" | "time" | "credits" }
  | { kind: "failure"; modelReply: Extract<ModelReply, { outcome: "failure" }> };

const REASONS: Readonly<Record<Exclude<WorkEnd["kind"], "failure">, string>> = {
  steps: "used up the steps that a build may take",
  tokens: "used up the tokens that a build may take",
  loop: "did the same again and again without getting further",
  idle: "stopped working before it was done",
  time: "used up the time that a build may take",
  credits: "used up the credits that were set aside for this build",
};
const SUMMARY_CHARACTERS = 1_200;
const PHRASE_CHARACTERS = 200;
const LAST_TRY_MILLISECONDS = 60_000;

/** The project as finished by the model: every check passes. */
export function finishWork(work: Work, summary: string): Writing {
  const { plan, context, project } = work;
  const words = summary.trim().slice(0, SUMMARY_CHARACTERS).toWellFormed();
  const reply = [
    `${plan.title} is ready. ${context.asked()} wrote it.`,
    ...(words === "" ? [] : [`In its words: ${words}`]),
    ...unread(plan),
    ...givenUp(plan),
    ...chosen(work),
  ].join("\n\n");
  return { outcome: "files", files: project.files(), credits: 0, plan: { ...plan, reply } };
}

/** Delivers what can be delivered of unfinished work. */
export async function endWork(work: Work, end: WorkEnd): Promise<Writing> {
  await lookOnceMore(work);
  const { best, fresh } = work;
  if (best !== null && (best.fulfilled > 0 || fresh.length === 0)) {
    const keeps = new Set(best.record.failed.map(({ id }) => id));
    return withPlan(work, { files: best.files, broken: keeps, why: reasonOf(work, end) });
  }
  return withoutProgress(work, end);
}

/** Tries the latest changes too, since they may be the ones that were missing. */
async function lookOnceMore(work: Work): Promise<void> {
  const state = stateOf(work.project.files());
  if (state === work.startState) return;
  if (!isUntried(work) || work.context.millisecondsLeft() > LAST_TRY_MILLISECONDS) await tryProject(work);
}

function withPlan(work: Work, { files, broken, why }: { files: ProjectFiles; broken: ReadonlySet<string>; why: string }): Writing {
  const { plan, fresh, best } = work;
  const gone = plan.checks.filter(({ id }) => broken.has(id));
  const design = AgentDesign.parse(plan.design);
  const missing = [
    `${plan.title} is ready, but not all that was planned is in it: ${why}.`,
    `What does not work yet: ${gone.map(({ title }) => title).join("; ")}.`,
    "Send a message to go on from here.",
  ];
  const isProven = fresh.length > 0 && best?.record.browser !== NOT_RUN;
  const whole = isProven
    ? `${plan.title} is ready. ${why}, but not before all that was planned worked.`
    : `${plan.title} is ready, but ${why}, so not all that you asked for may be in it.`;
  const reply = [...(gone.length > 0 ? missing : [whole]), ...unread(plan), ...givenUp(plan), ...chosen(work)].join("\n\n");
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

/** Nothing of the request works. A new app then falls back to the scaffold, which does work; a change delivers nothing. */
function withoutProgress(work: Work, end: WorkEnd): Writing {
  const { buildRequest, context, fresh } = work;
  if (end.kind === "failure" && !context.isModelAuto) return end.modelReply;
  if (buildRequest.current !== null) {
    if (end.kind === "failure") return end.modelReply;
    return {
      outcome: "reply",
      reply: `Nothing was changed: ${reasonOf(work, end)}, and nothing that works came of it. The app is as it was.`,
    };
  }
  if (end.kind === "failure" && end.modelReply.code === "CREDITS_EXHAUSTED") return end.modelReply;
  return withPlan(work, { files: work.start, broken: new Set(fresh), why: reasonOf(work, end) });
}

function reasonOf({ context }: Work, end: WorkEnd): string {
  if (end.kind !== "failure") return `${context.asked()} ${REASONS[end.kind]}`;
  return end.modelReply.message.replace(/ The build cost nothing\.$/, "").replace(/\.$/, "");
}

/** The phrases that no check proves, whether they were built or not. */
function unread({ notUnderstood, understood }: Plan): string[] {
  const untried = understood.filter(({ checks }) => checks.length === 0).map(({ phrase }) => phrase);
  const phrases = [...new Set([...notUnderstood, ...untried])].map((phrase) => `“${phrase.slice(0, PHRASE_CHARACTERS).toWellFormed()}”`);
  return phrases.length === 0 ? [] : [`No check proves: ${phrases.join(", ")}.`];
}

/** The checks of the previous version that this one was allowed to drop. */
function givenUp({ design }: Plan): string[] {
  const { gone } = AgentDesign.parse(design);
  return gone.length === 0 ? [] : [`The app no longer promises: ${gone.join("; ")}.`];
}

function chosen({ context }: Work): string[] {
  const why = "You left the model to us, and it is the best one that your plan includes and that answers.";
  return context.isModelAuto ? [[why, ...context.standIns()].join(" ")] : [];
}
