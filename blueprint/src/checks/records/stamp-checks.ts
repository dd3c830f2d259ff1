// What the app sets when a row is added: no form asks for it, and the row has it.
import { can, type EntityModel, type FieldModel } from "../../model/entity-model.ts";
import { inSentence, withArticle } from "../../model/names.ts";
import { newEntry } from "../../model/entered/new-entry.ts";
import { hasAccounts, type ProjectModel } from "../../model/project-model.ts";
import { begunFields, profileModel } from "../../model/people/profile-of.ts";
import { listOf } from "../../project/code/list-of.ts";
import type { AcceptanceCheck, CheckStep } from "../../schema/check.ts";
import { refersTo } from "../../schema/row-places.ts";
import { addSteps, controlOf, openForm, placeOf, seeRow } from "../place.ts";
import { firstAsAdministrator } from "./people.ts";

/** A check for each entity of which the app sets something and whose rows have a page that shows it. */
export function stampChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) => {
    const steps = stampSteps(project, model);
    const { id, name } = model.entity;
    const stamps = model.fields.filter(({ stamp }) => stamp !== undefined);
    if (steps.length === 0 || stamps.length === 0) return [];
    const check: AcceptanceCheck = {
      id: `stamps-${id}`,
      title: `${listOf(stamps.map(({ label }) => `the ${inSentence(label)}`)).replace(/^t/, "T")} of ${withArticle(name.one)} ${stamps.length > 1 ? "are" : "is"} set by the app, not asked for`,
      capability: `browse-${id}`,
      also: stamps.map((field) => `${id}.${field.id}`),
      phrase: null,
      viewport: "desktop",
      steps,
    };
    return [check];
  });
}

function stampSteps(project: ProjectModel, model: EntityModel): CheckStep[] {
  const place = placeOf(project, model);
  const entry = can(model, "add") ? newEntry(project, model) : null;
  const isEmpty = entry?.values.some(({ field }) =>
    refersTo(field).some((id) => project.blueprint.entities.find((one) => one.id === id)?.samples.length === 0),
  );
  if (place === null || entry === null || isEmpty === true || !model.hasDetail) return [];
  const author = hasAccounts(project) ? firstAsAdministrator(project) : null;
  const stamps = model.fields.filter(({ stamp }) => stamp !== undefined);
  return [
    ...(author?.steps ?? []),
    ...openForm(place),
    ...stamps.map((field): CheckStep => ({ do: "expectHidden", target: controlOf(field) })),
    ...addSteps(place, entry),
    seeRow(place, entry.title),
    ...stamps.map((field): CheckStep => ({ do: "expectText", target: { role: "main" }, contains: field.label })),
    ...(stamps.some((field) => field.stamp === "me" && isNamed(project, field))
      ? [{ do: "expectText", target: { role: "main" }, contains: author?.name ?? "" } as const]
      : []),
  ];
}

/** Whether a field that says who added a row has their name: a profile is called so where its rows are called by a text. */
function isNamed(project: ProjectModel, { type }: FieldModel): boolean {
  const profile = profileModel(project);
  return type === "text" || (profile !== undefined && begunFields(profile).name !== undefined);
}
