// "A price calculator for kennels: small 20, large 30, 4 per walk, 10% off for a week": prices in words as a calculator of what they
// come to. Each price is bound to the line that it became; what is no price that can be worked out is said to be missing.
import { partId } from "../../../../features/definition/part-id.ts";
import type { PriceList } from "../../../../features/insight/tools/calculator/prices/price-list.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../model/names.ts";
import type { Blueprint } from "../../../../schema/blueprint.ts";
import type { Understood } from "../../../../schema/reading.ts";
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { priceLines } from "./price-lines.ts";
import { builders } from "../../../lexicon/nouns.ts";
import { priceClauses, priceTokens, withoutBrackets } from "./price-tokens.ts";
import { readPrice } from "./read-price.ts";
import { splitIn } from "./split-in.ts";

const PRICES_MIN = 2;
const LINES_MAX = 30;
const TITLE_CHARACTERS_MAX = 60;
/** An operation is a formula of its own. */
const FORMULA = /[=×*÷]|\b(?:times|multiplied|divided by)\b|\p{L} x \p{L}/iu;
/** Between the request and the prices. */
const BEGINNING = /:\s|[;.,?!–—]\s|\s-\s|\b(?:where|with)\s/g;
const WORKED_OUT_NEAR = 60;
const WORDS_NEAR = 12;
/** Longer texts are about more than prices. */
const TEXT_CHARACTERS_MAX = 2_000;
/** "How much a repair costs", "what to charge". */
const PAID = /\b(?:how much|what)\b(?<what>[^.,:;?\d]{0,50})/g;

/** Prices of a text, and the words that ask for what they come to. */
interface Asked {
  head: string;
  tail: string;
}

/** The calculator of the prices that a cleaned text gives; null where it asks for none. `plain` is a draft of a calculator. */
export function draftPrices(typed: string, plain: () => Draft | null): Draft | null {
  if (typed.length > TEXT_CHARACTERS_MAX) return null;
  const text = withoutBrackets(typed);
  if (FORMULA.test(text) || lexicon.names(text, "price-elsewhere")) return null;
  const split = splitIn(text);
  const asked = split === null ? askedIn(text) : { head: "", tail: split.rest };
  if (asked === null) return null;
  const clauses = priceClauses(asked.tail).filter(({ phrase }) => /[\p{L}\d]/u.test(phrase));
  const read = clauses.map((clause) => ({ ...clause, said: readPrice(clause) }));
  const said = read.flatMap((clause) => (clause.said === null ? [] : [clause.said]));
  const { lines, currency, missing, limits } = priceLines(said);
  // A calculator of "ratio 2:1, plus 10% spare" asks for no prices.
  if (split === null && currency === null && !isOfMoney(text)) return null;
  const all = split === null ? lines : [...split.lines, ...lines];
  if (lines.filter(({ kind }) => kind !== "entered").length < (split === null ? PRICES_MIN : 0) || all.length > LINES_MAX) return null;
  const unsaid = read.flatMap(({ phrase, said: price }) => (price === null ? [phrase] : []));
  const unread = unsaid.filter((phrase) => !asksOnly(phrase));
  if (unread.length > said.length + (split?.lines.length ?? 0)) return null;
  const title = split === null ? titleOf(asked.head) : split.title;
  const list: PriceList = {
    title,
    lines: all.map((line, at) => (split === null ? line : { ...line, id: `price-${at + 1}` })),
    ...(currency !== null && { currency }),
  };
  const heads = sentencesIn(asked.head);
  const requests = [...heads.filter(asks), ...unsaid.filter(asksOnly)];
  // What somebody tells of themselves asks for nothing.
  const others = heads.filter((head) => !asks(head) && !/^(?:i|we|my|our)\b/i.test(head));
  return drafted(plain(), { list, requests, limits, missing: [...others, ...missing, ...unread], text: typed });
}

/** Whether a text speaks of what something costs. */
const isOfMoney = (text: string): boolean =>
  lexicon.names(text, "price-result") || lexicon.names(text, "price-paying") || lexicon.names(text, "price-opening");

/** Where the request ends and the prices begin; null where nothing asks for what they come to. */
function askedIn(text: string): Asked | null {
  const number = /[$€£]?\d/.exec(text)?.index ?? -1;
  if (number < 0) return null;
  const before = [...text.slice(0, number).matchAll(BEGINNING)];
  const begins = before.find(({ 0: sign, index }) => sign.startsWith(":") && asks(text.slice(0, index))) ?? before.at(-1);
  const at = begins === undefined ? 0 : begins.index + begins[0].length;
  const head = text.slice(0, begins?.index ?? 0).trim();
  // "Price calculator, sizes: small 30": a heading over the first prices.
  const [, request, heading] = begins?.[0].startsWith(":") === true ? (/^(.+),\s*([^,]{2,24})$/.exec(head) ?? []) : [];
  const isHeaded = request !== undefined && heading !== undefined && asks(request);
  const asked = isHeaded ? { head: request, tail: `${heading}: ${text.slice(at)}` } : { head, tail: text.slice(at) };
  return asks(text) ? asked : null;
}

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).flatMap((one) => (/\p{L}/u.test(one) ? [one.replace(/[.!?]$/, "")] : []));

/** Whether words ask for an amount to be worked out. */
function asks(text: string): boolean {
  if (lexicon.names(text, "price-asking")) return true;
  const [first = ""] = text.replace(/^\W*(?:(?:an?|the|my|our|instant|quick) )*/i, "").split(/[\s:]/);
  if (lexicon.is(first, "price-opening")) return true;
  const words = text.toLowerCase();
  if ([...words.matchAll(PAID)].some(({ groups }) => lexicon.names(groups?.["what"], "price-paying"))) return true;
  const said = words.split(" ");
  return said.some((verb, at) => {
    const behind = (
      said
        .slice(at, at + WORDS_NEAR)
        .join(" ")
        .slice(0, WORKED_OUT_NEAR)
        .split(/[,.;:]/)[0] ?? ""
    ).slice(verb.length);
    const isVerb = lexicon.is(verb, "price-working") || lexicon.is(`${verb} ${said[at + 1] ?? ""}`, "price-working");
    return isVerb && lexicon.names(behind, "price-result") && !/\d/.test(behind);
  });
}

/** A clause without a number that only asks for the result. */
function asksOnly(phrase: string): boolean {
  return !priceTokens(phrase).some(({ value }) => value !== null) && asks(phrase);
}

const SUBJECT = /\b(?:for|of) (?:(?:my|our|a|an|the|some) )?(?<subject>[^,.:;]{2,40}?)(?= (?:where|with|that|which|so|based)\b|[,.:;]|$)/i;
const CHARGED = /\b(?:charge|cost|price)s? for (?:my |our |an? |the )?/i;

/** "Dog grooming price calculator", "Window cleaning quote". */
function titleOf(head: string): string {
  const { subject } = SUBJECT.exec(head.replace(CHARGED, "for "))?.groups ?? {};
  const kind = /\b(?:quote|estimate)\b/i.exec(head)?.[0].toLowerCase() ?? "price calculator";
  const named = /\b(?:\w+ )?\w+ (?:calculator|estimator|quote|estimate)\b/i.exec(head)?.[0].split(" ") ?? [];
  while (named.length > 0 && isLead(named[0] ?? "")) named.shift();
  if (subject === undefined) return capitalise(named.length > 1 ? named.join(" ") : kind).slice(0, TITLE_CHARACTERS_MAX);
  return capitalise(`${subject.trim()} ${kind}`).slice(0, TITLE_CHARACTERS_MAX);
}

/** "Calculate our", "make a". */
function isLead(word: string): boolean {
  const low = word.toLowerCase();
  return lexicon.is(low, "price-filler") || lexicon.is(low, "price-working") || builders.has(low);
}

interface Found {
  list: PriceList;
  /** The words that ask for the calculator. */
  requests: readonly string[];
  /** The words that limit a line. */
  limits: readonly { id: string; phrase: string }[];
  missing: readonly string[];
  text: string;
}

function drafted(plain: Draft | null, { list, requests, limits, missing, text }: Found): Draft | null {
  const calculator = plain?.blueprint.features.find(({ kind }) => kind === "calculator");
  if (plain === null || calculator === undefined) return null;
  const phrase = requests[0] ?? list.lines[0]?.phrase ?? "";
  const features = plain.blueprint.features.map((feature) =>
    feature === calculator ? { ...feature, phrase, calculators: [], prices: list } : feature,
  );
  const pages = plain.blueprint.pages.map((page, at) => (at === 0 ? { ...page, title: list.title } : page));
  const blueprint: Blueprint = { ...plain.blueprint, title: list.title, pages, features };
  const whole: Understood[] = requests.map((request) => ({ phrase: request, became: [calculator.id] }));
  const lines = [...Map.groupBy([...list.lines, ...limits], (line) => line.phrase)].map(([words, same]) => ({
    phrase: words,
    became: same.map(({ id }) => partId(calculator.id, id)),
  }));
  const isSaid = ({ phrase: words }: Understood): boolean => words !== "" && text.includes(words);
  return { ...plain, blueprint, understood: [...whole, ...lines].filter(isSaid), notUnderstood: [...missing] };
}
