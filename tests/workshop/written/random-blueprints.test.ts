// Whatever a blueprint has, and whatever it is called, it is written as a project that passes the gate, the type checker
// and the bundler. A nightly run tries two thousand blueprints, every run the first few of them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { planChecks } from "@atelier/blueprint";
import { randomBlueprint } from "./blueprints/random-blueprint.ts";
import { openProver, type Prover } from "../../support/prove-app.ts";
import { volume } from "../../support/runner/volume.ts";

const PARTS = volume({ everyRun: 1, nightly: 40 });
const BLUEPRINTS_A_PART = volume({ everyRun: 6, nightly: 50 });
const blueprints = randomBlueprint();

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(async () => prover.close());

for (const seed of Array.from({ length: PARTS }, (_, part) => part + 1)) {
  test(`random blueprints are written as sound projects, part ${seed}`, { timeout: 280_000 }, async () => {
    const isSound = fc.asyncProperty(blueprints, async (blueprint) => {
      planChecks(blueprint);
      const { findings } = await prover.build(blueprint);
      assert.deepEqual(
        findings.map(({ file, line, message }) => `${file}:${line} ${message}`),
        [],
      );
    });
    // Shrinking would build hundreds of projects; the seed and the path find the blueprint again.
    await fc.assert(isSound, { seed, numRuns: BLUEPRINTS_A_PART, endOnFailure: true });
  });
}
