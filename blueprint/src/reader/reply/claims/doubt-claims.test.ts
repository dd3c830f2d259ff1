import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt, readUndoubted } from "../../read-prompt.ts";
import { unfulfilledWords } from "../unfulfilled-words.ts";
import { claimConfidenceOf } from "./claim-confidence.ts";
import { claimedIn, claimEvidenceNames, claimEvidenceOf } from "./claim-evidence.ts";
import { doubtClaims } from "./doubt-claims.ts";

/** What is proven, and what is only built, where these phrases of a text became these fields of a list. */
function doubtedIn(text: string, list: string, phrases: Readonly<Record<string, string>>): string[] {
  const reading = readPrompt({ text: list, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const [entity] = reading.blueprint.entities;
  const understood = Object.entries(phrases).map(([phrase, field]) => ({ phrase, became: [`${entity?.id}.${field}`] }));
  for (const { became } of understood)
    assert.ok(
      entity?.fields.some(({ id }) => became.includes(`${entity.id}.${id}`)),
      became.join(),
    );
  const doubted = doubtClaims({ reading: { ...reading, understood, notUnderstood: [] }, text });
  assert.ok(doubted.outcome === "blueprint");
  const { blueprint } = doubted;
  for (const one of doubted.understood)
    assert.equal(one.isDoubted === true, unfulfilledWords(blueprint, one).includes(one.phrase.toLowerCase()));
  return doubted.understood.flatMap(({ phrase, isDoubted }) => (isDoubted === true ? [phrase] : []));
}

test("a price of which a field was made is built and not proven, and a field that is one is proven", () => {
  const text = "Logs for sale: £95 a bag, £2 a mile for delivery. Customers give name, address and how many bags";
  assert.deepEqual(doubtedIn(text, "a list of orders with address and mile", { "£2 a mile": "mile", address: "address" }), ["£2 a mile"]);
});

test("it is less sure of a piece of a choice than of the whole", () => {
  const text = "I sharpen skates. Owner, boot size, left or right foot, edges done";
  const reading = readPrompt({ text: "Skates with owner, boot size and foot", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const became = [`${reading.blueprint.entities[0]?.id}.foot`];
  const [piece, whole] = ["left", "left or right foot"].map((phrase) => {
    const claimed = claimedIn({ ...reading, understood: [{ phrase, became }] }, text);
    return claimConfidenceOf(claimEvidenceOf(claimed, { phrase, became }));
  });
  assert.ok((piece ?? 1) < (whole ?? 0) - 0.1, `${piece} and ${whole}`);
});

test("what is chosen as an answer is meant, whatever its words are in the prompt", () => {
  const reading = readPrompt({ text: "Bells with maker, weight and note", answers: [] });
  const doubted = doubtClaims({ reading, text: "something for our tower" });
  assert.ok(doubted.outcome === "blueprint" && doubted.understood.length > 2);
  assert.ok(doubted.understood.every(({ isDoubted }) => isDoubted === undefined));
});

test("every number of the evidence is from 0 to 1, and so is the confidence", () => {
  for (const text of [
    "Bells with maker, weight and note. Warn me when one was not oiled for 90 days, and show the total weight per tower",
    "A website for our tower: opening hours, how to learn to ring, £5 a lesson, write to us",
    "A timer for 25 minutes",
    "x y z 1/2/3 or or (a, b",
  ]) {
    const { reading, text: said } = readUndoubted({ text, answers: [] });
    if (reading.outcome === "questions") continue;
    const claimed = claimedIn(reading, said);
    for (const one of reading.understood) {
      const evidence = claimEvidenceOf(claimed, one);
      for (const name of claimEvidenceNames)
        assert.ok(evidence[name] >= 0 && evidence[name] <= 1.000001, `${name} ${evidence[name]} of ${one.phrase}`);
      const confidence = claimConfidenceOf(evidence);
      assert.ok(confidence > 0 && confidence < 1);
    }
  }
});
