import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, describe, it } from "node:test";
import { findSandbox } from "../../src/workshop/sandbox/find-sandbox.ts";
import { createTypechecker } from "../../src/workshop/types/create-typechecker.ts";
import type { Typechecker } from "../../src/workshop/types/create-typechecker.ts";
import { exampleApp } from "./example-app.ts";

/** Unions of ten thousand types each, which are compared one by one, repeatedly. */
const TYPE_BOMB = `type D = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type W = \`${"${D}".repeat(4)}\`;
type One = { [K in W]: { run(): K[] } }[W];
type Other<N> = { [K in W]: { run(): (K | N)[] } }[W];
declare const one: One;
${Array.from({ length: 60 }, (_, index) => `export const other${index}: Other<${index}> = one;`).join("\n")}
`;

const never = new AbortController().signal;

describe("the typechecker", () => {
  let typechecker: Typechecker;
  before(async () => {
    typechecker = await createTypechecker({ sandbox: await findSandbox(), cpuMilliseconds: 3_000 });
  });
  after(() => typechecker.close());

  const check = (changes: Record<string, string | null> = {}) => typechecker.check(exampleApp(changes), never);

  it("finds nothing in a sound app", async () => assert.deepEqual(await check(), []));

  it("finds a real error, with its place in text that is not only ASCII, and a suggestion", async () => {
    const source = 'import { BOOKS } from "./library";\n\nexport const título = "é", title: string | undefined = BOOKS[0]?.titel;\n';
    const [finding, ...others] = await check({ "src/wrong.ts": source });
    assert.deepEqual(others, []);
    const { message, ...rest } = finding ?? { message: "" };
    assert.match(message, /Property 'titel' does not exist on type 'Book'/);
    assert.deepEqual(rest, { source: "types", code: "ts2551", file: "src/wrong.ts", line: 3, column: 66, suggestions: ["title"] });
  });

  it("knows the types of every vetted package", async () => {
    const source = `import { Plus } from "lucide-react";
import { useParams } from "react-router";
import { createPortal } from "react-dom";
export const wrong: [number, number, number] = [useParams(), createPortal, Plus];
`;
    assert.deepEqual(
      (await check({ "src/wrong.ts": source })).map(({ code }) => code),
      ["ts2322", "ts2322", "ts2322"],
    );
  });

  it("checks with our settings, regardless of the project's own", async () => {
    const loose = JSON.stringify({ compilerOptions: { strict: false, checkJs: false }, exclude: ["src"] });
    const findings = await check({ "tsconfig.json": loose, "src/tsconfig.json": loose, "src/wrong.ts": "export const f = (a) => a;\n" });
    assert.deepEqual(
      findings.map(({ code, file }) => `${code} ${file}`),
      ["ts7006 src/wrong.ts"],
    );
  });

  it("excludes the project's tests", async () => assert.deepEqual(await check({ "src/a.test.ts": 'const a: number = "";' }), []));

  it("does not remember the previous project", async () => {
    assert.equal((await check({ "src/library/books.ts": null })).length > 0, true);
    assert.deepEqual(await check(), []);
  });

  it("stops when it is aborted, and continues to work", async () => {
    const stop = new AbortController();
    const checked = typechecker.check(exampleApp(), stop.signal);
    stop.abort(new Error("stopped"));
    await assert.rejects(checked, /stopped/);
    assert.deepEqual(await check(), []);
  });

  it("ends a bomb of types, with a finding, while other checks have another process", async () => {
    const bomb = typechecker.check(exampleApp({ "src/bomb.ts": TYPE_BOMB }), never);
    let isOver = false;
    void bomb.then(() => (isOver = true));
    assert.deepEqual(await check(), []);
    assert.equal(isOver, false, "the bomb burned while another project was checked");
    const [finding] = await bomb;
    assert.ok(finding?.code === "deadline" || finding?.code === "crash", JSON.stringify(finding));
    assert.deepEqual(await check(), []);
  });

  it("replaces a process that was killed", async () => {
    const processes = () =>
      spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" })
        .stdout.split("\n")
        .filter((line) => line.includes("--api"));
    for (const line of processes()) process.kill(Number.parseInt(line, 10), "SIGKILL");
    const first = await check();
    assert.ok(first.length === 0 || first[0]?.code === "crash", JSON.stringify(first));
    assert.deepEqual(await check(), []);
    assert.equal(processes().length, 1);
  });
});
