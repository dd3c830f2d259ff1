// A list in a clause: "a rating, notes and a due date to tasks". Each item with what a bracket, a colon or "with" says of it.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { quote, type Token } from "../../../reader/text/token.ts";

/** One thing of a list. */
export interface Item {
  tokens: Token[];
  /** What says more about it, parted at commas: choices, a range, the fields of a new thing. */
  detail: Token[][];
  /** The words of the detail as they stand, with what joins them. */
  tail: Token[];
}

const marks = /^["'“”]$/;
const openers = /^(?:with|having|containing|including|consisting|offering)$/;

function parts(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  let quoted = false;
  for (const [at, token] of tokens.entries()) {
    if (marks.test(token.text)) quoted = !quoted;
    const pair = token.low === "as" && tokens[at + 1]?.low === "well";
    const joins = lexicon.is(token.low, "list-joint") || pair;
    if (joins && !quoted) found.push([]);
    else if (!(token.low === "well" && tokens[at - 1]?.low === "as") && !(token.low === "as" && tokens[at - 1]?.low === "well"))
      found.at(-1)?.push(token);
  }
  return found.filter((part) => part.some((token) => /[\p{L}\p{N}]/u.test(token.text)));
}

function withoutOpening(tokens: readonly Token[]): Token[] {
  let rest = [...tokens];
  while (lexicon.is(rest[0]?.low, "list-opener")) rest = rest.slice(1);
  return rest;
}

/** "Out of 10", "from 1 to 5", and not "out of stock". */
function isScale(tokens: readonly Token[], at: number): boolean {
  const [word, next, after] = tokens.slice(at, at + 3).map((token) => token.low);
  if (word === "out") return next === "of" && /^\d+$/.test(after ?? "");
  return /^(?:from|between)$/.test(word ?? "") && /^\d+$/.test(next ?? "");
}

/** Where what says more about the last item begins; the end where nothing does. */
function detailAt(tokens: readonly Token[]): number {
  let quoted = false;
  for (const [at, token] of tokens.entries()) {
    if (marks.test(token.text)) quoted = !quoted;
    if (quoted || at === 0) continue;
    if (token.text === ":" || openers.test(token.low)) return at;
    if (isScale(tokens, at)) return at;
    if (token.low === "in" && at === tokens.length - 2 && lexicon.is(tokens[at + 1]?.low, "unit-in-list")) return at;
  }
  return tokens.length;
}

function bracketOf(tokens: readonly Token[]): { head: Token[]; inside: Token[] } {
  const open = tokens.findIndex((token) => /^[([]$/.test(token.text));
  const close = tokens.findIndex((token, at) => at > open && /^[)\]]$/.test(token.text));
  if (open < 1 || close < 0) return { head: [...tokens], inside: [] };
  return { head: [...tokens.slice(0, open), ...tokens.slice(close + 1)], inside: tokens.slice(open + 1, close) };
}

/** Parts at the commas and joints outside of brackets. */
function outside(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  let rest = [...tokens];
  for (;;) {
    const open = rest.findIndex((token) => /^[([]$/.test(token.text));
    const close = rest.findIndex((token, at) => at > open && /^[)\]]$/.test(token.text));
    if (open < 0 || close < 0) return [...found, ...parts(rest)];
    const before = parts(rest.slice(0, open));
    const last = before.pop() ?? [];
    found.push(...before, [...last, ...rest.slice(open, close + 1)]);
    rest = rest.slice(close + 1);
  }
}

/** The items of a list. What follows "with" or a colon belongs to the last of them. */
export function itemsOf(tokens: readonly Token[]): Item[] {
  const at = detailAt(tokens);
  const tail = tokens.slice(at);
  const heads = outside(tokens.slice(0, at));
  return heads.map((head, index) => {
    const bracket = bracketOf(head);
    const told = index === heads.length - 1 ? tail : [];
    const detail = [...parts(bracket.inside), ...parts(withoutOpening(told))];
    return { tokens: bracket.head, detail, tail: bracket.inside.length > 0 ? bracket.inside : told };
  });
}

/** The names of a list, without quotes and articles before them. */
export function namesOf(text: string, tokens: readonly Token[]): string[] {
  return parts(tokens)
    .map((part) => part.filter((token) => !marks.test(token.text)))
    .map((part) =>
      quote(text, part)
        .replace(/^(?:a|an|the)\s+/i, "")
        .replace(/[.!?]+$/, "")
        .trim(),
    )
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
}
