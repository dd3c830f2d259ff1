// Looking at rows, adding, editing, deleting: the steps that show that the app keeps things.
import type { CheckStep } from "../../schema/check.ts";
import { can, type CapabilityOf, type FieldModel } from "../../model/entity-model.ts";
import type { WalkStep } from "./walk.ts";
import { homeHeading } from "../page-heading.ts";
import {
  addSteps,
  controlOf,
  enter,
  expectRows,
  fullEntry,
  rowControl,
  isWhole,
  namedSample,
  type Place,
  openSample,
  rowsOf,
  samplePath,
  seeRow,
} from "../place.ts";

/** All rows are there; an empty list shows none. */
export function browseSteps(place: Place): CheckStep[] {
  if (place.model.rows.length === 0) return [];
  const named = namedSample(place);
  return [
    { do: "open", path: place.home },
    expectRows(place, place.model.rows.length),
    ...(named ? [{ do: "expectVisible", target: rowsOf(place, { text: named.title }) } as const] : []),
  ];
}

/** A row's name leads to its own page. */
export function detailSteps(place: Place): WalkStep[] {
  const named = namedSample(place);
  if (!named) return [];
  return [
    { do: "open", path: place.home },
    { do: "click", target: { role: "link", name: named.title, exact: true, within: place.list } },
    { do: "expectVisible", target: { role: "heading", name: named.title, exact: true } },
    { shows: samplePath(place.model, named.index) },
  ];
}

/** A tag that was entered is shown with the row. */
export function tagSteps(place: Place, capability: CapabilityOf<"tag">): CheckStep[] {
  const entry = can(place.model, "add") ? fullEntry(place.project, place.model) : null;
  const tag = entry?.values.find((value) => value.field.id === capability.field);
  if (!entry || !tag) return [];
  return [
    ...addSteps(place, entry),
    { do: "expectVisible", target: place.model.hasDetail ? { role: "main", text: tag.text } : rowsOf(place, { text: tag.text }) },
  ];
}

/** From the list to where a row is acted on: its own page, where it has one. */
function toRow({ home, list, model }: Place, title: string): CheckStep[] {
  const opened: CheckStep = { do: "open", path: home };
  return model.hasDetail ? [opened, { do: "click", target: { role: "link", name: title, exact: true, within: list } }] : [opened];
}

/** A changed name replaces the old one, also when the page is loaded anew. */
export function editSteps(place: Place): WalkStep[] {
  const { model } = place;
  const named = namedSample(place);
  const changed = named && changedText(model.title, named.title);
  if (!named || !isWhole(model, named.index)) return [];
  if (!changed) return saveSteps(place, named);
  return [
    ...toRow(place, named.title),
    { do: "click", target: rowControl(place, named.title, { role: "link", name: "Edit" }) },
    { do: "expectValue", target: controlOf(model.title), equals: named.title },
    enter({ field: model.title, text: changed }),
    { do: "click", target: { role: "button", name: "Save changes", exact: true } },
    seeRow(place, changed),
    { do: "open", path: place.home },
    { do: "expectVisible", target: rowsOf(place, { text: changed }) },
  ];
}

/** A form of which nothing can be foretold is opened and saved as it is. */
function saveSteps(place: Place, { index, title }: { index: number; title: string }): CheckStep[] {
  const { model } = place;
  return [
    openSample(place, index),
    { do: "click", target: rowControl(place, title, { role: "link", name: "Edit" }) },
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
export function deleteSteps(place: Place): WalkStep[] {
  const { model } = place;
  const named = namedSample(place);
  if (!named) return [];
  const row = rowsOf(place, { text: named.title });
  return [
    openSample(place, named.index),
    { do: "click", target: rowControl(place, named.title, { role: "button", name: "Delete" }) },
    { do: "expectVisible", target: { role: "button", name: "Undo" } },
    ...(model.hasDetail ? [{ do: "expectVisible", target: { role: "heading", name: homeHeading(place.project, model) } } as const] : []),
    { do: "expectHidden", target: row },
    { do: "click", target: { role: "button", name: "Undo" } },
    { do: "expectVisible", target: row },
    { shows: place.home },
  ];
}
