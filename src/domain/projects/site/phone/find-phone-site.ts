import { findExport } from "../../../../storage/rows/sites/phone-exports.ts";
import type { StoredPhoneUpdates } from "../../../../storage/tables/index.ts";
import type { AppContext } from "../../../call.ts";

/** What there is of an app for phones for Expo Go. `reason` is a sentence about a failure, or why nothing is made where that is not the machine. */
export type PhoneSite =
  | { status: "preparing" }
  | { status: "unavailable"; reason?: string }
  | { status: "failed"; reason: string }
  | { status: "ready"; updates: StoredPhoneUpdates };

/** What there is of the live version of this site for Expo Go. A site that is no app for phones has it "preparing". */
export async function findPhoneSite({ database }: Pick<AppContext, "database">, name: string): Promise<PhoneSite> {
  const found = await findExport(database, name);
  if (found?.status === "unavailable") return { status: "unavailable", ...(found.reason !== null && { reason: found.reason }) };
  if (found?.status === "failed") return { status: "failed", reason: found.reason ?? "" };
  return found?.status === "ready" && found.updates !== null ? { status: "ready", updates: found.updates } : { status: "preparing" };
}
