import { isOwner } from "../../../domain/accounts/operator/require-owner.ts";
import type { SignedIn } from "../../../domain/accounts/sessions/sessions.ts";
import type { PlanName } from "../../../domain/plans/plans.ts";

/** The initial data of a page: who is signed in, and what the operator allows. */
export interface SessionInfo {
  person: { email: string; plan: PlanName; isOwner: boolean } | null;
  isSignUpOpen: boolean;
  sendsMail: boolean;
}

/** The initial data for this visitor. */
export function describeSession(
  signedIn: SignedIn | null,
  { isSignUpOpen, sendsMail }: { isSignUpOpen: boolean; sendsMail: boolean },
): SessionInfo {
  const person = signedIn && { email: signedIn.email, plan: signedIn.call.plan, isOwner: isOwner(signedIn.email) };
  return { person, isSignUpOpen, sendsMail };
}
