import { describe } from "node:test";
import { formulas } from "../../../blueprint/src/features/insight/tools/calculator/formulas.ts";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { proveFeatures } from "./prove-features.ts";

const ask = (kind: AddFeatureRequest["kind"], entity: string | null, words: string): AddFeatureRequest => ({
  kind,
  entity,
  phrase: null,
  words,
});
const apartments = "A list of apartments with price, rooms and city";
const books = "A list of books with author";

const cases: readonly { prompt: string; asks: readonly AddFeatureRequest[] }[] = [
  {
    prompt: apartments,
    asks: [ask("dashboard", null, "data dashboards"), ask("find-all", null, "search function"), ask("compare", "apartment", "compare")],
  },
  { prompt: "An expense tracker with date, amount and category", asks: [ask("dashboard", null, "view statistics")] },
  {
    prompt: books,
    asks: [ask("goal", null, "set goals"), ask("timer", null, "pomodoro timer"), ask("settings", null, "change settings")],
  },
];

const calculators = Object.keys(formulas);

describe("what makes sense of data", () => {
  proveFeatures([
    ...cases.map(({ prompt, asks }) => ({ title: `${prompt}, ${asks.map(({ kind }) => kind).join(", ")}`, prompt, asks })),
    {
      title: "every calculator shows what was worked out by hand",
      prompt: books,
      asks: [ask("calculator", null, "calculator")],
      adjust: (app) => ({
        ...app,
        features: app.features.map((feature) => (feature.kind === "calculator" ? { ...feature, calculators } : feature)),
      }),
      checkCount: calculators.length,
    },
  ]);
});
