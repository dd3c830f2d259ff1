import { type LockedBuild, writeProject } from "../../storage/rows/builds/build-state.ts";
import type { AppContext } from "../call.ts";
import { announce } from "../operations/announce.ts";
import { requestExport } from "../projects/site/phone/request-export.ts";

/** Makes a locked build's delivered version the one that the project's site serves, in the caller's transaction. */
export async function publishVersion(ctx: AppContext, { operation, project }: LockedBuild): Promise<void> {
  const liveVersion = operation.version;
  await writeProject(ctx.database, project.id, { liveVersion, updatedAt: ctx.clock.now() });
  await requestExport(ctx, project, liveVersion);
  await announce(ctx, { operation, project: { ...project, liveVersion } }, { type: "project.deployed", operationStatus: "running" });
}
