// Apps whose sizes, headings, pictures and order were changed by messages hold everything that they held before.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { changeBlueprint, planChecks, readPrompt } from "@atelier/blueprint";
import { openProver, type Prover } from "../../support/prove-app.ts";

const arranged: readonly (readonly [prompt: string, messages: string])[] = [
  [
    "An invoice tracker with clients, invoices with amount, due date and status",
    "put the total at the top. Move the charts to the bottom. Show clients as a board. Make everything bigger. Bigger buttons. Rounder corners. Use another font. Change the heading to “What is owed”. Add a notice “Pay within 14 days” to the invoices page",
  ],
  [
    "Create a website for renting apartments with a newsletter, an about page and an FAQ",
    "move the newsletter to the top of the page. Bigger headings. Make the text smaller. Another picture. Sharper corners. Change the heading of the FAQ to “Good to know”. Add a section called “Our team” with the text “We show every flat ourselves.”",
  ],
];

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(() => prover.close());

for (const [prompt, messages] of arranged) {
  it(`is proven after: ${messages}`, async () => {
    const reading = readPrompt({ text: prompt, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    const change = changeBlueprint(reading.blueprint, messages);
    assert.ok(change.outcome === "changed", change.reply);
    assert.deepEqual(change.notUnderstood, [], change.reply);
    const checks = planChecks(change.blueprint, reading.blueprint);
    const { findings, run } = await prover.prove(change.blueprint, checks);
    assert.deepEqual(findings, []);
    assert.deepEqual(
      run?.checks.filter(({ passed }) => !passed),
      [],
    );
    assert.equal(run?.checks.length, checks.length);
  });
}
