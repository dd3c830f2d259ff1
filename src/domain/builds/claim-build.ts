// A worker claims a build. Every claim increments the attempt, after which earlier workers can no longer save anything.
// Results saved in this round are passed on, so that no stage is run or paid for twice.
import { listMessages, listQuestions, type MessageRow, type QuestionRow } from "../../storage/rows/conversation.ts";
import { type LockedBuild, lockBuild, listStages } from "../../storage/rows/builds/build-state.ts";
import { readAccount } from "../../storage/rows/people/accounts.ts";
import { findDraftOf, findNewestDraft } from "../../storage/rows/versions/drafts.ts";
import { findVersion, readBlobs } from "../../storage/rows/versions/read-versions.ts";
import { STAGE_NAMES, type StageName } from "../../storage/tables/index.ts";
import { type AppContext, inTransaction } from "../call.ts";
import type { BuildRequest, CurrentVersion, Task } from "../models/generation/generator.ts";
import type { Decision } from "../models/generation/unfinished.ts";
import { Proof } from "../operations/proof.ts";
import type { PlanName } from "../plans/plans.ts";
import { moveOperation } from "../operations/move-operation.ts";
import { DECISIONS, GoOnOffer } from "./asking/go-on-offer.ts";
import { platformOf } from "../projects/settings/platform-of.ts";
import { progressAt } from "./progress.ts";
import { BuildTask } from "./starting/build-task.ts";

/** A build as its worker receives it. */
export interface ClaimedBuild {
  operationId: string;
  attempt: number;
  projectId: string;
  accountId: string;
  plan: PlanName;
  model: string;
  /** The fallback model, if the build's automatically chosen one failed, and the reasons, a sentence each. */
  standIn: { model: string | null; reasons: string[] };
  /** Whether the model was chosen automatically: then the build may fall back to another. */
  isModelAuto: boolean;
  /** The most the build may spend on its model in total: the credits held when it began. */
  budgetCredits: number;
  round: number;
  buildRequest: BuildRequest;
  /** The saved output of each completed stage of this round. */
  saved: Map<StageName, unknown>;
}

/** Claims a build for a worker; null if it is no longer running, and then there is nothing to do. */
export async function claimBuild(ctx: AppContext, operationId: string): Promise<ClaimedBuild | null> {
  return inTransaction(ctx, async (inner) => {
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

async function readSaved({ database }: AppContext, { operation }: LockedBuild): Promise<ClaimedBuild["saved"]> {
  const stages = await listStages(database, { operationId: operation.id, round: operation.round });
  return new Map(stages.map(({ stage, output }) => [stage, output]));
}

async function describeBuild(
  { database }: AppContext,
  build: LockedBuild,
  { attempt, saved }: Pick<ClaimedBuild, "attempt" | "saved">,
): Promise<ClaimedBuild> {
  const { operation, project } = build;
  const asked = await listQuestions(database, operation.id);
  const said = await listMessages(database, project.id);
  const buildRequest: BuildRequest = {
    platform: platformOf(project.type),
    prompt: project.prompt,
    message: operation.kind === "create" ? null : openingOf(build, said),
    answers: asked.flatMap(({ text, answer, offer }) => (answer === null || offer !== null ? [] : [{ question: text, answer }])),
    decisions: asked.flatMap(decisionIn),
    ...(await findVersions(database, build)),
    ...(await findDrafts(database, build)),
    conversation: said.filter(({ operationId }) => operationId !== operation.id).map(({ author, text }) => ({ author, text })),
    ...(operation.task !== null && { task: await readTask(database, build) }),
  };
  return {
    operationId: operation.id,
    attempt,
    projectId: project.id,
    accountId: operation.accountId,
    model: operation.model,
    standIn: { model: null, reasons: [] },
    plan: (await readAccount(database, operation.accountId)).plan,
    isModelAuto: operation.isModelAuto,
    budgetCredits: operation.creditsHeld + operation.creditsSpent,
    round: operation.round,
    buildRequest,
    saved,
  };
}

function decisionIn({ offer, answer }: QuestionRow): Decision[] {
  if (offer === null || answer === null) return [];
  return [{ step: GoOnOffer.parse(offer).step, decision: answer === DECISIONS.deliver ? "deliver" : "go on" }];
}

/** What was kept with the build's own draft, and the draft that it goes on from: the newest of an earlier build. */
async function findDrafts(
  database: AppContext["database"],
  { operation, project }: LockedBuild,
): Promise<Pick<BuildRequest, "draft" | "kept">> {
  const own = await findDraftOf(database, operation.id);
  const earlier = await findNewestDraft(database, { projectId: project.id, notOf: operation.id });
  return {
    ...(own && { kept: own.kept }),
    ...(earlier && { draft: { operationId: earlier.operationId, request: earlier.request, plan: earlier.plan } }),
  };
}

/** The message that started the build: the user's first one in it, since later ones are answers. */
function openingOf({ operation }: LockedBuild, said: readonly MessageRow[]): string {
  const opening = said.find(({ operationId, author }) => operationId === operation.id && author === "person");
  if (opening === undefined) throw new Error(`the message that began the operation ${operation.id} is missing`);
  return opening.text;
}

/** Reads an edit or restore task, with the user's files and the version it refers to. */
async function readTask(database: AppContext["database"], { operation, project }: LockedBuild): Promise<Task> {
  const task = BuildTask.parse(operation.task);
  const meant = task.kind === "edit" ? task.base : task.version;
  const row = await findVersion(database, { projectId: project.id, version: meant });
  if (row === null) throw new Error(`the version ${meant} of the project ${project.id} is missing`);
  const version = { version: row.version, design: row.design };
  if (task.kind === "restore") return { kind: "restore", version, asked: askedOf(row.proof) };
  const hashes = task.changes.flatMap(({ hash }) => (hash === null ? [] : [hash]));
  const blobs = await readBlobs(database, hashes);
  const changes = task.changes.map(({ path, hash }) => {
    const bytes = hash === null ? null : blobs.get(hash);
    if (bytes === undefined) throw new Error(`the blob of an edit of ${path} is missing`);
    return { path, text: bytes && Buffer.from(bytes).toString("utf8") };
  });
  return { kind: "edit", base: version, changes };
}

/** The phrases that a version's proof accounts for; none if it has no proof that can be read. */
function askedOf(proof: unknown): Extract<Task, { kind: "restore" }>["asked"] {
  const { data } = Proof.safeParse(proof);
  const understood = (data?.understood ?? []).map(({ phrase, checks }) => ({ phrase, checks }));
  return { understood, notUnderstood: data?.notBuilt ?? [] };
}

/** A follow-up changes the version that its user sees: the live one, not one whose build did not finish. */
async function findVersions(database: AppContext["database"], { project }: LockedBuild): Promise<Pick<BuildRequest, "current" | "former">> {
  const { id: projectId, liveVersion } = project;
  const find = async (version: number): Promise<CurrentVersion | null> => {
    const row = await findVersion(database, { projectId, version });
    return row && { version: row.version, design: row.design };
  };
  if (liveVersion === null) return { current: null, former: null };
  return { current: await find(liveVersion), former: liveVersion > 1 ? await find(liveVersion - 1) : null };
}
