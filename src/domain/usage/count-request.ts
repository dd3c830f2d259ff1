import { addRequest } from "../../storage/rows/keys/usage.ts";
import type { KeyCall } from "../keys/authenticate-key.ts";
import { dayOf } from "./days.ts";

/** Counts one request of a good key, before it is answered, so that what is read afterwards includes it. */
export async function countRequest({ ground, accountId, keyId }: KeyCall): Promise<void> {
  const at = ground.clock.now();
  await addRequest(ground.database, { keyId, accountId, day: dayOf(at), at });
}
