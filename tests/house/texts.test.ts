import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkLanguages, checkTexts } from "./rules/texts.ts";
import { assertNoViolations } from "./rules/violation.ts";
import { readSources } from "./source/read-sources.ts";
import { parseSource } from "./source/source-file.ts";

describe("texts of the console", () => {
  test("all are in the catalogue", () => {
    assertNoViolations(checkTexts(readSources("web/src")));
  });

  test("every language has every module, and is compared with the English one", () => {
    assertNoViolations(checkLanguages(readSources("web/words")));
    const english = [
      parseSource("web/words/en/home.ts", 'export const hello = "Hello";'),
      parseSource("web/words/en/index.ts", 'export * as home from "./home.ts";'),
    ];
    const other = (name: string, text: string) => parseSource(`web/words/de/${name}`, text);
    const german = [
      other("home.ts", 'export const hello = "Hallo";'),
      other("index.ts", 'export * as home from "./home.ts";'),
      other("catalogue.ts", 'export type German = CatalogueOf<typeof import("./index.ts")>;'),
    ];
    assert.deepEqual(checkLanguages([...english, ...german]), []);
    for (const lacking of german) {
      assert.notDeepEqual(checkLanguages([...english, ...german.filter((file) => file !== lacking)]), [], lacking.path);
    }
    assert.equal(checkLanguages([...english, parseSource("web/words/en/new.ts", 'export const text = "New";')]).length, 1);
  });

  for (const source of [
    "<p>Hello</p>",
    "<p>{count} left</p>",
    "<p>“{name}”</p>",
    '<p>{isOpen ? "open" : ""}</p>',
    "<p>{`${count} files`}</p>",
    '<Button aria-label="close" />',
    '<Field label={isNew ? "name" : null} />',
    '<img alt="logo" />',
    '<Card heading="Your data" />',
    'const look = { advice: "Try again." }',
    'toast("Saved")',
    "toast(`Now at ${address}.`)",
    'const hint = isLong ? "not saved yet" : ""',
    "const left = (count: number) => `${count} left`",
    "const at = (name: string) => `Open ${name} in a new tab`",
    '<TextLink words="more" />',
    'count.toLocaleString("en")',
    'new Intl.DateTimeFormat("en-GB", {})',
  ])
    test(`rejects ${source}`, () => assert.ok(checkTexts([parseSource("web/src/x.tsx", source)]).length > 0));

  for (const source of [
    "<p>{homeWords.hello}</p>",
    "<p>{name} · {count}</p>",
    '<p className="flex items-center">{word}</p>',
    '<Button variant="ghost" size="sm" type="submit" keys="Mod+Enter" />',
    'const look = "text-sm font-medium text-ink"',
    "const look = `rounded-${edge} ${tone}`",
    "const key = `${provider} ${model}`",
    'if (event.key === "Escape") close()',
    'const keys = ["ArrowUp", "Home"]',
    'throw new Error("Not inside the editor")',
    'import { x } from "./x.ts"; type Sort = "Name of it";',
    'fetch("/console/api/projects")',
    "count.toLocaleString(language, { maximumFractionDigits: 1 })",
  ])
    test(`allows ${source}`, () => assert.deepEqual(checkTexts([parseSource("web/src/x.tsx", source)]), []));
});
