// What stands before a list of fields and only calls the whole something: "Canoe club" of "Canoe club: boats with name and
// length". The club is not what is listed: what has the fields is.
import { slugOf } from "../../../knowledge/field.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Reading } from "../../../schema/reading.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { featureIn } from "../../lexicon/features.ts";
import { builders, containers } from "../../lexicon/nouns.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import { detailsIn } from "../records/details-in.ts";
import { isPronoun, phraseAt } from "../records/heading.ts";
import { isHolder, requestAt } from "../requests/request-start.ts";

const HEADING =
  /^(?<heading>(?:[^:.!?\n,;()–—]|(?<=\b[A-Z]\p{Ll}{1,3})\.(?= \p{Lu})){3,60}?)(?:\s*[:–—]\s*|\s+-\s+|\.\s+|\n+)(?<rest>\S[^]*)$/u;
const HEADING_WORDS_MAX = 6;
const ROW_WORDS_MAX = 3;
const TITLE_CHARACTERS_MAX = 40;
const DETAILS_MIN = 2;

/** "Canoe club", "Loan desk for tools": a name, and no request, nor what rows stand in or what an app does. */
function isHeading(tokens: readonly Token[]): boolean {
  const name = phraseAt(tokens);
  const last = name.at(-1);
  const isOther = tokens.some((token) => isPronoun(token) || builders.has(token.low) || /^(?:is|are|was|has|have|with)$/.test(token.low));
  if (last === undefined || tokens.length > HEADING_WORDS_MAX || isOther || requestAt(tokens) >= 0) return false;
  const isHeld = isHolder(last.one) || (containers.has(last.one) && !lexicon.is(last.one, "lending-place"));
  const isOwned = name.some(({ low }) => low.endsWith("'s"));
  const isPart = (!isOwned && featureIn(name.map(({ one }) => one)) !== null) || tokens.some(({ one }) => lexicon.is(one, "site-word"));
  const isOne = last.low === last.one || isOwned;
  return !isHeld && !isPart && isOne && last.speech !== "adjective";
}

/** "Boats with name, length", "each tool has a name and a shelf": of what the list is, in the singular; null where no list begins. */
function rowIn(tokens: readonly Token[]): string | null {
  const isEach = /^(?:each|every)$/.test(tokens[0]?.low ?? "");
  const from = isEach || lexicon.is(tokens[0]?.low, "determiner") || lexicon.is(tokens[0]?.low, "possessive") ? 1 : 0;
  const end = tokens.findIndex(({ low }, at) => at > from && /^(?:with|has|have|having|:)$/.test(low));
  const row = tokens.slice(from, end);
  const last = row.at(-1);
  const isRow = end > 0 && row.length <= ROW_WORDS_MAX && last !== undefined && (isEach || last.low !== last.one);
  if (!isRow) return null;
  const { details } = detailsIn(tokens.slice(end + 1));
  const fields = details.filter(({ isField }) => isField).length;
  return fields >= DETAILS_MIN && fields * 2 >= details.length ? last.one : null;
}

/** "Loan desk for tools", and no more than "Jacket lending" of "Jacket lending at the brass band". */
function namedIn(tokens: readonly Token[]): readonly Token[] {
  const name = phraseAt(tokens);
  const [joint, behind] = tokens.slice(name.length);
  const isWhole = joint?.low === "for" && behind !== undefined && !lexicon.is(behind.low, "determiner") && !isPossessive(behind);
  return isWhole && (tokens.at(-1)?.end ?? 0) <= TITLE_CHARACTERS_MAX ? tokens : name;
}

const isPossessive = ({ low }: Token): boolean => lexicon.is(low, "possessive");

/** What `read` makes of a text: without the heading before its list, and called by it, where the rest becomes that list. */
export function underHeading(text: string, read: (rest: string) => Reading): Reading {
  const { heading = "", rest = "" } = HEADING.exec(text)?.groups ?? {};
  const tokens = sentencesOf(heading)[0]?.tokens ?? [];
  const row = isHeading(tokens) ? rowIn(sentencesOf(rest)[0]?.tokens ?? []) : null;
  const reading = row === null ? null : read(rest);
  const isListed =
    reading?.outcome === "blueprint" &&
    reading.blueprint.kind === "tool" &&
    reading.blueprint.entities[0]?.name.one.split(" ").at(-1) === row;
  if (!isListed) return read(text);
  const { blueprint, understood } = reading;
  const title = titleCase(quote(heading, namedIn(tokens)).replace(/^(?:the|an?|my|our) /i, ""));
  const called = { ...blueprint, title, slug: slugOf(title) };
  return { ...reading, blueprint: called, understood: [{ phrase: heading, became: ["title"] }, ...understood] };
}
