// Looking at rows, adding, editing, deleting: the steps that show that the app keeps things.
import type { CheckStep, Target } from "../../schema/check.ts";
import { can, type CapabilityOf, type EntityModel, type FieldModel, hasAddedRows } from "../../model/entity-model.ts";
import { beginsIn } from "../../model/list-query.ts";
import { addLabel } from "../../model/entered/new-entry.ts";
import { partsOf } from "../../project/parts.ts";
import { columnsOf, rolesOf } from "../../model/roles.ts";
import { childrenOf, homeTitle, linesOf } from "../../model/project-model.ts";
import { deleteRowSteps } from "./delete-row-steps.ts";
import type { WalkStep } from "./walk.ts";
import { countedSteps } from "./list-words.ts";
import { homeHeading } from "../page-heading.ts";
import { enteredRow, linkTexts, pageTexts, rowTexts } from "../shown-values.ts";
import {
  addSteps,
  cancelLink,
  controlOf,
  enter,
  expectRows,
  fullEntry,
  isDistinct,
  rowControl,
  isWhole,
  namedSample,
  type Place,
  openSample,
  rowsOf,
  samplePath,
  seeRow,
  undoButton,
  followRow,
  toList,
} from "../place.ts";
import { say } from "../../project/words/say.ts";

/** All rows are there; an empty list shows none. */
export function browseSteps(place: Place): CheckStep[] {
  if (place.model.rows.length === 0) return [];
  const named = namedSample(place);
  return [
    { do: "open", path: place.home },
    expectRows(place, place.model.rows.length),
    countedSteps(place, place.model.rows.length),
    ...(can(place.model, "add")
      ? []
      : [{ do: "expectHidden", target: { role: "link", name: addLabel(place.model), exact: true } } as const]),
    ...(named ? saidSteps(place, named) : []),
  ];
}

/** The row says its name and its values, and has what acts on it where there is no page for that. */
function saidSteps(place: Place, { index, title }: { index: number; title: string }): CheckStep[] {
  const { project, model } = place;
  const row = rowsOf(place, { text: title });
  const controls = model.hasDetail ? [] : rowActions(place, title);
  return [
    { do: "expectVisible", target: row },
    ...rowTexts(project, model, model.rows[index] ?? {}).map((contains): CheckStep => ({ do: "expectText", target: row, contains })),
    ...controls,
    ...(isDistinct(place, { index, title }) ? cellSteps(place, row) : []),
  ];
}

/** A table has a cell for each of its columns, and no more where nothing else is done in it. */
function cellSteps({ project, model }: Place, row: Target): CheckStep[] {
  const hasSteps = model.fields.some(({ transitions }) => transitions !== undefined);
  const hasActions = project.actions.some(({ entity }) => entity === model.entity.id);
  const isPlain =
    model.hasDetail && !hasSteps && !hasActions && !can(model, "mark") && partsOf(project).rowsOf(model.entity.id).row.length === 0;
  if (model.view !== "table" || !isPlain) return [];
  const count = columnsOf(model, rolesOf(model)).length;
  return [{ do: "expectCount", target: { role: "cell", within: { ...row, nth: 0 } }, atLeast: count, atMost: count }];
}

/** What acts on a row is there, and nothing that was not asked for. */
function rowActions(place: Place, title: string): CheckStep[] {
  const actions = [
    { kind: "edit", role: "link", name: say.general.edit() },
    { kind: "delete", role: "button", name: say.general.remove() },
  ] as const;
  return actions.map(({ kind, role, name }) => ({
    do: can(place.model, kind) ? "expectVisible" : "expectHidden",
    target: rowControl(place, title, { role, name }),
  }));
}

/** A row's name leads to its own page. */
export function detailSteps(place: Place): WalkStep[] {
  const named = namedSample(place);
  if (!named) return [];
  return [
    { do: "open", path: place.home },
    ...followRow(place, named.title),
    ...valueSteps(place, named),
    backLink(homeTitle(place.project, place.model)),
    ...rowActions(place, named.title),
    { shows: samplePath(place.model, named.index) },
  ];
}

/** The page of a row says its values, and what leads somewhere is a link. */
function valueSteps({ project, model }: Place, { index, title }: { index: number; title: string }): CheckStep[] {
  const row = model.rows[index] ?? {};
  const main: Target = { role: "main" };
  const isAlone =
    childrenOf(project, model).length + linesOf(project, model).length === 0 &&
    partsOf(project).rowsOf(model.entity.id).detail.length === 0;
  // Only texts, lists and pictures have a heading of their own.
  const plain = model.fields.filter((field) => field !== model.title && !["paragraph", "lines", "picture"].includes(field.type));
  const bare = isAlone
    ? plain.filter(({ label }) => label !== title && !model.fields.some((other) => !plain.includes(other) && other.label === label))
    : [];
  return [
    ...bare
      .slice(0, 2)
      .map(({ label }): CheckStep => ({ do: "expectHidden", target: { role: "heading", name: label, exact: true, within: main } })),
    ...pageTexts(project, model, row).map((contains): CheckStep => ({ do: "expectText", target: main, contains })),
    ...(isAlone ? onceSteps(model, row) : []),
    ...linkTexts(project, model, row).map((name): CheckStep => ({
      do: "expectVisible",
      target: { role: "link", name, exact: true, within: main },
    })),
    ...addressSteps(model, row),
  ];
}

/** A shorter text may be a part of another one. */
const PASSAGE_MIN = 20;

/** A text of one line stands there once. */
function onceSteps(model: EntityModel, row: EntityModel["rows"][number]): CheckStep[] {
  const said = model.fields.map(({ id }) => String(row[id] ?? ""));
  const isAlone = (text: string): boolean => said.filter((other) => other.toLowerCase().includes(text.toLowerCase())).length === 1;
  return model.fields.flatMap(({ id, type }): CheckStep[] => {
    const text = String(row[id] ?? "");
    const isPassage = type === "paragraph" && text.length >= PASSAGE_MIN && !/\s\s|\n/.test(text) && isAlone(text);
    return isPassage ? [{ do: "expectCount", target: { text, within: { role: "main" } }, atLeast: 1, atMost: 1 }] : [];
  });
}

const SCHEMES: Partial<Record<FieldModel["type"], string>> = { email: "mailto", phone: "tel" };

/** An address is written to, and a number is called. */
function addressSteps(model: EntityModel, row: EntityModel["rows"][number]): CheckStep[] {
  return model.fields.flatMap((field): CheckStep[] => {
    const [scheme, value] = [SCHEMES[field.type], row[field.id]];
    if (scheme === undefined || field === model.title || typeof value !== "string" || value === "") return [];
    const target: Target = { role: "link", name: value, exact: true, within: { role: "main" } };
    return [{ do: "expectAttribute", target, name: "href", equals: `${scheme}:${value}` }];
  });
}

/** The way back to the page above. */
function backLink(title: string): CheckStep {
  return { do: "expectVisible", target: { role: "link", name: title, exact: true, within: { role: "main" } } };
}

/** A tag that was entered is shown with the row. */
export function tagSteps(place: Place, capability: CapabilityOf<"tag">): CheckStep[] {
  const entry = can(place.model, "add") ? fullEntry(place.project, place.model) : null;
  const tag = entry?.values.find((value) => value.field.id === capability.field);
  if (!entry || !tag) return [];
  const isListed = rowTexts(place.project, place.model, enteredRow(entry.values)).includes(tag.text);
  const row = rowsOf(place, { text: isListed ? tag.text : entry.title });
  return [...addSteps(place, entry), { do: "expectVisible", target: place.model.hasDetail ? { role: "main", text: tag.text } : row }];
}

/** From the list to where a row is acted on: its own page, where it has one. */
function toRow(place: Place, title: string): CheckStep[] {
  return [{ do: "open", path: place.home }, ...(place.model.hasDetail ? followRow(place, title) : [])];
}

/** A changed name replaces the old one, in the list and once the list is loaded again. */
export function editSteps(place: Place): WalkStep[] {
  const { model } = place;
  const named = namedSample(place);
  const changed = named && changedText(model.title, named.title);
  if (!named || !isWhole(model, named.index)) return [];
  if (!changed) return saveSteps(place, named);
  const kept: CheckStep[] = [{ do: "expectVisible", target: rowsOf(place, { text: changed }) }, ...otherSteps(place, named)];
  return [
    ...toRow(place, named.title),
    { do: "click", target: rowControl(place, named.title, { role: "link", name: say.general.edit() }) },
    { do: "expectVisible", target: { role: "heading", name: say.general.editRow({ title: named.title }), exact: true } },
    backLink(model.hasDetail ? named.title : homeTitle(place.project, model)),
    ...(model.isQuick ? [] : [cancelLink]),
    { do: "expectValue", target: controlOf(model.title), equals: named.title },
    enter({ field: model.title, text: changed }),
    { do: "click", target: { role: "button", name: say.general.saveChanges(), exact: true } },
    seeRow(place, changed),
    saved(model),
    ...(model.hasDetail ? [toList(place)] : []),
    expectRows(place, model.rows.length),
    ...kept,
    { shows: place.home },
    { keeps: kept, at: place.home },
  ];
}

/** A form of which nothing can be predicted is opened and saved as it is. */
function saveSteps(place: Place, { index, title }: { index: number; title: string }): CheckStep[] {
  const { model } = place;
  return [
    openSample(place, index),
    { do: "click", target: rowControl(place, title, { role: "link", name: say.general.edit() }) },
    { do: "click", target: { role: "button", name: say.general.saveChanges(), exact: true } },
    saved(model),
  ];
}

const saved = ({ entity }: EntityModel): CheckStep => ({ do: "expectVisible", target: { text: say.general.savedRow(entity.name) } });

/** Another row is as it was. */
function otherSteps(place: Place, { index, title }: { index: number; title: string }): CheckStep[] {
  const other = [namedSample(place, index + 1), namedSample(place)].find((one) => one !== null && one.index !== index);
  return other === undefined || other === null || other.title.includes(title)
    ? []
    : [{ do: "expectVisible", target: rowsOf(place, { text: other.title }) }];
}

function changedText(field: FieldModel, title: string): string | null {
  if (field.type === "email") return "changed@example.com";
  if (field.type === "link") return "https://example.com/changed";
  if (field.type === "phone") return `${title} 7341`;
  if (field.type === "choice") return field.options?.find((option) => option !== title) ?? null;
  return field.type === "text" || field.type === "paragraph" ? `${title}, changed` : null;
}

/** A deleted row is gone, and "Undo" brings it back. */
export function deleteSteps(place: Place): WalkStep[] {
  const { model } = place;
  const named = namedSample(place);
  if (!named) return [];
  const row = rowsOf(place, { text: named.title });
  const undo = undoButton(say.general.deletedRow({ title: named.title }));
  return [
    openSample(place, named.index),
    ...deleteRowSteps(place, named),
    { do: "expectVisible", target: undo },
    ...(model.hasDetail ? [{ do: "expectVisible", target: { role: "heading", name: homeHeading(place.project, model) } } as const] : []),
    ...(isDistinct(place, named) ? [{ do: "expectHidden", target: row } as const] : []),
    ...(model.rows.length > 1 ? [expectRows(place, model.rows.length - 1)] : []),
    { do: "click", target: undo },
    expectRows(place, model.rows.length),
    beginsIn(model) === undefined && !hasAddedRows(model)
      ? { do: "expectText", target: rowsOf(place, { nth: named.index }), contains: named.title }
      : { do: "expectVisible", target: row },
    { shows: place.home },
  ];
}
