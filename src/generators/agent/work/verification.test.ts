import assert from "node:assert/strict";
import { test } from "node:test";
import { describeFindings, describeTry, tried, unsound, within } from "./verification.ts";

const finding = (message: string) => ({ source: "types", code: "ts1", message }) as const;
const many = Array.from({ length: 100 }, (_, at) => finding(`Fault ${at + 1}.`));

test("of many findings the first are shown whole, and the number of all others is said", () => {
  const said = describeTry(unsound(new Map(), many));
  assert.match(said, /because of 100 findings:/);
  assert.match(said, /- Fault 30\.\n- and 70 more; at most 30 are shown$/);
  assert.doesNotMatch(said, /Fault 31/);
  assert.equal(describeFindings(many.slice(0, 30)).split("\n").length, 30);
});

test("a text that does not fit is cut at its end alone, and says where", () => {
  assert.equal(within("short", 10), "short");
  assert.equal(within("x".repeat(11), 10), `${"x".repeat(10)} [the rest is left out: 10 characters at most]`);
  const long = unsound(new Map(), [finding("y".repeat(5_000))]);
  assert.match(describeTry(long), /y{800} \[the rest is left out: 800 characters at most\]/);
});

test("a failed check says all that fits of its failure, and that there is more", () => {
  const check = {
    id: "a",
    title: "A",
    phrase: null,
    viewport: "desktop",
    passed: false,
    milliseconds: 1,
    failure: `begin ${"z".repeat(5_000)}`,
  } as const;
  const run = {
    browser: "Chromium",
    reason: null,
    confinement: "none",
    checks: [check],
    screenshots: [],
    outline: null,
    accessibility: { engine: "", rulesPassed: 0, findings: 0 },
    findings: [],
    milliseconds: 1,
  } as const;
  const said = describeTry(tried(new Map(), { ...run, checks: [...run.checks], screenshots: [], findings: [] }));
  assert.match(said, /begin z+ \[the rest is left out: 4,000 characters at most\]/);
});
