import { type Call, requireScope } from "../../call.ts";
import { Proof } from "../../operations/proof.ts";
import { requireVersion, type VersionKey } from "./require-version.ts";

/** Returns the proof a version was delivered with. Throws `not_found`. */
export async function readProof(call: Call, key: VersionKey): Promise<Proof> {
  requireScope(call, "projects:read");
  return Proof.parse((await requireVersion(call, key)).proof);
}
