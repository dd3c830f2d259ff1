// Event loop turns that took too long in this test process or in a service that it started. They fail the test file
// when it ends, not the call that stops the service, so that a test still closes everything it has to.
import type { HeldLoop } from "./watch-event-loop.ts";

let reported: HeldLoop[] = [];

/** Fails the test file when it ends, unless the test takes the reports. */
export function reportHeldLoop(held: HeldLoop): void {
  if (reported.length === 0) process.once("exit", failFile);
  reported.push(held);
}

/** Returns the reports so far and clears them, so that they no longer fail the test file. */
export function takeHeldLoops(): HeldLoop[] {
  process.removeListener("exit", failFile);
  const taken = reported;
  reported = [];
  return taken;
}

function failFile(): void {
  console.error(["The service blocked its event loop:", ...reported].join("\n"));
  process.exitCode = 1;
}
