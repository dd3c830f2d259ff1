// Files as shown to a model: the exact text, since the model must repeat parts of it verbatim, under a header with the
// path and line range. A file is shown whole, or as the lines that were asked for; one that does not fit into the room that
// is left is named with its size instead. Only of a file that no room would be enough for the beginning is shown.
import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import type { ParsedToolCall } from "../inputs/read-tool-call.ts";
import { describeMissingPath } from "./describe-missing-path.ts";
import { signaturesOfFile } from "../../../../workshop/types/signatures/signatures.ts";
import { describeLibraryPart, LACKING } from "./describe-library-part.ts";
import { countLines, linesOf } from "./lines.ts";

/** The characters reserved for headers and closing sentences. */
const SPARE_CHARACTERS = 500;
/** A file of which less than this would fit is left for another call. */
const WORTH_CHARACTERS = 200;
const PATHS_MAX = 40;

/** The header line above a file's text. */
const headerOf = (path: string, extent: string): string => `=== ${path}, ${extent} ===`;

/** Parses from a `read` result which files it shows and what of each: "12 lines", or "signatures". */
export function shownFiles(result: string): { path: string; extent: string }[] {
  const headers = /^=== (\S+), (?:(\d+) lines?|lines (\d+)–(\d+) of \d+|(signatures)) ===$/gm;
  return Array.from(result.matchAll(headers), ([, path = "", all, first, last, signatures]) => {
    const lines = all === undefined ? Number(last) - Number(first) + 1 : Number(all);
    return { path, extent: signatures ?? `${lines} ${lines === 1 ? "line" : "lines"}` };
  });
}

type Range = Pick<Extract<ParsedToolCall, { name: "read" }>, "from" | "to">;
type Wanted = Omit<Extract<ParsedToolCall, { name: "read" }>, "name">;

/** As many of the requested lines as fit, and a sentence about the rest. */
function showFile(path: string, { text, from, to }: Range & { text: string }, charactersLeft: number): string {
  const lines = linesOf(text);
  const first = Math.max(1, from ?? 1);
  const last = Math.min(lines.length, to ?? lines.length);
  if (lines.length === 0) return `${headerOf(path, "0 lines")}\n(the file is empty)`;
  if (first > lines.length) return `${path} has only ${countLines(text)}; there is no line ${first}.`;
  if (first > last) return `${path}: line ${first} is after line ${last}, so there is nothing to show.`;
  let characters = 0;
  let end = first - 1;
  while (end < last) {
    characters += (lines[end] ?? "").length + 1;
    if (characters > charactersLeft) break;
    end += 1;
  }
  if (end < first) {
    const begun = (lines[first - 1] ?? "").slice(0, charactersLeft).toWellFormed();
    return `${headerOf(path, `the beginning of line ${first} of ${lines.length}`)}\n${begun}\n(line ${first} is longer than can be shown)`;
  }
  const isWhole = first === 1 && end === lines.length;
  const header = headerOf(path, isWhole ? countLines(text) : `lines ${first}–${end} of ${lines.length}`);
  const rest = end < last ? `\n(this is what there is room for; read ${path} from line ${end + 1} for the rest)` : "";
  return `${header}\n${lines.slice(first - 1, end).join("\n")}${rest}`;
}

const WHOLE_NOTE = "(These are signatures of unchanged files of the library; read them with whole to see their code.)";

/** The signatures of an unchanged file of the library, where its code was not asked for and is longer; null otherwise. */
function showSignatures(path: string, text: string, { from, to, whole }: Omit<Wanted, "paths">): string | null {
  const signatures = whole || from !== null || to !== null ? null : signaturesOfFile(path, text);
  return signatures === null || signatures.length >= text.length ? null : `${headerOf(path, "signatures")}\n${signatures}`;
}

/** What there is to show of a path: signatures, a file or lines of it as far as the room goes, or that there is no such file. */
function showPath(files: ProjectFiles, { path, wanted, room }: { path: string; wanted: Omit<Wanted, "paths">; room: number }): string {
  const text = files.get(path);
  if (text === undefined) return describeLibraryPart(path) ?? describeMissingPath(path, files);
  return showSignatures(path, text, wanted) ?? showFile(path, { text, from: wanted.from, to: wanted.to }, room);
}

/**
 * Returns these files, or lines from–to of each, in at most `room` characters; files that do not fit are named. An unchanged file
 * of the library is shown by its signatures, unless lines of it or the whole are wanted, and so is a part of the library that the
 * project lacks.
 */
export function readFiles(files: ProjectFiles, { paths, ...wanted }: Wanted, room: number): string {
  const parts: string[] = [];
  const left: string[] = [];
  let charactersLeft = room - SPARE_CHARACTERS;
  for (const path of paths.slice(0, PATHS_MAX)) {
    const whole = showPath(files, { path, wanted, room: Infinity });
    // Only the first file may be shown in part: one that is larger than all the room there is.
    const isFirst = parts.length === 0 && left.length === 0 && charactersLeft >= WORTH_CHARACTERS;
    const shown = whole.length > charactersLeft && isFirst ? showPath(files, { path, wanted, room: charactersLeft }) : whole;
    if (whole.length > charactersLeft && !isFirst) left.push(path);
    else {
      parts.push(shown);
      charactersLeft -= shown.length + 2;
    }
  }
  if (parts.some((part) => part.includes(", signatures ===") && !part.includes(LACKING))) parts.push(WHOLE_NOTE);
  left.push(...paths.slice(PATHS_MAX));
  if (left.length > 0) parts.push(describeLeft(files, left, room));
  return parts.join("\n\n");
}

const LEFT_SHOWN = 40;

function describeLeft(files: ProjectFiles, left: readonly string[], room: number): string {
  const named = left.slice(0, LEFT_SHOWN).map((path) => `${path} (${(files.get(path) ?? "").length.toLocaleString("en")} characters)`);
  const more = left.length > LEFT_SHOWN ? ` and ${left.length - LEFT_SHOWN} more` : "";
  return `Not shown, since there was room for ${Math.max(0, room).toLocaleString("en")} characters of files: ${named.join(", ")}${more}. Read them in your next answer.`;
}
