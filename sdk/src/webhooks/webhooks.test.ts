// The specification's reference library verifies what is signed here, and signs what is verified here.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { describe, test } from "node:test";
import { Webhook } from "standardwebhooks";
import { WebhookVerificationError } from "../errors/index.ts";
import type { OperationDoneEvent } from "../types/events.ts";
import { webhooks } from "./webhooks.ts";

const secret = `whsec_${randomBytes(32).toString("base64")}`;
const otherSecret = `whsec_${randomBytes(32).toString("base64")}`;
const event: OperationDoneEvent = {
  id: "msg_1",
  type: "operation.done",
  apiVersion: "1.0.0",
  sequence: 4,
  timestamp: "2026-03-02T09:15:21.087Z",
  data: {
    projectId: "p1",
    requestId: "3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34",
    operationStatus: "done",
    error: null,
    links: {
      project: "https://a.example/p",
      operation: "https://a.example/o",
      editor: "https://a.example/e",
      deployment: "https://ü.example",
    },
  },
};

const refused = (code: string) => (error: unknown) => error instanceof WebhookVerificationError && error.code === code;

describe("a signed event", () => {
  test("is what the specification's library verifies", async () => {
    const { body, headers } = await webhooks.sign({ event, secret });
    assert.deepEqual(new Webhook(secret).verify(body, headers), event);
  });

  test("of the specification's library is verified here, with its id", async () => {
    const sentAt = new Date();
    const body = JSON.stringify(event);
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", sentAt, body),
    };
    assert.deepEqual(await webhooks.unwrap(body, headers, secret), { ...event, id: "evt_1" });
  });

  test("is read from text and bytes, with the headers of every runtime", async () => {
    const { body, headers } = await webhooks.sign({ event, secret, id: "evt_2" });
    const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const given of [headers, new Headers(headers), shouted]) {
      for (const raw of [body, new TextEncoder().encode(body), Buffer.from(body)]) {
        assert.equal((await webhooks.unwrap(raw, given, secret)).id, "evt_2");
      }
    }
  });

  test("is narrowed by its type", async () => {
    const { body, headers } = await webhooks.sign({ event, secret });
    const received = await webhooks.unwrap(body, headers, secret);
    if (received.type !== "operation.done") throw new Error(received.type);
    assert.equal(received.data.links.deployment, "https://ü.example");
  });
});

describe("while a secret is replaced", () => {
  test("one of the secrets is enough", async () => {
    const { body, headers } = await webhooks.sign({ event, secret: otherSecret });
    assert.equal((await webhooks.unwrap(body, headers, [secret, otherSecret])).type, "operation.done");
  });

  test("one of the signatures is enough, whatever versions stand beside it", async () => {
    const { body, headers } = await webhooks.sign({ event, secret });
    const foreign = (await webhooks.sign({ event, secret: otherSecret })).headers["webhook-signature"];
    const both = { ...headers, "webhook-signature": `v1a,AAAA ${foreign} ${headers["webhook-signature"]} nonsense` };
    assert.equal((await webhooks.unwrap(body, both, secret)).type, "operation.done");
  });
});

describe("a delivery is refused", () => {
  test("with another secret, another body, another id or another time", async () => {
    const { body, headers } = await webhooks.sign({ event, secret, id: "evt_3" });
    const later = String(Number(headers["webhook-timestamp"]) + 1);
    const tries: [string, Record<string, string>, string][] = [
      [body, headers, otherSecret],
      [body.replace("done", "gone"), headers, secret],
      [`${body} `, headers, secret],
      [body, { ...headers, "webhook-id": "evt_4" }, secret],
      [body, { ...headers, "webhook-timestamp": later }, secret],
      [body, { ...headers, "webhook-signature": "v1,AAAA" }, secret],
      [body, { ...headers, "webhook-signature": headers["webhook-signature"].replace("v1,", "v2,") }, secret],
      [body, { ...headers, "webhook-signature": "v1,no base64!" }, secret],
    ];
    for (const words of tries) await assert.rejects(webhooks.unwrap(...words), refused("NO_MATCHING_SIGNATURE"));
    await assert.rejects(webhooks.unwrap(body, headers, []), refused("NO_MATCHING_SIGNATURE"));
  });

  test("when it is older than five minutes, or as long ahead, unless more is allowed", async () => {
    const old = await webhooks.sign({ event, secret, sentAt: new Date(Date.now() - 302_000) });
    await assert.rejects(webhooks.unwrap(old.body, old.headers, secret), refused("TIMESTAMP_TOO_OLD"));
    assert.ok(await webhooks.unwrap(old.body, old.headers, secret, { toleranceSeconds: 600 }));
    const early = await webhooks.sign({ event, secret, sentAt: new Date(Date.now() + 302_000) });
    await assert.rejects(webhooks.unwrap(early.body, early.headers, secret), refused("TIMESTAMP_TOO_NEW"));
    const { body, headers } = await webhooks.sign({ event, secret });
    await assert.rejects(webhooks.unwrap(body, { ...headers, "webhook-timestamp": "now" }, secret), refused("TIMESTAMP_TOO_NEW"));
  });

  for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
    test(`without ${name}, which the message names`, async () => {
      const { body, headers } = await webhooks.sign({ event, secret });
      await assert.rejects(webhooks.unwrap(body, { ...headers, [name]: undefined }, secret), new RegExp(name));
    });
  }

  test("when it was parsed before, or is not JSON", async () => {
    const { headers } = await webhooks.sign({ event, secret });
    const parsed: string = Object(event);
    await assert.rejects(webhooks.unwrap(parsed, headers, secret), refused("BAD_BODY"));
    const sentAt = new Date();
    const signature = new Webhook(secret).sign("evt_5", sentAt, "hello");
    const plain = {
      "webhook-id": "evt_5",
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
      "webhook-signature": signature,
    };
    await assert.rejects(webhooks.unwrap("hello", plain, secret), refused("BAD_BODY"));
  });

  test("when the secret is invalid, which is not the sender's fault", async () => {
    const { body, headers } = await webhooks.sign({ event, secret });
    for (const none of ["", "whsec_", "whsec_?", "a plain sentence"]) {
      await assert.rejects(webhooks.unwrap(body, headers, none), refused("BAD_SECRET"));
      await assert.rejects(webhooks.sign({ event, secret: none }), refused("BAD_SECRET"));
    }
  });
});
