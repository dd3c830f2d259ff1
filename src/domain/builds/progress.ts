import type { StageName } from "../../storage/tables/index.ts";

// Based on the stage durations of a typical build: the browser takes most of the time.
const percentBefore: Readonly<Record<StageName, number>> = {
  understand: 2,
  write: 6,
  check: 10,
  try: 25,
  deliver: 90,
  publish: 95,
  settle: 98,
};

/** The progress of a build when this stage begins, from 0 to 100. */
export function progressAt(stage: StageName): number {
  return percentBefore[stage];
}
