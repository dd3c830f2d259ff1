// Reading what was saved: storage that may be missing or full, and values that may be anything.
import { code } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";

const OPENING = `
What comes out of the browser's storage is unknown until it was checked, and may be from an earlier version of the app.
These readers never throw: a value of another type is taken over where it can be, and is empty where it cannot.`;

/** `src/lib/saved.ts`. */
export function savedModule(): ModuleSource {
  return {
    path: "src/lib/saved.ts",
    opening: OPENING,
    library: true,
    parts: [
      { name: "SavedObject", isType: true, code: code`type SavedObject = Readonly<Record<string, unknown>>;` },
      ...storageParts,
      ...valueParts,
    ],
  };
}

/** Storage that may be missing, full or blocked. */
const storageParts: Part[] = [
  {
    name: "readItem",
    comment: "The text kept under a key; null when there is none or storage is blocked.",
    code: code`
          function readItem(key: string): string | null {
            try {
              return localStorage.getItem(key);
            } catch {
              return null;
            }
          }`,
  },
  {
    name: "writeItem",
    comment: "Keeps a text under a key; false when storage is full or blocked.",
    code: code`
          function writeItem(key: string, text: string): boolean {
            try {
              localStorage.setItem(key, text);
              return true;
            } catch {
              return false;
            }
          }`,
  },
  {
    name: "parseJson",
    code: code`
          function parseJson(text: string | null): unknown {
            if (text === null) return null;
            try {
              return JSON.parse(text);
            } catch {
              return null;
            }
          }`,
  },
];

/** Values that may be anything. */
const valueParts: Part[] = [
  {
    name: "isSavedObject",
    code: code`
          function isSavedObject(value: unknown): value is @SavedObject {
            return typeof value === "object" && value !== null && !Array.isArray(value);
          }`,
  },
  {
    name: "readText",
    code: code`
          function readText(value: unknown): string {
            if (Array.isArray(value)) return value.map(@readText).filter((text) => text !== "").join(", ");
            return typeof value === "string" || typeof value === "number" ? String(value) : "";
          }`,
  },
  {
    name: "readTexts",
    code: code`
          function readTexts(value: unknown): string[] {
            const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
            return entries.map(@readText).filter((text) => text !== "");
          }`,
  },
  {
    name: "readNumber",
    code: code`
          function readNumber(value: unknown): number | null {
            const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
            return typeof number === "number" && Number.isFinite(number) ? number : null;
          }`,
  },
  {
    name: "readDate",
    code: code`
          function readDate(value: unknown): string {
            return /^\d{4}-\d{2}-\d{2}$/.exec(@readText(value))?.[0] ?? "";
          }`,
  },
  {
    name: "readOption",
    comment: "The value if it is one of the options, else nothing.",
    code: code`
          function readOption<Option extends string>(options: readonly Option[], value: unknown): Option | "" {
            return options.find((option) => option === @readText(value)) ?? "";
          }`,
  },
];
