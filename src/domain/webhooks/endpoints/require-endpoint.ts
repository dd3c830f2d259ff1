import { readUuid } from "../../../lib/ids.ts";
import { type EndpointRow, findEndpoint, lockEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import type { Call, AppContext } from "../../call.ts";
import { ServiceError } from "../../errors.ts";

/** The error for an endpoint that does not exist or is another account's. */
export function endpointNotFound(): ServiceError<"not_found"> {
  return new ServiceError("not_found", "There is no such endpoint on this account, or it was removed.", { what: "webhook" });
}

/** Returns one of the caller's endpoints. Throws `not_found`. */
export async function requireEndpoint({ ctx, accountId }: Call, endpointId: string): Promise<EndpointRow> {
  const id = readUuid(endpointId);
  const found = id && (await findEndpoint(ctx.database, { accountId, endpointId: id }));
  if (!found) throw endpointNotFound();
  return found;
}

/** As `requireEndpoint`, with the row locked until the caller's transaction ends. */
export async function requireLockedEndpoint(
  ctx: AppContext,
  { accountId, endpointId }: { accountId: string; endpointId: string },
): Promise<EndpointRow> {
  const id = readUuid(endpointId);
  const found = id && (await lockEndpoint(ctx.database, { accountId, endpointId: id }));
  if (!found) throw endpointNotFound();
  return found;
}
