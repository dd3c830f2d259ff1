// A literal search: a regex written by a model could run forever, and models often escape them wrongly.
import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import { linesOf } from "./lines.ts";

const HITS_MAX = 60;
const LINE_CHARACTERS = 200;
const BEFORE_HIT = 60;

/** The part of a line that contains the hit. */
function shownLine(line: string, at: number): string {
  if (line.length <= LINE_CHARACTERS) return line;
  const begin = at < LINE_CHARACTERS - BEFORE_HIT ? 0 : at - BEFORE_HIT;
  const end = begin + LINE_CHARACTERS;
  return `${begin > 0 ? "…" : ""}${line.slice(begin, end)}${end < line.length ? "…" : ""}`;
}

/** Returns every line that contains the text, ignoring case, as `path:line: text`; at most sixty, then the number of further hits. */
export function searchFiles(files: ProjectFiles, query: string): string {
  // A multi-line query is searched by its first line, since a hit is a line.
  const [first = "", ...others] = linesOf(query.trim());
  const wanted = first.trim().toLowerCase();
  const hits: string[] = [];
  let count = 0;
  const holding = [...files].filter(([, text]) => text.toLowerCase().includes(wanted));
  for (const [path, text] of holding.sort(([one], [other]) => (one < other ? -1 : 1))) {
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
