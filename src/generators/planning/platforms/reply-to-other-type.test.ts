import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { replyToOtherType } from "./reply-to-other-type.ts";

describe("a message that asks for another type", () => {
  for (const message of [
    "Make it a mobile app",
    "make me a mobile app of this",
    "Turn this into an Android app, please.",
    "port it to expo",
  ])
    it(`is answered: ${message}`, () => assert.match(replyToOtherType(message, "web") ?? "", /stays web.*mobile-expo/));

  it("is answered for web apps and Flutter", () => {
    assert.match(replyToOtherType("turn it into a web app", "expo") ?? "", /stays mobile-expo.*type web\./);
    assert.match(replyToOtherType("make this a flutter app", "expo") ?? "", /stays mobile-expo.*type mobile-flutter\./);
    assert.match(replyToOtherType("make it a phone app", "expo") ?? "", /type mobile-expo already/);
    assert.match(replyToOtherType("make it a phone app", "flutter") ?? "", /type mobile-flutter already/);
    assert.match(replyToOtherType("port it to expo", "flutter") ?? "", /stays mobile-flutter.*type mobile-expo\./);
  });

  for (const message of [
    "Make it green",
    "Add a mobile number to clients",
    "make a page for web links",
    "Make the web page list the newest first",
    "Turn this into a shopping list",
    "make it work on a mobile phone and add notes",
  ])
    it(`is not every message: ${message}`, () => assert.equal(replyToOtherType(message, "web"), null));
});
