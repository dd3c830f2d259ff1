import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { messages, questions } from "../tables/index.ts";

/** A message of a user or a build. */
export type MessageRow = typeof messages.$inferSelect;

/** A question of a build, and its answer once there is one. */
export type QuestionRow = typeof questions.$inferSelect;

/** Adds a message to a project's conversation; false, without changes, if its id already exists. */
export async function insertMessage(database: Database, row: typeof messages.$inferInsert): Promise<boolean> {
  const inserted = await database.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id });
  return inserted.length === 1;
}

/** All messages of a project, oldest first. */
export async function listMessages(database: Database, projectId: string): Promise<MessageRow[]> {
  return database.select().from(messages).where(eq(messages.projectId, projectId)).orderBy(asc(messages.createdAt), asc(messages.id));
}

/** A build's questions, in the order they were asked. */
export async function listQuestions(database: Database, operationId: string): Promise<QuestionRow[]> {
  return database
    .select()
    .from(questions)
    .where(eq(questions.operationId, operationId))
    .orderBy(asc(questions.createdAt), asc(questions.id));
}

/** Adds a build's questions. */
export async function insertQuestions(database: Database, rows: (typeof questions.$inferInsert)[]): Promise<void> {
  await database.insert(questions).values(rows);
}

/** Stores the answer to an unanswered question. */
export async function writeAnswer(database: Database, question: { id: string; answer: string }): Promise<void> {
  await database
    .update(questions)
    .set({ answer: question.answer })
    .where(and(eq(questions.id, question.id), isNull(questions.answer)));
}
