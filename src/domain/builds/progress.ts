import type { StageName } from "../../storage/tables/index.ts";

// By how long the stages take in a usual build: most of it is the browser's.
const percentBefore: Readonly<Record<StageName, number>> = {
  understand: 2,
  write: 6,
  check: 10,
  try: 25,
  deliver: 90,
  publish: 95,
  settle: 98,
};

/** How far a build is when this stage begins, from 0 to 100. */
export function progressAt(stage: StageName): number {
  return percentBefore[stage];
}
