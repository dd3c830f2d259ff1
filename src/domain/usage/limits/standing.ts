// How a request stands towards the limits that it is counted under.
import { ServiceError } from "../../errors.ts";

/** One limit as it stands after a request. */
export interface Standing {
  name: string;
  limit: number;
  /** In seconds. */
  window: number;
  /** The requests in the open window, this one included; those that were refused for the limit count too. */
  requests: number;
  endsAt: Date;
}

/** How many more requests the window allows. */
export function remaining({ limit, requests }: Standing): number {
  return Math.max(0, limit - requests);
}

/** The limit that is reached first: the one with the fewest requests left, and of two such the one that stays so for longer. */
export function nearest([first, ...others]: readonly [Standing, ...Standing[]]): Standing {
  return others.reduce((near, one) => {
    const difference = remaining(one) - remaining(near);
    return difference < 0 || (difference === 0 && one.endsAt > near.endsAt) ? one : near;
  }, first);
}

/** Refuses with `too_many_requests` when a limit is exceeded; the time to wait is until all of them have room again. */
export function requireWithin(standings: readonly Standing[], now: Date): void {
  const exceeded = standings.filter(({ limit, requests }) => requests > limit);
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
