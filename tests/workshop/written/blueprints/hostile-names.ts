// What people may call things: plain words, and words that break code, markup, searches or layouts where they are not
// treated as text.
import fc, { type Arbitrary } from "fast-check";
import { kitFiles } from "@atelier/blueprint";

const PLAIN = ["Plant", "Guest list", "Open hours", "Amount due", "Notes", "Late", "Done", "In progress", "Ferry to Ærø"] as const;

const HOSTILE = [
  `Rock 'n' "roll"`,
  "Back`tick",
  "${process.exit()}",
  "</script><script>alert(1)</script>",
  "*/ } {x} --> ]]>",
  "C:\\new\\u0041",
  "a{{b}}c",
  "<b>&amp;</b>",
  "🪴 Plants 👩‍👩‍👧",
  "مواعيد العيادة",
  "日本語の名前",
  "Zoë’s Ça",
  "class",
  "constructor",
  "__proto__",
  "undefined",
  "NaN",
  "true",
  "toString",
  "Page",
  "Row",
  "Name",
  "name",
  "NAME",
  "Status",
  "status",
  "id",
  "Search",
  "Add",
  "All",
  "New",
  "Home",
  "Edit",
  "Delete",
  "Undo",
  "Cancel",
  "Settings",
  "None",
  "Not set",
  "Newest first",
  "Robert'); DROP TABLE students;--",
  "../../etc/passwd",
  "100% (net) [x]*?+.^$|",
  "tab\tand\nline",
  " spaced  out ",
  "‮right to left‬",
  "zero​width",
  "#1",
  "2026",
  "-",
  ".",
  "/",
] as const;

const names = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.constantFrom("word ", "Mississippi", "x", "ß", "🪴").map((part) => part.repeat(200)) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }) },
);

/** Names of at most so many characters, as people type them. */
export function namesUpTo(charactersMax: number): Arbitrary<string> {
  return names.map((name) => cut(name, charactersMax));
}

/** The name up to the limit, without half a character at its end. */
export function cut(name: string, charactersMax: number): string {
  return name.slice(0, charactersMax).replace(/[\uD800-\uDBFF]$/, "");
}

const SLUG = /^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5})?$/;

const WORDS =
  "class delete new function await enum import let null this true void window document location name status history event row rows page app field value label id key index array date map object promise string symbol set react use-state link route router entity entities plant guest client invoice task order booking post comment user account".split(
    " ",
  );

const ofKit = [...kitFiles().keys()]
  .map((path) => (path.split("/").at(-1) ?? "").replace(/\.[a-z]+$/, ""))
  .filter((name) => SLUG.test(name));

/** Ids that are words of the language, of the browser, or of the kit: `delete`, `window`, `row-list`. */
export const awkwardSlugs: Arbitrary<string> = fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...ofKit), fc.stringMatching(SLUG));
