// The files of `blueprint/data`, each read once and checked against its schema.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

const FOLDER = join(import.meta.dirname, "../../data");

/** What a file of `blueprint/data` holds. Throws for a file that does not fit the schema, with its path. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(readFileSync(join(FOLDER, path), "utf8")));
  if (!read.success) throw new Error(`blueprint/data/${path} does not fit its schema: ${read.error.message}`);
  return read.data;
}

/** What the files of a folder of `blueprint/data` hold, with those of the folders in it, by path. Throws for a file that does not fit the schema. */
export function readDataFolder<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
  return readdirSync(join(FOLDER, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1))
    .toSorted()
    .map((path) => readData(path, schema));
}
