// The tool descriptions for the model: as short as possible, since they are sent with every request. What a result may hold is
// said in the instructions (`talk/limits.ts`).
import type { ToolSpec } from "../../../adapters/models/model-call.ts";
import { TEST_LIMITS } from "../../../workshop/sandbox/testing/test-run.ts";
import { type ToolName, TOOLS } from "./inputs/tool-names.ts";

type Schema = Record<string, unknown>;

const text = (description: string): Schema => ({ type: "string", description });
const line = (description: string): Schema => ({ type: "integer", minimum: 1, description });
const flag = (description: string): Schema => ({ type: "boolean", description });
const path = text("Path from the project's root, such as src/App.tsx");

function input(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required, additionalProperties: false };
}

const replacement = input({
  search: text("Lines of the file, copied exactly, with their indentation. They must be found exactly once"),
  replace: text("What comes in their place; empty removes them"),
});

const specs: Readonly<Record<ToolName, Omit<ToolSpec, "name">>> = {
  list: { description: "Lists every file of the project with its number of lines.", parameters: input({}) },
  read: {
    description:
      "Shows files whole; of the library's unchanged files the signatures, and with whole their code. Read what you want to edit, several in one call; files that do not fit are named, not cut.",
    parameters: input(
      {
        paths: { type: "array", items: path, minItems: 1, maxItems: 40 },
        from: line("First line to show of each file; the first one if left out"),
        to: line("Last line to show of each file; the last one if left out"),
        whole: flag("Show the code of the library's files too"),
      },
      ["from", "to", "whole"],
    ),
  },
  write: {
    description: "Creates a file, or replaces the whole of one. The content is complete: no line may stand for code that is left out.",
    parameters: input({ path, content: text("The whole text of the file") }),
  },
  edit: {
    description:
      "Changes parts of one file. Every search is looked for in the file as it is before this call. If one is not found exactly once, nothing is changed, and the answer says why.",
    parameters: input({ path, edits: { type: "array", items: replacement, minItems: 1 } }),
  },
  delete: { description: "Deletes files.", parameters: input({ paths: { type: "array", items: path, minItems: 1 } }) },
  search: {
    description:
      "Finds every line of the project that holds a text, in upper or lower case. The text is taken literally, not as a pattern. Shows 60 lines at most.",
    parameters: input({ query: text("The text to look for, within one line") }),
  },
  add: {
    description:
      "Adds parts of the library that the project lacks, by name, and shows their signatures. A file that imports a part adds it by itself.",
    parameters: input({ items: { type: "array", items: text("Such as dialog or charts"), minItems: 1 } }),
  },
  check: {
    description:
      "Checks the whole project in seconds: allowed files and packages, imports, types. Returns what is wrong, 30 findings at most and how many more.",
    parameters: input({}),
  },
  test: {
    description: `Runs the project's own tests, tests/**/*.test.ts(x), as npm test does: vitest, jsdom, no network, ${TEST_LIMITS.testSeconds} s a test, ${TEST_LIMITS.runSeconds} s in all. Returns each failing test with its file, line and message, at most ${TEST_LIMITS.shown}.`,
    parameters: input({}),
  },
  try: {
    description:
      "Builds the app, opens it in a real browser, performs all checks. Returns errors, failed checks, outlines, and pictures if you see them: of the first screen of /, of whole pages at paths, and of the window in a check after one of its steps.",
    parameters: input(
      {
        paths: {
          type: "array",
          items: text("An address of the app, such as /board"),
          maxItems: 6,
          description: "Pages to picture at both sizes: a long one in up to 4 pictures from the top down, 24 pictures in all",
        },
        print: flag("Picture these pages as printed on A4 too"),
        many: flag("Picture these pages with every stored list grown to 200 rows, some of long texts and words, too"),
        check: text("The id of a check to picture"),
        step: line("The step, from 1, after which the check is pictured; its last or failing one if left out"),
      },
      ["paths", "print", "many", "check", "step"],
    ),
  },
  ask: {
    description: "Asks the person one question and waits for the answer. Only when the work cannot go on without it.",
    parameters: input(
      {
        question: text("The question, in the person's language, in at most 500 characters"),
        options: { type: "array", items: text("An answer to choose, in at most 120 characters"), maxItems: 6 },
      },
      ["options"],
    ),
  },
  finish: {
    description:
      "Says that the work is done. Accepted only if files, types, browser and all acceptance checks pass; otherwise the answer lists what fails.",
    parameters: input({
      summary: text("What was built or changed, in a few sentences to the person, in the person's language; at most 1,200 characters"),
    }),
  },
};

/** All tools, in the order in which they are sent to the model. */
export const TOOL_SPECS: readonly ToolSpec[] = TOOLS.map((name) => ({ name, ...specs[name] }));
