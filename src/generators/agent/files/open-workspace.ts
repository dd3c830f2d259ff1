// An in-memory project being edited. A model lists, reads, writes, edits, deletes and searches its files; each call
// returns a text for the model that says what was done or why not. It never throws, whatever the model sends.
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { signatures } from "../../../workshop/types/signatures/signatures.ts";
import { bringKitFiles, bringKitItem } from "./changing/bring-kit-files.ts";
import { editText } from "./changing/edit-text.ts";
import { findPlaceholder } from "./changing/find-placeholder.ts";
import { refuseDeletion, refusePath, refuseSize } from "./changing/refusals.ts";
import { unwrapFence } from "./changing/unwrap-fence.ts";
import type { ParsedToolCall } from "./inputs/read-tool-call.ts";
import { describeMissingPath } from "./looking/describe-missing-path.ts";
import { countLines, withPlainLineEnds } from "./looking/lines.ts";
import { listFiles } from "./looking/list-files.ts";
import { readFiles } from "./looking/read-files.ts";
import { searchFiles } from "./looking/search-files.ts";

/** The text returned to the model, and whether a file changed. */
export interface FileCallResult {
  text: string;
  changed: boolean;
}

/** A file tool call as parsed by `readToolCall`. */
export type FileToolCall = Exclude<ParsedToolCall, { name: "check" | "test" | "try" | "ask" | "finish" }>;

/** A project being edited. */
export interface Workspace {
  /** A snapshot of the current files; later calls do not change it. */
  files(): ProjectFiles;
  /** `room`: the most characters of files that the result may show; any number where it is left out. */
  perform(call: FileToolCall, room?: number): FileCallResult;
}

type WriteCall = Extract<ParsedToolCall, { name: "write" }>;
type EditCall = Extract<ParsedToolCall, { name: "edit" }>;

const unchanged = (text: string): FileCallResult => ({ text, changed: false });

function write(files: Map<string, string>, { path, content }: WriteCall): FileCallResult {
  const refused = (why: string) => unchanged(`Nothing was written. ${why}`);
  const current = files.get(path);
  const text = unwrapFence(path, withPlainLineEnds(content)).replace(/[^\n]$/, "$&\n");
  const refusal = refusePath(files, path) ?? refuseSize(files, path, text);
  if (refusal !== null) return refused(refusal);
  if (text.trim() === "") return refused(`The content for ${path} is empty. To remove a file use delete.`);
  const placeholder = findPlaceholder(path, text, current ?? "");
  if (placeholder !== null) {
    const { line, text: words } = placeholder;
    return refused(
      `Line ${line} of the content stands for code that is left out: ${words}\nwrite takes the whole text of ${path}. To change a part of it use edit.`,
    );
  }
  if (text === current) return unchanged(`${path} has exactly this content already; nothing was changed.`);
  files.set(path, text);
  const brought = describeBrought(bringKitFiles(files, path));
  return { text: `${path} was ${current === undefined ? "created" : "replaced"}: ${countLines(text)}.${brought}`, changed: true };
}

function edit(files: Map<string, string>, { path, edits }: EditCall): FileCallResult {
  const kept = files.get(path);
  if (kept === undefined) return unchanged(`Nothing was edited. ${describeMissingPath(path, files)} A new file is made with write.`);
  const current = withPlainLineEnds(kept);
  const plain = edits.map(({ search, replace }) => ({ search: withPlainLineEnds(search), replace: withPlainLineEnds(replace) }));
  const refused = (why: string) => unchanged(`${path} was not changed${edits.length > 1 ? ", by none of these edits" : ""}. ${why}`);
  for (const { replace } of plain) {
    const placeholder = findPlaceholder(path, replace, current);
    if (placeholder !== null)
      return refused(
        `A replacement holds a line that stands for code which is left out: ${placeholder.text}\nGive the code itself, or leave the line out of search and replace.`,
      );
  }
  const edited = editText(path, current, plain);
  if ("problems" in edited) return refused(edited.problems.join("\n"));
  if (edited.text === kept) return refused("The edits together leave it as it is.");
  const refusal = refuseSize(files, path, edited.text);
  if (refusal !== null) return refused(refusal);
  files.set(path, edited.text);
  const brought = describeBrought(bringKitFiles(files, path));
  const where = `${edited.lines.length === 1 ? "line" : "lines"} ${edited.lines.join(", ")}`;
  return { text: `${path} was edited at ${where}; it has ${countLines(edited.text)} now.${brought}`, changed: true };
}

const BROUGHT_SHOWN = 8;

/** The sentence about files of the library that the project has got. */
function describeBrought(paths: readonly string[]): string {
  if (paths.length === 0) return "";
  const more = paths.length - BROUGHT_SHOWN;
  return ` Added from the library: ${paths.slice(0, BROUGHT_SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

function remove(files: Map<string, string>, paths: readonly string[]): FileCallResult {
  const deleted: string[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const refusal = files.has(path) ? refuseDeletion(path) : describeMissingPath(path, files);
    if (refusal === null && files.delete(path)) deleted.push(path);
    else if (refusal !== null) problems.push(refusal);
  }
  const said = deleted.length === 0 ? "Nothing was deleted." : `Deleted: ${deleted.join(", ")}.`;
  return { text: [said, ...problems].join("\n"), changed: deleted.length > 0 };
}

/** Adds parts of the library, and shows their signatures as far as there is room; the rest is named. */
function add(files: Map<string, string>, items: readonly string[], room: number): FileCallResult {
  let left = room;
  let changed = false;
  const parts = items.map((item) => {
    const brought = bringKitItem(files, item);
    if (brought === null) return `The library has no part ${JSON.stringify(item.slice(0, 80))}.`;
    changed ||= brought.length > 0;
    const said = brought.length === 0 ? `${item}: the project has it.` : `${item}:${describeBrought(brought)}`;
    const shown = `${said}\n${signatures(item) ?? ""}`;
    if (shown.length > left) return `${said} Its signatures have ${shown.length} characters; read ${item} in your next answer.`;
    left -= shown.length;
    return shown;
  });
  return { text: parts.join("\n\n"), changed };
}

function performFileCall(files: Map<string, string>, call: FileToolCall, room: number): FileCallResult {
  switch (call.name) {
    case "list":
      return unchanged(listFiles(files));
    case "read":
      return unchanged(readFiles(files, call, room));
    case "search":
      return unchanged(searchFiles(files, call.query));
    case "write":
      return write(files, call);
    case "edit":
      return edit(files, call);
    case "delete":
      return remove(files, call.paths);
    case "add":
      return add(files, call.items, room);
  }
}

/** Opens a project for editing. The given files are not modified. */
export function openWorkspace(given: ProjectFiles): Workspace {
  const files = new Map(given);
  let snapshot: ProjectFiles | null = null;
  return {
    // The same object until something changes, by which the workshop knows that it has bundled them already.
    files: () => (snapshot ??= new Map(files)),
    perform(call, room = Infinity) {
      const result = performFileCall(files, call, room);
      if (result.changed) snapshot = null;
      return result;
    },
  };
}
