// The clauses of a text that gives prices, and their words and numbers: "large 55, matted coat plus 15, 0.60 per km".
import { lexicon } from "../../../../knowledge/words/lexicon.ts";

/** A word or a number of a clause. */
export interface PriceToken {
  text: string;
  low: string;
  /** The number, in whole units of the currency. */
  value: number | null;
  isPercent: boolean;
  /** An ISO 4217 code, where a sign or a word says it. */
  currency: string | null;
}

const PART =
  /(?<sign>[$€£₹])?\s?(?<number>\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?<behind>\s?(?:[%$€£₹]|percent\b|per cent\b))?|(?<word>\p{L}[\p{L}\d'’²³-]*)|\S/gu;
const SIGNS: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "₹": "INR" };
const NAMES: Readonly<Record<string, string>> = { e: "EUR", d: "USD", u: "USD", b: "USD", g: "GBP", q: "GBP" };

/** The words and numbers of a clause. A currency in words, and hundredths of one, belong to their number. */
export function priceTokens(clause: string): PriceToken[] {
  const tokens: PriceToken[] = [];
  for (const { 0: text, index, groups = {} } of clause.matchAll(PART)) {
    const { sign, number, behind = "", word } = groups;
    const last = tokens.at(-1);
    const low = text.toLowerCase();
    const isGlued = /\d/.test(clause[index - 1] ?? "");
    if (last?.value !== null && last !== undefined && !last.isPercent && word !== undefined && isCurrency(low, isGlued)) {
      const isSmall = /^(?:p|pence|c|cents?)$/.test(low);
      const currency = NAMES[low.charAt(0)] ?? (low.startsWith("po") ? "GBP" : null);
      tokens[tokens.length - 1] = {
        ...last,
        text: `${last.text} ${text}`,
        currency: isSmall ? last.currency : (currency ?? last.currency),
        value: isSmall ? last.value / 100 : last.value,
      };
      continue;
    }
    // "After 6pm" has no number that is counted.
    if (last?.value !== null && last !== undefined && isGlued && word !== undefined && !lexicon.is(low, "unit")) {
      tokens[tokens.length - 1] = { text: last.text + text, low: last.low + low, value: null, isPercent: false, currency: null };
      continue;
    }
    const plain = number !== undefined && /,\d{3}/.test(number) ? number.replaceAll(",", "") : number?.replace(",", ".");
    const isPercent = /%|per ?cent/.test(behind);
    const currency = SIGNS[sign ?? behind.trim()] ?? null;
    tokens.push({ text: text.trim(), low: low.trim(), value: plain === undefined ? null : Number(plain), isPercent, currency });
  }
  return tokens;
}

/** "60p", and no "p" by itself. */
function isCurrency(low: string, isGlued: boolean): boolean {
  return lexicon.is(low, "price-currency") && (low.length > 1 || isGlued);
}

/** A clause, with the heading under which it stands: "Extras: bath 10". */
export interface PriceClause {
  phrase: string;
  heading: string | null;
}

const HEADED = /^(?<heading>[^\d:]{2,30}):\s*(?=.*\d)(?!\s*[$€£]?\s?\d)/su;
const BRACKETS = /\s?\(([^()]{0,200}\d[^()]{0,200})\)/g;

/** "Size (small 30, large 50)" is a heading with what stands under it. */
export function withoutBrackets(text: string): string {
  return text.replace(BRACKETS, (_, inside: string, at: number) =>
    /,/.test(inside) && !/\d\s*$/.test(text.slice(0, at)) ? `: ${inside};` : `, ${inside},`,
  );
}

/** The clauses of what follows the request, between commas and between two prices that a word joins. */
export function priceClauses(text: string): PriceClause[] {
  return text.split(/;|\n|[.!?](?=\s|$)/).flatMap(clausesOf);
}

function clausesOf(sentence: string): PriceClause[] {
  const clauses: PriceClause[] = [];
  let heading: string | null = null;
  let waiting = "";
  for (const part of sentence.split(/,(?!\d)/)) {
    const [head, said] = headed(`${waiting}${part}`.trim());
    if (head !== null) heading = head;
    // "If it rains, 10 more": a condition belongs to the price behind it.
    waiting = isCondition(said) ? `${said}, ` : "";
    const phrases = waiting === "" ? joined(said).filter((phrase) => phrase !== "") : [];
    clauses.push(...phrases.map((phrase) => ({ phrase, heading })));
  }
  return waiting === "" ? clauses : [...clauses, { phrase: waiting.replace(/, $/, ""), heading }];
}

function headed(part: string): [heading: string | null, rest: string] {
  const { heading } = HEADED.exec(part)?.groups ?? {};
  return heading === undefined ? [null, part] : [heading.trim(), part.slice(part.indexOf(":") + 1).trim()];
}

function isCondition(said: string): boolean {
  if (/^(?:if|when)\b/i.test(said)) return !priceTokens(said).some(({ value }) => value !== null);
  const tokens = priceTokens(said);
  const at = tokens.findIndex(({ value }) => value !== null);
  const numbers = tokens.filter(({ value }) => value !== null);
  return (
    numbers.length === 1 && at > 0 && at <= 2 && isLimit(tokens, at) && !tokens.slice(at).some(({ low }) => lexicon.is(low, "price-free"))
  );
}

/** Whether the words before a number say that it is a limit. */
export function isLimit(tokens: readonly PriceToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ low }) => low);
  return lexicon.is(before.join(" "), "price-above") || lexicon.is(before.at(-1), "price-above");
}

/** "Base 25 plus 4 per flower" are two. */
function joined(said: string): string[] {
  const words = said.split(/(?<=\s)(?=\S)/);
  const isNumber = (word: string): boolean => /\d/.test(word);
  for (let at = 1; at < words.length; at += 1) {
    const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
    if (!lexicon.is(words[at]?.trim(), "price-joint") || !before.some(isNumber)) continue;
    if (!behind.some(isNumber) || endsOpen(before.join(""))) continue;
    const rest = /^(?:plus|minus|less) /i.test(words.slice(at).join("")) ? words.slice(at).join("") : behind.join("");
    return [before.join("").trim(), ...joined(rest.trim())];
  }
  return [said.trim()];
}

/** "1 hour and 30": what was said has no price yet. */
function endsOpen(said: string): boolean {
  const tokens = priceTokens(said);
  const at = tokens.findIndex(({ value }) => value !== null);
  return tokens.filter(({ value }) => value !== null).length === 1 && at > 0 && isLimit(tokens, at);
}
