import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "../../../schema/entity.ts";
import { spokenIn } from "../../../project/words/say.ts";
import { wordsIn } from "../../../project/words/words-in.ts";
import { bookingTerms } from "./booking-terms.ts";

const day: Field = { id: "date", label: "Date", type: "date", required: true };

const cases = [
  ["book apartments", "apartment", [], "stay", "Guests"],
  ["book cars", "car", [], "stay", ""],
  ["book an appointment", "doctor", [], "slot", ""],
  ["reserve a table", "restaurant", [], "slot", "People"],
  ["book attractions", "tourist attraction", [], "slot", "People"],
  ["book travel packages", "golf travel package", [], "day", "People"],
  ["book tickets", "concert", [day], "ticket", "Tickets"],
  ["book meeting rooms", "meeting room", [], "slot", ""],
] as const;

for (const [words, thing, fields, mode, people] of cases) {
  test(`“${words}” books a ${thing} as ${mode}, for ${people === "" ? "nobody else" : people}`, () => {
    const terms = spokenIn(bookingTerms({ words, prompt: words, thing, fields }), wordsIn("en"));
    assert.deepEqual([terms.mode, terms.people], [mode, people]);
  });
}

test("what is one of several is nobody else's at its time, in the hours that the text names", () => {
  const asked = (words: string, thing: string) => bookingTerms({ words, prompt: words, thing, fields: [] });
  const evening = asked("one of looms can book a loom on friday evenings", "loom");
  assert.deepEqual([evening.mode, evening.shared, evening.hours], ["slot", false, [18, 21]]);
  const hide = asked("one of hides reserve one for the day", "hide");
  assert.deepEqual([hide.mode, hide.shared], ["day", false]);
});
