// Detects a stuck model, which repeats the same tool calls with the same inputs, or alternates between two sets of
// them. A warning helps most models; one that continues after it would never stop.
import type { ToolCall } from "../../../adapters/models/model-call.ts";
import { canonical } from "./compacting/canonical.ts";

/** What to do after an answer: continue, warn the model that it repeats itself (`LOOP_WARNING`), or end the work. */
export type LoopVerdict = "go on" | "tell" | "end";

/** The warning for a model that repeats itself. */
export const LOOP_WARNING =
  "You are repeating yourself: the same calls again give the same results again. Do something else now. Read what the last results say, look at the files as they are, and try another way; if everything is done, finish.";

const TELL_AT = 2;
const END_AT = 3;

interface Turn {
  calls: string;
  changed: boolean;
}

/** How often the last turn occurs in a row at the end. A turn that changed the project is progress, not a repetition. */
function timesInARow(turns: readonly Turn[]): number {
  const last = turns.at(-1);
  const same = turns
    .toReversed()
    .findIndex(({ calls }, index, reversed) => calls !== last?.calls || (index > 0 && reversed[index - 1]?.changed === true));
  return same < 0 ? turns.length : same;
}

/** How often the last two turns occur as a repeated pair at the end. Ignores changes: making and reverting one is no progress. */
function pairsInARow(turns: readonly Turn[]): number {
  const [one, other] = turns.slice(-2).map(({ calls }) => calls);
  let pairs = 0;
  for (let end = turns.length; end >= 2 && turns[end - 2]?.calls === one && turns[end - 1]?.calls === other; end -= 2) pairs += 1;
  return pairs;
}

/** Watches the answers of one conversation. Each call takes an answer's tool calls, in any order, and whether they changed the project. */
export function createLoopWatch(): (calls: readonly Pick<ToolCall, "name" | "input">[], changed: boolean) => LoopVerdict {
  const turns: Turn[] = [];
  return (calls, changed) => {
    const set = [...new Set(calls.map(({ name, input }) => `${name} ${canonical(input)}`))].sort();
    turns.push({ calls: set.join("\n"), changed });
    if (turns.length > 2 * END_AT) turns.shift();
    const times = Math.max(timesInARow(turns), pairsInARow(turns));
    return times >= END_AT ? "end" : times >= TELL_AT ? "tell" : "go on";
  };
}
