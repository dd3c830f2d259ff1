// What a text asks to be shown on a website: whose it is, what it is called, its prices, its hours, its form and its other
// parts, wherever they stand, in the words that the parser reads best. Owners that nobody knows are somebody's business.
import { isOfNoTrade } from "../../../features/site/copy/subject.ts";
import { article } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { isSpecification } from "../../parse/specification/is-specification.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { meansPeople, nounKind } from "../../text/noun-kind.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../text/token.ts";
import type { Restatement } from "../readings/restatements-of.ts";
import type { SiteForm } from "./form-in.ts";
import { linesIn, type OwnSection, SERVICES, usualSections } from "./own-sections.ts";
import { requestAt } from "../requests/request-start.ts";
import { isSite, type SiteAsked, siteAsked } from "./site-asked.ts";
import { introduced, isKnownOwner, named, ownThing } from "./site-owner.ts";
import { ABOUT, HOURS, isPublicThing, knownIn, type Part, partSaid, partsOf, PRICES, withoutAmplified } from "./site-parts.ts";
import { taggedOwner } from "./tagged-owner.ts";
import { isShownBy, nameIn, statesOf, type Stated, statedIn } from "./stated-in-site.ts";

const KNOWN_PARTS_MIN = 2;
const PART_WORDS_MAX = 5;
const SPECIFICATION_MIN = 400;
const GALLERY = "a gallery";

/** A site that is asked for. */
export interface SiteRequest extends Restatement {
  /** The same in other words, for owners that nobody knows. */
  others: readonly string[];
  /** The same with the known parts alone: for others that would be read as something else, which are left over then. */
  bare: Restatement | null;
  /** Whose it is, where the text says so besides what it asks for. */
  owner: string | null;
  /** Whether it states prices, hours or what a form asks: nothing else was meant. */
  isDetailed: boolean;
  /** What the words of the restatement stand for, in the person's own. */
  origins: readonly { means: string; said: string }[];
  /** Whether it is a portfolio or a CV. */
  ofPerson: boolean;
  /** What only its owner can write. */
  sections: readonly OwnSection[];
  /** What its form asks. */
  fields: SiteForm["fields"];
}

/** "Opening hours and price list page for my shop, with a map": a page for a shop with what stands before it. */
const PARTS_FIRST =
  /^(?:(?:an?|the) )?(?<parts>[^.,:;]{4,60}?) (?:web ?)?(?:page|site|website) for (?<whose>(?:my|our) [^.,:;]{3,60}?)(?:,? with (?<more>[^.]+))?[.!]?$/i;

function partsBehind(text: string): string {
  const { parts = "", whose = "", more } = PARTS_FIRST.exec(text)?.groups ?? {};
  return knownIn(parts).length === 0 ? text : `A website for ${whose} with ${parts}${more === undefined ? "" : `, ${more}`}`;
}

/** What a cleaned text asks to be on a site, as a sentence of its own; null where it asks for none with parts that sites have. */
export function siteRequest(typed: string): SiteRequest | null {
  const text = partsBehind(typed);
  const sentences = sentencesOf(text);
  const found = statedIn(text, sentences);
  const isDetailed = found.offers !== null || found.hours !== null || (found.form?.fields.length ?? 0) > 0;
  const asked = isSpecification(text) && text.length > SPECIFICATION_MIN ? null : siteAsked(sentences, isDetailed);
  if (asked === null) return null;
  const { at, site, listings } = asked;
  const owner = widened(asked.owner, text);
  const isOwn = lexicon.is(site.one, "own-site-word");
  // "Page for our bell ringers", "site for our two boats in Kent".
  const isTheirs = owner !== null && (isKnownOwner(owner) || isOurs(owner, sentences[0]));
  const isBare = sentences.length === 1 && isTheirs && asked.from >= (sentences[0]?.tokens.length ?? 0);
  const speaker = introduced(
    sentences.flatMap((sentence) => sentence.tokens),
    true,
  );
  const whose = owner ?? speaker?.owner ?? null;
  if (listings.length === 0 && !isDetailed && !isOwn && !isBare)
    return asked.isUsed || isSite(site.one) ? plainRequest(text, { sentences, asked, whose }) : null;
  const stated = { ...found, name: nameIn(text, whose) };
  const said = withoutAmplified(listings.flatMap((listing) => partsOf(listing).map((part) => partSaid(text, part, isOwn))));
  const lines = linesIn(text, sentences.slice(at));
  const known = said.filter(({ isKnown }) => isKnown).length;
  // What somebody shows of themselves has many names, and none of them is a list of other people's.
  const isPerson = isOwn || (whose !== null && nounKind(whose) === "person");
  const isWhole = isSite(site.one) && whose !== null;
  const isFew = isPerson || isWhole ? known === 0 : (known < KNOWN_PARTS_MIN && whose === null) || known * 2 < said.length;
  const isStated =
    isBare ||
    lines.length > 0 ||
    said.some(({ section, isClause }) => section !== null && isClause) ||
    said.filter((part) => part.isKnown || isRoom(part)).length * 2 > said.length;
  if (isFew && !isDetailed && !isOwn && !isStated) return plainRequest(text, { sentences, asked, whose });
  if (!isOwn && whose === null && stated.name === null && known === 0 && ownThing(sentences[at]?.tokens ?? []) === null) return null;
  const title = owner === null ? (speaker?.title ?? null) : null;
  const ownSite = isOwn ? site : undefined;
  return restated({ ...asked, text, sentences, whose, title, isBare, said, isPerson, stated, isDetailed, lines, ownSite });
}

/** "Chimney *sweep business*": whose a site is, with the words of it that the tagger sees besides. */
function widened(owner: string | null, text: string): string | null {
  const tagged = owner === null ? null : taggedOwner(text);
  return owner !== null && tagged?.startsWith(`${owner} `) === true ? tagged : owner;
}

/** Whether a sentence says that something is the speaker's own: "our two boats". */
function isOurs(owner: string, sentence: Sentence | undefined): boolean {
  const tokens = sentence?.tokens ?? [];
  const at = tokens.findIndex(({ low }) => low === owner.split(" ")[0]);
  return /^(?:my|our)$/.test(tokens[at - 1]?.low ?? "");
}

/** The site of somebody who only introduces themselves, with what the text says of it; null where nobody does. */
function plainRequest(
  text: string,
  { sentences, asked, whose }: { sentences: readonly Sentence[]; asked: SiteAsked; whose: string | null },
): SiteRequest | null {
  if (whose === null || asked.owner !== null) return null;
  const behind = (sentences[asked.at]?.tokens ?? []).slice(asked.from);
  // "The old website had a picture of a cat": what somebody tells of a site asks for nothing.
  const isTold = behind[0]?.speech === "verb";
  const said = `A website for ${article(whose)} ${whose} ${isTold ? "" : quote(text, behind)}`.trimEnd();
  return {
    text: said,
    rest: [],
    others: [],
    bare: null,
    owner: whose,
    isDetailed: false,
    origins: [],
    ofPerson: false,
    sections: [],
    fields: [],
  };
}

interface Asked extends Pick<SiteAsked, "at" | "label" | "behind"> {
  text: string;
  sentences: readonly Sentence[];
  whose: string | null;
  /** What the owner calls the trade: "celebration cakes". */
  title: string | null;
  /** Whether the text only says whose it is. */
  isBare: boolean;
  said: readonly Part[];
  isPerson: boolean;
  stated: Stated;
  isDetailed: boolean;
  lines: readonly OwnSection[];
  /** "Portfolio", "CV". */
  ownSite: Token | undefined;
}

function restated(asked: Asked): SiteRequest {
  const { whose, stated, isDetailed, ownSite, lines } = asked;
  const uses = asked.said.map((part) => ({ ...part, use: useOf(part, asked) }));
  const written = [...uses.filter(({ use }) => use === "section").flatMap(({ section }) => section ?? []), ...lines];
  const isBare = written.length === 0 && ownSite !== undefined && ownSite.one !== "portfolio";
  const name = stated.name ?? uses.find(({ use }) => use === "name")?.part ?? ownTitle(asked);
  const called = name === null ? "" : ` called "${name}"`;
  const calledPlain = ` called "${name ?? (whose === null ? "My Website" : titleCase(whose))}"`;
  const shown = shownSaid(asked, uses);
  const site = ownSite === undefined ? "website" : `${ownSite.low} site`;
  const ofNobody = ownSite === undefined ? "A business website" : `A ${site}`;
  const isStated = ownSite !== undefined || whose === null || whose.endsWith(" business");
  // "Mum's 80th" is no business.
  const isSomebodys = whose?.includes("'s ") === true;
  const rest = restOf(asked, uses).filter((one) => one !== "" && !lines.some((line) => one.includes(line.said)));
  const whole = whose === null ? ofNobody : `A ${site} for ${named(whose)}`;
  return {
    text: `${whole}${called}${shown}`,
    others: [
      ...(isStated || isSomebodys ? [] : [`A website for ${article(whose)} ${whose} business${calledPlain}${shown}`]),
      `${ofNobody}${calledPlain}${shown}`,
    ],
    rest,
    bare: {
      text: `${ofNobody}${calledPlain}${shownSaid(
        asked,
        uses.filter(({ isKnown }) => isKnown),
      )}`,
      rest: [...rest, ...uses.filter(({ use, isKnown }) => use === "shown" && !isKnown).map(({ tokens }) => quote(asked.text, tokens))],
    },
    owner: asked.isBare ? null : whose,
    isDetailed,
    ofPerson: ownSite !== undefined || isSomebodys,
    sections: isBare ? usualSections("cv") : written,
    origins: originsOf(asked, uses),
    fields: stated.form?.fields ?? [],
  };
}

/** A name from what somebody does, where nobody gives one: "Celebration Cakes", "Harp Repairing". */
function ownTitle({ text, sentences, at, whose, title, label, isDetailed, ownSite }: Asked): string | null {
  if (title !== null) return titleCase(title);
  if (whose === null && label !== null) return titleCase(`${label} ${ownSite?.low ?? ""}`);
  if (whose === null)
    return ownSite === undefined ? titleCase(ownThing(sentences[at]?.tokens ?? []) ?? taggedOwner(text) ?? "my website") : null;
  const words = whose.replace(/ business$/, "");
  const isPlain = !isDetailed && named(whose) === `${article(whose)} ${whose}` && !(words !== whose && words.includes(" "));
  return isPlain || !whose.includes(" ") ? null : titleCase(words);
}

type Used = Part & { use: "shown" | "section" | "name" | "left" };

/** "The prayer times": what a site has of its own, and no rows. */
const isRoom = ({ section, tokens }: Part): boolean => section !== null && /^(?:the|our|my)$/.test(tokens[0]?.low ?? "");

/** What becomes of a part: it is shown, written by the owner, the owner's name, or left out. */
function useOf(part: Part, { text, stated, isDetailed, isPerson, whose, ownSite, lines }: Asked): Used["use"] {
  const isShown = isShownBy(stated, text, part.tokens) || lines.some(({ said }) => said.includes(quote(text, part.tokens)));
  if (part.isKnown) return "shown";
  if (isShown) return "left";
  // "Ada Quill".
  if (ownSite !== undefined && part.tokens.length > 1 && part.tokens.every((token) => /^\p{Lu}\p{Ll}/u.test(token.text))) return "name";
  const isShort = part.part.split(" ").length <= PART_WORDS_MAX;
  // "Our patients" are no list of patients that everybody reads.
  const isMine = (isDetailed || isPerson || meansPeople(part.tokens.at(-1)?.one ?? "")) && /^(?:my|our)$/.test(part.tokens[0]?.low ?? "");
  // "Nearest hotels" are nobody's list.
  const isOthers = lexicon.is(part.tokens[0]?.low, "nearness-word");
  const isFree =
    isOthers ||
    part.isClause ||
    isMine ||
    ownSite !== undefined ||
    ((isDetailed || whose !== null) && !(isShort && isPublicThing(part.tokens)));
  if (part.section !== null && isFree) return "section";
  // Of somebody's site nothing is a list that is not known as one.
  const isListed = whose === null || isPublicThing(part.tokens);
  return !part.isDone && !isDetailed && !isPerson && isShort && isListed ? "shown" : "left";
}

/** The known parts of a site in the words that the parser reads best. */
function shownSaid({ text, sentences, at, whose, stated, isDetailed, ownSite }: Asked, uses: readonly Used[]): string {
  const isPictured = ownSite?.one === "portfolio" && !uses.some(({ part }) => part === GALLERY);
  const later = sentences.flatMap((sentence, index) => (index !== at && isDetailed ? knownIn(quote(text, sentence.tokens)) : []));
  const asked = uses.filter(({ use }) => use === "shown").map(({ part }) => part);
  const parts = [...new Set([...asked, ...later, ...(isPictured ? [GALLERY] : [])])].filter(
    (part) =>
      !(stated.offers !== null && part === PRICES) &&
      !(stated.hours !== null && part === HOURS) &&
      !(stated.form !== null && part.endsWith(" form")) &&
      part !== SERVICES &&
      !(part === ABOUT && isOfNoTrade(`a website for ${named(whose ?? "business")}`)),
  );
  // A form lists what it asks for: what stands beside it in one sentence would be asked for too.
  const [forms, others] = [parts.filter((part) => part.endsWith(" form")), parts.filter((part) => !part.endsWith(" form"))];
  const hours = hoursSaid(text, stated);
  const shown = [
    ...(stated.offers === null ? [] : [`a price list (${stated.offers})`]),
    ...(hours === null ? [] : [`${HOURS} ${hours}`]),
    ...others,
  ];
  return [
    shown.length === 0 ? "" : ` with ${listed(shown)}`,
    ...[...(stated.form === null ? [] : [formSaid(stated.form)]), ...forms].map((one) => `It has ${one}`),
  ].join(". ");
}

const hoursSaid = (text: string, { hours }: Stated): string | null => (hours === null ? null : text.slice(hours.start, hours.end));

/** What the text says besides. */
function restOf({ text, sentences, at, behind, stated, whose }: Asked, uses: readonly Used[]): string[] {
  const isStated = (sentence: Sentence): boolean => statesOf(stated, text, sentence);
  const isLeft = ({ use, part, tokens }: Used): boolean =>
    use === "left" && !isStated({ tokens, bullet: false }) && stated.form?.said.includes(part) !== true;
  const isOther = (sentence: Sentence, index: number): boolean =>
    index !== at &&
    (index > at || requestAt(sentence.tokens) >= 0) &&
    !behind.includes(sentence) &&
    !isStated(sentence) &&
    knownIn(quote(text, sentence.tokens)).length === 0;
  return [
    ...uses.filter((one) => one.saysMore && !isShownBy(stated, text, one.tokens)).map((one) => quote(text, one.tokens)),
    ...uses.filter(isLeft).map(({ part }) => part),
    ...sentences.filter(isOther).map((one) => quote(text, one.tokens)),
  ].filter((one) => whose === null || !one.endsWith(whose));
}

function originsOf({ text, stated }: Asked, said: readonly Used[]): SiteRequest["origins"] {
  const hours = hoursSaid(text, stated);
  const formed = stated.form === null ? [] : [{ means: formSaid(stated.form), said: stated.form.said }];
  const isFull = (stated.form?.fields.length ?? 0) > 0;
  const form = isFull ? text.indexOf(stated.form?.said ?? "") : text.length;
  const isFormed = ({ tokens }: Part): boolean =>
    (tokens[0]?.start ?? 0) < form + (stated.form?.said.length ?? 0) && (tokens.at(-1)?.end ?? 0) > form;
  return [
    ...(isFull ? formed : []),
    ...said
      .filter((one) => !isFormed(one) && (one.isKnown || (one.use === "shown" && one.section !== null)))
      .map((one) => ({ means: one.part, said: quote(text, one.tokens).replace(/^(?:(?:an?|the|my|our|some|maybe|roughly|with) )+/i, "") })),
    ...(stated.offers === null ? [] : [{ means: `a price list (${stated.offers})`, said: stated.offersSaid }]),
    ...(isFull ? [] : formed),
    ...(hours === null ? [] : [{ means: `${HOURS} ${hours}`, said: hours }]),
  ];
}

const formSaid = ({ kind }: SiteForm): string => kind;
