// A create is answered at once and is whole: its project, build, message, credits, job and events are one transaction.
// The account's row is locked first, so that two requests at once see each other: one request id makes one build, and
// the last credits are given out once. A replay is answered before anything can refuse it.
import { randomUUID } from "node:crypto";
import { newId } from "../../kit/ids.ts";
import { contentHash } from "../../kit/secrets.ts";
import { insertBuild } from "../../storage/rows/builds/insert-build.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { findProjectOfOperation } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import { inTransaction, requireScope } from "../call.ts";
import type { Call, Ground } from "../call.ts";
import { requireFree } from "../credits/hold-credits.ts";
import { lockPresentCredits } from "../credits/renew-credits.ts";
import { isModelFree } from "../models/models.ts";
import { requireModel } from "../models/require-model.ts";
import { CREATE_FLOOR_CREDITS } from "../plans/plans.ts";
import { buildEvent } from "../webhooks/announcing/build-event.ts";
import { projectAddresses } from "./addresses.ts";
import { findReplay } from "./find-replay.ts";
import type { Replay } from "./find-replay.ts";
import type { AddressedProjectRow } from "./list-projects.ts";
import { newSiteName } from "./site/site-name.ts";

/** What to build. `model` null is the best of the plan; `requestId` null lets the service choose one. */
export interface StartBuild {
  prompt: string;
  model: string | null;
  type: "web";
  requestId: string | null;
}

/** The build that was started, and its project; `replay` is set when the request id was used before, and then nothing was started. */
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
 * Starts a build, or finds the one that was started under the same request id. Refuses with `missing_scope`, `invalid_input`
 * (an unknown model), `model_locked` and `not_enough_credits`; a refusal leaves the request id unused.
 */
export async function startBuild(call: Call, input: StartBuild): Promise<StartedBuild> {
  requireScope(call, "projects:write");
  const { accountId } = call;
  const bodyHash = contentHash(JSON.stringify(["create", input.prompt, input.model ?? "auto", input.type]));
  const requestId = input.requestId ?? randomUUID();
  return inTransaction(call.ground, async (inner) => {
    const credits = await lockPresentCredits(inner, accountId);
    const replay = input.requestId === null ? null : await findReplay(inner, { accountId, requestId, bodyHash, text: null });
    if (replay !== null) return replayed(inner, replay);
    const model = await requireModel({ ...call, ground: inner }, input.model);
    const free = requireFree(credits, CREATE_FLOOR_CREDITS);
    const creditsHeld = Math.min(free, model.budgetCredits);
    return createBuild(inner, { accountId, requestId, bodyHash, model: model.id, creditsHeld, input });
  });
}

async function replayed(ground: Ground, replay: Replay): Promise<StartedBuild> {
  const { operation } = replay;
  const project = await findProjectOfOperation(ground.database, operation);
  return { operation, project, addresses: projectAddresses(ground.addresses, project), replay };
}

async function createBuild(ground: Ground, build: NewBuild): Promise<StartedBuild> {
  const { operation, project } = await insertUnderFreeName(ground, build);
  await ground.queue.enqueue(ground.database, { operationId: operation.id, accountId: operation.accountId });
  return { operation, project, addresses: projectAddresses(ground.addresses, project), replay: null };
}

async function insertUnderFreeName(ground: Ground, build: NewBuild): Promise<Pick<StartedBuild, "operation" | "project">> {
  const createdAt = ground.clock.now();
  const { prompt } = build.input;
  for (let tries = 0; tries < 5; tries += 1) {
    const project = projectOf(build, { createdAt, siteName: newSiteName(prompt) });
    const operation = operationOf(build, { createdAt, projectId: project.id });
    const payload = buildEvent(ground, { operation, project, operationStatus: operation.status });
    const events = ["project.created", "operation.running"].map((type) => ({ id: newId(createdAt), type, payload }));
    const message = { id: newId(createdAt), text: prompt };
    if (await insertBuild(ground.database, { project, operation, message, events })) return { operation, project };
  }
  throw new Error("five random site names in a row were taken");
}

function projectOf({ accountId, model, input }: NewBuild, { createdAt, siteName }: { createdAt: Date; siteName: string }): ProjectRow {
  return {
    ...{ id: newId(createdAt), accountId, prompt: input.prompt, name: null, type: input.type, model, status: "generating" },
    ...{ visibility: "public", siteName, customSubdomain: null, liveVersion: null, createdAt, updatedAt: createdAt, deletedAt: null },
  };
}

function operationOf(
  { accountId, requestId, bodyHash, model, creditsHeld, input }: NewBuild,
  { createdAt, projectId }: { createdAt: Date; projectId: string },
): OperationRow {
  return {
    ...{ id: newId(createdAt), accountId, projectId, requestId, kind: "create", task: null, bodyHash, model },
    isModelFree: isModelFree(input.model),
    ...{ status: "running", stage: "queued", progress: 0, activity: null, attempt: 0, round: 0, revision: 0 },
    ...{ creditsHeld, creditsSpent: 0, version: null, errorCode: null, errorMessage: null },
    ...{ createdAt, updatedAt: createdAt, finishedAt: null },
  };
}
