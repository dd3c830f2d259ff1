import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parseWholeJson } from "./parse-whole-json.ts";

const code = fc.string({
  unit: fc.constantFrom("{", "}", "[", "]", '"', "'", "\\", "\n", ",", ":", "a", " ", "/", "*", "<", "ä", "\u2028"),
  maxLength: 20,
});

test("what is JSON comes out as it is, with whatever code in its texts, and what follows is left", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("path", "content", "x"), fc.oneof(code, fc.array(code), fc.integer(), fc.constant(null))),
      (value) => {
        const text = JSON.stringify(value, null, 1);
        assert.deepEqual(parseWholeJson(`${text} and {more}`), { value: { ...value }, length: text.length });
        assert.deepEqual(parseWholeJson(` [${text}]`)?.value, [{ ...value }]);
        assert.deepEqual(parseWholeJson(JSON.stringify(value))?.value, { ...value });
      },
    ),
    { numRuns: 2_000 },
  );
});

test("line ends in texts, quotes and commas are mended", () => {
  assert.deepEqual(parseWholeJson('{"content": "if (a) {\n}", }')?.value, { content: "if (a) {\n}" });
  assert.deepEqual(parseWholeJson("{path: 'src/a.ts',}")?.value, { path: "src/a.ts" });
});

test("what is cut off is not read, wherever it is", () => {
  const text = '{"path":"a.ts","content":"x {","more":[1,2]}';
  for (let length = 0; length < text.length; length += 1) assert.equal(parseWholeJson(text.slice(0, length)), null);
  for (const none of ["", "text", '"text"', "{", "[["]) assert.equal(parseWholeJson(none), null);
});
