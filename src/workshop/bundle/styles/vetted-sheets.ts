import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const resolve = createRequire(import.meta.url).resolve;

/** The stylesheets that a project may import by name, read once. */
export const VETTED_SHEETS: ReadonlyMap<string, string> = new Map([
  ["tailwindcss", readFileSync(resolve("tailwindcss/index.css"), "utf8")],
]);
