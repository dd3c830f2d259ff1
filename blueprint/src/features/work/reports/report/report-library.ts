// What all reports share in the generated app: their form as data, how one is put together, and its files.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

const OPENING = `
A report is put together from rows and columns: first what was chosen, then the finished texts. The preview and all
files are made of the same report.`;

/** `src/lib/reports.ts`. */
export function reportLibrary(): ModuleSource {
  return { path: "src/lib/reports.ts", opening: OPENING, library: true, parts: [...types, ...making] };
}

const types: Part[] = [
  {
    name: "ReportColumn",
    isType: true,
    code: code`
      interface ReportColumn {
        label: string;
        kind: "text" | "number" | "date";
        measure: "total" | "average" | null;
        words?: (value: number) => string;
      }`,
  },
  {
    name: "ReportRow",
    isType: true,
    code: code`
      interface ReportRow {
        cells: readonly @Cell[];
        date: string;
        groups: readonly string[];
        amount: number | null;
      }`,
  },
  {
    name: "ReportSource",
    isType: true,
    comment: "What a report can be about. The first column names the row.",
    code: code`
      interface ReportSource {
        id: string;
        title: string;
        one: string;
        many: string;
        /** Empty where the rows have no date. */
        dateLabel: string;
        parts: readonly { label: string; columns: readonly number[]; figures: boolean; chart: boolean }[];
        columns: readonly @ReportColumn[];
        chart: { label: string; format: (value: number) => string; isAverage: boolean } | null;
        rows: readonly @ReportRow[];
      }`,
  },
  {
    name: "ReportSettings",
    isType: true,
    comment: "What was chosen for a report.",
    code: code`
      interface ReportSettings {
        source: string;
        /** Empty for all rows. */
        search: string;
        from: string;
        to: string;
        parts: readonly string[];
        format: string;
      }`,
  },
  {
    name: "ReportTable",
    isType: true,
    code: code`
      interface ReportTable {
        head: readonly string[];
        isNumber: readonly boolean[];
        rows: readonly (readonly string[])[];
        raw: readonly (readonly @Cell[])[];
      }`,
  },
  {
    name: "Report",
    isType: true,
    comment: "A finished report: everything in it is ready to be shown.",
    code: code`
      interface Report {
        title: string;
        made: string;
        scope: string;
        parts: readonly {
          label: string;
          figures: readonly { label: string; value: string }[];
          chart: { label: string; points: readonly @ChartPoint[]; format: (value: number) => string } | null;
          table: @ReportTable | null;
        }[];
      }`,
  },
];

const making: Part[] = [
  {
    name: "reportedRows",
    comment: "The rows that a report is about.",
    code: code`
      function reportedRows(source: @ReportSource, { search, from, to }: @ReportSettings): @ReportRow[] {
        const texts = (row: @ReportRow) => row.cells.map((cell) => (Array.isArray(cell) ? cell.join(" ") : String(cell ?? "")));
        const isDated = from !== "" || to !== "";
        return source.rows.filter(
          (row) =>
            @matchesSearch(search, texts(row)) &&
            (!isDated || (row.date !== "" && row.date >= from && (to === "" || row.date <= to))),
        );
      }`,
  },
  {
    name: "showCell",
    code: code`
      function showCell(column: @ReportColumn, cell: @Cell): string {
        if (cell === null || cell === "") return "–";
        if (typeof cell === "number") return column.words?.(cell) ?? String(cell);
        if (typeof cell === "boolean") return cell ? "Yes" : "No";
        if (typeof cell === "string") return column.kind === "date" ? @formatDate(cell) : cell;
        return cell.join(", ");
      }`,
  },
  {
    name: "figuresOf",
    code: code`
      function figuresOf(source: @ReportSource, rows: readonly @ReportRow[]) {
        const measured = source.columns.flatMap((column, at) => {
          if (column.measure === null) return [];
          const values = rows.map(({ cells }) => cells[at]).filter((cell) => typeof cell === "number");
          const value = column.measure === "total" ? @sum(values) : @average(values);
          const label = \`\${column.measure === "total" ? "Total" : "Average"} \${column.label.toLowerCase()}\`;
          return [{ label, value: @showCell(column, Math.round(value * 100) / 100) }];
        });
        return [{ label: source.title, value: @formatNumber(rows.length) }, ...measured];
      }`,
  },
  {
    name: "chartPoints",
    code: code`
      function chartPoints(source: @ReportSource, rows: readonly @ReportRow[]): @ChartPoint[] {
        const measure = (group: @ReportRow[]) => {
          const amounts = group.map(({ amount }) => amount);
          return source.chart?.isAverage === true ? @average(amounts) : @sum(amounts);
        };
        return @groupRows(rows, { labelsOf: ({ groups }) => groups, measure });
      }`,
  },
  {
    name: "makeReport",
    code: code`
      function makeReport(source: @ReportSource, settings: @ReportSettings, called: string): @Report {
        const rows = @reportedRows(source, settings);
        const period = [settings.from && \`from \${@formatDate(settings.from)}\`, settings.to && \`to \${@formatDate(settings.to)}\`];
        const scope = [@formatCount(rows.length, source.one, source.many), settings.search && \`matching “\${settings.search}”\`, ...period];
        return {
          title: \`\${source.title} \${called}\`,
          made: @formatDate(@localDate()),
          scope: scope.filter((words) => words !== "").join(", "),
          parts: source.parts
            .filter(({ label }) => settings.parts.includes(label))
            .map((part) => ({
              label: part.label,
              figures: part.figures ? @figuresOf(source, rows) : [],
              chart: part.chart && source.chart ? { ...source.chart, points: @chartPoints(source, rows) } : null,
              table: part.columns.length === 0 ? null : @tableOf(source, { rows, columns: [0, ...part.columns] }),
            })),
        };
      }`,
  },
  {
    name: "tableOf",
    code: code`
      function tableOf(source: @ReportSource, { rows, columns }: { rows: readonly @ReportRow[]; columns: readonly number[] }): @ReportTable {
        const chosen = columns.flatMap((at) => {
          const column = source.columns[at];
          return column ? [{ column, at }] : [];
        });
        return {
          head: chosen.map(({ column }) => column.label),
          isNumber: chosen.map(({ column }) => column.kind === "number"),
          rows: rows.map(({ cells }) => chosen.map(({ column, at }) => @showCell(column, cells[at] ?? null))),
          raw: rows.map(({ cells }) => chosen.map(({ at }) => cells[at] ?? null)),
        };
      }`,
  },
];
