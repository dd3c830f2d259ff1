// Reading what was saved: storage that may be missing or full, and values that may be anything.
import { code } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";

const OPENING = `
What comes out of the browser's storage is unknown until it was checked. These readers never throw: a missing or
foreign value becomes an empty one.`;

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
            return typeof value === "string" ? value : "";
          }`,
  },
  {
    name: "readTexts",
    code: code`
          function readTexts(value: unknown): string[] {
            return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
          }`,
  },
  {
    name: "readNumber",
    code: code`
          function readNumber(value: unknown): number | null {
            return typeof value === "number" && Number.isFinite(value) ? value : null;
          }`,
  },
  {
    name: "readOption",
    comment: "The value if it is one of the options, else nothing.",
    code: code`
          function readOption<Option extends string>(options: readonly Option[], value: unknown): Option | "" {
            return options.find((option) => option === value) ?? "";
          }`,
  },
];
