// The reference is generated from the sources: it fails for anything public without a docstring, and for links to nothing.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { Atelier } from "@atelier/sdk";
import { readExamples } from "./read-examples.ts";

const run = promisify(execFile);
let folder: string;
before(
  async () => {
    folder = await mkdtemp(join(tmpdir(), "atelier-reference-"));
    const program = join(import.meta.dirname, "../../../sdk/reference.mjs");
    await run(process.execPath, [program, "--out", folder]);
  },
  { timeout: 110_000 },
);
after(() => rm(folder, { recursive: true, force: true }));

test("every method of the client is in the reference, with its example", async () => {
  const client = new Atelier({ apiKey: "atelier_x" });
  const resources = Object.values(client).filter((value) => typeof value === "object" && value !== null);
  const names = new Set([...resources, ...Object.getOwnPropertyNames(client)].map((one) => Object(one).constructor.name));
  const examples = readExamples();
  for (const name of [...names].filter((one) => one !== "String")) {
    const page = await readFile(join(folder, `interfaces/${name}.md`), "utf8");
    const own = examples.filter(({ of }) => of.startsWith(`${name}.`));
    assert.ok(own.length > 0, `${name} has no examples`);
    for (const { code } of own) assert.ok(page.includes(code.trim()), `${name}.md lacks:\n${code}`);
  }
});

test("its first page links to what every error and every type says", async () => {
  const text = await readFile(join(folder, "README.md"), "utf8");
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  assert.ok(links.length > 100 && links.includes("classes/RateLimitError.md") && links.includes("types/Operation.md"));
  for (const link of links) assert.ok((await readFile(join(folder, link), "utf8")).startsWith("# "), link);
});
