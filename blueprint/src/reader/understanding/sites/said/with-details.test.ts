import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../../../checks/plan-checks.ts";
import { ContactFeature } from "../../../../features/site/answer/contact/contact-schema.ts";
import { readPrompt } from "../../../read-prompt.ts";

function contactOf(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint" && reading.blueprint.kind === "site", text);
  const contact = reading.blueprint.features.flatMap((one) => ContactFeature.safeParse(one).data ?? [])[0];
  return { contact, reading };
}

test("a site shows the number and the address that its message states, and checks them", () => {
  const { contact, reading } = contactOf(
    "Website for my well digging business in Ludlow. Bore £90 a metre, pump fitting £150. Ring 07700 900123 or write to dig@example.org",
  );
  assert.equal(contact?.phone, "07700 900123");
  assert.equal(contact?.email, "dig@example.org");
  const links = planChecks(reading.blueprint).flatMap(({ steps }) =>
    steps.flatMap((step) => ("target" in step ? [JSON.stringify(step.target)] : [])),
  );
  assert.ok(links.some((target) => target.includes("07700 900123")));
  assert.ok(!links.some((target) => target.includes("555 0100")));
});

test("a room that only asks for the number is filled by it, and how it is shown is not proven", () => {
  const { contact, reading } = contactOf(
    "I'm a locksmith covering Frome and I need a simple site. Lockout £60, new cylinder £85. Would like a list of the towns I cover (Frome, Bruton) and my mobile number really big. 07700 900456",
  );
  assert.equal(contact?.phone, "07700 900456");
  const asked = reading.understood.find(({ phrase }) => phrase.includes("really big"));
  assert.deepEqual([asked?.became, asked?.isDoubted], [[contact?.id], true]);
});

test("years and amounts are no number to ring", () => {
  const { contact } = contactOf(
    "Remembrance page for my gran Nell Hart 1929 - 2025. Photos, and where to give (£10 20 30 40 50). She kept bees.",
  );
  assert.equal(contact?.phone, undefined);
});
