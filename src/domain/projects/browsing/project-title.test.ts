import assert from "node:assert/strict";
import { test } from "node:test";
import { projectTitle } from "./project-title.ts";

test("a project is called by its name, else by the first words of its prompt, and never by nothing", () => {
  assert.equal(projectTitle({ name: "Socks", prompt: "A list" }), "Socks");
  assert.equal(projectTitle({ name: " ", prompt: "A  list\nof socks" }), "A list of socks");
  assert.equal(projectTitle({ name: null, prompt: "🧦".repeat(100) }), `${"🧦".repeat(60)}…`);
  assert.equal(
    projectTitle({ name: null, prompt: `${"a ".repeat(29)}list, of` }),
    `${"a ".repeat(29)}list, of`
      .slice(0, 58 - 1)
      .concat("…")
      .replace(/ …$/, "…"),
  );
  assert.equal(projectTitle({ name: "", prompt: "\u2003" }), "Untitled");
});
