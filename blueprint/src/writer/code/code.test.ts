import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { code, join, raw, Reference, when } from "./code.ts";

describe("code", () => {
  test("values become literals, never source", () => {
    const hostile = '"; process.exit(); `${x}` </script>\n';
    assert.equal(code`const title = ${hostile};`.text, `const title = ${JSON.stringify(hostile)};`);
    assert.equal(code`f(${3}, ${true}, ${null}, ${{ literal: ["a"] }});`.text, 'f(3, true, null, [\n  "a"\n]);');
  });

  test("a mention is written as the bare name and remembered; one inside a value is not", () => {
    const written = code`const [a] = @useState(${"@useEffect"});`;
    assert.equal(written.text, 'const [a] = useState("@useEffect");');
    assert.deepEqual([...written.mentions], ["useState"]);
  });

  test("a reference keeps where it comes from, through nested templates", () => {
    const recipes = new Reference("recipes", "src/recipe.ts");
    assert.deepEqual(code`f(${code`${recipes}.all()`})`.references, [recipes]);
  });

  test("common indentation goes, and a fragment takes its place's indentation", () => {
    const body = raw("a();\nb();");
    assert.equal(
      code`
        function f() {
          ${body}
        }`.text,
      "function f() {\n  a();\n  b();\n}",
    );
  });

  test("a fragment that writes nothing takes its line with it", () => {
    assert.equal(
      code`
        a();
        ${when(false, raw("b();"))}
        c();`.text,
      "a();\nc();",
    );
  });

  test("escaped backticks and placeholders are written as they will run", () => {
    assert.equal(code`\`\${name}!\``.text, "`${name}!`");
  });

  test("join leaves out what is empty", () => {
    assert.equal(join([raw("a"), undefined, raw(" "), raw("b")], ", ").text, "a, b");
  });
});
