// What an app is about: what is booked, the columns of a board, whom something is for, and what a list of fields ends with.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Blueprint } from "../../features/complete-blueprint.ts";
import { readPrompt } from "../read-prompt.ts";

function read(text: string): Blueprint & { notUnderstood: readonly string[] } {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  return { ...reading.blueprint, notUnderstood: reading.notUnderstood };
}

const titles = ({ entities: [main] }: Blueprint): unknown[] => main?.samples.map((row) => row[main.titleField]) ?? [];

const bookings: readonly (readonly [text: string, booked: string, rows: readonly string[]])[] = [
  ["squash court booking", "squash court", ["Squash court"]],
  ["bookings for three rowing machines, 60 minutes each", "rowing machine", ["Rowing machine 1", "Rowing machine 2", "Rowing machine 3"]],
  ["kiln reservations", "kiln", ["Kiln"]],
  ["a booking page for our two kilns", "kiln", ["Kiln 1", "Kiln 2"]],
];
for (const [text, booked, rows] of bookings) {
  test(`keeps and books what the sentence says is booked: ${text}`, () => {
    const blueprint = read(text);
    assert.equal(blueprint.entities[0]?.name.one, booked);
    assert.ok(blueprint.features.some(({ kind }) => kind === "book"));
    assert.deepEqual(titles(blueprint), rows);
    assert.ok(blueprint.entities[0]?.fields.every(({ label }) => !/minute/i.test(label)));
  });
}

test("bookings with fields stay a list of bookings", () => {
  const { entities, features } = read("kiln bookings with name, date and time");
  assert.equal(entities[0]?.name.one, "booking");
  assert.deepEqual(features, []);
});

for (const text of ["a job board for carpenters", "vacancy board", "a careers board with applications"]) {
  test(`a board of jobs has the jobs, for which people apply, and no columns: ${text}`, () => {
    const { entities, features } = read(text);
    assert.equal(entities[0]?.name.one, "job");
    assert.deepEqual(features.map(({ kind }) => kind).toSorted(), ["apply", "hero"]);
  });
}

for (const text of ["to do list", "a to do list with due dates", "todo app"]) {
  test(`keeps tasks with their samples, with or without a hyphen: ${text}`, () => {
    const { entities } = read(text);
    assert.equal(entities[0]?.name.one, "task");
    assert.ok((entities[0]?.samples.length ?? 0) > 5);
  });
}

test("a plural that a thing has as a field is no list of its own", () => {
  const { entities } = read("A list of board games with players, minutes and who borrowed each");
  assert.deepEqual(
    entities.map(({ name, fields }) => [name.many, fields.map(({ label }) => label)]),
    [["board games", ["Title", "Players", "Minutes", "Who borrowed it"]]],
  );
});

test("a rota keeps the fields that are said of it", () => {
  const { entities } = read("A rota of stewards at our regatta with shift and gate");
  assert.deepEqual(entities[0]?.fields.map(({ label }) => label).slice(-2), ["Shift", "Gate"]);
});

const boards: readonly (readonly [text: string, task: string, columns: readonly string[]])[] = [
  ["a board for our move with to do, packing and moved", "task", ["To do", "Packing", "Moved"]],
  ["a board for the exhibition: ideas, in progress, done", "task", ["Ideas", "In progress", "Done"]],
  ["a board with doing and done", "task", ["Doing", "Done"]],
];
for (const [text, task, columns] of boards) {
  test(`reads the columns of a board: ${text}`, () => {
    const { entities, features } = read(text);
    assert.equal(entities[0]?.name.one, task);
    assert.deepEqual(entities[0]?.fields.find(({ id }) => id === "status")?.options, columns);
    assert.ok(features.some(({ kind }) => kind === "board"));
  });
}

test("whom something is for is not what it keeps", () => {
  for (const text of ["a thing for the rowing club: boats, who cleaned them", "for our street: tools, who cleans them"]) {
    const { entities } = read(text);
    assert.deepEqual(
      entities.map(({ name }) => name.one),
      [/boat/.test(text) ? "boat" : "tool"],
    );
    assert.ok(entities[0]?.fields.some(({ label }) => label.startsWith("Who ")));
  }
});

test("how rows are shown is no field of them", () => {
  const shown = read("A list of kilns with maker, height and a table");
  assert.deepEqual(shown.entities[0]?.fields.map(({ label }) => label).slice(-2), ["Maker", "Height"]);
  assert.deepEqual(shown.pages[0]?.sections.at(-1), { kind: "collection", entity: "kiln", view: "table" });
  assert.deepEqual(read("members with name, phone and a printable list").notUnderstood, ["printable list"]);
});

test("a list of fields decides over the name of a game", () => {
  const { entities, features } = read("a prize wheel with prize, person and date");
  assert.deepEqual(features, []);
  assert.ok(entities[0]?.fields.some(({ label }) => label === "Person"));
});

test("a CV of one person is a page about that person", () => {
  for (const text of ["CV of Ada Quill, welder", "My CV: Ada Quill, welder"]) {
    const { title, entities, kind } = read(text);
    assert.deepEqual({ title, kind, entities }, { title: "Ada Quill", kind: "site", entities: [] });
  }
});

test("prices of a site belong to its services", () => {
  const { entities, notUnderstood } = read("a site for a piano tuner with prices");
  assert.ok(entities.some(({ id, fields }) => id === "service" && fields.some((field) => field.id === "price")));
  assert.deepEqual(notUnderstood, []);
});

test("rows of another sort are none of a list's", () => {
  assert.deepEqual(titles(read("my boats with name and year")), []);
  const dogs = read("list of dogs").entities[0];
  assert.ok(dogs !== undefined && dogs.samples.length > 1 && dogs.samples.every((row) => row["species"] === "Dog"));
});

test("figures with a slash say how long a timer runs", () => {
  const [timer] = read("focus timer 40/8").features;
  assert.deepEqual(timer?.kind === "timer" ? timer["lengths"] : null, { focusMinutes: 40, breakMinutes: 8 });
});

test("the last thing of a list has the fields that follow it", () => {
  const { entities } = read("piano service: clients, pianos, tunings with date and price");
  const tuning = entities.find(({ name }) => name.one === "tuning");
  assert.ok(
    tuning !== undefined && ["date", "price"].every((id) => tuning.fields.some((field) => field.id === id)),
    JSON.stringify(entities),
  );
});

test("a noun whose thing lacks nearly all that is stated is a thing of its own", () => {
  const [main] = read("stage property with item, where kept, actor and returned").entities;
  assert.deepEqual([main?.name.one, main?.samples.length], ["stage property", 0]);
  assert.ok(main?.fields.every(({ id }) => id !== "address"));
});

test("people can be what a list is of", () => {
  const [main] = read("list of the volunteers in our kitchen with name, phone and shift").entities;
  assert.equal(main?.name.one, "volunteer");
  assert.equal(read("list of the kids in my group with birthday and allergies").entities[0]?.name.one, "kid");
});

test("what several people would share is said not to be", () => {
  assert.deepEqual(read("a shared packing list").notUnderstood, ["shared"]);
});

test("a total of a field that is stated is computed", () => {
  const { entities, capabilities } = read("my stamp collection with country, value and total value");
  assert.ok(capabilities.some(({ kind, phrase }) => kind === "total" && phrase === "total value"));
  assert.ok(entities[0]?.fields.some(({ label }) => label === "Value"));
});

const introduced: readonly (readonly [text: string, kept: string, fields: readonly string[]])[] = [
  [
    "I'm the secretary of a bowls club. I'd like a list of greens with size, last mown and who is responsible.",
    "green",
    ["Name", "Size", "Last mown", "Responsible"],
  ],
  ["We run a riding school and we need a list of saddles with size and price", "saddle", ["Name", "Size", "Price"]],
];
for (const [text, kept, fields] of introduced) {
  test(`keeps what is asked for after an introduction: ${text}`, () => {
    const { entities } = read(text);
    assert.deepEqual(
      entities.map(({ name }) => name.one),
      [kept],
    );
    assert.deepEqual(
      entities[0]?.fields.map(({ label }) => label),
      fields,
    );
  });
}

test("an introduction that says what a site is about is no mere introduction", () => {
  const { title, kind } = read("We have a bakery. We want a website with our opening hours and a contact form.");
  assert.match(title, /bakery/i);
  assert.equal(kind, "site");
});

test("what is asked with whether is a yes or no, whatever its words are", () => {
  const { entities } = read("A list of kayaks with name, whether they've paid this year's insurance and whether it's lent out");
  assert.deepEqual(
    entities[0]?.fields.map(({ label, type }) => [label, type]),
    [
      ["Name", "text"],
      ["Paid this year's insurance", "boolean"],
      ["Lent out", "boolean"],
    ],
  );
});

test("a shop that people visit for a service is a site, and one that sells is a shop", () => {
  for (const text of ["barber shop website", "a website for my tattoo shop"]) assert.equal(read(text).kind, "site", text);
  for (const text of ["online shop for coffee", "a cheese shop with a cart"]) assert.equal(read(text).kind, "shop", text);
});

test("a website where people can do something is the product, and what they can do is built", () => {
  for (const text of ["a website where people can book classes", "I run a dance school. I need a website where people can book classes"]) {
    const { entities, features } = read(text);
    assert.deepEqual(
      entities.map(({ name }) => name.one),
      ["class"],
    );
    assert.ok(
      features.some(({ kind }) => kind === "book"),
      text,
    );
  }
});

for (const [text, lists] of [
  ["Coaches and their classes", ["coach", "class"]],
  ["a chess log for me and my cousins", ["chess game"]],
  ["Track orders, with a grand total", ["order"]],
  ["Members of our gliding club, their gliders and the dates of the next check", ["member", "glider"]],
  ["an alarm clock with a shopping list", ["shopping item"]],
] as const) {
  test(`keeps these, and no others: ${text}`, () => {
    const { entities } = read(text);
    const named = entities.map(({ name }) => name.one);
    assert.ok(named.length === lists.length && lists.every((one, at) => named[at]?.endsWith(one)), named.join(", "));
  });
}

test("what is for sale carries nothing that only its keeper notes", () => {
  for (const text of ["a plant shop with a cart", "an online bookstore with a cart and reviews"]) {
    const { entities, features } = read(text);
    assert.ok(features.some(({ kind }) => kind === "buy"));
    const kept = entities[0]?.fields.filter(({ type, label }) => type === "date" || type === "boolean" || label === "Room");
    assert.deepEqual(kept, [], text);
  }
});

test("a measure that is a sort of its list has its own numbers, and no others", () => {
  const numbers = read("a blood pressure log").entities[0]?.fields.filter(({ type }) => type === "number");
  assert.deepEqual(
    numbers?.map(({ label }) => label),
    ["Systolic", "Diastolic"],
  );
});

test("what an app is to do or work out is no field to type into", () => {
  const reading = readPrompt({
    text: "Pigeon race results with ring number, time, closest gets the most points and it should work out the speed",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(
    reading.blueprint.entities.flatMap(({ fields }) => fields.map(({ label }) => label)).filter((label) => /points|speed/i.test(label)),
    [],
  );
  assert.ok(
    reading.notUnderstood.some((phrase) => phrase.includes("points")),
    reading.notUnderstood.join(),
  );
});

test("lost property is no property to let", () => {
  const [main] = read("Lost property list for a swimming pool").entities;
  assert.equal(main?.name.one, "lost item");
});

const elsewhere: readonly string[] = [
  "how many weeks until the driving test, one line per pupil",
  "I do a bingo quiz on Fridays and counting the points takes ages. Needs to show the leaderboard.",
  "a tombola ticket drawer for the harvest fair",
  "something like eBay for us, by tomorrow evening",
  "parcels we've sent with due dates, late ones in red",
  "a tip calculator that divides tips by shift",
  "a violin practice book my learners can fill in and I can see",
];
for (const text of elsewhere)
  test(`asks where the words that it knows say when, of what, or for whom: ${text}`, () => {
    assert.equal(readPrompt({ text, answers: [] }).outcome, "questions");
  });

test("a verb at the beginning and the times of a day are no part of a name", () => {
  assert.deepEqual(
    read("record mileage for client visits").entities.flatMap(({ fields }) => fields.map(({ label }) => label)),
    ["Title", "Mileage", "Date"],
  );
  assert.equal(
    read("log my blood pressure morning and evening").entities[0]?.name.one,
    read("log my blood pressure").entities[0]?.name.one,
  );
});

const states: readonly (readonly [text: string, many: string, label: string])[] = [
  ["keep track of which members have paid their dues", "members", "Paid their dues"],
  ["see which pupils have handed in the slip", "pupils", "Handed in the slip"],
  ["track which rooms have been aired", "rooms", "Aired"],
];
for (const [text, many, label] of states)
  test(`keeps of each what the question asks: ${text}`, () => {
    const { entities, notUnderstood } = read(text);
    assert.equal(entities[0]?.name.many, many);
    assert.equal(entities[0]?.fields.find((field) => field.label === label)?.type, "boolean");
    assert.deepEqual(notUnderstood, []);
  });

test("of the one that somebody has, what is written down is kept", () => {
  const { entities } = read("log the mileage of my scooter");
  assert.deepEqual(
    entities.map(({ fields }) => fields.map(({ label }) => label)),
    [["Title", "Mileage", "Date"]],
  );
  assert.equal(readPrompt({ text: "a fuel log for my lorry with litres per mile", answers: [] }).outcome, "questions");
});

test("places that are counted are no website", () => {
  const text = "I keep goats, nine goats on two sites. After each visit I note the weight, the age and the feed of each.";
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "questions" || reading.blueprint.kind === "tool", JSON.stringify(reading));
});
