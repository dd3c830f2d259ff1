// Ends the work. What was written is never discarded: when a limit is reached, the best state seen is delivered with the
// checks that it passes, and the reply says plainly which it does not; where credits ran out, or nothing of the request
// works yet, the work pauses, and the person decides.
import { setImmediate } from "node:timers/promises";
import { type ReplyWords, replyWords } from "@atelier/blueprint";
import type { ModelReply } from "../../../domain/models/generation/generator-context.ts";
import type { Plan, Writing } from "../../../domain/models/generation/generator.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { blueprintGenerator } from "../../blueprint.ts";
import { AgentDesign } from "../agent-design.ts";
import { withoutChecks } from "../plan/wishes/bind-wishes.ts";
import { isPartDone, type PausePoint, pauseWork } from "./limits/pause-work.ts";
import { NOT_RUN, stateOf } from "./verification.ts";
import { vacuousChecks, withoutVacuous } from "./looking/vacuous-checks.ts";
import { isUntried, tryProject } from "./try-project.ts";
import type { GoodState, Work } from "./work.ts";

/** Why the work ends before it is finished. */
export type WorkEnd =
  | { kind: "steps" | "tokens" | "loop" | "idle" | "time" | "credits" | "decided" }
  | { kind: "failure"; modelReply: Extract<ModelReply, { outcome: "failure" }> };

const REASONS = {
  steps: "usedSteps",
  tokens: "usedTokens",
  loop: "wentInCircles",
  idle: "stoppedWorking",
  time: "usedTime",
  credits: "usedCredits",
  decided: "wasNotDone",
} as const satisfies Record<Exclude<WorkEnd["kind"], "failure">, keyof ReplyWords>;
/** The question how to go on is in English. */
const ENGLISH = replyWords("en");
const SUMMARY_CHARACTERS = 1_200;
const PHRASE_CHARACTERS = 200;
const LAST_TRY_MILLISECONDS = 60_000;

/** The project as finished by the model: every check passes. */
export function finishWork(work: Work, summary: string): Writing {
  return finishedAs(work, { files: work.project.files(), summary, notes: [] });
}

function finishedAs(
  work: Work,
  { files, summary, notes }: { files: ProjectFiles; summary: string; notes: readonly string[] },
): Extract<Writing, { outcome: "files" }> {
  const { context } = work;
  const plan = withoutVacuous(work.plan, work.vacuous);
  const words = wordsOf(plan);
  const said = summary.trim().slice(0, SUMMARY_CHARACTERS).toWellFormed();
  const reply = [
    `${words.ready({ title: plan.title })} ${words.wroteIt({ model: context.asked() })}`,
    ...(said === "" ? [] : [words.saysOfIt({ words: said })]),
    ...notes,
    ...unread(plan),
    ...givenUp(plan),
    ...chosen(work),
  ].join("\n\n");
  return { outcome: "files", files, credits: 0, plan: { ...plan, reply } };
}

/** Delivers what can be delivered of unfinished work, or pauses it before the step of `point`. */
export async function endWork(work: Work, end: WorkEnd, point: PausePoint): Promise<Writing> {
  if (end.kind === "decided") return deliverAsDecided(work, point);
  await lookOnceMore(work);
  const { best, fresh } = work;
  const isWhole = best !== null && best.fulfilled >= fresh.length;
  if (isWhole && work.accepted !== null)
    return finishedAs(work, {
      files: best.files,
      summary: work.accepted,
      notes: [wordsOf(work.plan).lookCutShort({ why: reasonOf(work, end) })],
    });
  const isDelivered = isOutOfCredits(end) ? isWhole : isPartDone(work);
  if (best !== null && isDelivered) return withPlan(work, { ...best, broken: brokenIn(best), why: reasonOf(work, end) });
  if (end.kind === "failure" && !isOutOfCredits(end)) return withoutModel(work, end.modelReply);
  return pauseWork(work, { why: `${reasonOf(work, end, ENGLISH)}.`, point });
}

/** The person takes what works of the request; where a new try does not find it, the work pauses again. */
async function deliverAsDecided(work: Work, point: PausePoint): Promise<Writing> {
  await lookOnceMore(work);
  const { best } = work;
  const end = { kind: "decided" } as const;
  if (best === null || !isPartDone(work)) return pauseWork(work, { why: `${reasonOf(work, end, ENGLISH)}.`, point });
  return withPlan(work, { ...best, broken: brokenIn(best), why: reasonOf(work, end) });
}

const brokenIn = ({ record }: GoodState): ReadonlySet<string> => new Set(record.failed.map(({ id }) => id));

const isOutOfCredits = (end: WorkEnd): boolean =>
  end.kind === "credits" || (end.kind === "failure" && end.modelReply.code === "CREDITS_EXHAUSTED");

/** Tries the latest changes too, since they may be the ones that were missing. */
async function lookOnceMore(work: Work): Promise<void> {
  const state = stateOf(work.project.files());
  if (state === work.startState) return;
  const isLate = (): boolean => work.context.millisecondsLeft() <= LAST_TRY_MILLISECONDS;
  if (!isUntried(work) || !isLate()) await tryProject(work);
  const { best, fresh } = work;
  if (best === null) return;
  const among = fresh.filter((id) => best.record.passed.includes(id));
  work.vacuous = await vacuousChecks(work, { files: best.files, among, isLate: isLate() });
}

function withPlan(work: Work, { files, broken, why }: { files: ProjectFiles; broken: ReadonlySet<string>; why: string }): Writing {
  const { fresh, best } = work;
  const plan = withoutVacuous(work.plan, work.vacuous);
  const gone = plan.checks.filter(({ id }) => broken.has(id));
  const design = AgentDesign.parse(plan.design);
  const words = wordsOf(plan);
  const { title } = plan;
  const missing = [
    words.partlyReady({ title, why }),
    words.doesNotWorkYet({ checks: gone.map((check) => check.title).join("; ") }),
    words.sendMessage(),
  ];
  const isProven = fresh.length > 0 && best?.record.browser !== NOT_RUN;
  const whole = isProven ? words.readyAllTheSame({ title, why }) : words.perhapsPartly({ title, why });
  const reply = [...(gone.length > 0 ? missing : [whole]), ...unread(plan), ...givenUp(plan), ...chosen(work)].join("\n\n");
  const next: Plan = {
    ...plan,
    reply,
    design: { ...design, checks: design.checks.filter(({ id }) => !broken.has(id)), fresh: fresh.filter((id) => !broken.has(id)) },
    checks: plan.checks.filter(({ id }) => !broken.has(id)),
    ...withoutChecks(plan, broken),
  };
  return { outcome: "files", files, credits: 0, plan: next };
}

/**
 * The model does not answer any more, and nothing of the request works. Where the model was left to the service, a new app
 * is what the built-in generator makes of it, at its price.
 */
async function withoutModel(work: Work, modelReply: Extract<ModelReply, { outcome: "failure" }>): Promise<Writing> {
  const { buildRequest, context } = work;
  if (!context.isModelAuto || buildRequest.current !== null || buildRequest.draft !== undefined) return modelReply;
  const understanding = await blueprintGenerator.understand(buildRequest, context);
  if (understanding.outcome !== "plan") return modelReply;
  // Each computes for a tenth of a second: other requests are handled between them.
  await setImmediate();
  const written = await blueprintGenerator.write({ buildRequest, plan: understanding.plan }, context);
  if (written.outcome !== "files") return written;
  const plan = written.plan ?? understanding.plan;
  const note = `${reasonOf(work, { kind: "failure", modelReply })}. So the built-in generator wrote this app instead.`;
  return { ...written, plan: { ...plan, reply: [plan.reply, note, ...chosen(work)].join("\n\n") }, costsAtMost: written.credits };
}

/** The words of replies in the language of the app. */
const wordsOf = ({ design }: Plan): ReplyWords => replyWords(AgentDesign.parse(design).blueprint.language);

/** Why the work ended, in the language of the app unless other words are given; without a full stop. */
function reasonOf({ context, plan }: Work, end: WorkEnd, words: ReplyWords = wordsOf(plan)): string {
  const model = context.asked();
  if (end.kind !== "failure") return words[REASONS[end.kind]]({ model });
  if (isOutOfCredits(end)) return words.usedAccount({ model });
  return end.modelReply.message.replace(/ The build cost nothing\.$/, "").replace(/\.$/, "");
}

/** The wishes that no check proves, and those that were not built. */
function unread(plan: Plan): string[] {
  const { notUnderstood, understood } = plan;
  const words = wordsOf(plan);
  const untried = understood.filter(({ checks }) => checks.length === 0).map(({ phrase }) => phrase);
  const list = (phrases: readonly string[]): string =>
    [...new Set(phrases)].map((phrase) => words.quoted({ phrase: phrase.slice(0, PHRASE_CHARACTERS).toWellFormed() })).join(", ");
  return [
    ...(untried.length > 0 ? [words.noCheckProves({ phrases: list(untried) })] : []),
    ...(notUnderstood.length > 0 ? [words.notBuiltPlain({ phrases: list(notUnderstood) })] : []),
  ];
}

/** The checks of the previous version that this one was allowed to drop. */
function givenUp(plan: Plan): string[] {
  const { gone } = AgentDesign.parse(plan.design);
  return gone.length === 0 ? [] : [wordsOf(plan).noLongerPromised({ checks: gone.join("; ") })];
}

function chosen({ context, plan }: Work): string[] {
  return context.isModelAuto ? [[wordsOf(plan).chosenModel(), ...context.standIns()].join(" ")] : [];
}
