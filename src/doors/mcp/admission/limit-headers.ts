import type { RatePolicy } from "../../../domain/usage/limits/policy.ts";
import { remaining } from "../../../domain/usage/limits/standing.ts";
import type { Standing } from "../../../domain/usage/limits/standing.ts";

/** A connection may send 60 requests a minute, as a key may in form B. */
export const CONNECTION_POLICY: RatePolicy = { id: "mcp/requests", name: "requests", window: 60, requestsMax: () => 60 };

/** How a request stands towards its limit, in the headers that the API has for it. */
export function limitHeaders(standing: Standing, now: Date): Record<string, string> {
  const { name, limit, window, endsAt } = standing;
  const left = remaining(standing);
  const secondsLeft = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return {
    "x-ratelimit-limit": String(limit),
    "x-ratelimit-remaining": String(left),
    "x-ratelimit-reset": String(Math.ceil(endsAt.getTime() / 1_000)),
    ratelimit: `"${name}";r=${left};t=${secondsLeft}`,
    "ratelimit-policy": `"${name}";q=${limit};w=${window}`,
  };
}
