// Rate limits of sign-ins, sign-ups, password resets, sign-in links, and the requests of apps to the authorization server.
// They lock out an attacker who guesses passwords, not the account: wrong passwords are counted per account and network,
// per network, and per account; the last bounds guessing from many networks. A browser known to the account is counted
// separately, so that nobody else can lock its user out. An attempt counts before it is checked, so concurrent ones gain
// nothing; a successful one is uncounted.
import { keyedHash } from "../../../lib/crypto/secrets.ts";
import { countSubject } from "../../../storage/rows/usage/count-subjects.ts";
import { takeBackCounts } from "../../../storage/rows/usage/take-back-counts.ts";
import type { AppContext } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { networkOf } from "../../usage/limits/admit-address.ts";

/** The kinds of attempt; each has its own counters. */
export type AuthAttemptKind = "sign-in" | "sign-up" | "reset" | "link" | "register" | "authorize" | "token";

/** An attempt: its kind, the email (null if it has none), and the client's address. */
export interface AuthAttempt {
  kind: AuthAttemptKind;
  email: string | null;
  address: string;
  /** The id by which the account knows this browser; absent or null if it does not. */
  knownBrowser?: string | null;
}

interface Limit {
  requests: number;
  seconds: number;
}

/** Limits per counter: `place` is an account and a network together, `browser` a browser known to the account. */
type Limits = Partial<Record<"account" | "address" | "place" | "browser", Limit>> & { address: Limit };

const LIMITS: Readonly<Record<AuthAttemptKind, Limits>> = {
  "sign-in": {
    place: { requests: 10, seconds: 900 },
    browser: { requests: 10, seconds: 900 },
    address: { requests: 30, seconds: 900 },
    account: { requests: 100, seconds: 3_600 },
  },
  "sign-up": { account: { requests: 10, seconds: 3_600 }, address: { requests: 10, seconds: 3_600 } },
  reset: { account: { requests: 3, seconds: 3_600 }, address: { requests: 10, seconds: 3_600 } },
  link: { address: { requests: 30, seconds: 900 } },
  // Apps' requests to the authorization server, without an e-mail: registration, authorization, tokens.
  register: { address: { requests: 30, seconds: 3_600 } },
  authorize: { address: { requests: 60, seconds: 900 } },
  token: { address: { requests: 600, seconds: 900 } },
};

interface Counted {
  subject: string;
  policy: string;
  limit: Limit;
  /** Whether a successful attempt resets the counter; if not, only that attempt is uncounted. */
  isResetBySuccess: boolean;
}

/** Counts an attempt. Throws `too_many_requests` above the limit, with the same message for every account. */
export async function countAuthAttempt(ctx: AppContext, attempt: AuthAttempt): Promise<void> {
  const at = ctx.clock.now();
  const counts = await Promise.all(
    countedOf(ctx, attempt).map(async ({ subject, policy, limit }) => {
      const endsAt = new Date(at.getTime() + limit.seconds * 1_000);
      return { limit, ...(await countSubject(ctx.database, { subject, policy, at, endsAt })) };
    }),
  );
  const ends = counts.filter(({ requests, limit }) => requests > limit.requests).map(({ endsAt }) => endsAt.getTime());
  if (ends.length === 0) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Math.max(...ends) - at.getTime()) / 1_000));
  throw new ServiceError("too_many_requests", `There were too many attempts. Wait ${spell(retryAfterSeconds)}, then try again.`, {
    retryAfterSeconds,
  });
}

/**
 * Uncounts a successful attempt: resets the counter of this browser, or of this account and network; decrements those
 * of the network and the account.
 */
export async function uncountAuthAttempt(ctx: AppContext, attempt: AuthAttempt): Promise<void> {
  const at = ctx.clock.now();
  for (const { subject, policy, isResetBySuccess } of countedOf(ctx, attempt)) {
    await takeBackCounts(ctx.database, { subject, policy, at, requests: isResetBySuccess ? null : 1 });
  }
}

function countedOf({ secret }: AppContext, { kind, email, address, knownBrowser = null }: AuthAttempt): Counted[] {
  const limits = LIMITS[kind];
  const hashed = (text: string) => keyedHash(secret, text);
  const by = (name: keyof Limits, subject: string, isResetBySuccess = false): Counted[] => {
    const limit = limits[name];
    return limit === undefined ? [] : [{ subject, policy: `${kind}/${name}`, limit, isResetBySuccess }];
  };
  if (knownBrowser !== null && limits.browser !== undefined) return by("browser", `browser:${hashed(knownBrowser)}`, true);
  const network = networkOf(address);
  return [
    ...(email === null ? [] : by("account", `email:${hashed(email)}`)),
    ...(email === null ? [] : by("place", `place:${hashed(`${email}\n${network}`)}`, true)),
    ...by("address", `address:${hashed(network)}`),
  ];
}

function spell(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
