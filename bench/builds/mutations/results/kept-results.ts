// What earlier runs found, so that a run that was stopped goes on where it was, and a run after a change of the checks only
// repeats what the change may have affected.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** A file of values by key, one a line; the last one counts. */
export interface Kept<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Opens the file, which need not exist; `isFresh` begins it again. */
export function openKept<Value>(path: string, { isFresh }: { isFresh: boolean }): Kept<Value> {
  if (isFresh) rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  const known = new Map(lines.map(readLine<Value>));
  return {
    get: (key) => known.get(key),
    set(key, value) {
      known.set(key, value);
      appendFileSync(path, `${JSON.stringify([key, value])}\n`);
    },
  };
}

/** Holds because only `set` writes to the file. */
const readLine = <Value>(line: string): [string, Value] => JSON.parse(line) as [string, Value];

/** A short name for what these values are. */
export const digestOf = (...values: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 24);
