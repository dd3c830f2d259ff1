import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoViolations, type Violation } from "./rules/violation.ts";
import { checkCasts } from "./rules/casts.ts";
import { checkCatches } from "./rules/catches.ts";
import { readSources } from "./source/read-sources.ts";
import { parseSource, type SourceFile } from "./source/source-file.ts";
import { checkWords } from "./rules/words.ts";
import { checkWordPatterns } from "./rules/word-patterns.ts";

type Rule = (files: readonly SourceFile[]) => Violation[];

describe("words", () => {
  const sources = readSources("src", "blueprint/src");
  const members = readSources("cli/src", "mcp/src", "sdk/src");
  test("restricted words stay in their places", () => assertNoViolations(checkWords(sources)));
  test("catches are only where foreign code throws", () => assertNoViolations(checkCatches([...sources, ...members])));
  test("every cast has a reason", () => assertNoViolations(checkCasts([...sources, ...members, ...readSources("web/src", "web/words")])));
  test("regular expressions list few words", () => assertNoViolations(checkWordPatterns(readSources("blueprint/src"))));

  const samples: [rule: Rule, path: string, source: string, violations: number][] = [
    [checkWordPatterns, "blueprint/src/sketch/x.ts", "/^(?:a|b|c|d|e|f|g)$/", 1],
    [checkWordPatterns, "blueprint/src/sketch/x.ts", "/^(?:a|b|c|d|e|f)$|[|||||||]/", 0],
    [checkWords, "src/compose.ts", "process.env.PORT", 1],
    [checkWords, "src/config.ts", "process.env.PORT", 0],
    [checkWords, "src/domain/x.ts", "fetch(url)", 1],
    [checkWords, "src/domain/x.ts", "globalThis.fetch(url)", 1],
    [checkWords, "src/adapters/x.ts", "fetch(url)", 0],
    [checkWords, "src/domain/x.ts", "new Date()", 1],
    [checkWords, "src/domain/x.ts", "Date.now()", 1],
    [checkWords, "src/domain/x.ts", "new Date(row.createdAt)", 0],
    [checkWords, "src/lib/clock.ts", "new Date()", 0],
    [checkWords, "src/domain/x.ts", `if (form === "b") {}`, 1],
    [checkWords, "src/domain/x.ts", `type Form = "a" | "c"`, 2],
    [checkWords, "src/entrypoints/http/contracts/b.ts", `const form = "b"`, 0],
    [checkWords, "src/domain/x.ts", `throw { status: 404 }`, 1],
    [checkWords, "src/entrypoints/http/x.ts", `reply({ status: 404 })`, 0],
    [checkWords, "blueprint/src/x.ts", "Math.random()", 1],
    [checkCatches, "src/domain/x.ts", "try { x() } catch {}", 1],
    [checkCatches, "src/domain/x.ts", "try { x() } finally {}", 0],
    [checkCatches, "src/domain/x.ts", "x().catch(() => null)", 1],
    [checkCatches, "src/domain/x.ts", "x().then(one, other)", 1],
    [checkCatches, "src/domain/x.ts", `z.string().catch("")`, 0],
    [checkCatches, "src/adapters/x.ts", "try { x() } catch {}", 0],
    [checkCatches, "src/domain/x.ts", "const [x] = await Promise.allSettled([y()]);", 1],
    [checkCatches, "src/domain/x.ts", "const [x, z] = await Promise.allSettled([y(), w()]);", 0],
    [checkCasts, "src/lib/x.ts", "const x = y as string;", 1],
    [checkCasts, "src/lib/x.ts", "const x = <string>y;", 1],
    [checkCasts, "src/lib/x.ts", "const x = [1] as const;", 0],
    [checkCasts, "src/lib/x.ts", "// why a file exists\nconst x = y as string;", 1],
    [checkCasts, "src/lib/x.ts", "import y from 'y';\n// The row was written by the same schema.\nconst x = y as string;", 0],
    [
      checkCasts,
      "src/lib/x.ts",
      "import y from 'y';\n/** The row was written by the same schema. */\nexport function x() {\n  return y as string;\n}",
      0,
    ],
    [checkCasts, "src/lib/x.ts", `import y from 'y';\n// Too long.\nfunction x() {\n${"y();\n".repeat(15)}return y as string;\n}`, 1],
    // A sample of what the rule rejects.
    [checkCasts, "src/lib/x.ts", "function x(y: any) {}", 1],
  ];
  for (const [rule, path, source, violations] of samples) {
    test(`${violations === 0 ? "allows" : "rejects"} ${JSON.stringify(source.slice(0, 80))} in ${path}`, () => {
      assert.equal(rule([parseSource(path, source)]).length, violations);
    });
  }
});
