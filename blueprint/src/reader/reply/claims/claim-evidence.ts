// What speaks for and against a phrase meaning what came of it: numbers from 0 to 1 that the tagger, which knows none of the
// rules that drafted the app, and the rest of the message give. `claim-confidence.ts` weighs them.
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Reading, Understood } from "../../../schema/reading.ts";
import { isContentWord, singularsIn } from "../../text/content-words.ts";
import { nounOf } from "../../text/noun-phrase.ts";
import { placeIn, sentencesOf, type Token } from "../../text/token.ts";
import { listShare } from "../../understanding/records/tagged/tagged-list.ts";
import { isQuestion } from "../../understanding/records/detail-words.ts";
import { type Tagged, tagMessage } from "../../tagging/tag-message.ts";
import type { Kind, Mark } from "../../tagging/tagger.ts";

/** The kinds of evidence, in the order of the weights. */
export const claimEvidenceNames = [
  "own",
  "least",
  "wished",
  "told",
  "overlap",
  "torn",
  "shared",
  "lost",
  "open",
  "words",
  "digits",
  "question",
  "verb",
  "field",
  "text",
  "choice",
  "yesNo",
  "number",
  "list",
  "title",
  "figure",
  "ability",
  "passage",
  "feature",
  "several",
  "missing",
  "misses",
  "listShare",
  "siteShare",
  "oneWord",
  "value",
  "joined",
  "row",
  "second",
  "alone",
  "toolShare",
  "sameSentence",
  "known",
  "knownField",
  "named",
] as const;
export type ClaimEvidence = Readonly<Record<(typeof claimEvidenceNames)[number], number>>;

/** What became of a phrase, as far as it decides what marks its words should have. */
type Made = "field" | "list" | "title" | "figure" | "ability" | "passage" | "feature";

/** The marks of the words that each of these is made of. */
const MARKS: Readonly<Record<Made, readonly Mark[]>> = {
  field: ["F"],
  list: ["E", "O", "A"],
  title: ["A", "E", "O"],
  figure: ["R", "W"],
  ability: ["W", "R", "E", "F"],
  passage: ["C", "S", "O"],
  feature: ["S", "C", "A", "O", "P", "F", "W"],
};

/** The kinds of messages that are about no list and no site. */
const NO_LISTS: readonly Kind[] = ["calc", "tool", "play", "impossible", "none", "vague"];

const WORDS_MAX = 10;
const MISSES_MAX = 6;

/** A message with what is needed to judge what came of its phrases. */
export interface Claimed {
  text: string;
  tokens: readonly Token[];
  tagged: Tagged;
  reading: Extract<Reading, { outcome: "blueprint" }>;
  /** The tokens of each phrase that something came of, and of those that nothing came of. */
  placed: ReadonlyMap<string, readonly Token[]>;
}

/** What is needed to judge what came of the phrases of a message. */
export function claimedIn(reading: Claimed["reading"], text: string): Claimed {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const phrases = [...reading.understood.map(({ phrase }) => phrase), ...reading.notUnderstood];
  const placed = new Map(phrases.map((phrase) => [phrase, tokensAt(text, tokens, phrase)]));
  return { text, tokens, tagged: tagMessage(sentences), reading, placed };
}

function tokensAt(text: string, tokens: readonly Token[], phrase: string): readonly Token[] {
  const place = placeIn(text, phrase);
  return place === null ? [] : tokens.filter(({ start, end }) => start >= place.start && end <= place.end);
}

/** The evidence about one phrase of a message. */
export function claimEvidenceOf(claimed: Claimed, understood: Understood): ClaimEvidence {
  const { tagged, reading, placed, tokens } = claimed;
  const { phrase, became } = understood;
  const made = madeOf(reading.blueprint, became);
  const said = placed.get(phrase) ?? [];
  const content = said.filter(isContentWord);
  const words = content.length > 0 ? content : said;
  const isFurther = isSecond(reading.blueprint, became);
  // "And a shopping list": a list besides the first is wished for.
  const marks = made === "list" && isFurther ? [...MARKS.list, "W" as const] : MARKS[made];
  const own = words.map((token) => shareOf(tagged, token, marks));
  const { part, shared } = partOf(tagged, said);
  const union = (part?.tokens.length ?? 0) + said.length - shared;
  const others = reading.understood.filter((one) => one !== understood && one.became.join() !== became.join());
  const isShared =
    part !== undefined && others.some((one) => common(placed.get(one.phrase) ?? [], part.tokens) > 0 && one.phrase !== phrase);
  const type = fieldOf(reading.blueprint, became)?.type ?? null;
  const known = new Set(singularsIn(namesOf(reading.blueprint, became)));
  const lost = words.filter(({ low }) => !singularsIn(low).every((word) => known.has(word)));
  const all = tokens.filter(isContentWord);
  const missed = new Set(reading.notUnderstood.flatMap((one) => placed.get(one) ?? []));
  return {
    own: mean(own),
    least: own.length === 0 ? 0 : Math.min(...own),
    wished: mean(words.map((token) => tagged.wished.get(token) ?? 0)),
    told: mean(words.map((token) => 1 - shareOf(tagged, token, [...(tagged.marked.get(token)?.keys() ?? [])]))),
    overlap: union === 0 ? 0 : shared / union,
    torn: part === undefined || shared === 0 ? 0 : 1 - shared / part.tokens.length,
    shared: Number(isShared),
    lost: words.length === 0 ? 0 : lost.length / words.length,
    open: Number(isOpen(claimed, said)),
    words: Math.min(said.length, WORDS_MAX) / WORDS_MAX,
    digits: Number(/\d/.test(phrase)),
    question: Number(isQuestion(said[0])),
    verb: Number(said.some(({ speech }) => speech === "verb")),
    field: Number(made === "field"),
    text: Number(made === "field" && (type === "text" || type === "paragraph")),
    choice: Number(made === "field" && type === "choice"),
    yesNo: Number(made === "field" && type === "boolean"),
    number: Number(made === "field" && (type === "number" || type === "money")),
    list: Number(made === "list"),
    title: Number(made === "title"),
    figure: Number(made === "figure"),
    ability: Number(made === "ability"),
    passage: Number(made === "passage"),
    feature: Number(made === "feature"),
    several: Number(became.length > 1),
    missing: all.length === 0 ? 0 : all.filter((token) => missed.has(token)).length / all.length,
    misses: Math.min(reading.notUnderstood.length, MISSES_MAX) / MISSES_MAX,
    listShare: listShare(tagged),
    siteShare: tagged.kinds.get("site") ?? 0,
    oneWord: Number(words.length === 1),
    value: made === "field" ? mean(words.map((token) => shareOf(tagged, token, ["V"]))) : 0,
    joined: Number(isJoined(claimed, said)),
    row: rowShare(claimed, became),
    second: Number(isFurther),
    alone: Number(reading.understood.length < 3),
    toolShare: NO_LISTS.reduce((sum, kind) => sum + (tagged.kinds.get(kind) ?? 0), 0),
    sameSentence: missedBeside(claimed, said),
    known: Number(isKnown(reading.blueprint, became)),
    knownField: Number(made === "field" && isFieldNoun(nounOf(phrase.toLowerCase()))),
    named: Number((made === "ability" || made === "feature" || made === "figure") && lost.length === 0),
  };
}

/** The part that has the most of these words in it, and how many. */
function partOf({ parts }: Tagged, said: readonly Token[]): { part: Tagged["parts"][number] | undefined; shared: number } {
  const starts = new Set(said.map(({ start }) => start));
  let best = { part: parts[0], shared: 0 };
  for (const part of parts) {
    const shared = part.tokens.filter(({ start }) => starts.has(start)).length;
    if (shared > best.shared) best = { part, shared };
  }
  return best;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const common = (left: readonly Token[], right: readonly Token[]): number =>
  left.filter(({ start }) => right.some((token) => token.start === start)).length;

function shareOf({ marked }: Tagged, token: Token, marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + (marked.get(token)?.get(mark) ?? 0), 0);
}

/** Whether the word right before or behind a phrase, in the same clause, is one that nothing came of. */
function isOpen({ tokens, placed, reading }: Claimed, said: readonly Token[]): boolean {
  const read = new Set(reading.understood.flatMap(({ phrase }) => placed.get(phrase) ?? []));
  const [first, last] = [said[0], said.at(-1)];
  const neighbours = [
    first === undefined ? undefined : tokens[tokens.indexOf(first) - 1],
    last === undefined ? undefined : tokens[tokens.indexOf(last) + 1],
  ];
  return neighbours.some((token) => token !== undefined && isContentWord(token) && !read.has(token));
}

function madeOf({ entities, capabilities, features }: Blueprint, became: readonly string[]): Made {
  const is = (of: readonly { id: string }[]): boolean => became.some((id) => of.some((one) => one.id === id));
  if (features.some(({ id, kind }) => became.includes(id) && kind === "passage")) return "passage";
  // "A countdown to 1 May" became a part of it: `countdown.date-1`.
  if (features.some(({ id }) => became.some((one) => one === id || one.startsWith(`${id}.`)))) return "feature";
  if (capabilities.some(({ id, kind }) => became.includes(id) && (kind === "total" || kind === "chart"))) return "figure";
  if (is(capabilities)) return "ability";
  if (entities.some(({ id, fields }) => fields.some((field) => became.includes(`${id}.${field.id}`)))) return "field";
  return is(entities) ? "list" : "title";
}

function fieldOf({ entities }: Blueprint, became: readonly string[]): Blueprint["entities"][number]["fields"][number] | undefined {
  return entities.flatMap(({ id, fields }) => fields.filter((field) => became.includes(`${id}.${field.id}`)))[0];
}

/** All words of what came of a phrase. */
function namesOf({ entities, capabilities, features, title }: Blueprint, became: readonly string[]): string {
  const fields = entities.flatMap(({ id, fields: all }) => all.filter((field) => became.includes(`${id}.${field.id}`)));
  const named = fields.map(({ label, options, unit, type }) => [label, ...(options ?? []), unit, type].join(" "));
  const others = [...capabilities, ...features]
    .filter(({ id }) => became.includes(id))
    .map((one) => JSON.stringify({ ...one, phrase: null }));
  const lists = entities.filter(({ id }) => became.includes(id)).map(({ name }) => `${name.one} ${name.many}`);
  return [...named, ...others, ...lists, became.includes("title") ? title : ""].join(" ");
}

/** "Front only *or* all round", "bottles*,* needles": whether "or" or a slash stands right before or behind a phrase, or a bracket ends there. */
function isJoined({ tokens }: Claimed, said: readonly Token[]): boolean {
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined) return false;
  const around = [tokens[tokens.indexOf(first) - 1]?.low, tokens[tokens.indexOf(last) + 1]?.low];
  return around.some((low) => low === "or" || low === "/" || low === "(" || low === ")");
}

/** How likely the words that a row is called by are a name for it; 1 where the message does not call it anything. */
function rowShare({ reading, tagged, tokens }: Claimed, became: readonly string[]): number {
  const entity = reading.blueprint.entities.find(({ id, fields }) =>
    became.some((one) => one === id || fields.some((field) => one === `${id}.${field.id}`)),
  );
  if (entity === undefined) return 0;
  const words = new Set(singularsIn(`${entity.name.one} ${entity.name.many}`));
  const named = tokens.filter(({ low }) => singularsIn(low).some((word) => words.has(word)));
  return named.length === 0 ? 1 : Math.max(...named.map((token) => shareOf(tagged, token, ["A", "E", "O"])));
}

/** Whether the rows of a phrase are of a thing that is known with its fields: recipes, invoices. */
function isKnown({ entities }: Blueprint, became: readonly string[]): boolean {
  const entity = entities.find(({ id }) => became.some((one) => one === id || one.startsWith(`${id}.`)));
  return entity !== undefined && templatesByNoun.has(entity.name.one);
}

/** Whether a phrase became a part of another list than the first. */
function isSecond({ entities }: Blueprint, became: readonly string[]): boolean {
  return entities.slice(1).some(({ id }) => became.some((one) => one === id || one.startsWith(`${id}.`)));
}

/** The share of the other words of its sentence of which nothing came. */
function missedBeside({ text, placed, reading }: Claimed, said: readonly Token[]): number {
  const [first] = said;
  if (first === undefined) return 0;
  const sentence = sentencesOf(text).find(({ tokens: own }) => own.some(({ start }) => start === first.start));
  const content = (sentence?.tokens ?? []).filter((token) => isContentWord(token) && !said.some(({ start }) => start === token.start));
  const read = new Set(reading.understood.flatMap(({ phrase }) => (placed.get(phrase) ?? []).map(({ start }) => start)));
  return content.length === 0 ? 0 : content.filter(({ start }) => !read.has(start)).length / content.length;
}
