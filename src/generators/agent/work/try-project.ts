// Each state of the project is inspected only once: it is identified by the fingerprint of its files, stored with the
// next model call, and restored when another worker resumes the build.
import type { Picture } from "../../../adapters/models/model-call.ts";
import type { BrowserRun } from "../../../workshop/proof.ts";
import { isGood, NOT_RUN, stateOf, tried, type TryRecord, unsound } from "./verification.ts";
import type { Work } from "./work.ts";

/** A try, with pictures of the first page if the model has not been shown this state. */
export interface PerformedTry {
  record: TryRecord;
  pictures: Picture[];
}

/** Runs the gate, the type check and the bundle on the current project; returns the record of this state if there is one. */
export async function inspectProject(work: Work): Promise<TryRecord> {
  const files = work.project.files();
  const known = work.known.get(stateOf(files));
  return known ?? learn(work, unsound(files, await work.context.inspect(files)));
}

/** Runs all checks on the current project in the browser, once gate, types and bundle have no findings. */
export async function tryProject(work: Work): Promise<PerformedTry> {
  const inspected = await inspectProject(work);
  const { record, run } = inspected.isTried || inspected.findings.length > 0 ? { record: inspected, run: null } : await tryAnew(work);
  keepIfBest(work, record);
  const isNew = !work.shown.has(record.state);
  work.shown.add(record.state);
  return { record, pictures: isNew && work.model.seesPictures ? picturesOf(record, run) : [] };
}

/** Whether a try of the current project would take long, because there is no record of it yet. */
export function isUntried(work: Work): boolean {
  const known = work.known.get(stateOf(work.project.files()));
  return known === undefined || (!known.isTried && known.findings.length === 0);
}

async function tryAnew(work: Work): Promise<{ record: TryRecord; run: BrowserRun }> {
  const files = work.project.files();
  const run = await work.context.tryOut(files, work.plan.checks);
  return { record: learn(work, tried(files, run)), run };
}

function learn(work: Work, record: TryRecord): TryRecord {
  work.known.set(record.state, record);
  work.learnt.push(record);
  return record;
}

/** Pictures taken by an earlier worker are gone; a blank replaces each, so that the conversation stays the same. */
function picturesOf({ pictures }: TryRecord, run: BrowserRun | null): Picture[] {
  const taken = run?.screenshots ?? [];
  return Array.from({ length: pictures }, (_, at) => ({
    mediaType: "image/jpeg",
    base64: Buffer.from(taken[at]?.bytes ?? []).toString("base64"),
  }));
}

function keepIfBest(work: Work, record: TryRecord): void {
  const { best, fresh, project, startState } = work;
  if (record.state === startState || !isGood(record, fresh)) return;
  // Without a browser the checks count as fulfilled; the proof states that they were not run.
  const fulfilled = record.browser === NOT_RUN ? fresh.length : record.passed.filter((id) => fresh.includes(id)).length;
  if (best === null || fulfilled >= best.fulfilled) work.best = { files: project.files(), record, fulfilled };
}
