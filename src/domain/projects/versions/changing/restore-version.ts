import { contentHash } from "../../../../lib/crypto/secrets.ts";
import { findListedVersion } from "../../../../storage/rows/versions/list-versions.ts";
import { type StartedTask, startTask } from "../../../builds/starting/start-task.ts";
import type { Call } from "../../../call.ts";
import { ServiceError } from "../../../errors.ts";
import { type VersionKey, versionNotFound } from "../require-version.ts";

/**
 * Starts a build that recreates an earlier version of a project as its newest. Throws `not_found`, `build_running`, and
 * `invalid_input` for the live version.
 */
export async function restoreVersion(
  call: Call,
  { projectId, version, requestId }: VersionKey & { requestId: string },
): Promise<StartedTask> {
  const bodyHash = contentHash(JSON.stringify(["restore", projectId, version]));
  return startTask(call, {
    projectId,
    requestId,
    bodyHash,
    decide: async ({ database }, project) => {
      if ((await findListedVersion(database, { projectId: project.id, version })) === null) throw versionNotFound(version);
      if (project.liveVersion === version) {
        throw new ServiceError(
          "invalid_input",
          `Version ${version} is live already: there is nothing to restore. Send the number of an earlier version.`,
          { field: "version" },
        );
      }
      return { task: { kind: "restore", version }, message: `Back to version ${version}` };
    },
  });
}
