// A formula in the words of a prompt: "price = length × width × 12.5", "cost is distance times 0.3 plus 20". Its names
// are what the calculator asks for; what stands before the sign of equality is what it works out.
import { z } from "zod";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../model/names.ts";

/** A formula: `expression` has the keys of its inputs, numbers, + - * / and parentheses. */
export const WrittenFormula = z.strictObject({
  result: z.string().min(1).max(60),
  inputs: z
    .array(z.strictObject({ key: z.string().regex(/^[a-z][A-Za-z0-9]*$/), label: z.string().min(1).max(60) }))
    .min(1)
    .max(8),
  expression: z.string().regex(/^[A-Za-z0-9.+*/() -]+$/),
});
export type WrittenFormula = z.infer<typeof WrittenFormula>;

/** A formula, and the words of the prompt that say it. */
export interface FoundFormula {
  formula: WrittenFormula;
  phrase: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  "×": "*",
  x: "*",
  times: "*",
  "multiplied by": "*",
  "÷": "/",
  "divided by": "/",
  "−": "-",
  "–": "-",
  plus: "+",
  minus: "-",
};

const NUMBER = /^[$€£]?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)\s?(%?)/;
const SIGN = /^(?:[-*/+×÷−–()]|(?:x|times|plus|minus|multiplied by|divided by)\b)/i;
const NAME = /^\p{L}(?:[\p{L}\p{N}']|-(?=\p{L}))*/u;
const NAME_WORDS_MAX = 5;
const PARTS_MAX = 60;
const NAME_CHARACTERS_MAX = 200;
const CHARACTERS_MAX = 600;
/** A formula without a name is sought from so many places, the last ones before its first operation. */
const BEGINNINGS_MAX = 20;

type Part = { kind: "number" | "sign" | "name"; text: string };

/** "Plus 10 %" adds a tenth of what stands before it. */
function withShare(parts: readonly Part[], share: number): Part[] {
  const factor = parts.at(-1)?.text === "-" ? 1 - share : 1 + share;
  const sign = (text: string): Part => ({ kind: "sign", text });
  return [sign("("), ...parts.slice(0, -1), sign(")"), sign("*"), { kind: "number", text: String(Number(factor.toFixed(6))) }];
}

/** The first formula of a text, which needs a name and an operation; null where there is none. */
export function formulaIn(text: string): FoundFormula | null {
  for (const { index } of text.matchAll(/=|\b(?:is|equals)\b/gi)) {
    const before =
      /(?:\p{L}[\p{L}\p{N}'-]* ?){1,5}$/u.exec(text.slice(Math.max(0, index - NAME_CHARACTERS_MAX), index).trimEnd())?.[0] ?? "";
    const words = before.trim().split(" ");
    const result = words.slice(words.findLastIndex((word) => lexicon.is(word.toLowerCase(), "formula-lead")) + 1).join(" ");
    const start = index + (/^\w+/.exec(text.slice(index))?.[0].length ?? 1);
    const { parts, end } = partsOf(text, start);
    // "It is open Mon - Fri" is no formula: in words, its operations are words too.
    const isSaid = text[index] === "=" || OPERATION.test(text.slice(start, end));
    const formula = result === "" || !isSaid ? null : formulaOf(result, parts);
    const from = text.lastIndexOf(result, index);
    if (formula !== null) return { formula, phrase: text.slice(from, end).trim() };
  }
  return null;
}

/** Where a formula without a name can begin. */
const BEGINNINGS = /[:;,.]\s+|\b(?:for|using|by|with|calculator|estimator)\s+|^|(?=\()/gi;
const OPERATION = /\b(?:[Tt]imes|[Pp]lus|[Mm]inus|(?:[Mm]ultiplied|[Dd]ivided) by)\b|[×÷*]|(?<=\p{L} )x(?= \p{L})/u;

/** "A calculator: width times height times $85": the formula of a text that does not name what it comes to; null where there is none. */
export function unnamedFormulaIn(text: string): FoundFormula | null {
  const first = OPERATION.exec(text)?.index ?? -1;
  const begins = [...text.matchAll(BEGINNINGS)].map((found) => found.index + found[0].length).filter((at) => at < first);
  for (const start of begins.slice(-BEGINNINGS_MAX).toReversed()) {
    const { parts, end } = partsOf(text, start);
    // "A calculator for bills minus the fuss": what is only added and taken away says little without a number.
    if (!parts.some(({ kind, text: part }) => kind === "number" || /^[*/]$/.test(part))) continue;
    const phrase = text.slice(start, end).trim();
    const formula = formulaOf(/[$€£]/.test(phrase) ? "total" : "result", parts);
    if (formula !== null) return { formula, phrase };
  }
  return null;
}

/** The numbers, signs and names from here on, and where they end. */
function partsOf(text: string, start: number): { parts: Part[]; end: number } {
  let parts: Part[] = [];
  let at = start;
  let words: string[] = [];
  const endName = (): void => {
    if (words.length > 0) parts.push({ kind: "name", text: words.join(" ") });
    words = [];
  };
  let end = start;
  while (parts.length < PARTS_MAX && at - start < CHARACTERS_MAX) {
    const rest = text.slice(at);
    const gap = /^ */.exec(rest)?.[0].length ?? 0;
    const next = rest.slice(gap);
    const found = nextPart(next, words.length === 0 && parts.at(-1)?.kind !== "number");
    if (found === null || (found.kind === "name" && words.length >= NAME_WORDS_MAX)) break;
    at += gap + found.length;
    // "45 euros an hour": what is said of a number is no part of the formula.
    if (found.kind === "name" && parts.at(-1)?.kind === "number") continue;
    end = at;
    if (found.kind === "name") words.push(found.text);
    else {
      endName();
      const isShare = found.isShare === true && parts.length > 1 && /^[-+]$/.test(parts.at(-1)?.text ?? "");
      parts = isShare ? withShare(parts, Number(found.text)) : [...parts, { kind: found.kind, text: found.text }];
    }
  }
  endName();
  return { parts, end };
}

function nextPart(text: string, isOperand: boolean): (Part & { length: number; isShare?: boolean }) | null {
  const number = isOperand ? NUMBER.exec(text) : null;
  if (number !== null) {
    const plain = /,\d{3}/.test(number[1] ?? "") ? (number[1] ?? "").replaceAll(",", "") : (number[1] ?? "").replace(",", ".");
    const isShare = number[2] === "%";
    return { kind: "number", text: isShare ? String(Number(plain) / 100) : plain, length: number[0].length, isShare };
  }
  const sign = SIGN.exec(text)?.[0];
  if (sign !== undefined) return { kind: "sign", text: SIGNS[sign.toLowerCase()] ?? sign, length: sign.length };
  const name = NAME.exec(text)?.[0];
  return name === undefined || lexicon.is(name.toLowerCase(), "formula-end") ? null : { kind: "name", text: name, length: name.length };
}

/** The formula of these parts; null where they are not one. */
function formulaOf(result: string, parts: readonly Part[]): WrittenFormula | null {
  const names = [
    ...new Set(parts.filter(({ kind }) => kind === "name").map(({ text }) => text.replace(/^(?:the|a|an|my|our) /i, "").toLowerCase())),
  ];
  const keys = new Map<string, string>();
  for (const name of names) keys.set(name, freeKey(name, [...keys.values()]));
  const words = parts.map(({ kind, text }) =>
    kind === "name" ? (keys.get(text.replace(/^(?:the|a|an|my|our) /i, "").toLowerCase()) ?? "") : text,
  );
  const hasOperation = parts.some(({ kind, text }) => kind === "sign" && /[-+*/]/.test(text));
  const expression = words.join(" ");
  const inputs = names.map((name) => ({ key: keys.get(name) ?? "", label: capitalise(name) }));
  if (!hasOperation || inputs.length === 0 || valueOf(expression, new Map(inputs.map(({ key }) => [key, 2]))) === null) return null;
  return WrittenFormula.safeParse({ result: capitalise(result), inputs, expression }).data ?? null;
}

function freeKey(name: string, taken: readonly string[]): string {
  const letters = name.normalize("NFD").replace(/[^a-z0-9 ]/g, "");
  const key = letters.replace(/ +(\w)/g, (_, letter: string) => letter.toUpperCase()).trim();
  const plain = /^[a-z]/.test(key) ? key : `value${key}`;
  let free = plain;
  for (let number = 2; taken.includes(free); number += 1) free = `${plain}${number}`;
  return free;
}

/** What an expression of + - * / ^ and parentheses comes to with these values, as the kit works it out; null where it is not whole, or comes to nothing finite. */
export function valueOf(expression: string, values: ReadonlyMap<string, number>): number | null {
  const words = expression.match(/[A-Za-z]\w*|\d*\.?\d+|\S/g) ?? [];
  let at = 0;
  const takes = (signs: string): string | null => {
    const word = words[at];
    if (word === undefined || !signs.includes(word)) return null;
    at += 1;
    return word;
  };
  const operand = (): number => {
    if (takes("-") !== null) return -operand();
    if (takes("(") !== null) {
      const inside = sum();
      return takes(")") === null ? Number.NaN : inside;
    }
    const word = words[at] ?? "";
    at += 1;
    return /^[\d.]/.test(word) ? Number(word) : (values.get(word) ?? Number.NaN);
  };
  const power = (): number => {
    const base = operand();
    return takes("^") === null ? base : base ** power();
  };
  const product = (): number => {
    let value = power();
    for (let sign = takes("*/"); sign !== null; sign = takes("*/")) {
      const next = power();
      value = sign === "*" ? value * next : value / next;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let sign = takes("+-"); sign !== null; sign = takes("+-")) {
      const next = product();
      value = sign === "+" ? value + next : value - next;
    }
    return value;
  };
  const value = sum();
  return at === words.length && Number.isFinite(value) ? value : null;
}
