import { type EndpointRow, listEndpoints as listRows } from "../../../storage/rows/webhooks/endpoints.ts";
import type { Call } from "../../call.ts";

/** An endpoint as its owner sees it: without its secrets. */
export type OwnEndpoint = Omit<EndpointRow, "accountId" | "secret" | "formerSecret">;

/** All endpoints of the caller's account, the oldest first. */
export async function listEndpoints({ ground, accountId }: Call): Promise<OwnEndpoint[]> {
  return (await listRows(ground.database, accountId)).map((row) => withoutSecrets(row));
}

/** An endpoint without what only the service may know. */
export function withoutSecrets({ accountId: _account, secret: _secret, formerSecret: _former, ...told }: EndpointRow): OwnEndpoint {
  return told;
}
