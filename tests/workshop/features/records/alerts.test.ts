// Rows that stand out: what is entered beyond a limit, too long ago, or not done, says so in the list, and nothing else does.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { Blueprint, readPrompt, splitAlerts, withAlerts, withDueDay } from "@atelier/blueprint";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

/** The app of a prompt of which every row that is to stand out is understood. */
function appOf(text: string): Blueprint {
  const { rest, alerts } = splitAlerts(text);
  const reading = readPrompt({ text: rest, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  const whole = withAlerts(withDueDay(reading, rest), alerts);
  assert.deepEqual(whole.notUnderstood, []);
  return Blueprint.parse(whole.blueprint);
}

const tyres = appOf("tyre checks with van, date and tread depth in mm. Anything under 3 should go red");
const ladders = appOf(
  "Ladder register: tag number, last inspected, next due = 6 months after last inspection. Anything overdue should be red",
);
const goats = appOf("Goats: name, last drenched. They get drenched every 8 weeks. Those due in the next 5 days amber");
const OUT = "Out for more than 14 days";
const loans = recordApp([
  {
    one: "loan",
    view: "table",
    fields: [
      { label: "Tool", type: "text" },
      { label: "Lent on", type: "date" },
      { label: "Returned", type: "boolean" },
      {
        label: OUT,
        type: "boolean",
        formula: 'today - "Lent on" > 14 and not(Returned)',
        alert: true,
        mark: { verb: OUT, on: OUT, off: "No" },
      },
    ],
    rows: [
      ["Drill", -3, false],
      ["Ladder", -40, true],
    ],
  },
]);

describe("rows that stand out", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("do so by a number, and the checks see where they do not", async () => {
    await proveAndBreak(prover, tyres, [
      {
        check: /stands out in tyre checks/,
        file: "components/fields/flag-view.tsx",
        words: "warns && value === true",
        instead: "false",
      },
      {
        check: /does not stand in tyre checks/,
        file: "lib/formula.ts",
        words: "(left ?? 0) < (right ?? 0)",
        instead: "(left ?? 0) <= (right ?? 0)",
      },
    ]);
  });

  it("do so by a day that is worked out of another one, so many months later", async () => {
    await proveAndBreak(prover, ladders, [
      { check: /“Next due” .*worked out/, file: "lib/formula.ts", words: "same < last ? same : last", instead: "same" },
      { check: /“Overdue” stands out/, file: "entities/ladders.ts", words: "less(row.nextDue, localDate())", instead: "false" },
      {
        check: /whose “Last inspected” says otherwise/,
        file: "entities/ladders.ts",
        words: "less(row.nextDue, localDate())",
        instead: "true",
        isNightly: true,
      },
    ]);
  });

  it("do so in amber where a milder warning is wished for", async () => {
    await proveAndBreak(prover, goats, [
      {
        check: /stands out in goats/,
        file: "components/fields/flag-view.tsx",
        words: "data-meaning={field.meaning}",
        instead: 'data-meaning="alert"',
      },
    ]);
  });

  it("do so by a day, as long as nothing ends it", async () => {
    await proveAndBreak(prover, loans, [
      { check: /whose “Returned” says otherwise/, file: "entities/loans.ts", words: "not(row.returned)", instead: "true" },
      { check: /whose “Lent on” says otherwise/, file: "entities/loans.ts", words: "less(14,", instead: "less(-400,", isNightly: true },
      { check: /stands out in loans/, file: "entities/loans.ts", words: 'meaning: "alert"', instead: 'meaning: "done"' },
    ]);
  });
});
