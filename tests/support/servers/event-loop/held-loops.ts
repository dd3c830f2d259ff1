// The turns of an event loop that took too long in this test process, or in a service that it started. They fail the test
// file when it ends, not the call that stops the service: what a test still has to close is closed in any case.
import type { HeldLoop } from "./watch-event-loop.ts";

let reported: HeldLoop[] = [];

/** Fails the test file at its end, unless the test takes what was reported. */
export function reportHeldLoop(held: HeldLoop): void {
  if (reported.length === 0) process.once("exit", failFile);
  reported.push(held);
}

/** What was reported so far; it does not fail the test file any more. */
export function takeHeldLoops(): HeldLoop[] {
  process.removeListener("exit", failFile);
  const taken = reported;
  reported = [];
  return taken;
}

function failFile(): void {
  console.error(["The service did not always answer:", ...reported].join("\n"));
  process.exitCode = 1;
}
