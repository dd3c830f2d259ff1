import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { PickerFeature } from "../../../../../features/insight/tools/picker/picker-schema.ts";
import { readPrompt } from "../../../../read-prompt.ts";

function read(text: string) {
  const reading = readPrompt({ text, answers: [] });
  if (reading.outcome !== "blueprint") return null;
  const { blueprint, understood, notUnderstood } = reading;
  const picker = blueprint.features.flatMap((feature) => PickerFeature.safeParse(feature).data ?? [])[0];
  return picker === undefined ? null : { blueprint, picker, understood, notUnderstood };
}

/** What a picker begins with, by the words that ask for it. */
type Settings = Partial<Omit<PickerFeature, "kind" | "id" | "phrase" | "said">>;

const numbered = (noun: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${noun} ${at + 1}`);

const pickers: readonly (readonly [text: string, settings: Settings])[] = [
  ["A wheel for who feeds the cats: Ivy, Otto and Sam", { title: "Who feeds the cats", entries: ["Ivy", "Otto", "Sam"], hasWheel: true }],
  [
    "something that decides what we cook tonight: curry, soup, noodles",
    { title: "What we cook tonight", entries: ["Curry", "Soup", "Noodles"] },
  ],
  ["I want to randomly choose a reader from my book club", { title: "Random draw", entries: [] }],
  [
    "Where shall we walk wheel: hill, harbour, woods",
    { title: "Where shall we walk", entries: ["Hill", "Harbour", "Woods"], hasWheel: true },
  ],
  [
    "Chore wheel: bins, windows, stairs. Each only once",
    { title: "Chore wheel", entries: ["Bins", "Windows", "Stairs"], hasWheel: true, isOnce: true },
  ],
  [
    "raffle draw: 5 winners from 60 tickets, no ticket twice",
    { title: "Raffle draw", entries: numbered("Ticket", 60), count: 5, isOnce: true },
  ],
  ["Random number from 1 to 20", { title: "Random number", entries: Array.from({ length: 20 }, (_, at) => String(at + 1)) }],
  ["a coin toss", { title: "Coin toss", entries: ["Heads", "Tails"] }],
  ["a d12", { title: "Dice", entries: [], dice: { count: 1, sides: 12 } }],
  ["Roll four 8-sided dice and show the sum", { title: "Dice", entries: [], dice: { count: 4, sides: 8 } }],
  ["divide 9 dancers into 3 groups", { title: "Teams", entries: numbered("Dancer", 9), teams: { count: 3 } }],
  ["make random teams of 5 from our league", { title: "Teams", entries: [], teams: { size: 5 } }],
  ["Tea or coffee picker", { title: "Tea or coffee picker", entries: ["Tea", "Coffee"] }],
];

describe("a picker is read", () => {
  for (const [text, settings] of pickers)
    it(`of: ${text}`, () => {
      const found = read(text);
      assert.ok(found !== null);
      const { kind, id, phrase, said, ...rest } = found.picker;
      assert.deepEqual(rest, settings);
      assert.deepEqual(found.notUnderstood, []);
      assert.ok([kind, id, phrase, said].every((one) => one !== undefined));
      assert.equal(found.blueprint.title, settings.title);
    });

  it("with each wish bound to the part that fulfils it, and what it does not do named", () => {
    const found = read("Prize wheel with cake, mug, scarf and hat. Nobody twice, remembers past winners, with confetti and a drum sound");
    const became = Object.fromEntries(found?.understood.map((one) => [one.phrase, one.became]) ?? []);
    assert.deepEqual(became["cake, mug, scarf and hat"], ["picker.entries"]);
    assert.deepEqual(became["Nobody twice"], ["picker.once"]);
    assert.deepEqual(became["remembers past winners"], ["picker.history"]);
    assert.deepEqual(became["Prize wheel"], ["picker", "picker.wheel"]);
    assert.deepEqual(found?.notUnderstood, ["confetti", "a drum sound"]);
  });

  it("without rules and parts that only sound like those of a picker", () => {
    const text =
      "Wheel of chores: mop, dust, iron. Spins once every Sunday at 18:00, nobody twice in a month, keeps track of points, change the music";
    assert.deepEqual(read(text)?.notUnderstood, [
      "Spins once every Sunday at 18:00",
      "nobody twice in a month",
      "keeps track of points",
      "change the music",
    ]);
  });

  it("with a list that names something and can be changed", () => {
    const found = read("A wheel with Jo, Ann and Max, and I can edit the names");
    assert.deepEqual(found?.understood.at(-1), { phrase: "I can edit the names", became: ["picker.add"] });
  });

  it("without what only another place knows", () => {
    assert.deepEqual(read("pick a random winner from the replies under our post")?.notUnderstood, ["from the replies under our post"]);
  });

  it("in the colours and by the name that are asked for", () => {
    const found = read("A wheel of names in green, called Lucky Seven");
    assert.equal(found?.blueprint.title, "Lucky Seven");
    assert.ok(found.understood.some(({ became }) => became.some((id) => id.startsWith("theme"))));
  });
});

describe("no picker is read of", () => {
  for (const text of [
    "A raffle ticket tracker with number, buyer and paid",
    "A list of players with name and phone, and a random picker",
    "A chore list with person and day. Also a wheel to pick who starts",
    "Ferris wheel: opening hours, tickets and prices",
    "Dice game collection with player count and rating",
    "A website for our prize draw with rules and a contact form",
    "Choose the winner of our cake competition by votes",
    "A book picker with title, author and year",
    "colour picker",
    "Sort my records into groups by genre",
    "Split the bill between 4 friends",
    "A shop for dice and card games",
    "A drawing class site with prices",
    "A fruit picker roster: who picks what on which day",
    "A list of teams with captain and league",
    "Tournament draw with results and table",
    "potter's wheel booking with date and time",
  ])
    it(text, () => assert.equal(read(text), null));
});
