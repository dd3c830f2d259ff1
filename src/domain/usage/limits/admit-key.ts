// Missing, malformed, unknown, revoked and expired keys are one and the same to a caller: null. What has not the format of
// a key never reaches the database. A good key's request is counted in the statement that finds the key, so that what is
// read afterwards includes it and a revocation takes effect with the next request, on every node.
import { keyedHash } from "../../../kit/secrets.ts";
import { admitKey as admitRow } from "../../../storage/rows/keys/admit-keys.ts";
import type { Call, Ground } from "../../call.ts";
import type { Scope } from "../../errors.ts";
import { SCOPES } from "../../errors.ts";
import { isKeyText } from "../../keys/key-format.ts";
import { rehashKey } from "../../keys/rehash-key.ts";
import { dayOf } from "../days.ts";
import type { RatePolicy } from "./policy.ts";
import { windowEnd, windowSeconds } from "./policy.ts";
import type { Standing } from "./standing.ts";

const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** A call that a key makes, and how it stands towards those policies that its plan knows. */
export interface AdmittedCall {
  call: Call;
  standings: Standing[];
}

/** Admits and counts a request of a key's bearer under these policies; null, and nothing is counted, when the text is not a key that is good now. */
export async function admitKey(
  ground: Ground,
  { bearer, policies }: { bearer: string; policies: readonly RatePolicy[] },
): Promise<AdmittedCall | null> {
  if (!isKeyText(bearer)) return null;
  const at = ground.clock.now();
  const admission = {
    ...{ hash: keyedHash(ground.secret, bearer), at, day: dayOf(at) },
    policies: policies.map((policy) => ({ policy: policy.id, endsAt: windowEnd(policy, at) })),
  };
  const known = await admitRow(ground.database, admission);
  const admitted = known === null && (await rehashKey(ground, bearer)) ? await admitRow(ground.database, admission) : known;
  if (admitted === null) return null;
  const { accountId, plan, scopes: named } = admitted.key;
  const scopes = named.includes("*") ? SCOPES : named.filter(isScope);
  const standings = policies.flatMap((policy) => {
    const limit = policy.requestsMax(plan);
    const count = admitted.counts.find((one) => one.policy === policy.id);
    if (limit === null || count === undefined) return [];
    return [{ name: policy.name, limit, window: windowSeconds(policy), requests: count.requests, endsAt: count.endsAt }];
  });
  return { call: { ground, accountId, plan, scopes }, standings };
}
