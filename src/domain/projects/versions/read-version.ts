import { findListedVersion, type ListedVersion } from "../../../storage/rows/versions/list-versions.ts";
import { type Call, requireScope } from "../../call.ts";
import { Proof } from "../../operations/proof.ts";
import { requireVersion, type VersionKey, versionNotFound } from "./require-version.ts";

/** A version, and the proof it was delivered with. */
export interface VersionDetails {
  listed: ListedVersion;
  proof: Proof;
}

/** Returns a version of one of the caller's projects. Throws `not_found`. */
export async function readVersion(call: Call, key: VersionKey): Promise<VersionDetails> {
  requireScope(call, "projects:read");
  const row = await requireVersion(call, key);
  const listed = await findListedVersion(call.ctx.database, { projectId: row.projectId, version: row.version });
  if (listed === null) throw versionNotFound(key.version);
  return { listed, proof: Proof.parse(row.proof) };
}
