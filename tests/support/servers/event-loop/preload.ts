// Loaded before the service in a test's child process (`--import`): reports to its parent, one per line, which event
// loop turns took too long once the service was ready. Startup may take any time. The service's threads and children
// inherit the import and watch nothing.
import { subscribe } from "node:diagnostics_channel";
import { writeSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isMainThread } from "node:worker_threads";
import { REPORT_DESCRIPTOR } from "./report-descriptor.ts";
import { watchEventLoop } from "./watch-event-loop.ts";

if (isMainThread && process.argv[1]?.endsWith("/src/main.ts")) {
  let isWatched = false;
  subscribe("http.server.response.finish", (message) => {
    const { request, response } = finishedIn(message);
    if (isWatched || request.url !== "/readyz" || response.statusCode !== 200) return;
    isWatched = true;
    watchEventLoop({ onHeld: (held) => void writeSync(REPORT_DESCRIPTOR, `${held}\n`) });
  });
}

// The type of what Node publishes on this channel.
function finishedIn(message: unknown): { request: IncomingMessage; response: ServerResponse } {
  return message as { request: IncomingMessage; response: ServerResponse };
}
