// Reads a page: sections under other names, a text alone, a section's parts on the page itself.
import { readAbility } from "../abilities/read-ability.ts";
import { asItems, asList, asValues, asWords, asWordsOrNull, pick } from "../form/lenient.ts";
import { readAudience } from "../roles/audience.ts";
import { sectionMembers } from "./section-members.ts";

const VIEWS: Readonly<Record<string, string>> = {
  cards: "cards",
  grid: "cards",
  list: "list",
  table: "table",
  carousel: "carousel",
  slider: "carousel",
  slideshow: "carousel",
};

/** A section in the form of its schema; a text alone is a section of it. */
function readSection(said: unknown): unknown {
  const values = asValues(said) ?? { text: asWords(said) };
  const text = pick(values, "text", "body", "paragraph", "paragraphs", "content", "description");
  const told = pick(values, "abilities", "ability", "charts", "chart", "figures");
  const abilities = asValues(told) === null ? asList(told) : [told];
  const contents = sectionMembers.flatMap(({ key, otherNames, read }) => {
    const content = pick(values, key, ...otherNames);
    const value = content === undefined ? undefined : read(content);
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    wish: asWordsOrNull(pick(values, "wish"), 200),
    heading: asWordsOrNull(pick(values, "heading", "title", "name"), 60),
    text: asWordsOrNull(Array.isArray(text) ? text.map(asWords).join("\n\n") : text, 2_000),
    thing: asWordsOrNull(pick(values, "thing", "rows", "entity", "collection", "things"), 60),
    as: VIEWS[asWords(pick(values, "as", "view", "layout")).toLowerCase()] ?? null,
    abilities: abilities.map(readAbility).filter((one) => one !== null),
    ...Object.fromEntries(contents),
  };
}

/** A page in the form of its schema; null where it has no title. */
export function readPage(said: unknown): unknown {
  const values = asValues(said) ?? { title: said };
  const title = asWordsOrNull(pick(values, "title", "name", "heading"), 60);
  if (title === null) return null;
  const { title: _title, name: _name, heading: _heading, for: _for, audience: _audience, ...rest } = values;
  const told = pick(values, "sections", "parts", "blocks", "contents");
  // What stands on the page itself is its only section.
  const sections = told === undefined ? (Object.keys(rest).length === 0 ? [] : [rest]) : asItems(told);
  return { title, for: readAudience(pick(values, "for", "audience", "visibleTo")), sections: sections.map(readSection) };
}

/** Pages in the form of their schema. */
export function readPages(said: unknown): unknown[] {
  const values = asValues(said);
  const isPage = values !== null && pick(values, "sections", "title") !== undefined;
  const list = isPage ? [said] : values === null ? asList(said) : asItems(said).map((one) => withTitle(one));
  return list.map(readPage).filter((page) => page !== null);
}

/** An entry of an object of pages, whose name is its title. */
function withTitle(one: unknown): unknown {
  const values = asValues(one);
  return values === null ? one : { title: values["title"] ?? values["label"], ...values };
}
