// Looking at rows, adding, editing, deleting: the steps that show that the app keeps things.
import type { CheckStep, Target } from "../schema/check.ts";
import { capabilitiesOf, type CapabilityOf, type EntityModel, type FieldModel, fieldOf } from "../writer/model/entity-model.ts";
import { addLabel, type EnteredValue, type NewEntry, newEntry } from "../writer/model/new-entry.ts";
import type { ProjectModel } from "../writer/model/project-model.ts";
import { homeHeading } from "./page-heading.ts";
import { addsInPlace, expectRows, namedSample, type Place, rowsOf, samplePath } from "./place.ts";

/** All samples are there. */
export function browseSteps(place: Place): CheckStep[] {
  const named = namedSample(place);
  return [
    { do: "open", path: place.home },
    place.model.entity.samples.length === 0
      ? { do: "expectVisible", target: { text: `No ${place.model.entity.name.many} yet` } }
      : expectRows(place, place.model.entity.samples.length),
    ...(named ? [{ do: "expectVisible", target: rowsOf(place, { text: named.title }) } as const] : []),
  ];
}

/** A row's name leads to its own page. */
export function detailSteps(place: Place): CheckStep[] {
  const named = namedSample(place);
  if (!named) return [];
  return [
    { do: "open", path: place.home },
    { do: "click", target: { role: "link", name: named.title, exact: true, within: place.list } },
    { do: "expectVisible", target: { role: "heading", name: named.title, exact: true } },
  ];
}

/** The control of a field in the form. */
export function controlOf(field: FieldModel): Target {
  if (field.type === "boolean") return { role: "checkbox", name: field.mark?.on ?? field.label, exact: true };
  if (field.type === "choice" || field.type === "reference") return { role: "combobox", name: field.label, exact: true };
  return field.type === "date" || field.type === "time"
    ? { label: field.label, exact: true }
    : { role: "textbox", name: field.label, exact: true };
}

/** Enters one value as a person would. */
export function enter({ field, text }: EnteredValue): CheckStep {
  if (field.type === "rating")
    return { do: "setChecked", target: starOf(field, { group: field.label, stars: Number(text) }), checked: true };
  if (field.type === "boolean") return { do: "setChecked", target: controlOf(field), checked: true };
  if (field.type === "choice" || field.type === "reference") return { do: "select", target: controlOf(field), option: text };
  return { do: "fill", target: controlOf(field), value: text };
}

/** One star of a rating. */
export function starOf(field: FieldModel, { group, stars }: { group: string; stars: number }): Target {
  const shown = Math.min(Math.max(1, stars), field.max ?? 5);
  return { role: "radio", name: shown === 1 ? "1 star" : `${shown} stars`, exact: true, within: { role: "radiogroup", name: group } };
}

/** What is entered when a row is added: what must be, and what tags and figures need. */
export function fullEntry(project: ProjectModel, model: EntityModel): NewEntry | null {
  const entry = newEntry(project, model);
  if (!entry) return null;
  const measured = [...capabilitiesOf(model, "total"), ...capabilitiesOf(model, "chart")].flatMap(({ field }) =>
    field === null ? [] : [field],
  );
  const tagged = capabilitiesOf(model, "tag").map(({ field }) => field);
  const extra = [...new Set([...measured, ...tagged])]
    .map((id) => fieldOf(model, id))
    .filter((field) => !entry.values.some((value) => value.field === field));
  return { ...entry, values: [...entry.values, ...extra.map((field) => ({ field, text: extraText(field) }))] };
}

function extraText(field: FieldModel): string {
  if (field.type === "tags") return field.options?.[0] ?? "brand new";
  if (field.type === "rating") return "1";
  return String(Math.min(field.max ?? Infinity, Math.max(field.min ?? 0, 37)));
}

/** Opens the form and sends it filled in. */
export function addSteps(place: Place, entry: NewEntry): CheckStep[] {
  const { model } = place;
  return [
    { do: "open", path: addsInPlace(model) ? place.home : `${model.base}/new` },
    ...entry.values.map(enter),
    { do: "click", target: { role: "button", name: addLabel(model), exact: true } },
  ];
}

/** A tag that was entered is shown with the row. */
export function tagSteps(place: Place, capability: CapabilityOf<"tag">): CheckStep[] {
  const entry = fullEntry(place.project, place.model);
  const tag = entry?.values.find((value) => value.field.id === capability.field);
  if (!entry || !tag) return [];
  return [
    ...addSteps(place, entry),
    { do: "expectVisible", target: place.model.hasDetail ? { role: "main", text: tag.text } : rowsOf(place, { text: tag.text }) },
  ];
}

/** What acts on a row: on the row's own page, else in its place in the list, where it also says the row's name. */
function inRow(place: Place, title: string, { role, name }: { role: "link" | "button"; name: string }): Target {
  if (place.model.hasDetail) return { role, name, exact: true };
  return { role, name: `${name} ${title}`, exact: true, within: rowsOf(place, { text: title }) };
}

/** A changed name replaces the old one, also when the page is loaded anew. */
export function editSteps(place: Place): CheckStep[] {
  const { model } = place;
  const named = namedSample(place);
  const changed = named && changedText(model.title, named.title);
  if (!named) return [];
  if (!changed) return saveSteps(place, named);
  return [
    { do: "open", path: model.hasDetail ? samplePath(model, named.index) : place.home },
    { do: "click", target: inRow(place, named.title, { role: "link", name: "Edit" }) },
    { do: "expectValue", target: controlOf(model.title), equals: named.title },
    enter({ field: model.title, text: changed }),
    { do: "click", target: { role: "button", name: "Save changes", exact: true } },
    { do: "expectVisible", target: model.hasDetail ? { role: "heading", name: changed, exact: true } : rowsOf(place, { text: changed }) },
    { do: "open", path: place.home },
    { do: "expectVisible", target: rowsOf(place, { text: changed }) },
  ];
}

/** A form of which nothing can be foretold is opened and saved as it is. */
function saveSteps(place: Place, { index, title }: { index: number; title: string }): CheckStep[] {
  const { model } = place;
  return [
    { do: "open", path: model.hasDetail ? samplePath(model, index) : place.home },
    { do: "click", target: inRow(place, title, { role: "link", name: "Edit" }) },
    { do: "click", target: { role: "button", name: "Save changes", exact: true } },
    { do: "expectVisible", target: { text: `Saved the ${model.entity.name.one}.` } },
  ];
}

function changedText(field: FieldModel, title: string): string | null {
  if (field.type === "email") return "changed@example.com";
  if (field.type === "link") return "https://example.com/changed";
  if (field.type === "choice") return field.options?.find((option) => option !== title) ?? null;
  return field.type === "text" || field.type === "paragraph" || field.type === "phone" ? `${title}, changed` : null;
}

/** A deleted row is gone, and "Undo" brings it back. */
export function deleteSteps(place: Place): CheckStep[] {
  const { model } = place;
  const named = namedSample(place, 1) ?? namedSample(place);
  if (!named) return [];
  const row = rowsOf(place, { text: named.title });
  return [
    { do: "open", path: model.hasDetail ? samplePath(model, named.index) : place.home },
    { do: "click", target: inRow(place, named.title, { role: "button", name: "Delete" }) },
    { do: "expectVisible", target: { role: "button", name: "Undo" } },
    ...(model.hasDetail ? [{ do: "expectVisible", target: { role: "heading", name: homeHeading(place.project, model) } } as const] : []),
    { do: "expectHidden", target: row },
    { do: "click", target: { role: "button", name: "Undo" } },
    { do: "expectVisible", target: row },
  ];
}
