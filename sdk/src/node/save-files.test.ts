import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { type NewFile, saveFiles } from "./save-files.ts";

let outside = "";
let folder = "";
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), "atelier-sdk-files-"));
  folder = join(outside, "app");
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

const file = (path: string, content = "mine"): NewFile => ({ path, content });
const save = (...files: NewFile[]) => saveFiles?.(folder, files) ?? assert.fail("there is a file system here");

describe("files are saved", () => {
  test("below the folder, which is made, with what they hold", () => {
    const { written, refused } = save(file("package.json", "{}"), file("src/pages/Über uns.tsx", "é\n"), file(".gitignore"));
    assert.equal(refused, null);
    assert.deepEqual(written, [join(folder, "package.json"), join(folder, "src/pages/Über uns.tsx"), join(folder, ".gitignore")]);
    assert.equal(readFileSync(join(folder, "src/pages/Über uns.tsx"), "utf8"), "é\n");
  });

  test("over those that are there, and others stay", () => {
    save(file("a.txt", "a long first text"), file("b.txt"));
    save(file("a.txt", "short"));
    assert.equal(readFileSync(join(folder, "a.txt"), "utf8"), "short");
    assert.deepEqual(readdirSync(folder), ["a.txt", "b.txt"]);
  });

  test("into a folder that is itself a link, because that is what was named", () => {
    mkdirSync(join(outside, "real"));
    symlinkSync(join(outside, "real"), folder);
    assert.equal(save(file("a.txt")).refused, null);
    assert.deepEqual(readdirSync(join(outside, "real")), ["a.txt"]);
  });
});

describe("nothing at all is written", () => {
  const paths = [
    "../evil.txt",
    "src/../../evil.txt",
    "..",
    ".",
    "",
    "/etc/evil",
    "//host/share",
    "src//a.ts",
    "src/",
    "./a.ts",
    "..\\evil.txt",
    "C:\\evil.txt",
    "C:evil.txt",
    "a.txt:stream",
    "a\0.txt",
    "a\n.txt",
    "con",
    "src/NUL.txt",
    "com1",
    "a. ",
    "dots./a.ts",
  ];
  for (const path of paths) {
    test(`where a path is ${JSON.stringify(path)}`, () => {
      const { written, refused } = save(file("first.txt"), file(path));
      assert.deepEqual([written, refused?.path], [[], path]);
      assert.deepEqual(readdirSync(outside), []);
    });
  }

  test("where a link that is there already leads out, as a folder or as a file", () => {
    mkdirSync(folder);
    mkdirSync(join(outside, "other"));
    writeFileSync(join(outside, "target.txt"), "theirs");
    symlinkSync(join(outside, "other"), join(folder, "src"));
    symlinkSync(join(outside, "target.txt"), join(folder, "a.txt"));
    symlinkSync(join(outside, "not-yet.txt"), join(folder, "dangling.txt"));
    for (const path of ["src/evil.ts", "a.txt", "dangling.txt"]) {
      const { refused } = save(file("first.txt"), file(path));
      assert.deepEqual(refused, { path, why: "leads through an existing link" });
    }
    assert.deepEqual(readdirSync(join(outside, "other")), []);
    assert.deepEqual(readdirSync(outside), ["app", "other", "target.txt"]);
    assert.equal(readFileSync(join(outside, "target.txt"), "utf8"), "theirs");
    assert.deepEqual(readdirSync(folder), ["a.txt", "dangling.txt", "src"]);
  });

  test("where a file is in the way of a folder, or a folder in the way of a file", () => {
    mkdirSync(join(folder, "taken"), { recursive: true });
    writeFileSync(join(folder, "plain"), "");
    assert.equal(save(file("first.txt"), file("plain/a.ts")).refused?.path, "plain/a.ts");
    assert.equal(save(file("first.txt"), file("taken")).refused?.path, "taken");
    assert.deepEqual(readdirSync(folder), ["plain", "taken"]);
  });
});
