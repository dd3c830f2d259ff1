import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Reading } from "../../schema/reading.ts";
import { describeReading } from "../reply/describe-reading.ts";
import { readPrompt } from "../read-prompt.ts";

const read = (text: string, answer?: string): Reading => {
  const answers = answer === undefined ? [] : [{ question: "which-0", answer }];
  return Reading.parse(readPrompt({ text, answers }));
};

for (const text of [
  "Build me an app",
  "hello",
  "something cool please",
  "",
  "🎉🎉🎉",
  "   \n ",
  "please make a website",
  "I want an app",
  "hi there!",
  "surprise me",
]) {
  test(`asks what to build: ${JSON.stringify(text)}`, () => {
    const reading = read(text);
    assert.equal(reading.outcome, "questions");
    assert.ok(reading.outcome === "questions" && reading.questions.length === 1 && (reading.questions[0]?.options.length ?? 0) >= 4);
  });
}

test("every option of the question can be built, and an answer of one's own too", () => {
  const asked = read("Build me an app");
  assert.ok(asked.outcome === "questions");
  for (const option of [...(asked.questions[0]?.options ?? []), "my stamps"]) {
    const reading = read("Build me an app", option);
    assert.ok(reading.outcome === "blueprint", option);
    assert.deepEqual(reading.notUnderstood, []);
  }
});

test("an answer keeps the look of the prompt", () => {
  const reading = read("Build me an app with teal buttons", "A habit tracker");
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(reading.blueprint.theme.components, { hex: "#008080", words: "teal" });
});

const looks: readonly (readonly [string, string | null, string | null])[] = [
  ["Set the background color to white and the component color to navy.", "#ffffff", "#000080"],
  ["Dark, with orange buttons.", null, "#ffa500"],
  ["Use ivory for the page background, and forest green for the controls.", "#fffff0", "#228b22"],
  ["Mint cream background; teal accents", "#f5fffa", "#008080"],
  ["background: #fefefe, buttons: #0a7", "#fefefe", "#00aa77"],
  ["The background should be dark slate grey with light-coral links", "#2f4f4f", "#f08080"],
  ["Everything in a warm terracotta theme", null, "#c8663f"],
  ["make the buttons royal blue", null, "#4169e1"],
];
for (const [text, background, components] of looks) {
  test(`sees the colours of: ${text}`, () => {
    const reading = read(`Recipe app. ${text}`);
    assert.ok(reading.outcome === "blueprint");
    assert.equal(reading.blueprint.theme.background?.hex ?? null, background);
    assert.equal(reading.blueprint.theme.components?.hex ?? null, components);
    assert.deepEqual(reading.notUnderstood, []);
    assert.equal(reading.blueprint.entities.length, 1);
  });
}

const titles: readonly (readonly [string, string])[] = [
  ["Create an inventory app called StockPot where staff can add products", "StockPot"],
  ['Build "Trailhead", a hiking log', "Trailhead"],
  ["A recipe box named Grandma's Table", "Grandma's Table"],
  ["a book log called shelfie", "Shelfie"],
  ["habit tracker", "Habit Tracker"],
  ["A plant watering log", "Plant Watering Log"],
  ["Build a tracker for my vinyl records", "Vinyl Record Tracker"],
  ["games", "Game Collection"],
  ["passwds", "Passwd List"],
  ["keep track of the meetings", "Meeting Log"],
];
for (const [text, title] of titles) {
  test(`names the app of: ${text}`, () => {
    const reading = read(text);
    assert.equal(reading.outcome === "blueprint" ? reading.blueprint.title : null, title);
  });
}

const beyond: readonly (readonly [string, string])[] = [
  ["A book log. Users should be able to log in with Google.", "log in with Google"],
  ["Member list, and translate pages into French", "translate pages into French"],
  ["Recipe app with AI recommendations", "AI recommendations"],
  ["A recipe box with multiplayer", "multiplayer"],
  ["Plant tracker with push notifications", "push notifications"],
  ["A website for antiques. Visitors can bid on lots", "bid on lots"],
  ["A member list with email, user roles and a calendar", "user roles"],
  ["A shop for antiques with auctions", "auctions"],
  ["An app for apartments. Tenants can pay online.", "pay online"],
  ["A company site with a company timeline", "company timeline"],
  ["A case list with client and status. Lawyers can attach documents to cases.", "attach documents to cases"],
  ["A coffee shop app. Customers can redeem rewards.", "redeem rewards"],
  ["A book log with user roles", "user roles"],
  ["A recipe app. I want to import recipes from a CSV file.", "import recipes from a CSV file"],
  ["A website for a book club. Users should be able to browse books and join groups.", "join groups"],
];
for (const [text, phrase] of beyond) {
  test(`says that it does not build: ${phrase}`, () => {
    const reading = read(text);
    assert.ok(reading.outcome === "blueprint");
    assert.ok(reading.notUnderstood.includes(phrase), JSON.stringify(reading.notUnderstood));
    assert.ok(describeReading(reading).includes(`“${phrase}”`));
  });
}

test("what is not wanted is left out", () => {
  const reading = read("Book log, no ratings and without notes");
  assert.ok(reading.outcome === "blueprint");
  const types = reading.blueprint.entities[0]?.fields.map((field) => field.type) ?? [];
  assert.ok(!types.includes("rating") && !types.includes("paragraph"));
  assert.ok(!reading.blueprint.capabilities.some((capability) => capability.kind === "rate"));
});

const hostile = [
  "<script>alert(1)</script> recipe box <img src=x onerror=alert(2)>",
  "track my books in an app called ../../etc/passwd",
  "track my __proto__ and constructor and prototype",
  "tracker for \u202egnp.exe\u202c and \u0000\u0007 bells",
  "constructor",
  "a `${process.exit(1)}` list",
  "'; DROP TABLE users; -- recipes",
  "books with {{constructor.constructor('return 1')()}} and title",
];
for (const text of hostile) {
  test(`stays harmless with: ${JSON.stringify(text)}`, () => {
    const reading = read(text);
    const shown = JSON.stringify(
      reading.outcome === "blueprint"
        ? {
            ...reading.blueprint,
            capabilities: [],
            entities: reading.blueprint.entities.map((entity) => [
              entity.id,
              entity.name,
              entity.fields.map((field) => [field.id, field.label]),
            ]),
          }
        : reading,
    );
    assert.doesNotMatch(shown, /[<>`\u0000-\u001f\u202e]|\.\.\/|\$\{|__proto__/);
  });
}

const adversarial = [
  "a",
  "a,",
  "and ",
  "with with ",
  "((((",
  "a/",
  "no ",
  "called ",
  '"',
  "red ",
  "each book has ",
  "filter by ",
  "- x\n",
  "e.g. ",
  "1.",
  "é̂",
  "<a",
  "<script>",
  "to ",
  "of of ",
];
for (const unit of adversarial) {
  test(`reads 20,000 characters of ${JSON.stringify(unit)} in bounded time`, () => {
    readPrompt({ text: "books", answers: [] });
    // Time of the processor, so that a busy machine does not decide.
    const before = process.cpuUsage();
    read(`book list ${unit.repeat(Math.ceil(20_000 / unit.length))}`);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 600_000, `${user / 1000} ms`);
  });
}

const words = fc.constantFrom(
  "recipes",
  "with",
  "a",
  "rating",
  ",",
  "and",
  "each",
  "book",
  "has",
  "(",
  "red",
  ")",
  "called",
  '"',
  "users",
  "can",
  "filter by",
  "no",
  "\n-",
  ":",
  "chart of",
  "total",
  "belongs to",
  "mark as",
  "done",
  "dark",
  "kites",
  "to",
  "for",
  "/",
  "out of 5",
  "their",
  "email",
  "<b>",
  "__proto__",
  "export",
);

test("any text gives a valid reading, always the same, and never throws", () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(words, { maxLength: 30 }).map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const reading = read(text);
      assert.deepEqual(readPrompt({ text, answers: [] }), reading);
      assert.ok(describeReading(reading).length > 10);
    }),
  );
});

test("where most of the wish is missing, the reply begins with what is missing", () => {
  const reading = read(
    "A plant list with push notifications. Sync it with Google. Scan barcodes. Translate the names. Share it on Facebook.",
  );
  assert.ok(reading.outcome === "blueprint" && reading.notUnderstood.length > reading.understood.length);
  assert.match(describeReading(reading), /^Not built, because/);
  assert.doesNotMatch(describeReading(reading), /is ready/);
});

test("the reply ends with changes that can be asked for, of a field that is not there yet", () => {
  for (const text of ["A recipe box", "A list of films", "Track my clients and their invoices"]) {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    const hint = describeReading(reading).split("\n\n").at(-1) ?? "";
    const [, field = "", many] = /“add (.+) to (.+)”\.$/.exec(hint) ?? [];
    const [first] = reading.blueprint.entities;
    assert.equal(many, first?.name.many, hint);
    assert.ok(!first?.fields.some(({ label }) => label.toLowerCase().includes(field)), hint);
  }
});
