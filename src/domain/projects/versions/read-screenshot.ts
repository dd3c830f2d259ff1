import { findProof, readBlobs } from "../../../storage/rows/versions/read-versions.ts";
import { requireScope } from "../../call.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { Proof } from "../../operations/proof.ts";
import { requireProject } from "../require-project.ts";

/** The screenshot to read: its version and viewport (`desktop`, `phone`). */
export interface ReadScreenshot {
  projectId: string;
  version: number;
  viewport: string;
}

/** Returns a screenshot from a version's proof, as JPEG bytes. Throws `not_found`. */
export async function readScreenshot(call: Call, { projectId, version, viewport }: ReadScreenshot): Promise<{ bytes: Uint8Array }> {
  requireScope(call, "files:read");
  const project = await requireProject(call, projectId);
  const stored = await findProof(call.ctx.database, { projectId: project.id, version });
  const screenshot = stored && Proof.parse(stored).screenshots.find((candidate) => candidate.viewport === viewport);
  const bytes = screenshot && (await readBlobs(call.ctx.database, [screenshot.hash])).get(screenshot.hash);
  if (!bytes) {
    throw new ServiceError("not_found", "There is no such screenshot. The proof in the operation lists those that were taken.", {
      what: "screenshot",
    });
  }
  return { bytes };
}
