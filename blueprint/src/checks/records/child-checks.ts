// What belongs to a row stands on the row's page with what it says, and nothing that belongs to another does; one is added there.
import { can, type EntityModel, titleWith } from "../../model/entity-model.ts";
import { withArticle } from "../../model/names.ts";
import { childHeadings } from "../../model/people/heading-fields.ts";
import { rolesOf } from "../../model/roles.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import { leadsTo, placesIn, type RowPlace } from "../../schema/row-places.ts";
import { addLabel, newEntry, rowChosen, sampleTitle } from "../../model/entered/new-entry.ts";
import { addedBy, type Children, childrenOf, fieldsBeside, type ProjectModel } from "../../model/project-model.ts";
import { addSteps, enter, isDistinct, isWhole, namedSample, placeOf, rowText, samplePath, seeEntered } from "../place.ts";
import { numberOf, numberShown, textsIn } from "../samples.ts";
import { say } from "../../project/words/say.ts";

/** So many of them are looked at. */
const SEEN_MAX = 3;

/** A check for each kind of rows that belong to others. */
export function childChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((parent) => childrenOf(project, parent).flatMap((children) => childCheck(project, { parent, children })));
}

function childCheck(project: ProjectModel, { parent, children }: { parent: EntityModel; children: Children }): AcceptanceCheck[] {
  const steps = childSteps(project, { parent, children });
  if (steps.length === 0) return [];
  const { entity } = children.model;
  const isAdded = steps.some(({ do: act }) => act === "expectCountChanged");
  const check: AcceptanceCheck = {
    id: `${entity.id}-of-${parent.entity.id}`,
    title: `The page of ${withArticle(parent.entity.name.one)} shows its ${entity.name.many} with what they say${isAdded ? ", and one is added there" : ""}`,
    capability: `browse-${entity.id}`,
    also: children.by.map(({ id }) => `${entity.id}.${id}`),
    phrase: null,
    viewport: "desktop",
    steps,
  };
  return [check];
}

/** The samples of the child that belong to a sample of the parent. */
function ownRows({ model, by }: Children, parent: RowPlace): number[] {
  return model.rows.flatMap((row, index) => (by.some((field) => leadsTo(field, row[field.id], parent)) ? [index] : []));
}

/** Whether a row leads to this one behind another one: a list that looks at the first alone does not have it. */
function isAmongOthers({ model, by }: Children, parent: RowPlace): boolean {
  return model.rows.some((row) =>
    by.some((field) =>
      placesIn(field, row[field.id])
        .slice(1)
        .some(({ entity, index }) => entity === parent.entity && index === parent.index),
    ),
  );
}

function childSteps(project: ProjectModel, { parent, children }: { parent: EntityModel; children: Children }): CheckStep[] {
  const { model } = children;
  const entity = parent.entity.id;
  const counts = parent.rows.map((_, index) => ownRows(children, { entity, index }).length);
  const possible = [...counts.keys()].filter(
    (at) => (counts[at] ?? 0) > 0 && sampleTitle(project, parent, at) !== null && isWhole(parent, at),
  );
  const index = possible.find((at) => isAmongOthers(children, { entity, index: at })) ?? possible[0] ?? -1;
  if (placeOf(project, parent) === null) return [];
  if (index < 0) return addedSteps(project, { parent, children });
  const own = ownRows(children, { entity, index });
  const said = sampleTitle(project, parent, index);
  const list: Target = { role: "list", name: say.general.list(model.entity.name), exact: true };
  return [
    { do: "open", path: samplePath(parent, index) },
    ...own.slice(0, SEEN_MAX).flatMap((at) => seenSteps(project, { children, list, own, at, said })),
    ...unsaidSteps(project, { children, list, own, said }),
    ...othersSteps(project, { children, list, own }),
    ...oneMoreSteps(project, { parent, children, index }),
  ];
}

/** From the page of the parent one more is added, with the parent chosen in its form, and stands there afterwards. */
function oneMoreSteps(
  project: ProjectModel,
  { parent, children, index }: { parent: EntityModel; children: Children; index: number },
): CheckStep[] {
  const { model, by } = children;
  const field = addedBy(children);
  const entry = newEntry(project, model);
  const chosen = field === undefined ? null : rowChosen(project, field, { entity: parent.entity.id, index });
  if (field === undefined || entry === null || chosen === null) return [];
  // A second reference to the same things leads to another one.
  const other = rowChosen(project, field, { entity: parent.entity.id, index: index === 0 ? 1 : 0 });
  const values = entry.values
    .filter((value) => value.field !== field)
    .map((value) => (by.includes(value.field) && other !== null ? { field: value.field, text: other } : value));
  const isNamed = ![model.title, titleWith(model)].some((one) => one !== undefined && by.includes(one));
  const list: Target = { role: "list", name: say.general.list(model.entity.name), exact: true };
  const item: Target = { role: "listitem", within: list };
  const label = addLabel(model);
  return [
    { do: "rememberCount", target: item, as: "there" },
    { do: "click", target: { role: "link", name: label, exact: true, within: { role: "main" } } },
    seeEntered({ field, text: chosen }),
    ...values.map(enter),
    { do: "click", target: { role: "button", name: label, exact: true } },
    ...(isNamed ? [{ do: "expectVisible", target: { ...item, text: entry.title } } as const] : []),
    { do: "expectCountChanged", target: item, since: "there", by: 1 },
  ];
}

/** Where no sample belongs to one of the parent, one is added to it. */
function addedSteps(project: ProjectModel, { parent, children }: { parent: EntityModel; children: Children }): CheckStep[] {
  const { model, by } = children;
  const place = placeOf(project, model);
  const named = namedSample({ project, model: parent });
  const entry = can(model, "add") ? newEntry(project, model) : null;
  const [field] = by;
  if (place === null || named === null || entry === null || field === undefined) return [];
  const chosen = rowChosen(project, field, { entity: parent.entity.id, index: named.index });
  const values = [...entry.values.filter((value) => value.field !== field), { field, text: chosen ?? named.title }];
  const list: Target = { role: "list", name: say.general.list(model.entity.name), exact: true };
  const opened: CheckStep[] = [
    { do: "open", path: samplePath(parent, named.index) },
    { do: "expectVisible", target: { text: say.general.empty(model.entity.name) } },
  ];
  const more = oneMoreSteps(project, { parent, children, index: named.index });
  if (more.length > 0) return [...opened, ...more];
  return [
    ...opened,
    ...addSteps(place, { ...entry, values }),
    { do: "open", path: samplePath(parent, named.index) },
    { do: "expectVisible", target: { role: "listitem", within: list, text: entry.title } },
  ];
}

/** Some rows of a list, on the page of the row whose title is `said`. */
interface Listed {
  children: Children;
  list: Target;
  own: readonly number[];
  said: string | null;
}

/** What stands above a row there: its title, or what tells it apart where that is the title of the page; null where it cannot be predicted. */
function headingOf(project: ProjectModel, { children, said }: Pick<Listed, "children" | "said">, at: number): string | null {
  const { model } = children;
  const title = sampleTitle(project, model, at);
  if (title === null || title !== said) return title;
  for (const field of childHeadings(project, children)) {
    const value = model.rows[at]?.[field.id] ?? null;
    if (field.access !== undefined || field.isUnpredictable || (typeof value === "number") !== (field.type === "reference")) return null;
    const [text = ""] = textsIn(project, field, value);
    if (text !== "" && text !== said) return text;
  }
  return title;
}

/** Rows that belong to the one of the page do not say its name once more. */
function unsaidSteps(project: ProjectModel, { children, list, own, said }: Listed): CheckStep[] {
  const { model, by } = children;
  const beside = fieldsBeside(children).filter((field) => field !== model.title);
  const isNew = (at: number): boolean => {
    const heading = headingOf(project, { children, said }, at);
    const texts = beside.flatMap((field) => textsIn(project, field, model.rows[at]?.[field.id]));
    return heading !== null && !heading.includes(said ?? "") && !texts.some((text) => text.includes(said ?? ""));
  };
  const isAlone = by.length === 1 && said !== null && own.some((at) => sampleTitle(project, model, at) === said);
  return isAlone && own.every(isNew) ? [{ do: "expectCount", target: { role: "listitem", within: list, text: said }, atMost: 0 }] : [];
}

/** What stands above the row, and the first thing that it says beside it. */
function seenSteps(project: ProjectModel, { children, list, own, said: above, at }: Listed & { at: number }): CheckStep[] {
  const { model, by } = children;
  const title = headingOf(project, { children, said: above }, at);
  // A name that others hold in their texts does not tell which row is meant.
  const isHeld = (other: number): boolean =>
    other !== at &&
    headingOf(project, { children, said: above }, other) !== title &&
    rowText(project, model, other)
      .toLowerCase()
      .includes(title?.toLowerCase() ?? "");
  if (title === null || own.some(isHeld)) return [];
  // Rows that are named after others may have the same name.
  const nth = own.slice(0, own.indexOf(at)).filter((other) => headingOf(project, { children, said: above }, other) === title).length;
  const row: Target = { role: "listitem", within: list, text: title, nth };
  const { kind, figure, details, excerpt } = rolesOf({ ...model, fields: fieldsBeside({ model, by }) });
  const said = [excerpt, kind, figure, ...details.slice(0, 4)].flatMap((field) => {
    const value = field === undefined ? undefined : model.rows[at]?.[field.id];
    const number = numberOf(value);
    if (field === undefined || ["date", "datetime", "time", "rating", "boolean", "lines", "link"].includes(field.type)) return [];
    return number === null || field.type === "reference" ? textsIn(project, field, value).slice(0, 1) : [numberShown(field, number)];
  });
  const first = said.find((text) => text !== "");
  return [
    { do: "expectVisible", target: row },
    ...(first === undefined ? [] : [{ do: "expectText", target: row, contains: first } as const]),
  ];
}

/** A row of another parent is not there. */
function othersSteps(
  project: ProjectModel,
  { children: { model }, list, own }: { children: Children; list: Target; own: readonly number[] },
): CheckStep[] {
  const names = own.map((at) => sampleTitle(project, model, at));
  const other = model.rows.findIndex((_, at) => {
    const title = sampleTitle(project, model, at);
    return (
      !own.includes(at) &&
      title !== null &&
      !names.some((name) => name?.includes(title)) &&
      isDistinct({ project, model }, { index: at, title })
    );
  });
  const title = other < 0 ? null : sampleTitle(project, model, other);
  return title === null ? [] : [{ do: "expectCount", target: { role: "listitem", within: list, text: title }, atMost: 0 }];
}
