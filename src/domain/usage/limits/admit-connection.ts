// A connection's requests are counted as a key's are: in rows, so that every node knows of them, once for the limits and
// once for the account's usage, whatever they are then answered.
import { countConnection } from "../../../storage/rows/keys/count-connections.ts";
import type { Call } from "../../call.ts";
import { dayOf } from "../days.ts";
import type { RatePolicy } from "./policy.ts";
import { windowEnd, windowSeconds } from "./policy.ts";
import type { Standing } from "./standing.ts";

/** Counts a request that a person's client made by a connection, and tells how it stands towards the policy; null where the plan knows no such limit. */
export async function admitConnection(
  call: Call,
  { connectionId, policy }: { connectionId: string; policy: RatePolicy },
): Promise<Standing | null> {
  const { ground, accountId, plan } = call;
  const at = ground.clock.now();
  const count = await countConnection(ground.database, {
    ...{ connectionId, accountId, at, day: dayOf(at) },
    ...{ policy: policy.id, endsAt: windowEnd(policy, at) },
  });
  const limit = policy.requestsMax(plan);
  if (limit === null) return null;
  return { name: policy.name, limit, window: windowSeconds(policy), requests: count.requests, endsAt: count.endsAt };
}
