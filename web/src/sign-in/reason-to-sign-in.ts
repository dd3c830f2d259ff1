// A sign-in page says why one is there: from where it leads to, and from whether a session has just ended.

/** The reason given in the URL: the visitor was signed in until now. */
export const SESSION_ENDED = "ended";

const REASONS: readonly [to: RegExp, reason: string][] = [
  [/^\/open-site(?:\?|$)/, "This site is private. Sign in with the account that it belongs to."],
  [/^\/connect\/cli(?:\?|$)/, "The command line asks for access to your account. Sign in to decide."],
  [/^\/connect\//, "An app asks for access to your account. Sign in to decide."],
  [/^\/projects\//, "Sign in to open this project."],
  [/^\/(?:settings|trash)(?:[/?]|$)/, "Sign in to open this page."],
];

/** Why a visitor is asked to sign in, in a sentence; null if they came on their own. `to` is where they continue. */
export function reasonToSignIn({ to = "", why }: { to?: string | undefined; why?: string | undefined }): string | null {
  if (why === SESSION_ENDED)
    return "Your session has ended: it expired, or was ended on another page or device. Sign in to go on where you were. What you typed is kept.";
  return REASONS.find(([beginning]) => beginning.test(to))?.[1] ?? null;
}
