import { type EndpointRow, listEndpoints as listRows } from "../../../storage/rows/webhooks/endpoints.ts";
import { type Call, requireScope } from "../../call.ts";

/** An endpoint as its owner sees it: without its secrets. */
export type OwnEndpoint = Omit<EndpointRow, "accountId" | "secret" | "formerSecret">;

/** All endpoints of the caller's account, oldest first. */
export async function listEndpoints(call: Call): Promise<OwnEndpoint[]> {
  requireScope(call, "webhooks:read");
  const { ctx, accountId } = call;
  return (await listRows(ctx.database, accountId)).map((row) => withoutSecrets(row));
}

/** An endpoint without its internal fields. */
export function withoutSecrets({ accountId: _account, secret: _secret, formerSecret: _former, ...shown }: EndpointRow): OwnEndpoint {
  return shown;
}
