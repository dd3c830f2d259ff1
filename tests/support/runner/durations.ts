// How long each test file took when they were last recorded (`npm test -- --record`). The longest are begun first, so that
// none of them ends a run alone; quick runs leave out those that take too long. A file that was never recorded is new, and
// runs everywhere.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Seconds by test file, a path in the repository. Files of less than a second are not listed. */
export type Durations = Readonly<Record<string, number>>;

/** Test files of at least this many seconds are not part of `npm run test:quick`. */
export const QUICK_SECONDS_MAX = 3;

/** Test files of at least this many seconds use PostgreSQL 15 in nightly runs only. */
export const OTHER_SERVER_SECONDS_MAX = 2;

const file = join(import.meta.dirname, "durations.json");

/** The recorded durations. */
export function readDurations(): Durations {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Records what a whole run measured, in milliseconds. */
export function recordDurations(measured: ReadonlyMap<string, number>): void {
  const long = [...measured].filter(([, milliseconds]) => milliseconds >= 1_000);
  const sorted = long.toSorted(([one], [other]) => one.localeCompare(other));
  const recorded = Object.fromEntries(sorted.map(([name, milliseconds]) => [name, Math.round(milliseconds / 1_000)]));
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
}

/** The measured durations in lines, the longest first; files of less than a second are summed up. */
export function describeDurations(measured: ReadonlyMap<string, number>): string[] {
  const sorted = [...measured].toSorted(([, one], [, other]) => other - one);
  const long = sorted.filter(([, milliseconds]) => milliseconds >= 1_000);
  const short = sorted.slice(long.length);
  const rest = short.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  return [
    ...long.map(([name, milliseconds]) => `${seconds(milliseconds)}  ${name}`),
    ...(short.length > 0 ? [`${seconds(rest)}  ${short.length} files of less than a second`] : []),
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s`;
