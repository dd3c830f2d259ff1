// The form of a new row where it stands in a page.
import { lockedIn } from "../../model/people/locked-in.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { Section } from "../../schema/blueprint.ts";
import { type Element, element, imported } from "../code/expression.ts";
import { entityVariable } from "../files/entity-file.ts";
import { formParts } from "../records/form-parts.ts";

type EntrySection = Extract<Section, { kind: "entry" }>;

/** Whether what the form takes is handed in to others, who alone see all of it. */
export function isHandedIn(project: ProjectModel, { entity }: Pick<EntrySection, "entity">): boolean {
  return lockedIn(project, { kind: "recent", entity, limit: 1 }) !== null;
}

/** The form. `isTitled`: its title stands above it already. */
export function entryElement(project: ProjectModel, section: EntrySection, isTitled: boolean): Element {
  const model = entityOf(project, section.entity);
  return element(imported("@/components/resource/entry-form", "EntryForm"), {
    entity: entityVariable(model),
    title: section.title,
    isTitled: isTitled ? undefined : true,
    isHandedIn: isHandedIn(project, section) ? true : undefined,
    isLink: model.hasDetail ? true : undefined,
    parts: formParts(project, model, entityVariable),
  });
}
