import { z } from "zod";
import { decideConsent } from "../../../domain/accounts/connections/decide-consent.ts";
import { listConnections } from "../../../domain/accounts/connections/list-connections.ts";
import { readConsent } from "../../../domain/accounts/connections/read-consent.ts";
import { removeConnection } from "../../../domain/accounts/connections/remove-connection.ts";
import { type ConsoleContext, person, router } from "../rpc/procedures.ts";

const RequestId = z.string().max(100);

const waiting = ({ consents, cookies }: Pick<ConsoleContext, "consents" | "cookies">, requestId: string) => ({
  requests: consents,
  requestId,
  cookies,
});

/** The apps connected to a user's account, and pending requests. */
export const connectionsRouter = router({
  list: person.query(async ({ ctx }) => {
    const connections = await listConnections(ctx.call);
    return connections.map(({ createdAt, lastUsedAt, ...connection }) => ({
      ...connection,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }),
  remove: person.input(z.object({ id: z.string().min(1).max(100) })).mutation(async ({ ctx, input }) => {
    await removeConnection(ctx.call, { ...input, visitor: ctx.visitor });
    return {};
  }),
  request: person.input(z.object({ requestId: RequestId })).query(({ ctx, input }) => readConsent(ctx.call, waiting(ctx, input.requestId))),
  decide: person
    .input(z.object({ requestId: RequestId, accountId: z.guid(), isAllowed: z.boolean() }))
    .mutation(({ ctx, input: { requestId, accountId, isAllowed } }) =>
      decideConsent(ctx.call, { ...waiting(ctx, requestId), shownAccountId: accountId, isAllowed, visitor: ctx.visitor }),
    ),
});
