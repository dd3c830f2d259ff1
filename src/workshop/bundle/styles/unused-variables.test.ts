import assert from "node:assert/strict";
import { it } from "node:test";
import { unusedVariables } from "./unused-variables.ts";

const css =
  ':root{--ink:#000;--paper:#fff;--chart-1:red;--chart-2:blue}@property --turn{syntax:"*";inherits:false}' +
  ".a{--turn:1;color:var(--ink)}@container style(--wide:1){.a{transition-property:--glow}}.b{--wide:1;--glow:1}";

it("are those that nothing reads", () => {
  assert.deepEqual(unusedVariables(css, ["const a = 1;"]), ["--paper", "--chart-1", "--chart-2", "--turn"]);
});

it("are not those that a module names or composes", () => {
  assert.deepEqual(unusedVariables(css, ['"var(--paper)"', "`var(--chart-${index})`", "for (;;) index--;"]), ["--turn"]);
  assert.deepEqual(unusedVariables(css, ['style.getPropertyValue("--" + name)']), []);
});
