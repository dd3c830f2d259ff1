// A carousel has no controls. Rows that stand in nothing else are not searched and sorted, unless the request asks for that: then they
// stand beside each other.
import type { Plan } from "../../../reader/draft/plan.ts";
import type { Page, Section } from "../../../schema/blueprint.ts";

const CONTROLS: ReadonlySet<string> = new Set(["search", "sort", "filter"]);

/** Takes the controls of rows that stand in carousels alone from the plan; the pages, with lists in place of carousels whose rows are searched. */
export function settleCarousels(plan: Plan, pages: readonly Page[]): Page[] {
  const isList = (section: Section): section is Extract<Section, { kind: "collection" }> => section.kind === "collection";
  const lists = Map.groupBy(
    pages.flatMap(({ sections }) => sections.filter(isList)),
    ({ entity }) => entity,
  );
  const moving = new Set([...lists].filter(([, all]) => all.every(({ isCarousel }) => isCarousel === true)).map(([entity]) => entity));
  const isControl = ({ kind, entity }: Plan["capabilities"][number]): boolean => CONTROLS.has(kind) && moving.has(entity);
  const searched = new Set(plan.capabilities.filter((one) => isControl(one) && one.phrase !== null).map(({ entity }) => entity));
  plan.capabilities = plan.capabilities.filter((one) => !isControl(one) || searched.has(one.entity));
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      if (!isList(section) || !searched.has(section.entity)) return section;
      const { isCarousel: _moving, ...still } = section;
      return still;
    }),
  }));
}
