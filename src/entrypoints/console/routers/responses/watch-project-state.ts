import { isOwner } from "../../../../domain/accounts/operator/require-owner.ts";
import { readProjectState } from "../../../../domain/projects/browsing/read-project-state.ts";
import { renderProjectState } from "./project-responses.ts";
import { watchChanges, type Watching } from "./watch-changes.ts";

/** Yields a project now and on every change, until the signal is aborted. Throws when the session has ended or the project is gone. */
export function watchProjectState(
  watching: Watching & { email: string },
  { projectId, signal }: { projectId: string; signal: AbortSignal | undefined },
) {
  const asked = { projectId, isWithDollars: isOwner(watching.email) };
  const read = async () => renderProjectState(await readProjectState(watching.call, asked));
  return watchChanges(watching, { id: projectId, signal, read });
}
