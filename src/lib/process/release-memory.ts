import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Holds because V8 defines `gc` in contexts that are created while it is exposed. */
const asCollect = (found: unknown): Collect => found as Collect;

/**
 * Collects all garbage and gives the heap's free pages back to the system, which V8 leaves for later in a process that does
 * nothing. Blocks for about a quarter of a second: call it only where nobody waits.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = asCollect(runInNewContext("gc"));
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
