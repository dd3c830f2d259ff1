import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint } from "@atelier/blueprint";
import type { BuildRequest, Plan } from "../../domain/models/generation/generator.ts";
import { understandRequest } from "./understand-request.ts";

const service = { isModelConnected: false, credits: { build: 1, followUp: 1 } };
const request: BuildRequest = { prompt: "", message: null, answers: [], current: null, former: null, conversation: [] };

const PROMPT = "Parcels with sender and return by date. Remind me two days before the return date";

function planned(changes: Partial<BuildRequest>): Plan {
  const understanding = understandRequest({ ...request, ...changes, service });
  assert.ok(understanding.outcome === "plan", JSON.stringify(understanding));
  return understanding.plan;
}

test("a reminder is built for phones, and missing where the same prompt becomes a web app", () => {
  const phone = planned({ prompt: PROMPT, platform: "expo" });
  assert.deepEqual(phone.notUnderstood, []);
  assert.match(JSON.stringify(phone.design), /"when":"due".*"daysBefore":2/);
  assert.ok(phone.understood.some(({ phrase }) => phrase === "Remind me two days before the return date"));
  assert.ok(phone.checks.some(({ title }) => /return by date of a parcel.*among the notifications/i.test(title)));
  for (const platform of ["web", "flutter"] as const) assert.match(planned({ prompt: PROMPT, platform }).notUnderstood.join(), /Remind me/);
});

test("a message adds a reminder to an app for phones", () => {
  const { design } = planned({ prompt: "Permits with holder and end date", platform: "expo" });
  const current = { version: 1, design, files: new Map() } as unknown as NonNullable<BuildRequest["current"]>;
  const changed = planned({ current, message: "Remind me a week before the end date", platform: "expo" });
  assert.match(JSON.stringify(changed.design), /"field":"end-date".*"daysBefore":7/);
  assert.match(changed.reply, /now has this reminder: “Remind me a week before the end date”/);
  const web = understandRequest({ ...request, current, message: "Remind me a week before the end date", service });
  assert.equal(web.outcome, "reply");
});

test("what is worked out, and what lists can do, is asked for in a message, too, and not of phones", () => {
  const prompt = "Courier trips: date, from, to, miles. 45p a mile";
  const { design } = planned({ prompt });
  assert.match(JSON.stringify(design), /"formula":"Miles \* 0.45"/);
  for (const platform of ["expo", "flutter"] as const)
    assert.doesNotMatch(JSON.stringify(planned({ prompt, platform }).design), /"formula"/);
  const plain = planned({ prompt: "Courier trips: date, from, to, miles" });
  const current = { version: 1, design: plain.design, files: new Map() } as unknown as NonNullable<BuildRequest["current"]>;
  const changed = planned({ current, message: "45p a mile" });
  assert.match(JSON.stringify(changed.design), /"formula":"Miles \* 0.45"/);
  assert.match(changed.reply, /has this now: “45p a mile”/);
});

test("a warning of which no check can say on which day it comes is built, and not proven", () => {
  const { understood } = planned({
    prompt:
      "Ladders: tag number, last inspected, next due = 6 months after last inspection. Overdue ones red, those due in the next 14 days amber",
  });
  const checksOf = (phrase: string): readonly string[] => understood.find((one) => one.phrase === phrase)?.checks ?? [];
  assert.ok(
    checksOf("Overdue ones red").some((id) => id.startsWith("alert-on")),
    JSON.stringify(understood),
  );
  assert.deepEqual(checksOf("those due in the next 14 days amber"), []);
});

test("rows stand out in web apps, and a message lets more of them do so", () => {
  const prompt = "Ladder checks with ladder, checked on and rung wear in mm. Flag rung wear over 4";
  const { design, understood, checks } = planned({ prompt });
  const ofAlert = understood.find(({ phrase }) => phrase === "Flag rung wear over 4");
  assert.ok(ofAlert !== undefined && ofAlert.checks.filter((id) => id.startsWith("alert-")).length === 2, JSON.stringify(understood));
  assert.ok(checks.some(({ title }) => title === "“Rung wear over 4” stands out in ladder checks of which it is true"));
  const current = { version: 1, design, files: new Map() } as unknown as NonNullable<BuildRequest["current"]>;
  const changed = planned({ current, message: "Highlight what was checked on more than 90 days ago" });
  assert.match(JSON.stringify(changed.design), /"formula":"today - \\"Checked on\\" > 90","?/);
  assert.match(changed.reply, /stands out now: “Highlight what was checked on more than 90 days ago”/);
  const red = planned({ current, message: "Make it red" });
  assert.doesNotMatch(JSON.stringify(red.design), /"formula":"not/);
  for (const platform of ["expo", "flutter"] as const) assert.doesNotMatch(JSON.stringify(planned({ prompt, platform }).design), /"alert"/);
});

test("how many are in a state that no field tells is not the number of all", () => {
  const { understood, notUnderstood } = planned({ prompt: "Canoe club: boats with name and length. Show how many are sunk" });
  assert.ok(!understood.some(({ phrase }) => phrase.includes("how many")));
  assert.ok(notUnderstood.some((phrase) => phrase.includes("how many are sunk")));
});

test("how many are in a state that a yes or no tells is counted, whatever word it is", () => {
  const { design, notUnderstood } = planned({ prompt: "Canoe club: boats with name, length and out yes/no. Show how many are out" });
  const blueprint = Blueprint.parse(design);
  assert.ok(blueprint.entities.some(({ fields }) => fields.some(({ label, type }) => label === "Out" && type === "boolean")));
  assert.ok(blueprint.capabilities.some((one) => one.kind === "total" && one.where === "out"));
  assert.deepEqual(notUnderstood, []);
});
