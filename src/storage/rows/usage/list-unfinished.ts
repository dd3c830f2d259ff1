import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { holds, operations, projects, questions } from "../../tables/index.ts";
import { projectName } from "../credits/read-ledger.ts";

/** The account's builds that run or wait, the newest first: what each holds, and the first open question of one that waits. */
export async function listUnfinished(database: Database, accountId: string) {
  const open = database
    .selectDistinctOn([questions.operationId], {
      operationId: questions.operationId,
      id: questions.id,
      text: questions.text,
      isOffer: sql<boolean>`${questions.offer} is not null`.as("is_offer"),
    })
    .from(questions)
    .innerJoin(operations, eq(operations.id, questions.operationId))
    .where(and(eq(operations.accountId, accountId), eq(operations.status, "waiting"), isNull(questions.answer)))
    .orderBy(questions.operationId, questions.createdAt, questions.id)
    .as("open");
  return database
    .select({
      requestId: operations.requestId,
      projectId: operations.projectId,
      projectName: sql<string>`${projectName}`,
      status: operations.status,
      held: sql<number>`coalesce(${holds.amount}, 0)::int`,
      spent: operations.creditsSpent,
      updatedAt: operations.updatedAt,
      question: { id: open.id, text: open.text, isOffer: open.isOffer },
    })
    .from(operations)
    .innerJoin(projects, eq(projects.id, operations.projectId))
    .leftJoin(holds, eq(holds.operationId, operations.id))
    .leftJoin(open, eq(open.operationId, operations.id))
    .where(and(eq(operations.accountId, accountId), inArray(operations.status, ["running", "waiting"]), isNull(projects.deletedAt)))
    .orderBy(desc(operations.createdAt), desc(operations.id));
}

/** A build that has not ended. */
export type UnfinishedBuildRow = Awaited<ReturnType<typeof listUnfinished>>[number];
