import assert from "node:assert/strict";
import { test } from "node:test";
import { featuresOf } from "../../../features/definition/define-feature.ts";
import { NotifyFeature } from "../../../features/community/notify/notify-schema.ts";
import { readPrompt } from "../../../reader/read-prompt.ts";
import { type Account, withReminders } from "./with-reminders.ts";

function read(text: string): Account {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

/** "passport.expiry-date 14": of which date it is reminded, and how many days before. */
function remindersOf(text: string): string[] {
  return featuresOf(withReminders(read(text), text).blueprint, NotifyFeature).map(
    ({ entity, field, daysBefore = 0 }) => `${entity}.${field} ${daysBefore}`,
  );
}

const REMINDED: readonly [text: string, reminder: string][] = [
  [
    "Insurance policies with provider, number and renewal date; send me a reminder a week before the renewal",
    "insurance-policy.renewal-date 7",
  ],
  ["Library cards with holder and expiry date, and alert me when one expires", "library-card.expiry-date 0"],
  ["Plants with name and next watering date, remind me when it needs watering", "plant.next-watering-date 0"],
  ["Guitars with brand and next restringing date. Notify me when restringing is due", "guitar.next-restringing-date 0"],
  ["A birthday list that reminds me two days before each birthday", "birthday.next-birthday 2"],
  ["Exams with subject and date; a notification the evening before each exam", "exam.date 1"],
  ["A to-do list with reminders", "task.due-date 0"],
];
for (const [text, reminder] of REMINDED)
  test(`an app for phones reminds of the date that is there: ${text}`, () => {
    assert.deepEqual(remindersOf(text), [reminder]);
    const { notUnderstood, understood } = withReminders(read(text), text);
    assert.deepEqual(notUnderstood, []);
    assert.match(understood.at(-1)?.phrase ?? "", /remind|notif|alert/i);
  });

const ADDED: readonly [text: string, reminder: string, label: string][] = [
  ["Boats with name and mooring; remind me three weeks before the survey", "boat.survey 21", "Survey"],
  ["Concert tickets with band and venue and a reminder on the concert date", "concert-ticket.concert-date 0", "Concert date"],
  ["Lawnmowers with name and make. Remind me when the oil change is due", "lawnmower.oil-change-due 0", "Oil change due"],
];
for (const [text, reminder, label] of ADDED)
  test(`the date that a reminder names is added where there is none: ${text}`, () => {
    assert.deepEqual(remindersOf(text), [reminder]);
    const fields = withReminders(read(text), text).blueprint.entities.flatMap((entity) => entity.fields);
    assert.equal(fields.find((field) => field.label === label)?.type, "date");
  });

const LEFT: readonly [text: string, why: string][] = [
  ["Plants with name and last watered date. Remind me when it needs watering", "the date is past"],
  ["Films with title and rating, remind me to watch them", "there is no date"],
  ["Passports with name and expiry date, notify the owner by email", "it is another person, and e-mail"],
  ["Exams with subject and date and sms reminders", "it is a text message"],
  ["Chores with name and next due date, remind me daily", "it repeats"],
  ["A book list with title and author and push notifications", "nothing says of what"],
  ["Tools with name and service date, and notify me when the warranty runs out", "it is another date"],
];
for (const [text, why] of LEFT)
  test(`a reminder is not built where ${why}: ${text}`, () => {
    assert.deepEqual(remindersOf(text), []);
    assert.deepEqual(withReminders(read(text), text), read(text));
  });

test("a sample is due, so that it can be tried what is shown on the day", () => {
  const text = "Wills with name and review date, remind me three days before the review date";
  const { blueprint } = withReminders(read(text), text);
  const [entity] = blueprint.entities;
  const days = entity?.samples.map((row) => Number(row["review-date"])) ?? [];
  assert.ok(days.length === 0 || days.some((day) => day >= 0 && day <= 3), days.join());
});
