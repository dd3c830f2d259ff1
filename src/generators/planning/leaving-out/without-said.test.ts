import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutSaid } from "./without-said.ts";

const comments = { called: "comments on recipes", can: "comment on recipes" };

const CASES: readonly [reply: string, rest: string][] = [
  ["Buttons and links are now green. You can now comment on recipes.", "Buttons and links are now green."],
  ["You can now comment on recipes, on the new page “Talk”. Corners are now round.", "Corners are now round."],
  ["You can comment on recipes and rate recipes; adding is included.", "You can rate recipes; adding is included."],
  [
    "You can rate recipes, comment on recipes and plan meals; adding is included.",
    "You can rate recipes and plan meals; adding is included.",
  ],
  ["You can rate recipes and comment on recipes; adding is included.", "You can rate recipes; adding is included."],
  ["You can comment on recipes; adding is included.", "Adding is included."],
  ["You can now comment on recipes. For this, recipes now have dates.", "Recipes now have dates."],
  ["You can comment on recipes that are public.", "You can comment on recipes that are public."],
];

for (const [reply, rest] of CASES) test(`without comments: ${reply}`, () => assert.equal(withoutSaid(reply, [comments]), rest));
