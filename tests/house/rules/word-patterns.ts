// Words are data: a rule asks the lexicon (`blueprint/src/knowledge/words/lexicon.ts`) what a word is, and a regular
// expression says only how words follow each other. So an expression lists six words or phrases at the most.
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";
import type { Violation } from "./violation.ts";

const alternativesMax = 6;

/** How many expressions a part of the blueprint may still have over the limit. These numbers only fall. */
const remaining: Readonly<Record<string, number>> = { features: 26, changes: 25, reader: 44, model: 1, knowledge: 1 };

/** Reports the parts of the blueprint with more expressions over the limit than remain, each such expression with its place. */
export function checkWordPatterns(files: readonly SourceFile[]): Violation[] {
  const found = files.filter(({ path }) => !isTest(path)).flatMap(listingPatterns);
  const parts = Map.groupBy(found, ({ file }) => file.split("/")[2] ?? "");
  return [...parts].flatMap(([part, violations]) => (violations.length <= (remaining[part] ?? 0) ? [] : violations));
}

function listingPatterns(file: SourceFile): Violation[] {
  const violations: Violation[] = [];
  visit(file.program, (node) => {
    if (node.type !== "Literal" || !("regex" in node)) return;
    const count = alternativesIn(node.regex.pattern);
    if (count <= alternativesMax) return;
    violations.push({
      file: file.path,
      line: file.lineOf(node.start),
      message: `a regular expression lists ${count} words`,
      fix: "make them a category in blueprint/data/words/lexicon, and ask lexicon.is or lexicon.names",
    });
  });
  return violations;
}

// The most alternatives of one group of a regular expression.
function alternativesIn(pattern: string): number {
  const plain = pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
  const open = [1];
  let most = 1;
  for (const mark of plain.replace(/[^()|]/g, "")) {
    if (mark === "(") open.push(1);
    else if (mark === "|") open.push((open.pop() ?? 0) + 1);
    else most = Math.max(most, open.pop() ?? 1);
  }
  return Math.max(most, ...open);
}
