// "A calculator: price = length × width × 12.5": a calculator that works out exactly that. What the prompt asks for
// beside it is said to be missing.
import { formulaTitle } from "../../features/insight/tools/calculator/formula-parts.ts";
import {
  type FoundFormula,
  formulaIn,
  unnamedFormulaIn,
  type WrittenFormula,
} from "../../features/insight/tools/calculator/written-formula.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Draft } from "../draft/draft-blueprint.ts";

const PLAIN_CALCULATOR = "A calculator";
/** What asks for a result, and is no part of its name. */
const WORKING = /\b(?:work(?:s|ing)? out|calculat(?:e|es|ing)|comput(?:e|es|ing))\b/gi;

const NAMED = /\b(?:(?:calculator|calculate|estimator|work out)s?|works out)\b/i;
/** "How much gravel do I need". */
const ASKED = /^\W*how (?:much|many) ((?:[a-z]+ ){0,3}?)(?:do|will|should|would|is|are)\b/i;
/** The calculator with what it is of: "fuel calculator", "calculator for tips". */
const CALCULATOR = /\b(?:[a-z]+ ){0,3}(?:calculator|estimator)s?\b(?: (?:for|of) [a-z]+)?/gi;
/** Whom it is for, and the words that lead to the formula. */
const AROUND = /\bfor (?:my|our|the|a|an)\b[^,.;:=]*?(?=\bwhere\b|[,.;:]|$)|\b(?:where|so that|in which)\s*$|[:,;]\s*$/gim;

const SUM = /\s*\b(?:(?:that|which|and) )?(?:adds? (?:up|together)|adding (?:up|together)|the (?:sum|total) of) ([^.;:]{3,200})/gi;
/** Where the words that follow a sum begin. */
const AFTER_SUM = /,? (?:and )?then\b.*|,? and (?:it|that|gives?|shows?|tells?|suggests?)\b.*/is;
/** "Depth in metres, times 1.6": in what something is measured, before the next operation. */
const MEASURED = / in ([a-z]+),?(?= (?:times|plus|minus|multiplied|divided|[×*/+-]))/gi;
const RATE = / at (?:my|our|a|the|their) ((?:[a-z]+ )?(?:rate|price|wage|cost))\b/gi;

/** The draft of a text whose product is a calculator with a formula; null for any other text. `draftOf` drafts a text without one. */
export function draftFormula(said: string, draftOf: (text: string) => Draft | null): Draft | null {
  const text = inSigns(said);
  const found = formulaOf(text);
  if (found === null) return null;
  const rest = text.replace(found.phrase, " ").replace(AROUND, " ").trim();
  if (!NAMED.test(rest) && !ASKED.test(rest) && /\p{L}{2}/u.test(rest) && !isSentence(text, found.phrase)) return null;
  const plain = draftOf(PLAIN_CALCULATOR);
  if (plain === null) return null;
  const { formula, phrase } = found;
  const title = nameIn(rest);
  const called = /^calculator$/i.test(title) || title === "" ? formulaTitle(formula) : title.charAt(0).toUpperCase() + title.slice(1);
  const features = plain.blueprint.features.map((feature) =>
    feature.kind === "calculator" ? { ...feature, phrase, calculators: [], formula } : feature,
  );
  const pages = plain.blueprint.pages.map((page, at) => (at === 0 ? { ...page, title: called } : page));
  const blueprint: Blueprint = { ...plain.blueprint, title: called, pages, features };
  const ids = features.filter(({ kind }) => kind === "calculator").map(({ id }) => id);
  return {
    ...plain,
    blueprint,
    understood: [{ phrase, became: ids }],
    notUnderstood: missingIn(rest, draftOf).filter((missing) => !title.toLowerCase().includes(missing.toLowerCase())),
  };
}

/** Whether the words of a formula are a sentence of their own, so that the others only say what it is for. */
function isSentence(text: string, phrase: string): boolean {
  const from = text.indexOf(phrase);
  const [before, behind] = [text.slice(0, from).trimEnd(), text.slice(from + phrase.length).trimStart()];
  return from >= 0 && /(?:^|[.!?\n])$/.test(before) && /^(?:[.!?\n]|$)/.test(behind);
}

/** The formula that a text says in words or signs; null where there is none. */
export function writtenFormula(text: string): WrittenFormula | null {
  return formulaOf(inSigns(text))?.formula ?? null;
}

function formulaOf(text: string): FoundFormula | null {
  const plainText = text.replace(WORKING, (words) => " ".repeat(words.length));
  return formulaIn(plainText) ?? (NAMED.test(text) || ASKED.test(text) ? unnamedFormulaIn(plainText) : null);
}

/** "Adds up wool, hours at my rate and postage" is "wool plus hours times rate plus postage". */
function inSigns(text: string): string {
  return text
    .replace(SUM, (whole: string, said: string) => {
      const rest = AFTER_SUM.exec(said)?.[0] ?? "";
      const items = said.slice(0, said.length - rest.length).split(/,\s*(?:and\s+)?|\s+and\s+/i);
      return items.length < 2 ? whole : `: total = ${items.join(" plus ")}${rest}`;
    })
    .replace(MEASURED, (whole: string, unit: string) => (lexicon.is(unit.toLowerCase(), "unit") ? "" : whole))
    .replace(RATE, " times $1");
}

/** What the calculator is called: "fuel calculator", "calculator for stained glass", "work out my fuel cost". */
function nameIn(rest: string): string {
  const [, before] = /\b((?:[a-z]+ ){0,2}calculator)\b/i.exec(rest) ?? [];
  const named = (before ?? "").replace(/^(?:(?:a|an|the|my|our|simple|basic|small|i|need|want|build|make|me) )+/i, "");
  if (/ /.test(named)) return named;
  const [, asked] = ASKED.exec(rest) ?? [];
  if (asked !== undefined && asked !== "") return `${asked.trim()} calculator`;
  const [, of] =
    /\b(?:calculator for|calculates?|works? out) (?:how (?:much|many) )?(?:my |our |the |an? )?((?:[a-z]+ ?){1,3}?)(?=\s*(?:[:,.;(]|$)|\s*\b(?:i|we|you)\b)/i.exec(
      rest,
    ) ?? [];
  return of === undefined ? named : `${of.trim()} calculator`;
}

/** The phrases of the rest that ask for something other than a calculator. */
function missingIn(rest: string, draftOf: (text: string) => Draft | null): string[] {
  const beside = rest.replace(CALCULATOR, " ");
  const draft = /\p{L}{2}/u.test(beside) ? draftOf(beside) : null;
  const phrases = [...(draft?.understood ?? []).map(({ phrase }) => phrase), ...(draft?.notUnderstood ?? [])];
  return [...new Set(phrases)].filter((phrase) => !NAMED.test(phrase));
}
