import assert from "node:assert/strict";
import { test } from "node:test";
import type { Blueprint } from "../schema/blueprint.ts";
import { Reading } from "../schema/reading.ts";
import { readPrompt } from "./read-prompt.ts";

function read(text: string): { blueprint: Blueprint; notUnderstood: string[]; understood: { phrase: string; became: string[] }[] } {
  const reading = readPrompt({ text, answers: [] });
  Reading.parse(reading);
  assert.ok(reading.outcome === "blueprint", `asks a question about: ${text}`);
  return reading;
}

function fieldsOf(blueprint: Blueprint, entity = 0): string[] {
  return (blueprint.entities[entity]?.fields ?? []).map((field) => `${field.label}:${field.type}`);
}

/** prompt, the singular names of the entities, words that must be among the fields ("Label:type"), capability ids that were asked for */
const table: readonly (readonly [string, string[], string[], string[]])[] = [
  ["A recipe box with ratings and a shopping list", ["recipe", "shopping item"], ["Ingredients:lines", "Rating:rating"], ["rate-recipe"]],
  ["todo list", ["task"], ["Done:boolean", "Due date:date"], []],
  ["habit tracker", ["habit"], ["Done today:boolean"], []],
  ["a simple to-do app", ["task"], ["Priority:choice"], []],
  ["movie watchlist", ["film"], ["Watched:boolean"], []],
  ["packing list", ["packing item"], ["Packed:boolean"], []],
  ["gift ideas for my family", ["gift"], ["For:text", "Bought:boolean"], []],
  ["CRM", ["client"], ["Email:email", "Phone:phone"], []],
  ["I need a budget app", ["budget", "expense"], ["Limit:money"], []],
  ["wine cellar", ["wine"], ["Vintage:number"], []],
  ["bug tracker", ["ticket"], ["Status:choice"], []],
  ["coffee tasting log", ["coffee"], ["Rating:rating"], []],
  ["bird watching log", ["sighting"], ["Seen on:date"], []],
  ["workout log", ["workout"], ["Exercises:lines"], []],
  ["guest list for our wedding", ["guest"], ["Answer:choice"], []],
  ["Job application tracker", ["job application"], ["Company:text", "Status:choice"], []],
  ["Something to keep track of my houseplants", ["houseplant"], ["Room:choice"], ["browse-houseplant"]],
  ["app to track my expenses", ["expense"], ["Amount:money"], ["browse-expense"]],
  [
    "Track my expenses by category with monthly totals and a chart",
    ["expense"],
    ["Amount:money"],
    ["chart-expense-date-amount", "chart-expense-category-amount"],
  ],
  ["Help me remember birthdays", ["birthday"], ["Next birthday:date"], []],
  ["I want to organise my board games", ["board game"], ["Players:text"], []],
  ["vinyl collection: artist, title, year", ["vinyl record"], ["Artist:text", "Year:number"], []],
  ["Books I have read. Each book has an author, a rating and notes.", ["book"], ["Author:text", "Rating:rating", "Notes:paragraph"], []],
  ["Products with a price, an e-mail and a due date", ["product"], ["Price:money", "E-mail:email", "Due date:date"], []],
  ["tasks with a status (open, in progress, done) and an assignee", ["task"], ["Status:choice", "Assignee:text"], []],
  ["wines rated out of 10", ["wine"], ["Rating:rating"], ["rate-wine"]],
  ["each task belongs to a project", ["task", "project"], ["Project:reference"], []],
  ["clients and their invoices", ["client", "invoice"], [], []],
  ["Track clients, projects and time entries", ["client", "project", "time entry"], [], ["browse-client"]],
  ["A meal planner with recipes and a shopping list", ["meal", "recipe", "shopping item"], ["Recipe:reference"], []],
  ["A pet care app for my dogs, with vet visits", ["pet", "vet visit"], ["Species:choice"], []],
  ["students, courses and grades", ["student", "course", "grade"], [], []],
  ["An app for properties and tenants, with rent payments", ["property", "tenant", "rent payment"], [], []],
  ["car maintenance log with date, mileage and cost", ["service record"], ["Date:date", "Mileage:number", "Cost:money"], []],
  ["Kites: name, wingspan, material and when bought", ["kite"], ["Wingspan:number", "Material:text"], []],
  ["I collect zines", ["zine"], ["Title:text"], ["browse-zine"]],
  [
    "Lighthouses I visited, with height, country and a photo link",
    ["lighthouse"],
    ["Height:number", "Country:text", "Photo link:link"],
    [],
  ],
  ["List of beekeepers", ["beekeeper"], ["Email:email"], []],
  [
    "An app to manage our church raffles. Raffles have a prize, a draw date and tickets sold.",
    ["church raffle"],
    ["Prize:text", "Draw date:date"],
    ["browse-church-raffle"],
  ],
  [
    "sourdough starter journal: feeding date, flour, hydration percentage",
    ["sourdough starter"],
    ["Feeding date:date", "Hydration percentage:percent"],
    [],
  ],
  [
    "Expense tracker. Show a chart of spending by category and the total per month.",
    ["expense"],
    [],
    ["chart-expense-category-amount", "chart-expense-date-amount"],
  ],
  [
    "Books. Users should be able to add, edit and delete books, search them and sort by author.",
    ["book"],
    [],
    ["add-book", "edit-book", "delete-book", "search-book", "sort-book"],
  ],
  [
    "Task list. Mark tasks as done, filter by priority, export to JSON.",
    ["task"],
    [],
    ["mark-task-done", "filter-task-priority", "export-task-json"],
  ],
  ["Recipe app; tag recipes and rate them", ["recipe"], ["Tags:tags"], ["tag-recipe", "rate-recipe"]],
  ["Recipes, and send the ingredients to a shopping list", ["recipe", "shopping item"], [], ["send-recipe-shopping-item"]],
  [
    "Inventory where staff can add products and mark items as out of stock",
    ["product"],
    ["Out of stock:boolean"],
    ["add-product", "mark-product-out-of-stock"],
  ],
  [
    "Donations: donor, amount, date. See the total amount and donations by month.",
    ["donation"],
    ["Amount:money"],
    ["total-donation-amount"],
  ],
  ["habits\n- name\n- how often (daily, weekly)\n- started on", ["habit"], ["How often:choice", "Started on:date"], []],
  [
    "A plant watering log: plants have a species, a room and the date last watered",
    ["plant"],
    ["Species:text", "Date last watered:date"],
    [],
  ],
  ["runs with distance in miles, time and how it felt", ["run"], ["Distance:number"], []],
  ["meeting notes", ["meeting"], ["Action items:lines"], []],
  ["my record collection", ["vinyl record"], ["Artist:text"], []],
  ["Medication tracker, tick off when taken", ["medication"], ["Taken today:boolean"], ["mark-medication-taken-today"]],
  ["time tracker for freelancers", ["time entry"], ["Hours:duration"], []],
  ["subscription tracker with renewal dates", ["subscription"], ["Price:money"], []],
  ["hotel rooms and bookings", ["hotel room", "booking"], [], []],
  ["volunteers: name, phone, team", ["volunteer"], ["Phone:phone", "Team:choice"], []],
  ["suppliers and orders", ["supplier", "order"], [], []],
  ["journal", ["entry"], ["Mood:rating"], []],
  ["flea market finds, each find has a price and a story", ["flea market find"], ["Price:money", "Story:paragraph"], []],
  ["bookmark manager with tags", ["bookmark"], ["Tags:tags"], []],
  ["chore chart for the kids", ["chore"], ["Done:boolean"], []],
  ["MY GARDEN PLANNER!!!", ["crop"], ["Sown on:date"], []],
  ["stamp catalogue with year, country and value", ["stamp"], ["Year:number", "Country:text", "Value:money"], []],
];

for (const [prompt, entities, fields, capabilities] of table) {
  test(`reads: ${prompt.replace(/\n/g, " / ")}`, () => {
    const { blueprint } = read(prompt);
    assert.deepEqual(
      blueprint.entities.map((entity) => entity.name.one),
      entities,
    );
    for (const field of fields) assert.ok(fieldsOf(blueprint).includes(field), `no ${field} in ${fieldsOf(blueprint).join(", ")}`);
    const asked = blueprint.capabilities.filter((capability) => capability.phrase !== null).map((capability) => capability.id);
    for (const id of capabilities) assert.ok(asked.includes(id), `nobody asked for ${id}, only for ${asked.join(", ")}`);
  });
}

const held: readonly (readonly [text: string, title: string, rows: string])[] = [
  ["quilt block inventory with photos", "Quilt Block Inventory", "quilt blocks"],
  ["Puppet register I can open in the workshop", "Puppet Register", "puppets"],
  ["a log of my rowing days with weather and what I drank", "Rowing Day Log", "rowing days"],
];
for (const [text, title, rows] of held)
  test(`a list is of what stands before or behind the word for it: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    assert.equal(reading.blueprint.title, title);
    assert.deepEqual(
      reading.blueprint.entities.map(({ name }) => name.many),
      [rows],
    );
    assert.deepEqual(reading.notUnderstood, []);
  });

test("a page of who has which place is a list, and no text on a site", () => {
  const reading = readPrompt({ text: "Make a page for our canoe trip with who brings which tent and who sleeps where", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.kind, "tool");
  assert.deepEqual(
    reading.blueprint.entities.map(({ name, fields }) => [name.many, fields.map(({ label }) => label)]),
    [["people", ["Name", "Tent", "Where they sleep"]]],
  );
});

test("every blueprint refers only to what it holds", () => {
  for (const [prompt] of table) {
    const { blueprint, understood } = read(prompt);
    const fields = new Map(blueprint.entities.map((entity) => [entity.id, new Map(entity.fields.map((field) => [field.id, field]))]));
    for (const entity of blueprint.entities) {
      assert.ok(fields.get(entity.id)?.has(entity.titleField), `${entity.id} lacks its title field`);
      for (const field of entity.fields) {
        if (field.type === "reference") assert.ok(fields.has(field.of ?? ""), `${field.id} points at nothing`);
        if (field.type === "choice") assert.ok((field.options ?? []).length > 1);
      }
      for (const sample of entity.samples)
        assert.deepEqual(Object.keys(sample).toSorted(), entity.fields.map((field) => field.id).toSorted());
    }
    for (const capability of blueprint.capabilities) {
      const own = fields.get(capability.entity);
      assert.ok(own, `${capability.id} is about nothing`);
      if ("field" in capability && capability.field !== null)
        assert.ok(own.has(capability.field), `${capability.id}: no field ${capability.field}`);
      if (capability.kind === "sort") for (const field of capability.fields) assert.ok(own.has(field));
      if (capability.kind === "chart") assert.ok(own.has(capability.by));
      if (capability.kind === "mark") assert.equal(own.get(capability.field)?.type, "boolean");
      if (capability.kind === "send") assert.ok(fields.has(capability.to));
    }
    const ids = new Set(blueprint.capabilities.map((capability) => capability.id));
    for (const section of blueprint.pages.flatMap((page) => page.sections)) {
      if (section.kind === "figures") for (const id of section.capabilities) assert.ok(ids.has(id));
      else if (section.kind === "feature") assert.ok(blueprint.features.some(({ id }) => id === section.feature));
      else assert.ok(fields.has(section.entity));
    }
    const known = new Set([
      "title",
      "theme",
      ...ids,
      ...blueprint.features.map((feature) => feature.id),
      ...[...fields].flatMap(([id, own]) => [id, ...[...own.keys()].map((field) => `${id}.${field}`)]),
    ]);
    for (const { phrase, became } of understood)
      for (const id of became) assert.ok(known.has(id), `“${phrase}” became ${id}, which is nowhere`);
    assert.equal(new Set(blueprint.capabilities.map((capability) => capability.id)).size, blueprint.capabilities.length);
    assert.equal(blueprint.pages[0]?.path, "/");
    assert.equal(new Set(blueprint.pages.map((page) => page.path)).size, blueprint.pages.length);
  }
});

test("a ranking that follows from results has its sides, their matches and the points of the text", () => {
  const tables: [text: string, entities: string[], points: [number, number]][] = [
    [
      "Our croquet club wants a ladder where members put in the score after a match, 2 points for a win and 1 for a draw.",
      ["match", "member"],
      [2, 1],
    ],
    ["I need a table that updates when I enter the results, 6 teams in our hockey league", ["match", "team"], [3, 1]],
    ["A scoreboard for our badminton evenings. People enter their results and it works out who's winning.", ["match", "player"], [3, 1]],
  ];
  for (const [text, entities, points] of tables) {
    const { blueprint, notUnderstood } = read(text);
    assert.deepEqual(
      blueprint.entities.map(({ id }) => id),
      entities,
      text,
    );
    const [rule] = blueprint.features.map((feature) => ("win" in feature ? [feature.win, feature.draw] : []));
    assert.deepEqual(rule, points, text);
    assert.deepEqual(notUnderstood, [], text);
  }
});

test("what has a number of its own is ranked by it, and nobody is made up outside of games", () => {
  const ranked: [text: string, entity: string, field: string][] = [
    ["A marrow competition, entries by height", "entry", "height"],
    ["Scoreboard for the treasure hunt", "team", "points"],
    ["An app where my friends can put our deadlifts in and see who's strongest", "deadlift", "weight"],
  ];
  for (const [text, entity, field] of ranked) {
    const { features, entities } = read(text).blueprint;
    assert.deepEqual(
      features.map((one) => ("rows" in one ? [one.rows, one.field] : [])),
      [[entity, field]],
      text,
    );
    assert.deepEqual(entities[0]?.samples, [], text);
  }
  assert.deepEqual(read("A choir site with a leaderboard and opening hours").notUnderstood, ["leaderboard"]);
});

test("the rules of a game and the draw of a cup are said not to be built, with what comes close", () => {
  for (const text of ["snooker scorer", "I'd like to keep score at canasta on Sundays", "a knockout draw for our bridge pairs"]) {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "questions", text);
    assert.match(reading.questions[0]?.text ?? "", /but I cannot (?:keep the score|draw a knockout cup)/, text);
    assert.ok((reading.questions[0]?.options.length ?? 0) >= 2, text);
  }
});

test("what people take is read from how it is said, and what of it is not built is named", () => {
  const taken: [text: string, rows: string, fields: string[], missing: string[]][] = [
    [
      "Mobile vet here. I'd like owners to be able to ask for a visit and tell me how many animals they have and what is wrong.",
      "requests",
      ["Name", "Date", "Number of animals", "What is wrong"],
      [],
    ],
    [
      "Each week we need a cook, two drivers and someone at the door. Can it be set up so people put themselves down?",
      "turns",
      ["Person", "Date", "Task"],
      ["week"],
    ],
    ["Our choir is giving a tea and I need to know who's coming, so I can buy milk.", "answers", ["Name", "Date", "Coming"], ["buy milk"]],
    ["Need people to sign their name and say what the pond means to them", "signatures", ["Name", "What the pond means to them"], []],
    ["A list where people put their name next to what they're bringing", "sign-ups", ["Name", "What they're bringing"], []],
  ];
  for (const [text, rows, fields, missing] of taken) {
    const { blueprint, notUnderstood } = read(text);
    const [list] = blueprint.entities;
    assert.deepEqual([list?.name.many, list?.fields.map(({ label }) => label), notUnderstood], [rows, fields, missing], text);
  }
});

test("the things that a text counts can be booked", () => {
  const booked: [text: string, rows: string, count: number, missing: string[]][] = [
    ["Trestle tables, 25 of them, first come first served.", "trestle tables", 25, []],
    ["We have a field with six tent pitches and take bookings by phone.", "tent pitches", 6, []],
    ["There are 9 flats and we've 3 parking passes. I'd like everybody to see who's got one and until when.", "parking passes", 3, []],
    ["There's the main hall and the small room. People should see what's free before they ring.", "items", 2, []],
  ];
  for (const [text, rows, count, missing] of booked) {
    const { blueprint, notUnderstood } = read(text);
    const [list] = blueprint.entities;
    assert.deepEqual([list?.name.many, list?.samples.length, notUnderstood], [rows, count, missing], text);
    assert.ok(
      blueprint.features.some(({ kind }) => kind === "book"),
      text,
    );
  }
});

test("a field named in both numbers is one field, and opening hours are none", () => {
  const labels = (text: string): (string | undefined)[] =>
    read(text).blueprint.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
  assert.deepEqual(labels("Mileage log for a taxi with date, mileages and mileage"), ["Title", "Date", "Mileages"]);
  const massages = "a booking thing for massages, i only work tue to friday 9 til 4";
  assert.ok(!labels(massages).some((label) => /work|tue/i.test(label ?? "")), labels(massages).join());
  assert.ok(read(massages).notUnderstood.includes("tue to friday"));
});
