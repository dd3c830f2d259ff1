import { readAccount } from "../../../storage/rows/people/accounts.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import type { ConsentRequests, ConsentRequest } from "./consent-request.ts";

/** A pending request, its store, and the requesting browser's cookies: it can only be decided in the browser it began in. */
export interface WaitingRequest {
  requests: ConsentRequests;
  requestId: string;
  cookies: string | undefined;
}

/** A request, and the account that would be connected. */
export interface Consent extends ConsentRequest {
  account: { id: string; email: string };
}

/** Returns the request to decide. Throws `not_found` if another browser began it, or if it is decided or expired. */
export async function readConsent({ ctx, accountId }: Call, { requests, requestId, cookies }: WaitingRequest): Promise<Consent> {
  const request = requests.begunIn(cookies).includes(requestId) ? await requests.read(requestId) : null;
  if (request === null) {
    const message = "This request is over, or it was begun in another browser. Start again from the app that you want to connect.";
    throw new ServiceError("not_found", message, { what: "connection" });
  }
  const { email } = await readAccount(ctx.database, accountId);
  return { ...request, account: { id: accountId, email } };
}
