// A create is answered at once and is whole: its project, build, message, credits, job and events are one transaction.
// The account's row is locked first, so that two requests at once see each other: one request id makes one build, and
// the last credits are given out once. A replay is answered before anything can refuse it.
import { randomUUID } from "node:crypto";
import { newId } from "../../kit/ids.ts";
import { contentHash } from "../../kit/secrets.ts";
import { insertMessage } from "../../storage/rows/conversation.ts";
import { insertEvent } from "../../storage/rows/events.ts";
import { lockCredits } from "../../storage/rows/credits/ledger.ts";
import { insertOperation } from "../../storage/rows/operations.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { findProjectOfOperation, insertProject } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import { inTransaction, requireScope } from "../call.ts";
import type { Call, Ground } from "../call.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { requireModel } from "../models/require-model.ts";
import { announce } from "../operations/announce.ts";
import { CREATE_FLOOR_CREDITS } from "../plans/plans.ts";
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
  input: StartBuild;
}

/**
 * Starts a build, or finds the one that was started under the same request id. Refuses with `missing_scope`, `invalid_input`
 * (an unknown model), `model_locked` and `not_enough_credits`; a refusal leaves the request id unused.
 */
export async function startBuild(call: Call, input: StartBuild): Promise<StartedBuild> {
  requireScope(call, "projects:write");
  const { accountId, ground } = call;
  const bodyHash = contentHash(JSON.stringify(["create", input.prompt, input.model ?? "auto", input.type]));
  const requestId = input.requestId ?? randomUUID();
  const request = { accountId, requestId, bodyHash, text: null };
  const replay = input.requestId === null ? null : await findReplay(ground, request);
  if (replay !== null) return replayed(ground, replay);
  const model = await requireModel(call, input.model);
  return inTransaction(ground, async (inner) => {
    await lockCredits(inner.database, accountId);
    const overtaken = await findReplay(inner, request);
    if (overtaken !== null) return replayed(inner, overtaken);
    return createBuild(inner, { accountId, requestId, bodyHash, model: model.id, input });
  });
}

async function replayed(ground: Ground, replay: Replay): Promise<StartedBuild> {
  const { operation } = replay;
  const project = await findProjectOfOperation(ground.database, operation);
  return { operation, project, addresses: projectAddresses(ground.addresses, project), replay };
}

async function createBuild(ground: Ground, build: NewBuild): Promise<StartedBuild> {
  const { database } = ground;
  const { accountId, requestId, bodyHash, model, input } = build;
  const createdAt = ground.clock.now();
  const operationId = newId(createdAt);
  await holdCredits(ground, { accountId, operationId, amount: CREATE_FLOOR_CREDITS });
  const project = await createProject(ground, build);
  const operation = await insertOperation(database, {
    ...{ id: operationId, accountId, projectId: project.id, requestId, bodyHash, model },
    ...{ kind: "create", status: "running", stage: "queued", creditsHeld: CREATE_FLOOR_CREDITS, createdAt, updatedAt: createdAt },
  });
  const message = { id: newId(createdAt), projectId: project.id, operationId, author: "person", text: input.prompt, createdAt } as const;
  await insertMessage(database, message);
  await ground.queue.enqueue(database, { operationId, accountId });
  await insertEvent(database, {
    ...{ id: newId(createdAt), accountId, type: "project.created", createdAt },
    payload: { projectId: project.id, requestId, operationStatus: operation.status },
  });
  await announce(ground, { operation, project }, "operation.running", operation.status);
  return { operation, project, addresses: projectAddresses(ground.addresses, project), replay: null };
}

async function createProject(ground: Ground, { accountId, model, input }: NewBuild): Promise<ProjectRow> {
  const createdAt = ground.clock.now();
  const row = { id: newId(createdAt), accountId, prompt: input.prompt, type: input.type, model, status: "generating" } as const;
  for (let tries = 0; tries < 5; tries += 1) {
    const project = await insertProject(ground.database, { ...row, siteName: newSiteName(input.prompt), createdAt, updatedAt: createdAt });
    if (project !== null) return project;
  }
  throw new Error("five random site names in a row were taken");
}
