import { countProjects, pageOfProjects, type ProjectFilter, type ProjectPosition, type ProjectRow } from "../../storage/rows/projects.ts";
import { readUuid } from "../../lib/ids.ts";
import { ServiceError } from "../errors.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import { projectAddresses } from "./addresses.ts";
import type { ProjectAddresses } from "./addresses.ts";

/** A project and its addresses. */
export interface AddressedProjectRow {
  project: ProjectRow;
  addresses: ProjectAddresses;
}

/** Which of the caller's projects to list; null filters match all of them. `cursor` is the `nextCursor` of the page before. */
export interface ListProjects extends Omit<ProjectFilter, "accountId"> {
  limit: number;
  offset: number;
  cursor: string | null;
}

/** A page of an account's projects, newest first; `total` counts all that match, and `nextCursor` is null on the last page. */
export interface ProjectPage {
  projects: AddressedProjectRow[];
  total: number;
  limit: number;
  offset: number;
  nextCursor: string | null;
}

/** Returns a page of the caller's projects. Throws `invalid_input` for a cursor that is none, or one beside an offset. */
export async function listProjects(call: Call, { limit, offset, cursor, ...filters }: ListProjects): Promise<ProjectPage> {
  requireScope(call, "projects:read");
  const { ctx, accountId } = call;
  const filter = { ...filters, accountId };
  const after = cursor === null ? null : readCursor(cursor);
  if (after !== null && offset > 0) throw invalidCursor("Send a cursor or an offset, not both.");
  const [rows, total] = await Promise.all([
    pageOfProjects(ctx.database, filter, { limit: limit + 1, offset, after }),
    countProjects(ctx.database, filter),
  ]);
  const shown = rows.slice(0, limit);
  const projects = shown.map((project) => ({ project, addresses: projectAddresses(ctx.addresses, project) }));
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { projects, total, limit, offset, nextCursor: last === undefined ? null : writeCursor(last) };
}

function writeCursor({ createdAt, id }: ProjectPosition): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

function readCursor(cursor: string): ProjectPosition {
  const [, milliseconds, given = ""] = /^([0-9]{1,15})\.(.+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const id = readUuid(given);
  if (id !== null) return { createdAt: new Date(Number(milliseconds)), id };
  throw invalidCursor("cursor is not the nextCursor of a page: send it as it was received, or leave it out for the first page.");
}

function invalidCursor(message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field: "cursor" });
}
