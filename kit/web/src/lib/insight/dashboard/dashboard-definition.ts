// What a dashboard shows, and the range of time that the person chose.
import type { Entity } from "../../entity";
import { isSavedObject, parseJson, readDate, readText } from "../../saved";
import { readItem, writeItem } from "../../storage";
import { ownStorageKey } from "../../store";
import type { TimeRange } from "./periods";

export type WidgetShape = "figure" | "bars" | "ring" | "line" | "table";

export interface Widget {
  id: string;
  title: string;
  /** The name of the entity that it shows. */
  source: string;
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
  /** What it is called as a file: "report", "statement"; it cannot be downloaded without. */
  report?: string;
}

const KEY = ownStorageKey("dashboard");

/** The range of time that was chosen last; that of a first visit where none was. */
export function readRange({ range }: DashboardDefinition): TimeRange {
  const saved = parseJson(readItem(KEY));
  const values = isSavedObject(saved) && isSavedObject(saved["range"]) ? saved["range"] : {};
  return {
    choice: readText(values["choice"]) || range,
    from: readDate(values["from"]),
    to: readDate(values["to"]),
  };
}

export function writeRange(range: TimeRange) {
  writeItem(KEY, JSON.stringify({ range }));
}
