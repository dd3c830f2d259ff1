const COLORS = 6;

/** The color of the group at this index: the same in charts and beside the group's name. The colors repeat. */
export function chartColor(index: number): string {
  return `var(--chart-${(Math.max(index, 0) % COLORS) + 1})`;
}

interface GroupPlace {
  options: readonly string[] | undefined;
  /** The colors that options are the names of. */
  colors?: Readonly<Record<string, string>> | undefined;
  index: number;
}

/** The color of a group in a chart: the one that it is the name of, that of the option that it is named after, as beside the option in lists, or that of its place. */
export function groupColor(label: string, { options, colors, index }: GroupPlace): string {
  const own = colors?.[label];
  if (own !== undefined) return own;
  return chartColor(options?.includes(label) === true ? options.indexOf(label) : index);
}
