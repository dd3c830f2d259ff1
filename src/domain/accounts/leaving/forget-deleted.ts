// What was deleted is out of everybody's sight at once, and out of the database some weeks later: until then its operator
// can bring back what was deleted by mistake. Files are shared by their content, so they go when nothing names them.
import { emptyDeletedProjects } from "../../../storage/rows/versions/empty-projects.ts";
import { deleteUnusedBlobs } from "../../../storage/rows/versions/unused-blobs.ts";
import type { Ground } from "../../call.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const PROJECTS_KEPT_DAYS = 30;
const FILES_KEPT_DAYS = 7;
const PROJECTS_AT_ONCE = 100;

/** Deletes the content of projects that were deleted thirty days ago, and then the files that nothing has named for seven. Says how many of each. Ends early at the signal. */
export async function forgetDeleted({ database, clock }: Ground, signal: AbortSignal): Promise<{ projects: number; files: number }> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MILLISECONDS);
  let projects = 0;
  while (!signal.aborted) {
    const emptied = await emptyDeletedProjects(database, { before: daysAgo(PROJECTS_KEPT_DAYS), limit: PROJECTS_AT_ONCE });
    projects += emptied;
    if (emptied < PROJECTS_AT_ONCE) break;
  }
  const files = signal.aborted ? 0 : await deleteUnusedBlobs(database, { before: daysAgo(FILES_KEPT_DAYS) });
  return { projects, files };
}
