import { z } from "zod";
import { enter } from "../../../domain/accounts/links/enter.ts";
import { requestReset } from "../../../domain/accounts/links/request-reset.ts";
import { resetPassword } from "../../../domain/accounts/links/reset-password.ts";
import { signOut } from "../../../domain/accounts/sessions/end-sessions.ts";
import { signIn } from "../../../domain/accounts/sessions/sign-in.ts";
import { signUp } from "../../../domain/accounts/sessions/sign-up.ts";
import { describeSession } from "../session/describe-session.ts";
import { anyone, type ConsoleContext, router } from "../rpc/procedures.ts";

const TEXT_MAX = 1_000;
const Text = z.string().max(TEXT_MAX);
const Email = z.string().trim().min(1, "Give your e-mail.").max(254, "This e-mail is too long.");
const NewEmail = z.email("This is not an e-mail address. Check it.").max(254, "This e-mail is too long.");

const browserOf = ({ visitor, signedIn, known }: ConsoleContext) => ({ visitor, former: signedIn, known });

/** The current session, sign-in and sign-out, and what visitors are shown before they sign in. */
export const sessionRouter = router({
  read: anyone.query(({ ctx }) => describeSession(ctx.signedIn, { ...ctx.settings, sendsMail: ctx.sendMail !== null })),
  examples: anyone.query(({ ctx }) => ctx.examples.read()),
  signUp: anyone.input(z.object({ email: NewEmail, password: Text })).mutation(async ({ ctx, input }) => {
    const isOpen = ctx.settings.isSignUpOpen;
    ctx.welcome(await signUp(ctx.ctx, { ...input, isOpen, browser: browserOf(ctx) }));
    return {};
  }),
  signIn: anyone.input(z.object({ email: Email, password: Text })).mutation(async ({ ctx, input }) => {
    ctx.welcome(await signIn(ctx.ctx, { ...input, browser: browserOf(ctx) }));
    return {};
  }),
  signOut: anyone.mutation(async ({ ctx }) => {
    const { signedIn, visitor } = ctx;
    if (signedIn !== null) await signOut(signedIn.call, { sessionId: signedIn.session.id, visitor });
    ctx.setSession(null);
    return {};
  }),
  enter: anyone.input(z.object({ token: Text })).mutation(async ({ ctx, input }) => {
    ctx.welcome(await enter(ctx.ctx, { ...input, browser: browserOf(ctx) }));
    return {};
  }),
  requestReset: anyone.input(z.object({ email: Email })).mutation(async ({ ctx, input }) => {
    await requestReset(ctx.ctx, { ...input, visitor: ctx.visitor, sendMail: ctx.sendMail });
    return {};
  }),
  resetPassword: anyone.input(z.object({ token: Text, password: Text })).mutation(async ({ ctx, input }) => {
    ctx.welcome(await resetPassword(ctx.ctx, { ...input, browser: browserOf(ctx), sendMail: ctx.sendMail }));
    return {};
  }),
});
