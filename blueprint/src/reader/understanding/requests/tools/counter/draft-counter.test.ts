import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { planChecks } from "../../../../../checks/plan-checks.ts";
import { CounterFeature } from "../../../../../features/insight/tools/counter/counter-schema.ts";
import type { Reading } from "../../../../../schema/reading.ts";
import { readPrompt } from "../../../../read-prompt.ts";

type Built = Extract<Reading, { outcome: "blueprint" }>;

const read = (text: string): Reading => readPrompt({ text, answers: [] });

function built(text: string): Built {
  const reading = read(text);
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

function counterOf(reading: Reading): CounterFeature | undefined {
  const features = reading.outcome === "blueprint" ? reading.blueprint.features : [];
  return features.flatMap((feature) => CounterFeature.safeParse(feature).data ?? [])[0];
}

const labelsOf = (text: string): string[] | undefined => counterOf(read(text))?.things.map(({ label }) => label);

describe("counters", () => {
  const cases: readonly (readonly [text: string, ...labels: string[]])[] = [
    ["tally for how many yards of fence my three helpers mend every day", "Helper 1", "Helper 2", "Helper 3"],
    ["click counter for dogs walking past", "Dogs walking past"],
    ["count butterflies: peacock, comma, brimstone", "Peacock", "Comma", "Brimstone"],
    ["I want to count vans, trams and trains crossing the bridge", "Vans", "Trams", "Trains crossing the bridge"],
    ["an app to count how many glasses of water I drink", "Glasses of water"],
    ["count people who come into our museum", "People who come into our museum"],
    ["score keeper for two teams", "Team 1", "Team 2"],
    ["keep score of points for three pairs at our whist evening, plus and minus buttons", "Pair 1", "Pair 2", "Pair 3"],
    ["keep score for Reds and Blues", "Reds", "Blues"],
    ["score keeper for table football: Stags, Hinds", "Stags", "Hinds"],
    ["A tally of wins for Mum, Dad and Joe", "Mum", "Dad", "Joe"],
    ["pull-up counter", "Pull-ups"],
    ["a lap counter for the ice rink", "Laps"],
    ["rep counter for squats, planks and lunges", "Squats", "Planks", "Lunges"],
    ["count bicycles: red, teal, white", "Red", "Teal", "White"],
    ["A tally counter"],
    ["A counter app where I can add my own counters"],
  ];
  for (const [text, ...labels] of cases) it(`count what is named: ${text}`, () => assert.deepEqual(labelsOf(text), labels));

  it("are called by what they count, by their own name, or plainly", () => {
    const titles = [
      "count butterflies: peacock, comma",
      "pull-up counter",
      "tally of litres of milk",
      "score keeper for two teams",
      "A tally counter called Clack",
    ];
    assert.deepEqual(
      titles.map((text) => built(text).blueprint.title),
      ["Butterfly counter", "Pull-up counter", "Milk counter", "Score keeper", "Clack"],
    );
  });

  it("bind each thing and each wish to the part that fulfils it, which a check shows", () => {
    const text =
      "tally of hens, ducks and geese each day, big buttons, a reset button, undo, minus, totals, keep earlier days, let me add other kinds, type in any number, by 5";
    const { blueprint, understood, notUnderstood } = built(text);
    const proven = planChecks(blueprint).flatMap(({ also = [] }) => also);
    assert.deepEqual(
      understood.map(({ phrase, became }) => `${phrase}: ${became.join(", ")}`),
      [
        "tally of hens: counter.thing-1",
        "ducks: counter.thing-2",
        "geese: counter.thing-3",
        "each day: counter.days",
        "big buttons: counter.button",
        "a reset button: counter.reset",
        "undo: counter.undo",
        "minus: counter.minus",
        "totals: counter.total",
        "keep earlier days: counter.days",
        "let me add other kinds: counter.things",
        "any number: counter.amounts",
        "by 5: counter.step",
      ],
    );
    assert.ok(understood.every(({ became }) => became.every((id) => proven.includes(id))));
    assert.deepEqual(notUnderstood, []);
    assert.deepEqual([counterOf(built(text))?.step, counterOf(built(text))?.hasAmounts], [5, true]);
  });

  it("take colours among what they count for no look", () => {
    const { blueprint, understood } = built("count bicycles: red, teal, white");
    assert.deepEqual([blueprint.theme.background, blueprint.theme.components], [null, null]);
    assert.ok(understood.every(({ became }) => !became.includes("theme")));
  });

  it("have amounts in the unit of what is counted", () => {
    const { unit, hasAmounts } = counterOf(built("tally of litres of milk each day")) ?? {};
    assert.deepEqual([unit, hasAmounts], ["litres", true]);
    assert.equal(counterOf(built("tally of eggs each day"))?.hasAmounts, false);
  });

  it("name what they do not do", () => {
    const text = "people counter for my shop door, big button, warn me at 50, send the total to my boss by email";
    assert.deepEqual(built(text).notUnderstood, ["warn me at 50", "send the", "to my boss by email"]);
    assert.deepEqual(built("score keeper for two teams playing to 25 points").notUnderstood, ["playing to 25 points"]);
  });
});

describe("what is no counter", () => {
  for (const text of [
    "a counter for my café",
    "A counter for the lunch room",
    "kitchen counter shop",
    "calorie counter",
    "step counter",
    "visitor counter for my website",
    "count of visitors in a dashboard",
    "show a count of tasks done",
    "Count birds: species, place, date",
    "a tally of jars filled per volunteer each day",
    "score keeper for our Friday darts games",
    "I'd like to keep score at canasta on Sundays",
    "snooker scorer",
    "count my hens",
    "count the stock in our warehouse",
    "A list of hens with a count of eggs",
    "Bats in the church tower with count and date",
    "count down the days until our fair",
    "Checkout counter bookings for our hostel",
    "A poll that counts votes for three dishes",
    "the count of guests for our party with name and answer",
  ])
    it(text, () => assert.equal(counterOf(read(text)), undefined));
});
