// What the parts of a message say, as a tagger fitted to annotated messages sees them: what is kept of an entry, what an entry is,
// what is to be worked out, what else is wished for. It knows no rules: what it says is a probability.
import type { Sentence, Token } from "../text/token.ts";
import { endingOf, tokensInRow } from "./features.ts";
import { inputRows } from "./input-rows.ts";
import { score, softmax } from "./network.ts";
import { fittedTagger, KINDS, type Kind, LABELS, type Mark, MARK_OF, type Tagger } from "./tagger.ts";

/** A part of a message that says one thing. */
export interface Part {
  readonly mark: Mark;
  readonly tokens: readonly Token[];
  /** The mean probability of its labels, from 0 to 1. */
  readonly sure: number;
}

/** What a tagger sees in a message. */
export interface Tagged {
  readonly kind: Kind;
  /** The probability of each kind, from 0 to 1. */
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly parts: readonly Part[];
  /** How likely each token belongs to a wish besides the list: an ability, a figure, a fact, a part of a page, a look; from 0 to 1. */
  readonly wished: ReadonlyMap<Token, number>;
  /** How likely each token belongs to a part of each mark, from 0 to 1. */
  readonly marked: ReadonlyMap<Token, ReadonlyMap<Mark, number>>;
}

const IMPOSSIBLE = -1e9;
const FLOOR = 1e-9;

/** More tokens than anybody's wish for an app has; tagging takes half a millisecond for each. */
const TOKENS_MAX = 600;

const remembered = new WeakMap<readonly Sentence[], Tagged>();

/** The parts of a message and its kind, by its first tokens. A message is tagged once: it is read in many passes. */
export function tagMessage(sentences: readonly Sentence[]): Tagged {
  const known = remembered.get(sentences);
  if (known !== undefined) return known;
  const tagged = tagTokens(fittedTagger(), tokensInRow(sentences).slice(0, TOKENS_MAX));
  remembered.set(sentences, tagged);
  return tagged;
}

/** The parts of tokens in a row, as a tagger sees them. */
export function tagTokens(tagger: Tagger, tokens: readonly Token[]): Tagged {
  if (tokens.length === 0) return { kind: "vague", kinds: new Map(), parts: [], wished: new Map(), marked: new Map() };
  const known = {
    words: tokens.map(({ low }) => tagger.wordAt.get(low) ?? 0),
    endings: tokens.map((token) => tagger.endingAt.get(endingOf(token)) ?? 0),
  };
  const scores = score(tagger.network, inputRows(tagger, tokens, known));
  const likely = softmax(scores.labels, LABELS.length);
  const kinds = softmax(scores.kinds, KINDS.length);
  const ranked = KINDS.map((kind, at) => [kind, kinds[at] ?? 0] as const).toSorted((a, b) => b[1] - a[1]);
  const marked = new Map(tokens.map((token, row) => [token, marksAt(likely, row)] as const));
  const wished = tokens.map((token) => [token, [...WISHES].reduce((sum, mark) => sum + (marked.get(token)?.get(mark) ?? 0), 0)] as const);
  const parts = partsOf(tokens, bestLabels(likely, tokens.length), likely);
  return { kind: ranked[0]?.[0] ?? "vague", kinds: new Map(ranked), parts, wished: new Map(wished), marked };
}

/** The marks of wishes besides a list. */
export const WISHES: ReadonlySet<Mark> = new Set(["W", "R", "C", "S", "L"]);

function marksAt(likely: Float32Array, row: number): Map<Mark, number> {
  const marks = new Map<Mark, number>();
  for (const [at, mark] of MARK_OF.entries())
    if (mark !== null) marks.set(mark, (marks.get(mark) ?? 0) + (likely[row * LABELS.length + at] ?? 0));
  return marks;
}

const isInside = (label: number): boolean => label > 0 && label % 2 === 0;

/** Whether a label can stand behind another: "inside" only behind the first or the inside of the same mark. */
function canFollow(label: number, before: number): boolean {
  return !isInside(label) || before === label || before === label - 1;
}

/** The most likely labels that can stand in this order (Viterbi). */
export function bestLabels(likely: Float32Array, count: number): number[] {
  const width = LABELS.length;
  const logOf = (row: number, label: number): number => Math.log((likely[row * width + label] ?? 0) + FLOOR);
  let best = LABELS.map((_, label) => (isInside(label) ? IMPOSSIBLE : logOf(0, label)));
  const ways: number[][] = [];
  for (let row = 1; row < count; row += 1) {
    const way = LABELS.map((_, label) =>
      best.reduce((found, value, before) => (canFollow(label, before) && value > (best[found] ?? 0) ? before : found), firstBefore(label)),
    );
    best = way.map((before, label) => (best[before] ?? IMPOSSIBLE) + logOf(row, label));
    ways.push(way);
  }
  const labels = count === 0 ? [] : [best.indexOf(Math.max(...best))];
  for (const way of ways.toReversed()) labels.unshift(way[labels[0] ?? 0] ?? 0);
  return labels;
}

const firstBefore = (label: number): number => (isInside(label) ? label - 1 : 0);

function partsOf(tokens: readonly Token[], labels: readonly number[], likely: Float32Array): Part[] {
  const groups: { label: number; rows: number[] }[] = [];
  for (const [row, label] of labels.entries())
    if (isInside(label)) groups.at(-1)?.rows.push(row);
    else groups.push({ label, rows: [row] });
  return groups.flatMap(({ label, rows }) => {
    const mark = MARK_OF[label] ?? null;
    if (mark === null) return [];
    const sums = rows.map((row, index) => likely[row * LABELS.length + label + Math.min(index, 1)] ?? 0);
    return [{ mark, tokens: rows.flatMap((row) => tokens[row] ?? []), sure: sums.reduce((sum, value) => sum + value, 0) / sums.length }];
  });
}
