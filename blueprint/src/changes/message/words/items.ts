// A list in a clause: "a rating, notes and a due date to tasks". Each item with what a bracket, a colon or "with" says of it.
// And values of a choice or of tags that are to be offered too: "Greek to the cuisines", "a new cuisine: Georgian".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Entity } from "../../../schema/entity.ts";
import type { Edit } from "../../edits/edit.ts";
import { entityNamed, fieldsNamed, type NamedField, withTarget } from "./named.ts";
import type { ClauseContext } from "./clauses.ts";

/** One thing of a list. */
export interface Item {
  tokens: Token[];
  /** What says more about it, split at commas: choices, a range, the fields of a new thing. */
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

/** Where the first bracket opens and closes; null where none does both. */
function bracketIn(tokens: readonly Token[]): [open: number, close: number] | null {
  const open = tokens.findIndex((token) => /^[([]$/.test(token.text));
  const close = tokens.findIndex((token, at) => at > open && /^[)\]]$/.test(token.text));
  return open < 0 || close < 0 ? null : [open, close];
}

function bracketOf(tokens: readonly Token[]): { head: Token[]; inside: Token[] } {
  const [open, close] = bracketIn(tokens) ?? [0, 0];
  if (open < 1) return { head: [...tokens], inside: [] };
  return { head: [...tokens.slice(0, open), ...tokens.slice(close + 1)], inside: tokens.slice(open + 1, close) };
}

/** Parts at the commas and joints outside of brackets. */
function outside(tokens: readonly Token[]): Token[][] {
  const bracket = bracketIn(tokens);
  if (bracket === null) return parts(tokens);
  const [open, close] = bracket;
  const before = parts(tokens.slice(0, open));
  const last = before.pop() ?? [];
  return [...before, [...last, ...tokens.slice(open, close + 1)], ...outside(tokens.slice(close + 1))];
}

/** The items of a list. What follows "with" or a colon belongs to the last of them. */
export function itemsOf(tokens: readonly Token[]): Item[] {
  const at = detailAt(tokens);
  const tail = tokens.slice(at);
  const heads = outside(tokens.slice(0, at));
  return heads.map((head, index) => {
    const bracket = bracketOf(head);
    const stated = index === heads.length - 1 ? tail : [];
    const detail = [...parts(bracket.inside), ...parts(withoutOpening(stated))];
    return { tokens: bracket.head, detail, tail: bracket.inside.length > 0 ? bracket.inside : stated };
  });
}

/** The items of a list, each with the thing that it names: the one that it is for or, failing that, the one that a later item is for. */
export function itemsFor(
  blueprint: Blueprint,
  tokens: readonly Token[],
): { item: Item; head: Token[]; own: Entity | null; target: Entity | null }[] {
  const items = itemsOf(tokens).map((item) => ({ item, ...withTarget(blueprint, item.tokens) }));
  return items.map(({ item, head, entity }, at) => {
    const named = items.slice(at).find((other) => other.entity !== null);
    return { item, head, own: entity, target: named?.entity ?? null };
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

/** "(Add) Vegan and Keto to the tags": several values of a choice. */
export function listedOptions(context: ClauseContext, words: readonly Token[]): Edit | null {
  const to = words.findLastIndex((token) => token.low === "to");
  const several = words.slice(0, Math.max(to, 0)).some((token) => /^(?:,|and|&)$/.test(token.low));
  const [found] = several ? fieldsNamed(context.blueprint, words.slice(to + 1), null) : [];
  if (found?.field.options === undefined || entityNamed(context.blueprint, words.slice(to + 1)) !== null) return null;
  return optionsFor(found, namesOf(context.written, words.slice(0, to)));
}

function optionsFor({ entity, field }: NamedField, names: readonly string[]): Edit {
  return { kind: "add-options", entity: entity.id, field: field.id, options: names.map((name) => capital(name).slice(0, 60)) };
}

/** "A new cuisine: Georgian": the choice is there, and the value is new. */
export function namedOption(
  context: ClauseContext,
  { head, item, target }: { head: readonly Token[]; item: Item; target: Entity | null },
): Edit | null {
  const isNew = head.some((token) => /^(?:new|another|further|more)$/.test(token.low));
  const words = head.filter((token) => !lexicon.is(token.low, "new-option"));
  const [found] = !isNew || item.detail.length === 0 ? [] : fieldsNamed(context.blueprint, words, target);
  const names = item.detail.flatMap((part) => namesOf(context.written, part));
  return found?.field.options === undefined || names.length === 0 ? null : optionsFor(found, names);
}

/** "Add Greek to the cuisines", "add a status Blocked": one more value of a choice. */
export function namedOptions(context: ClauseContext, head: readonly Token[]): Edit | null {
  const to = head.findLastIndex((token) => /^(?:to|as|in|for)$/.test(token.low));
  const field =
    to < 1 ? undefined : fieldsNamed(context.blueprint, head.slice(to + 1), null).find((found) => found.field.options !== undefined);
  const listed = namesOf(context.written, head.slice(0, Math.max(to, 0)));
  if (field !== undefined && listed.length > 0 && entityNamed(context.blueprint, head.slice(to + 1)) === null)
    return optionsFor(field, listed);
  // "A category Desserts", "the status called Blocked": the field, then the value by its name.
  const words = head.filter((token) => !lexicon.is(token.low, "new-option"));
  const split = words.findIndex((token, at) => at > 0 && (/^(?:called|named|"|')$/.test(token.low) || /^\p{Lu}/u.test(token.text)));
  if (split < 1) return null;
  const choice = fieldsNamed(context.blueprint, words.slice(0, split), null).find((found) => /^(?:choice|tags)$/.test(found.field.type));
  const value = words.slice(split).filter((token) => !/^(?:called|named)$/.test(token.low));
  const names = namesOf(context.written, value);
  return choice === undefined || names.length === 0 ? null : optionsFor(choice, names);
}
