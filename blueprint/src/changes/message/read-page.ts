// "A page with statistics", "an overview page", "a page for suppliers".
import { fieldNoun } from "../../knowledge/field-nouns.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { capital, labelOf } from "../../reader/draft/draft-field.ts";
import { knownThing } from "../../reader/parse/description/things/known-thing.ts";
import { nounOf, nounPhrase } from "../../reader/text/noun-phrase.ts";
import { quote, type Token } from "../../reader/text/token.ts";
import type { Edit } from "../edits/edit.ts";
import { mainEntity } from "../edits/ground/find.ts";
import type { Item } from "./words/items.ts";
import { entityNamed, fieldsNamed, isStatistics } from "./words/named.ts";
import { lowText, plain } from "./words/tokens.ts";
import type { ClauseContext } from "./words/clauses.ts";

const naming = /^(?:called|named|titled)$/;
const pageWords = /^(?:pages?|screen|tab|section|dashboard|subpage)$/;
/** The name of a new page that nobody named: the words for what it shows. */
function titleOf(head: readonly Token[], about: readonly Token[]): string {
  const dashboard = head.find((token) => token.low === "dashboard");
  if (about.length === 0 && dashboard !== undefined) return "Dashboard";
  const page = head.findIndex((token) => pageWords.test(token.low));
  const before = head.slice(0, Math.max(page, 0)).filter((token) => !lexicon.is(token.low, "new-item"));
  const words = labelOf(lowText(about.length > 0 ? about : before));
  if (about.length > 4) return "Statistics";
  return /^stats?$/i.test(words) ? "Statistics" : words;
}

function nameIn({ written }: ClauseContext, head: readonly Token[]): string | null {
  const at = head.findIndex((token) => naming.test(token.low));
  const words = at < 0 ? [] : head.slice(at + 1).filter((token) => /[\p{L}\p{N}]/u.test(token.text));
  return words.length === 0 ? null : capital(quote(written, words)).slice(0, 60);
}

/** The figures of what the words name beside "statistics", under these words; all figures where they name nothing of the app. */
function figuresOf({ blueprint }: ClauseContext, about: readonly Token[]): { entity: string | null; title: string } {
  const rest = about.filter((token) => !isStatistics(token.low) && !/^(?:key|main|some|all)$/.test(token.low));
  if (about.length === 0) return { entity: null, title: "Dashboard" };
  const title = labelOf(lowText(about));
  if (rest.length === 0) return { entity: null, title: /^stats?$/i.test(title) || about.length > 3 ? "Statistics" : title };
  const entity = entityNamed(blueprint, rest) ?? fieldsNamed(blueprint, rest, null)[0]?.entity ?? null;
  return entity === null
    ? { entity: null, title: "Statistics" }
    : { entity: entity.id, title: labelOf(`${entity.name.one} statistics`).slice(0, 60) };
}

/** "A page with a chart of invoices by month", "a page for total revenue": one figure, and not all of them. */
function figureOf(context: ClauseContext, words: readonly Token[], page: number): Edit | null {
  const { blueprint } = context;
  const from = words.findIndex((token) => /^(?:charts?|graphs?|plots?|totals?|sums?|averages?)$/.test(token.low));
  const stop = words.findIndex((token, at) => at > page && naming.test(token.low));
  const content = words
    .slice(Math.max(from, 0), stop < 0 ? undefined : stop)
    .filter((token) => from >= 0 && !pageWords.test(token.low) && !/^(?:showing|shows|that|which|with)$/.test(token.low));
  const about = content.slice(1).filter((token) => !lexicon.is(token.low, "page-name-filler"));
  if (from < 0 || about.length === 0 || /^(?:and|with)$/.test(content[1]?.low ?? "")) return null;
  const said = content.map((token) => token.text).join(" ");
  const total = /^(?:total|sum|average)/.test(content[0]?.low ?? "");
  const by = about.findIndex((token) => /^(?:by|per|over)$/.test(token.low));
  const measured = by < 0 ? about : about.slice(0, by);
  // "Revenue per client" is of what has a client; "invoices by client" is of invoices.
  const owner = [measured, about.slice(by + 1)].flatMap((some) => fieldsNamed(blueprint, some, null)).map((found) => found.entity)[0];
  const entity = entityNamed(blueprint, measured) ?? owner;
  return {
    kind: "add-figure-page",
    said: total ? `calculate the ${said}` : `a ${said}`,
    entity: (entity ?? mainEntity(blueprint)).id,
    title: nameIn(context, words),
  };
}

/**
 * "The number of pages", "a page count", "the current page (of each book)": what a thing has, and no page of the app. `ofThing`: the
 * words were said to be of one of its things.
 */
export function isOwnPage({ blueprint }: ClauseContext, words: readonly Token[], ofThing: boolean): boolean {
  const page = words.findIndex((token) => pageWords.test(token.low));
  const [counted, before, own, after] = [words[page - 2], words[page - 1], words[page], words[page + 1]];
  if (own === undefined || own.low === "dashboard") return false;
  if (before?.low === "many" || (before?.low === "of" && fieldNoun(counted?.one ?? "")?.type === "number")) return true;
  if (after === undefined) {
    const rest = words.slice(0, page).filter((token) => !lexicon.is(token.low, "page-filler"));
    if (rest.length === 0) return ofThing && own.low === "pages";
    const said = lowText(rest);
    const isOurs = isStatistics(said) || lexicon.names(said, "overview-page") || /^(?:detail|details|add|edit)$/.test(before?.low ?? "");
    return ofThing && !isOurs && entityNamed(blueprint, rest) === null && fieldNoun(`${said} ${own.one}`) !== null;
  }
  const joins = lexicon.is(after.low, "page-filler") || lexicon.is(after.low, "preposition") || naming.test(after.low);
  if (joins || isStatistics(after.low) || entityNamed(blueprint, [after]) !== null) return false;
  return fieldNoun(`${own.low} ${after.one}`) !== null && (ofThing || knownThing({ ...nounOf(after.one), plural: true }) === null);
}

/** Reads words for a page; null where they are for something else. */
export function readPage(context: ClauseContext, head: readonly Token[], item: Item): Edit | null {
  const { blueprint } = context;
  const words = plain([...head, ...item.tail]);
  const page = words.findIndex((token) => pageWords.test(token.low));
  if (page < 0 || /^(?:detail|details|add|edit)$/.test(words[page - 1]?.low ?? "")) return null;
  const about = words.filter((token, at) => at !== page && !lexicon.is(token.low, "page-filler"));
  const said = lowText(about);
  const dashboard = words[page]?.low === "dashboard";
  const figure = figureOf(context, words, page);
  if (figure !== null) return figure;
  const given = nameIn(context, [...head, ...item.tail]);
  const title = given ?? titleOf([...head, ...item.tail], about);
  if (isStatistics(said) || (dashboard && (about.length === 0 || entityNamed(blueprint, about) !== null)))
    return { kind: "add-page", shows: "figures", ...figuresOf(context, about), ...(given !== null && { title: given }) };
  if (lexicon.names(said, "overview-page")) return { kind: "add-page", shows: "overview", entity: null, title };
  const entity = entityNamed(blueprint, about);
  if (entity !== null) return { kind: "add-page", shows: "entity", entity: entity.id, title };
  const noun = nounPhrase(about);
  // "My favourite recipes" are some of the recipes, and no list of their own.
  const some = about.length > 1 && entityNamed(blueprint, about.slice(-1)) !== null;
  const thing = noun === null ? null : knownThing(noun);
  if (noun !== null && !some && (thing !== null || noun.plural)) return { kind: "add-entity", said: quote(context.text, noun.tokens) };
  if (words[page]?.low === "section")
    return {
      kind: "refuse",
      reason: 'A section of text needs its words, such as “add a section with the text "We are closed in August"”.',
    };
  return {
    kind: "refuse",
    reason: `A page “${title}” is nothing that I can build: a page can list one kind of thing, show statistics, or show what is new.`,
  };
}
