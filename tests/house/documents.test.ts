import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, test } from "node:test";
import { assertNoViolations } from "./rules/violation.ts";
import { checkForbiddenWords, checkNamedPaths, type TextFile } from "./rules/documents.ts";
import { listFiles, repository } from "./source/read-sources.ts";

describe("documents", () => {
  test("every path that a document names exists", () => {
    const documents = listFiles("*.md", "{docs,examples}/**/*.md", "{cli,mcp,sdk}/*.md").map(readText);
    assertNoViolations(documents.flatMap((document) => checkNamedPaths(document, (path) => existsFrom(document.path, path))));
  });

  test("no file mentions unfinished work, outside places or how it was made", () => {
    const written = listFiles(
      "*.{md,json}",
      ".*",
      ".ci/*",
      "{docs,examples,migrations}/**/*.{md,ts,mjs,sql}",
      "{cli,mcp,sdk}/*.{md,json,mjs}",
      "{src,blueprint,cli/src,mcp/src,sdk/src,tests,bench,eval,launcher,web/src,web/words}/**/*.{ts,tsx,mjs,json,md}",
    );
    const files = written.filter((path) => path !== "package-lock.json" && !path.startsWith("tests/house/"));
    assertNoViolations(files.map(readText).flatMap(checkForbiddenWords));
  });

  test("rejects a path that does not exist, in code and in links", () => {
    const text = "See `src/gone.ts`, [this](docs/gone.md#part) and\n`tests/gone/`; not [that](https://example.org) or `src/<room>/x.ts`.";
    const violations = checkNamedPaths({ path: "README.md", text }, () => false);
    assert.deepEqual(
      violations.map(({ line, message }) => [line, message.split(" ")[1]]),
      [
        [1, "src/gone.ts,"],
        [1, "docs/gone.md,"],
        [2, "tests/gone/,"],
      ],
    );
    assert.deepEqual(
      checkNamedPaths({ path: "README.md", text }, () => true),
      [],
    );
  });

  // Samples of what the rule rejects.
  for (const word of ["TODO: later", "../shared/x.md", "/home/someone/x", "as the briefing says", "https://registry.example/x"]) {
    test(`rejects "${word}"`, () => assert.equal(checkForbiddenWords({ path: "x.md", text: `Some text.\n${word}` })[0]?.line, 2));
  }

  test("eval and bench may name their default prompts, and nothing else outside", () => {
    const violations = (path: string, text: string) => checkForbiddenWords({ path, text }).length;
    assert.equal(violations("eval/x.ts", 'join(root, "../shared/eval/webgen-dev.jsonl")'), 0);
    assert.equal(violations("src/x.ts", 'join(root, "../shared/eval/webgen-dev.jsonl")'), 1);
    assert.equal(violations("eval/x.ts", 'join(root, "../shared/x.md")'), 1);
  });

  for (const word of ["a session advisory lock", "the agent generator", "at-home/x", "./home/x", "an issue of the paper"]) {
    test(`allows "${word}"`, () => assert.deepEqual(checkForbiddenWords({ path: "x.md", text: word }), []));
  }

  test("in code, plain words are checked in comments only", () => {
    assert.deepEqual(checkForbiddenWords({ path: "x.ts", text: `const nouns = ["colleague"];` }), []);
    assert.equal(checkForbiddenWords({ path: "x.ts", text: `const nouns = []; // as a colleague asked` }).length, 1);
  });
});

function readText(path: string): TextFile {
  return { path, text: readFileSync(join(repository, path), "utf8") };
}

// A path is relative to the repository or to the document, or, without a folder, the name of any file.
function existsFrom(document: string, path: string): boolean {
  const pattern = path.replace(/\/$/, "");
  const places = [pattern, join(document, "..", pattern)];
  if (places.some((place) => existsSync(join(repository, place)))) return true;
  if (!pattern.includes("/") && namesOfFiles().has(pattern)) return true;
  const patterns = [...places, ...(pattern.includes("/") ? [] : [`**/${pattern}`])];
  return patterns.some((place) => listFiles(place, `${place}/**/*`).length > 0);
}

let names: ReadonlySet<string> | null = null;

// Searching for each name by itself takes seconds.
function namesOfFiles(): ReadonlySet<string> {
  names ??= new Set(listFiles("**/*").map((path) => basename(path)));
  return names;
}
