// A file of the kit as a module: what it declares, what it imports from the kit's other modules, and what it passes on.
import { dirname, join } from "node:path/posix";
import { type ParsedFile, parseFile } from "./parsed-file.ts";
import { type Declared, readDeclarations } from "./read-declarations.ts";

/** What a module exports from another one. */
export interface PassedOn {
  /** The other module, as an app imports it. */
  from: string;
  names: readonly string[];
}

/** A file of the kit as a module. */
export interface ModuleFile {
  path: string;
  /** As an app imports it: `@/components/ui/button`. */
  module: string;
  declared: readonly Declared[];
  /** The names that it imports from modules of the kit, with the module of each. */
  imports: ReadonlyMap<string, string>;
  passedOn: readonly PassedOn[];
}

/** Whether the path is that of a TypeScript file. */
export const isCode = (path: string): boolean => path.endsWith(".ts") || path.endsWith(".tsx");

/** The module of a file: `src/lib/fields/index.ts` → `@/lib/fields`. */
export function moduleOf(path: string): string {
  const inside = path.slice("src/".length, path.lastIndexOf("."));
  return `@/${inside.endsWith("/index") ? dirname(inside) : inside}`;
}

/** Reads a file of the kit. Throws a SyntaxError for text that is not TypeScript. */
export function readModuleFile(path: string, text: string): ModuleFile {
  const file = parseFile(path, text);
  return { path, module: moduleOf(path), declared: readDeclarations(file), imports: readImports(file), passedOn: readPassedOn(file) };
}

function readImports({ path, program }: ParsedFile): Map<string, string> {
  return new Map(
    program.body.flatMap((statement) => {
      if (statement.type !== "ImportDeclaration") return [];
      const module = moduleFrom(path, statement.source.value);
      return statement.specifiers.map(({ local }) => [local.name, module] as const);
    }),
  );
}

function readPassedOn({ path, program }: ParsedFile): PassedOn[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.source === null) return [];
    const names = statement.specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? [exported.name] : []));
    return [{ from: moduleFrom(path, statement.source.value), names }];
  });
}

/** The module that a specifier in this file means. */
function moduleFrom(path: string, specifier: string): string {
  return specifier.startsWith(".") ? `@/${join(dirname(path), specifier).slice("src/".length)}` : specifier;
}
