import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";
import { restatementsOf } from "./restatements-of.ts";

const read = (text: string): Reading => Reading.parse(readPrompt({ text, answers: [] }));

/** The lists of what is built of a text at once, each with its fields. */
function lists(text: string): [string, string[]][] {
  const reading = read(text);
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint.entities.map(({ name, fields }) => [name.many, fields.map(({ label }) => label)]);
}

const said: readonly (readonly [text: string, means: string | null])[] = [
  ["our garden club needs a newsletter and a seed list", "a newsletter and a seed list for our garden club"],
  ["The gym wants a list of trainers with languages", "a list of trainers for our gym with languages"],
  ["my clinic could use a website with opening hours", "a website for our clinic with opening hours"],
  ["Rent kayaks with prices per day", "A booking site for kayaks with prices per day"],
  ["each rider's laps on sundays", "A list of laps with rider, date and laps on sundays"],
  ["my twins' weights", "A list of weights with twin, date and weights"],
  ["price list and opening hours for our barber shop", "A website for our barber shop with price list and opening hours"],
  [
    "log the eggs my hens lay every day and see the total per week",
    "A log of eggs with date and number of eggs and see the total per week",
  ],
  ["I want to note the moths in my trap every day", "A log of moths with date and number of moths"],
  ["A help page for my students", "A help page"],
  ["a toyshop with reviews", "a toy shop with reviews"],
  ["ladder hire inventory", null],
  ["marquee hire bookings", "marquee bookings"],
  ["paddle board hire price list", "A list of paddle boards with name, price and notes"],
  ["who's borrowed our tents?", "A lending log for tents with borrower, date lent and due back"],
  ["a list of every saddle with its size and who has it", "a list of saddles with size and who has it"],
  ["tool rental inventory", "An inventory of tools"],
  ["Make me exactly Netflix", "Make me Netflix"],
  ["a page to book a ninety minute tattoo session", "a page to book a ninety-minute tattoo session"],
  ["a roll for our choir where I tick who came", "An attendance list"],
  ["dog grooming price list", "A list of dog grooming services with name, price and duration"],
];
for (const [text, means] of said)
  test(`says in another form: ${text}`, () => assert.equal(restatementsOf(text, "always")[0]?.text ?? null, means));

for (const text of [
  "my sister needs a haircut",
  "a workshop with tools",
  "Rent payments with tenant and date",
  "the kids want pizza",
  "track my expenses every day",
  "walk the dogs every day",
])
  test(`leaves as it is: ${text}`, () => assert.deepEqual(restatementsOf(text, "always"), []));

const built: readonly (readonly [text: string, list: string, field: string])[] = [
  ["log the eggs my hens lay every day and see the total per week", "eggs", "Number of eggs"],
  ["we never know who took which drill", "drills", "Who took it"],
  ["I want to remember what I paid for each lamp and where I got it", "lamps", "What I paid"],
  ["app that reminds me when to oil my chainsaws", "chainsaws", "When to oil"],
  ["keep track of the litres our goats give every day", "litres", "Number of litres"],
  ["I am a shepherd with 80 ewes and want to note lambs, wool sold and vet visits", "ewes", "Wool sold"],
  ["keep track of games lent to cousins and when they should bring them back", "games", "When they should bring them back"],
  ["repairs of our tractors, when each was done and what was replaced", "repairs", "What was replaced"],
  ["a reminder of everyone's birthdays with what they like", "birthdays", "What they like"],
  ["cider tasting with notes, score out of 10 and price", "cider tastings", "Price"],
  ["when was each extinguisher in the workshop last checked", "extinguishers", "Date last checked"],
  ["I need to know when each kayak is due its inspection", "kayaks", "Next inspection date"],
  ["which locker is whose", "lockers", "Owner"],
  ["something to keep track of who borrowed my saws", "saws", "Borrower"],
  ["exchange table for our quilting circle's fabrics", "fabrics", "Offered by"],
  ["let the choir vote on the name for our summer concert", "suggested names", "Name"],
  ["our orchestra needs a register of players with instrument and fees paid or not", "players", "Fees paid"],
];
for (const [text, list, field] of built)
  test(`is about what is asked of each: ${text}`, () => {
    const found = lists(text).find(([many]) => many === list);
    assert.ok(found, JSON.stringify(lists(text)));
    assert.ok(found[1].includes(field), found[1].join(", "));
  });

test("who decides which one is asked for a vote", () => {
  const reading = read("voting on which board game to play at the cabin");
  assert.ok(reading.outcome === "blueprint");
  assert.ok(reading.blueprint.features.some(({ kind }) => kind === "poll" || kind === "collect"));
});

test("a test on something for somebody is a quiz", () => {
  const reading = read("an exam on knots for our new sailors");
  assert.ok(reading.outcome === "blueprint");
  assert.ok(reading.blueprint.features.some(({ kind }) => kind === "quiz"));
});

test("what a person does and wants to note is a list of it", () => {
  const wanted = "I carve spoons and want to note the wood, the finish and how long it took";
  assert.deepEqual(lists(wanted), [["spoons", ["Wood", "Finish", "How long it took"]]]);
});

test("an unknown noun without an option is asked about by its name", () => {
  const reading = read("a tontine for us and our neighbours");
  assert.ok(reading.outcome === "questions");
  assert.deepEqual(reading.questions[0]?.options, []);
  assert.match(reading.questions[0]?.text ?? "", /keep of each tontine/);
});

test("the site of somebody's trade is theirs", () => {
  const reading = read("harpsichord tuner website");
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual([reading.blueprint.kind, reading.blueprint.entities], ["site", []]);
});

test("the site of what may be a trade is theirs", () => {
  const reading = read("Chimney sweep site with prices");
  assert.ok(reading.outcome === "blueprint");
  assert.equal(`${reading.blueprint.kind} ${reading.blueprint.title}`, "site Chimney Sweep");
});

test("the columns of a board for a group are its states", () => {
  const reading = read("A board for our choir with columns Ideas, Practising and Ready");
  assert.ok(reading.outcome === "blueprint");
  assert.ok(reading.blueprint.features.some(({ kind }) => kind === "board"));
  const options = reading.blueprint.entities.flatMap(({ fields }) => fields.map((field) => field.options?.join()));
  assert.ok(options.includes("Ideas,Practising,Ready"), options.join(" | "));
});

test("a board of what stands before the word is one", () => {
  const reading = read("my knitting projects board");
  assert.ok(reading.outcome === "blueprint");
  assert.ok(reading.blueprint.features.some(({ kind }) => kind === "board"));
});

test("a question quotes a person as they wrote it", () => {
  const reading = read("status of moored, at sea, or in dry dock");
  assert.ok(reading.outcome === "questions");
  assert.ok(reading.questions[0]?.text.includes("“status of moored, at sea, or in dry dock”"), reading.questions[0]?.text);
});

test("a sign-up page is no app with accounts and nothing else", () => {
  const wanted =
    "A sign-up page for the harvest supper where families say how many are coming, what dish they'll bring and if anyone is vegetarian";
  assert.deepEqual(lists(wanted), [["families", ["Name", "How many are coming", "What dish they'll bring", "Anyone vegetarian"]]]);
});
