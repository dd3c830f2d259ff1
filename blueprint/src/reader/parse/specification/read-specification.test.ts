import assert from "node:assert/strict";
import { test } from "node:test";
import { isSpecification } from "./is-specification.ts";
import { readSpecification } from "./read-specification.ts";
import { segmentPrompt } from "../sentence/segment-prompt.ts";

const parse = (text: string): ReturnType<typeof readSpecification> => readSpecification(segmentPrompt(text));

/** The wishes of a text as `act of thing`, in order. */
function intents(text: string): string[] {
  return parse(text).intents.map(({ act, of }) => (of === null ? act : `${act} ${of.one}`));
}

/** What is kept for sure. */
function kept(text: string): string[] {
  return parse(text)
    .mentions.filter(({ strength }) => strength >= 1.8)
    .map(({ one }) => one);
}

const specified: readonly (readonly [boolean, string])[] = [
  [true, "Create a ferry website. Passengers should be able to book crossings."],
  [true, "Build a platform with features such as lessons, quizzes and certificates."],
  [true, "A web app that allows tenants to report repairs."],
  [false, "An app for my recipes, each with a cuisine and a rating."],
  [false, "Bird sightings with species, place and date"],
  [false, "I want to be able to note which books I lent to whom."],
];
for (const [expected, text] of specified)
  test(`${expected ? "is" : "is no"} specification: ${text}`, () => assert.equal(isSpecification(text), expected));

test("verbs in a list share the object of the last, and nouns in a list the verb before them", () => {
  const text = "Build a ferry website. Passengers should be able to browse and search crossings, view harbours, ferries and fares.";
  assert.deepEqual(intents(text), ["browse crossing", "search crossing", "browse harbour", "browse ferry", "browse fare"]);
});

test("a functionality is a feature, with or without the word for it", () => {
  const text = "Make a rowing club website with newsletter functionality, a contact form and course registration.";
  const acts = parse(text).intents.map(({ act }) => act);
  assert.ok(acts.includes("newsletter") && acts.includes("contact") && acts.includes("apply"), acts.join(" "));
});

test("what is managed is kept, whoever it is", () => {
  assert.deepEqual(
    kept(
      "Build a dog school system. It should have functionalities for trainer management, kennel management and invoice management.",
    ).toSorted(),
    ["invoice", "kennel", "trainer"],
  );
});

test("who uses the product and who owns it are no things in it", () => {
  const text =
    "Create a website for a roofing company. Visitors should be able to browse company information and clay pots, and customers can contact the company.";
  const parsed = parse(text);
  assert.equal(parsed.owner, "roofing company");
  assert.deepEqual(kept(text), ["clay pot"]);
});

test("a name with capitals is the product's own", () => {
  const parsed = parse("Design a website for the Harbour Museum of Lowmouth. It should have sections for exhibitions and opening hours.");
  assert.equal(parsed.title?.words, "Harbour Museum of Lowmouth");
});

test("a list after a thing holds its fields where most of it are usual for fields", () => {
  const parsed = parse("Build a boat exchange. Users should be able to browse boats, including name, price, length and condition.");
  assert.deepEqual(
    parsed.fields.map(({ of, noun }) => `${of.one}.${noun.key}`),
    ["boat.name", "boat.price", "boat.length", "boat.condition"],
  );
});

test("a list of names after a thing holds its kinds", () => {
  const parsed = parse("Build a craft market. Visitors can browse stalls, such as potters, weavers and glassblowers.");
  assert.deepEqual(
    parsed.fields.map(({ of, noun, detail }) => [of.one, noun.key, detail.length]),
    [["stall", "category", 3]],
  );
});

test("talk about purpose and manner asks for nothing and leaves nothing unread", () => {
  const parsed = parse(
    "Build a library website to browse books. The website should be easy to use, attract the attention of young readers and ensure privacy and security.",
  );
  assert.deepEqual(parsed.unread, []);
});

test("what nothing is known about is left unread, in the prompt's words", () => {
  const text = "Build a choir website. Members should be able to browse concerts and harmonise in real life with holograms.";
  const { unread } = parse(text);
  assert.deepEqual(
    unread.map(({ start, end }) => text.slice(start, end)),
    ["harmonise in real life with holograms"],
  );
});

test("any text is read in bounded time", () => {
  for (const piece of ["users can ", "with features such as ", "a, ", "and view the "]) {
    const begin = process.cpuUsage();
    parse(piece.repeat(2000).slice(0, 20_000));
    assert.ok(process.cpuUsage(begin).user < 4_000_000, piece);
  }
});

test("the criteria of a search are read to the end of their list, and no further", () => {
  const read = parse(
    "Build a ferry website. Passengers should be able to search crossings by harbour, date and price, and review crossings.",
  );
  const by = read.intents.map(({ act, after }) => `${act} ${after.get("by")?.key ?? ""}`.trim());
  assert.deepEqual(by, ["search harbour", "filter date", "filter price", "review"]);
  const listed = parse("Make a kite shop with functionalities for searching kites by maker, ratings, and newsletters.");
  assert.ok(!listed.intents.some(({ act }) => act === "filter"), JSON.stringify(listed.intents.map(({ act, phrase }) => [act, phrase])));
});

test("what means something else in this product is not kept: tickets that are booked, stock that is no share", () => {
  assert.deepEqual(kept("Create a planetarium website. Visitors should be able to browse shows, choose seats and book tickets."), ["show"]);
  assert.ok(kept("Create a help desk website. Users should be able to submit tickets and view tickets.").includes("ticket"));
  assert.ok(!kept("Create a warehouse system with functionalities for crate management and low stock alerts.").includes("stock"));
});

test("verbs without a meaning of their own are no things, and end a list of fields", () => {
  const text =
    "Build a jigsaw club website. Users should be able to post jigsaws with brand and pieces, swap jigsaws, pause, and rate jigsaws.";
  const read = parse(text);
  assert.deepEqual(
    read.fields.map(({ noun }) => noun.key),
    ["brand", "piece"],
  );
  assert.ok(
    kept(text).every((one) => one === "jigsaw"),
    kept(text).join(" "),
  );
});

test("a forum beside other parts brings posts that are replied to", () => {
  const read = parse("Make a rowing club website with sections for races, a discussion forum, and news.");
  assert.ok(read.intents.some(({ act, of }) => act === "comment" && of?.one === "post"));
});
