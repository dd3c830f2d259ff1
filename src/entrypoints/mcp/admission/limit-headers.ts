import type { RatePolicy } from "../../../domain/usage/limits/policy.ts";
import { remaining } from "../../../domain/usage/limits/rate-limits.ts";
import type { RateLimitStatus } from "../../../domain/usage/limits/rate-limits.ts";

/** A connection may send 60 requests a minute, as a key may in contract B. */
export const CONNECTION_POLICY: RatePolicy = { id: "mcp/requests", name: "requests", window: 60, requestsMax: () => 60 };

/** The rate limit status of a request, in the same headers as the API's. */
export function limitHeaders(rateLimitStatus: RateLimitStatus, now: Date): Record<string, string> {
  const { name, limit, window, endsAt } = rateLimitStatus;
  const left = remaining(rateLimitStatus);
  const secondsLeft = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return {
    "x-ratelimit-limit": String(limit),
    "x-ratelimit-remaining": String(left),
    "x-ratelimit-reset": String(Math.ceil(endsAt.getTime() / 1_000)),
    ratelimit: `"${name}";r=${left};t=${secondsLeft}`,
    "ratelimit-policy": `"${name}";q=${limit};w=${window}`,
  };
}
