import { describe } from "node:test";
import { CalculatorFeature } from "../../../blueprint/src/features/insight/tools/calculator/calculator-schema.ts";
import { formulas } from "../../../blueprint/src/features/insight/tools/calculator/formulas.ts";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import type { PriceList } from "../../../blueprint/src/features/insight/tools/calculator/prices/price-list.ts";
import { readPrompt } from "../../../blueprint/src/reader/read-prompt.ts";
import { type FeatureCase, proveFeatures } from "./prove-features.ts";

const ask = (kind: AddFeatureRequest["kind"], entity: string | null, words: string): AddFeatureRequest => ({
  kind,
  entity,
  phrase: null,
  words,
});
const apartments = "A list of apartments with price, rooms and city";
const books = "A list of books with author";

const cases: readonly Omit<FeatureCase, "title">[] = [
  {
    prompt: apartments,
    asks: [
      ask("dashboard", null, "data dashboards"),
      ask("report", null, "generate reports"),
      ask("timer", null, "pomodoro timer"),
      ask("calculator", null, "calculator with keys"),
      ask("collect", "apartment", "compare apartments"),
    ],
  },
  { prompt: "An expense tracker with date, amount and category", asks: [ask("dashboard", null, "view statistics")], isNightly: true },
  { prompt: books, asks: [ask("timer", null, "pomodoro timer")], isNightly: true },
];

const calculators = [...formulas.keys()];

const PRICES =
  "fare calculator for my kayak tours: base 10, short tour 20, long tour 35, wetsuit plus 8, more than 5 km away adds 1.20 per km, 15% off for students, minimum 40, 20% VAT";

/** The prices that are read of these words. */
function pricesIn(text: string): PriceList {
  const reading = readPrompt({ text, answers: [] });
  const features = reading.outcome === "blueprint" ? reading.blueprint.features : [];
  const [prices] = features.flatMap((feature) => CalculatorFeature.safeParse(feature).data?.prices ?? []);
  if (prices === undefined) throw new Error("no prices were read");
  return prices;
}

describe("what makes sense of data", () => {
  proveFeatures([
    ...cases.map((one) => ({ ...one, title: `${one.prompt}, ${one.asks.map(({ kind }) => kind).join(", ")}` })),
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
    {
      title: "every price and rule counts in the total",
      prompt: books,
      asks: [ask("calculator", null, "calculator")],
      adjust: (app) => ({
        ...app,
        features: app.features.map((feature) => (feature.kind === "calculator" ? { ...feature, prices: pricesIn(PRICES) } : feature)),
      }),
      checkCount: pricesIn(PRICES).lines.length + 1,
    },
  ]);
});
