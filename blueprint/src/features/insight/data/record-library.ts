// `src/lib/records.ts` of the generated app: rows as data, and how their values are read.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

/** `src/lib/records.ts`. */
export function recordLibrary(): ModuleSource {
  return {
    path: "src/lib/records.ts",
    opening: "Rows as data: what can be counted, grouped and compared, without their own types.",
    library: true,
    parts: [...types, ...readers],
  };
}

const types: Part[] = [
  { name: "DataValue", isType: true, code: code`type DataValue = string | number | null | readonly string[];` },
  {
    name: "DataField",
    isType: true,
    code: code`
      interface DataField {
        key: string;
        label: string;
        kind: "number" | "group" | "date" | "text";
        /** How a number of this field is written. */
        format?: (value: number) => string;
        /** The smaller number is the better one. */
        isLessBetter?: boolean;
      }`,
  },
  {
    name: "DataRecord",
    isType: true,
    code: code`
      interface DataRecord {
        id: string;
        title: string;
        /** The address where it is shown; null where no page shows it. */
        path: string | null;
        /** Its day as YYYY-MM-DD, or empty. */
        date: string;
        values: Readonly<Record<string, @DataValue>>;
      }`,
  },
  {
    name: "DataSource",
    isType: true,
    code: code`
      interface DataSource {
        id: string;
        one: string;
        many: string;
        /** Whether the records have a day of their own. */
        isDated: boolean;
        fields: readonly @DataField[];
        records: readonly @DataRecord[];
      }`,
  },
];

const readers: Part[] = [
  {
    name: "recordNumber",
    code: code`
      function recordNumber(record: @DataRecord, key: string): number | null {
        const value = record.values[key];
        return typeof value === "number" ? value : null;
      }`,
  },
  {
    name: "recordGroups",
    comment: "The groups that a record falls into by this field.",
    code: code`
      function recordGroups(record: @DataRecord, key: string): readonly string[] {
        const value = record.values[key];
        if (typeof value === "string") return value === "" ? [] : [value];
        return typeof value === "object" && value !== null ? value : [];
      }`,
  },
  {
    name: "recordText",
    comment: "The value in words; empty where there is none.",
    code: code`
      function recordText(record: @DataRecord, field: @DataField): string {
        const value = record.values[field.key] ?? "";
        if (typeof value === "number") return field.format?.(value) ?? String(value);
        if (typeof value !== "string") return value.join(", ");
        return field.kind === "date" ? @formatDate(value) : value;
      }`,
  },
  {
    name: "writeNumber",
    comment: "A number as the field writes it; a plain number where there is no field.",
    code: code`
      function writeNumber(field: @DataField | undefined, value: number): string {
        return field?.format?.(value) ?? @formatNumber(value);
      }`,
  },
];
