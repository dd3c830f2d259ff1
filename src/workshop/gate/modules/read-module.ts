// What a module says about itself: what it imports, what it exports, and what it does that no module may do. One parse,
// by oxc, and no judgement about other files. A file nested deep enough overflows the parser's stack and ends the process
// that parses it, so this runs only in the workbench's own process.
import { parseSync, Visitor } from "oxc-parser";
import type { ParseResult } from "oxc-parser";
import type { Finding } from "../../finding.ts";
import { isConfiguration } from "../files/allowed-files.ts";
import { gateFinding } from "../gate-finding.ts";

/** One import or re-export. `specifier` is null when it is not a plain string. */
export interface ModuleImport {
  specifier: string | null;
  offset: number;
  kind: "static" | "dynamic" | "type";
  /** The names taken from it; `*` is the whole module, as a namespace or by `export *`. */
  names: Array<{ name: string; isType: boolean; offset: number }>;
}

/** `exports` are the module's own names; `starExports` the specifiers whose names it passes on. */
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

const plainString = (source: string): string | null => /^(["'`])([^"'`$\\]*)\1$/.exec(source)?.[2] ?? null;

function dynamicImports({ module }: ParseResult, text: string): ModuleImport[] {
  return module.dynamicImports.map(({ moduleRequest, start }) => ({
    specifier: plainString(text.slice(moduleRequest.start, moduleRequest.end)),
    offset: start,
    kind: "dynamic",
    names: [],
  }));
}

/** What only the syntax tree shows: `require`, `import x = require()`, and types taken by `import("…")`. */
function readTree(result: ParseResult, report: (code: string, message: string, offset: number) => void): ModuleImport[] {
  const typeImports: ModuleImport[] = [];
  const refuseRequire = ({ start }: { start: number }) => report("require", "Use import; there is no require in a browser.", start);
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === "Identifier" && call.callee.name === "require") refuseRequire(call);
    },
    TSImportEqualsDeclaration(declaration) {
      if (declaration.moduleReference.type === "TSExternalModuleReference") refuseRequire(declaration);
    },
    TSImportType({ source, start }) {
      typeImports.push({ specifier: source.value, offset: start, kind: "type", names: [] });
    },
  }).visit(result.program);
  return typeImports;
}

function checkComments(result: ParseResult, file: string, report: (code: string, message: string, offset: number) => void): void {
  for (const { value, start } of result.comments) {
    const isClientTypes = file === "src/vite-env.d.ts" && /^\/\s*<reference types="vite\/client"\s*\/>\s*$/.test(value);
    if (/^\/\s*<(reference|amd)/i.test(value) && !isClientTypes) {
      report("reference", "/// <reference> is not allowed; import what the file needs.", start);
    }
    // What generated code may not do is named here to be refused: it must not switch off its own types.
    if (/@ts-nocheck/.test(value)) report("unchecked", "@ts-nocheck is not allowed; repair the types instead.", start);
  }
}

/** Reads one TypeScript module. Syntax errors and forbidden constructions come as findings. */
export function readModule(file: string, text: string): ModuleFacts {
  const findings: Finding[] = [];
  const report = (code: string, message: string, offset: number) => findings.push(gateFinding(code, message, { file, text, offset }));
  const result = parseSync(file, text);
  for (const { message, labels } of result.errors) report("syntax", message, labels[0]?.start ?? 0);
  for (const { start, end } of result.module.importMetas) {
    if (!isConfiguration(file) && !/^\.env\b/.test(text.slice(end, end + 5)))
      report("import_meta", "Of import.meta only import.meta.env may be used.", start);
  }
  // Few files have a comment that could be refused, so that only those are looked at closely.
  if (/\/\/\/|@ts-nocheck/.test(text)) checkComments(result, file, report);
  const mentions = text.match(/\bimport\s*\(/g)?.length ?? 0;
  const needsTree = mentions > result.module.dynamicImports.length || /\brequire\b/.test(text);
  const typeImports = needsTree && result.errors.length === 0 ? readTree(result, report) : [];
  const entries = result.module.staticExports.flatMap((statement) => statement.entries);
  return {
    imports: [...staticImports(result), ...reExports(result), ...dynamicImports(result, text), ...typeImports],
    exports: new Set(
      entries.flatMap(({ exportName }) => (exportName.kind === "Default" ? ["default"] : exportName.name ? [exportName.name] : [])),
    ),
    starExports: entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest && exportName.kind === "None" ? [moduleRequest.value] : [],
    ),
    findings,
  };
}
