const COLORS = 6;

/** The color of the group at this index: the same in charts and beside the group's name. The colors repeat. */
export function chartColor(index: number): string {
  return `var(--chart-${(Math.max(index, 0) % COLORS) + 1})`;
}

/** The color of a group in a chart: that of the option that it is named after, as beside the option in lists, or that of its place. */
export function groupColor(
  label: string,
  { options, index }: { options: readonly string[] | undefined; index: number },
): string {
  return chartColor(options?.includes(label) === true ? options.indexOf(label) : index);
}
