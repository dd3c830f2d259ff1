import { listQuestions, listReplies } from "../../storage/rows/conversation.ts";
import type { MessageRow, QuestionRow } from "../../storage/rows/conversation.ts";
import { findOperation, readSurroundings } from "../../storage/rows/operations.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import type { Call, Ground } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { projectAddresses } from "../projects/addresses.ts";
import type { ProjectAddresses } from "../projects/addresses.ts";
import { Proof } from "./proof.ts";

/** A build with all that is told of it. `proof` is that of the version which it made. */
export interface OperationDetails {
  operation: OperationRow;
  addresses: ProjectAddresses;
  replies: MessageRow[];
  questions: QuestionRow[];
  proof: Proof | null;
}

/** The row of the caller's build under this request id, also of a deleted project. Refuses with `not_found`. */
export async function requireOperation(call: Call, requestId: string): Promise<OperationRow> {
  const operation = await findOperation(call.ground.database, { accountId: call.accountId, requestId });
  if (operation !== null) return operation;
  throw new ServiceError(
    "not_found",
    "There is no build with this requestId on this account. Check the id that was sent with the create.",
    {
      what: "operation",
    },
  );
}

/** What is told of a build whose row is already read. Asks for no scope: its caller has done so. */
export async function describeOperation(ground: Ground, operation: OperationRow): Promise<OperationDetails> {
  const { database } = ground;
  const [surroundings, replies, questions] = await Promise.all([
    readSurroundings(database, operation.id),
    listReplies(database, operation.id),
    listQuestions(database, operation.id),
  ]);
  if (surroundings === null) throw new Error(`the operation ${operation.id} has no project`);
  const { project } = surroundings;
  const live = project.deletedAt === null ? project : { ...project, liveVersion: null };
  return {
    operation,
    addresses: projectAddresses(ground.addresses, live),
    replies,
    questions,
    // The row may be a moment older than the version: a build that does not know its version yet has no proof.
    proof: operation.version !== null && surroundings.proof !== null ? Proof.parse(surroundings.proof) : null,
  };
}
