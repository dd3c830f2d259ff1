import { createServer } from "node:http";
import type { Front } from "./open-front.ts";

/** A front that listens to nothing, for a process beside the one that serves. */
export function createSilentFront(): Front {
  return { server: createServer(), receive: () => undefined, close: async () => undefined };
}
