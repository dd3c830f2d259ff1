// A sign-in page says why one is there: from where it leads to, and from whether a session has just ended.
import * as signInWords from "#words/sign-in.ts";

/** The reason given in the URL: the visitor was signed in until now. */
export const SESSION_ENDED = "ended";

const REASONS: readonly { to: RegExp; signIn: string; signUp: string }[] = [
  { to: /^\/open-site(?:\?|$)/, signIn: signInWords.reasonSite, signUp: signInWords.reasonSiteNew },
  { to: /^\/connect\/cli(?:\?|$)/, signIn: signInWords.reasonCli, signUp: signInWords.reasonCliNew },
  { to: /^\/connect\//, signIn: signInWords.reasonApp, signUp: signInWords.reasonAppNew },
  { to: /^\/projects\//, signIn: signInWords.reasonProject, signUp: signInWords.reasonProjectNew },
  { to: /^\/(?:settings|trash)(?:[/?]|$)/, signIn: signInWords.reasonPage, signUp: signInWords.reasonPageNew },
];

/** Why a visitor is asked to sign in, in a sentence; null if they came on their own. `to` is where they continue. */
export function reasonToSignIn({ to = "", why }: { to?: string | undefined; why?: string | undefined }): string | null {
  if (why === SESSION_ENDED) return signInWords.sessionEnded;
  return reasonFor(to)?.signIn ?? null;
}

/** The same for somebody who may also create an account. */
export function reasonToSignUp(to = ""): string | null {
  return reasonFor(to)?.signUp ?? null;
}

const reasonFor = (target: string) => REASONS.find(({ to }) => to.test(target));
