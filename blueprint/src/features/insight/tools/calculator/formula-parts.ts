// The calculator of a formula that the prompt has: its module, its panel, and the check that works it out a second time.
import { slugOf } from "../../../../model/names.ts";
import { constant, data, element, type Expression, imported, invoke, type Module } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FeatureCheck } from "../../../definition/define-feature.ts";
import type { KitFormula } from "./formulas.ts";
import { valueOf, type WrittenFormula } from "./written-formula.ts";
import { fill, status } from "../../../definition/steps.ts";
import { formatted, say } from "../../../../project/words/say.ts";

const FIRST_VALUE = 10;

/** What the calculator is called: `Price calculator`. */
export function formulaTitle({ result }: WrittenFormula): string {
  return `${result} calculator`;
}

/** The formula in the words of its labels: `Length × Width × 12.5`. */
function formulaWords({ expression, inputs }: WrittenFormula): string {
  const labels = new Map(inputs.map(({ key, label }) => [key, label]));
  return expression
    .replace(/[A-Za-z]\w*/g, (key) => labels.get(key) ?? key)
    .replaceAll("*", "×")
    .replaceAll("/", "÷");
}

/** A calculator that is printed for a project: the name of its constant, and what the kit makes it of. */
export interface PrintedFormula {
  name: string;
  title: string;
  formula: KitFormula;
}

/** The calculator of a formula in the prompt's words. */
export function printedFormula(written: WrittenFormula): PrintedFormula {
  const { result, inputs, expression } = written;
  return {
    name: "formula",
    title: formulaTitle(written),
    formula: {
      explained: `${result} = ${formulaWords(written)}`,
      inputs: Object.fromEntries(inputs.map(({ key, label }) => [key, { label, value: FIRST_VALUE }])),
      results: [{ label: result, expression }],
    },
  };
}

/** `src/features/calculators.ts`, or a file of another name. */
export function formulaModule(printed: readonly PrintedFormula[], file = "calculators"): Module {
  return {
    path: `src/features/${file}.ts`,
    comment: "What the calculators ask for, and how their results are worked out.",
    statements: printed.map(({ name, title, formula }) => {
      const written = imported("@/lib/insight/calculator/written-formula", "writtenFormula");
      return constant(name, invoke(written, data({ id: slugOf(title), title, ...formula })));
    }),
  };
}

/** The panel of a calculator, with its icon where there are several. */
export function formulaPanel(formula: Expression, icon?: Expression): Expression {
  return element(imported("@/components/insight/calculator/formula-calculator", "FormulaCalculator"), { formula, icon });
}

/** Numbers that distinguish the inputs of a formula. */
const TRIED = [12, 5, 8, 2.5, 7, 3, 9, 4];

/** Two sets of numbers give the results that they must, and a result can be kept. */
export function formulaCheck(formula: WrittenFormula, path: string): FeatureCheck {
  const { inputs, result, expression } = formula;
  const panel: Target = { role: "region", name: formulaTitle(formula), exact: true };
  const enter = (at: number, value: string): CheckStep => fill(inputs[at]?.label ?? "", value, panel);
  const shown = (first: number): string => {
    const values = new Map(inputs.map(({ key }, at) => [key, at === 0 ? first : (TRIED[at] ?? 1)]));
    const value = valueOf(expression, values);
    return value === null ? "–" : formatted.number(value);
  };
  const [first = 12] = TRIED;
  return {
    title: `${result} is worked out as the formula says while one types, what is no number is refused, and results can be kept`,
    steps: [
      { do: "open", path },
      enter(0, "many"),
      { do: "expectVisible", target: { text: say.insight.enterANumber(), within: panel } },
      ...inputs.map((_, at) => enter(at, String(TRIED[at] ?? 1))),
      status(shown(first), panel),
      enter(0, String(first + 8)),
      status(shown(first + 8), panel),
      { do: "click", target: { role: "button", name: say.insight.keepThisResult(), within: panel } },
      { do: "reload" },
      { do: "expectText", target: { role: "list", name: say.insight.keptResults(), within: panel }, contains: shown(first + 8) },
    ],
  };
}
