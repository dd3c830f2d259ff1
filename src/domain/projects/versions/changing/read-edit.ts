import { findOperationOf } from "../../../../storage/rows/browsing/read-history.ts";
import { readBlobs } from "../../../../storage/rows/versions/read-versions.ts";
import { BuildTask } from "../../../builds/starting/build-task.ts";
import { type Call, requireScope } from "../../../call.ts";
import { ServiceError } from "../../../errors.ts";
import { requireProject } from "../../require-project.ts";
import type { FileChange } from "./edit-version.ts";

/** Returns the files a user wrote in the edit with this request id, also if it did not pass. Throws `not_found`. */
export async function readEdit(
  call: Call,
  { projectId, requestId }: { projectId: string; requestId: string },
): Promise<{ base: number; changes: FileChange[] }> {
  requireScope(call, "files:read");
  const { ctx, accountId } = call;
  const { id } = await requireProject(call, projectId);
  const operation = await findOperationOf(ctx.database, { accountId, projectId: id, requestId });
  const task = BuildTask.safeParse(operation?.task).data;
  if (task?.kind !== "edit") {
    throw new ServiceError("not_found", "There is no edit with this requestId in this project.", { what: "operation" });
  }
  const blobs = await readBlobs(
    ctx.database,
    task.changes.flatMap(({ hash }) => (hash === null ? [] : [hash])),
  );
  const textOf = (hash: string) => Buffer.from(blobs.get(hash) ?? []).toString("utf8");
  return { base: task.base, changes: task.changes.map(({ path, hash }) => ({ path, text: hash === null ? null : textOf(hash) })) };
}
