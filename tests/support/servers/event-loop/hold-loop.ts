// For the test of the watch: a service that imports this module computes for two seconds on `GET /healthz?hold`.
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { spin } from "./spin.ts";

subscribe("http.server.request.start", (message) => {
  // The type of what Node publishes on this channel.
  const { request } = message as { request: IncomingMessage };
  if (request.url === "/healthz?hold") spin(2_000);
});
