// `measures.ts` of the generated dashboard: what a widget shows of the records of a period.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

/** The folder of the generated dashboard. */
export const DASHBOARD = "src/features/dashboard";

/** `measures.ts`. */
export function measureModule(): ModuleSource {
  return {
    path: `${DASHBOARD}/measures.ts`,
    opening: "What the widgets show: counts, sums and averages of the records of a period, by group and over time.",
    library: true,
    parts: [...valueParts(), ...pointParts()],
  };
}

function valueParts(): Part[] {
  return [
    {
      name: "Look",
      isType: true,
      comment: "What is looked at: records of a source, in a period.",
      code: code`
        interface Look {
          source: @DataSource;
          period: @Period;
        }`,
    },
    {
      name: "recordsIn",
      comment: "The records whose day lies in the period; all of a source that has no days.",
      code: code`
        function recordsIn({ source, period }: @Look): readonly @DataRecord[] {
          if (!source.isDated) return source.records;
          return source.records.filter(({ date }) => date >= period.from && date <= period.to);
        }`,
    },
    {
      name: "valueIn",
      comment: "A record's number in the period. Where a source has no days, its course is simulated from the value of today.",
      code: code`
        function valueIn(record: @DataRecord, key: string, { source, period }: @Look): number | null {
          const value = @recordNumber(record, key);
          if (value === null || source.isDated) return value;
          const seed = \`\${record.id} \${key}\`;
          return (value * (@simulatedLevel(seed, period.from) + @simulatedLevel(seed, period.to))) / 2;
        }`,
    },
    {
      name: "measureOf",
      comment: "What a widget measures of these records; null for the average of nothing.",
      code: code`
        function measureOf({ measure, field, by }: @Widget, records: readonly @DataRecord[], look: @Look): number | null {
          if (measure === "groups") return new Set(records.flatMap((record) => @recordGroups(record, by ?? ""))).size;
          if (measure === "count" || field === null) return records.length;
          const values = records.map((record) => @valueIn(record, field, look)).filter((value) => value !== null);
          if (measure === "sum") return @sum(values);
          if (measure === "highest") return values.length === 0 ? null : Math.max(...values);
          return values.length === 0 ? null : @average(values);
        }`,
    },
  ];
}

function pointParts(): Part[] {
  return [
    {
      name: "partsOf",
      comment: "The records of a widget by the labels of what parts them, the largest measure first.",
      code: code`
        function partsOf(widget: @Widget, look: @Look): { label: string; value: number; records: readonly @DataRecord[] }[] {
          const parts = new Map<string, @DataRecord[]>();
          for (const record of @recordsIn(look)) {
            const labels = widget.by === "title" ? [record.title] : @recordGroups(record, widget.by ?? "");
            for (const label of labels) parts.set(label, [...(parts.get(label) ?? []), record]);
          }
          return [...parts]
            .map(([label, records]) => ({ label, records, value: @measureOf(widget, records, look) ?? 0 }))
            .sort((left, right) => right.value - left.value);
        }`,
    },
    { name: "SERIES_MAX", code: code`const SERIES_MAX = 5;` },
    {
      name: "seriesOf",
      comment: "What a widget measures at each step of the period: a line for each of its largest parts, or one for all.",
      code: code`
        function seriesOf(widget: @Widget, look: @Look): { moments: string[]; series: @PlotSeries[] } {
          const steps = @stepsOf(look.period);
          const course = (label: string, records: readonly @DataRecord[]) => ({
            label,
            values: steps.map((period) => {
              const step = { source: { ...look.source, records }, period };
              return @measureOf(widget, @recordsIn(step), step);
            }),
          });
          const parts = widget.by === null ? [] : @partsOf(widget, look).slice(0, @SERIES_MAX);
          return {
            moments: steps.map(({ label }) => label),
            series: parts.length > 1 ? parts.map(({ label, records }) => course(label, records)) : [course(widget.title, look.source.records)],
          };
        }`,
    },
    {
      name: "writeMeasure",
      comment: "The measure in words, as its field is written.",
      code: code`
        function writeMeasure(widget: @Widget, source: @DataSource): (value: number) => string {
          const field = source.fields.find(({ key }) => key === widget.field);
          return (value) => @writeNumber(field, widget.measure === "sum" || value < 1_000 ? value : Math.round(value));
        }`,
    },
  ];
}
