import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { type Blueprint, writeProject } from "@atelier/blueprint";
import { KIT_LOCK, kitFiles, kitFilesOfApp, projectTest } from "../../../blueprint/src/project/kit.ts";
import { readPrompt } from "../../../blueprint/src/reader/read-prompt.ts";
import { formatProject } from "../../../src/workshop/format/format-project.ts";

const TEST = "tests/app.test.tsx";

const prompts = [
  { text: "A recipe box with ratings and a shopping list", uses: "src/components/resource/resource-list.tsx" },
  { text: "A candle shop with booking appointments", uses: "src/components/commerce/booking/booking-form.tsx" },
];

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.equal(reading.outcome, "blueprint");
  return reading.blueprint;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The paths of the files whose text is not that of `expected`. */
function changedIn(files: ReadonlyMap<string, string>, expected: ReadonlyMap<string, string>): string[] {
  return [...expected].filter(([path, text]) => files.get(path) !== text).map(([path]) => path);
}

describe("the kit's files in a project", () => {
  it("are formatted as projects are, in the kit already", async () => {
    const kit = new Map([...kitFiles(), ...kitFilesOfApp(), [TEST, projectTest()] as const]);
    assert.deepEqual(changedIn(await formatProject(kit), kit), []);
  });

  for (const { text, uses } of prompts) {
    it(`have the hashes of the lock when the project is formatted: ${text}`, async () => {
      const files = await formatProject(writeProject(blueprintOf(text)));
      const lock: { files: Record<string, string> } = JSON.parse(files.get(KIT_LOCK) ?? "");
      assert.ok(uses in lock.files);
      const hashes = Object.keys(lock.files).map((path) => [path, hashOf(files.get(path) ?? "")]);
      assert.deepEqual(Object.fromEntries(hashes), lock.files);
    });

    it(`are the kit's bytes when the project is formatted, whether locked or not: ${text}`, async () => {
      const written = writeProject(blueprintOf(text));
      const copied = new Map([...kitFiles(), [TEST, projectTest()] as const].filter(([path]) => written.has(path)));
      assert.ok(copied.has("src/main.tsx"));
      assert.deepEqual(changedIn(await formatProject(written), copied), []);
    });
  }
});
