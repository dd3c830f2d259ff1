import assert from "node:assert/strict";
import { test } from "node:test";
import { plainRequest } from "./plain-request.ts";

const wrapped: readonly (readonly [said: string, plain: string])[] = [
  ["How about a rota for our stall?", "a rota for our stall?"],
  ["Our hedges grow wild, make a cutting plan", "Our hedges grow wild. I need a cutting plan"],
  ["It would be nice to have a way of recording how much wax each hive gives", "I want to record how much wax each hive gives"],
  ["A good way to log our dives", "I want to log our dives"],
  ["I'd like a way of noting every repair", "I want to note every repair"],
  ["Blacksmith's website showing gates and railings", "A website for a Blacksmith with gates and railings"],
];
for (const [said, plain] of wrapped) test(`is plainly said: ${said}`, () => assert.equal(plainRequest(said), plain));

for (const said of ["A list of ways of getting to school", "What is the best way to London?", "The baker's website is down"])
  test(`stays as it is: ${said}`, () => assert.equal(plainRequest(said), said));
