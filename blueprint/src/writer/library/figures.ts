// Sums, averages and groups in the generated app.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** `src/lib/figures.ts`. */
export function figuresModule(): ModuleSource {
  return {
    path: "src/lib/figures.ts",
    opening: "Sums, averages and groups of rows, for figures and charts.",
    library: true,
    parts: [
      {
        name: "sum",
        code: code`
          function sum(values: readonly (number | null)[]): number {
            return values.reduce<number>((total, value) => total + (value ?? 0), 0);
          }`,
      },
      {
        name: "average",
        comment: "The mean of the values that are there; 0 when there are none.",
        code: code`
          function average(values: readonly (number | null)[]): number {
            const known = values.filter((value) => value !== null);
            return known.length === 0 ? 0 : @sum(known) / known.length;
          }`,
      },
      {
        name: "ChartPoint",
        isType: true,
        code: code`
          interface ChartPoint {
            label: string;
            value: number;
          }`,
      },
      {
        name: "groupRows",
        comment: "Rows by their labels (a row may have several, or none), largest group first, and one value a group.",
        code: code`
          function groupRows<Row>(
            rows: readonly Row[],
            { labelsOf, measure }: { labelsOf: (row: Row) => readonly string[]; measure: (rows: Row[]) => number },
          ): @ChartPoint[] {
            const groups = new Map<string, Row[]>();
            for (const row of rows) {
              for (const label of labelsOf(row)) groups.set(label, [...(groups.get(label) ?? []), row]);
            }
            return [...groups]
              .map(([label, group]) => ({ label, value: measure(group) }))
              .sort((left, right) => right.value - left.value);
          }`,
      },
      {
        name: "groupByMonth",
        comment: "Rows by the month of a date, oldest first, months without rows included (the last twelve at most).",
        code: groupByMonth,
      },
      monthBefore,
    ],
  };
}

const groupByMonth = code`
  function groupByMonth<Row>(
    rows: readonly Row[],
    { dateOf, measure }: { dateOf: (row: Row) => string; measure: (rows: Row[]) => number },
  ): @ChartPoint[] {
    const months = rows.map((row) => dateOf(row).slice(0, 7)).filter((month) => month !== "").sort();
    const [first] = months;
    const last = months.at(-1);
    if (!first || !last) return [];
    const points: @ChartPoint[] = [];
    for (let month = last; month >= first && points.length < 12; month = @monthBefore(month)) {
      const group = rows.filter((row) => dateOf(row).startsWith(month));
      points.unshift({ label: @formatMonth(month), value: group.length === 0 ? 0 : measure(group) });
    }
    return points;
  }`;

const monthBefore = {
  name: "monthBefore",
  code: code`
    function monthBefore(month: string): string {
      const [year = 0, number = 1] = month.split("-").map(Number);
      return number === 1 ? \`\${year - 1}-12\` : \`\${year}-\${String(number - 1).padStart(2, "0")}\`;
    }`,
};
