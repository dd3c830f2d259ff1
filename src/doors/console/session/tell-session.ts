import type { SignedIn } from "../../../domain/accounts/sessions/sessions.ts";
import type { PlanName } from "../../../domain/plans/plans.ts";

/** What a page is told first: who is signed in, and what the operator allows. */
export interface ToldSession {
  person: { email: string; plan: PlanName } | null;
  isSignUpOpen: boolean;
  sendsMail: boolean;
}

/** What a page is told of this visitor. */
export function tellSession(
  signedIn: SignedIn | null,
  { isSignUpOpen, sendsMail }: { isSignUpOpen: boolean; sendsMail: boolean },
): ToldSession {
  return { person: signedIn && { email: signedIn.email, plan: signedIn.call.plan }, isSignUpOpen, sendsMail };
}
