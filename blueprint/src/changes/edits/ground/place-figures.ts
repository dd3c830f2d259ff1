// Puts new totals and charts where the app shows such things: with the other figures, else above the list of their rows.
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";

function isFigure({ kind }: Capability): boolean {
  return kind === "total" || kind === "chart";
}

function withFigure(page: Page, figure: Capability): Page {
  const isFirst = (section: Section): boolean => section === page.sections.find((other) => other.kind === "figures");
  const sections = page.sections.map((section) => {
    if (section.kind !== "figures" || !isFirst(section)) return section;
    return { ...section, capabilities: [...section.capabilities, figure.id] };
  });
  return sections.some((section) => section.kind === "figures")
    ? { ...page, sections }
    : { ...page, sections: [{ kind: "figures", capabilities: [figure.id] }, ...page.sections] };
}

/** The page for a figure: one that shows figures, before all of the same entity; else the one that lists the entity. */
function pageFor(blueprint: Blueprint, figure: Capability): Page | undefined {
  const shows = (page: Page, entity: string | null): boolean =>
    page.sections.some(
      (section) =>
        section.kind === "figures" &&
        (entity === null ||
          section.capabilities.some((id) => blueprint.capabilities.some((other) => other.id === id && other.entity === entity))),
    );
  return (
    blueprint.pages.find((page) => shows(page, figure.entity)) ??
    blueprint.pages.find((page) => page.sections.some((section) => section.kind === "collection" && section.entity === figure.entity)) ??
    blueprint.pages.find((page) => shows(page, null))
  );
}

/** The blueprint with the figures that another one lacks on a page. */
export function placeFigures(blueprint: Blueprint, before: Blueprint): Blueprint {
  const fresh = blueprint.capabilities.filter((figure) => isFigure(figure) && !before.capabilities.some(({ id }) => id === figure.id));
  return fresh.reduce((placed, figure) => {
    const page = pageFor(placed, figure);
    return page === undefined
      ? placed
      : { ...placed, pages: placed.pages.map((other) => (other === page ? withFigure(other, figure) : other)) };
  }, blueprint);
}
