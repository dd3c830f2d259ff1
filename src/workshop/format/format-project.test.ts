import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatProject } from "./format-project.ts";

describe("formatProject", () => {
  it("formats code, styles, data and Markdown, and leaves the rest alone", async () => {
    const files = new Map([
      ["src/a.tsx", "export const   a = <p   id='x'>x</p>"],
      ["src/a.css", "a{color:red}"],
      ["src/a.json", '{"a":1}'],
      ["README.md", "# A\n* b"],
      ["public/a.svg", "<svg  ></svg>"],
    ]);
    assert.deepEqual(Object.fromEntries(await formatProject(files)), {
      "src/a.tsx": 'export const a = <p id="x">x</p>;\n',
      "src/a.css": "a {\n  color: red;\n}\n",
      "src/a.json": '{ "a": 1 }\n',
      "README.md": "# A\n\n- b\n",
      "public/a.svg": "<svg  ></svg>",
    });
  });

  it("changes nothing the second time", async () => {
    const once = await formatProject(new Map([["src/a.ts", "export const f=(a:number)=>{return {a,b:a+1}}"]]));
    assert.deepEqual(await formatProject(once), once);
  });

  it("leaves a file that does not parse as it is", async () => {
    const broken = new Map([["src/a.ts", "const   = ;"]]);
    assert.deepEqual(await formatProject(broken), broken);
  });
});
