import assert from "node:assert/strict";
import { test } from "node:test";
import { raw } from "./code.ts";
import { attribute, commentText, htmlText, jsxText, markdownText, template } from "./text.ts";

test("plain words stay plain in JSX; anything else becomes a string literal", () => {
  assert.equal(jsxText("Add recipe").text, "Add recipe");
  assert.equal(jsxText("a < {b}").text, '{"a < {b}"}');
  assert.equal(attribute("label", "Cooking time").text, 'label="Cooking time"');
  assert.equal(attribute("label", 'The "best"').text, 'label={"The \\"best\\""}');
});

test("a template literal escapes what would end or open it", () => {
  assert.equal(template("`${a}\\", raw("row.name")).text, "`\\`\\${a}\\\\${row.name}`");
});

test("HTML, Markdown and comments cannot be left", () => {
  assert.equal(htmlText("</title><script>"), "&#60;/title&#62;&#60;script&#62;");
  assert.equal(markdownText("[x](y)\n# z"), "\\[x\\](y) \\# z");
  assert.equal(commentText("a */ b\u2028c"), "a * / b c");
});
