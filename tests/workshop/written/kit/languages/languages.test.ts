// Apps in other languages than English are proven as English ones are: their checks look for the words of their language.
// Every run proves the one that is written from right to left, a nightly run all of them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { draftSketch, readSketch } from "@atelier/blueprint";
import { openProver, type Prover } from "../../../../support/prove-app.ts";
import { isNightly } from "../../../../support/runner/volume.ts";
import { pseudoSketches } from "./pseudo-sketches.ts";
import { sketches } from "./sketches.ts";

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(() => prover.close());

for (const { language, direction, prompt, sketch, words } of sketches.filter((one) => isNightly || one.direction === "rtl")) {
  test(`an app in ${language} is built and proven in its language`, async () => {
    const read = readSketch(sketch);
    assert.ok("sketch" in read, JSON.stringify(read));
    const drafted = draftSketch(prompt, read.sketch);
    assert.ok(drafted !== null);
    assert.equal(drafted.blueprint.language, language);
    const { findings, run, files } = await prover.prove(drafted.blueprint);
    assert.deepEqual(findings, []);
    const failed = (run?.checks ?? []).filter(({ passed }) => !passed);
    assert.deepEqual(failed, []);
    assert.match(files.get("index.html") ?? "", new RegExp(`<html lang="${language}"${direction === "rtl" ? ' dir="rtl"' : ""}>`));
    for (const word of words) assert.ok((files.get("src/words/general.ts") ?? "").includes(word), word);
  });
}

for (const [at, sketch] of pseudoSketches.entries())
  test(`app ${at + 1} in the pseudo-language has sound types, so that none of them is a text`, async () => {
    const read = readSketch(sketch);
    assert.ok("sketch" in read, JSON.stringify(read));
    const drafted = draftSketch("приложение", read.sketch);
    assert.ok(drafted !== null);
    assert.deepEqual((await prover.check(drafted.blueprint)).findings, []);
  });
