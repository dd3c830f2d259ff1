// A row with stars, a price and a button beside its name: on a phone these wrap below, and nothing is wider than the window.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readPrompt } from "@atelier/blueprint";
import { openProver, type Prover } from "../../support/prove-app.ts";

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(async () => prover.close());

test("a list whose rows hold everything fits a phone's window", async () => {
  const reading = readPrompt({
    text: "A ride sharing website where users can browse rides, book seats, and rate them after the trip.",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  const { findings, run, files } = await prover.prove(reading.blueprint, []);
  assert.match(files.get("src/pages/rides-page.tsx") ?? "", /rating: "rating"[\s\S]*amount: "price"[\s\S]*<BookLink/);
  assert.deepEqual(findings, []);
  assert.notEqual(run?.browser, "not run");
});
