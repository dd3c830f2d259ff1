// Points of charts about things that are no rows of an entity; for rows of an entity see `groupRows`.
import { groupColor } from "./chart-color";
import type { Point } from "./metrics";

/** A value for each group of items, the largest first. An item may belong to several groups. */
export function groupPoints<Item>(
  items: readonly Item[],
  {
    labelsOf,
    measure = (group) => group.length,
    options,
  }: {
    labelsOf: (item: Item) => readonly string[];
    measure?: (group: readonly Item[]) => number;
    /** The options that groups are named after, whose colors they have. */
    options?: readonly string[] | undefined;
  },
): Point[] {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const label of labelsOf(item)) groups.set(label, [...(groups.get(label) ?? []), item]);
  return Array.from(groups, ([label, group]) => ({ label, value: measure(group) }))
    .toSorted((left, right) => right.value - left.value)
    .map((point, index) => ({ ...point, color: groupColor(point.label, { options, index }) }));
}
