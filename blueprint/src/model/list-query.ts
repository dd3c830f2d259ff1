// What narrows and orders a list: its filters, the limits of numbers, and its orders.
import { dayNumber, markWords, NUMBER_TYPES } from "./fields.ts";
import { can, capabilitiesOf, type EntityModel, type FieldModel, fieldOf } from "./entity-model.ts";
import { say } from "../project/words/say.ts";

/** An order of a list: its name in the URL, and what it is called. */
export interface ListOrder {
  value: string;
  label: string;
}

/** The fields that the capabilities promise to filter by; pictures have no options. */
export function filtersOf(model: EntityModel): FieldModel[] {
  const fields = capabilitiesOf(model, "filter").map((filter) => fieldOf(model, filter.field));
  return [...new Set(fields)].filter(({ type }) => type !== "picture");
}

/** The order in which the list stands when none is chosen; undefined for the newest first. */
export function beginsIn(model: EntityModel): string | undefined {
  const orders = ordersOf(model).map(({ value }) => value);
  return capabilitiesOf(model, "sort").find(({ begins }) => begins !== undefined && orders.includes(begins))?.begins;
}

/** Whether the rows of a list stand in an order of their own: nobody adds any, and no day of theirs says that the newest come first. */
export function isListed(model: EntityModel): boolean {
  const days = model.fields.filter(({ type }) => type === "date" || type === "datetime");
  return !can(model, "add") && !days.some(({ id }) => isDescending(model.rows.map((row) => dayNumber(row[id]))));
}

function isDescending(days: readonly (number | null)[]): boolean {
  return days.every((day, at) => day !== null && (at === 0 || day <= (days[at - 1] ?? day)));
}

/** The orders that the capabilities promise: two for numbers and dates, one for texts. */
export function ordersOf(model: EntityModel): ListOrder[] {
  const fields = [...new Set(capabilitiesOf(model, "sort").flatMap((sort) => sort.fields))].map((id) => fieldOf(model, id));
  return fields.flatMap(fieldOrders);
}

function fieldOrders(field: FieldModel): ListOrder[] {
  const up = (words: string): ListOrder => ({ value: field.id, label: `${field.label}: ${words}` });
  const down = (words: string): ListOrder => ({ value: `${field.id}-down`, label: `${field.label}: ${words}` });
  switch (field.type) {
    case "date":
    case "datetime":
      return [down(say.general.latestFirst()), up(say.general.earliestFirst())];
    case "time":
      return [up(say.general.earliestFirst())];
    case "paragraph":
    case "picture":
      return [];
    case "rating":
      return [down(say.general.bestFirst())];
    case "boolean":
      return [up(say.general.isFirst({ state: markWords(field).on }))];
    case "choice":
      return [up(say.general.inOrder())];
    case "tags":
    case "lines":
    case "references":
      return [down(say.general.mostFirst())];
    default:
      return NUMBER_TYPES.has(field.type) ? [down(say.general.highestFirst()), up(say.general.lowestFirst())] : [up(say.general.aToZ())];
  }
}
