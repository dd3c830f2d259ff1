// A calculator: what it asks for, and formulas for its results. Formulas are parsed, never run as code.
import type { CalculatorFeature } from "../../../../features/insight/tools/calculator/calculator-schema.ts";
import { valueOf } from "../../../../features/insight/tools/calculator/written-formula.ts";
import type { Section } from "../../../../schema/blueprint.ts";
import { addSketched } from "../../../drafting.ts";
import { asItems, asNumber, asValues, asWords, asWordsOrNull, asWordsUpTo, pick } from "../../../form/lenient.ts";
import type { SketchMember } from "../../../form/member.ts";
import type { SectionContext } from "../../section-context.ts";
import type { SketchCalculator } from "./calculator-schema.ts";
import { keyedFormulas } from "./keyed-formulas.ts";
import { say } from "../../../../project/words/say.ts";

/** The member `calculator` of a section. */
export const calculatorMember: SketchMember = {
  key: "calculator",
  otherNames: ["tool", "converter"],
  guide: {
    text: '"calculator": {"inputs": [{"name": "loan", "label": "Loan", "value": 9000, "unit": "$"}], "results": [{"label": "Interest a year", "formula": "loan * 4 / 100"}]}; + - * / ^ ( ); inputs can have "options" ("label", "value").',
    isShort: false,
  },
  read: (said) => {
    const values = asValues(said);
    if (values === null) return undefined;
    const inputs = asItems(pick(values, "inputs", "fields", "variables")).map(readInput);
    const results = asItems(pick(values, "results", "result", "outputs", "output")).map(readResult);
    const formula = asWords(pick(values, "formula", "expression"));
    const single =
      formula === ""
        ? []
        : [{ name: null, label: asWordsOrNull(pick(values, "label", "title"), 60) ?? say.app.result(), formula, unit: null }];
    return inputs.length === 0
      ? undefined
      : { inputs: inputs.slice(0, 12), results: (results.length === 0 ? single : results).slice(0, 8) };
  },
};

function readInput(said: unknown): unknown {
  const values = asValues(said) ?? { name: said };
  const name = asWordsUpTo(pick(values, "name", "key", "id", "label"), 40);
  const options = asItems(pick(values, "options", "choices")).flatMap((one) => {
    const option = asValues(one) ?? { label: asWords(one), value: one };
    const value = asNumber(pick(option, "value", "amount", "price"));
    return value === null ? [] : [{ label: asWordsUpTo(pick(option, "label", "name"), 60) || String(value), value }];
  });
  return {
    name,
    label: asWordsOrNull(pick(values, "label", "title", "name"), 60) ?? name,
    value: asNumber(pick(values, "value", "default", "initial")) ?? options[0]?.value ?? 0,
    unit: asWordsOrNull(pick(values, "unit", "currency"), 16),
    options: options.slice(0, 12),
  };
}

function readResult(said: unknown): unknown {
  const values = asValues(said) ?? {};
  const label = asWordsOrNull(pick(values, "label", "title", "name"), 60) ?? "";
  return {
    name: asWordsOrNull(pick(values, "name", "key", "id"), 40),
    label,
    formula: asWords(pick(values, "formula", "expression", "value")).slice(0, 300),
    unit: asWordsOrNull(pick(values, "unit", "currency", "format"), 16),
  };
}

/** The calculator as a part of the page; none where one of its formulas cannot be worked out. */
export function draftCalculator(told: SketchCalculator, { drafting, heading, wish, page }: SectionContext): Section[] {
  const { inputs, results } = keyedFormulas(told);
  const values = new Map(inputs.map(({ key }) => [key, 2]));
  for (const { key, label, expression } of results) {
    const value = valueOf(expression, values) ?? valueOf(expression, new Map([...values].map(([name], at) => [name, at + 3])));
    if (value === null) {
      const names = told.inputs.map(({ name }) => name).join(", ");
      drafting.problems.push(
        `The formula of “${label}” cannot be worked out: it has numbers, + - * / ^, parentheses and the names ${names} and of the results before it.`,
      );
      return [];
    }
    values.set(key, value);
  }
  const title = heading ?? page;
  const own: NonNullable<CalculatorFeature["own"]> = {
    title,
    formula: {
      explained: explanationOf(told),
      inputs: Object.fromEntries(
        inputs.map(({ key, label, value, unit: of, options }) => [
          key,
          { label, value, ...(of !== null && { unit: of }), ...(options.length > 1 && { options }) },
        ]),
      ),
      results: results.map(({ key, label, expression, unit: of }) => ({ key, label, expression, ...shownAs(of) })),
    },
  };
  const id = addSketched(drafting, { kind: "calculator", phrase: wish, apart: title, options: { calculators: [], own } });
  return [{ kind: "feature", feature: id, block: "calculators" }];
}

const CURRENCIES: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" };

/** A unit as money, or as what stands behind the number. */
function shownAs(of: string | null): { currency?: string; unit?: string } {
  if (of === null) return {};
  const currency = CURRENCIES[of] ?? (/^[A-Z]{3}$/.test(of) ? of : undefined);
  return currency === undefined ? { unit: of } : { currency };
}

const EXPLAINED_MAX = 220;

/** How the results come about, in the labels of what is asked for; empty where that would be too long to read. */
function explanationOf({ inputs, results }: SketchCalculator): string {
  const labels = new Map([...inputs, ...results].map(({ name, label }) => [name ?? label, label]));
  const lines = results.map(({ label, formula }) => {
    const words = formula.replace(/^[^=]*=\s*/, "").replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (name) => labels.get(name) ?? name);
    return `${label} = ${words.replaceAll("*", "×").replaceAll("/", "÷")}`;
  });
  const text = `${lines.join(". ")}.`;
  return text.length <= EXPLAINED_MAX ? text : "";
}
