// What a sentence says by its structure, in the form that the parser reads best: "our club needs a calendar" is "a calendar
// for our club", and "who has which plot" asks for plots with who has each.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { plural, singularWord } from "../../../knowledge/words/inflect.ts";
import { templateOf } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { actors, hollowWords } from "../../lexicon/nouns.ts";
import { groups, vague } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";

/** `always`: the sentence itself would be misread; `unsure`: only where its subject is not sure; `offer`: only as an option. */
const When = z.enum(["always", "unsure", "offer"]);
type When = z.infer<typeof When>;

const CHARACTERS_MAX = 300;

const { slots, restatements } = readData(
  "understanding/restatements.json",
  z.strictObject({
    slots: z.record(z.string(), z.string()),
    restatements: z.array(z.strictObject({ when: When, said: z.string(), means: z.string() })),
  }),
);

const rules = restatements.map(({ when, said, means }) => {
  const filled = said.replace(/\{(\w+)\}/g, (_, slot: string) => `(?<${slot}>${slots[slot] ?? ""})`);
  return { when, means, pattern: new RegExp(`^${filled}$`, "iu") };
});

/** Whether the words are an organisation, a trade or a group, of which there is one. */
function isHolder(words: string): boolean {
  const last = words.toLowerCase().split(" ").at(-1) ?? "";
  return (
    groups.has(last) ||
    businesses.has(last) ||
    (["organisation", "organisation-word"] as const).some((category) => lexicon.is(last, category))
  );
}

function isSubject(words: string): boolean {
  const said = words.toLowerCase().split(" ");
  const last = singularWord(said.at(-1) ?? "");
  return !hollowWords.has(said[0] ?? "") && ![actors, vague].some((known) => known.has(last)) && !lexicon.is(last, "preposition");
}

/** What a cleaned text says by its structure, best first. */
export function restatementsOf(text: string, wanted: When): string[] {
  const plain = text.replace(/[.!?\s]+$/, "");
  if (plain.length > CHARACTERS_MAX) return [];
  return rules.flatMap(({ when, pattern, means }) => {
    const found = when === wanted ? pattern.exec(plain) : null;
    const told = found?.groups ?? {};
    const { holder, things, goods } = told;
    if (found === null || (holder !== undefined && !isHolder(holder)) || (things !== undefined && !isSubject(things))) return [];
    if (goods !== undefined && templateOf(singularWord(goods.toLowerCase()), "public") === undefined) return [];
    const fill = (_: string, slot: string, many?: string): string => (many === undefined ? told[slot] : inPlural(told[slot])) ?? "";
    return [means.replace(/\{(\w+)(\.many)?\}/g, fill)];
  });
}

function inPlural(words = ""): string {
  return plural(words.replace(/\S+$/, (last) => singularWord(last.toLowerCase())));
}
