// A project with a version, and follow-up messages sent through the API's operations.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Call } from "../../../src/domain/call.ts";
import { readFiles } from "../../../src/domain/projects/versions/read-files.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import { findSiteByName } from "../../../src/storage/rows/sites/find-site.ts";
import type { OperationRow } from "../../../src/storage/rows/operations.ts";
import { messages, projects, versions } from "../../../src/storage/tables/index.ts";
import { isSettled, type TestPipeline } from "../../support/open-pipeline.ts";

/** Builds a prompt until it is `done`. */
export async function buildToEnd(pipeline: TestPipeline, call: Call, prompt: string): Promise<OperationRow> {
  const { id } = await pipeline.start(call, prompt);
  const operation = await pipeline.until(id, isSettled);
  assert.equal(operation.status, "done", operation.errorMessage ?? "");
  return operation;
}

/** Sends a message to a project. */
export async function say(call: Call, projectId: string, message: string): Promise<OperationRow> {
  const sent = await sendMessage(call, { projectId, message, answers: [], model: null, requestId: randomUUID() });
  return sent.operation;
}

/** Sends a message to a project, and waits until its build has ended or asks a question. */
export async function sayAndWait(pipeline: TestPipeline, call: Call, { projectId, message }: { projectId: string; message: string }) {
  const { id } = await say(call, projectId, message);
  return pipeline.until(id, isSettled);
}

/** A project's row, its versions oldest first, and the manifest that its site serves. */
export async function readState({ storage: { database } }: TestPipeline, projectId: string) {
  const [project] = await database.select().from(projects).where(eq(projects.id, projectId));
  assert.ok(project);
  const made = await database.select().from(versions).where(eq(versions.projectId, projectId)).orderBy(asc(versions.version));
  const site = project.siteName === null ? null : await findSiteByName(database, project.siteName);
  return { project, versions: made, site: site?.manifest ?? null };
}

/** The replies of a build. */
export async function repliesOf({ storage: { database } }: TestPipeline, operationId: string): Promise<string[]> {
  const said = await database.select().from(messages).where(eq(messages.operationId, operationId)).orderBy(asc(messages.createdAt));
  return said.filter(({ author }) => author === "atelier").map(({ text }) => text);
}

/** The source files of a version (null: the default), path → text. */
export async function sourceOf(call: Call, projectId: string, version: number | null): Promise<Map<string, string>> {
  const { files } = await readFiles(call, { projectId, version, path: null });
  return new Map(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
}
