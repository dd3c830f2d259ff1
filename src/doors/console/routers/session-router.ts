import { z } from "zod";
import { enter } from "../../../domain/accounts/links/enter.ts";
import { requestReset } from "../../../domain/accounts/links/request-reset.ts";
import { resetPassword } from "../../../domain/accounts/links/reset-password.ts";
import { signOut } from "../../../domain/accounts/sessions/end-sessions.ts";
import { signIn } from "../../../domain/accounts/sessions/sign-in.ts";
import { signUp } from "../../../domain/accounts/sessions/sign-up.ts";
import { tellSession } from "../session/tell-session.ts";
import { anyone, type ConsoleContext, router } from "../rpc/procedures.ts";

const TEXT_MAX = 1_000;
const Text = z.string().max(TEXT_MAX);
const Email = z.string().trim().min(1, "Give your e-mail.").max(254, "This e-mail is too long.");
const NewEmail = z.email("This is not an e-mail address. Check it.").max(254, "This e-mail is too long.");

const browserOf = ({ visitor, signedIn }: ConsoleContext) => ({ visitor, former: signedIn });

/** Who is signed in, and the ways in and out. */
export const sessionRouter = router({
  read: anyone.query(({ ctx }) => tellSession(ctx.signedIn, { ...ctx.settings, sendsMail: ctx.sendMail !== null })),
  signUp: anyone.input(z.object({ email: NewEmail, password: Text })).mutation(async ({ ctx, input }) => {
    const isOpen = ctx.settings.isSignUpOpen;
    ctx.setSession(await signUp(ctx.ground, { ...input, isOpen, browser: browserOf(ctx) }));
    return {};
  }),
  signIn: anyone.input(z.object({ email: Email, password: Text })).mutation(async ({ ctx, input }) => {
    ctx.setSession(await signIn(ctx.ground, { ...input, browser: browserOf(ctx) }));
    return {};
  }),
  signOut: anyone.mutation(async ({ ctx }) => {
    const { signedIn, visitor } = ctx;
    if (signedIn !== null) await signOut(signedIn.call, { sessionId: signedIn.session.id, visitor });
    ctx.setSession(null);
    return {};
  }),
  enter: anyone.input(z.object({ token: Text })).mutation(async ({ ctx, input }) => {
    ctx.setSession(await enter(ctx.ground, { ...input, browser: browserOf(ctx) }));
    return {};
  }),
  requestReset: anyone.input(z.object({ email: Email })).mutation(async ({ ctx, input }) => {
    await requestReset(ctx.ground, { ...input, visitor: ctx.visitor, sendMail: ctx.sendMail });
    return {};
  }),
  resetPassword: anyone.input(z.object({ token: Text, password: Text })).mutation(async ({ ctx, input }) => {
    ctx.setSession(await resetPassword(ctx.ground, { ...input, browser: browserOf(ctx), sendMail: ctx.sendMail }));
    return {};
  }),
});
