// Performs the calls of one answer in order. When a build is resumed, file changes are applied again; slow results,
// from a check or a try, come from the stored records.
import { setImmediate } from "node:timers/promises";
import type { Picture, ToolCall, ToolResult } from "../../../adapters/models/model-call.ts";
import { CALLS_MAX, TESTS_MAX, TRIES_MAX } from "../talk/limits.ts";
import { type ParsedToolCall, readToolCall } from "../files/inputs/read-tool-call.ts";
import { lookAtProject, type Wanted } from "./looking/look-at-project.ts";
import { reviewProject } from "./looking/review-project.ts";
import { vacuousChecks } from "./looking/vacuous-checks.ts";
import { describeFindings, describeTry, passes, stateOf } from "./verification.ts";
import { isUntested, testProject } from "./test-project.ts";
import { inspectProject, isUntried, tryProject } from "./try-project.ts";
import type { Work } from "./work.ts";

/** The results of one answer's calls. `end` is set when they end the work or pause it for a question. */
export interface PerformedCalls {
  results: ToolResult[];
  pictures: Picture[];
  changed: boolean;
  /** The number of states tried. */
  tries: number;
  /** The number of states whose own tests were run. */
  tests: number;
  /** The number of calls that read or changed files. */
  fileCalls: number;
  /** The characters that further results may show of files. */
  room: number;
  end: { finished: string } | { question: string; options: readonly string[] } | null;
}

/** The build time reserved for a last try and the stages that follow. */
export const SPARE_MILLISECONDS = 180_000;
const SCREENSHOTS =
  "Pictures of the first page follow, its first screen alone, first at the size of a desktop, then of a phone; paths shows pages in full length.";

/** Performs the calls. Those that read or change files are limited in number, and in what they show together; the others are not. */
export async function performCalls(work: Work, calls: readonly ToolCall[]): Promise<PerformedCalls> {
  const performed: PerformedCalls = {
    results: [],
    pictures: [],
    changed: false,
    tries: 0,
    tests: 0,
    fileCalls: 0,
    room: work.limits.resultCharacters,
    end: null,
  };
  for (const call of calls) {
    const parsed = readToolCall(call);
    const text = "problem" in parsed ? parsed.problem : await performToolCall(work, parsed, performed);
    performed.results.push({ id: call.id, name: call.name, text });
    if (performed.end !== null) return performed;
  }
  return performed;
}

async function performToolCall(work: Work, parsed: ParsedToolCall, performed: PerformedCalls): Promise<string> {
  switch (parsed.name) {
    case "check": {
      if (isLate(work)) return TOO_LATE;
      const { findings, isTried } = await inspectProject(work);
      return isTried || findings.length === 0 ? "The gate, the types and the bundle find nothing wrong." : describeFindings(findings);
    }
    case "test":
      return testFor(work, performed);
    case "try":
      return lookFor(work, { wanted: parsed, performed });
    case "finish":
      return finish(work, { summary: parsed.summary, performed });
    case "ask": {
      const question = parsed.question.trim().slice(0, QUESTION_CHARACTERS).toWellFormed();
      const options = parsed.options.slice(0, OPTIONS_MAX).map((option) => option.trim().slice(0, OPTION_CHARACTERS).toWellFormed());
      const given = work.buildRequest.answers.find((one) => one.question === question);
      if (given) return `The person answers: ${given.answer}`;
      if (work.buildRequest.answers.length >= QUESTIONS_MAX) return "The person has answered enough questions: decide yourself, and go on.";
      performed.end = { question, options };
      return "Asked.";
    }
    default: {
      performed.fileCalls += 1;
      if (performed.fileCalls > CALLS_MAX) return `Not done: an answer may call ${CALLS_MAX} tools on files. Call it in your next answer.`;
      // Each call has a turn of the event loop of its own: an answer may search all files as often as it may call.
      await setImmediate();
      const { text, changed } = work.project.perform(parsed, performed.room);
      performed.changed ||= changed;
      performed.room -= text.length;
      return text;
    }
  }
}

/** Tries the project, unless this answer's limit or the build's time is used up. */
async function tryFor(work: Work, performed: PerformedCalls): Promise<string> {
  if (!work.shown.has(stateOf(work.project.files()))) {
    if (performed.tries >= TRIES_MAX) return `Not done: an answer may try ${TRIES_MAX} states of the app.`;
    if (isUntried(work) && isLate(work)) return TOO_LATE;
    performed.tries += 1;
  }
  const { record, pictures } = await tryProject(work);
  performed.pictures.push(...pictures);
  return pictures.length > 0 ? `${describeTry(record)}\n${SCREENSHOTS}` : describeTry(record);
}

/** The project's own tests, unless this answer's limit or the build's time is used up. */
async function testFor(work: Work, performed: PerformedCalls): Promise<string> {
  if (isUntested(work)) {
    if (performed.tests >= TESTS_MAX) return `Not done: an answer may test ${TESTS_MAX} states of the app.`;
    if (isLate(work)) return TOO_LATE;
    performed.tests += 1;
  }
  return (await testProject(work)).text;
}

/** A try, and the looks at pages and a check that it asks for. */
async function lookFor(work: Work, { wanted, performed }: { wanted: Wanted; performed: PerformedCalls }): Promise<string> {
  const tried = await tryFor(work, performed);
  if (wanted.paths.length === 0 && wanted.check === null) return tried;
  if (isLate(work) || work.known.get(stateOf(work.project.files()))?.isTried !== true) return tried;
  const { text, pictures } = await lookAtProject(work, wanted);
  performed.pictures.push(...pictures);
  return `${tried}\n\n${pictures.length > 0 ? `${LOOKS}\n` : ""}${text}`;
}

const LOOKS = "The pictures of these come last, in this order:";

/** Before the end the work is held against the whole request, once; null if there is nothing to be mended or looked at. */
async function reviewFor(work: Work, performed: PerformedCalls): Promise<string | null> {
  work.isReviewed = true;
  const review = await reviewProject(work);
  // In place of the pictures of the try, which show the first page too.
  if (review !== null) performed.pictures = review.pictures;
  return review?.text ?? null;
}

async function finish(work: Work, { summary, performed }: { summary: string; performed: PerformedCalls }): Promise<string> {
  const state = stateOf(work.project.files());
  if (state === work.startState) {
    const { current, draft } = work.buildRequest;
    if (current !== null) return "Not finished: nothing has been changed yet.";
    if (draft === undefined) return "Not finished: nothing has been written yet, this is the scaffold that the work began with.";
  }
  const report = await tryFor(work, performed);
  const record = work.known.get(state);
  if (record === undefined || !passes(record)) return `Not finished: the work is accepted when everything passes.\n${report}`;
  // After the review only those are tried again that proved nothing then.
  const among = work.isReviewed ? work.vacuous : work.fresh;
  work.vacuous = await vacuousChecks(work, { files: work.project.files(), among, isLate: isLate(work) });
  if (!work.isReviewed && !isLate(work)) {
    const review = await reviewFor(work, performed);
    if (review !== null) {
      work.accepted = summary;
      return review;
    }
  }
  performed.end = { finished: summary };
  return "Accepted.";
}

function isLate({ context }: Work): boolean {
  return context.millisecondsLeft() < SPARE_MILLISECONDS;
}

const TOO_LATE = "Not done: the time of this build is used up.";
const QUESTIONS_MAX = 4;
const QUESTION_CHARACTERS = 500;
const OPTIONS_MAX = 6;
const OPTION_CHARACTERS = 120;
