// How to test a receiver: sign events as the service does. No service is needed.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, beforeEach, test } from "node:test";
import { type DeliveredEvent, type ProjectDeletedEvent, webhooks } from "@atelier/sdk";
import { createReceiver } from "./create-receiver.ts";

const secret = `whsec_${randomBytes(24).toString("base64")}`;
const event: ProjectDeletedEvent = {
  id: "evt_1",
  type: "project.deleted",
  apiVersion: "1.0.0",
  timestamp: "2026-03-02T09:15:21.087Z",
  sequence: 1,
  data: { projectId: "p1" },
};
let received: DeliveredEvent[] = [];
const server = createServer(createReceiver({ secret, onEvent: (one) => void received.push(one) }));

before(() => once(server.listen(0, "127.0.0.1"), "listening"));
beforeEach(() => (received = []));
after(() => server.close());

async function deliver(body: string, headers: Record<string, string>): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${Object(server.address()).port}`, { method: "POST", body, headers });
  return status;
}

test("an event is received once, however often it is delivered", async () => {
  const { body, headers } = await webhooks.sign({ event, secret, id: "evt_1" });
  const again = await webhooks.sign({ event, secret, id: "evt_1" });
  assert.deepEqual([await deliver(body, headers), await deliver(body, headers), await deliver(again.body, again.headers)], [204, 204, 204]);
  assert.deepEqual(received, [{ ...event, id: "evt_1" }]);
});

test("what is not signed, or signed with another secret, is refused", async () => {
  const { body, headers } = await webhooks.sign({ event, secret: `whsec_${randomBytes(24).toString("base64")}` });
  assert.deepEqual([await deliver(body, headers), await deliver(JSON.stringify(event), {})], [400, 400]);
  assert.deepEqual(received, []);
});
