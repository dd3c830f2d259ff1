// What a report can contain: the parts that the prompt names, given the fields that they speak of, or a summary, a chart
// and the details. A named part that no field can fill is left out rather than shown empty.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { FieldType } from "../../../../schema/entity.ts";

/** As much of a field as its place in a report needs. */
export interface ReportedField {
  label: string;
  type: FieldType;
}

/** A part of a report: `columns` are positions of fields, in their order. */
export interface ReportPart {
  label: string;
  columns: number[];
  /** Whether totals and averages are shown. */
  figures: boolean;
  /** Whether the chart is shown. */
  chart: boolean;
}

const CONTENT =
  /\b(?:reports?|statements?|settlements?)\s+(?:should\s+|must\s+|will\s+|can\s+|may\s+)?(?:includ(?:e|es|ing)|contain(?:s|ing)?|cover(?:s|ing)?|consist(?:s|ing)? of|show(?:s|ing)?)\s+([^.;!?]+)/;

/** The parts that a prompt in lower case says its reports include: "basic information", "market trends". */
export function namedParts(prompt: string): string[] {
  const listed = CONTENT.exec(prompt)?.[1] ?? "";
  return listed
    .split(/,|\band\b|\bas well as\b/)
    .map((name) =>
      name
        .replace(/\b(?:the|their|its|all|relevant|detailed)\b/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((name) => /^[a-z][a-z -]{2,38}$/.test(name) && name.split(" ").length <= 4 && !/^(?:more|etc|others?|so on)\b/.test(name))
    .slice(0, 6);
}

const BASIC = /basic|general|information|details?$|overview|profile|data$/;

/** The parts of a report on these fields; the first field names the row and belongs to every part. */
export function partsOf(fields: readonly ReportedField[], names: readonly string[]): ReportPart[] {
  const named = names.map((name) => ({ name, part: namedPart(fields, name) })).filter(({ part }) => part.columns.length > 0 || part.chart);
  if (named.length < 2) return plainParts(fields);
  if (named.some(({ name }) => lexicon.holds(name, "money-topic") && !lexicon.holds(name, "trend-word"))) {
    for (const { name, part } of named) if (lexicon.holds(name, "trend-word")) part.figures = false;
  }
  const claimed = new Set(named.flatMap(({ part }) => part.columns));
  const rest = positions(fields, (field, at) => at > 0 && !claimed.has(at) && !isLong(field));
  const basic = named.find(({ name }) => BASIC.test(name) && !lexicon.holds(name, "trend-word") && !lexicon.holds(name, "money-topic"));
  if (basic) basic.part.columns = [...basic.part.columns, ...rest].toSorted((left, right) => left - right);
  const other: ReportPart[] = basic || rest.length === 0 ? [] : [{ label: "Other details", columns: rest, figures: false, chart: false }];
  return [...named.map(({ part }) => part), ...other];
}

function namedPart(fields: readonly ReportedField[], name: string): ReportPart {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const words = name.split(" ").filter((word) => word.length > 3);
  const spoken = positions(
    fields,
    (field, at) => at > 0 && words.some((word) => field.label.toLowerCase().includes(word.replace(/s$/, ""))),
  );
  const add = (more: readonly number[]): number[] => [...new Set([...spoken, ...more])].toSorted((left, right) => left - right);
  if (lexicon.holds(name, "trend-word"))
    return { label, columns: add(positions(fields, (field) => field.type === "percent")), figures: true, chart: true };
  if (lexicon.holds(name, "money-topic")) return { label, columns: add(positions(fields, isCounted)), figures: true, chart: false };
  if (BASIC.test(name))
    return {
      label,
      columns: add(positions(fields, (field, at) => at > 0 && !isCounted(field) && !isLong(field))),
      figures: false,
      chart: false,
    };
  return { label, columns: spoken, figures: false, chart: false };
}

function plainParts(fields: readonly ReportedField[]): ReportPart[] {
  const details = positions(fields, (field, at) => at > 0 && !isLong(field));
  const texts = positions(fields, isLong);
  return [
    { label: "Summary", columns: [], figures: true, chart: false },
    { label: "Chart", columns: [], figures: false, chart: true },
    { label: "Details", columns: details, figures: false, chart: false },
    ...(texts.length === 0 ? [] : [{ label: "Descriptions", columns: texts, figures: false, chart: false }]),
  ];
}

function positions(fields: readonly ReportedField[], holds: (field: ReportedField, at: number) => boolean): number[] {
  return fields.flatMap((field, at) => (holds(field, at) ? [at] : []));
}

function isLong({ type }: ReportedField): boolean {
  return type === "paragraph" || type === "lines";
}

function isCounted({ type }: ReportedField): boolean {
  return type === "money" || type === "number" || type === "percent" || type === "duration";
}

/** How a column of numbers is summed up: prices and shares are averaged, years and codes are not. */
export function measureOf({ label, type }: ReportedField): "total" | "average" | null {
  if (type === "percent" || type === "rating") return "average";
  if (!isCounted({ label, type }) || lexicon.names(label, "not-summed")) return null;
  return /price|rate|score|grade|\bage\b|average|ratio|temperature|per\b|height|level|\bday\b/i.test(label) ? "average" : "total";
}
