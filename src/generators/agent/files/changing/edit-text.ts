// Search-and-replace edits, all or nothing: a partially edited file is neither the old nor the new one, but the model
// assumes the new one. Every search must therefore match exactly once in the file as it was before the call.
import type { Replacement } from "../inputs/read-tool-call.ts";
import { lineAt } from "../looking/lines.ts";
import { closestPlace } from "./closest-place.ts";

/** The new text and the changed lines, or every problem with the edits. */
export type Edited = { text: string; lines: number[] } | { problems: string[] };

interface Place {
  number: number;
  begin: number;
  end: number;
  replace: string;
}

const COUNTED_MAX = 20;
/** The number of failed searches reported with their closest place. */
const PLACES_SHOWN = 3;

/** The offsets of all matches, including overlapping ones; at most one more than is counted. */
function findAll(text: string, search: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(search); at >= 0 && found.length <= COUNTED_MAX; at = text.indexOf(search, at + 1)) found.push(at);
  return found;
}

function describeNotFound(path: string, text: string, { search, replace }: Replacement): string {
  const done = replace.trim().length >= 10 ? text.indexOf(replace) : -1;
  if (done >= 0)
    return `its search is not found, but its replacement is there already, at line ${lineAt(text, done)}: it seems to be made.`;
  const place = closestPlace(text, search);
  if (place === null) return `its search is not found, and nothing in ${path} is like it. Read the file before you edit it.`;
  const where = place.from === place.to ? `line ${place.from}` : `lines ${place.from}–${place.to}`;
  return `its search is not found. The closest place is ${where}:\n${place.text}\n${place.difference}`;
}

function overlaps(places: readonly Place[]): string[] {
  const sorted = places.toSorted((one, other) => one.begin - other.begin || one.number - other.number);
  return sorted.flatMap((place, index) => {
    const before = sorted[index - 1];
    return before !== undefined && place.begin < before.end
      ? [`Edits ${before.number} and ${place.number} overlap: make one edit of them.`]
      : [];
  });
}

/** Applies the edits to a file's text. Every search is matched against the text before any of the edits. */
export function editText(path: string, text: string, edits: readonly Replacement[]): Edited {
  const problems: string[] = [];
  const places: Place[] = [];
  let placesShown = 0;
  for (const [index, edit] of edits.entries()) {
    const report = (what: string) => problems.push(`${edits.length > 1 ? `Edit ${index + 1} of ${edits.length}` : "The edit"}: ${what}`);
    const found = edit.search === "" ? [] : findAll(text, edit.search);
    const [begin] = found;
    if (edit.search.trim() === "") report("its search is empty. Give the lines that are to be replaced; for a whole file use write.");
    else if (edit.search === edit.replace) report("its search and its replacement are the same.");
    else if (begin === undefined && placesShown >= PLACES_SHOWN) report("its search is not found either.");
    else if (begin === undefined) {
      placesShown += 1;
      report(describeNotFound(path, text, edit));
    } else if (found.length > 1) {
      const lines = [...new Set(found.slice(0, COUNTED_MAX).map((at) => lineAt(text, at)))].join(", ");
      const times = found.length > COUNTED_MAX ? `more than ${COUNTED_MAX}` : `${found.length}`;
      report(`its search is found ${times} times, at lines ${lines}. Add lines around it, so that it is found once.`);
    } else places.push({ number: index + 1, begin, end: begin + edit.search.length, replace: edit.replace });
  }
  problems.push(...overlaps(places));
  if (problems.length > 0) return { problems };
  const sorted = places.toSorted((one, other) => one.begin - other.begin);
  const kept = sorted.map(({ begin, replace }, index) => text.slice(sorted[index - 1]?.end ?? 0, begin) + replace);
  return { text: kept.join("") + text.slice(sorted.at(-1)?.end ?? 0), lines: sorted.map(({ begin }) => lineAt(text, begin)) };
}
