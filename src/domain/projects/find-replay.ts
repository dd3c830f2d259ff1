// A request id permanently belongs to its first request, also after its project is deleted. A repeated request returns
// that request's outcome; nothing is started, rejected or charged again.
import { idOfName } from "../../lib/ids.ts";
import { findAsked } from "../../storage/rows/operations.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import type { AppContext } from "../call.ts";

/** The earlier request under a request id. */
export interface Replay {
  operation: OperationRow;
  /** Whether the current request differs from it. */
  differs: boolean;
}

/** A request under a client-chosen id. `bodyHash` identifies its content, `text` is its message to a waiting build. */
export interface IdentifiedRequest {
  accountId: string;
  requestId: string;
  bodyHash: string;
  text: string | null;
}

/** The id of the message that answers a waiting build under a request id: a build has its own request id, and so has each answer. */
export function answerMessageId(request: { accountId: string; requestId: string }): string {
  return idOfName(`answer/${request.accountId}/${request.requestId}`);
}

/** Returns the earlier request under the same request id of the account; null if the id is unused. */
export async function findReplay({ database }: AppContext, request: IdentifiedRequest): Promise<Replay | null> {
  const asked = await findAsked(database, { ...request, messageId: answerMessageId(request) });
  if (asked === null) return null;
  const { operation, text } = asked;
  return { operation, differs: text === null ? operation.bodyHash !== request.bodyHash : text !== request.text };
}
