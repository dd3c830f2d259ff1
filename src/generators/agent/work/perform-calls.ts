// The calls of one answer, in their order. What they do to the files is done again when the build is taken up again; what
// takes long, a check or a trial, is found in what was kept.
import type { Picture, ToolCall, ToolResult } from "../../../outside/models/model-call.ts";
import { type Act, readAct } from "../files/inputs/read-act.ts";
import { describeFindings, describeTrial, passes, type TrialRecord } from "./trial.ts";
import { tryProject } from "./try-project.ts";
import type { Work } from "./work.ts";

/** What came of the calls of one answer. `end` is set where they end the work, or stop it for a question. */
export interface Performed {
  results: ToolResult[];
  pictures: Picture[];
  changed: boolean;
  end: { finished: string } | { question: string; options: readonly string[] } | null;
}

const CALLS_MAX = 40;
const SCREENSHOTS = "Screenshots of the first page follow, first at the size of a desktop, then of a phone.";

/** Performs them. `recalled` is the trial that was kept when they were performed before. */
export async function performCalls(work: Work, calls: readonly ToolCall[], recalled: TrialRecord | null): Promise<Performed> {
  const performed: Performed = { results: [], pictures: [], changed: false, end: null };
  for (const [at, call] of calls.entries()) {
    const answer = (text: string): void => void performed.results.push({ id: call.id, name: call.name, text });
    if (at >= CALLS_MAX) {
      answer(`Not done: an answer may call ${CALLS_MAX} tools.`);
      continue;
    }
    const act = readAct(call);
    if ("problem" in act) answer(act.problem);
    else answer(await performAct(work, { act, performed, recalled }));
    if (performed.end !== null) return performed;
  }
  return performed;
}

interface Performing {
  act: Act;
  performed: Performed;
  recalled: TrialRecord | null;
}

async function performAct(work: Work, { act, performed, recalled }: Performing): Promise<string> {
  switch (act.name) {
    case "check": {
      const findings = await work.desk.inspect(work.project.files());
      return findings.length === 0 ? "The gate, the types and the bundle find nothing wrong." : describeFindings(findings);
    }
    case "try": {
      const { record, pictures } = await tryProject(work, recalled);
      performed.pictures = work.model.seesPictures ? pictures : [];
      return performed.pictures.length > 0 ? `${describeTrial(record)}\n${SCREENSHOTS}` : describeTrial(record);
    }
    case "finish": {
      const { record } = await tryProject(work, recalled);
      if (passes(record)) performed.end = { finished: act.summary };
      return passes(record) ? "Accepted." : `Not finished: the work is accepted when everything passes.\n${describeTrial(record)}`;
    }
    case "ask": {
      const { question, options } = act;
      const given = work.wish.answers.find((one) => one.question === question);
      if (given) return `The person answers: ${given.answer}`;
      if (work.wish.answers.length >= QUESTIONS_MAX) return "The person has answered enough questions: decide yourself, and go on.";
      performed.end = { question, options };
      return "Asked.";
    }
    default: {
      const { text, changed } = work.project.perform(act);
      performed.changed ||= changed;
      return text;
    }
  }
}

const QUESTIONS_MAX = 4;
