import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findPlaceholder } from "./find-placeholder.ts";

const placeholders = [
  "// ... rest of the file unchanged",
  "// ... rest of the code",
  "// ...existing code...",
  "// ... existing code ...",
  "  // … existing imports …",
  "// (rest of the component remains the same)",
  "// rest of the file",
  "// Rest of your component code stays the same.",
  "// ... other imports",
  "// ... keep the existing handlers ...",
  "// ... more items here ...",
  "// ...",
  "/* existing code */",
  "/* ... */",
  "/* ... rest of the styles ... */",
  "/* …existing styles… */",
  "{/* ...same as before */}",
  "      {/* ... existing JSX ... */}",
  "<div>{/* ... existing content ... */}</div>",
  "function load() { /* existing code */ }",
  "<!-- ... rest of the page unchanged ... -->",
  "# rest unchanged",
  "# ... rest of the file remains unchanged ...",
  "… unchanged …",
  "... rest of the file unchanged ...",
  "[... existing code ...]",
  "...rest of the component",
  "// unchanged...",
  "// [rest of the code unchanged]",
  "// imports omitted for brevity",
  " * ... remaining methods",
  "const all = [one]; // ... existing code",
  "[src/App.tsx, 120 lines, was shown here; read it again if you need it]",
];

const honest = [
  "const { id, ...rest } = props;",
  "  ...rest",
  "  ...existing,",
  "...previous.items,",
  "...(rest as Props)",
  "<input {...rest} />",
  "// ...rest goes to the input",
  "// ...rest",
  "// The rest of the week is free.",
  "// everything else stays the same",
  "return { ...state, name }; // the rest is unchanged",
  "const same = true; // existing code",
  "// Keeps the rest of the list in order.",
  "// existing items come first",
  "{/* Previous page */}",
  "{/* Rest of the page */}",
  "// Loading more…",
  "<p>Loading more…</p>",
  "<p>… more …</p>",
  "  … more …",
  "… and the rest is history",
  'const url = "https://example.org/...";',
  'const sample = "// ... rest of the file unchanged";',
  "// Same as above, for the evening.",
  "// ... and then the person presses it",
  "type Rest = Omit<Props, keyof Own>;",
  "/* Existing customers see a discount */",
  "# Rest of the week",
  "#app { color: red; }",
  "a { color: #fff; }",
  "/* Buttons ------------------------------------------------ */",
];

describe("placeholders", () => {
  for (const line of placeholders) {
    test(`refuses ${line.trim()}`, () => {
      const found = findPlaceholder("src/App.tsx", `const one = 1;\n${line}\nconst two = 2;\n`, "");
      assert.deepEqual(found, { line: 2, text: line.trim() });
    });
  }
  for (const line of honest) {
    test(`allows ${line.trim()}`, () =>
      assert.equal(findPlaceholder("src/App.tsx", `const one = 1;\n${line}\nconst two = 2;\n`, ""), null));
  }

  test("a comment of several lines may end with such words", () => {
    assert.equal(findPlaceholder("src/a.ts", "// It is kept apart from\n// the rest of the code.\nx();\n", ""), null);
    assert.notEqual(findPlaceholder("src/a.ts", "x();\n// the rest of the code.\nx();\n", ""), null);
  });

  test("what stands in the file already is the file's own", () => {
    assert.equal(findPlaceholder("src/a.ts", "x();\n  // ... existing code ...\n", "// ... existing code ...\n"), null);
  });

  test("a sample in a Markdown file may leave something out, its prose may not", () => {
    assert.equal(findPlaceholder("docs/a.md", "Add this:\n```ts\n// ... existing code ...\n```\n", ""), null);
    assert.equal(findPlaceholder("docs/a.md", "One.\n\n... rest of the file unchanged ...\n", "")?.line, 3);
  });
});
