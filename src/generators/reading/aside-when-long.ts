// Parsing time grows with the length of the text: up to seconds for the longest prompt. A short text is parsed at once;
// a longer one in a thread, so that the process keeps responding and building.
import { setImmediate } from "node:timers/promises";
import { inThread } from "../../lib/threads/in-thread.ts";

/** An exported function that parses text, the module that exports it, and how many characters it has to parse. */
export interface LongReading<Input, Output> {
  module: string;
  read(input: Input): Output;
  charactersOf(input: Input): number;
}

// The slowest text of this length takes a quarter of the time allowed for a turn of the event loop.
const AT_ONCE_CHARACTERS_MAX = 500;
const DEADLINE_MILLISECONDS = 30_000;

/** Wraps a function to parse long inputs in a thread. Rejects with a ThreadRefusal after half a minute, and with the signal's reason. */
export function asideWhenLong<Input, Output>({
  module,
  read,
  charactersOf,
}: LongReading<Input, Output>): (input: Input, signal: AbortSignal) => Promise<Output> {
  const readAside = inThread(module, read);
  return async (input, signal) => {
    if (charactersOf(input) <= AT_ONCE_CHARACTERS_MAX) {
      const output = await read(input);
      // What is made of it computes in another turn of the event loop.
      await setImmediate();
      return output;
    }
    return readAside(input, { owner: null, milliseconds: DEADLINE_MILLISECONDS, signal });
  };
}
