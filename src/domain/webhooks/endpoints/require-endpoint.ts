import { readUuid } from "../../../kit/ids.ts";
import { type EndpointRow, findEndpoint, lockEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import type { Call, Ground } from "../../call.ts";
import { ServiceError } from "../../errors.ts";

/** The refusal of an endpoint that is not there, or that is another account's. */
export function endpointNotFound(): ServiceError<"not_found"> {
  return new ServiceError("not_found", "There is no such endpoint on this account, or it was removed.", { what: "webhook" });
}

/** One of the caller's endpoints. Refuses with `not_found`. */
export async function requireEndpoint({ ground, accountId }: Call, endpointId: string): Promise<EndpointRow> {
  const id = readUuid(endpointId);
  const found = id && (await findEndpoint(ground.database, { accountId, endpointId: id }));
  if (!found) throw endpointNotFound();
  return found;
}

/** The same, its row locked until the caller's transaction ends. */
export async function requireLockedEndpoint(
  ground: Ground,
  { accountId, endpointId }: { accountId: string; endpointId: string },
): Promise<EndpointRow> {
  const id = readUuid(endpointId);
  const found = id && (await lockEndpoint(ground.database, { accountId, endpointId: id }));
  if (!found) throw endpointNotFound();
  return found;
}
