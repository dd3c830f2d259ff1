// A project's history as the editor shows it. It is sent again with every change, so it is limited; older history is
// covered by the versions.
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { messages, operations } from "../../tables/index.ts";
import type { MessageRow } from "../conversation.ts";
import type { OperationRow } from "../operations.ts";

/** A message, with the request id of its build. */
export interface SaidRow extends Pick<MessageRow, "id" | "author" | "text" | "createdAt"> {
  requestId: string;
}

/** The latest messages of a project, at most `limit`, oldest first. */
export async function latestSaid(database: Database, key: { projectId: string; limit: number }): Promise<SaidRow[]> {
  const rows = await database
    .select({
      id: messages.id,
      author: messages.author,
      text: messages.text,
      createdAt: messages.createdAt,
      requestId: operations.requestId,
    })
    .from(messages)
    .innerJoin(operations, eq(operations.id, messages.operationId))
    .where(eq(messages.projectId, key.projectId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(key.limit);
  return rows.toReversed();
}

/** The latest builds of a project, at most `limit`, newest first. */
export async function latestOperations(database: Database, key: { projectId: string; limit: number }): Promise<OperationRow[]> {
  return database
    .select()
    .from(operations)
    .where(eq(operations.projectId, key.projectId))
    .orderBy(desc(operations.createdAt), desc(operations.id))
    .limit(key.limit);
}

/** The account's build of this project with a request id; null if there is none. */
export async function findOperationOf(
  database: Database,
  key: { accountId: string; projectId: string; requestId: string },
): Promise<OperationRow | null> {
  const [row] = await database
    .select()
    .from(operations)
    .where(and(eq(operations.accountId, key.accountId), eq(operations.projectId, key.projectId), eq(operations.requestId, key.requestId)));
  return row ?? null;
}
