import type { Node } from "oxc-parser";
import type { SourceFile } from "./source-file.ts";
import { visit } from "./visit.ts";

/** A file or a function, as the size rules measure it. */
export interface MeasuredCode {
  file: string;
  line: number;
  lineCount: number;
}

/** Measures every function of a file that has a body of statements, in source order. */
export function measureFunctions(file: SourceFile): MeasuredCode[] {
  const measured: MeasuredCode[] = [];
  visit(file.program, (node) => {
    if (!hasStatements(node)) return;
    const line = file.lineOf(node.start);
    measured.push({ file: file.path, line, lineCount: file.lineOf(node.end) - line + 1 });
  });
  return measured;
}

// An arrow that is only an expression, and a declaration without a body, have none.
function hasStatements(node: Node): boolean {
  if (node.type === "ArrowFunctionExpression") return !node.expression;
  return (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") && node.body !== null;
}
