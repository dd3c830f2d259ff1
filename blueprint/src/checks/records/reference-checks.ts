// Rows that others refer to: where one is deleted, it is gone from the rows that several were chosen in.
import { deleteRowSteps } from "../steps/delete-row-steps.ts";
import { can, type EntityModel, type FieldModel } from "../../model/entity-model.ts";
import { inSentence, withArticle } from "../../model/names.ts";
import { rowChosen, sampleTitle } from "../../model/entered/new-entry.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import { placesIn, refersTo, type RowPlace } from "../../schema/row-places.ts";
import { say } from "../../project/words/say.ts";
import { isDistinct, openSample, placeOf, samplePath } from "../place.ts";

/** A check for each field of which a row that is referred to can be deleted. */
export function referenceChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) =>
    model.fields
      .filter(({ type }) => type === "references" || type === "anyReference")
      .flatMap((field) => goneCheck(project, { model, field })),
  );
}

interface Referring {
  model: EntityModel;
  field: FieldModel;
}

function goneCheck(project: ProjectModel, { model, field }: Referring): AcceptanceCheck[] {
  const steps = goneSteps(project, { model, field });
  if (steps.length === 0) return [];
  const check: AcceptanceCheck = {
    id: `gone-from-${model.entity.id}-${field.id}`,
    title: `What is deleted is gone from the ${inSentence(field.label)} of ${withArticle(model.entity.name.one)}`,
    capability: `browse-${model.entity.id}`,
    also: [`${model.entity.id}.${field.id}`],
    phrase: null,
    viewport: "desktop",
    steps,
  };
  return [check];
}

function goneSteps(project: ProjectModel, { model, field }: Referring): CheckStep[] {
  if (!model.hasDetail) return [];
  for (const [at, row] of model.rows.entries()) {
    const found = placesIn(field, row[field.id]).find((place) => isDeletable(project, { model, field, at }, place));
    const name = found === undefined ? null : rowChosen(project, field, found);
    if (found === undefined || name === null || sampleTitle(project, model, at) === null) continue;
    const target = entityOf(project, found.entity);
    const place = placeOf(project, target);
    const title = sampleTitle(project, target, found.index);
    if (place === null || title === null) continue;
    const said: Target = { role: "main", text: name };
    return [
      { do: "open", path: samplePath(model, at) },
      { do: "expectVisible", target: said },
      openSample(place, found.index),
      ...deleteRowSteps(place, { index: found.index, title }),
      { do: "expectVisible", target: { role: "status", text: say.general.deletedRow({ title }) } },
      { do: "open", path: samplePath(model, at) },
      { do: "expectVisible", target: { role: "main" } },
      { do: "expectHidden", target: said },
    ];
  }
  return [];
}

/** Whether a row can be deleted and its name stands nowhere else on the page of the row at `at`, nor in what refers to that. */
function isDeletable(project: ProjectModel, { model, field, at }: Referring & { at: number }, { entity, index }: RowPlace): boolean {
  const target = entityOf(project, entity);
  const title = sampleTitle(project, target, index);
  if (title === null || !can(target, "delete") || !isDistinct({ project, model: target }, { index, title })) return false;
  const { samples: _samples, ...shape } = model.entity;
  const titles = model.rows.map((_, row) => sampleTitle(project, model, row));
  const { [field.id]: _named, ...others } = model.rows[at] ?? {};
  const below = project.entities.filter((one) => one.fields.some((reference) => refersTo(reference).includes(model.entity.id)));
  const said = [shape, titles, others, below.map(({ rows }) => rows)];
  return !JSON.stringify(said).toLowerCase().includes(title.toLowerCase());
}
