import { listKeys as listRows, type OwnKeyRow } from "../../storage/rows/keys/own-keys.ts";
import type { Call } from "../call.ts";

/** All keys the caller's account ever had: unrevoked first; within each group, newest first. */
export async function listKeys({ ctx, accountId }: Call): Promise<OwnKeyRow[]> {
  return listRows(ctx.database, accountId);
}
