import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutSlips } from "./without-slips.ts";

const meant: readonly (readonly [text: string, meant: string])[] = [
  ["a list of goats... sorry no, sheep with tag and age", "a list of sheep with tag and age"],
  ["a booking site for canoes, no wait, kayaks", "a booking site for kayaks"],
  ["my lamps - scratch that - clocks", "my lamps - scratch that - clocks"],
  ["a log of my runs, sorry, rides", "a log of my rides"],
  ["a site for our choir please. Prices and dates, please", "a site for our choir. Prices and dates"],
  ["I run a bakery, sorry for my English", "I run a bakery, sorry for my English"],
  ["A list of hay buyers... actually what I need is a list of bales with field and weight", "I need a list of bales with field and weight"],
  ["christening page?? no sorry, it's for our ruby wedding, with directions", "A page for our ruby wedding, with directions"],
  ["a log of what I actually need to buy", "a log of what I actually need to buy"],
  ["please make a to-do list", "please make a to-do list"],
];
for (const [text, said] of meant) test(`reads ${text}`, () => assert.equal(withoutSlips(text), said));
