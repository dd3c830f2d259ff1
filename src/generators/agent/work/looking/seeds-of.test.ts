import assert from "node:assert/strict";
import { test } from "node:test";
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import { seedOf } from "./seeds-of.ts";

const click: CheckStep = { do: "click", target: { role: "button", name: "Add" } };
const open = (path: string): CheckStep => ({ do: "open", path });
const seen: CheckStep = { do: "expectVisible", target: { role: "heading" } };
const check = (id: string, ...steps: CheckStep[]): AcceptanceCheck => ({
  id,
  title: id,
  capability: null,
  phrase: null,
  viewport: "desktop",
  steps,
});

const checks = [
  check("see", open("/"), seen),
  check("add", open("/scores"), click, seen),
  check("play", open("/"), click, click, click, seen),
  check("share", open("/scores"), click, click, click, click, { do: "switchPerson", to: "second" }),
  check("old", open("/rules"), click, click, click, click, click),
];
const plan = { title: "", reply: "", design: {}, checks, understood: [], notUnderstood: [] };
const fresh = ["see", "add", "play", "share"];

test("a page is seen after the requested check that acts on it, else after the one that acts most", () => {
  assert.equal(seedOf("/scores", { plan, fresh })?.id, "add");
  assert.equal(seedOf("/", { plan, fresh })?.id, "play");
  assert.equal(seedOf("/rules", { plan, fresh })?.id, "play");
});

test("what two people do is left out where there is another check, and without acts there is none", () => {
  assert.equal(seedOf("/scores", { plan, fresh: ["share"] })?.id, "share");
  assert.equal(seedOf("/", { plan, fresh: ["see"] }), null);
});
