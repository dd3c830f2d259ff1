// What a calculator works out: what it asks for, and one example that is
// worked out by hand, with which it is proven.
/** One thing that is asked for: a number, or one of options that each stand for a number. */
export interface FormulaInput {
  key: string;
  label: string;
  /** What stands there at first. */
  value: number;
  unit?: string;
  options?: readonly { label: string; value: number }[];
}

/** A calculator. Its formula is a function of the kit, in `lib/insight/calculator`. */
export interface Formula {
  title: string;
  icon: string;
  /** With which words it is asked for. */
  pattern: RegExp;
  inputs: readonly FormulaInput[];
  /** How it is worked out, in a sentence. */
  explained: string;
  /** An input, what is entered there, and what is then read. */
  example: { label: string; value: string; shows: string };
}
