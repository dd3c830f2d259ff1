// What a text asks to be shown on a website: whose it is, what it is called, its prices, its hours, its form and its other
// parts, wherever they stand, in the words that the parser reads best. Owners that nobody knows are somebody's business.
import { z } from "zod";
import { type Priced, pricedList } from "../../../features/site/copy/priced-list.ts";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList } from "../../../knowledge/data/word-list.ts";
import { article } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { openingTimes } from "../../../knowledge/words/opening-times.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { nounKind } from "../../text/noun-kind.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../text/token.ts";
import type { Restatement } from "../readings/restatements-of.ts";
import { isSpecification } from "../../parse/specification/is-specification.ts";
import { requestAt } from "../requests/request-start.ts";
import { formIn, type SiteForm } from "./form-in.ts";
import { introduced, named, ownerAt } from "./site-owner.ts";

const siteParts = readData("understanding/site-parts.json", z.array(z.strictObject({ part: z.string(), said: WordList })));
const patterns = siteParts.map(({ part, said }) => ({ part, pattern: new RegExp(`\\b(?:${said.join("|")})\\b`, "i") }));

const KNOWN_PARTS_MIN = 2;
const PART_WORDS_MAX = 5;
const SPECIFICATION_MIN = 400;
const PRICES = "a price list";
const HOURS = "opening hours";
const CALLED = /\b(?:called|named|name is)\s+["“]?((?:[A-Z][\w'’&-]*|&|and|of|the)(?:\s+(?:[A-Z][\w'’&-]*|&|and|of|the))*)/;

/** A site that is asked for. */
export interface SiteRequest extends Restatement {
  /** The same of a business, for owners that nobody knows; null where nobody is named. */
  ofBusiness: string | null;
  /** Whether the text says whose it is. */
  isOwned: boolean;
  /** Whether it tells prices, hours or what a form asks: nothing else was meant. */
  isDetailed: boolean;
  /** What the words of the restatement stand for, in the person's own. */
  origins: readonly { means: string; said: string }[];
}

/** What a text tells of a site, wherever it stands. */
interface Told {
  offers: string | null;
  /** The words of the text that list them. */
  offersSaid: string;
  hours: { start: number; end: number } | null;
  form: SiteForm | null;
  name: string | null;
}

/** What a cleaned text asks to be on a site, as a sentence of its own; null where it asks for none with parts that sites have. */
export function siteRequest(text: string): SiteRequest | null {
  const sentences = sentencesOf(text);
  const told = toldIn(text, sentences);
  const isDetailed = told.offers !== null || told.hours !== null || (told.form?.fields.length ?? 0) > 0;
  const asked = sentences.findIndex(({ tokens }) => siteAt(tokens) >= 0 && isAsked(tokens));
  const at = asked >= 0 || !isDetailed ? asked : sentences.findIndex(({ tokens }) => tokens.some(({ one }) => isSite(one)));
  const tokens = sentences[at]?.tokens ?? [];
  const site = siteAt(tokens);
  if (site < 0 || (isSpecification(text) && text.length > SPECIFICATION_MIN)) return null;
  const { owner, end: behindOwner } = ownerAt(tokens, site + 1);
  const end = placeEnd(tokens, behindOwner);
  const isListed = /^(?:with|showing|that|where|,|:)$/.test(tokens[end]?.low ?? "");
  // "Simple site for our escape room. Prices, opening times …": what follows is on it.
  const behind = end >= tokens.length && isSite(tokens[site]?.one ?? "") ? (sentences[at + 1]?.tokens ?? []) : [];
  if (!isListed && !isDetailed && behind.length === 0) return null;
  const whose = owner ?? introduced(sentences.flatMap((sentence) => sentence.tokens));
  const listing = isListed ? tokens.slice(end + 1) : behind;
  const said = withoutAmplified(partsOf(listing).map((part) => partSaid(text, part)));
  const known = said.filter(({ isKnown }) => isKnown).length;
  // What somebody shows of themselves has many names, and none of them is a list of other people's.
  const isPerson = whose !== null && nounKind(whose) === "person";
  const isTheirs = owner !== null && lexicon.is(tokens[site + 2]?.low, "possessive");
  const isFew = isPerson || isTheirs ? known === 0 : known < KNOWN_PARTS_MIN || known * 2 < said.length;
  if (isFew && !isDetailed) {
    const isTold = whose !== null && owner === null;
    return isTold
      ? {
          text: `A website for ${article(whose)} ${whose} ${quote(text, tokens.slice(end))}`,
          rest: [],
          ofBusiness: null,
          isOwned: true,
          isDetailed,
          origins: [],
        }
      : null;
  }
  if (isDetailed && whose === null && told.name === null && known === 0) return null;
  return restated({ text, sentences, at, whose, said, isPerson, told, isDetailed, behind: behind.length > 0 });
}

function restated(asked: {
  text: string;
  sentences: readonly Sentence[];
  at: number;
  whose: string | null;
  said: readonly Part[];
  isPerson: boolean;
  told: Told;
  isDetailed: boolean;
  /** Whether the parts stand in the sentence behind. */
  behind: boolean;
}): SiteRequest {
  const { text, sentences, at, whose, said, isPerson, told, isDetailed, behind } = asked;
  const isShown = ({ part, isKnown }: Part): boolean => isKnown || (!isDetailed && !isPerson && part.split(" ").length <= PART_WORDS_MAX);
  const isTold = (sentence: Sentence): boolean => tellsOf(told, text, sentence);
  const later = sentences.flatMap((sentence, index) => (index !== at && isDetailed ? knownIn(quote(text, sentence.tokens)) : []));
  const parts = [...new Set([...said.filter(isShown).map(({ part }) => part), ...later])].filter(
    (part) =>
      !(told.offers !== null && part === PRICES) &&
      !(told.hours !== null && part === HOURS) &&
      !(told.form !== null && part.endsWith(" form")),
  );
  // A form lists what it asks for: what stands beside it in one sentence would be asked for too.
  const [forms, others] = [parts.filter((part) => part.endsWith(" form")), parts.filter((part) => !part.endsWith(" form"))];
  const hours = told.hours === null ? null : text.slice(told.hours.start, told.hours.end);
  const shown = [
    ...(told.offers === null ? [] : [`a price list (${told.offers})`]),
    ...(hours === null ? [] : [`${HOURS} ${hours}`]),
    ...others,
  ];
  const own = isDetailed && whose?.includes(" ") === true ? titleCase(whose.replace(/ business$/, "")) : null;
  const calling = (told.name ?? own) === null ? "" : ` called "${told.name ?? own}"`;
  const behindOwner = [
    `${calling}${shown.length === 0 ? "" : ` with ${listed(shown)}`}`,
    ...[...(told.form === null ? [] : [formSaid(told.form)]), ...forms].map((one) => `It has ${one}`),
  ].join(". ");
  const rest = [
    ...said.filter((one) => one.saysMore).map((one) => quote(text, one.tokens)),
    ...said
      .filter((one) => !isShown(one) && !isTold({ tokens: one.tokens, bullet: false }) && told.form?.said.includes(one.part) !== true)
      .map(({ part }) => part),
    ...sentences
      .filter(
        (sentence, index) =>
          index > at && !(behind && index === at + 1) && !isTold(sentence) && knownIn(quote(text, sentence.tokens)).length === 0,
      )
      .map((one) => quote(text, one.tokens)),
  ];
  return {
    text: `${whose === null ? "A business website" : `A website for ${named(whose)}`}${behindOwner}`,
    ofBusiness: whose === null || whose.endsWith(" business") ? null : `A website for ${article(whose)} ${whose} business${behindOwner}`,
    rest: rest.filter((one) => one !== ""),
    isOwned: whose !== null,
    isDetailed,
    origins: [
      ...(told.offers === null ? [] : [{ means: `a price list (${told.offers})`, said: told.offersSaid }]),
      ...(told.form === null ? [] : [{ means: formSaid(told.form), said: told.form.said }]),
      ...(hours === null ? [] : [{ means: `${HOURS} ${hours}`, said: hours }]),
    ],
  };
}

const formSaid = ({ kind, fields }: SiteForm): string => (fields.length === 0 ? kind : `${kind} with ${listed(fields)}`);

function toldIn(text: string, sentences: readonly Sentence[]): Told {
  const offers = pricedList(text);
  const names = offers.map(({ name, cost }) => `${name} ${cost}`);
  const name = CALLED.exec(text)?.[1]?.trim() ?? null;
  return {
    offers: offers.length === 0 ? null : names.join(", "),
    offersSaid: spanOf(text, offers),
    hours: openingTimes(text),
    form: formIn(text, sentences),
    name,
  };
}

/** From the name of the first offer to the price of the last, as the text says it. */
function spanOf(text: string, offers: readonly Priced[]): string {
  const [first, last] = [offers[0], offers.at(-1)];
  if (first === undefined || last === undefined) return "";
  const start = text.toLowerCase().indexOf(first.name.toLowerCase());
  const price = text.indexOf(String(last.price), text.toLowerCase().lastIndexOf(last.name.toLowerCase()));
  return text.slice(Math.max(0, start), price + String(last.price).length).trim();
}

/** Whether a sentence gives something that the site shows. */
function tellsOf({ hours, form, name }: Told, text: string, { tokens }: Sentence): boolean {
  const said = quote(text, tokens);
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  const isHours = hours !== null && hours.start < end && hours.end > start;
  return (
    isHours ||
    pricedList(`${said}, ${said}`).length > 0 ||
    (form !== null && said.includes(form.said)) ||
    (name !== null && said.includes(name))
  );
}

/** "I'd like a website", "a website for …", "just something that says what I do". */
function isAsked(tokens: readonly Token[]): boolean {
  const opener = tokens.findIndex(({ one }) => lexicon.is(one, "site-word"));
  const isShort =
    opener >= 0 && opener < 4 && tokens.slice(0, opener).every(({ speech, low }) => speech !== "verb" || low === "make" || low === "build");
  return (
    requestAt(tokens) >= 0 ||
    isShort ||
    tokens.slice(0, 2).some(({ low }) => low === "something") ||
    tokens.some(({ low }) => low === "make")
  );
}

const isSite = (one: string): boolean => lexicon.is(one, "site-word") && one !== "page" && one !== "something";

/** Behind where it is: "in Leeds". */
function placeEnd(tokens: readonly Token[], at: number): number {
  if (!/^(?:in|near|around|from|at)$/.test(tokens[at]?.low ?? "")) return at;
  const end = tokens.findIndex(({ low }, index) => index > at && /^(?:with|showing|that|where|,|:)$/.test(low));
  return end < 0 ? tokens.length : end;
}

/** Where a word for a site stands that is asked for: "a simple website". */
function siteAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ one }, at) => lexicon.is(one, "site-word") && !lexicon.is(tokens[at - 1]?.low, "preposition"));
}

/** The parts of a list, between its commas and joints. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (/^[,;:&+()]$/.test(token.low) || /^(?:and|plus)$/.test(token.low)) parts.push([]);
    else parts.at(-1)?.push(token);
  // "Before and after photos".
  return parts.filter((part) => part.some(({ low }) => !lexicon.is(low, "small-word") && !lexicon.is(low, "position")));
}

interface Part {
  part: string;
  isKnown: boolean;
  /** Whether the words say for or of what it is. */
  isAmplified: boolean;
  /** Whether the words say more of a known part: "sorted by style". */
  saysMore: boolean;
  tokens: readonly Token[];
}

/** "Prices for uprights and grands": a single word behind a part that says for what it is belongs to it. */
function withoutAmplified(parts: readonly Part[]): Part[] {
  return parts.filter(({ part, isKnown }, at) => isKnown || / /.test(part) || parts[at - 1]?.isAmplified !== true);
}

function partSaid(text: string, tokens: readonly Token[]): Part {
  const said = quote(text, tokens);
  const match = patterns.flatMap(({ pattern }) => pattern.exec(said)?.[0] ?? [])[0] ?? "";
  const [known] = knownIn(said);
  const saysMore =
    known !== undefined &&
    tokens.some(({ speech, low }) => speech === "verb" && !match.toLowerCase().includes(low) && /(?:ed|ing|ate)$/.test(low));
  return { part: known ?? said, isKnown: known !== undefined, isAmplified: / (?:for|of) /.test(said), saysMore, tokens };
}

/** The parts of sites that words name. */
function knownIn(said: string): string[] {
  return patterns.flatMap(({ part, pattern }) => (pattern.test(said) ? [part] : []));
}
