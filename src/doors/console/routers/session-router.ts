import { endSession } from "../../../domain/accounts/sessions/sessions.ts";
import { anyone, person, router } from "../rpc/procedures.ts";

/** Who is signed in, and the ways in and out. */
export const sessionRouter = router({
  read: anyone.query(({ ctx }) => ({
    person: ctx.signedIn && { email: ctx.signedIn.email, plan: ctx.signedIn.call.plan },
    isSignUpOpen: ctx.settings.isSignUpOpen,
  })),
  signOut: person.mutation(async ({ ctx }) => {
    await endSession(ctx.call, { sessionId: ctx.session.id });
    ctx.setSession(null);
  }),
});
