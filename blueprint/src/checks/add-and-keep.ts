// Every field of a form, filled in as a person would and seen again afterwards, so that a field that somebody asked for is
// proven by use and not by its name alone.
import type { CheckStep, Target } from "../schema/check.ts";
import { can, enteredFields, type EntityModel, type FieldModel } from "../model/entity-model.ts";
import { addLabel, enteredText, type EnteredValue, type NewEntry } from "../model/entered/new-entry.ts";
import { begunFields } from "../model/people/profile-of.ts";
import { NUMBER_TYPES, requiredMessage } from "../model/fields.ts";
import { beginsIn } from "../model/list-query.ts";
import { rolesOf } from "../model/roles.ts";
import { homeTitle, type ProjectModel } from "../model/project-model.ts";
import { enteredRow, pageTexts, rowTexts } from "./shown-values.ts";
import { optionSteps } from "./steps/list-words.ts";
import {
  addSteps,
  cancelLink,
  controlOf,
  enter,
  fullEntry,
  rowControl,
  type Place,
  rowsOf,
  seeEntered,
  seeRow,
  starOf,
  followRow,
} from "./place.ts";
import { say } from "../project/words/say.ts";

/** A value for each field that the form for a new row asks for, in the form's order; null when a field that must be filled offers nothing. */
function wholeEntry(project: ProjectModel, model: EntityModel): NewEntry | null {
  const needed = fullEntry(project, model);
  if (needed === null) return null;
  const values = enteredFields(model).flatMap((field): EnteredValue[] => {
    const there = needed.values.find((value) => value.field === field);
    if (there !== undefined && field.type !== "tags") return [there];
    // A line above a list asks for no yes or no: that is switched in the list.
    const isAsked = field.type !== "boolean" || !model.isQuick;
    const text = isAsked ? textFor(project, { model, field }) : "";
    return text === "" ? [] : [{ field, text }];
  });
  return { ...needed, values };
}

function textFor(project: ProjectModel, call: { model: EntityModel; field: FieldModel }): string {
  const { field, model } = call;
  if (field.type === "picture") return "";
  if (field.type === "rating") return String(Math.min(2, field.max ?? 5));
  if (field.type === "boolean") return "yes";
  if (field.type === "tags") return field.options?.at(-1) ?? "brand new";
  if (field.type === "text" || field.type === "paragraph") return `${field.label} of my new ${model.entity.name.one}`;
  return enteredText(project, call);
}

/** Whether a value is shown as it was entered. */
function isPlain({ type }: FieldModel): boolean {
  return !NUMBER_TYPES.has(type) && !["boolean", "date", "datetime", "time", "link"].includes(type);
}

/** The fields whose values stand in the row, word for word. */
function shownInRow(model: EntityModel): FieldModel[] {
  const { kind, tags, details } = rolesOf(model);
  const shown = [kind, tags, ...details.slice(0, 4)].filter((field) => field !== undefined);
  return model.view === "table" ? [] : shown.filter((field) => isPlain(field) && field.type !== "lines");
}

/** Where the values of a kept row are seen again. */
interface Seen {
  steps: CheckStep[];
  fields: FieldModel[];
}

/** Looks for the values of a row that was added: in the form that edits it, else on its page or in its place in the list. The list is open and was loaded anew. */
function seenAgain(place: Place, { title, values }: NewEntry): Seen {
  const entered = enteredFields(place.model);
  // What no form asks for is there all the same.
  const fields = place.model.fields.map((field) => (entered.includes(field) ? field : { ...field, isUnpredictable: true as const }));
  const model = { ...place.model, fields };
  const row = rowsOf(place, { text: title });
  const said = enteredRow(values);
  const inList = rowTexts(place.project, model, said).map((contains): CheckStep => ({ do: "expectText", target: row, contains }));
  const onPage = pageTexts(place.project, model, said).map((contains): CheckStep => ({
    do: "expectText",
    target: { role: "main" },
    contains,
  }));
  const opened: CheckStep[] = model.hasDetail ? [...inList, ...followRow({ list: row }, title), ...onPage] : inList;
  if (can(model, "edit")) {
    const edit = rowControl(place, title, { role: "link", name: say.general.edit() });
    return { steps: [...opened, { do: "click", target: edit }, ...values.map(seeEntered)], fields: values.map(({ field }) => field) };
  }
  const inRow = shownInRow(model);
  const stated = values.filter(({ field }) => isPlain(field) && (model.hasDetail || inRow.includes(field)));
  const where = (text: string): Target => (model.hasDetail ? { role: "main", text } : rowsOf(place, { text }));
  return {
    steps:
      stated.length === 0 ? inList : [...opened, ...stated.map(({ text }): CheckStep => ({ do: "expectVisible", target: where(text) }))],
    fields: stated.map(({ field }) => field),
  };
}

/** Kinds of fields with a label above a control, beside which it says that nothing has to be filled in. */
const LABELLED = new Set<FieldModel["type"]>(["text", "paragraph", "number", "money", "date", "choice", "email", "phone", "link", "tags"]);

/** What stands in the form beside the fields that are filled in: the ways out, and what there is to choose. */
function formSteps({ project, model }: Place): CheckStep[] {
  const home: Target = { role: "link", name: homeTitle(project, model), exact: true, within: { role: "main" } };
  const ways: CheckStep[] = model.isQuick ? [] : [cancelLink, { do: "expectVisible", target: home }];
  const entered = enteredFields(model);
  const choices = entered.filter(({ type }) => type === "choice");
  const lines: CheckStep[] = model.fields.some(({ type }) => type === "lines")
    ? [{ do: "expectVisible", target: { text: say.general.onePerLine() } }]
    : [];
  // A form of one line has no room for hints.
  const hinted = model.isQuick ? [] : entered;
  const optional = hinted.some(({ type, required }) => LABELLED.has(type) && !required);
  const hints: CheckStep[] = optional ? [{ do: "expectVisible", target: { text: say.general.optional() } }] : [];
  const separated = hinted.flatMap((field): CheckStep[] =>
    field.type === "tags"
      ? [{ do: "expectAttribute", target: controlOf(field), name: "placeholder", equals: say.general.separatedByCommas() }]
      : [],
  );
  const rated = model.fields.find(({ type }) => type === "rating");
  const star = rated && starOf(rated, { group: rated.label, stars: 1 });
  const cleared: CheckStep[] =
    rated === undefined || star === undefined
      ? []
      : [
          { do: "setChecked", target: star, checked: true },
          { do: "click", target: { role: "button", name: say.general.clearField({ label: rated.label }), exact: true } },
          { do: "expectChecked", target: star, checked: false },
        ];
  const form: Target = { role: "form", name: addLabel(model), exact: true };
  const unasked = model.isQuick ? entered.filter(({ type }) => type === "boolean") : [];
  return [
    ...ways,
    ...lines,
    ...hints,
    ...separated,
    ...cleared,
    ...suggestionSteps(entered, [project.words.general.add(model.entity.name), project.words.general.cancel()]),
    ...unasked.map((field): CheckStep => ({ do: "expectHidden", target: { ...controlOf(field), within: form } })),
    ...choices.flatMap((field) =>
      optionSteps(controlOf(field), [field.required ? say.general.choose() : say.general.notSet(), ...(field.options ?? [])]),
    ),
  ];
}

/** Words that are one tag, and no list of several. */
const PLAIN_TAG = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u;

/** A tag that is offered is put into its field by a click, and taken out by another. */
function suggestionSteps(fields: readonly FieldModel[], buttons: readonly string[]): CheckStep[] {
  const tags = fields.flatMap(({ type, options = [] }) => (type === "tags" ? options : []));
  const tagged = fields.find(({ type, options = [] }) => type === "tags" && options.length > 0);
  const tag = tagged?.options?.find(
    (one) =>
      PLAIN_TAG.test(one) && !buttons.includes(one) && tags.filter((other) => other.toLowerCase() === one.toLowerCase()).length === 1,
  );
  if (tagged === undefined || tag === undefined) return [];
  const offered: Target = { role: "button", name: tag, exact: true, within: { role: "main" } };
  const holds = (equals: string): CheckStep => ({ do: "expectValue", target: controlOf(tagged), equals });
  return [
    { do: "setChecked", target: offered, checked: true },
    holds(tag),
    { do: "setChecked", target: offered, checked: false },
    holds(""),
  ];
}

/** What a field does not accept, and what the form then says; null for one that takes anything. */
function refusedValue({ type, min, max }: FieldModel): { text: string; message: string } | null {
  if (type === "email") return { text: "nobody", message: say.general.enterAFullEMail() };
  if (!NUMBER_TYPES.has(type) || type === "rating") return null;
  if (max !== undefined) return { text: String(max + 1), message: say.general.enterAtMost({ max }) };
  if (min !== undefined) return { text: String(min - 1), message: say.general.enterAtLeast({ min }) };
  return { text: "many", message: say.general.enterANumber() };
}

/** The form of a profile begins with the name of the account. */
function withoutName(model: EntityModel): CheckStep[] {
  const { name } = begunFields(model);
  return name === undefined ? [] : [enter({ field: name, text: "" })];
}

/** Values that the form refuses, where it has a field for such. */
function badSteps({ values }: NewEntry): CheckStep[] {
  return values.flatMap(({ field }) => {
    const refused = refusedValue(field);
    return refused === null ? [] : [enter({ field, text: refused.text })];
  });
}

function complaints({ values }: NewEntry): CheckStep[] {
  const messages = values.flatMap(({ field }) => refusedValue(field)?.message ?? []);
  return [...new Set(messages)].map((text) => ({ do: "expectVisible", target: { text } }));
}

/** What an empty form says of each field that has to be filled in. */
function refusals(model: EntityModel): CheckStep[] {
  const asked = model.fields.filter((field) => field.required && field.type !== "boolean" && field.type !== "rating");
  const left = [model.title, ...asked].filter((field) => refusedValue(field) === null && field.initial === undefined);
  const messages = new Set(left.map(requiredMessage));
  return [...messages].map((text) => ({ do: "expectVisible", target: { text } }));
}

/** An empty form is refused with a message; one with every field filled in becomes a row that is there, whole, when the page is loaded anew. `fields` are those whose values are seen again. */
export function addAndKeep(place: Place): { steps: CheckStep[]; fields: FieldModel[] } {
  const { model } = place;
  const entry = wholeEntry(place.project, model);
  const [open, ...rest] = entry === null ? [] : addSteps(place, entry);
  if (entry === null || open === undefined) return { steps: [], fields: [] };
  const again = seenAgain(place, entry);
  const row = rowsOf(place, { text: entry.title });
  const steps: CheckStep[] = [
    open,
    ...formSteps(place),
    ...withoutName(model),
    ...badSteps(entry),
    { do: "click", target: { role: "button", name: addLabel(model), exact: true } },
    ...refusals(model),
    ...complaints(entry),
    ...rest,
    seeRow(place, entry.title),
    ...(model.isQuick
      ? []
      : [{ do: "expectVisible", target: { role: "status", text: say.general.addedRow({ title: entry.title }) } } as const]),
    { do: "open", path: place.home },
    beginsIn(model) === undefined
      ? { do: "expectText", target: rowsOf(place, { nth: 0 }), contains: entry.title }
      : { do: "expectVisible", target: row },
    ...again.steps,
  ];
  return { steps, fields: [model.title, ...again.fields] };
}
