import assert from "node:assert/strict";
import { test } from "node:test";
import { FormFeature } from "../../../features/site/answer/form/form-schema.ts";
import { Reading } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";

/** The title of a site, and its own sections: their headings, or their lines. */
function sectionsOf(text: string): string {
  const reading = Reading.parse(readPrompt({ text, answers: [] }));
  assert.ok(reading.outcome === "blueprint", text);
  const { kind, title, features } = reading.blueprint;
  const written = features.flatMap((feature) => (feature.kind === "passage" ? [feature] : []));
  return `${kind} ${title}: ${written.map((one) => one.title ?? one.line).join(", ")}`;
}

const cases: readonly (readonly [text: string, sections: string])[] = [
  ["A website for a mobile farrier with prices, the valleys I cover and a contact form", "site Farrier: Valleys I cover, Prices"],
  [
    "I'm a session cellist. I want a page with what kit I own, who I've played with and how to reach me",
    "site Session Cellist: What kit I own, Who I've played with",
  ],
  [
    "I need a web page for my thatching firm. Name is Orme Thatching, we cover Dorset and Wilts, and people should be able to ask for a quote.",
    "site Orme Thatching: We cover Dorset and Wilts.",
  ],
  ["I'm a saddler and I'd like to show pictures of bridles and what I mend", "site Saddler: What I mend"],
  ["It would help if people could see where my pie stall is tomorrow", "site Pie Stall: Where my pie stall is tomorrow"],
  ["Piano tuner in Truro. Just need a page with how to reach me and which villages I cover", "site Piano Tuner: Which villages I cover"],
  ["Somewhere her pupils can leave stories and drawings about her", "tool Story List: "],
  ["CV of a stage carpenter", "site Stage Carpenter: Experience, Education, Skills"],
  ["resume website with experience, languages and awards", "site Resume: Experience, Languages, Awards"],
  [
    "Website for our mill cafe with opening times and a contact form. Say somewhere that we're shut on Tuesdays because people always come.",
    "site Mill Cafe: We're shut on Tuesdays.",
  ],
];
for (const [text, sections] of cases)
  test(`gives a site room for what its owner writes: ${text}`, () => assert.equal(sectionsOf(text), sections));

test("a form asks what its words name", () => {
  const reading = readPrompt({
    text: "I bake pies and want a page with my photos and a form where people can tell me the day, the filling and how many they need",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  const labels = reading.blueprint.features.flatMap(
    (feature) => FormFeature.safeParse(feature).data?.fields.map(({ label }) => label) ?? [],
  );
  assert.deepEqual(labels, ["Name", "E-mail", "Day", "Filling", "How many they need"]);
});

test("one person's CV is no list of people", () => {
  const reading = readPrompt({ text: "CV website for me, a ward nurse", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(reading.blueprint.entities, []);
});

test("example hours do not contradict a closed day", () => {
  const reading = readPrompt({ text: "A website for our cafe with opening hours and a contact form. No Mondays.", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const hours = reading.blueprint.features.flatMap((feature) => (feature.kind === "contact" ? [feature.hours] : []));
  assert.match(JSON.stringify(hours), /\["Monday","closed"\]/);
});
