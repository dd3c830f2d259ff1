import { listKeys as listRows, type OwnKeyRow } from "../../storage/rows/keys/own-keys.ts";
import type { Call } from "../call.ts";

/** All keys that the caller's account ever had: those that are not revoked first, and of both the newest first. */
export async function listKeys({ ground, accountId }: Call): Promise<OwnKeyRow[]> {
  return listRows(ground.database, accountId);
}
