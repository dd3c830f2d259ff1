// Code of generated apps is real code in the kit, which is type-checked, linted and tested. In the blueprint, only the
// printer of a project's own modules and the files around the source hold pieces of it.
import type { Node } from "oxc-parser";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";
import type { Violation } from "./violation.ts";

const PRINTERS: readonly string[] = [
  "blueprint/src/project/code/print-module.ts",
  "blueprint/src/project/files/scaffold.ts",
  "blueprint/src/project/words/words-files.ts",
];
/** Hostile names with which the writing of projects is tested. */
const EXAMPLES = "blueprint/src/examples/";
const CODE = /\bclassName=|<\/[A-Za-z]+>|\b(?:export )?(?:const|function|interface) \w+\s*[=({:<]|\bimport \{|=> [({]/;

/** Reports strings and templates of the blueprint that hold code. */
export function checkCodeInStrings(files: readonly SourceFile[]): Violation[] {
  const checked = files.filter(({ path }) => !isTest(path) && !PRINTERS.includes(path) && !path.startsWith(EXAMPLES));
  return checked.flatMap((file) => {
    const violations: Violation[] = [];
    visit(file.program, (node) => {
      if (!CODE.test(textOf(node))) return;
      violations.push({
        file: file.path,
        line: file.lineOf(node.start),
        message: "holds code of a generated app in a string",
        fix: "write a component in kit/web, and compose it with the expressions of blueprint/src/project/code",
      });
    });
    return violations;
  });
}

function textOf(node: Node): string {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  return node.type === "TemplateElement" ? node.value.raw : "";
}
