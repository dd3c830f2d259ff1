import { nearest, remaining } from "../../../domain/usage/limits/rate-limits.ts";
import type { RateLimitStatus } from "../../../domain/usage/limits/rate-limits.ts";

/**
 * The rate limit headers of a request: `X-RateLimit-*` for the limit that is reached first (its `Reset` in seconds of
 * UTC since 1970), and all limits in `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers).
 */
export function rateHeaders(rateLimits: readonly [RateLimitStatus, ...RateLimitStatus[]], now: Date): Record<string, string> {
  const near = nearest(rateLimits);
  const secondsLeft = ({ endsAt }: RateLimitStatus) => Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return {
    "x-ratelimit-limit": String(near.limit),
    "x-ratelimit-remaining": String(remaining(near)),
    "x-ratelimit-reset": String(Math.ceil(near.endsAt.getTime() / 1_000)),
    ratelimit: rateLimits.map((one) => `"${one.name}";r=${remaining(one)};t=${secondsLeft(one)}`).join(", "),
    "ratelimit-policy": rateLimits.map(({ name, limit, window }) => `"${name}";q=${limit};w=${window}`).join(", "),
  };
}
