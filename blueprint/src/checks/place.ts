// Where an entity is found in the written app, and how a row is entered there, in the words of assistive technology. What
// is named here is what the writer names: the two belong together.
import type { CheckStep, Target } from "../schema/check.ts";
import type { SampleValue } from "../schema/entity.ts";
import { can, capabilitiesOf, enteredFields, type EntityModel, type FieldModel, fieldOf } from "../model/entity-model.ts";
import { fieldsRead } from "../model/formula/fields-read.ts";
import { addLabel, enteredText, type EnteredValue, newEntry, type NewEntry, sampleTitles } from "../model/entered/new-entry.ts";
import { collectionSection, type FigureCapability, homeTitle, type ProjectModel } from "../model/project-model.ts";
import { textsIn } from "./samples.ts";
import { say } from "../project/words/say.ts";

/** An entity with the list that shows it. */
export interface Place {
  project: ProjectModel;
  model: EntityModel;
  home: string;
  list: Target;
  rowRole: "row" | "listitem";
  /** Rows of the list that are not data: a table's head. */
  headRows: number;
}

/** Where the entity's rows are listed; null when no page lists them. */
export function placeOf(project: ProjectModel, model: EntityModel): Place | null {
  const section = collectionSection(project, model);
  if (!section || model.home === null) return null;
  const isTable = section.view === "table";
  return {
    project,
    model,
    home: model.home,
    list: { role: isTable ? "table" : "list", name: say.general.list(model.entity.name), exact: true },
    rowRole: isTable ? "row" : "listitem",
    headRows: isTable ? 1 : 0,
  };
}

/** The page that shows a figure: the one that places it, else the one that lists its entity. */
export function figurePath(project: ProjectModel, capability: FigureCapability, home: string | null): string | null {
  const placed = project.pages.find(({ page }) =>
    page.sections.some((section) => section.kind === "figures" && section.capabilities.includes(capability.id)),
  );
  return placed?.path ?? home;
}

/** The rows of the list: all, those with a text, or the one at a position. */
export function rowsOf(place: Place, narrowed: { text?: string; nth?: number } = {}): Target {
  const { text, nth } = narrowed;
  return {
    role: place.rowRole,
    within: place.list,
    ...(text === undefined ? {} : { text }),
    ...(nth === undefined ? {} : { nth: nth < 0 ? nth : nth + place.headRows }),
  };
}

/** Sees a row by its title: in the heading of its own page, else in its place in the list. */
export function seeRow(place: Place, title: string): CheckStep {
  const { hasDetail } = place.model;
  return { do: "expectVisible", target: hasDetail ? { role: "heading", name: title, exact: true } : rowsOf(place, { text: title }) };
}

/** Expects exactly so many rows. */
export function expectRows(place: Place, count: number): CheckStep {
  const all = count + place.headRows;
  return { do: "expectCount", target: rowsOf(place), atLeast: all, atMost: all };
}

/** The first sample with a name of its own, from a position on; rather one that no other row speaks of either. Null when there is none. */
export function namedSample({ project, model }: Pick<Place, "project" | "model">, from = 0): { index: number; title: string } | null {
  const titles = sampleTitles(project, model);
  const held = (texts: readonly (string | null)[], title: string): number =>
    texts.filter((text) => text?.toLowerCase().includes(title.toLowerCase())).length;
  const named = titles.flatMap((title, index) =>
    index >= from && typeof title === "string" && held(titles, title) === 1 ? [{ index, title }] : [],
  );
  const whole = named.filter(({ index }) => isWhole(model, index));
  return [...whole, ...named].find((row) => isDistinct({ project, model }, row)) ?? whole[0] ?? named[0] ?? null;
}

/** Whether no other row and no label holds the name of this one, as far as it can be predicted. */
export function isDistinct({ project, model }: Pick<Place, "project" | "model">, named: { index: number; title: string }): boolean {
  const others = model.rows.map((_, at) => (at === named.index ? "" : rowText(project, model, at)));
  const words = model.fields.flatMap(({ label, unit, mark }) => [label, unit, mark?.on, mark?.off]);
  const said = [...words, ...others].join("\n").toLowerCase();
  return /\p{L}{2}/u.test(named.title) && !said.includes(named.title.toLowerCase());
}

/** Whether the form would accept the row as it is. */
export function isWhole({ fields, rows }: EntityModel, index: number): boolean {
  const isEmpty = (value: SampleValue | undefined): boolean =>
    value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return fields.every(({ id, required, type }) => !required || type === "boolean" || type === "rating" || !isEmpty(rows[index]?.[id]));
}

/** What a sample's row may say, whatever of it the list shows. */
export function rowText(project: ProjectModel, model: EntityModel, index: number): string {
  return model.fields
    .map((field) => {
      const value = model.rows[index]?.[field.id];
      return `${field.label} ${textsIn(project, field, value).join(" ")}`;
    })
    .join("\n");
}

/** The address of a sample's own page. */
export function samplePath(model: EntityModel, index: number): string {
  return `${model.base}/${model.entity.id}-${index + 1}`;
}

/** Opens the page where a sample can be marked, rated or sent: its own, else the list. */
export function openSample(place: Place, index: number): CheckStep {
  return { do: "open", path: place.model.hasDetail ? samplePath(place.model, index) : place.home };
}

/** Follows the link of a row that is listed, and waits for its page: until then the list is still there, with the controls of its rows. */
export function followRow({ list }: Pick<Place, "list">, title: string): CheckStep[] {
  return [
    { do: "click", target: { role: "link", name: title, exact: true, within: list } },
    { do: "expectVisible", target: { role: "heading", name: title, exact: true } },
  ];
}

/** What acts on a row: among the actions of the row's own page, else in its place in the list, where it also says the row's name. */
export function rowControl(place: Place, title: string, { role, name }: { role: "link" | "button"; name: string }): Target {
  if (place.model.hasDetail)
    return { role, name, exact: true, within: { role: "group", name: say.general.rowActions({ title }), exact: true } };
  return { role, name: `${name} ${title}`, exact: true, within: rowsOf(place, { text: title }) };
}

/** What takes back a change, in the notice that says so. */
export function undoButton(said: string): Target {
  return { role: "button", name: say.general.undo(), exact: true, within: { role: "status", text: said } };
}

/** Whether rows are added in a line above the list. */
export function addsInPlace(model: EntityModel): boolean {
  return model.isQuick && can(model, "add");
}

/** The control of a field in the form. */
export function controlOf(field: FieldModel): Target {
  if (field.type === "boolean") return { role: "checkbox", name: field.label, exact: true };
  if (field.type === "references") return { role: "group", name: field.label, exact: true };
  if (isSelected(field)) return { role: "combobox", name: field.label, exact: true };
  return field.type === "date" || field.type === "datetime" || field.type === "time"
    ? { label: field.label, exact: true }
    : { role: "textbox", name: field.label, exact: true };
}

/** Whether one of several options is chosen in a list. */
const isSelected = ({ type }: FieldModel): boolean => type === "choice" || type === "reference" || type === "anyReference";

/** The checkbox by which a row is chosen among several. */
export const rowBox = (field: FieldModel, title: string): Target => ({
  role: "checkbox",
  name: title,
  exact: true,
  within: controlOf(field),
});

/** What people leave at the end of a list that they write: it adds nothing to it. */
const TRAILING: Partial<Record<FieldModel["type"], string>> = { lines: "\n", tags: ", " };

/** Enters one value as a person would. */
export function enter({ field, text, inDays }: EnteredValue): CheckStep {
  if (inDays !== undefined) return { do: "fillDay", target: controlOf(field), inDays };
  if (field.type === "rating")
    return { do: "setChecked", target: starOf(field, { group: field.label, stars: Number(text) }), checked: true };
  if (field.type === "boolean") return { do: "setChecked", target: controlOf(field), checked: true };
  if (field.type === "references") return { do: "setChecked", target: rowBox(field, text), checked: true };
  if (isSelected(field)) return { do: "select", target: controlOf(field), option: text };
  return { do: "fill", target: controlOf(field), value: `${text}${TRAILING[field.type] ?? ""}` };
}

/** The value in the form, as it was entered. */
export function seeEntered({ field, text }: EnteredValue): CheckStep {
  if (field.type === "rating")
    return { do: "expectChecked", target: starOf(field, { group: field.label, stars: Number(text) }), checked: true };
  if (field.type === "references") return { do: "expectChecked", target: rowBox(field, text), checked: true };
  if (field.type === "boolean") return { do: "expectChecked", target: controlOf(field), checked: true };
  return { do: "expectValue", target: controlOf(field), equals: text };
}

/** One star of a rating. */
export function starOf(field: FieldModel, { group, stars }: { group: string; stars: number }): Target {
  const shown = Math.min(Math.max(1, stars), field.max ?? 5);
  return { role: "radio", name: say.general.star({ count: shown }), exact: true, within: { role: "radiogroup", name: group } };
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
    .flatMap((field) => (field.formula === undefined ? [field] : inputsOf(project, model, field)))
    .filter((field, at, all) => all.indexOf(field) === at)
    .filter((field) => !entry.values.some((value) => value.field === field));
  return {
    ...entry,
    values: [
      ...entry.values,
      ...extra.map((field) => ({ field, text: field.type === "rating" ? "1" : enteredText(project, { model, field }) })),
    ],
  };
}

/** The fields of a row, entered in its form, from which the value of a computed field of it is worked out. */
export function inputsOf(project: ProjectModel, model: EntityModel, field: FieldModel): FieldModel[] {
  const found = project.computed.find((one) => one.entity === model.entity.id && one.field === field.id);
  const read = found === undefined ? [] : fieldsRead(found.formula).filter(({ entity }) => entity === model.entity.id);
  const entered = enteredFields(model);
  return [...new Set(read.map((place) => fieldOf(model, place.field)))].flatMap((input) => {
    if (input.formula !== undefined) return inputsOf(project, model, input);
    // A state that only its buttons change begins with the first option.
    return entered.includes(input) ? [input] : [];
  });
}

/** What leaves a form without saving. */
export const cancelLink: CheckStep = { do: "expectVisible", target: { role: "link", name: say.general.cancel(), exact: true } };

/** Where a row is entered: the page of the form, or the list above which it stands. */
export const formPath = ({ model, home }: Place): string => (addsInPlace(model) ? home : `${model.base}/new`);

/** The link in the list that leads to the form for a new row. */
export const toForm = ({ model }: Place): CheckStep => ({
  do: "click",
  target: { role: "link", name: addLabel(model), exact: true, nth: 0 },
});

/** Goes from the page of a row back to the list. */
export const toList = ({ project, model }: Place): CheckStep => ({
  do: "click",
  target: { role: "link", name: homeTitle(project, model), exact: true, within: { role: "main" } },
});

/** From where a row is that was just added, to the form for the next one. */
export function toNextForm(place: Place): CheckStep[] {
  return [...(place.model.hasDetail ? [toList(place)] : []), ...(addsInPlace(place.model) ? [] : [toForm(place)])];
}

/** Opens the form and sends it filled in. */
export function addSteps(place: Place, entry: NewEntry): CheckStep[] {
  const { model } = place;
  return [
    { do: "open", path: formPath(place) },
    ...entry.values.map(enter),
    { do: "click", target: { role: "button", name: addLabel(model), exact: true } },
  ];
}

/** Opens the form for a new row, or the one that edits a row; none where there is neither. */
export function openForm(place: Place): CheckStep[] {
  const { model } = place;
  if (can(model, "add"))
    return [
      { do: "open", path: formPath(place) },
      { do: "expectVisible", target: controlOf(model.title) },
      { do: "expectVisible", target: { role: "button", name: addLabel(model), exact: true } },
    ];
  const named = namedSample(place);
  if (!can(model, "edit") || named === null) return [];
  const edit = rowControl(place, named.title, { role: "link", name: say.general.edit() });
  return [openSample(place, named.index), { do: "click", target: edit }, { do: "expectVisible", target: controlOf(model.title) }];
}
