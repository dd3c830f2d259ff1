// A component class of the generated app: a shape that every design language keeps, and a look that it may replace.

/** The parts of a component class, as Tailwind utilities and nested CSS. */
export interface StyleRule {
  /** What the class needs to work: the same in every language. */
  shape: string;
  /** How it looks where a language says nothing else. */
  look: string;
  /** Nested rules that belong to the look. */
  nested?: string;
  /** Nested rules that belong to the shape. */
  always?: string;
}

/** What a language says about a class: other utilities in place of the look's, and other nested rules. */
export type Look = string | { look?: string; nested: string };
