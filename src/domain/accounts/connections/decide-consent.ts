// The account that is shown is the account that is given: the page says which one it showed, and where another one is
// signed in by now, nothing is decided. The request has to have begun in the same browser, so that nobody can be brought
// to decide about a request that another one waits for.
import { describeConnection, listConnections } from "../../../storage/rows/people/connections.ts";
import { keepClient } from "../../../storage/rows/people/oauth-records.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { clientFacts, connectionName } from "./connection-facts.ts";
import { readConsent, type WaitingRequest } from "./read-consent.ts";

/** A person's decision: the account that they were shown, and whether the app is connected with it. */
export interface Decision extends WaitingRequest {
  shownAccountId: string;
  isAllowed: boolean;
  visitor: Visitor;
}

const CONNECTIONS_MAX = 50;
const CLIENT_DAYS = 400;

/** Decides about a request, and says where the browser goes on. Refuses with `not_found` as reading does, and with `invalid_input` for another account than the one that was shown, and for one connection too many. */
export async function decideConsent(call: Call, decision: Decision): Promise<{ goOn: string }> {
  const { ground, accountId } = call;
  const { requests, requestId, shownAccountId, isAllowed, visitor } = decision;
  const request = await readConsent(call, decision);
  if (shownAccountId !== accountId) {
    const message = `You are signed in as ${request.account.email} by now. Look again at what is asked, then decide.`;
    throw new ServiceError("invalid_input", message, { field: "accountId" });
  }
  if (!isAllowed) return requests.refuse(requestId);
  const now = ground.clock.now();
  const open = await listConnections(ground.database, { accountId, now });
  if (open.length >= CONNECTIONS_MAX) {
    const message = `An account has at most ${CONNECTIONS_MAX} connections. Remove one that is not used any more.`;
    throw new ServiceError("invalid_input", message, { field: null });
  }
  const { connectionId, goOn } = await requests.allow(requestId, { accountId });
  await inTransaction(ground, async (inner) => {
    const facts = clientFacts(request);
    await describeConnection(inner.database, { accountId, id: connectionId, facts: { about: facts } });
    await keepClient(inner.database, { id: request.client.id, until: new Date(now.getTime() + CLIENT_DAYS * 86_400_000) });
    const told = { name: connectionName(facts), scopes: request.scopes.join(" ") };
    await recordEvent(inner, { accountId, type: "connection_made", facts: told, visitor });
  });
  return { goOn };
}
