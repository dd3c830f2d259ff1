import { describe } from "node:test";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { type FeatureCase, proveFeatures } from "./prove-features.ts";

const ask = (kind: AddFeatureRequest["kind"], entity: string, words: string): AddFeatureRequest => ({
  kind,
  entity: entity || null,
  phrase: null,
  words,
});

const cases: readonly Omit<FeatureCase, "title">[] = [
  {
    prompt: "A list of invoices with client, amount and due date, and a list of contacts with name and phone",
    asks: [
      ask("dashboard", "", "generate financial reports"),
      ask("approve", "invoice", "approve invoices"),
      ask("download", "invoice", "download invoices"),
    ],
  },
  {
    prompt: "A list of projects with client and status. And a list of employees with name and phone",
    asks: [
      ask("board", "project", "track project progress"),
      ask("assign", "project", "assign projects to employees"),
      ask("calendar", "project", "schedule project timelines"),
      ask("log", "project", "log work hours"),
      ask("log", "project", "record action steps"),
    ],
  },
  {
    prompt: "A list of books with author and year",
    asks: [ask("calendar", "book", "calendar")],
    isNightly: true,
  },
  {
    // Nothing is known of quoins: their list starts empty.
    prompt: "A list of quoins with weight, mason and date",
    asks: [ask("board", "quoin", "track progress"), ask("assign", "quoin", "assign quoins to people")],
  },
];

describe("what an office does with rows", () => {
  proveFeatures(cases.map((one) => ({ ...one, title: one.asks.map(({ kind }) => kind).join(", ") })));
});
