// What a text asks to be shown on a website: whose it is, what it is called, its prices, its hours, its form and its other
// parts, wherever they stand, in the words that the parser reads best. Owners that nobody knows are somebody's business.
import { article } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { isSpecification } from "../../parse/specification/is-specification.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { nounKind } from "../../text/noun-kind.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../text/token.ts";
import type { Restatement } from "../readings/restatements-of.ts";
import { isPronoun } from "../records/heading.ts";
import { requestAt } from "../requests/request-start.ts";
import type { SiteForm } from "./form-in.ts";
import { linesIn, type OwnSection, usualSections } from "./own-sections.ts";
import { introduced, named, ownerAt } from "./site-owner.ts";
import { isPersonName, isPublicThing, knownIn, type Part, partSaid, partsOf, withoutAmplified } from "./site-parts.ts";
import { isShownBy, tellsOf, type Told, toldIn } from "./site-told.ts";

const KNOWN_PARTS_MIN = 2;
/** A list begins with more words than these before somebody does something. */
const LISTED_MIN = 3;
const PART_WORDS_MAX = 5;
const SPECIFICATION_MIN = 400;
const PRICES = "a price list";
const HOURS = "opening hours";
const GALLERY = "a gallery";

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
  /** Whether it is a portfolio or a CV. */
  ofPerson: boolean;
  /** What only its owner can write. */
  sections: readonly OwnSection[];
}

/** What a cleaned text asks to be on a site, as a sentence of its own; null where it asks for none with parts that sites have. */
export function siteRequest(text: string): SiteRequest | null {
  const sentences = sentencesOf(text);
  const told = toldIn(text, sentences);
  const isDetailed = told.offers !== null || told.hours !== null || (told.form?.fields.length ?? 0) > 0;
  const asked = sentences.findIndex(({ tokens }) => siteAt(tokens) >= 0 && isAsked(tokens));
  const isMeant = ({ tokens }: Sentence, index: number): boolean =>
    tokens.some(({ one }) => isSite(one) && (isDetailed || isListing(sentences[index + 1])));
  const at = asked >= 0 ? asked : sentences.findIndex(isMeant);
  const tokens = sentences[at]?.tokens ?? [];
  const site = siteAt(tokens);
  if (site < 0 || (isSpecification(text) && text.length > SPECIFICATION_MIN)) return null;
  const { owner, end: behindOwner } = ownerAt(tokens, siteEnd(tokens, site));
  const end = placeEnd(tokens, behindOwner);
  const isListed = /^(?:with|showing|that|where|,|:)$/.test(tokens[end]?.low ?? "");
  const siteWord = tokens[site]?.one ?? "";
  const isOwn = lexicon.is(siteWord, "own-site-word");
  // "Simple site for our escape room. Prices, opening times …": what follows is on it.
  const behind = (isSite(siteWord) || isOwn) && !isListed ? sentences.slice(at + 1).filter(isListing) : [];
  if (!isListed && !isDetailed && !isOwn && behind.length === 0) return null;
  const whose = owner ?? introduced(sentences.flatMap((sentence) => sentence.tokens));
  const listings = isListed ? [tokens.slice(end + 1)] : behind.map(listedIn);
  const said = withoutAmplified(listings.flatMap((listing) => partsOf(listing).map((part) => partSaid(text, part, isOwn))));
  const known = said.filter(({ isKnown }) => isKnown).length;
  // What somebody shows of themselves has many names, and none of them is a list of other people's.
  const isPerson = isOwn || (whose !== null && nounKind(whose) === "person");
  const isTheirs = owner !== null && lexicon.is(tokens[site + 2]?.low, "possessive");
  const isFew = isPerson || isTheirs ? known === 0 : known < KNOWN_PARTS_MIN || known * 2 < said.length;
  if (isFew && !isDetailed && !isOwn && !said.some(({ section, isClause }) => section !== null && isClause)) {
    const isTold = whose !== null && owner === null;
    return isTold
      ? {
          text: `A website for ${article(whose)} ${whose} ${quote(text, tokens.slice(end))}`,
          rest: [],
          ofBusiness: null,
          isOwned: true,
          isDetailed,
          origins: [],
          ofPerson: false,
          sections: [],
        }
      : null;
  }
  if (isDetailed && !isOwn && whose === null && told.name === null && known === 0) return null;
  return restated({ text, sentences, at, whose, said, isPerson, told, isDetailed, behind, ownSite: isOwn ? tokens[site] : undefined });
}

/** Behind the words for a site: "CV website", "one page site". */
function siteEnd(tokens: readonly Token[], site: number): number {
  const end = tokens.findIndex(({ one }, at) => at > site && !lexicon.is(one, "site-word"));
  return end < 0 ? tokens.length : end;
}

/** What a sentence lists: behind "it should say", where it begins so. */
function listedIn({ tokens }: Sentence): readonly Token[] {
  const [first, second] = tokens;
  const isOfSite = /^(?:it|this|they)$/.test(first?.low ?? "") && lexicon.is(second?.low, "modal");
  const verb = isOfSite ? tokens.findIndex(({ low }, at) => at > 1 && lexicon.is(low, "content-verb")) : -1;
  return verb > 1 && verb < LISTED_MIN + 1 ? tokens.slice(verb + 1) : tokens;
}

/** A sentence that only lists things: "Prices, opening times, a few photos". */
function isListing(sentence: Sentence | undefined): boolean {
  const tokens = sentence === undefined ? [] : listedIn(sentence);
  const isTold = lexicon.is(tokens[0]?.low, "stating-verb") || tokens.slice(0, LISTED_MIN).some(isPronoun);
  return tokens.some(({ low }) => low === ",") && !isTold && requestAt(tokens) < 0;
}

interface Asked {
  text: string;
  sentences: readonly Sentence[];
  /** The sentence that asks for the site. */
  at: number;
  whose: string | null;
  said: readonly Part[];
  isPerson: boolean;
  told: Told;
  isDetailed: boolean;
  /** The sentences in which the parts stand, behind that which asks for the site. */
  behind: readonly Sentence[];
  /** "Portfolio", "CV". */
  ownSite: Token | undefined;
}

function restated(asked: Asked): SiteRequest {
  const { text, whose, told, isDetailed, ownSite } = asked;
  const uses = asked.said.map((part) => ({ ...part, use: useOf(part, asked) }));
  const lines = linesIn(text, asked.sentences);
  const written = [...uses.filter(({ use }) => use === "section").flatMap(({ section }) => section ?? []), ...lines];
  const isBare = written.length === 0 && ownSite !== undefined && ownSite.one !== "portfolio";
  const own = isDetailed && whose?.includes(" ") === true ? titleCase(whose.replace(/ business$/, "")) : null;
  const name = told.name ?? uses.find(({ use }) => use === "name")?.part ?? own;
  const behindOwner = `${name === null ? "" : ` called "${name}"`}${shownSaid(asked, uses)}`;
  const site = ownSite === undefined ? "website" : `${ownSite.low} site`;
  const ofNobody = ownSite === undefined ? "A business website" : `A ${site}`;
  const isTold = ownSite !== undefined || whose === null || whose.endsWith(" business");
  return {
    text: `${whose === null ? ofNobody : `A ${site} for ${named(whose)}`}${behindOwner}`,
    ofBusiness: isTold ? null : `A website for ${article(whose)} ${whose} business${behindOwner}`,
    rest: restOf(asked, uses).filter((one) => one !== "" && !lines.some((line) => one.includes(line.said))),
    isOwned: whose !== null,
    isDetailed,
    ofPerson: ownSite !== undefined,
    sections: isBare ? usualSections() : written,
    origins: originsOf(asked),
  };
}

type Used = Part & { use: "shown" | "section" | "name" | "left" };

/** What becomes of a part: it is shown, written by the owner, the owner's name, or left out. */
function useOf(part: Part, { text, told, isDetailed, isPerson, ownSite }: Asked): Used["use"] {
  if (part.isKnown) return "shown";
  if (ownSite !== undefined && isPersonName(part.tokens)) return "name";
  const isFree = part.isClause || ownSite !== undefined || ((isDetailed || isPerson) && !isPublicThing(part.tokens));
  if (part.section !== null && isFree && !isShownBy(told, text, part.tokens)) return "section";
  const isShort = part.part.split(" ").length <= PART_WORDS_MAX;
  return !part.isDone && !isDetailed && !isPerson && isShort ? "shown" : "left";
}

/** The known parts of a site in the words that the parser reads best. */
function shownSaid({ text, sentences, at, told, isDetailed, ownSite }: Asked, uses: readonly Used[]): string {
  const isPictured = ownSite?.one === "portfolio" && !uses.some(({ part }) => part === GALLERY);
  const later = sentences.flatMap((sentence, index) => (index !== at && isDetailed ? knownIn(quote(text, sentence.tokens)) : []));
  const asked = uses.filter(({ use }) => use === "shown").map(({ part }) => part);
  const parts = [...new Set([...asked, ...later, ...(isPictured ? [GALLERY] : [])])].filter(
    (part) =>
      !(told.offers !== null && part === PRICES) &&
      !(told.hours !== null && part === HOURS) &&
      !(told.form !== null && part.endsWith(" form")),
  );
  // A form lists what it asks for: what stands beside it in one sentence would be asked for too.
  const [forms, others] = [parts.filter((part) => part.endsWith(" form")), parts.filter((part) => !part.endsWith(" form"))];
  const hours = hoursSaid(text, told);
  const shown = [
    ...(told.offers === null ? [] : [`a price list (${told.offers})`]),
    ...(hours === null ? [] : [`${HOURS} ${hours}`]),
    ...others,
  ];
  return [
    shown.length === 0 ? "" : ` with ${listed(shown)}`,
    ...[...(told.form === null ? [] : [formSaid(told.form)]), ...forms].map((one) => `It has ${one}`),
  ].join(". ");
}

const hoursSaid = (text: string, { hours }: Told): string | null => (hours === null ? null : text.slice(hours.start, hours.end));

/** What the text says besides. */
function restOf({ text, sentences, at, behind, told, whose }: Asked, uses: readonly Used[]): string[] {
  const isTold = (sentence: Sentence): boolean => tellsOf(told, text, sentence);
  const isLeft = ({ use, part, tokens }: Used): boolean =>
    use === "left" && !isTold({ tokens, bullet: false }) && told.form?.said.includes(part) !== true;
  const isOther = (sentence: Sentence, index: number): boolean =>
    index > at && !behind.includes(sentence) && !isTold(sentence) && knownIn(quote(text, sentence.tokens)).length === 0;
  return [
    ...uses.filter((one) => one.saysMore).map((one) => quote(text, one.tokens)),
    ...uses.filter(isLeft).map(({ part }) => part),
    ...sentences.filter(isOther).map((one) => quote(text, one.tokens)),
  ].filter((one) => whose === null || !one.endsWith(whose));
}

function originsOf({ text, told, said }: Asked): SiteRequest["origins"] {
  const hours = hoursSaid(text, told);
  return [
    ...said
      .filter((one) => one.isKnown)
      .map((one) => ({ means: one.part, said: quote(text, one.tokens).replace(/^(?:an?|the|my|our) /i, "") })),
    ...(told.offers === null ? [] : [{ means: `a price list (${told.offers})`, said: told.offersSaid }]),
    ...(told.form === null ? [] : [{ means: formSaid(told.form), said: told.form.said }]),
    ...(hours === null ? [] : [{ means: `${HOURS} ${hours}`, said: hours }]),
  ];
}

const formSaid = ({ kind, fields }: SiteForm): string => (fields.length === 0 ? kind : `${kind} with ${listed(fields)}`);

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

const isSite = (one: string): boolean =>
  lexicon.is(one, "site-word") && one !== "page" && one !== "something" && !lexicon.is(one, "own-site-word");

/** Behind where it is, or what it is for: "in Leeds", "moving into school nursing:". */
function placeEnd(tokens: readonly Token[], at: number): number {
  const colon = tokens.findIndex(({ low }, index) => index > at && index < at + PART_WORDS_MAX && low === ":");
  if (!/^(?:in|near|around|from|at)$/.test(tokens[at]?.low ?? "") && colon < 0) return at;
  const end = tokens.findIndex(({ low }, index) => index > at && /^(?:with|showing|that|where|,|:)$/.test(low));
  return end < 0 ? tokens.length : end;
}

/** Where a word for a site stands that is asked for: "a simple website". */
function siteAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ one }, at) => {
    const before = tokens[at - 1]?.low;
    return lexicon.is(one, "site-word") && !lexicon.is(before, "preposition") && !lexicon.is(before, "other-portfolio");
  });
}
