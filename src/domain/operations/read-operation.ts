import type { Database } from "../../storage/database.ts";
import { findAsked } from "../../storage/rows/operations.ts";
import { readWholeOperation } from "../../storage/rows/builds/read-operation.ts";
import type { OperationKey, WholeOperation } from "../../storage/rows/builds/read-operation.ts";
import type { Addresses, AppContext, Call } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { projectAddresses } from "../projects/addresses.ts";
import type { ProjectAddresses } from "../projects/addresses.ts";
import { answerMessageId } from "../projects/find-replay.ts";
import { describeDraft, type Draft } from "../projects/site/describe-draft.ts";
import { Proof } from "./proof.ts";

/** A build with all its details. `proof` is that of the version it made; `draft` is what it has written and not finished. */
export interface OperationDetails extends Pick<WholeOperation, "operation" | "replies" | "questions"> {
  addresses: ProjectAddresses;
  proof: Proof | null;
  draft: Draft | null;
}

/**
 * Returns the caller's build that was started or answered under this request id, also of a deleted project. Throws
 * `not_found`. Does not check scopes: the caller must.
 */
export async function readOperation({ ctx, accountId }: Call, requestId: string): Promise<OperationDetails> {
  const { database } = ctx;
  const whole = (await readWholeOperation(database, { accountId, requestId })) ?? (await readAnswered(database, { accountId, requestId }));
  if (whole === null) {
    const message = "There is no build with this requestId on this account. Check the id that was sent with the create.";
    throw new ServiceError("not_found", message, { what: "operation" });
  }
  const known = described.get(whole);
  if (known?.addresses === ctx.addresses) return known.details;
  const details = describe(ctx, whole);
  described.set(whole, { addresses: ctx.addresses, details });
  return details;
}

/** What was made of a build: one that has not changed since it was read is the same object. */
const described = new WeakMap<WholeOperation, { addresses: Addresses; details: OperationDetails }>();

function describe(ctx: AppContext, { operation, project, proof, draft, replies, questions }: WholeOperation): OperationDetails {
  const live = project.deletedAt === null ? project : { ...project, liveVersion: null };
  return {
    operation,
    replies,
    questions,
    addresses: projectAddresses(ctx.addresses, live),
    draft: project.deletedAt === null && draft !== null ? describeDraft(ctx, { summary: draft, siteName: project.siteName }) : null,
    // A build whose version is not set yet has no proof, even if one is already stored.
    proof: operation.version !== null && proof !== null ? Proof.parse(proof) : null,
  };
}

async function readAnswered(database: Database, key: OperationKey): Promise<WholeOperation | null> {
  const asked = await findAsked(database, { ...key, messageId: answerMessageId(key) });
  return asked && readWholeOperation(database, { ...key, requestId: asked.operation.requestId });
}
