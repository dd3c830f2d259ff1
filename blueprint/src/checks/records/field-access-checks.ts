// Fields that only some people see or fill in: for the others they are in no list, on no page and in no form.
import { can, type EntityModel, type FieldModel } from "../../model/entity-model.ts";
import { inSentence } from "../../model/names.ts";
import { accessOf, ownFields, type ProjectModel } from "../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import type { Audience } from "../../schema/entity.ts";
import { controlOf, openSample, type Place, placeOf, rowsOf, samplePath } from "../place.ts";
import { pageTexts, rowTexts } from "../shown-values.ts";
import { canMay, firstAsAdministrator, logOut, lookAroundAs, mayWith, peopleIn, rolesIn, signUp, type Visitor } from "./people.ts";
import { sampleTitle } from "../../model/entered/new-entry.ts";

/** A check for each field that not everybody sees and fills in who sees and changes its row. */
export function fieldAccessChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) => ownFields(project, model).flatMap((field) => fieldCheck(project, { model, field })));
}

interface OwnField {
  model: EntityModel;
  field: FieldModel;
}

function fieldCheck(project: ProjectModel, { model, field }: OwnField): AcceptanceCheck[] {
  const place = placeOf(project, model);
  const { see = "everybody", change = "everybody" } = field.access ?? {};
  if (place === null) return [];
  const rows = accessOf(project, model);
  const look = (visitor: Visitor): CheckStep[] =>
    lookedAt(place, field, { visitor, rows: rows ?? { see: "everybody", change: "everybody" } });
  const roles = rolesIn(project, [see, change, rows?.see ?? "everybody"]);
  const check: AcceptanceCheck = {
    id: `field-${model.entity.id}-${field.id}`,
    title: `The ${inSentence(field.label)} of ${model.entity.name.many} is seen by ${peopleIn(project, see)} and filled in by ${peopleIn(project, change)}`,
    capability: `browse-${model.entity.id}`,
    also: [`${model.entity.id}.${field.id}`],
    phrase: null,
    viewport: "desktop",
    steps: [
      ...look("stranger"),
      ...roles.flatMap((role) => [...lookAroundAs(role), ...look(`role:${role.id}`), ...logOut]),
      ...firstAsAdministrator(project).steps,
      ...look("admin"),
      ...logOut,
      ...signUp("Ben"),
      ...look("member"),
    ],
  };
  return look("admin").length === 0 ? [] : [check];
}

/** What a visitor finds of a field: where the row is shown, and in its form. */
function lookedAt(
  place: Place,
  field: FieldModel,
  { visitor, rows }: { visitor: Visitor; rows: { see: Audience; change: Audience } },
): CheckStep[] {
  const { model } = place;
  const { see = "everybody", change = "everybody" } = field.access ?? {};
  const index = model.rows.findIndex(
    (row, at) => textsOf(place, field, at).length > 0 && sampleTitle(place.project, model, at) !== null && row !== undefined,
  );
  const isTheirs = (audience: Audience): boolean => mayWith(audience, visitor, { ...place, index });
  if (index < 0 || !isTheirs(rows.see)) return [];
  const title = sampleTitle(place.project, model, index) ?? "";
  const target: Target = model.hasDetail ? { role: "main" } : rowsOf(place, { text: title });
  const shown = textsOf(place, field, index).map((contains): CheckStep => ({
    do: isTheirs(see) ? "expectText" : "expectNotText",
    target,
    contains,
  }));
  const isOpened =
    can(model, "edit") &&
    field.formula === undefined &&
    field.stamp === undefined &&
    field.transitions === undefined &&
    isTheirs(rows.change);
  return [
    openSample(place, index),
    { do: "expectText", target, contains: title },
    ...shown,
    ...(isOpened
      ? ([
          { do: "open", path: `${samplePath(model, index)}/edit` },
          { do: "expectVisible", target: controlOf(model.title) },
          { do: canMay(change, visitor) ? "expectVisible" : "expectHidden", target: controlOf(field) },
        ] as const)
      : []),
  ];
}

/** What the field says of a sample where it is shown; nothing where it is empty or cannot be predicted. */
function textsOf({ project, model }: Place, field: FieldModel, index: number): string[] {
  const row = { [field.id]: model.rows[index]?.[field.id] };
  return model.hasDetail ? pageTexts(project, model, row) : rowTexts(project, model, row);
}
