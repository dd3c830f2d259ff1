import type { Reading } from "../../../schema/reading.ts";
import { underHeading } from "./under-heading.ts";
import { withCounts } from "./with-counts.ts";
import { withNames } from "./with-names.ts";

/** What `read` makes of a text without the parts that are no list by themselves: counts of its rows, its heading, names of people. */
export function readParts(text: string, read: (part: string) => Reading): Reading {
  return withCounts(text, (uncounted) => underHeading(uncounted, (listed) => withNames(listed, read)));
}
