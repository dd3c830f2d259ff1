import type { Server } from "node:http";
import { reportHeldLoop } from "./held-loops.ts";
import { type LoopWatch, watchEventLoop } from "./watch-event-loop.ts";

/**
 * Watches the event loop while this server handles requests, for services that run in the test's own process. A turn
 * that takes too long fails the test file.
 */
export function requireFreeLoop(server: Server): LoopWatch {
  return watchEventLoop({ server, onHeld: reportHeldLoop });
}
