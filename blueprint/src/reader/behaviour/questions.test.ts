// A question quotes whole wishes, and offers lists of what the person has, with a noun for each detail.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "../../schema/reading.ts";
import { readPrompt } from "../read-prompt.ts";
import { quote } from "../text/token.ts";
import { wishesIn } from "../understanding/wishes/wishes-in.ts";

function asked(text: string): Question {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "questions", text);
  const [question] = reading.questions;
  assert.ok(question);
  return question;
}

const offered: readonly (readonly [text: string, options: readonly string[]])[] = [
  [
    "I'm the one who lends out the tents, the stoves and the canoe for our scout group. Last year the canoe was promised to two patrols on the same weekend.",
    [
      "A lending log for tents with borrower, date lent and due back",
      "A lending log with item, borrower, lent on, due back and returned",
      "A list of bookings with item, person, date and notes",
    ],
  ],
  [
    "hi i cut hedges for about 60 gardens, i need an app that tells me who's due, some every 6 weeks, and who owes me money because i forget",
    [
      "A list of gardens with name, due and amount owed",
      "A list of gardens with name, phone, last visit and next due",
      "A list of payments with customer, date, amount and paid",
    ],
  ],
  [
    "Wedding photographer, freelance. I lose track of which hours I billed. Timer per client and per shoot with the hourly rate",
    ["A time sheet with client, date, hours and rate"],
  ],
  [
    "We make candles, 9 people, and I need to know at any moment how many of each colour are at which step",
    ["A list of candles with name, date and notes"],
  ],
  [
    "I'm a researcher with 36 volunteers across 3 groups. I need a page where I enter volunteer ID and it assigns the next group (random), logs visit 1 and visit 2 (5 to 7 days apart), flags gaps",
    ["A list of volunteers with name, date and notes"],
  ],
  [
    "Rota for our shop. 6 tills, 11 cashiers, not everyone can work every till. They should tick if they are coming and I want to see straight away if we have enough.",
    [
      "A duty list with date, person and task",
      "An attendance list with name, date and answer",
      "A list of tills with name, date and notes",
    ],
  ],
];
for (const [text, options] of offered) test(`offers: ${options.join(" | ")}`, () => assert.deepEqual(asked(text).options, options));

test("quotes no greeting", () => {
  assert.doesNotMatch(asked("Hello! I look after the lamps of a theatre and they get lost.").text, /hello/i);
  assert.doesNotMatch(asked("Hi! Please help. I have a shed full of lamps.").text, /“hi”/i);
});

const quoted: readonly (readonly [text: string, understood: RegExp])[] = [
  [
    "I mend bicycles in a small shop. I want them to be able to type their number in a page and see it: waiting, on the stand, ready",
    /want people to be able to “type their number in a page and see it”\./,
  ],
  [
    "I have a van and I need a page where I enter the stop (or two), logs the hour (5 to 7 minutes apart), flags gaps",
    /that “I enter the stop”\./,
  ],
  ["Rota for our shop. 6 tills. Not everyone can work every till. I want to see if we have enough", /want to “see if we have enough”\./],
];
for (const [text, understood] of quoted) test(`quotes a whole wish: ${text}`, () => assert.match(asked(text).text, understood));

test("wishes for what a text names first, and not for what it states of it or what it is for", () => {
  const wished = (text: string): string[] => wishesIn(text).map(({ lead, said }) => `${lead}${quote(text, said)}`);
  assert.deepEqual(wished("Seating plan for the crew, and the cooks can reply"), ["Seating plan for the crew, and the cooks can reply"]);
  assert.deepEqual(wished("MOT dates for the vans so I can book them in"), ["MOT dates for the vans"]);
  assert.deepEqual(wished("Hello, seating plan for the crew"), ["seating plan for the crew"]);
  assert.deepEqual(wished("The cooks are tired. Guests should be able to pick a dish"), ["that Guests should be able to pick a dish"]);
});

test("quotes no greeting before a name, and offers a list of what is named where nothing is near", () => {
  assert.doesNotMatch(asked("Hello, lift offers board for the hospital").text, /hello/i);
  assert.deepEqual(asked("Hello, lift offers board for the hospital").options, ["A list of lift offers with name, date and notes"]);
});

test("a bare list of some noun is no offer to whoever wants a counter or a game", () => {
  for (const text of [
    "Crochet row counter with two counters, one for rows and one for repeats, the repeat goes up by itself every 8 rows. HUGE buttons, my fingers are stiff. Keep it if I close the tab",
    "I coach under 9 hockey and need something that works out fair rotations, 11 boys, 7 on the pitch, 4 quarters, everyone sits out about the same and nobody twice in a row",
  ]) {
    const reading = readPrompt({ text, answers: [] });
    const options = reading.outcome === "questions" ? reading.questions.flatMap((question) => question.options) : [];
    assert.deepEqual(
      options.filter((option) => option.endsWith("with name, date and notes")),
      [],
      text,
    );
  }
});
