// The rate limits that a request is counted in: how much each has left, and whether one is exceeded.
import { ServiceError } from "../../errors.ts";

/** The status of one rate limit after a request. */
export interface RateLimitStatus {
  name: string;
  limit: number;
  /** In seconds. */
  window: number;
  /** The requests in the open window, including this one and those rejected because of the limit. */
  requests: number;
  endsAt: Date;
}

/** How many more requests the window allows. */
export function remaining({ limit, requests }: RateLimitStatus): number {
  return Math.max(0, limit - requests);
}

/** The limit closest to being reached: the one with the fewest requests remaining, and of equals the one that resets last. */
export function nearest([first, ...others]: readonly [RateLimitStatus, ...RateLimitStatus[]]): RateLimitStatus {
  return others.reduce((near, one) => {
    const difference = remaining(one) - remaining(near);
    return difference < 0 || (difference === 0 && one.endsAt > near.endsAt) ? one : near;
  }, first);
}

/** Throws `too_many_requests` if a limit is exceeded; the retry time is when all of them have room again. */
export function requireWithin(rateLimits: readonly RateLimitStatus[], now: Date): void {
  const exceeded = rateLimits.filter(({ limit, requests }) => requests > limit);
  const last = exceeded.toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime())[0];
  if (last === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((last.endsAt.getTime() - now.getTime()) / 1_000));
  const message = `This is more than ${last.limit} requests in ${spell(last.window)}. Send the next one in ${retryAfterSeconds} seconds.`;
  throw new ServiceError("too_many_requests", message, { retryAfterSeconds });
}

function spell(seconds: number): string {
  if (seconds === 86_400) return "a day";
  if (seconds === 60) return "a minute";
  return seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`;
}
