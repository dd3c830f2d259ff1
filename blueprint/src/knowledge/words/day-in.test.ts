import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { dayIn } from "./day-in.ts";

describe("a day in a text", () => {
  const cases: readonly (readonly [text: string, day: string, time: string | null, phrase: string])[] = [
    ["the regatta on 14 June 2027 at 15:00", "2027-06-14", "15:00", "14 June 2027 at 15:00"],
    ["the 3rd of March 2028", "2028-03-03", null, "the 3rd of March 2028"],
    ["from June 14th, 2027, 9am on", "2027-06-14", "09:00", "June 14th, 2027, 9am"],
    ["on 2027-02-01 at 7", "2027-02-01", "07:00", "2027-02-01 at 7"],
    ["25.12.2027", "2027-12-25", null, "25.12.2027"],
    ["14/6/2027", "2027-06-14", null, "14/6/2027"],
    ["6/14/2027", "2027-06-14", null, "6/14/2027"],
    ["9 Sept at 12.30pm", "09-09", "12:30", "9 Sept at 12.30pm"],
    ["the swap shop on Saturday at noon", "6", "12:00", "Saturday at noon"],
    ["every Tuesday at 7 pm", "2", "19:00", "every Tuesday at 7 pm"],
    ["Friday, 3 July 2027 at 8 o'clock", "2027-07-03", "08:00", "Friday, 3 July 2027 at 8 o'clock"],
    ["until Christmas 2028", "2028-12-25", null, "Christmas 2028"],
    ["midnight on New Year’s Eve", "12-31", null, "New Year’s Eve"],
    ["29 February", "02-29", null, "29 February"],
  ];
  for (const [text, day, time, phrase] of cases)
    it(`is read from: ${text}`, () => {
      const said = dayIn(text);
      assert.deepEqual([said?.day, said?.time, said?.phrase], [day, time, phrase]);
    });

  for (const text of ["5/6/2027", "31 June 2027", "30 February", "12 marches", "in 10 days", "someday", "half past 3", "eve"])
    it(`is none, or could be two: ${text}`, () => assert.equal(dayIn(text), null));
});
