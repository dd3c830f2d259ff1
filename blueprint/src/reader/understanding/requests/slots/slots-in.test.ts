import assert from "node:assert/strict";
import { test } from "node:test";
import { slotsIn } from "./slots-in.ts";

const stated: readonly (readonly [text: string, names: readonly [count: number, first: string, last: string], places: number])[] = [
  ["Science fair slots every 15 minutes from 3 till 5, one per team", [8, "15:00–15:15", "16:45–17:00"], 1],
  ["Reading test sign up, 12 minutes each from 14:20 to 15:32", [6, "14:20–14:32", "15:20–15:32"], 1],
  ["Face painting sign ups, half hour slots between 10 and 1, two painters per slot", [6, "10:00–10:30", "12:30–13:00"], 2],
  ["Wardens sign up, shifts are 6am-10am, 10am-2pm, two people per shift", [2, "6:00 am–10:00 am", "10:00 am–2:00 pm"], 2],
  ["Stewards sign up for shifts 6am, 11am and noon, max 5 per shift", [3, "6:00 am", "12:00 pm"], 5],
  ["Sign up to walk the donkeys Tue Thu Sat at 7:30 am, 3 people per day", [3, "Tue 7:30 am", "Sat 7:30 am"], 3],
  [
    "a slot of ten minutes each on the zip wire, 1pm to 2pm, Saturday and Sunday, sign up",
    [12, "Saturday 1:00 pm–1:10 pm", "Sunday 1:50 pm–2:00 pm"],
    1,
  ],
];
for (const [text, [count, first, last], places] of stated)
  test(`times that are signed up for: ${text}`, () => {
    const slots = slotsIn(text);
    assert.deepEqual([slots?.names.length, slots?.names[0], slots?.names.at(-1), slots?.places], [count, first, last, places]);
    for (const phrase of [slots?.said.times ?? "", slots?.said.places ?? ""]) assert.ok(text.includes(phrase), phrase);
  });

const others: readonly string[] = [
  "A shift rota for the lifeboat crew with name and phone",
  "Booking for our squash court, one hour slots between 8am and 9pm",
  "Meeting room slots of 30 minutes from 9 to 5",
  "A log of my shifts with start, end and break",
  "Sign up sheet for the cake stall",
  "Slot car racing times with driver, car and best lap",
  "A timer that rings every 20 minutes from 9 to 5",
  "Sign up for the newsletter on Monday and Friday news",
  "10 minute slots from 9 to 23:59 every day",
  "slots of 1 minute from 1am to 11pm, sign up",
];
for (const text of others)
  test(`no stated times to sign up for: ${text}`, () => {
    assert.equal(slotsIn(text), null);
  });

test("slots of so many minutes, on the days from one to another", () => {
  const slots = slotsIn("Kiln hire, slots of 2 hours from 9am to 5pm, Thu-Sat, 3 people a slot");
  assert.equal(slots?.names.length, 12);
  assert.deepEqual([slots?.names[0], slots?.places], ["Thu 9:00 am–11:00 am", 3]);
});

test("slots are said to be so long", () => {
  assert.equal(slotsIn("Book the pottery wheel. Slots are one hour 10am till 9pm")?.names.length, 11);
});
