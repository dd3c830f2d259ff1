// Says where in a project a problem of its page comes from: the places of its own source that led there, and the components.
import { describeProblem } from "../session/describe-problem.ts";
import type { Place, Problem } from "../session/problem.ts";

/** A place in the project's source; `line` and `column` count from 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/** Maps a place in the built site to the project's own source; undefined where it is not of it. */
export type Locate = (place: Place) => SourcePlace | undefined;

const PLACES_MAX = 3;

/** The places in the source that led to a problem, the innermost first, each line once. */
export function sourcePlaces({ trace = [] }: Problem, locate: Locate): SourcePlace[] {
  const places = new Map<string, SourcePlace>();
  for (const at of trace) {
    const place = locate(at);
    if (place === undefined || !place.file.startsWith("src/")) continue;
    const key = `${place.file}:${place.line}`;
    if (!places.has(key)) places.set(key, place);
    if (places.size === PLACES_MAX) break;
  }
  return [...places.values()];
}

/** The components around a problem in words; empty where none is known. */
export function describeComponents({ components = [] }: Problem): string {
  const [inner, ...outer] = components.map((name) => `<${name}>`);
  return inner === undefined ? "" : `, in ${[inner, ...outer].join(" of ")}`;
}

/** Describes a problem like `describeProblem`, with its places in the source and its components. */
export function describeLocated(problem: Problem, locate: Locate): string {
  const [place, ...from] = sourcePlaces(problem, locate).map(({ file, line }) => `${file}:${line}`);
  const where = place === undefined ? "" : `, at ${place}${from.length > 0 ? ` (from ${from.join(", ")})` : ""}`;
  return `${describeProblem(problem).replace(/\.$/, "")}${where}${describeComponents(problem)}`;
}
