// What widgets show: counts, sums and averages of the rows of a period, by group and over time.
import { type Fields, type RowOf, fieldOf, titleOf } from "../../entity";
import { formatNumber } from "../../number";
import { chartColor, groupColor } from "../../chart-color";
import type { Point, Series } from "../../metrics";
import { readDate } from "../../saved";
import { numberOf } from "../row-values";
import type { DashboardSource, Widget } from "./dashboard-definition";
import { type Period, stepsOf } from "./periods";
import { simulatedDay, simulatedLevel } from "./simulation";
import * as insightWords from "../../../words/insight";

type Row = RowOf<Fields>;

/** What a widget looks at: rows of a source, in a period. */
export interface Look {
  source: DashboardSource;
  rows: readonly Row[];
  period: Period;
}

export function isDated({ date, hasSimulatedDays }: DashboardSource): boolean {
  return date !== null || hasSimulatedDays;
}

/** The day of a row; an empty text for none. */
export function dayOf({ date, hasSimulatedDays }: DashboardSource, row: Row): string {
  if (date !== null) return readDate(row[date]);
  return hasSimulatedDays ? simulatedDay(row.id) : "";
}

/** The rows whose day lies in the period; all of a source that has no days. */
export function rowsIn({ source, rows, period }: Look): readonly Row[] {
  if (!isDated(source)) return rows;
  return rows.filter((row) => {
    const day = dayOf(source, row);
    return day >= period.from && day <= period.to;
  });
}

/** What a widget measures of these rows; null for the average of nothing. */
export function measureOf(
  { measure, field, by }: Widget,
  rows: readonly Row[],
  look: Look,
): number | null {
  if (measure === "groups")
    return new Set(rows.flatMap((row) => groupsOf(look.source, row, by ?? ""))).size;
  if (measure === "count" || field === null) return rows.length;
  const values = rows.flatMap((row) => valueIn(row, field, look) ?? []);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (measure === "sum") return total;
  if (values.length === 0) return null;
  return measure === "highest" ? Math.max(...values) : total / values.length;
}

/** A row's number in the period. Where a source has no days, its course is simulated from the value of today. */
function valueIn(row: Row, field: string, { source, period }: Look): number | null {
  const value = numberOf(source.entity, row, field);
  if (value === null || isDated(source)) return value;
  const seed = `${row.id} ${field}`;
  return (value * (simulatedLevel(seed, period.from) + simulatedLevel(seed, period.to))) / 2;
}

function groupsOf({ entity }: DashboardSource, row: Row, by: string): readonly string[] {
  if (by === "title") return [titleOf(entity, row)];
  if (entity.fields[by] === undefined) return [];
  const field = fieldOf(entity, by);
  return field.kind !== "flag" && field.isEmpty(row[by]) ? [] : field.groupsOf(row[by]);
}

/** The rows of a widget by the label of what parts them, the largest measure first. */
export function partsOf(widget: Widget, look: Look): (Point & { rows: readonly Row[] })[] {
  const { options, colors } = look.source.entity.fields[widget.by ?? ""] ?? {};
  const parts = new Map<string, Row[]>();
  for (const row of rowsIn(look)) {
    for (const label of groupsOf(look.source, row, widget.by ?? ""))
      parts.set(label, [...(parts.get(label) ?? []), row]);
  }
  return Array.from(parts, ([label, rows]) => ({
    label,
    rows,
    value: measureOf(widget, rows, look) ?? 0,
  }))
    .toSorted((left, right) => right.value - left.value)
    .map((part, index) => ({ ...part, color: groupColor(part.label, { options, colors, index }) }));
}

/** The five largest parts, and all others as one. */
export function withRest(points: readonly Point[]): readonly Point[] {
  if (points.length <= 6) return points;
  const value = points.slice(5).reduce((total, point) => total + point.value, 0);
  return [
    ...points.slice(0, 5),
    { label: insightWords.allOthers, value, color: "var(--muted-foreground)" },
  ];
}

const SERIES_MAX = 5;

/** What a widget measures at each step of the period: a line for each of its largest parts, or one for all. */
export function seriesOf(widget: Widget, look: Look): { moments: string[]; series: Series[] } {
  const steps = stepsOf(look.period);
  const course = (
    label: string,
    { color, rows }: { color: string; rows: readonly Row[] },
  ): Series => ({
    label,
    color,
    values: steps.map((period) => {
      const step = { source: look.source, rows, period };
      return measureOf(widget, rowsIn(step), step);
    }),
  });
  const parts = widget.by === null ? [] : partsOf(widget, look).slice(0, SERIES_MAX);
  return {
    moments: steps.map(({ label }) => label),
    series:
      parts.length > 1
        ? parts.map(({ label, ...part }) => course(label, part))
        : [course(widget.title, { color: chartColor(0), rows: look.rows })],
  };
}

/** Writes a measure as its field is written. */
export function measureFormat(
  { field, measure }: Widget,
  { entity }: DashboardSource,
): (value: number) => string {
  const rounded = (value: number) =>
    measure === "sum" || value < 1_000 ? value : Math.round(value);
  if (field === null) return (value) => formatNumber(rounded(value));
  const { kind, format } = fieldOf(entity, field);
  return (value) => (kind === "rating" ? formatNumber(value) : format(rounded(value)));
}
