// A build of the built-in generator never fails by our fault: whatever a blueprint has, and whatever it is called, it is
// built, tried in a real browser and delivered whole; and where a part of it fails, it is delivered without that part, and
// says so. Types are left to `tests/workshop/written/random-blueprints.test.ts`. A nightly run builds two thousand, and
// breaks parts of them at random; every run breaks chosen ones (`leave-out.test.ts`).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { type AcceptanceCheck, Blueprint, describePart, type Understood } from "@atelier/blueprint";
import type { Generator } from "../../../src/domain/models/generation/generator.ts";
import { Proof } from "../../../src/domain/operations/proof.ts";
import { blueprintGenerator } from "../../../src/generators/blueprint.ts";
import { planOf } from "../../../src/generators/planning/plan-of.ts";
import { messages, versions } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, type TestPipeline } from "../../support/open-pipeline.ts";
import { isNightly, volume } from "../../support/runner/volume.ts";
import { randomBlueprint } from "../../workshop/written/blueprints/random-blueprint.ts";

/** Its first ones are small and have features. */
const FIRST_SEED = volume({ everyRun: 5, nightly: 1 });
const PARTS = volume({ everyRun: 1, nightly: 100 });
const BUILDS_A_PART = volume({ everyRun: 1, nightly: 20 });
// Half of what a check costs is to load the page: small apps show more faults in the same time.
const SIZES = volume({ everyRun: 1, nightly: 2 });
const blueprints = randomBlueprint({ entities: SIZES, fields: SIZES * 3, features: SIZES });

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
before(async () => {
  testDatabase = await createTestDatabase("random builds");
  pipeline = await openPipeline({ connection: testDatabase.connection, chromium: null });
});
after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

/** What can be wished for: features, and what is done with rows where words asked for it. */
const wishesOf = ({ features, capabilities }: Blueprint): { id: string; phrase: string | null }[] => [
  ...features,
  ...capabilities.filter(({ phrase }) => phrase !== null),
];

const understoodOf = (blueprint: Blueprint): Understood[] =>
  wishesOf(blueprint).flatMap(({ id, phrase }) => (phrase === null ? [] : [{ phrase, became: [id] }]));

/** The built-in generator after its reader: a prompt is the place of a blueprint. Every check that `isBroken` fails. */
function generatorOf(all: readonly Blueprint[], isBroken: (check: AcceptanceCheck, at: number) => boolean): Generator {
  return {
    ...blueprintGenerator,
    understand: async ({ prompt }) => {
      const blueprint = all[Number(prompt)];
      assert.ok(blueprint);
      const understanding = planOf({ blueprint, understood: understoodOf(blueprint), notUnderstood: [] }, "It is built.", null);
      if (understanding.outcome !== "plan") return understanding;
      const checks = understanding.plan.checks.map((check, at) =>
        isBroken(check, at)
          ? { ...check, steps: [...check.steps, { do: "expectVisible" as const, target: { text: "planted 7341" } }] }
          : check,
      );
      return { ...understanding, plan: { ...understanding.plan, checks } };
    },
  };
}

/** Builds them and returns what is wrong with each; `mayLack`: whether parts of it may be left out. */
async function faultsOf(all: readonly Blueprint[], { generator, mayLack }: { generator: Generator; mayLack: boolean }): Promise<string[]> {
  const worker = await pipeline.startWorker({ generator, checksTypes: false, deadlineMilliseconds: 300_000 });
  const faults = await Promise.all(
    all.map(async (blueprint, at) => {
      const { id } = await pipeline.start(await pipeline.call(), String(at));
      const operation = await pipeline.until(id, isSettled);
      if (operation.status !== "done") return [`${at}: ${operation.errorCode}: ${operation.errorMessage}`];
      const [version] = await pipeline.storage.database.select().from(versions).where(eq(versions.operationId, id));
      const said = await pipeline.storage.database.select().from(messages).where(eq(messages.operationId, id));
      const reply = said.find(({ author }) => author === "atelier")?.text ?? "";
      if (!mayLack && reply.includes("Left out:")) return [`${at}: ${reply}`];
      const kept = new Set(wishesOf(Blueprint.parse(version?.design)).map((wish) => wish.id));
      const lacking = wishesOf(blueprint).filter((wish) => !kept.has(wish.id));
      const { notBuilt } = Proof.parse(version?.proof);
      return lacking.flatMap((wish) => {
        const { called, phrase } = describePart(blueprint, wish.id);
        const isSaid = reply.includes(`Left out: ${called}, because`) && notBuilt.some((line) => line.startsWith(`${phrase ?? called}: `));
        return isSaid ? [] : [`${at}: ${called} is left out without a word: ${reply}`];
      });
    }),
  );
  await worker.stop();
  return faults.flat();
}

for (const seed of Array.from({ length: PARTS }, (_, part) => FIRST_SEED + part)) {
  test(`random blueprints are built whole, tried in a browser and delivered, seed ${seed}`, { timeout: 280_000 }, async () => {
    const all = fc.sample(blueprints, { seed, numRuns: BUILDS_A_PART });
    assert.deepEqual(await faultsOf(all, { generator: generatorOf(all, () => false), mayLack: false }), []);
  });
}

test(
  "random blueprints of which a part fails are delivered without it, and every wish that is left out is said",
  { timeout: 280_000, skip: !isNightly && "nightly" },
  async () => {
    const all = fc.sample(blueprints, { seed: 17, numRuns: 20 });
    // What all apps have cannot be left out.
    const generator = generatorOf(all, ({ capability }, at) => capability !== null && at % 2 === 0);
    assert.deepEqual(await faultsOf(all, { generator, mayLack: true }), []);
  },
);
