// A literal search: a pattern of a model's making could run for ever, and models escape them wrongly anyway.
import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import { linesOf } from "./lines.ts";

const HITS_MAX = 60;
const LINE_CHARACTERS = 200;
const BEFORE_HIT = 60;

/** The part of a line that shows the hit. */
function shownLine(line: string, at: number): string {
  if (line.length <= LINE_CHARACTERS) return line;
  const begin = at < LINE_CHARACTERS - BEFORE_HIT ? 0 : at - BEFORE_HIT;
  const end = begin + LINE_CHARACTERS;
  return `${begin > 0 ? "…" : ""}${line.slice(begin, end)}${end < line.length ? "…" : ""}`;
}

/** Every line that holds the text, in any case of letters, as `path:line: text`; at most sixty, and how many more. */
export function searchFiles(files: ProjectFiles, query: string): string {
  // A text of several lines is looked for by its first one: a hit is a line.
  const [first = "", ...others] = linesOf(query.trim());
  const wanted = first.trim().toLowerCase();
  const hits: string[] = [];
  let count = 0;
  for (const [path, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const [index, line] of linesOf(text).entries()) {
      const at = line.toLowerCase().indexOf(wanted);
      if (at < 0) continue;
      count += 1;
      if (hits.length < HITS_MAX) hits.push(`${path}:${index + 1}: ${shownLine(line.trimEnd(), at)}`);
    }
  }
  const shown = JSON.stringify(first.trim().slice(0, LINE_CHARACTERS));
  const note = others.length > 0 ? " (only the first line of the text was looked for)" : "";
  if (count === 0) return `No line holds ${shown}${note}.`;
  const more = count > hits.length ? `\nand ${count - hits.length} more; look for something longer to see fewer.` : "";
  return `${count} ${count === 1 ? "line holds" : "lines hold"} ${shown}${note}:\n${hits.join("\n")}${more}`;
}
