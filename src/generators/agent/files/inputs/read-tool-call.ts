// Parses a tool call. Parsing is lenient, and an unreadable call is answered with what is missing, so that the model
// can correct it; no model input makes this throw.
import type { ToolCall } from "../../../../adapters/models/model-call.ts";
import { fieldOf, lineOf, listOf, type PlainFields, plainFields, textOf } from "./plain-fields.ts";
import { plainPath } from "./plain-path.ts";
import { toolNameOf, TOOLS, type ToolName } from "./tool-names.ts";

/** The exact text to find in a file, and its replacement. */
export interface Replacement {
  search: string;
  replace: string;
}

/** A parsed tool call. Lines count from 1; null if the call names none. */
export type ParsedToolCall =
  | { name: "list" }
  | { name: "check" }
  | { name: "test" }
  | { name: "try"; paths: readonly string[]; print: boolean; many: boolean; check: string | null; step: number | null }
  | { name: "add"; items: readonly string[] }
  | { name: "read"; paths: readonly string[]; from: number | null; to: number | null; whole: boolean }
  | { name: "write"; path: string; content: string }
  | { name: "edit"; path: string; edits: readonly Replacement[] }
  | { name: "delete"; paths: readonly string[] }
  | { name: "search"; query: string }
  | { name: "ask"; question: string; options: readonly string[] }
  | { name: "finish"; summary: string };

/** A sentence that says what is missing. */
export interface NotRead {
  problem: string;
}

const PATH = ["path", "file", "filename", "filepath", "targetfile", "relativepath", "absolutepath", "target"];
const PATHS = ["paths", "files", "filenames", "filepaths", ...PATH];
const CONTENT = ["content", "contents", "text", "code", "filetext", "filecontent", "filecontents", "newcontent", "body", "data", "source"];
const EDITS = ["edits", "changes", "replacements", "operations", "blocks"];
const SEARCH = ["search", "oldstring", "oldstr", "oldtext", "oldcode", "old", "find", "searchtext", "original", "before"];
const REPLACE = ["replace", "newstring", "newstr", "newtext", "newcode", "new", "replacement", "replacetext", "replacewith", "after"];
const QUERY = ["query", "search", "text", "pattern", "words", "term", "string", "keyword", "regex", "q"];
const FROM = ["from", "start", "startline", "fromline", "linestart"];
const TO = ["to", "end", "endline", "toline", "lineend"];
const ITEMS = ["items", "item", "names", "name", "components", "component", "parts", ...PATHS];
const PAGES = ["pages", "addresses", "urls", "routes", ...PATHS];
const CHECK = ["check", "checkid", "id"];
const STEP = ["step", "stepnumber", "afterstep"];
const PRINT = ["print", "printed", "isprinted", "paper"];
const MANY = ["many", "grown", "isgrown", "large"];
const WHOLE = ["whole", "full", "entire", "all"];
const QUESTION = ["question", "text", "message", "query", "prompt"];
const OPTIONS = ["options", "choices", "answers", "suggestions"];
const SUMMARY = ["summary", "message", "text", "result", "description"];

interface Given {
  fields: PlainFields;
  /** The input if it is a plain string rather than an object. */
  text: string | null;
}

type Read<Name extends ToolName> = (given: Given) => Extract<ParsedToolCall, { name: Name }> | NotRead;

/** Says which input is missing and which were given. */
function missing(tool: ToolName, what: string, { fields }: Given): NotRead {
  const given = [...fields.keys()].slice(0, 8).map((name) => name.slice(0, 30));
  return { problem: `${tool} needs ${what}.${given.length > 0 ? ` It was given: ${given.toReversed().join(", ")}.` : ""}` };
}

function pathOf({ fields, text }: Given): string {
  const path = fieldOf(fields, PATH) ?? text;
  return typeof path === "string" ? plainPath(path) : "";
}

/** One string may contain several paths: project paths contain no spaces or commas. */
function pathsOf({ fields, text }: Given, names: readonly string[] = PATHS): string[] {
  const named = listOf(fieldOf(fields, names) ?? text ?? undefined).flatMap((one) => {
    const path = typeof one === "string" ? one : fieldOf(plainFields(one), PATH);
    return typeof path === "string" ? path.split(/[\s,]+/) : [];
  });
  return [...new Set(named.map(plainPath).filter((path) => path !== ""))];
}

const isYes = (value: unknown): boolean => ["true", "1", "yes"].includes(String(value));

function readRead(given: Given): ReturnType<Read<"read">> {
  const paths = pathsOf(given);
  if (paths.length === 0) return missing("read", '"paths": a list of paths', given);
  const { fields } = given;
  const whole = isYes(fieldOf(fields, WHOLE));
  return { name: "read", paths, from: lineOf(fieldOf(fields, FROM)), to: lineOf(fieldOf(fields, TO)), whole };
}

function readWrite(given: Given): ReturnType<Read<"write">> {
  const path = pathOf({ ...given, text: null });
  const content = textOf(fieldOf(given.fields, CONTENT));
  if (path === "") return missing("write", '"path": the path of the file', given);
  if (content === null) return missing("write", '"content": the whole text of the file', given);
  return { name: "write", path, content };
}

const EDITS_NEEDED = '"edits": a list of {"search": "text that is in the file", "replace": "text that comes there"}';

function readEdit(given: Given): ReturnType<Read<"edit">> {
  const listed = listOf(fieldOf(given.fields, EDITS)).map((edit) => plainFields(edit));
  const each = listed.length > 0 ? listed : [given.fields];
  const paths = new Set(each.map((fields) => pathOf({ fields, text: null })).filter((path) => path !== ""));
  const path = pathOf({ ...given, text: null }) || (paths.size === 1 ? ([...paths][0] ?? "") : "");
  if (path === "") return missing("edit", '"path": the path of one file', given);
  if ([...paths].some((other) => other !== path)) return { problem: `edit changes one file a call; this one names ${paths.size}.` };
  const edits: Replacement[] = [];
  for (const fields of each) {
    const search = textOf(fieldOf(fields, SEARCH));
    const replace = textOf(fieldOf(fields, REPLACE));
    if (search === null) return missing("edit", EDITS_NEEDED, given);
    if (replace === null) return { problem: 'edit needs "replace" beside each "search"; an empty text removes what was found.' };
    edits.push({ search, replace });
  }
  return { name: "edit", path, edits };
}

function readDelete(given: Given): ReturnType<Read<"delete">> {
  const paths = pathsOf(given);
  return paths.length === 0 ? missing("delete", '"paths": a list of paths', given) : { name: "delete", paths };
}

function readAdd(given: Given): ReturnType<Read<"add">> {
  const items = pathsOf(given, ITEMS);
  return items.length === 0 ? missing("add", '"items": a list of names of the library\'s parts', given) : { name: "add", items };
}

/** Everything is optional. The paths are addresses of the app, so each begins with a slash. */
function readTry({ fields }: Given): ReturnType<Read<"try">> {
  const check = fieldOf(fields, CHECK);
  const paths = listOf(fieldOf(fields, PAGES)).flatMap((one) => (typeof one === "string" ? one.split(/[\s,]+/) : []));
  return {
    name: "try",
    paths: [...new Set(paths.filter((path) => path !== "").map((path) => `/${plainPath(path)}`))],
    print: isYes(fieldOf(fields, PRINT)),
    many: isYes(fieldOf(fields, MANY)),
    check: typeof check === "string" && check !== "" ? check : null,
    step: lineOf(fieldOf(fields, STEP)),
  };
}

function readSearch(given: Given): ReturnType<Read<"search">> {
  const query = textOf(fieldOf(given.fields, QUERY)) ?? given.text ?? "";
  return query.trim() === "" ? missing("search", '"query": the text to look for', given) : { name: "search", query };
}

function readAsk(given: Given): ReturnType<Read<"ask">> {
  const question = (textOf(fieldOf(given.fields, QUESTION)) ?? given.text ?? "").trim();
  if (question === "") return missing("ask", '"question": one question to the person', given);
  const options = listOf(fieldOf(given.fields, OPTIONS)).map((option) => (typeof option === "string" ? option.trim() : ""));
  return { name: "ask", question, options: options.filter((option) => option !== "") };
}

/** The summary is optional. */
function readFinish({ fields, text }: Given): ReturnType<Read<"finish">> {
  return { name: "finish", summary: (textOf(fieldOf(fields, SUMMARY)) ?? text ?? "").trim() };
}

const readers: { [Name in ToolName]: Read<Name> } = {
  list: () => ({ name: "list" }),
  check: () => ({ name: "check" }),
  test: () => ({ name: "test" }),
  try: readTry,
  add: readAdd,
  read: readRead,
  write: readWrite,
  edit: readEdit,
  delete: readDelete,
  search: readSearch,
  ask: readAsk,
  finish: readFinish,
};

/** Parses a call under any accepted field names; `problem` says what is missing, or that there is no such tool. */
export function readToolCall({ name, input }: Pick<ToolCall, "name" | "input">): ParsedToolCall | NotRead {
  const tool = toolNameOf(name);
  if (tool === null) return { problem: `There is no tool ${JSON.stringify(name.slice(0, 60))}. There are: ${TOOLS.join(", ")}.` };
  const fields = plainFields(input);
  const text = fields.size === 0 && typeof input === "string" && !input.trimStart().startsWith("{") ? input : null;
  return readers[tool]({ fields, text });
}
