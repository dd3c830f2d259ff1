import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { type Edited, editText } from "./edit-text.ts";

const file = [
  'import { useState } from "react";',
  "",
  "export function App() {",
  "  const [count, setCount] = useState(0);",
  "  return (",
  "    <main>",
  "      <h1>Count: {count}</h1>",
  "      <button onClick={() => setCount(count + 1)}>Add one</button>",
  "      <button onClick={() => setCount(0)}>Clear</button>",
  "    </main>",
  "  );",
  "}",
  "",
].join("\n");

const edit = (search: string, replace: string): Edited => editText("src/App.tsx", file, [{ search, replace }]);
const problemsOf = (edited: Edited): string => ("problems" in edited ? edited.problems.join("\n") : "");

describe("edits that hold", () => {
  test("each search is replaced where it stands, whatever the order they come in", () => {
    const edited = editText("src/App.tsx", file, [
      { search: "Clear", replace: "Reset" },
      { search: "Count: ", replace: "" },
    ]);
    assert.deepEqual(edited, { text: file.replace("Clear", "Reset").replace("Count: ", ""), lines: [7, 9] });
  });

  test("a replacement is taken as it is, with what would be a pattern elsewhere", () => {
    assert.deepEqual(edit("Clear", "$& $1 $$"), { text: file.split("Clear").join("$& $1 $$"), lines: [9] });
  });

  test("edits that touch do not overlap", () => {
    const edited = editText("a", "one two", [
      { search: "one", replace: "1" },
      { search: " two", replace: "2" },
    ]);
    assert.deepEqual(edited, { text: "12", lines: [1, 1] });
  });
});

describe("edits that do not", () => {
  const cases: [promise: string, search: string, replace: string, wanted: RegExp][] = [
    ["an empty search", "", "x", /search is empty.*write/],
    ["white space alone", " \n ", "x", /search is empty/],
    ["a search equal to its replacement", "Clear", "Clear", /are the same/],
    ["several places", "<button", "<a", /found 2 times, at lines 8, 9\. Add lines around it/],
    ["other indentation", "<main>\n  <h1>Count: {count}</h1>", "x", /lines 6–7:\n    <main>\n {6}<h1>.*\n.*only in indentation or spaces/],
    ["other line breaks", "<h1>\n  Count: {count}\n</h1>", "x", /is line 7:\n {6}<h1>Count: \{count\}<\/h1>\n.*only in white space/],
    ["an empty line too many", "    <main>\n\n      <h1>Count", "x", /lines 6–7:.*\n.*\n.*\n.*only in white space/],
    ["other quotes", "from 'react';", "x", /is line 1:\n.*\n.*only in upper and lower case, in the kind of quotes/],
    ["other case", "add one</button>", "x", /is line 8:/],
    [
      "a line that is another one",
      "    <main>\n      <h1>Count: {count}</h1>\n      <button onClick={add}>Add one</button>",
      "x",
      /The first difference is in line 8\. The file has:\n<button onClick=\{\(\) => setCount\(count \+ 1\)\}>Add one<\/button>\nThe search has:\n<button onClick=\{add\}>/,
    ],
    [
      "one line that is nearly there",
      "const [counter, setCounter] = useState(0);",
      "x",
      /closest place is lines 1–4:\n[^]*difference is in line 4/,
    ],
    [
      "a search that goes on after the end",
      "    </main>\n  );\n}\n\nexport const more = 1;\nconst b = 2;",
      "x",
      /goes on where the file has ended: export const more/,
    ],
    ["nothing like it", "SELECT * FROM zebras WHERE kbps > 7", "x", /nothing in src\/App\.tsx is like it\. Read the file/],
    ["an edit that was made before", "Remove all of them", "      <h1>Count: {count}</h1>", /replacement is there already, at line 7/],
  ];
  for (const [promise, search, replace, wanted] of cases) {
    test(`${promise}: it is said precisely`, () => assert.match(problemsOf(edit(search, replace)), wanted));
  }

  test("places that overlap are found too, and many are not counted on", () => {
    assert.match(problemsOf(editText("a", "xaaax", [{ search: "aa", replace: "b" }])), /found 2 times/);
    assert.match(problemsOf(editText("a", "a\n".repeat(50), [{ search: "a", replace: "b" }])), /found more than 20 times, at lines 1, 2/);
  });

  test("one edit that fails keeps all from being made, and every failure is told", () => {
    const edited = editText("src/App.tsx", file, [
      { search: "Clear", replace: "Reset" },
      { search: "", replace: "x" },
      { search: "<button", replace: "<a" },
    ]);
    assert.deepEqual("problems" in edited ? edited.problems.map((problem) => problem.slice(0, 12)) : [], ["Edit 2 of 3:", "Edit 3 of 3:"]);
  });

  test("edits that overlap are named", () => {
    const edited = editText("src/App.tsx", file, [
      { search: "Add one</button>", replace: "x" },
      { search: "count + 1)}>Add one", replace: "y" },
    ]);
    assert.match(problemsOf(edited), /Edits 2 and 1 overlap/);
  });
});

test("whatever the text and the edits, it is all of them or none", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "}", "'"), maxLength: 12 });
  const given = fc.array(fc.record({ search: word, replace: word }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "}", '"'), maxLength: 60 }), given, (text, edits) => {
      const edited = editText("src/a.ts", text, edits);
      if ("problems" in edited) return assert.ok(edited.problems.length > 0);
      const change = edits.reduce((sum, { search, replace }) => sum + replace.length - search.length, 0);
      assert.equal(edited.text.length, text.length + change);
      for (const { search } of edits) assert.equal(text.split(search).length, 2);
      const single = edits.length === 1 ? edits[0] : undefined;
      if (single !== undefined) assert.equal(edited.text, text.split(single.search).join(single.replace));
    }),
    { numRuns: 2_000 },
  );
});

test("a file of the largest size is searched for its closest place in time", () => {
  const large = Array.from({ length: 20_000 }, (_, index) => `const v${index % 7} = 1;`).join("\n");
  const search = Array.from({ length: 2_000 }, (_, index) => `const w${index} = 2;`).join("\n");
  const began = process.threadCpuUsage();
  assert.notEqual(
    problemsOf(
      editText(
        "a",
        large,
        Array.from({ length: 20 }, () => ({ search, replace: "x" })),
      ),
    ),
    "",
  );
  const { user, system } = process.threadCpuUsage(began);
  assert.ok(user + system < 5_000_000);
});
