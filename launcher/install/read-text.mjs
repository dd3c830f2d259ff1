import { readFileSync } from "node:fs";

/** A file's text; the empty text when it cannot be read. */
export function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
