import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { readIndex } from "./known-api.ts";

const SHAPES = "package:shapes/shapes.dart";

it("reads the index that a folder holds, and knows nothing where there is no folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atelier-index-"));
  await writeFile(join(folder, "shapes.txt"), `# Made up\nfile ${SHAPES}\nclass Circle\n. 1-1 fill\n`);
  await writeFile(join(folder, "notes.md"), "file package:notes/notes.dart\n");
  const { fileAt, offered } = readIndex(folder);
  await rm(folder, { recursive: true });
  assert.deepEqual([...offered(SHAPES).names.keys()], ["Circle"]);
  assert.equal(fileAt("package:notes/notes.dart"), undefined);
  assert.deepEqual(readIndex(folder).offered(SHAPES), { names: new Map(), isComplete: false });
});
