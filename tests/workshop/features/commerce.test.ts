import { describe } from "node:test";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { type FeatureCase, proveFeatures } from "./prove-features.ts";

function ask(kind: AddFeatureRequest["kind"], entity: string | null, words: string): AddFeatureRequest {
  return { kind, entity, phrase: null, words };
}

/** Each app holds several features, most of them on the same rows: so it is also seen that they stand side by side. */
const cases: readonly Omit<FeatureCase, "title">[] = [
  {
    prompt: "A list of products with price and category",
    asks: [ask("buy", "product", "buy products and pay with paypal"), ask("form", null, "get a quote")],
  },
  {
    prompt: "A list of apartments with price and city",
    asks: [
      ask("book", "apartment", "book apartments, pay, and generate digital vouchers"),
      ask("book", null, "book an appointment"),
      ask("log", "apartment", "collect rent"),
    ],
  },
  { prompt: "A list of concerts with date, price and city", asks: [ask("book", "concert", "book tickets")], isNightly: true },
  {
    prompt: "A list of restaurants with city and cuisine",
    asks: [ask("book", "restaurant", "reserve a table")],
    isNightly: true,
  },
  {
    prompt: "A list of courses with level and number of places",
    asks: [ask("apply", "course", "enroll online"), ask("apply", null, "submit a leave application")],
  },
  {
    prompt: "A list of internships with company and location",
    asks: [ask("apply", "internship", "apply for internships")],
    isNightly: true,
  },
];

describe("what people buy, book and apply for", () => {
  proveFeatures(cases.map((one) => ({ ...one, title: one.asks.map(({ words }) => words).join("; ") })));
});
