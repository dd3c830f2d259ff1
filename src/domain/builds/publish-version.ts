import { type LockedBuild, writeProject } from "../../storage/rows/build-state.ts";
import type { Ground } from "../call.ts";
import { announce } from "../operations/announce.ts";

/** Makes the version that a locked build delivered the one that the project's site serves, in the caller's transaction. */
export async function publishVersion(ground: Ground, build: LockedBuild): Promise<void> {
  await writeProject(ground.database, build.project.id, { liveVersion: build.operation.version, updatedAt: ground.clock.now() });
  await announce(ground, build, "project.deployed", "running");
}
