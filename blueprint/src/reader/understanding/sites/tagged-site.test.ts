import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";
import { taggedSite } from "./tagged-site.ts";

test("a site is asked for without a word of whose it is", () => {
  const asked = taggedSite("website for mobile cobbler Geraldton with prices");
  assert.match(asked?.text ?? "", /^A website for a mobile cobbler\b.* with a price list$/);
  const reading = readPrompt({ text: "website for mobile cobbler Geraldton with prices", answers: [] });
  assert.ok(reading.outcome === "blueprint" && reading.blueprint.kind === "site");
});

test("what is no site, and a site of nobody, is left to a question", () => {
  assert.equal(taggedSite("a log of my rowing with date and distance"), null);
  assert.equal(taggedSite("make me a website"), null);
});

/** The title of a site, its texts, and what of the message is missing. */
function siteOf(text: string): { title: string; texts: string[]; missing: readonly string[] } {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint" && reading.blueprint.kind === "site", text);
  const { blueprint, notUnderstood } = reading;
  assert.deepEqual(blueprint.entities, []);
  const texts = blueprint.features.flatMap((one) => (one.kind === "passage" ? [String(one["line"] ?? one["title"])] : []));
  return { title: blueprint.title, texts, missing: notUnderstood };
}

test("what a message says to visitors stands on the site in its own words, and what is nowhere is missing", () => {
  const { title, texts, missing } = siteOf(
    "Make a site for our parish's lantern weekend, 7-8 November. Map of the route or at least a list of the 20 stops, parking in Mrs Pym's orchard, soup in the village hall, dogs welcome on leads, entry £2 a head",
  );
  assert.equal(title, "Parish's Lantern Weekend");
  assert.deepEqual(texts, [
    "Entry £2 a head",
    "7-8 November\n\nParking in Mrs Pym's orchard\n\nSoup in the village hall\n\nDogs welcome on leads",
  ]);
  assert.deepEqual(missing, ["Map of the route or at least a list of the 20 stops"]);
});

test("a site is called by the name behind whose it is", () => {
  assert.equal(
    siteOf("Website for my roofing business, Marlow & Daughter, covering Hexham and Corbridge. Needs prices (gutter £80, tile £40)").title,
    "Marlow & Daughter",
  );
});

test("what stands in the name of a site is not missing", () => {
  const { title, texts, missing } = siteOf(
    "Website for my kayak school, Tern & Wave, on the Tamar. Half day £45, full day £80, what to bring, dogs welcome ashore",
  );
  assert.equal(title, "Tern & Wave");
  assert.ok(texts.some((one) => one.includes("On the Tamar")));
  assert.deepEqual(missing, []);
});

test("what is near belongs to others, and is no list", () => {
  const { title, texts } = siteOf(
    "A one page site for my gran's 90th. Where it is (Red Lion, Saturday 4 July from 1pm), what to wear, nearest hotels",
  );
  assert.equal(title, "Gran's 90th");
  assert.deepEqual(texts, ["Red Lion, Saturday 4 July from 1pm.", "What to wear", "Nearest hotels"]);
});

test("each part of a site that a message names has a section in its words, with what brackets say of it", () => {
  const saddler = siteOf(
    "Website for my mobile saddler business in mid Devon. Needs my prices for repairs and refits, the yards I visit on which days, a bit about me (15 years at the bench, SMS qualified), how to book me for a fitting",
  );
  assert.deepEqual(
    [...saddler.texts].sort(),
    [
      "15 years at the bench, SMS qualified.",
      "How to book me for a fitting",
      "Prices for repairs and refits",
      "Yards I visit on which days",
    ].sort(),
  );
  assert.deepEqual(saddler.missing, []);
  const meeting = siteOf(
    "I'm the treasurer of a Quaker meeting in Skipton and we need a simple page with the programme for the 4 Sundays, whether the hall is free, meet the elders and rules about parking",
  );
  assert.deepEqual(meeting.texts, ["Programme for the 4 Sundays", "Whether the hall is free", "Meet the elders", "Rules about parking"]);
});

test("a page for a relative has their name, and no list of its parts", () => {
  const { title, texts } = siteOf(
    "Page for my gran who died in June, Nesta Prosser 1931-2026. Her life, where to send flowers (Bevan & Sons), and a place where people can leave a memory",
  );
  assert.equal(title, "Nesta Prosser");
  assert.deepEqual(texts, ["Life", "Bevan & Sons.", "1931-2026"]);
});

test("a site opens with what it is for, and one of an unknown trade has room for what every business says", () => {
  const [hero] = heroesOf("Homepage for our village's handbell association in Dorset: rehearsal times, rules about latecomers");
  assert.equal(hero?.["line"], "Village's handbell association in Dorset.");
  assert.deepEqual(siteOf("website for my clock winding studio").texts, ["What we offer", "Prices", "About us"]);
  assert.deepEqual(siteOf("website for my clock winding studio, no prices").texts, ["What we offer", "About us"]);
});

test("whose a site is is no list of several", () => {
  const reading = readPrompt({
    text: "can you make a site for my daughters tin whistle band they play at fairs and weddings, need past gigs and a form for enquiries",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(
    reading.blueprint.entities.map(({ id }) => id),
    ["event"],
  );
});

test("what only the owner can tell is not proven by what stands in for it", () => {
  const reading = readPrompt({ text: "A website for my bakery with our story, photos of my cakes and opening hours", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const doubted = reading.understood.flatMap(({ phrase, isDoubted }) => (isDoubted === true ? [phrase] : []));
  assert.deepEqual([...doubted].sort(), ["opening hours", "photos of my cakes", "story"]);
});

function heroesOf(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint.features.filter(({ kind }) => kind === "hero");
}

test("prices, services and other statements stand under headings of their own, in the person's own words", () => {
  const { title, texts, missing } = siteOf(
    "Harmonium repairer site, Whitby. £40 bellows patch, £95 if the reeds need tuning, collection extra. I don't do accordions. Leak finding, key levelling, case polishing",
  );
  assert.equal(title, "Harmonium Repairer");
  assert.deepEqual(texts, [
    "Leak finding\n\nKey levelling\n\nCase polishing",
    "£40 bellows patch\n\n£95 if the reeds need tuning\n\nCollection extra",
    "Whitby\n\nI don't do accordions",
  ]);
  assert.deepEqual(missing, []);
});

test("a life that is told fills the room for it", () => {
  const { title, texts } = siteOf(
    "Remembrance page for my grandfather Tomas Hale 1931 - 2024. He was a lamplighter, then kept bees on the canal, then taught half the town to swim. I want a short life story",
  );
  assert.equal(title, "Tomas Hale");
  assert.ok(texts.includes("He was a lamplighter, then kept bees on the canal, then taught half the town to swim"), texts.join("|"));
});

test("what a message asks for, its signature and what it refuses do not stand on the page", () => {
  const { texts } = siteOf(
    "Web page for our barn dance, Friday 6 June, Priors Hall. It should have a big button. No cartoon cows please. Thanks, Ruth (treasurer)",
  );
  assert.deepEqual(texts, ["Friday 6 June\n\nPriors Hall"]);
});

test("who says when a business is open, what it costs and how to ring it wants a site", () => {
  const { title, missing } = siteOf(
    "I have a small clog repair lab in Leeds, same day if you drop in before 11am. Prices: new irons £14, resole £30, strap £9. Mon-Fri 9 to 5, Sat 9 to 12. Ring 0113 496 0123",
  );
  assert.equal(title, "Clog Repair Lab");
  assert.ok(!missing.some((phrase) => /0113|Sat|irons/.test(phrase)), missing.join("|"));
});

test("what the site is to say, and what somebody does to many things, is told as it is written", () => {
  const club = siteOf(
    "a page for the Upper Dunmore Bowling Club that says everybody is welcome and the first evening is free. Thursdays 7pm",
  );
  assert.equal(club.title, "Upper Dunmore Bowling Club");
  assert.ok(
    club.texts.some((line) => line.includes("first evening is free")),
    club.texts.join(" | "),
  );
  const saddler = siteOf(
    "Site for my saddle workshop in Kendal. I repair bridles, harnesses and old side saddles. Girth £25, bridle £40. Phone 015395 550 142",
  );
  assert.ok(saddler.texts.includes("I repair bridles, harnesses and old side saddles"), saddler.texts.join(" | "));
  assert.deepEqual(saddler.missing, []);
});

test("what stands in a bracket belongs to what stands before it", () => {
  const { texts, missing } = siteOf(
    "Website for a seed swap: Sunday 2 March, Alston town hall, 10-3, adults £2, talks at 11 (saving beans; grafting; compost), dogs OK on leads",
  );
  assert.ok(texts.join("\n").includes("Talks at 11 (saving beans; grafting; compost)"), texts.join(" | "));
  assert.deepEqual(missing, []);
});

test("a business that states its prices and its number has a site without a word for one", () => {
  const { title, texts } = siteOf("Mobile glazing, we come to you, from $90 a pane, within 40km of Dubbo. Ph 02 5550 1199");
  assert.equal(title, "Mobile Glazing");
  assert.ok(texts.join("\n").includes("within 40km of Dubbo"), texts.join(" | "));
});

test("how a site is to look is no section of it", () => {
  const { texts, missing } = siteOf(
    "Portfolio for a violin maker, plain, big letters: a viola (2019) and a cello (2022). Email amati@example.org",
  );
  assert.ok(!texts.some((line) => /plain|letters/i.test(line)), texts.join(" | "));
  assert.deepEqual(missing, ["plain", "big letters"]);
});

test("a bare noun on a site is a room for its owner's words, and no list of another trade", () => {
  const text =
    "We rent out four yurts near Hay from April to October. Want website in plain English: about our family, horses, food, how to reach us from Hereford (30 km), price 80 GBP per person";
  assert.deepEqual(siteOf(text).missing.includes("horses"), false);
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const titles = reading.blueprint.features.flatMap((one) => (one.kind === "passage" ? [String(one["title"])] : []));
  for (const title of ["Horses", "Food"]) assert.ok(titles.includes(title), titles.join(", "));
});

const opened: readonly (readonly [text: string, title: RegExp])[] = [
  [
    "Canal boat hire near Braunston, four boats, £95 a day, dogs welcome. I'd love a simple website that says all that",
    /^Canal Boat Hire$/,
  ],
  [
    "Bed and breakfast outside Ennis, two rooms at €110, breakfast included. A nice simple website with the story of the house",
    /^Bed and Breakfast$/,
  ],
  ["A page for a mobile farrier covering the Hunter Valley, trim 65 bucks, full set of shoes 180, cold or hot", /Farrier$/],
];
for (const [text, title] of opened)
  test(`a site is of what its message opens with: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    assert.equal(reading.blueprint.kind, "site");
    assert.match(reading.blueprint.title, title);
  });
