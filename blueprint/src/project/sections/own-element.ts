// The rows of whoever is logged in, as those below a row are shown.
import { hasAddPage } from "../../model/entity-model.ts";
import { ownHeadings } from "../../model/people/heading-fields.ts";
import { ownedPath } from "../../model/people/owned-path.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { Page, Section } from "../../schema/blueprint.ts";
import { array, type Element, element, imported } from "../code/expression.ts";
import { listedButtons, namesOf, shortLayout } from "../files/card-layout.ts";
import { entityVariable } from "../files/entity-file.ts";
import type { Parts } from "../parts.ts";
import { keysAlong } from "../records/state-changes.ts";

/** The rows that whoever is logged in added, or that concern these. `isTitled`: the text above is their heading. */
export function ownElement(
  { project, parts }: { project: ProjectModel; parts: Parts },
  { entity: id, title, of = ["owner"] }: Extract<Section, { kind: "own" }>,
  { page, isTitled, hasAddLink }: { page: Page; isTitled: boolean; hasAddLink: boolean },
): Element {
  const model = entityOf(project, id);
  const paths = of.flatMap((who) => ownedPath(who) ?? []).map((path) => keysAlong(project, id, path));
  return element(imported("@/components/resource/own-rows", "OwnRows"), {
    entity: entityVariable(model),
    title,
    // The text above or the heading of the page says it already.
    isTitled: isTitled || title === page.title ? undefined : true,
    of: paths.join() === "" ? undefined : array(paths),
    hasAddLink: hasAddLink ? true : undefined,
    hasForm: hasAddPage(model) ? true : undefined,
    headings: namesOf(ownHeadings(model)),
    ...shortLayout(project, model, [...listedButtons(project, model), ...parts.rowsOf(id).row]),
  });
}
