// The calculator of a formula that the prompt has: its module, its panel, and the check that works it out a second time.
import { slugOf } from "../../../../model/names.ts";
import { element, type Expression, imported, invoke, literal, type Module, object } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FeatureCheck } from "../../../definition/define-feature.ts";
import { valueOf, type WrittenFormula } from "./written-formula.ts";

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

/** `src/features/formula.ts`. */
export function formulaModule(formula: WrittenFormula): Module {
  const { result, inputs, expression } = formula;
  const asked = inputs.map(({ key, label }) => [key, object({ label: literal(label), value: literal(FIRST_VALUE) })] as const);
  return {
    path: "src/features/formula.ts",
    comment: "What the calculator asks for, and how its result is worked out.",
    statements: [
      {
        kind: "constant",
        name: "formula",
        value: invoke(
          imported("@/lib/insight/calculator/written-formula", "writtenFormula"),
          object({
            id: literal(slugOf(result)),
            title: literal(formulaTitle(formula)),
            result: literal(result),
            explained: literal(`${result} = ${formulaWords(formula)}`),
            inputs: object(Object.fromEntries(asked)),
            expression: literal(expression),
          }),
        ),
      },
    ],
  };
}

/** The calculator's panel. */
export function formulaPanel(): Expression {
  return element(imported("@/components/insight/calculator/formula-calculator", "FormulaCalculator"), {
    formula: imported("@/features/formula", "formula"),
    icon: imported("lucide-react", "CalculatorIcon"),
  });
}

/** Numbers that tell the inputs of a formula apart. */
const TRIED = [12, 5, 8, 2.5, 7, 3, 9, 4];
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** Two sets of numbers give the results that they must, and a result can be kept. */
export function formulaCheck(formula: WrittenFormula, path: string): FeatureCheck {
  const { inputs, result, expression } = formula;
  const panel: Target = { role: "region", name: formulaTitle(formula), exact: true };
  const enter = (at: number, value: string): CheckStep => ({
    do: "fill",
    target: { label: inputs[at]?.label ?? "", exact: true, within: panel },
    value,
  });
  const shown = (first: number): string => {
    const values = new Map(inputs.map(({ key }, at) => [key, at === 0 ? first : (TRIED[at] ?? 1)]));
    const value = valueOf(expression, values);
    return value === null ? "–" : number.format(value);
  };
  const [first = 12] = TRIED;
  const sees = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status", within: panel }, contains });
  return {
    title: `${result} is worked out as the formula says while one types, what is no number is refused, and results can be kept`,
    steps: [
      { do: "open", path },
      enter(0, "many"),
      { do: "expectVisible", target: { text: "Enter a number.", within: panel } },
      ...inputs.map((_, at) => enter(at, String(TRIED[at] ?? 1))),
      sees(shown(first)),
      enter(0, String(first + 8)),
      sees(shown(first + 8)),
      { do: "click", target: { role: "button", name: "Keep this result", within: panel } },
      { do: "reload" },
      { do: "expectText", target: { role: "list", name: "Kept results", within: panel }, contains: shown(first + 8) },
    ],
  };
}
