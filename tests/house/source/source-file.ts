// Source files as the rules see them: parsed once, with comments and imports.
import { type Comment, type Node, parseSync, type Program } from "oxc-parser";
import { visit } from "./visit.ts";

/** A reference to another module, including types and `import()`. */
export interface ImportReference {
  specifier: string;
  line: number;
  /** Whether only types are imported, so that nothing is imported at runtime. */
  isType: boolean;
}

/** A parsed file. `path` is relative to the repository, with `/`. */
export interface SourceFile {
  path: string;
  text: string;
  lineCount: number;
  program: Program;
  comments: Comment[];
  imports: ImportReference[];
  lineOf: (offset: number) => number;
}

/** Parses a TypeScript or JavaScript file. Throws on a syntax error, with its location. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text);
  const lineOf = lineFinder(text);
  if (errors[0] !== undefined) throw new SyntaxError(`${path}:${lineOf(errors[0].labels[0]?.start ?? 0)} ${errors[0].message}`);
  const imports: ImportReference[] = [];
  visit(program, (node) => {
    const specifier = importedModule(node);
    if (specifier !== null) imports.push({ specifier, line: lineOf(node.start), isType: takesTypes(node) });
  });
  return { path, text, lineCount: lineOf(text.trimEnd().length), program, comments, imports, lineOf };
}

function importedModule(node: Node): string | null {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "TSImportType":
      return node.source.value;
    case "ExportNamedDeclaration":
      return node.source?.value ?? null;
    case "ImportExpression":
      return node.source.type === "Literal" && typeof node.source.value === "string" ? node.source.value : null;
    default:
      return null;
  }
}

function takesTypes(node: Node): boolean {
  if (node.type === "TSImportType") return true;
  return "importKind" in node ? node.importKind === "type" : "exportKind" in node && node.exportKind === "type";
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}
