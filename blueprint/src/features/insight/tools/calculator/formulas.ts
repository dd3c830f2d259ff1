// The calculators that can be asked for. What is no arithmetic (an age) is worked out by a file of the kit's `lib/insight/calculator`.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";

const Input = z.strictObject({
  label: z.string(),
  /** What stands there at first. */
  value: z.number(),
  unit: z.string().optional(),
  /** One where it is ticked, else zero. */
  isTick: z.exactOptional(z.boolean()),
  options: z.array(z.strictObject({ label: z.string(), value: z.number(), offset: z.number().optional() })).optional(),
});

/** What a calculator asks for and works out, as the kit's `writtenFormula` takes it. */
export const KitFormula = z.strictObject({
  explained: z.string(),
  inputs: z.record(z.string(), Input),
  results: z.array(
    z.strictObject({
      key: z.string().optional(),
      label: z.string(),
      /** Has the keys of the inputs and of the results before it. */
      expression: z.string(),
      digits: z.number().optional(),
      unit: z.string().optional(),
      currency: z.string().optional(),
      /** An amount of money without a currency. */
      isAmount: z.exactOptional(z.boolean()),
      /** A part of what the results are made of. */
      isPart: z.exactOptional(z.boolean()),
      /** Texts, each up to a limit. */
      levels: z.array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.number()])])).optional(),
    }),
  ),
});
export type KitFormula = z.infer<typeof KitFormula>;

/** A calculator, with one example that is worked out by hand, with which it is proven. */
const Formula = z.strictObject({
  title: z.string(),
  icon: z.string(),
  /** With which words it is asked for. */
  words: WordPattern,
  /** An input, what is entered there, and what is then read. */
  example: z.strictObject({ label: z.string(), value: z.string(), shows: z.string() }),
  formula: KitFormula.optional(),
});
export type Formula = z.infer<typeof Formula>;

/** By the names of their constants in a project. */
export const formulas: ReadonlyMap<string, Formula> = new Map(
  Object.entries(readData("features/calculators.json", z.record(z.string(), Formula))),
);

/** The calculators that a text asks for. */
export function matchingCalculators(text: string): string[] {
  return [...formulas].filter(([, { words }]) => words.test(text)).map(([id]) => id);
}
