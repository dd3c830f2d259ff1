import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseSync } from "oxc-parser";
import {
  array,
  arrow,
  constant as exported,
  element,
  fragment,
  imported,
  invoke,
  local,
  member,
  type Module,
  namespace,
  object,
  type Part,
} from "./expression.ts";
import { printModule } from "./print-module.ts";

const constant = (value: Part): Module => ({ path: "src/a.tsx", statements: [exported("value", value)] });

/** The value of the only text in the printed module. */
function textIn(printed: string): unknown {
  const { program, errors } = parseSync("a.tsx", printed);
  assert.deepEqual(errors, []);
  const found = JSON.stringify(program).match(/"type":"Literal","value":("(?:[^"\\]|\\.)*")/);
  return JSON.parse(found?.[1] ?? "null");
}

describe("printModule", () => {
  test("a text stays a text, whatever it contains", () => {
    for (const text of [
      '"; alert(1); "',
      "`${1}`",
      "</script><!--",
      "a\\",
      "line\nbreak\u2028\u2029",
      "*/",
      "😀 {x}",
      "\u0000",
      "\u202eturned\u202c",
    ]) {
      assert.equal(textIn(printModule(constant(text))), text);
    }
  });

  test("what could turn the direction of code is escaped", () => {
    assert.match(printModule(constant("\u202eturned")), /"\\u202eturned"/);
  });

  test("a comment stays a comment in one line", () => {
    const comment = "a*/ b\nc \u202ed";
    const { statements } = constant(1);
    const printed = printModule({ path: "src/a.ts", comment, statements: statements.map((one) => ({ ...one, comment })) });
    assert.equal(printed, "// a* / b c d\n\n/** a* / b c d */\nexport const value = 1;\n");
  });

  test("a property that is called like its value is written out unless the value is a variable", () => {
    assert.match(printModule(constant(object({ true: true, page: local("page") }))), /\{ true: true, page \}/);
  });

  test("a text in JSX is an attribute only where it needs no escape", () => {
    const printed = (title: string): string => printModule(constant(element(imported("@/page", "Page"), { title: title })));
    assert.match(printed("Recipes"), /<Page title="Recipes" \/>/);
    assert.match(printed('5" nails & {more}'), /<Page title=\{"5\\" nails & \{more\}"\} \/>/);
    assert.match(printed("</Page>"), /<Page title=\{"<\\\/Page>"\} \/>/);
  });

  test("imports follow from what is used, packages first, each once", () => {
    const module: Module = {
      path: "src/a.ts",
      comment: "What it is.",
      statements: [
        {
          kind: "constant",
          name: "recipes",
          value: invoke(
            imported("@/lib/entity", "defineEntity"),
            invoke(member(namespace("@/lib/fields", "field"), "text")),
            invoke(imported("@/lib/entity", "titleOf")),
            imported("react", "useId"),
          ),
        },
        { kind: "row-type", name: "Recipe", of: "recipes" },
      ],
    };
    assert.equal(
      printModule(module),
      [
        "// What it is.",
        'import { useId } from "react";',
        'import { type Row, defineEntity, titleOf } from "@/lib/entity";',
        'import * as field from "@/lib/fields";',
        "",
        "export const recipes = defineEntity(field.text(), titleOf(), useId);",
        "",
        "export type Recipe = Row<typeof recipes>;",
        "",
      ].join("\n"),
    );
  });

  test("an import whose name is taken gets another", () => {
    const page = (name: string) => imported(`@/${name}`, "Page");
    const module: Module = {
      path: "src/a.tsx",
      statements: [
        {
          kind: "component",
          name: "Page",
          constants: [["rows", { kind: "literal", value: 1 }]],
          returns: element(page("one"), {}, [element(page("two"))]),
        },
        { kind: "constant", name: "list", value: imported("@/three", "rows") },
      ],
    };
    const printed = printModule(module);
    assert.match(printed, /import \{ Page as Page2 \} from "@\/one";/);
    assert.match(printed, /import \{ Page as Page3 \} from "@\/two";/);
    assert.match(printed, /import \{ rows as rows2 \} from "@\/three";/);
    assert.match(printed, /<Page2>\n<Page3 \/>\n<\/Page2>/);
    assert.deepEqual(parseSync("a.tsx", printed).errors, []);
  });

  test("objects, lists, functions and elements are valid code", () => {
    const value = object({
      list: array([1, true, "two"]),
      "needs-quotes": arrow("row", object({ id: member(local("row"), "id") })),
      nothing: undefined,
      content: fragment([element(local("A")), member(local("row"), "a-b")]),
    });
    const printed = printModule(constant(value));
    assert.deepEqual(parseSync("a.tsx", printed).errors, []);
    assert.doesNotMatch(printed, /nothing/);
    assert.match(printed, /"needs-quotes": \(row\) => \(\{ id: row\.id \}\)/);
  });
});
