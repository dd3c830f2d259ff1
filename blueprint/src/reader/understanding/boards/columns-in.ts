// The columns of a board that a text asks for, or the states that its rows go through: "a board with columns To quote, At the
// printer, Delivered", "moves from new to in progress to fixed".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Sentence, Token } from "../../text/token.ts";

/** Columns, with the place in the text where they are listed. */
export interface Columns {
  names: readonly (readonly Token[])[];
  start: number;
  end: number;
  /** The word that asks for a board; null where rows only have states. */
  board: Token | null;
}

const COLUMN_WORDS_MAX = 4;
const COLUMNS_MAX = 10;
const STATES_MIN = 3;
const MARK = /^(?:,|;|\/|→|>|\||-|–|—|:)$/;
/** What a list of columns does not go on with. */
const BEHIND = /^(?:[().]|with|where|each|every|so|because|but|which|that|an?|i|we)$/;

/** The columns that a text names; null where it names fewer than two. */
export function columnsIn(sentences: readonly Sentence[]): Columns | null {
  const board = sentences.flatMap(({ tokens }) => boardIn(tokens) ?? [])[0] ?? null;
  for (const { tokens } of sentences) {
    const names = (board === null ? [] : (behindColumns(tokens) ?? beforeColumns(tokens) ?? behindBoard(tokens, board))) ?? [];
    const found = names.length > 1 ? names : statesFrom(tokens);
    const [first, last] = [found[0]?.[0], found.at(-1)?.at(-1)];
    if (found.length > 1 && first !== undefined && last !== undefined) return { names: found, start: first.start, end: last.end, board };
  }
  return null;
}

function boardIn(tokens: readonly Token[]): Token | null {
  const at = tokens.findIndex((token, index) => isBoard(token, tokens, index));
  const [before, board] = [tokens[at - 1], tokens[at]];
  if (board === undefined) return null;
  return before?.low === "kanban" ? { ...board, text: `${before.text} ${board.text}`, start: before.start } : board;
}

/** "A board", "a kanban": no notice board, and no board game. */
function isBoard({ low, one }: Token, tokens: readonly Token[], at: number): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  if (low === "kanban") return behind?.one !== "board";
  const isOther =
    lexicon.is(before?.low, "board-kind") || behind?.speech === "noun" || (behind?.low === "of" && !/^\d/.test(tokens[at + 2]?.low ?? ""));
  return one === "board" && low === one && !isOther && !(before?.low === "the" && behind?.speech === "verb");
}

/** "With columns A, B and C", "4 columns: A / B / C". */
function behindColumns(tokens: readonly Token[]): Token[][] | null {
  const at = tokens.findIndex(({ low }) => lexicon.is(low, "column-word"));
  if (at < 0) return null;
  // "Dragged between columns, and commented on" names none.
  if (tokens[at + 1]?.low === "," || lexicon.is(tokens[at - 1]?.low, "preposition")) return null;
  const from = tokens.findIndex(
    (token, index) => index > at && !MARK.test(token.low) && !/^(?:are|called|named|for|like)$/.test(token.low),
  );
  const names = from < 0 ? [] : partsOf(tokens, from);
  return names.length > 1 ? names : null;
}

/** "With to do, doing and done columns". */
function beforeColumns(tokens: readonly Token[]): Token[][] | null {
  const at = tokens.findIndex(({ low }) => lexicon.is(low, "column-word"));
  const from = tokens.slice(0, Math.max(0, at)).findLastIndex(({ low }) => low === "with" || low === ":" || lexicon.is(low, "having-verb"));
  const names = from < 0 ? [] : partsOf(tokens.slice(0, at), from + 1);
  return names.length > 1 ? names : null;
}

/** "Board for the wedding: ideas, booked, paid, done", "a board with doing and done": states behind a colon or "with". */
function behindBoard(tokens: readonly Token[], board: Token): Token[][] | null {
  const at = tokens.findIndex(({ end }) => end === board.end);
  // "Showing orders that are waiting, being cooked and ready".
  const isOpening = ({ low }: Token, index: number): boolean =>
    low === ":" || low === "with" || (low === "are" && /^(?:that|which)$/.test(tokens[index - 1]?.low ?? ""));
  const mark = at < 0 ? -1 : tokens.findIndex((token, index) => index > at && isOpening(token, index));
  const names = mark < 0 ? [] : partsOf(tokens, mark + 1);
  const states = names.filter(isState).length;
  const isEnough = names.length >= STATES_MIN ? states * 2 >= names.length : states === names.length;
  return names.length > 1 && isEnough ? names : null;
}

/** "From received to waiting for parts to ready": at least three states. */
function statesFrom(tokens: readonly Token[]): Token[][] {
  const from = tokens.findIndex(({ low }) => low === "from");
  if (from < 0) return [];
  const end = tokens.findIndex((token, at) => at > from && (BEHIND.test(token.low) || MARK.test(token.low) || token.low === "and"));
  const names = splitAt(tokens.slice(from + 1, end < 0 ? undefined : end), ({ low }) => low === "to");
  return names.length >= STATES_MIN && isFitting(names) ? names : [];
}

function isState(name: readonly Token[]): boolean {
  const [first] = name;
  const words = name.map(({ low }) => low).join(" ");
  return (
    lexicon.is(words, "work-state") ||
    // "Measured", "knotting": alone it has no word beside it that says what it is.
    (name.length === 1 && /\w{3}(?:ing|ed)$/.test(words)) ||
    (first !== undefined && (first.speech === "adjective" || (first.speech === "verb" && /(?:ing|ed|id|en)$/.test(first.low)))) ||
    (name.length > 1 && lexicon.is(first?.low, "preposition"))
  );
}

/** The columns that are listed from a place on; none where one is no name. */
function partsOf(tokens: readonly Token[], from: number): Token[][] {
  const end = tokens.findIndex(({ low }, at) => at >= from && BEHIND.test(low));
  const names = splitAt(tokens.slice(from, end < 0 ? undefined : end), ({ low }) => MARK.test(low) || low === "and");
  return isFitting(names) ? names : [];
}

function splitAt(tokens: readonly Token[], isJoint: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (isJoint(token)) parts.push([]);
    else if (!/^["'“”‘’]$/.test(token.low)) parts.at(-1)?.push(token);
  return parts.filter((part) => part.length > 0);
}

const isFitting = (names: readonly (readonly Token[])[]): boolean =>
  names.length <= COLUMNS_MAX && names.every(({ length }) => length <= COLUMN_WORDS_MAX);
