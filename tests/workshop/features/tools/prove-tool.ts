// Proves a small tool that a sentence asks for: the app is written, every phrase of the sentence is proven by checks that pass in a
// real browser, and where a defect is planted, the phrase that it breaks is proven no longer.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { type AcceptanceCheck, planChecks, readPrompt } from "@atelier/blueprint";
import { isNightly } from "../../../support/runner/volume.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";

/** A defect: in a file of the written app, these words in the place of those. `breaks` is the phrase that depends on it. */
export interface ToolDefect {
  name: string;
  breaks: string;
  file: string;
  words: string;
  instead: string;
  /** Whether the app with it hides what other defects break, so that it is planted by itself. */
  isAlone?: boolean;
}

/** Declares the tests of a tool, in the suite that calls it. */
export function proveTool(prompt: string, defects: readonly ToolDefect[]): void {
  const reading = readPrompt({ text: prompt, answers: [] });
  assert.ok(reading.outcome === "blueprint", prompt);
  const { blueprint, understood } = reading;
  const checks = planChecks(blueprint);
  let prover: Prover;
  let files: ReadonlyMap<string, string> = new Map();
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  const idsOf = (phrase: string): readonly string[] => {
    const found = understood.find((one) => one.phrase === phrase);
    assert.ok(found, `nothing came of “${phrase}”, but of ${understood.map((one) => one.phrase).join(", ")}`);
    return found.became;
  };
  const checksOf = (phrase: string): AcceptanceCheck[] => {
    const ids = idsOf(phrase);
    return checks.filter(({ capability, also = [] }) => ids.some((id) => id === capability || also.includes(id)));
  };

  it(`is written and proven: ${prompt}`, async () => {
    const { findings, run, files: written } = await prover.prove(blueprint);
    assert.deepEqual(findings, []);
    assert.deepEqual(
      run?.checks.filter(({ passed }) => !passed).map(({ id }) => id),
      [],
    );
    files = written;
    for (const { phrase } of understood.filter(({ became }) => !became.some((id) => /^(?:theme|title)/.test(id))))
      assert.ok(checksOf(phrase).length > 0, `“${phrase}” has a check`);
  });

  // A nightly run plants the defects one at a time; every run plants the first of each phrase in one app, the others have their place in its files.
  const firsts = [...new Map(defects.toReversed().map((defect) => [defect.breaks, defect])).values()];
  const groups = [
    firsts.filter(({ isAlone }) => isAlone !== true),
    ...firsts.filter(({ isAlone }) => isAlone === true).map((one) => [one]),
  ].filter((group) => group.length > 0);
  for (const together of isNightly ? defects.map((defect) => [defect]) : groups)
    it(`are not proven: ${together.map(({ name, breaks }) => `“${breaks}” where ${name}`).join(", ")}`, async () => {
      for (const defect of defects) planted(files, defect);
      const broken = together.reduce<ReadonlyMap<string, string>>(planted, files);
      const { run, findings } = await prover.perform(broken, [...new Set(together.flatMap(({ breaks }) => checksOf(breaks)))]);
      const passed = new Map(run?.checks.map((check) => [check.id, check.passed]));
      for (const { name, breaks } of together)
        assert.ok(
          checksOf(breaks).some(({ id }) => passed.get(id) === false),
          `“${breaks}” where ${name}: ${JSON.stringify(findings)}`,
        );
    });
}

/** The files with a defect in them. */
function planted(files: ReadonlyMap<string, string>, { file, words, instead }: ToolDefect): ReadonlyMap<string, string> {
  const path = `src/${file}`;
  const text = files.get(path);
  assert.ok(text !== undefined && text.includes(words), `${path} says ${words}`);
  return new Map([...files, [path, text.replace(words, instead)]]);
}
