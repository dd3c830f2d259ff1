// Linux counts processes per user. If confined children run as a user of this machine, each gets one that nobody else
// has, so that a fork bomb exhausts only its own allowance, and children that share a view of the machine cannot
// signal, trace or read one another, nor the database.
import { randomInt } from "node:crypto";

/** The first id and the number of ids. */
interface UserRange {
  first: number;
  count: number;
}

/** Ids that no distribution assigns: systemd's table of user ids (UIDS-GIDS.md) lists them as unused. */
const UNUSED: UserRange = { first: 0x7000_0000, count: 0x0fff_0000 };

/** For a container with few ids of its own: those that systemd assigns to services while they run. */
const PASSING: UserRange = { first: 61_184, count: 4_336 };

/** "nobody", which always exists, and which others use too. */
export const NOBODY = 65_534;

/** Whether a user namespace maps all ids of a range; `map` is the text of its `uid_map` (user_namespaces(7)). */
const isMapped = (map: string, { first, count }: UserRange): boolean =>
  map.split("\n").some((line) => {
    const [start, , length] = line.trim().split(/\s+/).map(Number);
    return start !== undefined && length !== undefined && start <= first && first + count <= start + length;
  });

/** Picks a user for one confined child; `map` is the text of `/proc/self/uid_map`. */
export function pickUser(map: string): number {
  const { first, count } = [UNUSED, PASSING].find((range) => isMapped(map, range)) ?? { first: NOBODY, count: 1 };
  return first + randomInt(count);
}
