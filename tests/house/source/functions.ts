import type { Node } from "oxc-parser";
import type { SourceFile } from "./source-file.ts";
import { childNodes, visit } from "./visit.ts";

/** A function with a body of statements, as the size rules measure it. */
export interface MeasuredFunction {
  file: string;
  line: number;
  name: string;
  lineCount: number;
  /** How deep branches, loops and tries stand inside one another; a function inside starts again at 0. */
  depth: number;
}

const nesting = new Set(["IfStatement", "ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);
for (const type of ["SwitchStatement", "TryStatement"]) nesting.add(type);

/** Every function of a file that has a body of statements, in source order. */
export function measureFunctions(file: SourceFile): MeasuredFunction[] {
  const measured: MeasuredFunction[] = [];
  visit(file.program, (node, above) => {
    const body = functionBody(node);
    if (body === null) return;
    const line = file.lineOf(node.start);
    const lineCount = file.lineOf(node.end) - line + 1;
    measured.push({ file: file.path, line, name: functionName(node, above.at(-1)), lineCount, depth: depthBelow(body) });
  });
  return measured;
}

/** The block of a function, and null for anything else and for an arrow that is only an expression. */
export function functionBody(node: Node): Node | null {
  if (node.type === "ArrowFunctionExpression") return node.expression ? null : node.body;
  return node.type === "FunctionDeclaration" || node.type === "FunctionExpression" ? node.body : null;
}

function functionName(node: Node, parent: Node | undefined): string {
  if ("id" in node && node.id?.type === "Identifier") return node.id.name;
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  if ((parent?.type === "Property" || parent?.type === "MethodDefinition") && parent.key.type === "Identifier") return parent.key.name;
  return "a function without a name";
}

function depthBelow(node: Node): number {
  return Math.max(
    0,
    ...childNodes(node)
      .filter((child) => functionBody(child) === null)
      .map((child) => depthOf(child, node)),
  );
}

function depthOf(node: Node, parent: Node): number {
  const elseIf = node.type === "IfStatement" && parent.type === "IfStatement" && parent.alternate === node;
  return depthBelow(node) + (nesting.has(node.type) && !elseIf ? 1 : 0);
}
