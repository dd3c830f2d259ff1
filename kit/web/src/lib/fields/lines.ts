import { formatCount } from "../format";
import { type Noun } from "../words";
import * as words from "../../words/general";
import * as workWords from "../../words/work";
import type { Field, FieldOptions } from "./field-definition";
import { listOfKind } from "./list-of-kind";

/** A list of short texts, one per line. `noun` is what they are counted in, where they are: `{ one: "ingredient", many: "ingredients" }`. */
export function lines({
  noun,
  ...options
}: FieldOptions & { noun?: Noun }): Field<readonly string[]> {
  return {
    ...listOfKind("lines", { description: words.onePerLine, ...options }, (text) =>
      text.split(/\r?\n/),
    ),
    format: (value) => (noun === undefined ? firstOf(value) : formatCount(value.length, noun)),
  };
}

/** So many lines are told where there is little room, as far as they are short; the first one always is. */
const TOLD_MAX = 3;
const LENGTH_MAX = 60;
const BETWEEN = " · ";

/** The first lines, whole, and how many more there are. */
function firstOf(texts: readonly string[]): string {
  const fitting = texts
    .slice(0, TOLD_MAX)
    .filter((_, at) => texts.slice(0, at + 1).join(BETWEEN).length <= LENGTH_MAX);
  const told = texts.slice(0, Math.max(1, fitting.length));
  const left = texts.length - told.length;
  return [...told, ...(left > 0 ? [workWords.more({ count: left })] : [])].join(BETWEEN);
}
