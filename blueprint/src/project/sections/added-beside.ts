import type { Section } from "../../schema/blueprint.ts";

/** The id of the entity whose rows a section lists, all or those of whoever looks: they are added where they are listed. Null for another section, and for one's own rows where their form stands in the page. */
export function addedBeside(section: Section, all: readonly Section[]): string | null {
  if (section.kind === "collection") return section.entity;
  const isFormed = all.some((one) => one.kind === "entry" && section.kind === "own" && one.entity === section.entity);
  return section.kind === "own" && !isFormed ? section.entity : null;
}
