// Guessing is slow: tries are counted by the account that they name, whether it exists or not, and by the network that
// they come from. A try counts before it is judged, so that many at once gain nothing; one that was right is taken back.
import { keyedHash } from "../../../kit/secrets.ts";
import { countSubject } from "../../../storage/rows/keys/count-subjects.ts";
import { takeBackCounts } from "../../../storage/rows/keys/take-back-counts.ts";
import type { Ground } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { networkOf } from "../../usage/limits/admit-address.ts";

/** What is tried: each has counts of its own. */
export type TryKind = "sign-in" | "sign-up" | "reset" | "link" | "register" | "authorize" | "token";

/** A try: of what, for which email (null where it names none), and from which address. */
export interface Try {
  kind: TryKind;
  email: string | null;
  address: string;
}

interface Limit {
  requests: number;
  seconds: number;
}

const LIMITS: Readonly<Record<TryKind, { account: Limit; address: Limit }>> = {
  "sign-in": { account: { requests: 10, seconds: 900 }, address: { requests: 30, seconds: 900 } },
  "sign-up": { account: { requests: 10, seconds: 3_600 }, address: { requests: 10, seconds: 3_600 } },
  reset: { account: { requests: 3, seconds: 3_600 }, address: { requests: 10, seconds: 3_600 } },
  link: { account: { requests: 10, seconds: 900 }, address: { requests: 30, seconds: 900 } },
  // What apps ask the authorization server, which names no e-mail: to be known, to be connected, and for tokens.
  register: { account: { requests: 30, seconds: 3_600 }, address: { requests: 30, seconds: 3_600 } },
  authorize: { account: { requests: 60, seconds: 900 }, address: { requests: 60, seconds: 900 } },
  token: { account: { requests: 600, seconds: 900 }, address: { requests: 600, seconds: 900 } },
};

interface Counted {
  subject: string;
  policy: string;
  limit: Limit;
}

/** Counts a try. Refuses with `too_many_requests` when there were too many, in the same words for every account. */
export async function countTry(ground: Ground, tried: Try): Promise<void> {
  const at = ground.clock.now();
  const counts = await Promise.all(
    countedOf(ground, tried).map(async ({ subject, policy, limit }) => {
      const endsAt = new Date(at.getTime() + limit.seconds * 1_000);
      return { limit, ...(await countSubject(ground.database, { subject, policy, at, endsAt })) };
    }),
  );
  const ends = counts.filter(({ requests, limit }) => requests > limit.requests).map(({ endsAt }) => endsAt.getTime());
  if (ends.length === 0) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Math.max(...ends) - at.getTime()) / 1_000));
  throw new ServiceError("too_many_requests", `These were too many tries. Wait ${spell(retryAfterSeconds)}, then try again.`, {
    retryAfterSeconds,
  });
}

/** Takes a try back that was right: the account's count begins anew, the network's is one less. */
export async function forgiveTry(ground: Ground, tried: Try): Promise<void> {
  const at = ground.clock.now();
  for (const { subject, policy } of countedOf(ground, tried)) {
    const requests = policy.endsWith("/account") ? null : 1;
    await takeBackCounts(ground.database, { subject, policy, at, requests });
  }
}

function countedOf({ secret }: Ground, { kind, email, address }: Try): Counted[] {
  const byAddress = { subject: `address:${keyedHash(secret, networkOf(address))}`, policy: `${kind}/address`, limit: LIMITS[kind].address };
  if (email === null) return [byAddress];
  return [{ subject: `email:${keyedHash(secret, email)}`, policy: `${kind}/account`, limit: LIMITS[kind].account }, byAddress];
}

function spell(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
