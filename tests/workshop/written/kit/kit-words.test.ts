// The kit's own words are the English messages of the catalogue, as modules of the kit.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { wordsFiles } from "../../../../blueprint/src/project/words/words-files.ts";
import { formatProject } from "../../../../src/workshop/format/format-project.ts";

const KIT = join(import.meta.dirname, "../../../../kit/web");

test("the kit's words are those of the English catalogue", async () => {
  for (const [path, text] of await formatProject(wordsFiles("en")))
    assert.equal(readFileSync(join(KIT, path), "utf8"), text, `${path} is not what the catalogue says: npm run words`);
});
