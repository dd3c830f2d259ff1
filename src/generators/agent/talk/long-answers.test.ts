// An answer may be four million characters long, and the process that parses it serves other users too. A quarter of that
// shows the same: what takes quadratic time takes minutes for it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readInput } from "../../../adapters/models/asking/wire/read-input.ts";
import { readJson } from "../../../adapters/models/asking/read-json.ts";
import { parseWholeJson } from "../files/inputs/parse-whole-json.ts";
import { plainPath } from "../files/inputs/plain-path.ts";
import { shorten } from "./compacting/shorten.ts";
import { readEdits } from "./read-edits.ts";

const CHARACTERS = 1_000_000;
const MILLISECONDS_MAX = 10_000;
const filled = (part: string): string => part.repeat(Math.floor(CHARACTERS / part.length));
const fences = Array.from({ length: 60 }, (_, index) => "`".repeat(100 - index)).join("\n");

describe("a long answer is read in good time", () => {
  const answers: [what: string, text: string][] = [
    ["empty tags", filled("<tool_call></tool_call>\n")],
    ["data in JSON", filled('{"id":1}\n')],
    ["data with names", filled('{"id":1,"name":"my-app"}\n')],
    ["calls in JSON", filled('{"name":"list","input":{}}\n')],
    ["broken JSON", filled(`{"name":"list","input":{"a":${'"x"'.repeat(3_000)}}}\n`)],
    ["one broken JSON", `{"name":"list","input":{"a":${filled('"x"')}}}`],
    ["fences that are never closed", `${fences}\n${filled("x\n")}`],
    ["calls in such fences", filled("```ts\nREAD\n")],
    ["files in such fences", `${fences.replaceAll("`\n", "`\nWRITE src/a.ts\n")}\n${filled("x\n")}<<<<<<< SEARCH`],
    ["edits without a file", filled("::::::::::\n<<<<<<< SEARCH\n")],
    ["one line above an edit", `${filled(":")}x\n<<<<<<< SEARCH`],
    ["a bullet of spaces", `ASK what?\n- ${filled(" ")}\u2028`],
    ["short lines", filled("a\n")],
  ];
  for (const [what, text] of answers) test(what, () => assertQuick(() => readEdits(text)));

  test("its blocks are made short in good time", () => {
    for (const text of [filled("```x\n"), filled("<<<<<<< SEARCH\n"), filled("```x\na\n```\n")])
      assertQuick(() => shorten({ role: "assistant", text }));
  });

  test("JSON, whole or broken, and paths too", () => {
    const quotes = filled('\\"');
    for (const text of [`{"${quotes}`, filled("{"), `{"a":${filled('"')}`, filled("```\n{")]) assertQuick(() => readJson(text));
    for (const text of [`{"content":"${quotes}`, `{"content":${filled('"x"')}}`, JSON.stringify(`{"${quotes}`)])
      assertQuick(() => readInput(text));
    for (const text of [filled("[") + filled("]"), `{"a":"${filled("\n")}"}`]) assertQuick(() => parseWholeJson(text));
    assertQuick(() => plainPath(`${filled("'")}x${filled("'")}x`));
  });
});

function assertQuick(work: () => unknown): void {
  const begun = performance.now();
  work();
  const milliseconds = Math.round(performance.now() - begun);
  assert.ok(milliseconds < MILLISECONDS_MAX, `${milliseconds} ms`);
}

test("two hundred calls of an answer are read, and it is said that there were more", () => {
  const answerOf = (count: number) => readEdits("READ src/a.ts\n".repeat(count));
  assert.deepEqual([answerOf(200).calls.length, answerOf(200).problems], [200, []]);
  const more = answerOf(201);
  assert.deepEqual([more.calls.length, more.calls.at(-1)?.id, more.problems.length], [200, "text-200", 1]);
  assert.match(more.problems[0] ?? "", /^Only the first acts .* 200 at most/);
  const wrong = readEdits("READ\n".repeat(1_000));
  assert.deepEqual([wrong.calls.length, wrong.problems.length], [0, 201]);
});

test("a block is made short wherever it ends, and what has no end is kept", () => {
  const code = "const value = 1;\n".repeat(30);
  const short = (text: string) => shorten({ role: "assistant", text });
  const note = "[30 lines of a file were given here; read it again if you need it]";
  const one = `WRITE a.ts\n\`\`\`ts\n${code}\`\`\`\nand\n\`\`\`\n\`\`\`\n`;
  assert.deepEqual(short(one), { role: "assistant", text: `WRITE a.ts\n\`\`\`ts\n${note}\n\`\`\`\nand\n\`\`\`\n\`\`\`\n` });
  const cut = `EDIT a.ts\n<<<<<<< SEARCH\n${code}=======\n${code}`;
  assert.deepEqual(short(cut), { role: "assistant", text: cut });
});
