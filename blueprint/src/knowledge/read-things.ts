import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Thing } from "./thing.ts";

const FOLDER = join(import.meta.dirname, "../../data/things");

/** Reads the things that people keep for themselves (`own`) or that are offered to the public (`offered`), by path. Throws for a file that does not fit the schema, with its path. */
export function readThings(folder: "own" | "offered"): readonly Thing[] {
  return readdirSync(join(FOLDER, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => {
      const read = Thing.safeParse(JSON.parse(readFileSync(path, "utf8")));
      if (!read.success) throw new Error(`${path} is not a valid thing: ${read.error.message}`);
      return read.data;
    });
}
