// What a sentence says by its structure, in the form that the parser reads best: "our club needs a calendar" is "a calendar
// for our club", and "who has which plot" asks for plots with who has each.
import { z } from "zod";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { readData } from "../../../knowledge/data/data-files.ts";
import { article, plural, singularWord } from "../../../knowledge/words/inflect.ts";
import { templateOf } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { nounKind } from "../../text/noun-kind.ts";
import { actors, hollowWords } from "../../lexicon/nouns.ts";
import { groups, vague } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";

/** `left` is the slot of what a text says besides. `always`: the sentence itself would be misread; `unsure`: only where its subject is not sure; `offer`: only as an option. */
const When = z.enum(["always", "unsure", "offer"]);
type When = z.infer<typeof When>;

const CHARACTERS_MAX = 300;
/** For whom something is, at the start of what a text says besides: nothing that could be missing. */
const FOR_WHOM = /^\s*for (?:(?:my|our|the|an?|this) )?[^,;:.]*?(?=[,;:.]| where | with |$)/i;

/** "No VAT": what is not there is not missing. */
const WITHOUT = /^(?:no|without) [\w-]+(?: [\w-]+)?$/i;

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
  return groups.has(last) || businesses.has(last) || lexicon.is(last, "organisation") || lexicon.is(last, "organisation-word");
}

/** "Harpsichord tuner", "chimney sweep": whether the words can be what somebody is. */
function isOwner(words: string): boolean {
  return (
    !lexicon.is(words.toLowerCase().split(" ")[0], "request-verb") &&
    isSubject(words) &&
    singular(words).toLowerCase() === words.toLowerCase() &&
    !/ing$/i.test(words)
  );
}

function isSubject(words: string): boolean {
  const said = words.toLowerCase().split(" ");
  const last = singularWord(said.at(-1) ?? "");
  return !hollowWords.has(said[0] ?? "") && ![actors, vague].some((known) => known.has(last)) && !lexicon.is(last, "preposition");
}

const singular = (words: string): string => words.replace(/\S+$/, (last) => singularWord(last.toLowerCase()));

function isFigure(words: string): boolean {
  return /^(?:number|duration|percent|rating|time)$/.test(fieldNoun(singular(words))?.type ?? "");
}

/** What the words in a slot have to be. */
const isFit: Readonly<Record<string, (words: string) => boolean>> = {
  holder: isHolder,
  owner: isOwner,
  trade: (words) => isOwner(words) && (nounKind(words.toLowerCase()) === "person" || isHolder(words)),
  things: isSubject,
  occasion: isSubject,
  several: (words) => singular(words) !== words.toLowerCase() && isSubject(words),
  goods: (words) => templateOf(singular(words), "public") !== undefined,
  // What one says how many there are of, and what is no thing with details of its own.
  counted: (words) => singular(words) !== words.toLowerCase() && isSubject(words) && templateOf(singular(words), "public") === undefined,
  audience: (words) => actors.has(singular(words)),
  // "Pool temperature": what is read off again and again, and has no list of its own.
  gauge: (words) => isFigure(words.split(" ").at(-1) ?? "") && templateOf(singular(words), "public") === undefined,
  figure: isFigure,
};

/** A text in another form, and what it says besides. */
export interface Restatement {
  text: string;
  rest: readonly string[];
}

/** What a cleaned text says by its structure, best first. */
export function restatementsOf(text: string, wanted: When): Restatement[] {
  const plain = text.replace(/[.!?\s]+$/, "");
  if (plain.length > CHARACTERS_MAX) return [];
  return rules.flatMap(({ when, pattern, means }) => {
    const stated = when === wanted ? pattern.exec(plain)?.groups : undefined;
    const isSaid =
      stated !== undefined && Object.entries(stated).every(([slot, words]) => words === undefined || isFit[slot]?.(words) !== false);
    const fill = (_: string, slot: string, form?: string): string => {
      const words = stated?.[slot] ?? "";
      if (form === ".low") return words.toLowerCase();
      if (form === ".last") return words.split(" ").at(-1) ?? "";
      if (form === ".a") return `${article(words.toLowerCase())} ${words.toLowerCase()}`;
      return form === undefined ? words : form === ".one" ? singular(words) : plural(singular(words));
    };
    if (!isSaid) return [];
    const left = (stated["left"] ?? "")
      .replace(FOR_WHOM, "")
      .replace(/^[\s,;:.]+/, "")
      .replace(WITHOUT, "");
    return [{ text: means.replace(/\{(\w+)(\.\w+)?\}/g, fill), rest: left === "" ? [] : [left] }];
  });
}
