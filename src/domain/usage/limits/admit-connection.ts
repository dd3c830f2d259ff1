// A connection's requests are counted as a key's are: in rows, so that all nodes share the counts, once for the limits
// and once for the account's usage, whatever the response.
import { countConnection } from "../../../storage/rows/usage/count-connections.ts";
import type { Call } from "../../call.ts";
import { dayOf } from "../days.ts";
import type { RatePolicy } from "./policy.ts";
import { windowEnd, windowSeconds } from "./policy.ts";
import type { RateLimitStatus } from "./rate-limits.ts";

/** Counts a request of a client's connection and returns its status under the policy; null if the plan has no such limit. */
export async function admitConnection(
  call: Call,
  { connectionId, policy }: { connectionId: string; policy: RatePolicy },
): Promise<RateLimitStatus | null> {
  const { ctx, accountId, plan } = call;
  const at = ctx.clock.now();
  const count = await countConnection(ctx.database, {
    connectionId,
    accountId,
    at,
    day: dayOf(at),
    policy: policy.id,
    endsAt: windowEnd(policy, at),
  });
  const limit = policy.requestsMax(plan);
  if (limit === null) return null;
  return { name: policy.name, limit, window: windowSeconds(policy), requests: count.requests, endsAt: count.endsAt };
}
