import type { Declaration, Node } from "oxc-parser";
import type { SourceFile } from "./source-file.ts";

/** A name that a file declares and exports; re-exports are excluded. */
export interface ExportedName {
  name: string;
  kind: "function" | "value" | "type";
  line: number;
  /** The whole `export …` statement. */
  statement: Node;
  declaration: Declaration;
}

/** Returns what a file declares and exports, in source order. */
export function exportsOf(file: SourceFile): ExportedName[] {
  return file.program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration === null) return [];
    const declaration = statement.declaration;
    const line = file.lineOf(statement.start);
    return namesOf(declaration).map(({ name, kind }) => ({ name, kind, line, statement, declaration }));
  });
}

function namesOf(declaration: Declaration): Pick<ExportedName, "name" | "kind">[] {
  switch (declaration.type) {
    case "FunctionDeclaration":
      return declaration.id === null ? [] : [{ name: declaration.id.name, kind: "function" }];
    case "ClassDeclaration":
      return declaration.id === null ? [] : [{ name: declaration.id.name, kind: "value" }];
    case "VariableDeclaration":
      return declaration.declarations.flatMap(({ id, init }) => {
        if (id.type !== "Identifier") return [];
        const isFunction = init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression";
        return [{ name: id.name, kind: isFunction ? "function" : "value" } as const];
      });
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return [{ name: declaration.id.name, kind: "type" }];
    default:
      return [];
  }
}
