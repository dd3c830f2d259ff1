import assert from "node:assert/strict";
import { test } from "node:test";
import { unwrapFence } from "./unwrap-fence.ts";

const cases: [promise: string, path: string, given: string, wanted: string][] = [
  ["a fence around the whole is taken off", "src/a.ts", "```ts\nconst a = 1;\n```\n", "const a = 1;\n"],
  ["with space around it too", "src/a.css", "\n\n~~~\na {}\n~~~~\n\n", "a {}\n"],
  ["a text without one stays", "src/a.ts", "const a = 1;\n", "const a = 1;\n"],
  ["a fence that is not closed stays", "src/a.ts", "```ts\nconst a = 1;\n", "```ts\nconst a = 1;\n"],
  ["a fence within stays", "src/a.ts", "const a = `\n```\n`;\n", "const a = `\n```\n`;\n"],
  ["a Markdown file loses the fence that calls it one", "README.md", "```markdown\n# A\n```sh\nx\n```\n```", "# A\n```sh\nx\n```\n"],
  ["and keeps its own", "README.md", "```sh\nx\n```", "```sh\nx\n```"],
  ["also when it begins and ends with one", "docs/a.md", "```md\nx\n```\ntext\n```sh\ny\n```", "```md\nx\n```\ntext\n```sh\ny\n```"],
];

for (const [promise, path, given, wanted] of cases) test(promise, () => assert.equal(unwrapFence(path, given), wanted));
