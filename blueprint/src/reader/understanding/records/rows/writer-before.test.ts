// Whoever writes, and what they write of: entries with who it was, rows of those people, or what was taken by somebody.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../read-prompt.ts";

function builtOf(text: string): string {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  const [entity] = reading.blueprint.entities;
  return `${entity?.name.many}(${entity?.fields.map(({ label, type }) => `${label}:${type}`).join(", ")}) ${reading.notUnderstood.join()}`.trim();
}

const written: readonly (readonly [text: string, built: string])[] = [
  [
    "A page where whoever is on shift notes what the patient drank and how he seemed",
    "entries(Who:text, What the patient drank:text, Date:date, How he seemed:text)",
  ],
  ["Somewhere each of us writes what we saw, where and when", "entries(Who:text, What we saw:text, Place:text, Date:date)"],
  [
    "a place where every ranger enters what they found, the path and when",
    "entries(Ranger:text, What they found:text, Path:text, Date:date)",
  ],
  [
    "a page where the keepers write what they saw and how the otter was",
    "entries(Keeper:text, What they saw:text, Date:date, How the otter was:text)",
  ],
  [
    "A place where everyone writes what they did and how it went, and the next driver reads it first.",
    "entries(Who:text, What they did:text, Date:date, How it went:text) next driver reads",
  ],
  [
    "a page where each child puts what they want for lunch and any allergies",
    "children(Name:text, What they want for lunch:text, Allergies:tags)",
  ],
];
for (const [text, built] of written) test(`rows of whoever writes: ${text}`, () => assert.equal(builtOf(text), built));

const taken: readonly (readonly [text: string, built: string])[] = [
  [
    "I want to know which spades people borrowed, when and who hasn't handed them back yet",
    "spades(Name:text, Who borrowed it:text, Date:date, Handed back:boolean)",
  ],
  ["see which scores the singers took home and when", "scores(Name:text, Who took it home:text, Date:date)"],
  ["keep track of which drills my lads took and who hasnt brought them back", "drills(Name:text, Who took it:text, Brought back:boolean)"],
];
for (const [text, built] of taken) test(`rows of what was taken: ${text}`, () => assert.equal(builtOf(text), built));
