// What a calculator asks for and works out.

/** One thing that is asked for: a number, one of options that each stand for a number, or a tick for one instead of zero. */
export interface FormulaInput {
  label: string;
  /** What stands there at first. */
  value: number;
  unit?: string;
  isTick?: boolean;
  /** With an `offset` where a conversion is more than a factor; formulas find it under the input's key with `Offset`. */
  options?: readonly { label: string; value: number; offset?: number }[];
}

/** A number in words, with its name. */
export interface FormulaResult {
  label: string;
  text: string;
  /** A part of what the results are made of. */
  isPart?: boolean;
}

export interface Formula<Key extends string = string> {
  /** Its name in storage. */
  id: string;
  title: string;
  /** How the results are worked out, in a sentence, for those who open it; empty where that says nothing. */
  explained: string;
  inputs: Readonly<Record<Key, FormulaInput>>;
  /** The results, the most important one first. */
  workOut(values: Readonly<Record<Key, number>>): readonly FormulaResult[];
}

export function defineFormula<Key extends string>(formula: Formula<Key>): Formula<Key> {
  return formula;
}

/** The number that was entered, with a point or a comma; null for anything else. */
export function parseAmount(entered: string): number | null {
  const text = entered.trim().replace(",", ".");
  const value = Number(text);
  return text === "" || !Number.isFinite(value) ? null : value;
}

/** What stands in the control of an input at first: a number, or the label of an option. */
export function firstText({ value, options }: FormulaInput): string {
  return options?.find((option) => option.value === value)?.label ?? String(value);
}

/** The results for what was entered, or the labels of the options that were chosen, by the keys of the inputs; null while something is missing or is no number. */
export function workOutTexts(
  formula: Formula,
  texts: Readonly<Record<string, string>>,
): readonly FormulaResult[] | null {
  const values: Record<string, number> = {};
  for (const [key, { options }] of Object.entries<FormulaInput>(formula.inputs)) {
    const text = texts[key] ?? "";
    const option = options?.find(({ label }) => label === text);
    const value = options ? (option?.value ?? null) : parseAmount(text);
    if (value === null) return null;
    values[key] = value;
    if (options) values[`${key}Offset`] = option?.offset ?? 0;
  }
  return formula.workOut(values);
}
