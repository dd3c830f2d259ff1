// "Put the total at the top", "move the newsletter below the list": the order in which a page shows its parts; and "move the FAQ
// page before the contact page": another place in the navigation.
import { type Category, lexicon } from "../../../knowledge/words/lexicon.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Edit } from "../../edits/edit.ts";
import { mainEntity, pageOf } from "../../edits/ground/find.ts";
import { kindNamed } from "../features/name-feature.ts";
import { entityNamed, pageNamed } from "../words/named.ts";
import type { ClauseContext } from "../words/clauses.ts";
import { plain } from "../words/tokens.ts";

const asides: readonly Category[] = ["place-filler", "top-word", "bottom-word", "upper-place", "lower-place"];

/** Reads words for the place of a part of a page; null where they are about anything else. */
export function readPlace({ blueprint, text }: ClauseContext, words: readonly Token[]): Edit | null {
  // "The FAQ page", "first in the menu": the order of pages.
  const named = words.findIndex(({ low }) => /^(?:page|tab|menu|navigation)$/.test(low));
  if (named >= 0 && !/^(?:the|this|that|home|of)$/.test(words[named - 1]?.low ?? "the")) return null;
  const relative = words.findIndex(({ low }) => lexicon.is(low, "upper-place") || lexicon.is(low, "lower-place"));
  const edge = words.findLastIndex(({ low }) => lexicon.is(low, "top-word") || lexicon.is(low, "bottom-word"));
  const at = relative > 0 ? relative : edge;
  if (at < 1) return null;
  const isContent = ({ low }: Token): boolean => !asides.some((category) => lexicon.is(low, category));
  const [stated, after] = [words.slice(0, at).filter(isContent), words.slice(at + 1).filter(isContent)];
  const isUpper = lexicon.is(words[at]?.low, "top-word") || lexicon.is(words[at]?.low, "upper-place");
  const place = { stated, after, isUpper, isRelative: relative > 0, hasList: words.slice(0, at).some(({ low }) => low === "list") };
  return readFigures(blueprint, place, quote(text, words)) ?? readSection(blueprint, place) ?? readPageOrder(blueprint, place);
}

/** What stands on a page of its own moves with its page: behind the first one, or to the end. */
function readPageOrder(blueprint: Blueprint, { stated, isUpper, isRelative, hasList }: Stated): Edit | null {
  const listing = hasList && stated.length === 0 ? pageOf(blueprint, mainEntity(blueprint).id) : undefined;
  const page = listing ?? (isRelative || stated.length === 0 ? null : pageNamed(blueprint, stated));
  return page === null ? null : { kind: "move-page", page: page.id, before: isUpper ? (blueprint.pages[1]?.id ?? null) : null };
}

interface Stated {
  stated: readonly Token[];
  after: readonly Token[];
  isUpper: boolean;
  /** Whether it is to stand beside something that is named. */
  isRelative: boolean;
  hasList: boolean;
}

/** Totals and charts: on the page of the list that is named, else of the main one. */
function readFigures(blueprint: Blueprint, { stated, after, isUpper }: Stated, phrase: string): Edit | null {
  const speaksOf = (category: Category): boolean => stated.some(({ low }) => lexicon.is(low, category));
  const shown = speaksOf("chart-word") ? "chart" : speaksOf("total-word") ? "total" : null;
  if (shown === null || blueprint.entities.length === 0) return null;
  const rest = stated.filter(({ low }) => !lexicon.is(low, "chart-word") && !lexicon.is(low, "total-word"));
  const named = entityNamed(blueprint, after) ?? entityNamed(blueprint, rest);
  const page = (after.length > 0 ? pageNamed(blueprint, after) : null) ?? pageOf(blueprint, (named ?? mainEntity(blueprint)).id);
  return page === undefined ? null : { kind: "place-figures", shown, page: page.id, at: isUpper ? "top" : "bottom", phrase };
}

/** A section of a page with others: to an edge of the page, or beside another section of it. */
function readSection(blueprint: Blueprint, { stated, after, isUpper, isRelative, hasList }: Stated): Edit | null {
  for (const page of blueprint.pages) {
    if (page.sections.length < 2) continue;
    const list = page.sections.findIndex(({ kind }) => kind === "collection");
    const section = hasList && stated.length === 0 && list >= 0 ? list : sectionNamed(blueprint, page, stated);
    const other = isRelative ? sectionNamed(blueprint, page, after) : null;
    if (section === null || (isRelative && (other === null || other === section))) continue;
    const rest = page.sections.map((_, place) => place).filter((place) => place !== section);
    const to = other === null ? (isUpper ? 0 : rest.length) : rest.indexOf(other) + (isUpper ? 0 : 1);
    return { kind: "move-section", page: page.id, section, to };
  }
  return null;
}

function sectionNamed(blueprint: Blueprint, { sections }: Page, words: readonly Token[]): number | null {
  if (words.length === 0) return null;
  const kind = kindNamed(blueprint, words)?.kind;
  const entity = entityNamed(blueprint, words)?.id;
  const fits = (section: Section): boolean =>
    section.kind === "feature"
      ? blueprint.features.some((feature) => feature.id === section.feature && feature.kind === kind)
      : section.kind !== "figures" && section.entity === entity;
  const found = sections.findIndex(fits);
  return found < 0 ? null : found;
}

function pageIn({ blueprint }: ClauseContext, words: readonly Token[]): Page | null {
  const named = words.filter(({ low }) => !lexicon.is(low, "move-filler"));
  return named.length === 0 ? null : pageNamed(blueprint, named);
}

/** Reads words about the order of pages; null where they are about anything else. */
export function readMove(context: ClauseContext, all: readonly Token[]): Edit | null {
  const words = plain(all);
  const moves = /^(?:move|put|place|shift|bring|reorder)$/.test(words[0]?.low ?? "");
  const should = words.findIndex(({ low }) => /^(?:should|must)$/.test(low));
  if (!moves && should < 0) return null;
  const at = words.findIndex(({ low }, place) => place > 0 && lexicon.is(low, "position"));
  if (at < 0) return null;
  const page = pageIn(context, words.slice(moves ? 1 : 0, moves ? at : should));
  const to = words[at]?.low ?? "";
  const behindIt = words.slice(at + 1).filter(({ low }) => low !== "of");
  const other = pageIn(context, behindIt);
  if (page === null && moves && kindNamed(context.blueprint, words.slice(1, at)) !== null)
    return { kind: "refuse", reason: "There is no such page that could be moved." };
  if (page === null) return null;
  if (/^(?:first|front)$/.test(to)) return { kind: "move-page", page: page.id, before: context.blueprint.pages[1]?.id ?? null };
  if (/^(?:last|end)$/.test(to)) return { kind: "move-page", page: page.id, before: null };
  if (other === null) return null;
  const behind = /^(?:after|behind|below|right)$/.test(to);
  const rest = context.blueprint.pages.filter(({ id }) => id !== page.id);
  const place = rest.findIndex(({ id }) => id === other.id) + (behind ? 1 : 0);
  return { kind: "move-page", page: page.id, before: rest[place]?.id ?? null };
}
