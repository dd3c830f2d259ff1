import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Entity } from "../../schema/entity.ts";
import { Reading } from "../../schema/reading.ts";
import { interpretPrompt } from "../interpret-prompt.ts";

type Built = Extract<Reading, { outcome: "blueprint" }>;

/** What the text is read as, however sure its subject is. */
function built(text: string): Built {
  const found = interpretPrompt({ text, answers: [] });
  assert.ok(found.outcome === "draft", text);
  const { blueprint, understood, notUnderstood } = found.draft;
  const reading = Reading.parse({ outcome: "blueprint", blueprint, understood, notUnderstood });
  assert.ok(reading.outcome === "blueprint");
  return reading;
}

function entity(reading: Built, id: string): Entity {
  const found = reading.blueprint.entities.find((candidate) => candidate.id === id);
  assert.ok(found, `no ${id} among ${reading.blueprint.entities.map((other) => other.id).join(", ")}`);
  return found;
}

test("words of the app's name are no thing where others are named, and 'note' names fields as 'have' does", () => {
  const reading = built(
    "A beekeeping log: hives have a queen, a colour and the date last inspected; inspections note brood, honey frames and mites. Send me emails when an inspection is due.",
  );
  assert.deepEqual(
    reading.blueprint.entities.map(({ id }) => id),
    ["hive", "inspection"],
  );
  const ids = entity(reading, "inspection").fields.map(({ id }) => id);
  assert.ok(
    ["brood", "honey-frames", "mites"].every((id) => ids.includes(id)),
    ids.join(", "),
  );
  assert.equal(entity(reading, "inspection").fields.find((field) => field.type === "reference")?.of, "hive");
  assert.deepEqual(reading.notUnderstood, ["Send me emails when an inspection is due"]);
});

for (const [text, id, fields] of [
  ["Parcels carry a weight, a sender and a destination", "parcel", ["weight", "sender", "destination"]],
  ["An orchard app. Each tree records its species, height and planting date.", "tree", ["species", "height", "planting-date"]],
] as const) {
  test(`takes for fields what follows the verb of: ${text}`, () => {
    const ids = entity(built(text), id).fields.map((field) => field.id);
    for (const field of fields) assert.ok(ids.includes(field), `${field} is not among ${ids.join(", ")}`);
  });
}

test("a kanban board holds what is dragged on it, by status, and says each part that it lacks", () => {
  const reading = built("A kanban board where my team can drag tickets between columns, comment on them and log in with Google");
  const status = entity(reading, "ticket").fields.find((field) => field.id === "status");
  assert.deepEqual(status?.options, ["Open", "In progress", "Waiting", "Closed"]);
  assert.ok(reading.blueprint.features.some(({ kind, phrase }) => kind === "board" && phrase === "kanban board"));
  assert.ok(reading.blueprint.capabilities.some((capability) => capability.kind === "filter" && capability.field === "status"));
  assert.deepEqual(reading.notUnderstood, ["drag tickets between columns", "log in with Google"]);
  const rows = built("A kanban board for orders with columns Received, Packed and Collected");
  assert.deepEqual(entity(rows, "order").fields.find((field) => field.id === "status")?.options, ["Received", "Packed", "Collected"]);
  assert.equal(entity(built("a kanban board"), "task").fields.find((field) => field.id === "status")?.type, "choice");
});

test("a chart of progress brings the date that it needs", () => {
  const reading = built("a workout tracker with sets, reps and weight, and a chart of my progress");
  assert.ok(entity(reading, "workout").fields.some((field) => field.type === "date"));
  const chart = reading.blueprint.capabilities.find((capability) => capability.kind === "chart");
  assert.ok(chart?.kind === "chart" && chart.field === "weight" && chart.measure === "average" && chart.phrase === "chart of my progress");
  assert.deepEqual(reading.notUnderstood, []);
});

test("a thing that is given only fields has a name, unless the first of them is one", () => {
  assert.equal(entity(built("hives with a queen, a colour and a location"), "hive").titleField, "name");
  assert.equal(entity(built("trivia cards with a question, an answer and a level"), "trivia-card").titleField, "question");
});

for (const [text, missing] of [
  ["budget app for me and my wife, split by category, warn me when we overspend", "warn me when we overspend"],
  ["student list with name, grade and several photos of each student", "several photos of each student"],
  ["reading list with image recognition", "image recognition"],
] as const) {
  test(`does not claim the ${missing} of: ${text}`, () => {
    const reading = built(text);
    assert.deepEqual(reading.notUnderstood, [missing]);
    assert.ok(!reading.blueprint.entities.some((one) => one.fields.some(({ id }) => /wife|photo|image|warn/.test(id))));
  });
}

test("a list for somebody is about what it is a list of", () => {
  assert.equal(built("list of medicines for grandma").blueprint.entities[0]?.id, "medicine");
});

test("a business for which an app is built is no thing in it, and its inventory holds products", () => {
  const ids = built("an app for my dog walking business: clients, dogs, walks and payments").blueprint.entities.map(({ id }) => id);
  assert.ok(!ids.some((id) => id.includes("business")) && ids.includes("client"), ids.join(", "));
  assert.equal(built("snack shop inventory").blueprint.entities[0]?.id, "product");
});

for (const [text, many, labels] of [
  ["Inventory for the fire brigade", "items", ["Name", "Category", "Quantity", "Location"]],
  ["Inventory of hoses with size and CSV export", "hoses", ["Name", "Category", "Quantity", "Location", "Size"]],
  ["a shop inventory", "products", ["Name", "Category", "Price", "Quantity", "Supplier", "Out of stock"]],
  ["an inventory where staff can add products", "products", ["Name", "Category", "Price", "Quantity", "Supplier", "Out of stock"]],
] as const)
  test(`an inventory has prices and suppliers where it is a business's: ${text}`, () => {
    const [kept, ...others] = built(text).blueprint.entities;
    assert.equal(kept?.name.many, many);
    assert.deepEqual(
      kept.fields.map(({ label }) => label),
      labels,
    );
    assert.deepEqual(others, []);
  });

test("what an app can do is no field, and does not make its samples those of another trade", () => {
  const { blueprint, notUnderstood } = built("An inventory of products with price, quantity and supplier, and CSV export");
  assert.deepEqual(
    blueprint.entities[0]?.fields.map(({ label }) => label),
    ["Name", "Price", "Quantity", "Supplier"],
  );
  assert.ok(blueprint.capabilities.some(({ kind }) => kind === "export"));
  assert.ok((blueprint.entities[0]?.samples.length ?? 0) > 0);
  assert.deepEqual(notUnderstood, []);
});

test("drag and drop is one wish", () => {
  assert.deepEqual(built("todo app with drag and drop and reminders").notUnderstood, ["drag and drop", "reminders"]);
});

test("what no feature is there for is not understood, beside what is", () => {
  const parts: [prompt: string, missing: string[]][] = [
    ["An employee directory with an org chart, search and departments", ["org chart"]],
    ["A project tool with a whiteboard, tasks and automated messages", ["whiteboard", "automated messages"]],
    ["An online shop with personalized recommendations", ["personalized recommendations"]],
    ["A portfolio tracker for stocks with trading history", ["trading history"]],
    ["A hospital system with patients, appointments and sms notifications", ["sms notifications"]],
    ["An expense tracker with notifications and sms alerts", ["notifications", "sms alerts"]],
    ["A recruiting system with clients and a client creator wizard", ["client creator wizard"]],
    ["An arcade with snake and whack-a-mole", ["whack-a-mole"]],
  ];
  for (const [prompt, missing] of parts) assert.deepEqual(built(prompt).notUnderstood, missing, prompt);
});

test("what is asked for of one kind in several ways is there in each of them", () => {
  const intents: [prompt: string, features: string[]][] = [
    [
      "A music platform. Users should be able to favourite songs, follow songs, share songs and share the page.",
      ["collect-song", "collect-song-followed", "share-song", "share"],
    ],
    [
      "An e-learning platform. Users should be able to enroll in courses and apply for scholarships.",
      ["apply-course-enrolment", "apply-scholarship"],
    ],
    ["A one-page website for a travel agency with a carousel for offers and a photo gallery.", ["gallery"]],
  ];
  for (const [prompt, features] of intents) {
    const { blueprint } = built(prompt);
    for (const id of features)
      assert.ok(
        blueprint.features.some((feature) => feature.id === id),
        `${prompt}: ${id}`,
      );
    assert.ok(!blueprint.entities.some(({ id }) => id === "offer"), prompt);
  }
});

test("a further wish for a feature that is there once is for the same one", () => {
  const learning = built("A quiz about history and an exam of 20 minutes").blueprint;
  assert.deepEqual(
    learning.features.map((feature) => feature.kind === "quiz" && feature.title),
    ["History quiz"],
  );
  const club = built("A book club with a login and user accounts").blueprint;
  assert.deepEqual(
    club.features.map(({ kind }) => kind),
    ["account"],
  );
});

describe("a product with its parts in a list", () => {
  const products: [prompt: string, things: string[], features: string[]][] = [
    ["Build a photo sharing community with user profiles, comments, ratings and follow", ["photo"], ["account", "comment", "collect"]],
    ["Create a share portfolio dashboard with watch lists, price alerts and news", ["news"], ["collect"]],
    ["A habit log with streaks, reminders and statistics", ["habit"], []],
    ["A trivia game about films with a leaderboard", [], ["quiz", "leaderboard"]],
    ["A project management app with cost estimating and a kanban board", ["project"], ["calculator"]],
    ["An employee directory with a login, search and departments", ["employee"], ["account"]],
  ];
  for (const [prompt, things, features] of products) {
    test(prompt, () => {
      const { blueprint } = built(prompt);
      const [kept, kinds] = [blueprint.entities.map(({ name }) => name.one), blueprint.features.map(({ kind }) => kind)];
      for (const thing of things) assert.ok(kept.includes(thing), `${thing} among ${kept.join(", ")}`);
      for (const feature of features)
        assert.ok(
          kinds.some((kind) => kind === feature),
          `${feature} among ${kinds.join(", ")}`,
        );
    });
  }

  for (const text of [
    "Clients with phone, email, notes and birthday",
    "A client list with phone, email, notes and birthday",
    "A plant diary with photo, notes and place",
  ]) {
    test(`does not tear fields apart: ${text}`, () => {
      const { blueprint } = built(text);
      assert.equal(blueprint.entities.length, 1, blueprint.entities.map(({ name }) => name.one).join(", "));
    });
  }

  test("is read as one's own things where somebody speaks of their own", () => {
    const { blueprint } = built("I want an app for my films with ratings, notes and tags");
    assert.deepEqual(
      blueprint.entities.map(({ name }) => name.one),
      ["film"],
    );
  });
});

test("a chart after a filter is a chart, by what it says", () => {
  const { blueprint, understood } = built("A list of tools with name, owner and price, filter by category and a chart by category");
  assert.deepEqual(
    blueprint.entities.flatMap(({ fields }) => fields.map(({ label }) => label)),
    ["Name", "Owner", "Price", "Category"],
  );
  const chart = understood.find(({ phrase }) => phrase === "chart by category");
  assert.deepEqual(chart?.became, ["chart-tool-category"]);
});

for (const arrangement of ["A table", "A spreadsheet", "A register", "An overview"])
  test(`${arrangement.toLowerCase()} of something keeps that`, () => {
    const reading = built(`${arrangement} of quoins with name, mason and weight`);
    assert.deepEqual(
      reading.blueprint.entities.map(({ id }) => id),
      ["quoin"],
    );
    assert.deepEqual(
      entity(reading, "quoin").fields.map(({ label }) => label),
      ["Name", "Mason", "Weight"],
    );
  });

/** What is built of a text: its lists with their fields, its features, and its capabilities. */
function partsOf(text: string): string {
  const { entities, features, capabilities } = built(text).blueprint;
  const lists = entities.map(({ name, fields }) => `${name.many}(${fields.map(({ id }) => id).join()})`);
  return [...lists, ...features.map(({ id }) => id), ...capabilities.flatMap(({ id, phrase }) => (phrase === null ? [] : [id]))].join(" ");
}

test("what is said of a list in other words than a noun is read as well", () => {
  const said: readonly (readonly [text: string, has: RegExp, lacks: RegExp])[] = [
    ["An app that lets hikers record trails with length and date", /^trails\(/, /hiker/],
    ["A plant list for me and my wife with name and room, searchable by room", /plants\(name,room\).*filter-plant-room/, /wife|searchable/],
    ["A lure list with maker, year and condition, searchable", /search-lure/, /searchable/],
    ["A run log with date, distance and total distance", /distance\).*total-run-distance/, /total-distance,|,total-distance\)/],
    ["A shop for car parts with product listings and a cart", /^car parts\([^ ]* buy-car-part/, /products\(/],
    ["A notes app with the notes as a board", /board-/, /^$/],
    ["Book a tennis lesson", /book-tennis-lesson/, /^$/],
    ["A list of hens with eggs per day and feed cost", /eggs-per-day/, /^$/],
  ];
  for (const [text, has, lacks] of said) {
    const parts = partsOf(text);
    assert.match(parts, has, text);
    assert.doesNotMatch(parts, lacks, text);
  }
});

test("how many per day is a number", () => {
  const reading = built("A list of hens with eggs per day and feed cost");
  assert.equal(entity(reading, "hen").fields.find(({ id }) => id === "eggs-per-day")?.type, "number");
});

test("flash cards are of anything, and no vocabulary", () => {
  assert.ok(!built("flash cards for road signs").blueprint.entities.some(({ id }) => id === "word"));
});
