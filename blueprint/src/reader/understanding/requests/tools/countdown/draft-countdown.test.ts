import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { planChecks } from "../../../../../checks/plan-checks.ts";
import { CountdownFeature } from "../../../../../features/insight/tools/countdown/countdown-schema.ts";
import type { Reading } from "../../../../../schema/reading.ts";
import { readPrompt } from "../../../../read-prompt.ts";

type Built = Extract<Reading, { outcome: "blueprint" }>;

const read = (text: string): Reading => readPrompt({ text, answers: [] });

function built(text: string): Built {
  const reading = read(text);
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

function countdownOf(reading: Reading): CountdownFeature | undefined {
  const features = reading.outcome === "blueprint" ? reading.blueprint.features : [];
  return features.flatMap((feature) => CountdownFeature.safeParse(feature).data ?? [])[0];
}

/** "Ferry 2027-06-14 15:00": what is counted down to. */
function datesOf(text: string): string[] {
  const { dates = [] } = countdownOf(read(text)) ?? {};
  return dates.map(({ label, day, time }) => [label, day ?? "?", ...(time === null ? [] : [time])].join(" "));
}

describe("a countdown", () => {
  const cases: readonly (readonly [text: string, ...dates: string[]])[] = [
    ["countdown to the ferry on 14 June 2027 at 15:00", "Ferry 2027-06-14 15:00"],
    ["How many sleeps till Halloween?", "Halloween 10-31"],
    ["show how long until the swap shop on Saturday", "Swap shop 6"],
    ["days left until our allotment opens", "Allotment opens ?"],
    ["regatta countdown, 12 June 2027", "Regatta 2027-06-12"],
    ["a sabbatical countdown, the last day is 30 April 2027", "Last day 2027-04-30"],
    ["I want a page that counts down the weeks until the calves come", "Calves come ?"],
    ["Could you make something that tells my pupils how many more sleeps until the school trip on May 5th?", "School trip 05-05"],
    ["My apprenticeship ends on 30 September 2028. How many days are left?", "Apprenticeship 2028-09-30"],
    ["We open the orchard on 1 May 2027 and need a countdown in big numbers", "We open the orchard 2027-05-01"],
    ["the harvest fair is on the 3rd of October 2027 at 11 o'clock, countdown for the shop window", "Harvest fair 2027-10-03 11:00"],
    ["Countdown: welding exam 12 May, first aid 19 May, driving test", "Welding exam 05-12", "First aid 05-19", "Driving test ?"],
    ["countdown for my exams: Latin 3 June, Greek 10 June", "Latin 06-03", "Greek 06-10"],
    ["Countdown to Christmas, Easter and my name day", "Christmas 12-25", "Easter ?", "Name day ?"],
    ["Countdown to dinner with Ada on Friday at noon", "Dinner with Ada 5 12:00"],
    ["Countdown for the eclipse, 2 August 2027 9am", "Eclipse 2027-08-02 09:00"],
    ["countdown to Mum and Dad's anniversary on 9 May", "Mum and Dad's anniversary 05-09"],
    ["countdown to the fair on 1 May 2027 and the fair on 2 June 2027", "Fair 2027-05-01", "Fair 2 2027-06-02"],
    ["days to go until our Camino, 4/5/2027", "Camino ?"],
  ];
  for (const [text, ...dates] of cases) it(`counts down to what is named: ${text}`, () => assert.deepEqual(datesOf(text), dates));

  it("has no date where none in particular is named", () => {
    const reading = built("countdown to any date that I set, let me change the date and add more dates");
    const { understood, notUnderstood } = reading;
    assert.deepEqual(countdownOf(reading)?.dates, []);
    assert.deepEqual(notUnderstood, []);
    assert.ok(understood.every(({ became }) => became.join() === "countdown.dates"));
  });

  it("is called by what it counts down to, by its own name, or plainly", () => {
    const titles = [
      "days until my sabbatical",
      "days until we fly to Riga",
      "A countdown called Tick Tock to our fair",
      "countdown to Easter and Christmas",
    ];
    assert.deepEqual(
      titles.map((text) => built(text).blueprint.title),
      ["Sabbatical countdown", "Countdown", "Tick Tock", "Countdown"],
    );
  });

  it("binds each date and each wish to the part that fulfils it, which a check shows", () => {
    const text =
      "how many weeks until the ferry on 14 June 2027 and the market on Thursday, huge digits, working days, hours and minutes, let me add other dates";
    const { blueprint, understood, notUnderstood } = built(text);
    const proven = planChecks(blueprint).flatMap(({ also = [] }) => also);
    assert.deepEqual(
      understood.map(({ phrase, became }) => `${phrase}: ${became.join(", ")}`),
      [
        "how many weeks until the ferry on 14 June 2027: countdown.date-1, countdown.unit",
        "the market on Thursday: countdown.date-2",
        "huge digits: countdown.digits",
        "working days: countdown.working-days",
        "hours: countdown.hours",
        "minutes: countdown.hours",
        "let me add other dates: countdown.dates",
      ],
    );
    assert.ok(understood.every(({ became }) => became.every((id) => proven.includes(id))));
    assert.deepEqual(notUnderstood, []);
    const { unit, hasHours, hasWorkingDays } = countdownOf(built(text)) ?? {};
    assert.deepEqual([unit, hasHours, hasWorkingDays], ["weeks", true, true]);
  });

  it("shows nothing that was not asked for", () => {
    const { unit, hasHours, hasWorkingDays } = countdownOf(built("countdown to the regatta")) ?? {};
    assert.deepEqual([unit, hasHours, hasWorkingDays], ["days", false, false]);
  });

  it("says how long ago it was afterwards", () => {
    const { understood } = built("days left until our move on June 3rd 2027, and say how long ago it was afterwards");
    assert.deepEqual(understood.at(-1), { phrase: "say how long ago it was afterwards", became: ["countdown.after"] });
  });

  it("names what it does not do", () => {
    const text = "countdown to our regatta, working days without bank holidays, fireworks at the end, and email me on the day";
    assert.deepEqual(built(text).notUnderstood, ["without bank holidays", "fireworks at the end", "email me on the day"]);
    assert.deepEqual(built("how many months until our regatta").notUnderstood, ["months"]);
  });

  it("has the look that is asked for", () => {
    const { blueprint } = built("playful countdown to our fair, in dark blue");
    assert.deepEqual([blueprint.theme.language, blueprint.title], ["playful", "Fair countdown"]);
  });
});

describe("what is no countdown to a day", () => {
  for (const text of [
    "a countdown",
    "countdown for 10 minutes",
    "a countdown timer for the gym",
    "a timer that counts down from 20 minutes",
    "how long to boil an egg",
    "A website for my flower shop with a countdown to Mother's Day",
    "a shop for candles with a countdown until the sale ends",
    "An event page for our choir with tickets and a countdown to the concert",
    "A list of tasks with days until due",
    "birthday list with days until the next birthday",
    "show how many days until each plant needs water",
    "Show the days until each birthday of my friends",
    "how many weeks until the boat exam, one line per learner",
    "Countdown to kick-off for our league: fixtures with home team, away team and date",
    "An app where my pupils see how many days are left until the exams and a list of topics to revise",
    "Track how many days are left on my gym membership",
    "A holiday log with days and where we slept",
    "I want to plan my weeks before the marathon: day, distance, time",
    "Bookings for our hostel by days, until noon",
  ])
    it(text, () => assert.equal(countdownOf(read(text)), undefined));
});
