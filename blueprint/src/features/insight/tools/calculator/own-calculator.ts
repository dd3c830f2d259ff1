// A calculator that somebody described whole: what it asks for, and formulas for one result or several. Its check works the results out a
// second time.
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FeatureCheck } from "../../../definition/define-feature.ts";
import { fill } from "../../../definition/steps.ts";
import type { PrintedFormula } from "./formula-parts.ts";
import type { KitFormula } from "./formulas.ts";
import { valueOf } from "./written-formula.ts";
import { formatted, say } from "../../../../project/words/say.ts";

/** A calculator with its title. */
export interface OwnCalculator {
  title: string;
  formula: KitFormula;
}

/** What is printed for a project. */
export function printedOwn({ title, formula }: OwnCalculator): PrintedFormula {
  return { name: "calculator", title, formula };
}

type Result = KitFormula["results"][number];

/** What the results say for these values of the inputs, a dash where one cannot be worked out. */
export function resultsShown({ results }: KitFormula, inputs: Readonly<Record<string, number>>): string[] {
  const values = new Map(Object.entries(inputs));
  return results.map((result) => {
    const value = valueOf(result.expression, values);
    if (value !== null && result.key !== undefined) values.set(result.key, value);
    return value === null ? "–" : shown(value, result);
  });
}

function shown(value: number, { digits, unit, currency }: Result): string {
  // As the kit rounds, so that what is as good as a whole number is one.
  const rounded = Math.round(value * 1e10) / 1e10;
  if (currency !== undefined) return formatted.money(rounded, currency);
  const plain = digits === undefined ? rounded : Number(rounded.toFixed(digits));
  const number = formatted.number(plain);
  if (unit === undefined) return number;
  return unit === "%" ? `${number}%` : `${number} ${unit}`;
}

/** The first values and others give the results that they must, what is no number is refused, and results can be kept. */
export function ownCheck({ title, formula }: OwnCalculator, path: string): FeatureCheck | null {
  const inputs = Object.entries(formula.inputs);
  const [first] = inputs.filter(([, { options }]) => options === undefined);
  if (first === undefined) return null;
  const panel: Target = { role: "region", name: title, exact: true };
  const [key, { label, value }] = first;
  const begin = Object.fromEntries(inputs.map(([name, input]) => [name, input.value]));
  const other = value === 0 ? 12 : value * 2;
  const see = (values: Readonly<Record<string, number>>): CheckStep[] =>
    resultsShown(formula, values).map((text) => ({ do: "expectText", target: { role: "status", within: panel }, contains: text }));
  const [kept = ""] = resultsShown(formula, { ...begin, [key]: other });
  return {
    title: `${formula.results.map((result) => result.label).join(", ")}: worked out as the formulas say while one types, what is no number is refused, and results can be kept`,
    steps: [
      { do: "open", path },
      ...see(begin),
      fill(label, "many", panel),
      { do: "expectVisible", target: { text: say.insight.enterANumber(), within: panel } },
      fill(label, String(other), panel),
      ...see({ ...begin, [key]: other }),
      { do: "click", target: { role: "button", name: say.insight.keepThisResult(), within: panel } },
      { do: "reload" },
      { do: "expectText", target: { role: "list", name: say.insight.keptResults(), within: panel }, contains: kept },
    ],
  };
}
