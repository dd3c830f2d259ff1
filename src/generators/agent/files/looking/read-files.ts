// Files as shown to a model: the exact text, since the model must repeat parts of it verbatim, under a header with the
// path and line range. The result size is limited to what a model can read at once.
import { Buffer } from "node:buffer";
import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import type { ParsedToolCall } from "../inputs/read-tool-call.ts";
import { describeMissingPath } from "./describe-missing-path.ts";
import { signaturesOfFile } from "../../../../workshop/types/signatures/signatures.ts";
import { describeLibraryPart } from "./describe-library-part.ts";
import { countLines, linesOf } from "./lines.ts";

/** The maximum result size, in bytes of UTF-8. */
export const RESULT_BYTES_MAX = 60_000;
/** The bytes reserved for headers and closing sentences. */
const SPARE_BYTES = 2_000;
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

interface Shown {
  text: string;
  bytes: number;
}

type Range = Pick<Extract<ParsedToolCall, { name: "read" }>, "from" | "to">;
type Wanted = Omit<Extract<ParsedToolCall, { name: "read" }>, "name">;

/** As many of the requested lines as fit, and a sentence about the rest. */
function showFile(path: string, { text, from, to }: Range & { text: string }, bytesLeft: number): Shown {
  const lines = linesOf(text);
  const first = Math.max(1, from ?? 1);
  const last = Math.min(lines.length, to ?? lines.length);
  const said = (sentence: string): Shown => ({ text: sentence, bytes: Buffer.byteLength(sentence) });
  if (lines.length === 0) return said(`${headerOf(path, "0 lines")}\n(the file is empty)`);
  if (first > lines.length) return said(`${path} has only ${countLines(text)}; there is no line ${first}.`);
  if (first > last) return said(`${path}: line ${first} is after line ${last}, so there is nothing to show.`);
  let bytes = 0;
  let end = first - 1;
  while (end < last) {
    bytes += Buffer.byteLength(lines[end] ?? "") + 1;
    if (bytes > bytesLeft) break;
    end += 1;
  }
  if (end < first) {
    const begun = Buffer.from(lines[first - 1] ?? "")
      .subarray(0, bytesLeft)
      .toString("utf8")
      .replace(/\uFFFD+$/, "");
    return said(
      `${headerOf(path, `the beginning of line ${first} of ${lines.length}`)}\n${begun}\n(line ${first} is longer than can be shown)`,
    );
  }
  const isWhole = first === 1 && end === lines.length;
  const header = headerOf(path, isWhole ? countLines(text) : `lines ${first}–${end} of ${lines.length}`);
  const rest = end < last ? `\n(cut here; read ${path} from line ${end + 1} for more)` : "";
  return said(`${header}\n${lines.slice(first - 1, end).join("\n")}${rest}`);
}

const WHOLE_NOTE = "(These are signatures of unchanged files of the library; read them with whole to see their code.)";

/** The signatures of an unchanged file of the library, where its code was not asked for and is longer; null otherwise. */
function showSignatures(path: string, text: string, { from, to, whole }: Omit<Wanted, "paths">): string | null {
  const signatures = whole || from !== null || to !== null ? null : signaturesOfFile(path, text);
  return signatures === null || signatures.length >= text.length ? null : `${headerOf(path, "signatures")}\n${signatures}`;
}

/**
 * Returns these files, or lines from–to of each; files that do not fit are named. An unchanged file of the library is shown by
 * its signatures, unless lines of it or the whole are wanted, and so is a part of the library that the project lacks.
 */
export function readFiles(files: ProjectFiles, { paths, ...wanted }: Wanted): string {
  const parts: string[] = [];
  const left: string[] = [];
  let isShort = false;
  let bytesLeft = RESULT_BYTES_MAX - SPARE_BYTES;
  for (const path of paths.slice(0, PATHS_MAX)) {
    const text = files.get(path);
    // A file of which only a few lines would fit is left for a separate read.
    if (parts.length > 0 && bytesLeft < 200) left.push(path);
    else {
      const signatures = text === undefined ? describeLibraryPart(path) : showSignatures(path, text, wanted);
      isShort ||= text !== undefined && signatures !== null;
      const { from, to } = wanted;
      const shown =
        signatures ?? (text === undefined ? describeMissingPath(path, files) : showFile(path, { text, from, to }, bytesLeft).text);
      parts.push(shown);
      bytesLeft -= Buffer.byteLength(shown) + 2;
    }
  }
  if (isShort) parts.push(WHOLE_NOTE);
  left.push(...paths.slice(PATHS_MAX));
  if (left.length > 0)
    parts.push(
      `Not shown, since the result would be too long: ${left.slice(0, 10).join(", ").slice(0, 1_000)}. Read them in another call.`,
    );
  return parts.join("\n\n");
}
