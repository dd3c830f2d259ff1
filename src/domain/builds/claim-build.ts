// A worker takes a build up. The attempt rises with every claim, and whatever an earlier worker still does with the build
// can save nothing any more. What is saved of this round is handed over, so that no stage is run or paid for twice.
import { listMessages, listQuestions, type MessageRow } from "../../storage/rows/conversation.ts";
import { type LockedBuild, lockBuild, listStages } from "../../storage/rows/build-state.ts";
import { readAccount } from "../../storage/rows/people/accounts.ts";
import { findVersion, readBlobs } from "../../storage/rows/versions/read-versions.ts";
import { STAGE_NAMES, type StageName } from "../../storage/tables/index.ts";
import { type Ground, inTransaction } from "../call.ts";
import type { PresentVersion, Task, Wish } from "../models/generation/generator.ts";
import type { PlanName } from "../plans/plans.ts";
import { moveOperation } from "../operations/move-operation.ts";
import { progressAt } from "./progress.ts";
import { BuildTask } from "./starting/build-task.ts";

/** A build as its worker has it. */
export interface ClaimedBuild {
  operationId: string;
  attempt: number;
  projectId: string;
  accountId: string;
  plan: PlanName;
  model: string;
  /** Another model that is asked for it, where it failed and the choice was ours, and why, a sentence for each. */
  standIn: { model: string | null; reasons: string[] };
  /** Whether the model was left to us: then the build may go on with another. */
  isModelFree: boolean;
  /** What the build may spend on its model, in all: what was set aside for it when it began. */
  budgetCredits: number;
  round: number;
  wish: Wish;
  /** The saved output of each stage of this round that is done. */
  saved: Map<StageName, unknown>;
}

/** Claims a build for a worker; null when it is not running any more, and then there is nothing to do. */
export async function claimBuild(ground: Ground, operationId: string): Promise<ClaimedBuild | null> {
  return inTransaction(ground, async (inner) => {
    const build = await lockBuild(inner.database, operationId);
    if (!build) return null;
    const saved = await readSaved(inner, build);
    const stage = STAGE_NAMES.find((name) => !saved.has(name)) ?? "settle";
    const attempt = build.operation.attempt + 1;
    const moved = await moveOperation(
      inner,
      build,
      { type: "claimed", stage },
      { attempt, progress: Math.max(build.operation.progress, progressAt(stage)) },
    );
    return moved ? describeBuild(inner, build, { attempt, saved }) : null;
  });
}

async function readSaved({ database }: Ground, { operation }: LockedBuild): Promise<ClaimedBuild["saved"]> {
  const stages = await listStages(database, { operationId: operation.id, round: operation.round });
  return new Map(stages.map(({ stage, output }) => [stage, output]));
}

async function describeBuild(
  { database }: Ground,
  build: LockedBuild,
  { attempt, saved }: Pick<ClaimedBuild, "attempt" | "saved">,
): Promise<ClaimedBuild> {
  const { operation, project } = build;
  const asked = await listQuestions(database, operation.id);
  const said = await listMessages(database, project.id);
  const wish: Wish = {
    prompt: project.prompt,
    message: operation.kind === "create" ? null : openingOf(build, said),
    answers: asked.flatMap(({ text, answer }) => (answer === null ? [] : [{ question: text, answer }])),
    ...(await findVersions(database, build)),
    conversation: said.filter(({ operationId }) => operationId !== operation.id).map(({ author, text }) => ({ author, text })),
    ...(operation.task !== null && { task: await readTask(database, build) }),
  };
  return {
    ...{ operationId: operation.id, attempt, projectId: project.id, accountId: operation.accountId, model: operation.model },
    standIn: { model: null, reasons: [] },
    plan: (await readAccount(database, operation.accountId)).plan,
    ...{ isModelFree: operation.isModelFree, budgetCredits: operation.creditsHeld + operation.creditsSpent },
    ...{ round: operation.round, wish, saved },
  };
}

/** The message that began a build: the first that its person said in it, since what they say later are answers. */
function openingOf({ operation }: LockedBuild, said: readonly MessageRow[]): string {
  const opening = said.find(({ operationId, author }) => operationId === operation.id && author === "person");
  if (opening === undefined) throw new Error(`the message that began the operation ${operation.id} is missing`);
  return opening.text;
}

/** What a person's own hand is to do, with the files that they wrote and the version that they mean. */
async function readTask(database: Ground["database"], { operation, project }: LockedBuild): Promise<Task> {
  const task = BuildTask.parse(operation.task);
  const meant = task.kind === "edit" ? task.base : task.version;
  const row = await findVersion(database, { projectId: project.id, version: meant });
  if (row === null) throw new Error(`the version ${meant} of the project ${project.id} is missing`);
  const version = { version: row.version, design: row.design };
  if (task.kind === "restore") return { kind: "restore", version };
  const hashes = task.changes.flatMap(({ hash }) => (hash === null ? [] : [hash]));
  const blobs = await readBlobs(database, hashes);
  const changes = task.changes.map(({ path, hash }) => {
    const bytes = hash === null ? null : blobs.get(hash);
    if (bytes === undefined) throw new Error(`the blob of an edit of ${path} is missing`);
    return { path, text: bytes && Buffer.from(bytes).toString("utf8") };
  });
  return { kind: "edit", base: version, changes };
}

/** What a follow-up changes is the version that its person sees: the live one, not one whose build did not come to its end. */
async function findVersions(database: Ground["database"], { project }: LockedBuild): Promise<Pick<Wish, "present" | "former">> {
  const { id: projectId, liveVersion } = project;
  const find = async (version: number): Promise<PresentVersion | null> => {
    const row = await findVersion(database, { projectId, version });
    return row && { version: row.version, design: row.design };
  };
  if (liveVersion === null) return { present: null, former: null };
  return { present: await find(liveVersion), former: liveVersion > 1 ? await find(liveVersion - 1) : null };
}
