// The agent's tools by the names given to the model, and the names of other agents' tools that models know from
// training and call instead.

/** All tools. The first seven act on files; `check`, `test` and `try` inspect the whole project; `ask` and `finish` address the user. */
export const TOOLS = ["list", "read", "write", "edit", "delete", "search", "add", "check", "test", "try", "ask", "finish"] as const;
export type ToolName = (typeof TOOLS)[number];

const OTHER_NAMES: Readonly<Record<ToolName, readonly string[]>> = {
  list: ["ls", "listfiles", "listdir", "listdirectory", "filelist"],
  read: ["readfile", "readfiles", "view", "viewfile", "cat", "open", "openfile", "getfile", "showfile"],
  write: ["writefile", "createfile", "create", "newfile", "savefile", "overwrite", "writetofile"],
  edit: [
    "editfile",
    "editfiles",
    "replace",
    "replaceinfile",
    "strreplace",
    "searchreplace",
    "applyedit",
    "applyedits",
    "modifyfile",
    "patch",
  ],
  delete: ["deletefile", "deletefiles", "remove", "removefile", "removefiles", "rm"],
  search: ["searchfiles", "grep", "find", "findinfiles", "codebasesearch"],
  check: ["typecheck", "lint", "validate", "checkproject"],
  test: ["tests", "runtest", "runtests", "npmtest", "vitest"],
  add: ["additem", "additems", "addcomponent", "addcomponents", "install"],
  try: ["run", "tryapp", "preview", "runapp", "screenshot"],
  ask: ["askuser", "askperson", "askquestion", "askfollowupquestion"],
  finish: ["done", "complete", "attemptcompletion", "submit", "finished"],
};

const toolByWord: ReadonlyMap<string, ToolName> = new Map(
  TOOLS.flatMap((tool) => [tool, ...OTHER_NAMES[tool]].map((word) => [word, tool])),
);

/** Resolves the tool a model means by this name, including `readFile`, `read_file` or `functions.read`; null if there is none. */
export function toolNameOf(name: string): ToolName | null {
  const last = name.trim().split(/[.:/]/).at(-1) ?? "";
  return toolByWord.get(last.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}
