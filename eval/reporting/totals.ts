// Totals of a run and of its categories. Unfinished prompts are not counted; missing results count as “no”.
import type { Answer, Evaluation } from "../evaluation.ts";

/** Counts over some evaluations. Shares are calculated where they are displayed. */
export interface Totals {
  name: string;
  prompts: number;
  done: number;
  /** Prompts for which the build asked questions, so that the result may differ from what was intended. */
  askedBack: number;
  tests: Record<Answer, number> & { all: number };
  checks: { passed: number; performed: number };
  phrases: { proven: number; notTried: number; notBuilt: number };
  colours: { found: number; asked: number };
  /** Prompts with at least one occurrence. */
  withConsoleErrors: number;
  withAccessibilityFindings: number;
  withBlankPages: number;
  withDeadLinks: number;
  withDeadControls: number;
  withSidewaysScrolling: number;
  medianSeconds: number | null;
  medianAppBytes: number | null;
}

/** The totals of these evaluations. */
export function totalsOf(name: string, evaluations: readonly Evaluation[]): Totals {
  const verdicts = evaluations.flatMap((each) => each.verdicts);
  const count = (answer: Answer): number => verdicts.filter((verdict) => verdict.answer === answer).length;
  const checks = evaluations.flatMap(({ build }) => build.checks);
  const understood = evaluations.flatMap(({ build }) => build.understood);
  const outcomes = (outcome: string): number => understood.filter((phrase) => phrase.outcome === outcome).length;
  const colours = evaluations.flatMap((each) => each.colours);
  const visits = evaluations.flatMap(({ visit }) => (visit === null ? [] : [visit]));
  const done = evaluations.filter(({ build }) => build.outcome === "done");
  return {
    name,
    prompts: evaluations.length,
    done: done.length,
    askedBack: evaluations.filter(({ build }) => build.answers.length > 0).length,
    tests: { yes: count("yes"), partly: count("partly"), no: count("no"), all: verdicts.length },
    checks: { passed: checks.filter(({ passed }) => passed).length, performed: checks.length },
    phrases: {
      proven: outcomes("proven"),
      notTried: outcomes("not tried"),
      notBuilt: evaluations.flatMap(({ build }) => build.notBuilt).length,
    },
    colours: { found: colours.filter(({ found }) => found).length, asked: colours.length },
    withConsoleErrors: visits.filter(({ consoleErrors }) => consoleErrors.length > 0).length,
    withAccessibilityFindings: evaluations.filter(({ build }) => (build.accessibilityFindings ?? 0) > 0).length,
    withBlankPages: visits.filter(({ pages }) => pages.some(({ blank }) => blank)).length,
    withDeadLinks: visits.filter(({ deadLinks }) => deadLinks.length > 0).length,
    withDeadControls: visits.filter(({ deadControls }) => deadControls.length > 0).length,
    withSidewaysScrolling: visits.filter(({ pages }) => pages.some(({ overflowPixels }) => overflowPixels > 0)).length,
    medianSeconds: middle(done.map(({ build }) => build.seconds)),
    medianAppBytes: middle(visits.map(({ appBytes }) => appBytes)),
  };
}

/** The totals of every category, sorted by name. */
export function totalsByKind(evaluations: readonly Evaluation[]): Totals[] {
  const kinds = Map.groupBy(evaluations, ({ kind }) => kind);
  return [...kinds].map(([kind, group]) => totalsOf(kind, group)).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The results of tests by the actions that they were interpreted to require, the most missed first. */
export function missedAsks(evaluations: readonly Evaluation[]): { asked: string; missed: number; partly: number; all: number }[] {
  const asks = evaluations.flatMap((each) => each.verdicts.filter(({ rule }) => rule === "acts").flatMap(({ mapping }) => mapping));
  return [...Map.groupBy(asks, ({ asked }) => asked)]
    .map(([asked, group]) => ({
      asked,
      missed: group.filter(({ answer }) => answer === "no").length,
      partly: group.filter(({ answer }) => answer === "partly").length,
      all: group.length,
    }))
    .toSorted((one, other) => other.missed - one.missed || other.partly - one.partly);
}

function middle(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}
