const COLORS = 6;

/** The color of the group at this index: the same in charts and beside the group's name. The colors repeat. */
export function chartColor(index: number): string {
  return `var(--chart-${(Math.max(index, 0) % COLORS) + 1})`;
}
