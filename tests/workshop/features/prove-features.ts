// Proves features in the smallest apps that have them: each app passes the gate, the types and the bundle, opens without
// a finding, and every feature's checks are performed in the browser. The other checks of these apps, which are the same
// rows added, searched and deleted in each of them, are performed in nightly runs.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { type Blueprint, planChecks } from "@atelier/blueprint";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";
import { isNightly } from "../../support/runner/volume.ts";

/** An app: the prompt that describes it without features, and the features that are added to it. */
export interface FeatureCase {
  title: string;
  prompt: string;
  asks: readonly AddFeatureRequest[];
  /** Changes the app before it is proven. */
  adjust?: (app: Blueprint) => Blueprint;
  /** How many checks its features have in all; any number when it is not given. */
  checkCount?: number;
  /** Whether only nightly runs prove it: its features are those of other apps, in another variant. */
  isNightly?: boolean;
}

/** Declares a test for each app, in the suite that calls it. */
export function proveFeatures(cases: readonly FeatureCase[]): void {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const one of cases.filter(({ isNightly: nightly }) => isNightly || nightly !== true)) {
    it(`is written and proven: ${one.title}`, () => proveCase(prover, one, (app) => app));
    if (isNightly) it(`is proven where all lists start empty: ${one.title}`, () => proveCase(prover, one, withoutSamples));
  }
}

function withoutSamples(app: Blueprint): Blueprint {
  return { ...app, entities: app.entities.map((entity) => ({ ...entity, samples: [] })) };
}

async function proveCase(
  prover: Prover,
  { prompt, asks, adjust = (app) => app, checkCount }: FeatureCase,
  begin: (app: Blueprint) => Blueprint,
): Promise<void> {
  const app = begin(adjust(smallestApp(prompt, asks)));
  const features = new Set(app.features.map(({ id }) => id));
  const planned = planChecks(app);
  const ofFeatures = planned.filter(({ capability }) => capability !== null && features.has(capability));
  const { findings, run } = await prover.prove(app, isNightly ? planned : ofFeatures);
  assert.deepEqual(findings, []);
  const passed = new Set(run?.checks.filter((check) => check.passed).map(({ id }) => id));
  for (const { id } of ofFeatures) assert.ok(passed.has(id), `${id} is performed`);
  for (const { kind } of asks)
    assert.ok(
      ofFeatures.some(({ id }) => id.startsWith(kind)),
      `${kind} has a check`,
    );
  assert.equal(ofFeatures.length, checkCount ?? ofFeatures.length);
}
