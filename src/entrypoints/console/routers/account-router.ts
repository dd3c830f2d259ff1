import { z } from "zod";
import { listEvents } from "../../../domain/accounts/audit/list-events.ts";
import { leave } from "../../../domain/accounts/leaving/leave.ts";
import { changePassword } from "../../../domain/accounts/passwords/change-password.ts";
import { readAccount } from "../../../domain/accounts/read-account.ts";
import { endOtherSessions, endSession } from "../../../domain/accounts/sessions/end-sessions.ts";
import { listSessions } from "../../../domain/accounts/sessions/list-sessions.ts";
import { person, router } from "../rpc/procedures.ts";

const Password = z.string().max(1_000);
const PAGE_MAX = 100;

/** A user's own account: password, sessions, audit events, and deletion. */
export const accountRouter = router({
  read: person.query(async ({ ctx }) => {
    const { createdAt, ...account } = await readAccount(ctx.call);
    return { ...account, createdAt: createdAt.toISOString() };
  }),
  changePassword: person.input(z.object({ current: Password.nullable(), next: Password })).mutation(async ({ ctx, input }) => {
    ctx.setSession(await changePassword(ctx.call, { ...input, sessionId: ctx.session.id, visitor: ctx.visitor, sendMail: ctx.sendMail }));
    return {};
  }),
  sessions: person.query(async ({ ctx }) => {
    const open = await listSessions(ctx.call);
    return open.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      isThis: session.id === ctx.session.id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }),
  endSession: person.input(z.object({ id: z.guid() })).mutation(async ({ ctx, input }) => {
    await endSession(ctx.call, { sessionId: input.id, visitor: ctx.visitor });
    if (input.id === ctx.session.id) ctx.setSession(null);
    return {};
  }),
  endOtherSessions: person.mutation(async ({ ctx }) => {
    return { ended: await endOtherSessions(ctx.call, { sessionId: ctx.session.id, visitor: ctx.visitor }) };
  }),
  audit: person.input(z.object({ before: z.guid().nullable(), limit: z.int().min(1).max(PAGE_MAX) })).query(async ({ ctx, input }) => {
    const { events, next } = await listEvents(ctx.call, input);
    return { events: events.map(({ createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() })), next };
  }),
  remove: person.input(z.object({ email: z.string().max(254), password: Password.nullable() })).mutation(async ({ ctx, input }) => {
    await leave(ctx.call, { ...input, sessionId: ctx.session.id, visitor: ctx.visitor });
    ctx.setSession(null);
    return {};
  }),
});
