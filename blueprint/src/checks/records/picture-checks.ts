// Pictures of rows: one is chosen in the form, seen on the row's page and kept.
import { attachPicture } from "../../features/definition/steps.ts";
import { can, type EntityModel, type FieldModel } from "../../model/entity-model.ts";
import { inSentence, withArticle } from "../../model/names.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import { addSteps, fullEntry, placeOf, rowControl, seeRow } from "../place.ts";
import { say } from "../../project/words/say.ts";

/** A check for each picture of rows that are added on a page and have one. */
export function pictureChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) =>
    model.fields.filter(({ type }) => type === "picture").flatMap((field) => pictureCheck(project, { model, field })),
  );
}

function pictureCheck(project: ProjectModel, { model, field }: { model: EntityModel; field: FieldModel }): AcceptanceCheck[] {
  const place = placeOf(project, model);
  const entry = can(model, "add") && model.hasDetail && !model.isQuick ? fullEntry(project, model) : null;
  if (place === null || entry === null) return [];
  const { entity } = model;
  const entered = addSteps(place, entry);
  const shown: CheckStep = { do: "expectVisible", target: { role: "img", name: field.label, exact: true, within: { role: "main" } } };
  const remove: Target = { role: "button", name: say.general.removeField({ label: field.label }), exact: true };
  const edited: CheckStep[] = can(model, "edit")
    ? [
        { do: "click", target: rowControl(place, entry.title, { role: "link", name: say.general.edit() }) },
        { do: "expectVisible", target: remove },
        { do: "click", target: { role: "button", name: say.general.saveChanges(), exact: true } },
        shown,
      ]
    : [];
  const check: AcceptanceCheck = {
    id: `picture-${entity.id}-${field.id}`,
    title: `The ${inSentence(field.label)} of ${withArticle(entity.name.one)} is chosen from the device, shown on its page and kept`,
    capability: `browse-${entity.id}`,
    also: [`${entity.id}.${field.id}`],
    phrase: null,
    viewport: "desktop",
    steps: [
      ...entered.slice(0, -1),
      attachPicture({ label: field.label, exact: true }),
      { do: "expectVisible", target: remove },
      ...entered.slice(-1),
      seeRow(place, entry.title),
      shown,
      { do: "reload" },
      shown,
      ...edited,
    ],
  };
  return [check];
}
