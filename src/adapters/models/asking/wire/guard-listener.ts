import type { ModelDelta } from "../../model-call.ts";

/**
 * Wraps a listener so that it cannot break the caller. A listener that throws, which it must not, causes a process
 * warning and is not called again.
 */
export function guardListener(onDelta: ((delta: ModelDelta) => void) | undefined): (delta: ModelDelta) => void {
  let listener = onDelta;
  return (delta) => {
    try {
      listener?.(delta);
    } catch (error) {
      listener = undefined;
      process.emitWarning(error instanceof Error ? error : new Error(String(error)));
    }
  };
}
