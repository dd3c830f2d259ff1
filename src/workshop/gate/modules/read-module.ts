// Reads what a module imports and exports, and what it does that no module may do. One parse by oxc, regardless of
// other files. A deeply nested file overflows the parser's stack and kills the process, so this runs only in a process
// of the sandbox pool.
import { parseSync } from "oxc-parser";
import type { ParseResult } from "oxc-parser";
import type { Finding } from "../../finding.ts";
import { isConfiguration } from "../files/allowed-files.ts";
import { gateFinding } from "../gate-finding.ts";
import { readTree } from "./read-tree.ts";
import type { NamedSpecifier, TreeFacts } from "./read-tree.ts";

/** One import or re-export. `specifier` is null when it is not a plain string. */
export interface ModuleImport {
  specifier: string | null;
  offset: number;
  kind: "static" | "dynamic" | "type";
  /** The names imported from it; `*` is the whole module, as a namespace or by `export *`. */
  names: Array<{ name: string; isType: boolean; offset: number }>;
}

/** `exports` are the module's own names; `starExports` the specifiers that it re-exports as a whole. */
export interface ModuleFacts {
  imports: ModuleImport[];
  exports: Set<string>;
  starExports: string[];
  findings: Finding[];
}

function staticImports({ module }: ParseResult): ModuleImport[] {
  return module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    offset: start,
    kind: entries.length > 0 && entries.every(({ isType }) => isType) ? "type" : "static",
    names: entries.map(({ importName, isType }) => ({
      name: importName.kind === "Name" ? (importName.name ?? "") : importName.kind === "Default" ? "default" : "*",
      isType,
      offset: importName.start ?? start,
    })),
  }));
}

function reExports({ module }: ParseResult): ModuleImport[] {
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType, start }): ModuleImport[] => {
      if (!moduleRequest) return [];
      const name = importName.kind === "Name" ? (importName.name ?? "") : "*";
      return [
        { specifier: moduleRequest.value, offset: start, kind: isType ? "type" : "static", names: [{ name, isType, offset: start }] },
      ];
    }),
  );
}

const EMPTY_TREE: TreeFacts = { statements: [], dynamicImports: [], typeImports: [], requires: [], metas: [] };

/** The imports that the module record lacks: they bind no name, but they resolve to a module. */
function unrecordedImports({ module }: ParseResult, tree: TreeFacts): ModuleImport[] {
  const recorded = new Set([...module.staticImports, ...module.staticExports].map(({ start }) => start));
  const nameless = (kind: ModuleImport["kind"]) => (found: NamedSpecifier) => ({ ...found, kind, names: [] });
  return [
    ...tree.statements.filter(({ offset }) => !recorded.has(offset)).map(nameless("type")),
    ...tree.dynamicImports.map(nameless("dynamic")),
    ...tree.typeImports.map(nameless("type")),
  ];
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Whether the tree may contain imports that the module record lacks. Traversing a tree takes several times as long as
 * parsing, and most modules need no traversal: each of their `import` and `export` keywords is a statement in the record, and
 * no other word leads to another module. Keywords cannot be escaped; words in comments and strings only cause a traversal.
 */
function mayHideImports({ module }: ParseResult, text: string): boolean {
  return (
    count(text, /\bimport\b/g) > module.staticImports.length ||
    count(text, /\bexport\b/g) > module.staticExports.length ||
    /\brequire\b|\bmodule\b|\\u/.test(text)
  );
}

/** A comment that directs TypeScript or the bundler contains one of these, which generated code may not use. No escape can spell them otherwise. */
const DIRECTIVE = /\/\/\/|@ts-nocheck|@jsx/i;

function checkComments(result: ParseResult, file: string, report: (code: string, message: string, offset: number) => void): void {
  for (const { value, start } of result.comments) {
    const isClientTypes = file === "src/vite-env.d.ts" && /^\/\s*<reference types="vite\/client"\s*\/>\s*$/.test(value);
    if (/^\/[^]*<\s*(reference|amd)/i.test(value) && !isClientTypes) {
      report("reference", "/// <reference> is not allowed; import what the file needs.", start);
    }
    // Generated code may not disable its own type checks; the directive is named here only to refuse it.
    if (/@ts-nocheck/i.test(value)) report("unchecked", "@ts-nocheck is not allowed; repair the types instead.", start);
    if (/@jsx/i.test(value)) report("jsx_pragma", "A comment may not say where JSX comes from; it is React's.", start);
  }
}

/** Reads one TypeScript module. Syntax errors and forbidden constructs are returned as findings. */
export function readModule(file: string, text: string): ModuleFacts {
  const findings: Finding[] = [];
  const report = (code: string, message: string, offset: number) => findings.push(gateFinding(code, message, { file, text, offset }));
  const result = parseSync(file, text);
  for (const { message, labels } of result.errors) report("syntax", message, labels[0]?.start ?? 0);
  // Few files contain such a directive, so only those are checked closely.
  if (DIRECTIVE.test(text)) checkComments(result, file, report);
  const tree = result.errors.length === 0 && mayHideImports(result, text) ? readTree(result) : EMPTY_TREE;
  for (const offset of tree.requires) report("require", "Use import; there is no require in a browser.", offset);
  for (const offset of isConfiguration(file) ? [] : tree.metas)
    report("import_meta", "Of import.meta only import.meta.env may be used.", offset);
  const entries = result.module.staticExports.flatMap((statement) => statement.entries);
  return {
    imports: [...staticImports(result), ...reExports(result), ...unrecordedImports(result, tree)],
    exports: new Set(
      entries.flatMap(({ exportName }) => (exportName.kind === "Default" ? ["default"] : exportName.name ? [exportName.name] : [])),
    ),
    starExports: entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest && exportName.kind === "None" ? [moduleRequest.value] : [],
    ),
    findings,
  };
}
