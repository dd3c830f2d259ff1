// A home page that repeats the list of another page shows the beginning of it with a link to all: searching, adding and changing
// belong to the page of the list.
import type { Page, Section } from "../../../schema/blueprint.ts";

type Collection = Extract<Section, { kind: "collection" }>;

const CARDS_MAX = 3;
const LINES_MAX = 5;

/** The pages, with the first rows in place of every list of the home page that another page, which everybody has, shows whole. Carousels stay. */
export function shortenRepeatedLists(pages: readonly Page[]): Page[] {
  const [home, ...others] = pages;
  if (home === undefined) return [];
  const open = others.filter(({ audience }) => audience === undefined);
  const whole = new Set(open.flatMap(({ sections }) => sections.filter(isWhole).map(({ entity }) => entity)));
  const sections = home.sections.map((section) => (isWhole(section) && whole.has(section.entity) ? beginningOf(section) : section));
  return [{ ...home, sections }, ...others];
}

const isWhole = (section: Section): section is Collection => section.kind === "collection" && section.isCarousel !== true;

/** A table becomes lines: few rows are not compared. */
function beginningOf({ entity, view, title }: Collection): Section {
  const areCards = view === "cards";
  return {
    kind: "recent",
    entity,
    limit: areCards ? CARDS_MAX : LINES_MAX,
    view: areCards ? "cards" : "list",
    ...(title !== undefined && { title }),
  };
}
