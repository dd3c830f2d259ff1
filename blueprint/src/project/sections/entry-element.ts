// The form of a new row where it stands in a page.
import { ownedPath } from "../../model/people/owned-path.ts";
import { accessOf, entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { Section } from "../../schema/blueprint.ts";
import type { Who } from "../../schema/entity.ts";
import { type Element, element, imported } from "../code/expression.ts";
import { entityVariable } from "../files/entity-file.ts";
import { formParts } from "../records/form-parts.ts";

type EntrySection = Extract<Section, { kind: "entry" }>;

/** Whether what the form takes is handed in to others: whoever enters it does not see it afterwards. */
export function isHandedIn(project: ProjectModel, { entity }: Pick<EntrySection, "entity">): boolean {
  const { see = "everybody", change = "everybody" } = accessOf(project, entityOf(project, entity)) ?? {};
  const seeing = new Set([see].flat());
  if (seeing.has("everybody") || seeing.has("owner")) return false;
  const isMember = (who: Who): boolean => who !== "everybody" && seeing.has("members");
  // Whoever changes only what is theirs adds as a member.
  const adding = [change].flat().map((who): Who => (ownedPath(who) === null ? who : "members"));
  return adding.some((who) => who !== "admin" && !seeing.has(who) && !isMember(who));
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
