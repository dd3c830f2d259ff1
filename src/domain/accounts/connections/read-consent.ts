import { readAccount } from "../../../storage/rows/people/accounts.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import type { ConsentRequests, ConsentRequest } from "./consent-request.ts";

/** A request that waits, where it does, and the cookies of the browser that asks: only where it was begun it is decided. */
export interface WaitingRequest {
  requests: ConsentRequests;
  requestId: string;
  cookies: string | undefined;
}

/** A request, and the account that a connection would be given for. */
export interface Consent extends ConsentRequest {
  account: { id: string; email: string };
}

/** What the caller is asked. Refuses with `not_found` a request that another browser began, that is decided, or whose time is over. */
export async function readConsent({ ground, accountId }: Call, { requests, requestId, cookies }: WaitingRequest): Promise<Consent> {
  const request = requests.begunIn(cookies).includes(requestId) ? await requests.read(requestId) : null;
  if (request === null) {
    const message = "This request is over, or it was begun in another browser. Start again from the app that you want to connect.";
    throw new ServiceError("not_found", message, { what: "connection" });
  }
  const { email } = await readAccount(ground.database, accountId);
  return { ...request, account: { id: accountId, email } };
}
