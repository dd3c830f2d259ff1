import { findProof, readBlobs } from "../../../storage/rows/versions/read-versions.ts";
import { requireScope } from "../../call.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { Proof } from "../../operations/proof.ts";
import { requireProject } from "../require-project.ts";

/** Which picture: of which version, in which window (`desktop`, `phone`). */
export interface ReadScreenshot {
  projectId: string;
  version: number;
  viewport: string;
}

/** A picture that a version's proof holds, as JPEG bytes. Refuses with `not_found`. */
export async function readScreenshot(call: Call, { projectId, version, viewport }: ReadScreenshot): Promise<{ bytes: Uint8Array }> {
  requireScope(call, "files:read");
  const project = await requireProject(call, projectId);
  const stored = await findProof(call.ground.database, { projectId: project.id, version });
  const screenshot = stored && Proof.parse(stored).screenshots.find((candidate) => candidate.viewport === viewport);
  const bytes = screenshot && (await readBlobs(call.ground.database, [screenshot.hash])).get(screenshot.hash);
  if (!bytes) {
    throw new ServiceError("not_found", "There is no such screenshot. The proof in the operation lists those that were taken.", {
      what: "screenshot",
    });
  }
  return { bytes };
}
