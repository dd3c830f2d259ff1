import type { Heard } from "../../model-call.ts";

/**
 * A listener that cannot break what it listens to. One that throws, which it must not, is heard of as a warning of the
 * process and is told nothing more.
 */
export function guardHearing(hear: ((heard: Heard) => void) | undefined): (heard: Heard) => void {
  let listener = hear;
  return (heard) => {
    try {
      listener?.(heard);
    } catch (error) {
      listener = undefined;
      process.emitWarning(error instanceof Error ? error : new Error(String(error)));
    }
  };
}
