// What is planted, and of which kinds.

/** The kinds of defects. */
export const DEFECT_KINDS = [
  "a control is removed",
  "a handler does nothing",
  "a value is not saved",
  "a condition is turned round",
  "a comparison is turned round",
  "a filter lets everything pass",
  "an order is lost",
  "a number is off by one",
  "a label is another one",
  "a property is lost",
] as const;
export type DefectKind = (typeof DEFECT_KINDS)[number];

/** One defect: what is put in the place of a part of a file. */
export interface Defect {
  kind: DefectKind;
  path: string;
  line: number;
  start: number;
  end: number;
  was: string;
  replacement: string;
}
