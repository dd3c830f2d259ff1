import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { messageGroups, messagesOf, ownMessages } from "./catalogue.ts";
import { languageOf, languageTags } from "./languages.ts";
import { argumentsOf, parseMessage } from "./parse-message.ts";
import { ANYTHING, formatted, say, spokenIn, textIn } from "./say.ts";
import { wordsIn } from "./words-in.ts";

/** What a message may be given: the names of its arguments, without the number of a plural, which a language need not tell. */
const namesIn = (message: string): string[] => argumentsOf(parseMessage(message)).map(({ name }) => name);

const FORMED = ["one", "many", "label"];

describe("the catalogues", () => {
  for (const tag of languageTags)
    test(`${tag} has every message, with the arguments of the English one and the plurals of its language`, () => {
      const categories: ReadonlySet<string> = new Set(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
      for (const group of messageGroups) {
        const [english, own] = [messagesOf("en", group), ownMessages(tag, group)];
        assert.deepEqual(Object.keys(own), Object.keys(english), `${tag}/${group}`);
        for (const [key, message] of Object.entries(own)) {
          const told = namesIn(english[key] ?? "");
          // What is written once is given a name of rows in both numbers, and a label with it: a language takes what it can put into the sentence.
          const wanted = (group === "app" || group === "reply") && told.some((name) => FORMED.includes(name)) ? [...told, ...FORMED] : told;
          const known = namesIn(message);
          // Where one form of a name is enough, the other is not needed.
          const needed = told.filter((name) => (group === "app" ? !FORMED.includes(name) : !["one", "many"].includes(name)));
          assert.ok(known.every((name) => wanted.includes(name)) && needed.every((name) => known.includes(name)), `${tag}/${group}.${key}`);
          for (const part of parseMessage(message)) {
            if (part.kind !== "plural") continue;
            assert.ok("other" in part.forms, `${tag}/${group}.${key} lacks other`);
            const foreign = Object.keys(part.forms).filter((form) => !form.startsWith("=") && !categories.has(form));
            assert.deepEqual(foreign, [], `${tag}/${group}.${key}`);
          }
        }
      }
    });

  test("words and formats follow the language", () => {
    const german = wordsIn("de");
    assert.equal(textIn(say.general.filter({ label: "Stand" }), german), "Nach Stand filtern");
    assert.equal(textIn(say.general.filter({ label: "Status" }), wordsIn("en")), "Filter by status");
    assert.equal(textIn(formatted.number(1204.5), german), "1.204,5");
    assert.equal(textIn(formatted.counted(2, "hours"), wordsIn("pl")), "2 godziny");
    assert.equal(textIn(formatted.counted(1, "servings", "serving"), wordsIn("en")), "1 serving");
    assert.equal(textIn(formatted.unit("hours"), german), "Stunden");
    assert.equal(textIn(formatted.counted(1, "points", "point"), german), "1 points");
    assert.equal(textIn(formatted.counted(-1, "points", "point"), wordsIn("en")), "-1 point");
    assert.equal(textIn(formatted.arrow("previous"), wordsIn("ar")), "ArrowRight");
    assert.equal(textIn(say.general.star({ count: 3 }), wordsIn("pl")), "3 gwiazdki");
    assert.deepEqual(spokenIn({ name: say.general.add({ one: "Rezept" }), nth: 1 }, german), { name: "Rezept hinzufügen", nth: 1 });
    assert.equal(textIn(say.site.withdrew({ number: ANYTHING }), wordsIn("en")), "Withdrew no.");
  });

  test("a language without a catalogue has English words and its own formats", () => {
    assert.equal(wordsIn("sv").general.saveChanges(), "Save changes");
    assert.equal(languageOf("sv").locale, "sv");
    assert.equal(languageOf("he").direction, "rtl");
    assert.equal(languageOf("pt-BR").catalogue, "pt");
  });
});
