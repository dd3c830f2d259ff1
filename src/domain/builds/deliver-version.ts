import type { LockedBuild } from "../../storage/rows/builds/build-state.ts";
import { insertVersion } from "../../storage/rows/versions/write-versions.ts";
import type { Manifest } from "../../storage/tables/index.ts";
import type { AppContext } from "../call.ts";
import type { Proof } from "../operations/proof.ts";

/** The content of a version. Each hash in the manifests and the proof has a blob from this or an earlier transaction. */
export interface Delivery {
  message: string;
  source: Manifest;
  site: Manifest;
  proof: Proof;
  design: Record<string, unknown> | null;
}

/** Adds a locked build's version to its project, in the caller's transaction, and returns its number. Versions are immutable. */
export async function deliverVersion(ctx: AppContext, { operation, project }: LockedBuild, delivery: Delivery): Promise<number> {
  return insertVersion(ctx.database, { ...delivery, projectId: project.id, operationId: operation.id, createdAt: ctx.clock.now() });
}
