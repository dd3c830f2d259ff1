// A stated rate by which an amount of money is worked out, as grammar: "45p a mile", "at £11 an hour", "20% VAT added".
import { lexicon } from "../../../knowledge/words/lexicon.ts";

/** A rate, and what it is of. */
export type Rate =
  /** So much money for each of a unit; `currency` is null where no sign says it. */
  | { kind: "each"; amount: number; currency: string | null; unit: string }
  /** So many percent of an amount. `name` as it is written: "VAT". `isAdded`: the amount with them is wished for, too; `saysMore`: of what it is taken, or for whom. */
  | { kind: "share"; percent: number; name: string; isAdded: boolean; saysMore: boolean };

const CLAUSE_CHARACTERS_MAX = 120;
const SIGNS: Readonly<Record<string, string>> = { "£": "GBP", $: "USD", "€": "EUR" };
const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const EACH = new RegExp(
  String.raw`(?<![\d.])([£$€])?\s?${NUMBER}\s?(p|c|ct|cents?|pence|euros?|pounds?|dollars?)?\s*(?:(?:per|an?|each|every)\s|\/)\s*(?!cents?\b)(\p{L}[\p{L}-]+)`,
  "iu",
);
const SHARE = new RegExp(
  String.raw`(?:\b(\p{L}[\p{L}-]+)\s+(?:at|of)?\s*)?${NUMBER}\s?(?:%|percent|per cent)(?:\s+(?:for\s+)?(\p{L}[\p{L}-]+))?`,
  "iu",
);

/** The rate that a clause states; null where it states none, or more than it. */
export function readRate(clause: string): Rate | null {
  if (clause.length > CLAUSE_CHARACTERS_MAX || lexicon.names(clause, "rate-refusal")) return null;
  const each = EACH.exec(clause);
  if (each !== null) return ratedBy(clause, each);
  const share = SHARE.exec(clause);
  if (share === null) return null;
  const [, before, digits, behind] = share;
  const name = [behind, before].find((word) => word !== undefined && lexicon.is(word, "share-word"));
  const percent = numberIn(digits);
  if (name === undefined || percent <= 0 || percent > 100) return null;
  const saysMore = !wordsBeside(clause.replace(digits ?? "", " ")).every((word) => lexicon.is(word, "share-word") || isRated(word));
  return { kind: "share", percent, name, isAdded: lexicon.names(clause, "share-added"), saysMore };
}

const wordsBeside = (said: string): string[] => said.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? [];

/** Whether a word says nothing more than that an amount follows from a rate. */
const isRated = (word: string): boolean =>
  (["result-filler", "rate-filler", "result-money", "share-added"] as const).some((category) => lexicon.is(word, category)) ||
  /^(?:percent|cent)$/.test(word);

function ratedBy(clause: string, [whole, sign, digits, part, unit = ""]: RegExpExecArray): Rate | null {
  const isMoney = sign !== undefined || part !== undefined || lexicon.names(clause, "result-money");
  const isAll = wordsBeside(clause.replace(whole, " ")).every(isRated);
  if (!isMoney || !isAll) return null;
  const isPart = /^(?:p|c|ct|cents?|pence)$/i.test(part ?? "");
  const currency = sign === undefined ? currencyOf(part) : (SIGNS[sign] ?? null);
  return { kind: "each", amount: numberIn(digits) / (isPart ? 100 : 1), currency, unit: unit.toLowerCase() };
}

const currencyOf = (word = ""): string | null => (/^(?:p|pence|pounds?)$/i.test(word) ? "GBP" : /^euros?$/i.test(word) ? "EUR" : null);

const numberIn = (digits = ""): number => Number(digits.replace(",", "."));
