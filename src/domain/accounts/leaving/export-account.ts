// Everything stored about an account, as files readable by people and programs. They are yielded one at a time, each of
// bounded size, so that an account of any size can be exported.
import { listMessages } from "../../../storage/rows/conversation.ts";
import { projectsAfter } from "../../../storage/rows/people/projects-after.ts";
import type { ProjectRow } from "../../../storage/rows/projects.ts";
import { findNewestDraft } from "../../../storage/rows/versions/drafts.ts";
import type { Call } from "../../call.ts";
import { listKeys } from "../../keys/list-keys.ts";
import { filesOf, readFiles } from "../../projects/versions/read-files.ts";
import { listLedger } from "../../usage/list-ledger.ts";
import { listEndpoints } from "../../webhooks/endpoints/list-endpoints.ts";
import { listEvents } from "../audit/list-events.ts";
import { recordEvent } from "../audit/record-event.ts";
import { listConnections } from "../connections/list-connections.ts";
import { readAccount } from "../read-account.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import type { Visitor } from "../sessions/visitor.ts";

/** A file of an export; `path` is relative, and its folder names contain no dots. */
export interface ExportedFile {
  path: string;
  bytes: Uint8Array;
}

const ENTRIES_A_FILE = 1_000;
const PROJECTS_AT_ONCE = 50;

/**
 * Yields everything of the caller's account except secrets: account, keys, webhook endpoints, connections, sessions,
 * ledger, audit log, projects, conversations, and the source of each live version and draft.
 */
export async function* exportAccount(call: Call, { visitor }: { visitor: Visitor }): AsyncGenerator<ExportedFile> {
  const { ctx, accountId } = call;
  await recordEvent(ctx, { accountId, type: "data_exported", visitor });
  yield jsonFile("account.json", await readAccount(call));
  yield jsonFile("keys.json", await listKeys(call));
  yield jsonFile("webhooks.json", await listEndpoints(call));
  yield jsonFile("connections.json", await listConnections(call));
  yield jsonFile("sessions.json", await listSessions(call));
  yield* pagesOf("ledger", async (before) => {
    const { entries, next } = await listLedger(call, { before, limit: ENTRIES_A_FILE });
    return { rows: entries, next };
  });
  yield* pagesOf("security-events", async (before) => {
    const { events, next } = await listEvents(call, { before, limit: ENTRIES_A_FILE });
    return { rows: events, next };
  });
  let after: string | null = null;
  do {
    const rows: ProjectRow[] = await projectsAfter(ctx.database, { accountId, after, limit: PROJECTS_AT_ONCE });
    for (const project of rows) yield* projectFiles(call, project);
    after = rows.at(-1)?.id ?? null;
  } while (after !== null);
}

async function* projectFiles(call: Call, project: ProjectRow): AsyncGenerator<ExportedFile> {
  const { accountId: _, ...exported } = project;
  const folder = `projects/${project.siteName ?? project.id}`;
  yield jsonFile(`${folder}/project.json`, exported);
  const messages = await listMessages(call.ctx.database, project.id);
  yield jsonFile(
    `${folder}/conversation.json`,
    messages.map(({ author, text, createdAt }) => ({ author, text, createdAt })),
  );
  if (project.deletedAt !== null) return;
  yield* draftFiles(call, { projectId: project.id, folder: `${folder}/draft` });
  if (project.liveVersion === null) return;
  const { files } = await readFiles(call, { projectId: project.id, version: project.liveVersion, path: null });
  for (const { path, bytes } of files) yield { path: `${folder}/source/${path}`, bytes };
}

async function* draftFiles(call: Call, { projectId, folder }: { projectId: string; folder: string }): AsyncGenerator<ExportedFile> {
  const draft = await findNewestDraft(call.ctx.database, { projectId });
  if (draft === null) return;
  const { request, works, missing, createdAt, updatedAt, source } = draft;
  yield jsonFile(`${folder}/draft.json`, { request, works, missing, createdAt, updatedAt });
  for (const { path, bytes } of await filesOf(call, { source, path: null, of: "draft" })) yield { path: `${folder}/source/${path}`, bytes };
}

type Page = { rows: readonly unknown[]; next: string | null };

async function* pagesOf(name: string, read: (before: string | null) => Promise<Page>): AsyncGenerator<ExportedFile> {
  let before: string | null = null;
  let number = 1;
  do {
    const page: Page = await read(before);
    yield jsonFile(`${name}/${String(number).padStart(4, "0")}.json`, page.rows);
    before = page.next;
    number += 1;
  } while (before !== null);
}

function jsonFile(path: string, value: unknown): ExportedFile {
  return { path, bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) };
}
