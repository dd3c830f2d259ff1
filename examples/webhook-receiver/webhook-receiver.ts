// Receives webhooks, begins a build, and ends when the service has told that it is done: without a single poll.
//
//   ATELIER_WEBHOOK_SECRET=whsec_… PORT=3000 node examples/webhook-receiver/webhook-receiver.ts
//
// Make the webhook in the console first, under Settings → Webhooks, for http://127.0.0.1:3000/. The service delivers to an
// address of its own machine where it was started with ATELIER_WEBHOOK_ALLOW=127.0.0.1.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { Atelier, type DeliveredEvent } from "@atelier/sdk";
import { createReceiver } from "./create-receiver.ts";

const { ATELIER_WEBHOOK_SECRET: secret, PORT: port = "3000" } = process.env;
assert.ok(secret, "Set ATELIER_WEBHOOK_SECRET to the webhook's secret.");
const client = new Atelier();
const received: DeliveredEvent[] = [];
const arrivals = new EventTarget();

const server = createServer(
  createReceiver({
    secret,
    onEvent: (event) => {
      received.push(event);
      console.log(event.timestamp, event.type);
      arrivals.dispatchEvent(new Event("event"));
    },
  }),
);
await once(server.listen(Number(port), "127.0.0.1"), "listening");

const { requestId } = await client.projects.create("A packing list with categories and a packed mark");
const patience = AbortSignal.timeout(120_000);
let end = endOf(requestId);
while (end === undefined) {
  await once(arrivals, "event", { signal: patience });
  end = endOf(requestId);
}
server.close();
server.closeAllConnections();
console.log(`Open it: ${end.data.links.deployment}`);

// What was promised: the end came as an event of this build, every event once, and what it says is so.
assert.equal(end.type, "operation.done");
assert.equal(new Set(received.map(({ id }) => id)).size, received.length);
assert.equal((await client.operations.get(requestId)).links.deployment, end.data.links.deployment);

function endOf(build: string) {
  return received
    .filter((event) => event.type === "operation.done" || event.type === "operation.failed")
    .find(({ data }) => data.requestId === build);
}
