// A project has the kinds of fields that it uses. Which these are follows from its code.
import { printModule } from "../../code/print-module.ts";
import { fieldsIndexFile, fieldViewsFile, isKind, VIEWS_COMMENT } from "./field-views-file.ts";

/** The kinds of fields that a file defines. */
export function kindsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/\bfield\.([a-zA-Z]+)\(|\bimport \{[^}]*\} from "(?:@\/lib\/|[./]+)fields\/([a-z-]+)"/g),
    ([, called, taken]) => called ?? (taken ?? "").replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
}

const INDEX = "src/lib/fields/index.ts";
const VIEWS = "src/field-views.ts";

/**
 * The index of the kinds of fields and their views, with those kinds added that the project's file at this path uses and the
 * index lacks; empty where none is lacking, and where the project's views are no longer the written ones.
 */
export function fieldKindsLacking(project: ReadonlyMap<string, string>, path: string): Map<string, string> {
  const text = project.get(path) ?? "";
  const index = project.get(INDEX);
  if (index === undefined || !(project.get(VIEWS) ?? "").startsWith(`// ${VIEWS_COMMENT}`)) return new Map();
  const there = Array.from(index.matchAll(/^export \{ (\w+) \} from/gm), ([, name = ""]) => name);
  const lacking = [...kindsIn(text), ...importedKinds(text)].filter((kind) => isKind(kind) && !there.includes(kind));
  if (lacking.length === 0) return new Map();
  const kinds = new Set([...there, ...lacking]);
  return new Map([
    [INDEX, printModule(fieldsIndexFile(kinds))],
    [VIEWS, printModule(fieldViewsFile(kinds))],
  ]);
}

/** The names that a file imports from the index. */
function importedKinds(text: string): string[] {
  return Array.from(text.matchAll(/\bimport \{([^}]*)\} from "@\/lib\/fields"/g), ([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(/\s/)[0] ?? ""),
  ).flat();
}
