// Missing, malformed, unknown, revoked and expired keys look the same to a caller: null. Malformed keys never reach the
// database. A valid key's request is counted in the statement that finds the key, so that later reads include it and a
// revocation applies from the next request on, on every node.
import { keyedHash } from "../../../lib/crypto/secrets.ts";
import { admitKeyByHash } from "../../../storage/rows/keys/admit-keys.ts";
import type { Call, AppContext } from "../../call.ts";
import type { Scope } from "../../errors.ts";
import { SCOPES } from "../../errors.ts";
import { isKeyText } from "../../keys/key-format.ts";
import { rehashKey } from "../../keys/rehash-key.ts";
import { dayOf } from "../days.ts";
import type { RatePolicy } from "./policy.ts";
import { windowEnd, windowSeconds } from "./policy.ts";
import type { RateLimitStatus } from "./rate-limits.ts";

const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** A call made with a key, and its rate limit status under each policy of its plan. */
export interface AdmittedCall {
  call: Call;
  rateLimits: RateLimitStatus[];
}

/** Authenticates a key and counts its request under these policies; null, with nothing counted, if the key is not currently valid. */
export async function admitKey(
  ctx: AppContext,
  { bearer, policies }: { bearer: string; policies: readonly RatePolicy[] },
): Promise<AdmittedCall | null> {
  if (!isKeyText(bearer)) return null;
  const at = ctx.clock.now();
  const admission = {
    hash: keyedHash(ctx.secret, bearer),
    at,
    day: dayOf(at),
    policies: policies.map((policy) => ({ policy: policy.id, endsAt: windowEnd(policy, at) })),
  };
  const known = await admitKeyByHash(ctx.database, admission);
  const admitted = known === null && (await rehashKey(ctx, bearer)) ? await admitKeyByHash(ctx.database, admission) : known;
  if (admitted === null) return null;
  const { accountId, plan, scopes: named } = admitted.key;
  const scopes = named.includes("*") ? SCOPES : named.filter(isScope);
  const rateLimits = policies.flatMap((policy) => {
    const limit = policy.requestsMax(plan);
    const count = admitted.counts.find((one) => one.policy === policy.id);
    if (limit === null || count === undefined) return [];
    return [{ name: policy.name, limit, window: windowSeconds(policy), requests: count.requests, endsAt: count.endsAt }];
  });
  return { call: { ctx, accountId, plan, scopes }, rateLimits };
}
