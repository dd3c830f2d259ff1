// `as` disables a check. It is allowed only in a short named place (a function, a constant, a statement of at most
// fifteen lines) with a comment directly above that justifies it. `as const` is always allowed.
import type { Node } from "oxc-parser";
import type { Violation } from "./violation.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";

const linesMax = 15;

/** Reports every cast without a reason, and every `any`, outside of tests. */
export function checkCasts(files: readonly SourceFile[]): Violation[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap((file) => {
      const violations: Violation[] = [];
      visit(file.program, (node, above) => {
        const fault = castFault(file, node, above);
        if (fault !== null) violations.push({ file: file.path, line: file.lineOf(node.start), ...fault });
      });
      return violations;
    });
}

function castFault(file: SourceFile, node: Node, above: readonly Node[]): Pick<Violation, "message" | "fix"> | null {
  if (node.type === "TSAnyKeyword") return { message: "any disables type checking", fix: "use unknown and narrow it" };
  if (!isCast(node) || above.some((one) => isShort(file, one) && hasCommentAbove(file, one))) return null;
  return {
    message: "a cast without a reason",
    fix: `parse or narrow it; otherwise put it into a named function of at most ${linesMax} lines under a comment that justifies it`,
  };
}

function isCast(node: Node): boolean {
  if (node.type === "TSTypeAssertion") return true;
  if (node.type !== "TSAsExpression") return false;
  const type = node.typeAnnotation;
  return !(type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const");
}

function isShort(file: SourceFile, node: Node): boolean {
  return node.type !== "Program" && file.lineOf(node.end) - file.lineOf(node.start) < linesMax;
}

function hasCommentAbove(file: SourceFile, node: Node): boolean {
  const line = file.lineOf(node.start);
  return file.comments.some((comment) => file.lineOf(comment.end) === line - 1 && comment.start > 0);
}
