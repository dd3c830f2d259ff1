import assert from "node:assert/strict";
import { test } from "node:test";
import { channelsOf } from "./dispatch-channels.ts";

test("the channels are those that the prompt names, in a fixed order", () => {
  assert.deepEqual(channelsOf("send whatsapp notifications"), ["WhatsApp"]);
  assert.deepEqual(channelsOf("send e-mails and text messages"), ["SMS", "E-mail"]);
  assert.deepEqual(channelsOf("a short message service"), ["SMS"]);
});

test("where none is named, e-mail comes first", () => {
  assert.deepEqual(channelsOf("automated message sending"), ["E-mail", "SMS"]);
});
