// What is found out about a state of the project is found out once: it is known by the fingerprint of its files, kept with
// the next call of the model, and found again when the build is taken up by another worker.
import type { Picture } from "../../../outside/models/model-call.ts";
import type { BrowserRun } from "../../../workshop/proof.ts";
import { isGood, NOT_RUN, stateOf, tried, type TrialRecord, unsound } from "./trial.ts";
import type { Work } from "./work.ts";

/** A trial, with pictures of the first page where the model has not been shown this state. */
export interface MadeTrial {
  record: TrialRecord;
  pictures: Picture[];
}

/** The gate, the types and the bundle of the project as it is: what they find, or what is known of this state already. */
export async function inspectProject(work: Work): Promise<TrialRecord> {
  const files = work.project.files();
  const known = work.known.get(stateOf(files));
  return known ?? learn(work, unsound(files, await work.desk.inspect(files)));
}

/** Tries the project as it is in the browser, with all checks, once gate, types and bundle find nothing. */
export async function tryProject(work: Work): Promise<MadeTrial> {
  const inspected = await inspectProject(work);
  const { record, run } = inspected.isTried || inspected.findings.length > 0 ? { record: inspected, run: null } : await tryAnew(work);
  keepIfBest(work, record);
  const isNew = !work.shown.has(record.state);
  work.shown.add(record.state);
  return { record, pictures: isNew && work.model.seesPictures ? picturesOf(record, run) : [] };
}

/** Whether a trial of the project as it is would take long: nothing is known of it yet. */
export function isUntried(work: Work): boolean {
  const known = work.known.get(stateOf(work.project.files()));
  return known === undefined || (!known.isTried && known.findings.length === 0);
}

async function tryAnew(work: Work): Promise<{ record: TrialRecord; run: BrowserRun }> {
  const files = work.project.files();
  const run = await work.desk.tryOut(files, work.plan.checks);
  return { record: learn(work, tried(files, run)), run };
}

function learn(work: Work, record: TrialRecord): TrialRecord {
  work.known.set(record.state, record);
  work.learnt.push(record);
  return record;
}

/** Pictures that were taken by an earlier worker are gone; a blank stands for each, so that the talk is the same. */
function picturesOf({ pictures }: TrialRecord, run: BrowserRun | null): Picture[] {
  const taken = run?.screenshots ?? [];
  return Array.from({ length: pictures }, (_, at) => ({
    mediaType: "image/jpeg",
    base64: Buffer.from(taken[at]?.bytes ?? []).toString("base64"),
  }));
}

function keepIfBest(work: Work, record: TrialRecord): void {
  const { best, fresh, project, startState } = work;
  if (record.state === startState || !isGood(record, fresh)) return;
  // Without a browser nobody knows better, and the proof will say so.
  const fulfilled = record.browser === NOT_RUN ? fresh.length : record.passed.filter((id) => fresh.includes(id)).length;
  if (best === null || fulfilled >= best.fulfilled) work.best = { files: project.files(), record, fulfilled };
}
