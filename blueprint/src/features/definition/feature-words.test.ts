import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { featureKinds } from "../feature.ts";

const FOLDER = join(import.meta.dirname, "../../../data/features/words");

test("the words of features are those of kinds that exist, each once", () => {
  const kinds = readdirSync(FOLDER).flatMap((file) => Object.keys(JSON.parse(readFileSync(join(FOLDER, file), "utf8"))));
  assert.deepEqual(kinds.toSorted(), featureKinds.toSorted());
});
