// The files of `blueprint/data` and of the design languages, each read once and checked against its schema.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { z } from "zod";

const ROOT = join(import.meta.dirname, "../../../..");
const FOLDER = join(ROOT, "blueprint/data");

/** A folder for each design language. */
const LANGUAGES = join(ROOT, "kit/web/src/styles/languages");

const read = new Set<string>();

/** The files that were read so far, by their paths in the repository. */
export const filesRead: ReadonlySet<string> = read;

/** The names of the design languages, in alphabetical order. */
export const languageNames: readonly string[] = readdirSync(LANGUAGES).toSorted();

/** `language.json` of a design language. Throws for a file that does not fit the schema. */
export function readLanguage<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return readFile(join(LANGUAGES, name, "language.json"), schema);
}

/** What a file of `blueprint/data` holds. Throws for a file that does not fit the schema, with its path. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return readFile(join(FOLDER, path), schema);
}

function readFile<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(`${relative(ROOT, path)} does not fit its schema: ${parsed.error.message}`);
  read.add(relative(ROOT, path));
  return parsed.data;
}

/** The bytes of a file of `blueprint/data` that is no JSON. */
export function readBytes(path: string): Buffer {
  read.add(relative(ROOT, join(FOLDER, path)));
  return readFileSync(join(FOLDER, path));
}

/** What the files of a folder of `blueprint/data` hold, with those of the folders in it, by path. Throws for a file that does not fit the schema. */
export function readDataFolder<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
  return readdirSync(join(FOLDER, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1))
    .toSorted()
    .map((path) => readData(path, schema));
}
