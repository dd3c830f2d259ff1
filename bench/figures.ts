// Every bench answers with rows of the same shape, so that one table shows all of them beside their limits.

/** One measured figure. `limit` is what was promised, null where a figure is only reported. */
export interface Figure {
  name: string;
  value: number;
  unit: "ms" | "s" | "MB" | "×";
  limit: number | null;
  note: string;
}

/** The middle value; of an even number of values the upper of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The figures as a Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const held = figure.limit === null ? "" : figure.value <= figure.limit ? "held" : "**missed**";
    const limit = figure.limit === null ? "" : `≤ ${figure.limit} ${figure.unit}`;
    return `| ${figure.name} | ${round(figure.value)} ${figure.unit} | ${limit} | ${held} | ${figure.note} |`;
  });
  return ["| figure | measured | limit | | how |", "| --- | ---: | ---: | --- | --- |", ...rows].join("\n");
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
