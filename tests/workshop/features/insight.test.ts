import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { lifeFormulas } from "../../../blueprint/src/features/insight/tools/calculator/life-formulas.ts";
import { moneyFormulas } from "../../../blueprint/src/features/insight/tools/calculator/money-formulas.ts";
import type { FeatureAsk } from "../../../blueprint/src/features/unit/add-feature.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";

const ask = (kind: FeatureAsk["kind"], entity: string | null, words: string): FeatureAsk => ({ kind, entity, phrase: null, words });
const apartments = "A list of apartments with price, rooms and city";
const books = "A list of books with author";

const cases: readonly { prompt: string; asks: readonly FeatureAsk[] }[] = [
  {
    prompt: apartments,
    asks: [ask("dashboard", null, "data dashboards"), ask("find-all", null, "search function"), ask("compare", "apartment", "compare")],
  },
  { prompt: "An expense tracker with date, amount and category", asks: [ask("dashboard", null, "view statistics")] },
  { prompt: apartments, asks: [ask("live", "apartment", "real-time data"), ask("map", "apartment", "map")] },
  { prompt: apartments, asks: [ask("predict", "apartment", "predict the better one and recommend")] },
  { prompt: "A list of neighborhoods with population, median income and region", asks: [ask("map", "neighborhood", "choropleth")] },
  { prompt: books, asks: [ask("calculator", null, "calculator"), ask("goal", null, "set goals"), ask("timer", null, "pomodoro timer")] },
  { prompt: books, asks: [ask("settings", null, "configure sending policies"), ask("diagram", null, "create flowcharts")] },
];

describe("what makes sense of data", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const { prompt, asks } of cases) {
    it(`is written and proven: ${prompt}, ${asks.map(({ kind }) => kind).join(", ")}`, async () => {
      const { findings, run } = await prover.prove(smallestApp(prompt, asks));
      assert.deepEqual(findings, []);
      for (const { kind } of asks) assert.ok(run?.checks.some(({ id, passed }) => id.startsWith(kind) && passed));
    });
  }

  it("every calculator shows what was worked out by hand", async () => {
    const calculators = [...Object.keys(moneyFormulas), ...Object.keys(lifeFormulas)];
    const app = smallestApp(books, [ask("calculator", null, "calculator")]);
    const features = app.features.map((feature) => (feature.kind === "calculator" ? { ...feature, calculators } : feature));
    const { findings, run } = await prover.prove({ ...app, features });
    assert.deepEqual(findings, []);
    assert.equal(run?.checks.filter(({ id }) => id.startsWith("calculator")).length, calculators.length);
  });
});
