// The page sends the account it displayed; if another one is signed in by now, the decision is rejected. The request
// must have begun in the same browser, so that nobody can be tricked into approving a request that someone else is
// waiting for.
import { describeConnection, listConnections } from "../../../storage/rows/people/connections.ts";
import { keepClient } from "../../../storage/rows/people/oauth-records.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { clientFacts, connectionName } from "./connection-facts.ts";
import { readConsent, type WaitingRequest } from "./read-consent.ts";

/** A user's decision: the account they were shown, and whether the app gets connected to it. */
export interface Decision extends WaitingRequest {
  shownAccountId: string;
  isAllowed: boolean;
  visitor: Visitor;
}

const CONNECTIONS_MAX = 50;
const CLIENT_DAYS = 400;

/**
 * Decides a request and returns the redirect URL. Throws `not_found` as `readConsent` does, and `invalid_input` if the
 * account is not the one shown or has too many connections.
 */
export async function decideConsent(call: Call, decision: Decision): Promise<{ goOn: string }> {
  const { ctx, accountId } = call;
  const { requests, requestId, shownAccountId, isAllowed, visitor } = decision;
  const request = await readConsent(call, decision);
  if (shownAccountId !== accountId) {
    const message = `You are signed in as ${request.account.email} now. Read again what the app asks for, then decide.`;
    throw new ServiceError("invalid_input", message, { field: "accountId" });
  }
  if (!isAllowed) return requests.refuse(requestId);
  const now = ctx.clock.now();
  const open = await listConnections(ctx.database, { accountId, now });
  if (open.length >= CONNECTIONS_MAX) {
    const message = `An account has at most ${CONNECTIONS_MAX} connections. Remove one that is not used any more.`;
    throw new ServiceError("invalid_input", message, { field: null });
  }
  const { connectionId, goOn } = await requests.allow(requestId, { accountId });
  await inTransaction(ctx, async (inner) => {
    const facts = clientFacts(request);
    await describeConnection(inner.database, { accountId, id: connectionId, facts: { about: facts } });
    await keepClient(inner.database, { id: request.client.id, until: new Date(now.getTime() + CLIENT_DAYS * 86_400_000) });
    const auditFacts = { name: connectionName(facts), scopes: request.scopes.join(" ") };
    await recordEvent(inner, { accountId, type: "connection_made", facts: auditFacts, visitor });
  });
  return { goOn };
}
