// Deleted data is hidden at once and removed from the database weeks later, so that what was deleted by mistake can be
// restored. Files are shared by content, so they are removed when nothing references them.
import { emptyDeletedProjects } from "../../../storage/rows/versions/empty-projects.ts";
import { deleteUnusedBlobs } from "../../../storage/rows/versions/unused-blobs.ts";
import type { AppContext } from "../../call.ts";
import { restorableSince } from "../../projects/trash/trash-days.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const FILES_KEPT_DAYS = 7;
const PROJECTS_AT_ONCE = 100;

/**
 * Deletes the content of projects deleted thirty days ago, then files unreferenced for seven days. Returns both counts.
 * Stops early on abort.
 */
export async function forgetDeleted({ database, clock }: AppContext, signal: AbortSignal): Promise<{ projects: number; files: number }> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MILLISECONDS);
  let projects = 0;
  while (!signal.aborted) {
    const emptied = await emptyDeletedProjects(database, { before: restorableSince(clock.now()), limit: PROJECTS_AT_ONCE });
    projects += emptied;
    if (emptied < PROJECTS_AT_ONCE) break;
  }
  const files = signal.aborted ? 0 : await deleteUnusedBlobs(database, { before: daysAgo(FILES_KEPT_DAYS) });
  return { projects, files };
}
