// What speaks for and against a draft having found the subject of its prompt: numbers from 0 to 1 that the whole sentence
// gives, not a single matching word. `confidence.ts` weighs them.
import type { EntityTemplate } from "../../../knowledge/entity-template.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Entity } from "../../../schema/entity.ts";
import type { Draft } from "../../draft/draft-blueprint.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { actors, builders, containers, hollowWords } from "../../lexicon/nouns.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import { singularWord } from "../../../knowledge/words/inflect.ts";
import { isContentWord, isJoining } from "../../text/content-words.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { type Hint, hintsIn } from "../readings/options-for.ts";
import { meaningEvidence } from "./meaning-evidence.ts";
import { forms, groups, vague } from "../../lexicon/subject-words.ts";
import { isUnsupported } from "../../lexicon/unsupported.ts";
import { appsOf } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";

/** The kinds of evidence, in the order of the weights. */
export const evidenceNames = [
  "coverage",
  "known",
  "alias",
  "aliasOfOthers",
  "statedFields",
  "kept",
  "form",
  "verb",
  "knownOthers",
  "group",
  "embedded",
  "behind",
  "siteLost",
  "hintLost",
  "feature",
  "implied",
  "askedFeatures",
  "personal",
  "actVerb",
  "untitled",
  "genre",
  "listed",
  "narrowed",
  "single",
  "formula",
  "fit",
  "central",
  "somebody",
] as const;
export type Evidence = Readonly<Record<(typeof evidenceNames)[number], number>>;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const upTo = (count: number, most: number): number => Math.min(count, most) / most;

const contentOf = (tokens: readonly Token[]): Token[] => tokens.filter(isContentWord);

function wordsIn(phrase: string): string[] {
  return (phrase.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map(singularWord);
}

/** "Import data", "a reminder": what is understood and not built says nothing against the subject. */
export function isKnownMissing(phrase: string): boolean {
  const lows = wordsIn(phrase);
  const isMissing = (word: string): boolean => isUnsupported(word) || lexicon.is(word, "notice") || lexicon.is(word, "medium");
  return lows.some(isMissing) || leadingVerb(lows, "public")?.act === "unsupported";
}

function coveredWords({ blueprint, understood, notUnderstood }: Draft): Set<string> {
  const names = blueprint.entities.flatMap(({ name, fields }) => [name.one, name.many, ...fields.map(({ label }) => label)]);
  return new Set([...understood.map(({ phrase }) => phrase), ...notUnderstood.filter(isKnownMissing), ...names].flatMap(wordsIn));
}

/** Where the words of an entity stand in the text; none where it is not named. */
function tokensOf(entity: Entity | undefined, tokens: readonly Token[]): Token[] {
  const words = new Set(wordsIn(entity?.phrase ?? ""));
  return tokens.filter(({ one, low }) => words.has(one) || words.has(singularWord(low)));
}

function isVerbLike(found: readonly Token[], tokens: readonly Token[], isKnown: boolean): boolean {
  const first = found[0];
  if (first === undefined) return false;
  const before = tokens[tokens.indexOf(first) - 1]?.low ?? "";
  // "I run a guest house": no list of runs.
  if (/^(?:i|we)$/.test(before) || (/^(?:i|we)$/.test(first.low) && found.length > 1)) return true;
  if (isKnown) return false;
  // "My lad plays footy": a sentence, and no rows.
  const isRun = tokens.indexOf(found.at(-1) ?? first) - tokens.indexOf(first) === found.length - 1;
  if (isRun && found.slice(1, -1).some(({ speech, low, one }) => speech === "verb" && low !== one && low.endsWith("s"))) return true;
  if (/^(?:who|that|which|they|people|to|can|never|always)$/.test(before)) return true;
  // "Permits with holder and fee": nobody begins an order with an "s".
  if (first === tokens[0] && first.low !== first.one) return false;
  // "Divide tips between us": the order with which a text begins.
  const isOrder = first === tokens[0] && first.speech === "verb" && first.low === first.one && !first.low.endsWith("ing");
  if (isOrder && /^(?:between|among|into)$/.test(tokens[found.length]?.low ?? "")) return true;
  return (found.length === 1 && first.speech === "verb" && !first.low.endsWith("ing")) || first.low.endsWith("ly");
}

/** Whether the words before the first preposition end in a word for a site: "a news page for our village". */
function isSite(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(
    (token, at) => at > 0 && ((isJoining(token) && !/^(?:an?|the|my|our|your)$/.test(token.low)) || !/\p{L}/u.test(token.text)),
  );
  return /^(?:page|website|site|webpage|shop|store|portal|platform)$/.test(tokens.slice(0, end < 0 ? undefined : end).at(-1)?.low ?? "");
}

const vocabularies = new WeakMap<EntityTemplate, ReadonlySet<string>>();

/** The words of an entity template's trade: its names, its fields and its sample rows. */
function vocabularyOf(template: EntityTemplate | null): ReadonlySet<string> {
  if (template === null) return new Set();
  const known = vocabularies.get(template) ?? new Set(wordsIn(JSON.stringify(template)));
  vocabularies.set(template, known);
  return known;
}

/** For whom an app is, or a noun in passing. Several groups ("study groups") are what a list is of, as several people in a list are. */
function isGroup(last: string, found: readonly Token[], { isKnown, isInList }: { isKnown: boolean; isInList: boolean }): boolean {
  if (groups.has(last)) return !found.some(({ one, low }) => one === last && low !== one);
  return vague.has(last) || (!isKnown && ((actors.has(last) && !isInList) || businesses.has(last)));
}

/** Whether a template was found by another noun than its own, as a job that is an application, and not by the name of an app about it. */
function isByOtherNoun(phrase: string, template: EntityTemplate | null): boolean {
  const said = phrase.toLowerCase();
  if (template === null || appsOf(template).some((app) => said.includes(app))) return false;
  return !wordsIn(said).includes(wordsIn(template.one).at(-1) ?? "");
}

/** "Track my ferns": the noun is the object of a verb of keeping. */
function isKept(found: readonly Token[], tokens: readonly Token[]): boolean {
  const [first] = found;
  if (first === undefined) return false;
  const before = tokens
    .slice(0, tokens.indexOf(first))
    .filter(({ low }) => !/^(?:my|our|the|an?|all|of)$/.test(low) && !hollowWords.has(low));
  return [1, 2, 3].some((length) => {
    const verb = leadingVerb(before.slice(-length).map(({ low }) => low));
    return verb?.act === "keep" && verb.words.length === Math.min(length, before.length);
  });
}

/** "Driving school: students, lessons": the noun stands in a list, in the plural. */
function isListed(found: readonly Token[], tokens: readonly Token[]): boolean {
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined || last.low === last.one) return false;
  return (
    /^(?:,|:|and|-|–|—)$/.test(tokens[tokens.indexOf(first) - 1]?.text ?? "") ||
    /^(?:,|and)$/.test(tokens[tokens.indexOf(last) + 1]?.text ?? "")
  );
}

/** "Split the bill", "take turns": the sentence begins with what one wants to do, and it is neither keeping nor building. */
function isActVerb(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  if (first === undefined || first.speech !== "verb" || first.low !== first.one || builders.has(first.low) || /(?:ing|ed)$/.test(first.low))
    return false;
  return leadingVerb(tokens.slice(0, 4).map(({ low }) => low))?.act !== "keep";
}

/** Whether a kind of app that words of the sentence hint at is none of what was drafted: no feature of its kinds, and no word of it accounted for. */
function isLost({ cues, features }: Hint, blueprint: Blueprint, covered: ReadonlySet<string>): boolean {
  if (features !== undefined) return !blueprint.features.some(({ kind }) => features.includes(kind));
  return cues.every((cue) => !covered.has(cue) && !covered.has(singularWord(cue)));
}

/**
 * "An allotment society needs …": the text speaks of one only, not to say what an app is about ("a chess log") or each has ("tasting with score"), nor of what
 * somebody does ("dog grooming"). */
function isOne(noun: string, tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ one }) => one === noun);
  const after = tokens[tokens.findLastIndex(({ one }) => one === noun) + 1];
  if (noun.endsWith("ing")) return false;
  return said.every(({ low, one }) => low === one) && (said.length === 0 || (after?.speech !== "noun" && after?.low !== "with"));
}

const endsInShop = /\bonline (?:shop|store)\W*$/i;

/** The evidence of a draft of a cleaned text. */
export function evidenceOf(text: string, draft: Draft): Evidence {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const { blueprint, subjects } = draft;
  const content = contentOf(tokens);
  const covered = coveredWords(draft);
  const isCovered = ({ one, low }: Token): boolean => covered.has(one) || covered.has(singularWord(low));
  const main = blueprint.entities[0];
  const subject = subjects.find(({ id }) => id === main?.id);
  const template = subject?.template ?? null;
  const isKnown = template !== null;
  const found = tokensOf(main, tokens);
  const isAlias = isKnown && isByOtherNoun(main?.phrase ?? "", template);
  const others = template === null ? 0 : contentOf(found).filter(({ one }) => !vocabularyOf(template).has(one)).length;
  const isByApp = template !== null && appsOf(template).some((app) => main?.phrase?.toLowerCase().includes(app));
  const last = main?.name.one.split(" ").at(-1) ?? "";
  const stated = subject?.statedFields ?? 0;
  const isTool = blueprint.kind === "tool";
  const isBare = found.length > 0 && stated === 0 && blueprint.features.every(({ phrase }) => phrase === null);
  const lows = tokens.map(({ low }) => low);
  const before = found[0] === undefined ? [] : tokens.slice(0, tokens.indexOf(found[0]));
  const asked = blueprint.features.filter(({ phrase }) => phrase !== null && phrase !== "");
  const flag = (value: boolean): number => (value ? 1 : 0);
  return {
    coverage: share(content.filter(isCovered).length, content.length),
    known: flag(isKnown),
    alias: flag(isAlias),
    aliasOfOthers: isAlias ? upTo(Math.max(0, contentOf(found).length - 1), 2) : 0,
    statedFields: upTo(stated, 3),
    kept: flag(isKept(found, tokens)),
    form: flag(!isKnown && forms.has(last)),
    verb: flag(isVerbLike(found, tokens, isKnown) || asked.some(({ phrase }) => text.includes(`who ${phrase}`))),
    knownOthers: upTo(subjects.filter((one) => one.template !== null && one.id !== main?.id).length, 2),
    group: flag(main !== undefined && stated < 2 && isGroup(last, found, { isKnown, isInList: isListed(found, tokens) })),
    embedded: flag(lows.some((low, at) => at > 0 && /^(?:who|when|what|which|whom|how|if|whether)$/.test(low))),
    behind: flag(
      !isKnown && before.some(({ low }) => /^(?:of|for|in|at|to)$/.test(low)) && contentOf(before).some((token) => !isCovered(token)),
    ),
    siteLost: flag(isTool && (isSite(tokens) || endsInShop.test(text)) && !blueprint.features.some(({ kind }) => kind === "book")),
    hintLost: upTo(hintsIn(new Set(lows)).filter((hint) => isLost(hint, blueprint, covered)).length, 2),
    feature: flag(main === undefined && asked.length > 0),
    implied: flag(main === undefined && asked.length === 0),
    askedFeatures: upTo(asked.length, 4),
    personal: flag(
      (stated < 2 && content.length > 3 && /^(?:i|we|my|our|i'm|people)\b/i.test(text.trim()) && !/^my [a-z]+:/i.test(text)) ||
        /^who\b/i.test(text.trim()),
    ),
    actVerb: flag(isActVerb(tokens)),
    untitled: flag(blueprint.title === "My App"),
    genre: flag(!isTool),
    listed: upTo(blueprint.entities.filter((entity) => isListed(tokensOf(entity, tokens), tokens)).length, 3),
    narrowed: flag(isBare && others > 0),
    single: flag(isBare && isTool && !isByApp && found.at(-1)?.low === found.at(-1)?.one && !tokens.some(({ one }) => containers.has(one))),
    formula: flag(blueprint.features.some(({ kind, formula }) => kind === "calculator" && formula !== undefined)),
    ...meaningEvidence({ tokens, name: main?.name.one.split(" ") ?? [], template, isOne: isOne(last, tokens) }),
  };
}
