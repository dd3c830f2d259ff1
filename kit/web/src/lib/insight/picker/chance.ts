// What chance decides: who is drawn, who plays with whom, and what a die shows. The source of chance is an argument, so
// that the rules can be tested.
import { type Random, below } from "../../games/random";

/** The same entries in an order of chance. */
export function shuffled(entries: readonly string[], random: Random): string[] {
  const mixed = [...entries];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = below(at + 1, random);
    [mixed[at], mixed[other]] = [mixed[other] ?? "", mixed[at] ?? ""];
  }
  return mixed;
}

/** What can be drawn next: everything, or without repeats what has not been drawn since all were. */
export function drawable(
  entries: readonly string[],
  { turn, isOnce }: { turn: readonly string[]; isOnce: boolean },
): string[] {
  const left = isOnce ? entries.filter((entry) => !turn.includes(entry)) : [];
  return left.length > 0 ? left : [...entries];
}

/** One draw: what was drawn, and who has had a turn since all had theirs. */
export interface Draw {
  drawn: string[];
  turn: string[];
}

/** Draws so many entries, none of them twice; without repeats those first that have not been drawn since all were. */
export function draw(
  entries: readonly string[],
  { turn, count, isOnce }: { turn: readonly string[]; count: number; isOnce: boolean },
  random: Random,
): Draw {
  const pool = drawable(entries, { turn, isOnce });
  const first = shuffled(pool, random).slice(0, count);
  const others = shuffled(
    entries.filter((entry) => !pool.includes(entry)),
    random,
  ).slice(0, count - first.length);
  const isNew = pool.length === entries.length || others.length > 0;
  return {
    drawn: [...first, ...others],
    turn: isNew ? [...(others.length > 0 ? others : first)] : [...turn, ...first],
  };
}

/** So many teams, whose sizes differ by one at the most. */
export function teamsOf(entries: readonly string[], count: number, random: Random): string[][] {
  const teams = Array.from({ length: Math.max(1, count) }, (): string[] => []);
  for (const [at, entry] of shuffled(entries, random).entries())
    teams[at % teams.length]?.push(entry);
  return teams;
}

/** What so many dice of so many sides show. */
export function rolled(
  { count, sides }: { count: number; sides: number },
  random: Random,
): number[] {
  return Array.from({ length: count }, () => below(sides, random) + 1);
}
