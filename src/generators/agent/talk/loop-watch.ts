// A model that is stuck calls the same tools with the same inputs again, or two sets of them in turn. What it is told
// helps most of them; whoever goes on after that would go on for ever.
import type { ToolCall } from "../../../outside/models/model-call.ts";
import { canonical } from "./compacting/canonical.ts";

/** What to do after an answer: let it go on, tell it that it repeats itself (`LOOP_WARNING`), or end the work. */
export type LoopVerdict = "go on" | "tell" | "end";

/** What a model is told that repeats itself. */
export const LOOP_WARNING =
  "You are repeating yourself: the same calls again give the same results again. Do something else now. Read what the last results say, look at the files as they are, and try another way; if everything is done, finish.";

const TELL_AT = 2;
const END_AT = 3;

interface Turn {
  calls: string;
  changed: boolean;
}

/** How often the last turn stands at the end in a row. One that changed the project got further, and is no repetition. */
function timesInARow(turns: readonly Turn[]): number {
  const last = turns.at(-1);
  const same = turns
    .toReversed()
    .findIndex(({ calls }, index, reversed) => calls !== last?.calls || (index > 0 && reversed[index - 1]?.changed === true));
  return same < 0 ? turns.length : same;
}

/** How often the last two turns stand at the end as a pair. To change something and to change it back gets nowhere, so changes do not count here. */
function pairsInARow(turns: readonly Turn[]): number {
  const [one, other] = turns.slice(-2).map(({ calls }) => calls);
  let pairs = 0;
  for (let end = turns.length; end >= 2 && turns[end - 2]?.calls === one && turns[end - 1]?.calls === other; end -= 2) pairs += 1;
  return pairs;
}

/** Watches the answers of one conversation. Each is given with its calls, in any order, and whether they changed the project. */
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
