// Every benchmark returns rows of the same shape, so that one table shows all of them with their limits.

/** One metric. `limit` is the promised maximum or null, `floor` the minimum; one without either is only reported. */
export interface Metric {
  name: string;
  value: number;
  unit: "ms" | "s" | "kB" | "MB" | "×" | "%" | "req/s" | "k tokens" | "";
  limit: number | null;
  floor?: number;
  note: string;
}

/** The median; of an even number of values the upper of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The quantile of the values at this share, from 0 to 1. */
export function valueAt(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The metrics as a Markdown table. */
export function markdownTable(metrics: readonly Metric[]): string {
  const rows = metrics.map((metric) => {
    const { name, value, unit, note } = metric;
    const limit = limitOf(metric);
    const held = limit === "" ? "" : isHeld(metric) ? "met" : "**missed**";
    return `| ${name} | ${`${round(value)} ${unit}`.trim()} | ${limit} | ${held} | ${note} |`;
  });
  return ["| figure | measured | limit | | how |", "| --- | ---: | ---: | --- | --- |", ...rows].join("\n");
}

function limitOf({ limit, floor, unit }: Metric): string {
  if (floor !== undefined) return `≥ ${floor} ${unit}`;
  return limit === null ? "" : `≤ ${limit} ${unit}`;
}

function isHeld({ value, limit, floor }: Metric): boolean {
  return value <= (limit ?? Number.POSITIVE_INFINITY) && value >= (floor ?? Number.NEGATIVE_INFINITY);
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
