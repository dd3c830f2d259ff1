// How a check sees what a step or an action has changed: a value where its row stands, a new row in its list.
import type { AddedRead } from "../../../model/effects/read-effects.ts";
import { sampleTitle } from "../../../model/entered/new-entry.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { RowPlace } from "../../../schema/row-places.ts";
import { openSample, placeOf, rowsOf } from "../../place.ts";
import { pageTexts, rowTexts } from "../../shown-values.ts";
import type { Felt } from "./made-effects.ts";

/** The row says the value of a field where it is open. */
export function seenSteps(project: ProjectModel, { entity, index }: RowPlace, field: string): CheckStep[] {
  const model = entityOf(project, entity);
  const place = placeOf(project, model);
  const title = sampleTitle(project, model, index);
  const row = { [field]: model.rows[index]?.[field] };
  if (place === null || title === null) return [];
  const texts = model.hasDetail ? pageTexts(project, model, row) : rowTexts(project, model, row);
  const target: Target = model.hasDetail ? { role: "main" } : rowsOf(place, { text: title });
  return texts.map((contains): CheckStep => ({ do: "expectText", target, contains }));
}

/** The same, after its row is opened; `isOpen` where it is already. */
export function feltSteps(project: ProjectModel, { row, field, isOpen = false }: Felt & { isOpen?: boolean }): CheckStep[] {
  const place = placeOf(project, entityOf(project, row.entity));
  const seen = seenSteps(project, row, field);
  return place === null || seen.length === 0 || isOpen ? seen : [openSample(place, row.index), ...seen];
}

/** A new row stands in its list, with its values. */
export function addedSteps(project: ProjectModel, { entity, index }: RowPlace): CheckStep[] {
  const model = entityOf(project, entity);
  const place = placeOf(project, model);
  const title = sampleTitle(project, model, index);
  if (place === null || title === null) return [];
  const row = model.rows[index] ?? {};
  const target = rowsOf(place, { text: title });
  // Of several rows with the name the new one is the one with all its values.
  const said = rowTexts(project, model, row).map((text): CheckStep => ({ do: "expectVisible", target: { ...target, text } }));
  return [{ do: "open", path: place.home }, { do: "expectVisible", target }, ...said];
}

/** A new row, which stands in its list, has one of the values that could be drawn for each of its fields that is drawn. */
export function drawnSteps(project: ProjectModel, { entity, index }: RowPlace, values: AddedRead["values"]): CheckStep[] {
  const model = entityOf(project, entity);
  const place = placeOf(project, model);
  const title = sampleTitle(project, model, index);
  if (place === null || title === null) return [];
  return values.flatMap(({ field, value }): CheckStep[] => {
    if (value.kind !== "random") return [];
    const from = entityOf(project, value.entity).rows.map((row, at) => (value.field === null ? at : row[value.field]));
    const texts = from.map((held) => rowTexts(project, model, { [field]: held ?? null }));
    const anyOf = [...new Set(texts.flat())];
    if (anyOf.length < 2 || texts.some((shown) => shown.length === 0)) return [];
    return [{ do: "expectAnyText", target: { ...rowsOf(place, { text: title }), nth: 0 }, anyOf }];
  });
}
