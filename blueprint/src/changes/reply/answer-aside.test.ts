import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPrompt } from "../../reader/read-prompt.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { changeBlueprint } from "../change-blueprint.ts";

const apps: readonly Blueprint[] = [
  "A recipe box with ratings and a shopping list",
  "An invoice tracker with clients, invoices with amount, due date and status",
  "todo list",
].map((text) => {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
});

/** What is said, by kind, and words of the answer. */
const asides: readonly (readonly [kind: string, answer: RegExp, messages: string])[] = [
  [
    "a verb that changes no app",
    /did not understand|Nothing changed/,
    "sing me a song|tell me a joke|write me a poem about the sea|dance with me|book a table for two|call my mom|play some music|cook dinner|buy me a coffee|read me a story|wash the dishes|clean my room|drive me to the airport|draw a cat|count to ten|which fields are there?|walk the dog|create world peace|build me a house|make some noise|make a wish|add fuel to the fire|take out the trash|export my problems to Mars|capture the flag|check your messages|save the changes|deploy it",
  ],
  [
    "something that one would like to have",
    /did not understand|Nothing changed/,
    "give me a hug|give me money|I need a coffee|I would like a beer|I want to go home|a unicorn please|can I have a refund?|what about the weather?|show me the code|I want more|give me a second|I need help",
  ],
  [
    "a question",
    /cannot answer questions/,
    "how do I export?|how do I add a rating?|why is it so slow?|where is my data stored?|who made this?|what is the capital of France?|does it work offline?|is my data safe?|can people see my recipes?|should I add a rating?|do you speak German?|are there charts?|how much does it cost?",
  ],
  [
    "a report",
    /cannot look into what does not work/,
    "the button does not work|the search doesn't work|sorting is broken|the app crashes when I add a recipe|nothing happens when I click save|I can't add anything|I cannot delete tasks|there is a bug in the list|fix it|the chart is empty|my data is gone",
  ],
  [
    "an opinion or small talk",
    /./,
    "it is ugly|this is terrible|I love it|great job|well done!|awesome work on the recipes|that was quick|five stars|too many fields|the colours are awful|recipes are great|a good idea|the best app ever|hello there|how are you?|thank you so much|yes|no|ok|lol|have a nice day|never mind|42|😀|asdfgh",
  ],
  [
    "a wish to have it as before",
    /I can go back by one version, when “undo” is all that you say/,
    "undo|Undo!|undo the last change|please undo that|go back|go back to the previous version|revert|revert to version 1|restore the previous version|bring back the old version|change it back",
  ],
];

for (const [kind, answer, messages] of asides) {
  describe(`${kind} changes nothing and is answered`, () => {
    for (const message of messages.split("|")) {
      test(message, () => {
        for (const app of apps) {
          const change = changeBlueprint(app, message);
          assert.equal(change.outcome, "unclear", change.reply);
          assert.match(change.reply, answer);
          assert.match(change.reply, /say “[^”]+” or “[^”]+”|such as “/);
        }
      });
    }
  });
}

test("a question about what the app can do is answered with what it can do, and what can be asked for", () => {
  const [recipes] = apps;
  assert.ok(recipes);
  assert.match(changeBlueprint(recipes, "How do I sort?").reply, /in the app as it is, you can sort recipes/);
  assert.match(changeBlueprint(recipes, "How do I export?").reply, /the app has nothing for that yet/);
});

test("what is said beside a wish keeps nobody from it, and is answered too", () => {
  const [recipes] = apps;
  assert.ok(recipes);
  const said: readonly (readonly [string, RegExp])[] = [
    ["I love it! Now add a difficulty.", /“Difficulty”/],
    ["It's ugly, use a blue theme", /now blue/],
    ["How do I rate? Also add notes", /“Notes”[\s\S]*you can rate recipes/],
    ["The search does not work. Please add notes.", /cannot look into/],
  ];
  for (const [message, reply] of said) {
    const change = changeBlueprint(recipes, message);
    assert.equal(change.outcome, "changed", message);
    assert.match(change.reply, reply);
  }
});

/** What sounds like an aside and is a wish. */
const wishes =
  "what about a difficulty?|how about dark mode?|can I export to CSV?|is it possible to export recipes?|could you add a source?|I need notes|I would like a prep time|I want a wine pairing field|recipes need a wine pairing|a source for recipes|difficulty|calories per serving|track the calories|give each recipe a source|remove the bad charts";

test("what has the words of a wish is one", () => {
  const [recipes] = apps;
  assert.ok(recipes);
  for (const message of wishes.split("|")) {
    const change = changeBlueprint(recipes, message);
    assert.equal(change.outcome, "changed", `${message}: ${change.reply}`);
  }
});

const foreign: readonly (readonly [message: string, says: RegExp])[] = [
  ["Füge ein Feld Notizen hinzu", /^Das ist Deutsch.*Nichts wurde geändert/],
  ["ajoute un champ notes", /^C’est du français/],
  ["añade un campo de notas", /^Esto es español/],
  ["aggiungi un campo note alle ricette", /^Questo è italiano/],
  ["Verwijder het veld notities", /^Dit is Nederlands/],
  ["Добавь поле для заметок, пожалуйста", /^Это русский язык/],
  ["メモを追加して", /^日本語/],
];
for (const [message, says] of foreign) {
  test(`is answered in its own language: ${message}`, () => {
    for (const app of apps) {
      const change = changeBlueprint(app, message);
      assert.equal(change.outcome, "unclear");
      assert.match(change.reply, says);
    }
  });
}
