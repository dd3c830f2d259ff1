// The columns of a board: a column for each option of a choice.

/** Options in which something ends without having come to its goal. */
const WAYS_OUT = /lost|cancel|reject|declin|fail|archiv/i;

/** The column in which a row stands: the first where it has none of the options. */
export function columnOf(options: readonly string[], value: unknown): string {
  return options.find((option) => option === value) ?? options[0] ?? "";
}

/** The column to which rows are on their way: the last that is not a way out, such as "Lost". */
export function goalOf(options: readonly string[]): string {
  return options.findLast((option) => !WAYS_OUT.test(option)) ?? "";
}
