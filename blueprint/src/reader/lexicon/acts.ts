// The verbs with which people say what they want to do, and what each of them amounts to.
// Forms (adds, adding) are derived, so the table holds infinitives only.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { type Audience, templatesByNoun } from "../../knowledge/entity-templates.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import { WordList, WordSet } from "../../knowledge/data/word-list.ts";
import { definitionOf, type FeatureKind, featureKinds, isFeatureKind } from "../../features/feature.ts";
import { indexPhrases, leadingPhrase, splitPhrase, type PhraseIndex } from "./leading-phrase.ts";
import { verbsNotBuilt } from "./not-built.ts";

/** What a verb amounts to for the rows of a thing. `keep` is managing things as a whole, `unsupported` is known and not built. */
export const RowAct = z.enum([
  "keep",
  "browse",
  "add",
  "edit",
  "delete",
  "search",
  "filter",
  "sort",
  "mark",
  "rate",
  "tag",
  "total",
  "chart",
  "export",
  "send",
  "unsupported",
]);
export type RowAct = z.infer<typeof RowAct>;

/** What a verb amounts to: something done with rows, or a feature. */
export type Act = RowAct | FeatureKind;

/** Whether an act asks for a feature. */
export function isFeatureAct(act: Act): act is FeatureKind {
  return isFeatureKind(act);
}

/** Whether an act is done with rows by a capability of the same name. */
export function isDeed(act: Act): act is Exclude<RowAct, "keep" | "browse" | "unsupported"> {
  return !isFeatureAct(act) && !/^(?:keep|browse|unsupported)$/.test(act);
}

/** The words that mean an act. */
export type ActWords = readonly [act: Act, words: readonly string[]];

/** The words of all features, by one part of them. */
export function wordsOfFeatures(part: "verbs" | "nouns"): ActWords[] {
  return featureKinds.map((kind) => {
    const { [part]: own, partNouns } = definitionOf(kind).words;
    return [kind, part === "nouns" ? [...own, ...partNouns] : own];
  });
}

const verbs = readData(
  "words/verbs.json",
  z.strictObject({
    /** `strength`: how sure it is that what such a verb is about is kept, by whom the app is for. */
    acts: z.array(z.strictObject({ act: RowAct, strength: z.strictObject({ own: z.number(), public: z.number() }), verbs: WordList })),
    /** Verbs that are common nouns or adjectives too. */
    nounsToo: WordSet,
  }),
);

const strengths = new Map(verbs.acts.map(({ act, strength }) => [act, strength]));
const FEATURE_STRENGTH = 1.8;

/** How sure it is that what an act is about is kept; what a feature is about is so more often than not: "book a room". */
export function strengthOf(act: Act, audience: Audience = "own"): number {
  return isFeatureAct(act) ? FEATURE_STRENGTH : (strengths.get(act)?.[audience] ?? 0);
}

const rowVerbs = verbs.acts.map(({ act, verbs: words }): ActWords => [act, words]);

function formsOfWord(verb: string): string[] {
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  const doubled = lexicon.is(verb, "doubling-verb") ? verb + verb.at(-1) : stem;
  const third = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  const gerund = verb === "see" ? "seeing" : `${doubled}ing`;
  const past = /^(?:rate|sort|filter|group)$/.test(verb) ? [`${stem}ed`] : [];
  return [verb, third, gerund, ...past];
}

/** A form of a known verb, as words, and its act. */
export interface VerbForm {
  words: string[];
  verb: string;
  act: Act;
  /** An infinitive or a present form: what can stand in an imperative or after `can`. */
  gerund: boolean;
}

function formsOf(verb: string, act: Act): VerbForm[] {
  const [first = "", ...rest] = verb.split(" ");
  return formsOfWord(first).map((form) => ({ words: [form, ...rest], verb, act, gerund: form.endsWith("ing") }));
}

function indexOf(lists: readonly ActWords[]): PhraseIndex<VerbForm> {
  return indexPhrases(lists.flatMap(([act, words]) => words.flatMap((verb) => formsOf(verb, act))));
}

const featureVerbs: readonly ActWords[] = [...wordsOfFeatures("verbs"), ["unsupported", verbsNotBuilt]];

/** "Track orders": what one keeps oneself is kept, though whoever visits a shop looks it up. */
const isKept = (verb: string): boolean => templatesByNoun.has(singularWord(/^track (\w+s)$/.exec(verb)?.[1] ?? ""));
const ownFeatureVerbs = featureVerbs.map(([act, words]): ActWords => [act, words.filter((verb) => !isKept(verb))]);

/** Who keeps rows books and collects them otherwise than who visits a shop: in one's own app a verb is about rows first. */
const indexes: Readonly<Record<Audience, PhraseIndex<VerbForm>>> = {
  own: indexOf([...rowVerbs.filter(([act]) => act !== "unsupported"), ...ownFeatureVerbs, ...rowVerbs]),
  public: indexOf([...featureVerbs, ...rowVerbs]),
};

/** Whether a verb is also a common noun or adjective, so that it may begin a name: "order date", "record label". */
export function isNounToo(verb: string): boolean {
  return verbs.nounsToo.has(verb);
}

/** The known verb, longest first, with which these lower-case words begin; its object may stand inside of it: "add books to a wishlist". */
export function leadingVerb(words: readonly string[], audience: Audience = "own"): VerbForm | null {
  const isOwnList = audience === "own" && ownList.test(words.join(" "));
  return (isOwnList ? null : splitPhrase(indexes[audience], words)) ?? leadingPhrase(indexes[audience], words);
}

/** "Add films to my watchlist": what one adds to one's own list is a row of it. */
const ownList = /^\w+(?: \w+){1,3} to (?:my|our|the) (?:\w+ )?(?:collection|\w*list)\b/;

/** The forms of the verbs for what is done with rows. */
export function wordsOfRowActs(): string[] {
  return rowVerbs.flatMap(([, words]) => words.flatMap((verb) => formsOfWord(verb.split(" ")[0] ?? verb)));
}
