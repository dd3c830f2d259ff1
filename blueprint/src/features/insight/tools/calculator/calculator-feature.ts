// Calculators: those that the prompt is about, or a plain one with keys. Results appear while one types, say how they
// are worked out, and can be kept.
import { inSentence, slugOf } from "../../../../model/names.ts";
import { element, fragment, imported } from "../../../../project/code/expression.ts";
import { formulaCheck, formulaModule, formulaPanel, formulaTitle, printedFormula } from "./formula-parts.ts";
import { formulaIn } from "./written-formula.ts";
import { article } from "../../../../knowledge/words/inflect.ts";
import type { Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureChecks, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { listOf } from "../../../../project/code/list-of.ts";
import { CalculatorFeature } from "./calculator-schema.ts";
import { type OwnCalculator, ownCheck, printedOwn } from "./own-calculator.ts";
import { formulas, matchingCalculators } from "./formulas.ts";
import { priceChecks } from "./prices/price-checks.ts";
import { priceFormula } from "./prices/price-formula.ts";
import { press } from "../../../definition/steps.ts";
import { formatted, say } from "../../../../project/words/say.ts";

const MODULE = "@/features/calculators";

/** Words before "calculator" that say nothing of what it works out. */
const PLAIN =
  /^(?:a|an|the|my|our|with|and|simple|basic|plain|standard|ordinary|small|modern|minimal\w*|online|web|pocket|arithmetic|maths?)$/;

export const calculatorFeature = defineFeature<typeof CalculatorFeature>({
  schema: CalculatorFeature,
  isProduct: true,
  isSelfContained: true,
  describe: ({ calculators, formula, own, prices }) => {
    if (prices !== undefined) return { called: `“${prices.title}”`, can: `work out what it comes to` };
    if (own !== undefined) return { called: `“${own.title}”`, can: `work out ${workedOut(own)}` };
    if (formula !== undefined)
      return { called: `the ${inSentence(formulaTitle(formula))}`, can: `work out the ${inSentence(formula.result)}` };
    const [name] = calculators.map((calculator) => calculator.toLowerCase());
    const tool = name === undefined ? "calculator" : /calculator|converter/.test(name) ? name : `${name} calculator`;
    return calculators.length > 1
      ? { called: "calculators", can: "calculate with the calculators" }
      : { called: `${article(tool)} ${tool}`, can: `calculate with ${article(tool)} ${tool}` };
  },
  draft: ({ words, prompt, object }) => {
    const formula = formulaIn(prompt)?.formula;
    if (formula !== undefined)
      return {
        feature: { calculators: [], formula },
        places: [onPage("calculators", { id: "calculator", title: formulaTitle(formula), icon: "Calculator" })],
      };
    const near = `${words} ${object ?? ""}`;
    const asked = matchingCalculators(near);
    const said = asked.length > 0 ? asked : /calculat|convert|estimat/.test(prompt) ? matchingCalculators(prompt) : [];
    const isFor = /\bcalculator (?:that|which|to|for|of)\b/.test(prompt);
    if (said.length === 0 && (isFor || [words, object ?? ""].some(isSpecial))) return null;
    const calculators = said.slice(0, 3);
    const [only] = calculators.length === 1 ? calculators : [];
    const title =
      (only === undefined ? undefined : formulas.get(only)?.title) ?? (calculators.length > 1 ? "Calculators" : say.insight.calculator());
    return {
      feature: { calculators },
      places: [onPage("calculators", { id: "calculator", title, icon: "Calculator" })],
    };
  },
  compose: ({ feature }) => {
    if (feature.own !== undefined) return ownParts(feature.id, feature.own);
    if (feature.prices !== undefined) return ownParts(feature.id, { title: feature.prices.title, formula: priceFormula(feature.prices) });
    const found = feature.calculators.flatMap((name) => {
      const known = formulas.get(name);
      return known === undefined ? [] : [{ name, ...known }];
    });
    const printed = [
      ...(feature.formula === undefined ? [] : [printedFormula(feature.formula)]),
      ...found.flatMap(({ name, title, formula }) => (formula ? [{ name, title, formula }] : [])),
    ];
    const panels = [
      ...(feature.formula === undefined ? [] : [formulaPanel(imported(MODULE, "formula"))]),
      ...found.map(({ name, title, icon, formula }) =>
        formulaPanel(
          imported(formula ? MODULE : `@/lib/insight/calculator/${slugOf(title)}`, name),
          found.length > 1 ? imported("lucide-react", `${icon}Icon`) : undefined,
        ),
      ),
    ];
    const plain = element(imported("@/components/insight/calculator/key-calculator", "KeyCalculator"));
    const shown = panels.length === 0 ? plain : fragment(panels);
    return {
      modules: printed.length === 0 ? [] : [formulaModule(printed)],
      blocks: { calculators: { element: shown, introduced: shown } },
    };
  },
  checks: checksOf,
});

/** “Monthly payment” and “Total paid”. */
function workedOut({ formula }: OwnCalculator): string {
  return listOf(formula.results.map(({ label }) => `“${label}”`));
}

/** The calculator in a module that no other one shares. */
function ownParts(id: string, own: OwnCalculator): FeatureParts {
  const printed = printedOwn(own);
  const panel = formulaPanel(imported(`@/features/${id}`, printed.name));
  return { modules: [formulaModule([printed], id)], blocks: { calculators: { element: panel, introduced: panel } } };
}

/** Whether the words name a calculator of something: "a fuel calculator". The plain one would not be what was asked for. */
function isSpecial(words: string): boolean {
  const [, before] = /\b([a-z]+) (?:calculator|converter|estimator)/.exec(words) ?? [];
  return before !== undefined && !PLAIN.test(before);
}

function checksOf({ project, feature }: FeatureContext<CalculatorFeature>): FeatureChecks {
  const path = pageOf(project, feature) ?? "/calculator";
  if (feature.own !== undefined) return ownCheck(feature.own, path);
  if (feature.prices !== undefined) return priceChecks(feature.prices, path);
  if (feature.formula !== undefined) return formulaCheck(feature.formula, path);
  const kept: Target = { role: "list", name: say.insight.keptResults() };
  const open = { do: "open", path } as const;
  const checks = feature.calculators
    .flatMap((id) => formulas.get(id) ?? [])
    .map(({ title, example }): FeatureCheck => {
      const panel: Target = { role: "region", name: title, exact: true };
      return {
        title: `The ${inSentence(title)} gives the right result while one types, refuses what is no number, and keeps results`,
        steps: [
          open,
          { do: "fill", target: { label: example.label, within: panel }, value: "many" },
          { do: "expectVisible", target: { text: say.insight.enterANumber(), within: panel } },
          { do: "fill", target: { label: example.label, within: panel }, value: example.value },
          { do: "expectText", target: { role: "status", within: panel }, contains: example.shows },
          { do: "click", target: { role: "button", name: say.insight.keepThisResult(), within: panel } },
          { do: "reload" },
          { do: "expectText", target: { ...kept, within: panel }, contains: example.shows },
        ],
      };
    });
  if (checks.length > 0) return checks;
  const words = say.insight;
  return {
    title: "The calculator adds, subtracts, multiplies and divides, by its keys and by the keyboard, and keeps what was worked out",
    steps: [
      open,
      ...["7", words.times(), "6", words.minus(), "2", words.equals()].map((key) => press(key)),
      { do: "expectText", target: { role: "status" }, contains: formatted.number(40) },
      press(words.clear()),
      { do: "fill", target: { label: words.calculation() }, value: "12/0" },
      { do: "press", key: "Enter", target: { label: words.calculation() } },
      { do: "expectVisible", target: { text: words.thisCannotBeWorkedOut() } },
      { do: "fill", target: { label: words.calculation() }, value: "1.5+2.25*4" },
      { do: "press", key: "Enter", target: { label: words.calculation() } },
      { do: "expectText", target: { role: "status" }, contains: formatted.number(10.5) },
      { do: "reload" },
      { do: "expectText", target: kept, contains: formatted.number(10.5) },
    ],
  };
}
