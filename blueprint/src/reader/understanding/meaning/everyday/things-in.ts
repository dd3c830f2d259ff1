// Which everyday things a text speaks of, by the wordings of them that it contains, and how much of it each accounts for.
import { isContentWord } from "../../../text/content-words.ts";
import type { Sentence, Token } from "../../../text/token.ts";
import { meaningWords } from "../subject-fits.ts";
import { type EverydayThing, everydayThings, type Wording } from "./everyday-things.ts";

/** How much the meaning of all words counts beside the words of a wording. */
const FIT_WEIGHT = 6;
/** What is less of its text is said in passing. */
const SHARE_MIN = 0.18;

/** A thing that a text speaks of. */
export interface FoundThing {
  thing: EverydayThing;
  /** The words that name it, without those between them. */
  tokens: readonly Token[];
  /** How much of what the text says these words are, from 0 to 1. */
  share: number;
  /** How well the thing fits all words of the text, from 0 to 1. */
  fit: number;
  /** The larger, the surer. */
  score: number;
}

/** How well a word fits a thing, from 0 to 1. */
export function fitOf(word: string, thing: EverydayThing): number {
  const { things, compare } = everydayThings();
  return compare([word])[things.indexOf(thing)] ?? 0;
}

const remembered = new WeakMap<readonly Sentence[], readonly FoundThing[]>();

/** The things that a text is about, the surest first: those that its first noun belongs to. A thing counts once, by the wording that says most. A text is searched once: it is read in many passes. */
export function thingsIn(sentences: readonly Sentence[]): readonly FoundThing[] {
  const known = remembered.get(sentences);
  if (known !== undefined) return known;
  const found = findThings(sentences);
  remembered.set(sentences, found);
  return found;
}

function findThings(sentences: readonly Sentence[]): FoundThing[] {
  const { things, weightOf, compare } = everydayThings();
  const said = sentences.map(({ tokens }) => tokens.filter(isContentWord));
  const massOf = (tokens: readonly Token[]): number =>
    [...new Set(tokens.map(({ one }) => one))].reduce((sum, word) => sum + weightOf(word), 0);
  const whole = massOf(said.flat());
  const found = said
    .flatMap((tokens) => wordingsAround(tokens, tokens.find(isNaming) ?? tokens[0]))
    .map((one) => ({ ...one, mass: massOf(one.tokens) }))
    .filter(({ tokens, mass }) => mass >= SHARE_MIN * whole && !(tokens.length === 1 && isDone(tokens, said.flat())));
  if (found.length === 0) return [];
  const fits = compare(meaningWords(said.flat()));
  const fitsOf = new Map(things.map((thing, at) => [thing, fits[at] ?? 0]));
  const best = [...Map.groupBy(found, ({ thing }) => thing)].map(([thing, same]) => {
    const { tokens, mass } = same.reduce((one, other) => (other.mass > one.mass ? other : one));
    const fit = fitsOf.get(thing) ?? 0;
    return { thing, tokens, share: mass / whole, fit, score: mass + FIT_WEIGHT * fit };
  });
  return best.toSorted((a, b) => b.score - a.score);
}

/** A noun or an adjective that says what something is, and not whose. */
const isNaming = ({ speech, low }: Token): boolean => (speech === "noun" || speech === "adjective") && !low.endsWith("'s");

/** "How long since I *bit* my nails": whether a text says what is done besides. */
const isDone = (tokens: readonly Token[], said: readonly Token[]): boolean =>
  said.some((token) => token.speech === "verb" && !tokens.includes(token));

/** The wordings that a noun of a sentence belongs to: their words one after the other, nothing that says something between them. */
function wordingsAround(tokens: readonly Token[], noun: Token | undefined): { thing: EverydayThing; tokens: readonly Token[] }[] {
  return tokens.flatMap((_, at) => wordingsAt(tokens, at)).filter((found) => noun !== undefined && found.tokens.includes(noun));
}

/** The wordings that begin at a place: their words one after the other, nothing that says something between them. */
function wordingsAt(tokens: readonly Token[], at: number): { thing: EverydayThing; tokens: readonly Token[] }[] {
  const here = everydayThings().wordings.get(tokens[at]?.one ?? "") ?? [];
  const isSaid = ({ words }: Wording): boolean => words.every((word, index) => tokens[at + index]?.one === word);
  return here.filter(isSaid).map(({ thing, words }) => ({ thing, tokens: tokens.slice(at, at + words.length) }));
}
