import { type LockedBuild, writeProject } from "../../storage/rows/build-state.ts";
import type { Ground } from "../call.ts";
import { announce } from "../operations/announce.ts";

/** Makes the version that a locked build delivered the one that the project's site serves, in the caller's transaction. */
export async function publishVersion(ground: Ground, { operation, project }: LockedBuild): Promise<void> {
  const liveVersion = operation.version;
  await writeProject(ground.database, project.id, { liveVersion, updatedAt: ground.clock.now() });
  await announce(ground, { operation, project: { ...project, liveVersion } }, { type: "project.deployed", operationStatus: "running" });
}
