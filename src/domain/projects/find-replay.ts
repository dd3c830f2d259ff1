// A request id belongs to what was first asked under it, for ever, also after its project is deleted. Asked again, the
// answer is what became of it; nothing is started, refused or charged anew.
import { idOfName } from "../../kit/ids.ts";
import { findAsked } from "../../storage/rows/operations.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import type { Ground } from "../call.ts";

/** What was asked before under a request id. */
export interface Replay {
  operation: OperationRow;
  /** Whether what is asked now is something else. */
  differs: boolean;
}

/** A request under an id of its sender's choice. `bodyHash` tells what it asks for, `text` what it says to a waiting build. */
export interface IdentifiedRequest {
  accountId: string;
  requestId: string;
  bodyHash: string;
  text: string | null;
}

/** The id of the message that answers a waiting build under a request id: a build has its own request id, its answers have theirs. */
export function answerMessageId(request: { accountId: string; requestId: string }): string {
  return idOfName(`answer/${request.accountId}/${request.requestId}`);
}

/** What was asked before under the same request id of the account; null when it is unused. */
export async function findReplay({ database }: Ground, request: IdentifiedRequest): Promise<Replay | null> {
  const asked = await findAsked(database, { ...request, messageId: answerMessageId(request) });
  if (asked === null) return null;
  const { operation, text } = asked;
  return { operation, differs: text === null ? operation.bodyHash !== request.bodyHash : text !== request.text };
}
