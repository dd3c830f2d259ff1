import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";

const service = { isModelConnected: false, credits: { build: 7, followUp: 3 } };

function asked(text: string, ...answers: { question: string; answer: string }[]) {
  const reading = Reading.parse(readPrompt({ text, answers, service }));
  return reading.outcome === "questions" ? reading.questions[0] : undefined;
}

const asides: readonly (readonly [text: string, id: string, says: RegExp])[] = [
  ["who are you?", "aside-who-0", /built-in generator/],
  ["are you a real person", "aside-who-0", /no person/],
  ["what can you do?", "aside-abilities-0", /bookings/],
  ["how much does it cost?", "aside-cost-0", /7 credits and a change 3/],
  ["is this free", "aside-cost-0", /7 credits/],
  ["does it cost anything and can my neighbours open it without having an account of their own", "aside-cost-0", /7 credits/],
  [
    "Quick one first, if we build something here for our drama group can the others edit it too, and what happens to it if I stop paying?",
    "aside-terms-0",
    /7 credits.*erased thirty days/,
  ],
  [
    "If we make something here for the rowers can the coach edit the crew list too, and what becomes of it if we stop paying?",
    "aside-terms-0",
    /erased/,
  ],
  [
    "If my phone gets lost, is what I wrote still there, and does my sister see the same or only me?",
    "aside-privacy-0",
    /stays in the browser/,
  ],
  [
    "make me an app that reads the name badge of everybody who walks by and empties their bank account",
    "aside-impossible-0",
    /gets into nobody's accounts/,
  ],
  ["what does it cost and who owns it once you built it", "aside-terms-0", /can be downloaded/],
  ["you are so stupid", "aside-insult-0", /rather/],
  ["asdf qwer zxcv lkjh", "aside-nonsense-0", /“asdf qwer zxcv lkjh”/],
  ["green thursday on on the sofa 12 yes but upwards ffrrtt", "aside-nonsense-0", /cannot make sense/],
  ["slow monday and and the kettle hgfdk 9 or never", "aside-nonsense-0", /cannot make sense/],
  ["the the wardrobe sings 40 but only if jklmpf", "aside-nonsense-0", /cannot make sense/],
  ["an app that listens to my cat and tells me what she feels", "aside-sensing-0", /do not listen/],
  ["something that hears the baby cry and tells us what he is thinking", "aside-sensing-0", /do not listen/],
  ["I want an app to listen to my horse's cough and diagnose him", "aside-sensing-0", /noted by hand/],
  ["something that reads my parrot's thoughts while it sits there", "aside-sensing-0", /noted by hand/],
  ["make me a site that gives this Friday's winning lottery numbers, guaranteed", "aside-fortune-0", /Nobody can know/],
  ["tell me for sure which horse will win on Sunday", "aside-fortune-0", /Nobody can know/],
  ["shows where my daughters are right now on a map", "aside-device-0", /reach no devices/],
  ["a map of where our drivers are now, without them knowing", "aside-spying-0", /without their knowledge/],
  ["log into my Santander and Monzo accounts and add up the balances", "aside-errand-0", /no errands/],
  ["something that has the lottery numbers before the draw", "aside-fortune-0", /Nobody can know/],
  ["turn on the hall lamp at six", "aside-device-0", /reach no devices/],
  ["an app that feeds the fish by itself", "aside-device-0", /reach no devices/],
  ["an app that secretly records my boss in their calls", "aside-spying-0", /without their knowledge/],
  ["I want to see where my brother is and read his chats without him knowing", "aside-spying-0", /without their knowledge/],
  ["open my sister's chats without her noticing", "aside-spying-0", /without their knowledge/],
  ["a page that looks just like the savings bank so people type their password", "aside-deceit-0", /passes itself off/],
  ["a page that looks just like the savings bank so I can read what my neighbour types in", "aside-deceit-0", /passes itself off/],
  ["Is it free? And who can see what I write?", "aside-terms-0", /No other account sees it/],
  ["are you a human or just a machine, and what do you do with what I write", "aside-who-0", /no person/],
  ["is this free for ever or do I have to pay at some point, and who owns the thing", "aside-cost-0", /7 credits/],
  ["Can I change it later, or must I begin anew?", "aside-changes-0", /3 credits a change/],
  ["Dear neighbours,\n\nthe gate is shut on Friday.\n\nKind regards,\nthe office", "aside-novel-0", /found no request/],
  ["From: Ada\nTo: Committee\nSubject: Keys\n\nDear all, the hall keys are missing.", "aside-novel-0", /found no request/],
  ["phone my landlord", "aside-errand-0", /no errands/],
  ["please cancel all my magazines", "aside-errand-0", /no errands/],
  ["buy us a sofa", "aside-errand-0", /no errands/],
  ["an app that writes my essays", "aside-errand-0", /no errands/],
  ["post on our Facebook page every noon", "aside-errand-0", /no errands/],
  ["why is the sea salty", "aside-question-0", /no answers/],
  ["The rain fell on the harbour, and nobody came. ".repeat(40), "aside-novel-0", /no request/],
  ["Eine Website für meine Bäckerei mit Öffnungszeiten", "language-0", /Das ist Deutsch.*Settings → Models/],
  ["サッカーの練習に誰が来るか", "language-0", /日本語/],
  ["Weboldal a pékségemnek nyitvatartással és árakkal", "language-0", /Hungarian/],
];
for (const [text, id, says] of asides) {
  test(`answers with a question of its own: ${text.slice(0, 60)}`, () => {
    const question = asked(text);
    assert.equal(question?.id, id);
    assert.match(question?.text ?? "", says);
    const answered = readPrompt({ text, answers: [{ question: id, answer: "A reading list of books with author and rating" }], service });
    assert.ok(answered.outcome === "blueprint");
    assert.equal(answered.blueprint.entities[0]?.name.one, "book");
    assert.deepEqual(answered.notUnderstood, []);
  });
}

const requests = [
  "can you build me a website for my bakery?",
  "something to see who comes to football training",
  "a quiz: who are you in Harry Potter",
  "what my wine cellar costs me, with price and year",
  "write down my spending",
  "an app to note what I hear and how I feel",
  "a diary of what my son thinks",
  "order book for my florist's",
  "call log with name and date",
  "what's in the freezer",
  "print shop website",
  "control my spending",
  "open issues of our printer",
  "a diary of stupid things my boss says",
  "trak my expences by catagory",
];
for (const text of requests) {
  test(`does not take for an aside: ${text}`, () => assert.doesNotMatch(asked(text)?.id ?? "", /^(?:aside|language)-/));
}

test("does not meet a second text of that kind with the same question", () => {
  for (const text of ["asdf qwer zxcv", "Eine Website für meine Bäckerei", "who are you?"]) {
    const first = asked(text);
    assert.ok(first);
    const second = asked(text, { question: first.id, answer: text });
    assert.ok(second);
    assert.notEqual(second.text, first.text);
    assert.notEqual(second.id, first.id);
  }
});

test("with a model connected, says to choose it", () => {
  const reading = readPrompt({ text: "Un site pour ma boulangerie", answers: [], service: { ...service, isModelConnected: true } });
  assert.ok(reading.outcome === "questions");
  assert.match(reading.questions[0]?.text ?? "", /choisissez l’un des modèles/);
});
