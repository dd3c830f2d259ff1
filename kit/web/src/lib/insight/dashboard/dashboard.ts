// What a dashboard shows, and the person's own arrangement of it.
import type { Entity } from "../../entity";
import { isSavedObject, parseJson, readDate, readText, readTexts } from "../../saved";
import { readItem, writeItem } from "../../storage";
import { storageKey } from "../../store";
import type { TimeRange } from "./periods";

export type WidgetShape = "figure" | "bars" | "ring" | "line" | "table" | "parts";

export interface Widget {
  id: string;
  title: string;
  /** The name of the entity that it shows. */
  source: string;
  /** `table` has rows, `parts` is a table of groups. */
  shape: WidgetShape;
  measure: "count" | "groups" | "sum" | "average" | "highest";
  /** The measured field; null where rows are counted. */
  field: string | null;
  /** The field that parts the rows, `title` for each by itself; null where nothing does. */
  by: string | null;
}

/** An entity whose rows are shown. */
export interface DashboardSource {
  entity: Entity;
  /** The field with the day of a row; null for rows without one. */
  date: string | null;
  /** Whether rows without a day get a simulated one. */
  hasSimulatedDays: boolean;
  /** Whether the rows have pages of their own. */
  isLink: boolean;
  /** What tables of rows show. */
  columns: readonly string[];
  /** Fields in which the smaller number is the better one. */
  lessIsBetter: readonly string[];
}

export interface DashboardDefinition {
  sources: readonly DashboardSource[];
  widgets: readonly Widget[];
  /** The range of time of a first visit. */
  range: string;
  /** What is simulated; an empty text for nothing. */
  note: string;
}

export function defineDashboard(definition: DashboardDefinition): DashboardDefinition {
  return definition;
}

export interface DashboardLayout {
  /** The ids of all widgets, in the order in which they are shown. */
  order: readonly string[];
  hidden: readonly string[];
  columns: string;
  /** How widgets are drawn that the person draws in another way, by id. */
  shapes: Readonly<Record<string, WidgetShape>>;
  range: TimeRange;
}

const KEY = storageKey("dashboard");

/** The layout of a first visit. */
export function firstLayout({ widgets, range }: DashboardDefinition): DashboardLayout {
  return {
    order: widgets.map(({ id }) => id),
    hidden: [],
    columns: "two",
    shapes: {},
    range: { choice: range, from: "", to: "" },
  };
}

/** The stored layout; widgets that it does not know come last. */
export function readLayout(definition: DashboardDefinition): DashboardLayout {
  const first = firstLayout(definition);
  const saved = parseJson(readItem(KEY));
  if (!isSavedObject(saved)) return first;
  const known = readTexts(saved["order"]).filter((id) => first.order.includes(id));
  const range = isSavedObject(saved["range"]) ? saved["range"] : {};
  return {
    order: [...new Set([...known, ...first.order])],
    hidden: readTexts(saved["hidden"]),
    columns: readText(saved["columns"]) || first.columns,
    shapes: readShapes(saved["shapes"]),
    range: {
      choice: readText(range["choice"]) || first.range.choice,
      from: readDate(range["from"]),
      to: readDate(range["to"]),
    },
  };
}

export function writeLayout(layout: DashboardLayout) {
  writeItem(KEY, JSON.stringify(layout));
}

/** The shapes that the person can choose, for widgets that have one of them. */
export const CHOOSABLE_SHAPES: readonly { value: WidgetShape; label: string }[] = [
  { value: "bars", label: "Bars" },
  { value: "ring", label: "Ring" },
  { value: "parts", label: "Table" },
];

/** A shape that the person can choose; null for any other text. */
export function choosableShape(text: unknown): WidgetShape | null {
  return CHOOSABLE_SHAPES.find(({ value }) => value === text)?.value ?? null;
}

function readShapes(saved: unknown): Record<string, WidgetShape> {
  const entries = isSavedObject(saved) ? Object.entries(saved) : [];
  return Object.fromEntries(
    entries.flatMap(([id, text]) => {
      const shape = choosableShape(text);
      return shape === null ? [] : [[id, shape] as const];
    }),
  );
}

/** The order with one widget at the place of another. */
export function moveTo(order: readonly string[], id: string, target: string): string[] {
  const place = order.indexOf(target);
  return order.filter((other) => other !== id).toSpliced(place, 0, id);
}
