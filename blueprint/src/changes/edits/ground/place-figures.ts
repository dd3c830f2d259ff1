// Puts new totals and charts where the app shows such things: with the other figures, else above the list of their rows.
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import { isFigure, pageOf, withPage } from "./find.ts";

/** The sections without these figures; those in which no other stands are gone. */
export function withoutFigures(sections: readonly Section[], isGone: (id: string) => boolean): Section[] {
  return sections.flatMap((section): Section[] => {
    if (section.kind !== "figures") return [section];
    const capabilities = section.capabilities.filter((id) => !isGone(id));
    return capabilities.length === 0 ? [] : [{ ...section, capabilities }];
  });
}

function withFigure({ sections, ...page }: Page, { id }: Capability): Page {
  const first = sections.find((section) => section.kind === "figures");
  if (first === undefined) return { ...page, sections: [{ kind: "figures", capabilities: [id] }, ...sections] };
  const grown = { ...first, capabilities: [...first.capabilities, id] };
  return { ...page, sections: sections.map((section) => (section === first ? grown : section)) };
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
    pageOf(blueprint, figure.entity) ??
    blueprint.pages.find((page) => shows(page, null))
  );
}

/** The blueprint with the figures that another one lacks on a page. */
export function placeFigures(blueprint: Blueprint, before: Blueprint): Blueprint {
  const fresh = blueprint.capabilities.filter((figure) => isFigure(figure) && !before.capabilities.some(({ id }) => id === figure.id));
  return fresh.reduce((placed, figure) => {
    const page = pageFor(placed, figure);
    return page === undefined ? placed : withPage(placed, page.id, (whole) => withFigure(whole, figure));
  }, blueprint);
}
