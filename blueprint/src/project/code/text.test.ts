import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlText, markdownText } from "./text.ts";

test("words cannot become markup in HTML and Markdown", () => {
  assert.equal(htmlText("</title><script>"), "&#60;/title&#62;&#60;script&#62;");
  assert.equal(markdownText("[x](y)\n# z"), "\\[x\\](y) \\# z");
});
