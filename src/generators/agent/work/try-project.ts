import type { Picture } from "../../../outside/models/model-call.ts";
import type { Screenshot } from "../../../workshop/proof.ts";
import { isGood, NOT_RUN, stateOf, tried, type TrialRecord, unsound } from "./trial.ts";
import type { Work } from "./work.ts";

/** A trial, with pictures of the first page where it was made just now. */
export interface MadeTrial {
  record: TrialRecord;
  pictures: Picture[];
}

/** Tries the project as it is: gate, types and bundle, then the browser with all checks. What is known of this very state already, from this worker or an earlier one, is not tried again. */
export async function tryProject(work: Work, recalled: TrialRecord | null): Promise<MadeTrial> {
  const state = stateOf(work.project.files());
  const known = [work.latest, recalled].find((record) => record?.state === state);
  const made = known ? { record: known, pictures: [] } : await tryAnew(work);
  work.latest = made.record;
  keepIfBest(work, made.record);
  return made;
}

async function tryAnew({ desk, project, plan }: Work): Promise<MadeTrial> {
  const files = project.files();
  const findings = await desk.inspect(files);
  if (findings.length > 0) return { record: unsound(files, findings), pictures: [] };
  const run = await desk.tryOut(files, plan.checks);
  return { record: tried(files, run), pictures: run.screenshots.map(pictureOf) };
}

function pictureOf({ bytes }: Screenshot): Picture {
  return { mediaType: "image/jpeg", base64: Buffer.from(bytes).toString("base64") };
}

function keepIfBest(work: Work, record: TrialRecord): void {
  const { best, fresh, project, startState } = work;
  if (record.state === startState || !isGood(record, fresh)) return;
  // Without a browser nobody knows better, and the proof will say so.
  const fulfilled = record.browser === NOT_RUN ? fresh.length : record.passed.filter((id) => fresh.includes(id)).length;
  if (best === null || fulfilled >= best.fulfilled) work.best = { files: project.files(), record, fulfilled };
}
