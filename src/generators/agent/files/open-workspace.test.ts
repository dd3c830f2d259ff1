import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { KIT_LOCK, kitFiles, kitLock } from "@atelier/blueprint";
import fc from "fast-check";
import { LIMITS } from "../../../workshop/gate/files/allowed-files.ts";
import { TOOL_SPECS } from "./tool-specs.ts";
import { readToolCall } from "./inputs/read-tool-call.ts";
import { openWorkspace, type FileCallResult, type Workspace } from "./open-workspace.ts";

const app = 'import "./style.css";\n\nexport const App = () => <h1>Hello</h1>;\n';
const given = new Map([
  ["index.html", "<html></html>\n"],
  ["package.json", "{}\n"],
  ["src/main.tsx", 'import { App } from "./App.tsx";\n'],
  ["src/App.tsx", app],
  ["src/style.css", "h1 {\r\n  color: red;\r\n}\r\n"],
  ["src/pages/Home.tsx", `${Array.from({ length: 212 }, (_, index) => `// line ${index + 1}`).join("\n")}\n`],
]);

const ROOM = 60_000;

/** Performs a call as the agent does: parses it first, and answers directly if it is invalid or not a file tool. */
function performCall(workspace: Workspace, call: { name: string; input: unknown }): FileCallResult {
  const parsed = readToolCall(call);
  if ("problem" in parsed) return { text: parsed.problem, changed: false };
  if (parsed.name === "check" || parsed.name === "test" || parsed.name === "try" || parsed.name === "ask" || parsed.name === "finish")
    return { text: parsed.name, changed: false };
  return workspace.perform(parsed, ROOM);
}
const perform = (name: string, input: unknown, files = given): FileCallResult => performCall(openWorkspace(files), { name, input });
const after = (name: string, input: unknown): ReadonlyMap<string, string> => {
  const workspace = openWorkspace(given);
  assert.equal(performCall(workspace, { name, input }).changed, true);
  return workspace.files();
};

describe("looking", () => {
  test("list names every path with its lines, folder by folder", () => {
    const { text } = perform("list", {});
    assert.equal(
      text,
      "6 files:\n\nindex.html (1 line)\npackage.json (1 line)\n\nsrc/App.tsx (3 lines)\nsrc/main.tsx (1 line)\nsrc/style.css (3 lines)\n\nsrc/pages/Home.tsx (212 lines)",
    );
  });

  test("read shows files as they are", () => {
    assert.equal(
      perform("read", { paths: ["src/App.tsx", "src/main.tsx"] }).text,
      `=== src/App.tsx, 3 lines ===\n${app}\n=== src/main.tsx, 1 line ===\nimport { App } from "./App.tsx";`,
    );
  });

  const button = "src/components/ui/button.tsx";
  const page = "src/components/layout/page.tsx";
  const withLibrary = new Map([...given, ...[button, page].map((path) => [path, kitFiles().get(path) ?? ""] as const)]);

  test("list names the unchanged files of the library by folder", () => {
    const { text } = perform("list", {}, new Map([...withLibrary, [page, `${kitFiles().get(page)}\n`]]));
    assert.match(text, /^8 files:\n[^]*src\/components\/layout\/page\.tsx \(\d+ lines\)[^]*\n\nUnchanged files of the library:\n.*$/);
    assert.match(text, /\nsrc\/components\/ui\/\*\.tsx: button$/);
  });

  test("read shows signatures of the library's unchanged files, and their code if the whole or lines of it are wanted", () => {
    const { text } = perform("read", { paths: [button, "src/main.tsx"] }, withLibrary);
    assert.match(text, /^=== src\/components\/ui\/button\.tsx, signatures ===\ndeclare module "@\/components\/ui\/button" \{/);
    assert.match(text, /=== src\/main\.tsx, 1 line ===[^]*read them with whole to see their code/);
    const code = kitFiles().get(button) ?? "";
    assert.ok(perform("read", { paths: [button], whole: true }, withLibrary).text.endsWith(code.trimEnd()));
    assert.match(perform("read", { paths: [button], from: 1, to: 2 }, withLibrary).text, /lines 1–2 of/);
    const changed = new Map([...withLibrary, [button, `${code}\n`]]);
    assert.match(perform("read", { paths: [button] }, changed).text, /\nimport \{ useRender \}/);
  });

  test("read finds a hook of the library by its name, in whatever folder it is", () => {
    assert.match(
      perform("read", { paths: ["src/hooks/use-clock.ts"] }).text,
      /^=== src\/hooks\/insight\/use-clock\.ts, signatures ===[^]*useClock/,
    );
  });

  test("read shows parts of the library that the project lacks, by name or by path", () => {
    assert.match(perform("read", { paths: ["dialog"] }).text, /^=== dialog, signatures ===[^]*declare module "@\/components\/ui\/dialog"/);
    assert.match(perform("read", { paths: [button] }).text, /The project does not have it yet/);
  });

  const ranges: [input: object, wanted: RegExp][] = [
    [{ from: "80", to: 82 }, /^=== .*lines 80–82 of 212 ===\n\/\/ line 80\n\/\/ line 81\n\/\/ line 82$/],
    [{ from: 211 }, /lines 211–212 of 212 ===\n\/\/ line 211\n\/\/ line 212$/],
    [{ from: -3, to: 1 }, /lines 1–1 of 212 ===\n\/\/ line 1$/],
    [{ to: 999 }, /^=== src\/pages\/Home.tsx, 212 lines ===/],
    [{ from: 213 }, /has only 212 lines; there is no line 213/],
    [{ from: 9, to: 3 }, /line 9 is after line 3/],
  ];
  for (const [range, wanted] of ranges) {
    test(`read of lines ${JSON.stringify(range)}`, () =>
      assert.match(perform("read", { path: "src/pages/Home.tsx", ...range }).text, wanted));
  }

  const missing: [path: string, wanted: RegExp][] = [
    ["src/Home.tsx", /There is no file "src\/Home.tsx". Did you mean src\/pages\/Home.tsx/],
    ["src/app.tsx", /Did you mean src\/App.tsx/],
    ["src/App.ts", /Did you mean src\/App.tsx/],
    ["src/stile.css", /Did you mean src\/style.css/],
    ["src/pages/", /is a folder. In it: src\/pages\/Home.tsx/],
    ["zzz", /list shows every path/],
  ];
  for (const [path, wanted] of missing) {
    for (const name of ["read", "delete", "edit"]) {
      test(`${name} of ${path} says what there is`, () => {
        const { text, changed } = perform(name, { path, search: "x", replace: "y" });
        assert.match(text, wanted);
        assert.equal(changed, false);
      });
    }
  }

  test("a result is never longer than it may be, and says what is left", () => {
    const long = new Map(Array.from({ length: 5 }, (_, file) => [`src/f${file}.ts`, `${"ä".repeat(40)}\n`.repeat(400)]));
    const { text } = perform("read", { paths: [...long.keys()] }, long);
    assert.ok(text.length <= ROOM);
    assert.deepEqual(
      Array.from(text.matchAll(/^=== (.*) ===$/gm), ([, shown]) => shown),
      ["src/f0.ts, 400 lines", "src/f1.ts, 400 lines", "src/f2.ts, 400 lines"],
    );
    assert.match(
      text,
      /Not shown, since there was room for 60,000 characters of files: src\/f3.ts \(16,400 characters\), src\/f4.ts \(16,400 characters\)\. Read/,
    );
    const alone = perform("read", { path: "src/a.ts" }, new Map([["src/a.ts", `${"x".repeat(99)}\n`.repeat(1_000)]]));
    assert.ok(alone.text.length <= ROOM);
    assert.match(alone.text, /lines 1–595 of 1000 ===[^]*this is what there is room for; read src\/a.ts from line 596 for the rest/);
    const line = perform("read", { path: "src/a.ts" }, new Map([["src/a.ts", "x".repeat(100_000)]]));
    assert.ok(line.text.length <= ROOM && line.text.includes("longer than can be shown"));
  });

  test("add brings parts of the library with their signatures, and says which it does not have", () => {
    const workspace = openWorkspace(new Map([...given, [KIT_LOCK, kitLock(new Map())]]));
    const { text, changed } = performCall(workspace, { name: "add", input: { items: ["dialog", "no-such-part"] } });
    assert.equal(changed, true);
    assert.match(text, /^dialog: Added from the library: .*dialog\.tsx[^]*declare module "@\/components\/ui\/dialog"/);
    assert.match(text, /The library has no part "no-such-part"\.$/);
    assert.ok(workspace.files().has("src/components/ui/dialog.tsx"));
    assert.match(performCall(workspace, { name: "add", input: "dialog" }).text, /^dialog: the project has it\./);
  });

  test("search is literal, in any case, by lines, and says how many more there are", () => {
    assert.equal(
      perform("search", { query: "APP = (" }).text,
      '1 line holds "APP = (":\nsrc/App.tsx:3: export const App = () => <h1>Hello</h1>;',
    );
    const { text } = perform("search", { query: "line" });
    assert.equal(text.split("\n").length, 62);
    assert.match(text, /^212 lines hold "line":\nsrc\/pages\/Home.tsx:1: \/\/ line 1\n[^]*and 152 more/);
    assert.match(perform("search", { query: "(a+)+$" }).text, /^No line holds/);
    const wide = perform("search", { query: "needle" }, new Map([["src/a.ts", `${"x".repeat(500)}needle${"y".repeat(500)}`]]));
    assert.match(wide.text, /src\/a.ts:1: …x{60}needley{134}…$/);
  });
});

describe("changing", () => {
  test("write creates and replaces, with plain line ends and one at the end", () => {
    assert.equal(after("write", { path: "src/New.tsx", content: "one\r\ntwo" }).get("src/New.tsx"), "one\ntwo\n");
    assert.equal(after("write", { path: "/src/App.tsx", content: "```tsx\nx\n```" }).get("src/App.tsx"), "x\n");
  });

  test("edit finds what it looks for whatever the line ends, and keeps the rest", () => {
    assert.equal(
      after("edit", { path: "src/style.css", search: "h1 {\n  color: red;", replace: "h1 {\r\n  color: blue;" }).get("src/style.css"),
      "h1 {\n  color: blue;\n}\n",
    );
  });

  test("delete deletes what may be deleted, and says what may not", () => {
    const workspace = openWorkspace(given);
    const input = { paths: ["src/pages/Home.tsx", "index.html", "src/style.css", "src/none.ts"] };
    const { text, changed } = performCall(workspace, { name: "delete", input });
    assert.equal(changed, true);
    assert.deepEqual([...workspace.files().keys()], ["index.html", "package.json", "src/main.tsx", "src/App.tsx"]);
    assert.match(
      text,
      /^Deleted: src\/pages\/Home\.tsx, src\/style\.css\.\nindex\.html may not be deleted[^]*There is no file "src\/none\.ts"/,
    );
  });

  const refused: [name: string, input: Record<string, unknown>, wanted: RegExp][] = [
    ["write", { path: "src/App.tsx", content: app }, /has exactly this content already/],
    ["write", { path: "src/App.tsx", content: app.trimEnd() }, /has exactly this content already/],
    ["write", { path: "src/App.tsx", content: " \n" }, /is empty. To remove a file use delete/],
    [
      "write",
      { path: "src/App.tsx", content: "x\n// ... existing code ...\n" },
      /Line 2 of the content stands for code.*existing code[^]*use edit/,
    ],
    ["write", { path: "server.js", content: "x" }, /may not hold "server.js"\. Allowed are src/],
    ["write", { path: "../x.ts", content: "x" }, /must not contain the segments '\.' and '\.\.'/],
    ["write", { path: "src/app.tsx", content: "x" }, /are the same file on many machines/],
    ["write", { path: "src/App.tsx/x.ts", content: "x" }, /a file and a folder/],
    ["write", { path: "src/a.ts", content: "ä".repeat(LIMITS.fileBytes / 2 + 1) }, /at most 262144\. Split it/],
    [
      "edit",
      { path: "src/App.tsx", search: "Hello", replace: "x\n// ... rest of the file unchanged\n" },
      /stands for code which is left out/,
    ],
    ["edit", { path: "src/App.tsx", search: "Hello", replace: "x".repeat(LIMITS.fileBytes) }, /at most 262144/],
    [
      "edit",
      { path: "src/App.tsx", search: "nowhere at all", replace: "x" },
      /^src\/App.tsx was not changed\. The edit: its search is not found/,
    ],
    ["edit", { path: "src/App.tsx", edits: [{ search: "x.css" }] }, /needs "replace"/],
    ["delete", { path: "index.html" }, /may not be deleted: it is the page/],
    ["delete", { path: "package.json" }, /may not be deleted/],
    ["delete", { path: "src/main.tsx" }, /may not be deleted: it is the module that index.html starts/],
    ["launch", {}, /There is no tool/],
  ];
  for (const [name, input, wanted] of refused) {
    test(`${name} ${JSON.stringify(input).slice(0, 90)} changes nothing and says why`, () => {
      const workspace = openWorkspace(given);
      const { text, changed } = performCall(workspace, { name, input });
      assert.match(text, wanted);
      assert.equal(changed, false);
      assert.deepEqual(workspace.files(), given);
    });
  }

  test("a project is no larger than the gate lets it be", () => {
    const full = new Map(Array.from({ length: LIMITS.files }, (_, index) => [`src/f${index}.ts`, "x\n"]));
    assert.match(perform("write", { path: "src/one-more.ts", content: "x" }, full).text, /400 files, and at most 400/);
    const heavy = new Map(Array.from({ length: 8 }, (_, index) => [`src/f${index}.ts`, "x".repeat(LIMITS.fileBytes)]));
    assert.match(perform("write", { path: "src/one-more.ts", content: "x" }, heavy).text, /project would have \d+ bytes/);
  });

  test("what was handed out stays as it was", () => {
    const workspace = openWorkspace(given);
    const before = workspace.files();
    workspace.perform({ name: "delete", paths: ["src/App.tsx"] }, ROOM);
    assert.deepEqual(before, given);
    assert.equal(given.get("src/App.tsx"), app);
  });
});

test("whatever is called, it says whether something changed, and is right", () => {
  const paths = fc.constantFrom("src/App.tsx", "src/main.tsx", "index.html", "src/x.ts", "x", "../y", "");
  const words = fc.constantFrom("h1", "Hello", "// ... rest of the code", "x\n", "", "```\nx\n```", "\r\n");
  const input = fc.oneof(fc.record({ path: paths, content: words, search: words, replace: words, query: words }), fc.jsonValue());
  const calls = fc.array(fc.record({ name: fc.constantFrom(...TOOL_SPECS.map(({ name }) => name), "zap"), input }), { maxLength: 8 });
  fc.assert(
    fc.property(calls, (made) => {
      const workspace = openWorkspace(given);
      for (const call of made) {
        const before = workspace.files();
        const { text, changed } = performCall(workspace, call);
        assert.ok(text.length > 0);
        const isSame = JSON.stringify([...before]) === JSON.stringify([...workspace.files()]);
        assert.equal(changed, !isSame);
      }
    }),
    { numRuns: 1_000 },
  );
});

describe("what a file imports from the library", () => {
  const content = 'import { Button } from "@/components/ui/button";\nexport const Start = () => <Button>Start</Button>;\n';
  const path = "src/pages/Start.tsx";

  test("is added with what it needs, and noted in the lock", () => {
    const workspace = openWorkspace(new Map([...given, [KIT_LOCK, kitLock(new Map())]]));
    const { text } = performCall(workspace, { name: "write", input: { path, content } });
    assert.match(
      text,
      /was created: 2 lines\. Added from the library: src\/components\/ui\/button\.tsx, src\/lib\/as-child\.ts, src\/lib\/utils\.ts\.$/,
    );
    const added = new Map(
      ["src/components/ui/button.tsx", "src/lib/as-child.ts", "src/lib/utils.ts"].map((one) => [one, kitFiles().get(one) ?? ""]),
    );
    for (const [one, code] of added) assert.equal(workspace.files().get(one), code);
    assert.equal(workspace.files().get(KIT_LOCK), kitLock(added));
  });

  test("stays as the project has it", () => {
    const own = new Map([...given, ["src/components/ui/button.tsx", "export const Button = () => null;\n"]]);
    const workspace = openWorkspace(own);
    assert.match(performCall(workspace, { name: "write", input: { path, content } }).text, /was created: 2 lines\.$/);
    assert.equal(workspace.files().size, own.size + 1);
  });
});
