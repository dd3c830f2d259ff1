import type { LockedBuild } from "../../storage/rows/build-state.ts";
import { insertVersion } from "../../storage/rows/versions/write-versions.ts";
import type { Manifest } from "../../storage/tables/index.ts";
import type { Ground } from "../call.ts";
import type { Proof } from "../operations/proof.ts";

/** What a version is made of. Every hash in the manifests and the proof has a blob in the same transaction or an earlier one. */
export interface Delivery {
  message: string;
  source: Manifest;
  site: Manifest;
  proof: Proof;
  design: Record<string, unknown> | null;
}

/** Adds a locked build's version to its project, in the caller's transaction, and returns its number. A version is never changed. */
export async function deliverVersion(ground: Ground, { operation, project }: LockedBuild, delivery: Delivery): Promise<number> {
  return insertVersion(ground.database, { ...delivery, projectId: project.id, operationId: operation.id, createdAt: ground.clock.now() });
}
