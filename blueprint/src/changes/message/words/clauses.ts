// A message in clauses: one for each thing that is to be done. A new one begins where a command does; everything else
// between commas belongs to the clause before it, so that lists stay whole. Quotes and brackets are never split.
import { isPlural } from "../../../knowledge/words/inflect.ts";
import { lowText, unwritten } from "./tokens.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../../reader/text/token.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";

/** A piece of a message that asks for one thing, or for one list of things. */
export interface Clause {
  tokens: Token[];
  /** As it was written. */
  phrase: string;
}

const strong =
  /^(?:add|remove|delete|rename|make|let|let's|lets|allow|enable|disable|don't|dont|do not|never|change|replace|set|use|give|hide|get rid|keep|leave|turn|convert|recolou?r|switch|include|insert|create|introduce|bring|put|paint|drop|take (?:out|away|off)|i want|i'd|i would|i need|i don't|we need|we want|we don't|there should|it should|it needs|can you|could you|please|swap|go with|ditch|link|connect|assign|group (?:the|them|by)|(?:i|we|you|users|people|they) (?:can|should|must|could)|no longer|stop)\b/;
const joints = /^(?:[,;&+–—]|and|but|also|then|plus|so|that|which|while)$/;
const determiners = /^(?:it|them|the|my|all|everything|these|this)$/;
const afterWeak: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:search|filter|sort|group)$/, /^(?:by|for|through|it|them|the|my|all)$/],
  [/^(?:export|download)$/, /^(?:to|as|it|them|the|my|all|everything)$/],
  [/^(?:show|display|view|list)$/, /^(?:it|them|the|my|all|a|only|no)$/],
  [/^(?:call|name|rate|tag|mark|order|track|count|total|colou?r|style|plot|record)$/, determiners],
];

/** Whether a command begins here, after a joint. In a list of things, a word such as "search" is one more of them. */
function commandAt(tokens: readonly Token[], at: number): boolean {
  const lows = tokens.slice(at, at + 6).map((token) => token.low);
  const next = lows[1];
  if (next === undefined || joints.test(next)) return false;
  if (strong.test(lows.join(" "))) return true;
  if (/^(?:no|without)$/.test(lows[0] ?? "")) return true;
  if (/^(?:the |each |every |all )?[\p{L}-]+(?: [\p{L}-]+)? (?:should|must|needs?)\b/u.test(lows.join(" "))) return true;
  const gerundless = /^(?:call|name|show|display|mark)$/.test(lows[0] ?? "") && tokens.length > at + 3;
  const follows = afterWeak.find(([verb]) => verb.test(lows[0] ?? ""))?.[1];
  // "Call time entries work logs": a name of two words has its plural in the second.
  const plural = isPlural(next) || (gerundless && isPlural(lows[2] ?? ""));
  return follows !== undefined && (follows.test(next) || (plural && !/^(?:by|its)$/.test(next)));
}

const opens: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["(", ")"],
  ["[", "]"],
]);

/** Where what is opened here is closed; the place itself where nothing is opened or closed. */
function closedAt(tokens: readonly Token[], at: number): number {
  const close = opens.get(tokens[at]?.text ?? "");
  if (close === undefined) return at;
  const end = tokens.findIndex((token, index) => index > at && token.text === close);
  return end < 0 ? at : end;
}

function cut(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let listing = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const end = closedAt(tokens, at);
    const part = parts.at(-1) ?? [];
    if (end > at) {
      part.push(...tokens.slice(at, end + 1));
      at = end;
      continue;
    }
    let next = at;
    while (joints.test(tokens[next]?.low ?? "")) next += 1;
    const names = listing && next === at + 1 && tokens[at]?.text === ",";
    if (next > at && part.length > 0 && !names && commandAt(tokens, next)) {
      parts.push([]);
      listing = false;
      at = next - 1;
      continue;
    }
    if (tokens[at]?.text === ":") listing = true;
    part.push(...tokens.slice(at, at + 1));
  }
  return parts;
}

/** "Use these examples:" and the lines of the list after it are one sentence. */
function withTheirLists(sentences: readonly Sentence[]): Token[][] {
  const whole: Token[][] = [];
  let announced = false;
  for (const { tokens, bullet } of sentences) {
    const last = whole.at(-1);
    // A list of commands ("Please: 1. rename it …") is no list of names.
    if (announced && bullet && last !== undefined && !strong.test(lowText(tokens))) {
      if (last.at(-1)?.text !== ":") last.push(unwritten(",", last.at(-1)?.end));
      last.push(...tokens);
      continue;
    }
    whole.push([...tokens]);
    announced = tokens.at(-1)?.text === ":";
  }
  return whole;
}

function trimmedOfJoints(tokens: readonly Token[]): Token[] {
  const from = tokens.findIndex((token) => !joints.test(token.low) && !/^[.!?]$/.test(token.text));
  const to = tokens.findLastIndex((token) => !joints.test(token.low) && !/^[.!?:]$/.test(token.text));
  return from < 0 ? [] : tokens.slice(from, to + 1);
}

/** The clauses of a cleaned message, in order. */
export function clausesOf(text: string): Clause[] {
  return withTheirLists(sentencesOf(text))
    .flatMap(cut)
    .map(trimmedOfJoints)
    .filter((tokens) => tokens.some((token) => /[\p{L}\p{N}]/u.test(token.text)))
    .map((tokens) => ({ tokens, phrase: quote(text, tokens) }));
}

/** The ground of a clause. */
export interface ClauseContext {
  /** The blueprint after the clauses before this one. */
  blueprint: Blueprint;
  /** The whole message, cleaned. */
  text: string;
  /** The same, letter for letter, with the quotes and apostrophes that were typed: what a new name is taken from. */
  written: string;
  /** The entity, the field, the page or the feature that was changed last: what "it" means. */
  last: Partial<Record<"entity" | "field" | "page" | "feature", string | null | undefined>>;
}
