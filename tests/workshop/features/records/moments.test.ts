// A date with a time: entered in one control, ordered, and placed on its day of the calendar.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const talks = recordApp(
  [
    {
      one: "talk",
      view: "table",
      fields: [
        { label: "Title", type: "text" },
        { label: "Starts", type: "datetime", required: true },
        { label: "Days to go", type: "number", formula: "starts - today" },
      ],
      rows: [
        ["Lichens", "3T09:00"],
        ["Mosses", "-2T18:30"],
        ["Ferns", "3T14:30"],
      ],
    },
  ],
  {
    capabilities: [
      { id: "sort-talk", kind: "sort", entity: "talk", fields: ["starts"], phrase: null },
      { id: "filter-talk", kind: "filter", entity: "talk", field: "starts", phrase: null },
    ],
    features: [{ id: "calendar", kind: "calendar", phrase: null, entity: "talk", field: "starts", end: null }],
    pages: [
      {
        id: "talks",
        path: "/",
        title: "All talks",
        icon: "Box",
        intro: null,
        sections: [
          { kind: "feature", feature: "calendar", block: "month" },
          { kind: "collection", entity: "talk", view: "table" },
        ],
      },
    ],
  },
);

describe("dates with a time", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("are entered, ordered, counted from and placed on their day, and the checks see where they are not", async () => {
    await proveAndBreak(prover, talks, [
      {
        check: /stand in the chosen order/,
        file: "lib/fields/datetime.ts",
        words: "compare: byDateDown",
        instead: "compare: (one, other) => byDateDown(other, one)",
      },
      { check: /can schedule a talk on a day/, file: "lib/schedule.ts", words: "first === day", instead: "first > day" },
      {
        check: /can be added and are kept/,
        file: "lib/fields/datetime.ts",
        words: "formatMoment(value)",
        instead: "formatMoment(`2${value.slice(1)}`).slice(3)",
      },
    ]);
  });
});
