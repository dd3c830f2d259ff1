// A create returns at once and is atomic: its project, build, message, credits, job and events are one transaction. The
// account's row is locked first, so that concurrent requests are serialised: one request id starts one build, and the
// last credits are held once. A replay is detected before any check can reject it.
import { randomUUID } from "node:crypto";
import { newId } from "../../lib/ids.ts";
import { contentHash } from "../../lib/crypto/secrets.ts";
import { insertBuild } from "../../storage/rows/builds/insert-build.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { findProjectOfOperation } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import { inTransaction, requireScope } from "../call.ts";
import type { Call, AppContext } from "../call.ts";
import { requireFree } from "../credits/holding/hold-credits.ts";
import { lockCurrentCredits } from "../credits/renew-credits.ts";
import { sizeHold } from "../credits/holding/size-hold.ts";
import { isModelAuto } from "../models/models.ts";
import { requireModel } from "../models/require-model.ts";
import { CREATE_FLOOR_CREDITS } from "../plans/plans.ts";
import { buildEvent } from "../webhooks/announcing/build-event.ts";
import type { EventType } from "../webhooks/event-types.ts";
import { projectAddresses } from "./addresses.ts";
import { findReplay } from "./find-replay.ts";
import type { Replay } from "./find-replay.ts";
import type { AddressedProjectRow } from "./list-projects.ts";
import { mergeMetadata, type MetadataChanges } from "./settings/merge-metadata.ts";
import { takeSubdomain } from "./settings/take-subdomain.ts";
import { requireName } from "./settings/update-project.ts";
import { newSiteName } from "./site/site-name.ts";
import type { ProjectType } from "./settings/platform-of.ts";

/** What to build. `model` null is the best of the plan; `requestId` null lets the service choose one. */
export interface StartBuild {
  prompt: string;
  model: string | null;
  type: ProjectType;
  requestId: string | null;
  settings?: NewProjectSettings | undefined;
}

/** What the owner decides about the new project; without it, the project is public and the build names it. */
export interface NewProjectSettings {
  name?: string | undefined;
  visibility?: ProjectRow["visibility"] | undefined;
  customSubdomain?: string | undefined;
  metadata?: MetadataChanges | undefined;
}

/** The started build and its project; `replay` is set if the request id was used before, and then nothing was started. */
export interface StartedBuild extends AddressedProjectRow {
  operation: OperationRow;
  replay: Replay | null;
}

interface NewBuild {
  accountId: string;
  requestId: string;
  bodyHash: string;
  model: string;
  creditsHeld: number;
  input: StartBuild;
}

/**
 * Starts a build, or finds the one started under the same request id. Throws `missing_scope`, `invalid_input` (an
 * unknown model, settings that `updateProject` refuses), `model_locked` and `not_enough_credits`; a throw leaves the request id unused.
 */
export async function startBuild(call: Call, input: StartBuild): Promise<StartedBuild> {
  requireScope(call, "projects:write");
  const { accountId } = call;
  const { prompt, model: wanted, type, settings } = input;
  const bodyHash = contentHash(JSON.stringify(["create", prompt, wanted ?? "auto", type, ...hashed(settings)]));
  const requestId = input.requestId ?? randomUUID();
  return inTransaction(call.ctx, async (inner) => {
    const credits = await lockCurrentCredits(inner, accountId);
    const replay = input.requestId === null ? null : await findReplay(inner, { accountId, requestId, bodyHash, text: null });
    if (replay !== null) return replayed(inner, replay);
    const model = await requireModel({ ...call, ctx: inner }, wanted);
    const free = requireFree(credits, CREATE_FLOOR_CREDITS);
    const creditsHeld = Math.min(free, await sizeHold(inner, { model, kind: "create" }));
    return createBuild(inner, { accountId, requestId, bodyHash, model: model.id, creditsHeld, input });
  });
}

// Settings are a part of the body only where there are some.
function hashed(settings: NewProjectSettings | undefined): unknown[] {
  const given = Object.entries(settings ?? {}).filter(([, value]) => value !== undefined);
  return given.length === 0 ? [] : [given.toSorted(([one], [other]) => one.localeCompare(other))];
}

async function replayed(ctx: AppContext, replay: Replay): Promise<StartedBuild> {
  const { operation } = replay;
  const project = await findProjectOfOperation(ctx.database, operation);
  return { operation, project, addresses: projectAddresses(ctx.addresses, project), replay };
}

async function createBuild(ctx: AppContext, build: NewBuild): Promise<StartedBuild> {
  const { operation, project } = await insertUnderFreeName(ctx, build);
  await ctx.queue.enqueue(ctx.database, { operationId: operation.id, accountId: operation.accountId });
  return { operation, project, addresses: projectAddresses(ctx.addresses, project), replay: null };
}

async function insertUnderFreeName(ctx: AppContext, build: NewBuild): Promise<Pick<StartedBuild, "operation" | "project">> {
  const createdAt = ctx.clock.now();
  const { prompt, settings } = build.input;
  const settled = await settle(ctx, settings ?? {});
  for (let tries = 0; tries < 5; tries += 1) {
    const project = { ...projectOf(build, { createdAt, siteName: newSiteName(prompt) }), ...settled };
    const operation = operationOf(build, { createdAt, projectId: project.id });
    const payload = buildEvent(ctx, { operation, project, operationStatus: operation.status });
    const types: EventType[] = ["project.created", "operation.running"];
    const events = types.map((type, index) => ({ id: newId(createdAt), type, payload, sequence: index + 1 }));
    const message = { id: newId(createdAt), text: prompt };
    if (await insertBuild(ctx.database, { project, operation, message, events })) return { operation, project };
  }
  throw new Error("five random site names in a row were taken");
}

async function settle(
  ctx: AppContext,
  { name, visibility = "public", customSubdomain, metadata }: NewProjectSettings,
): Promise<Pick<ProjectRow, "name" | "visibility" | "customSubdomain" | "metadata">> {
  const created = { id: randomUUID(), siteName: null };
  return {
    name: name === undefined ? null : requireName(name),
    visibility,
    customSubdomain: customSubdomain === undefined ? null : await takeSubdomain(ctx, created, customSubdomain),
    metadata: metadata === undefined ? {} : mergeMetadata({}, metadata),
  };
}

function projectOf({ accountId, model, input }: NewBuild, { createdAt, siteName }: { createdAt: Date; siteName: string }): ProjectRow {
  return {
    id: newId(createdAt),
    accountId,
    prompt: input.prompt,
    name: null,
    type: input.type,
    model,
    status: "generating",
    visibility: "public",
    siteName,
    customSubdomain: null,
    liveVersion: null,
    metadata: {},
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    formerSiteName: null,
    formerSubdomain: null,
  };
}

function operationOf(
  { accountId, requestId, bodyHash, model, creditsHeld, input }: NewBuild,
  { createdAt, projectId }: { createdAt: Date; projectId: string },
): OperationRow {
  return {
    id: newId(createdAt),
    accountId,
    projectId,
    requestId,
    kind: "create",
    task: null,
    bodyHash,
    model,
    isModelAuto: isModelAuto(input.model),
    status: "running",
    stage: "queued",
    progress: 0,
    activity: null,
    attempt: 0,
    round: 0,
    revision: 0,
    creditsHeld,
    creditsSpent: 0,
    version: null,
    errorCode: null,
    errorMessage: null,
    waitedMilliseconds: 0,
    createdAt,
    updatedAt: createdAt,
    finishedAt: null,
  };
}
