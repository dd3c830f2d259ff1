// Documents describe the current state: every path that one names exists, and nothing in the repository mentions how or
// where it was made.
import type { Violation } from "./violation.ts";

/** A text file. `path` is relative to the repository. */
export interface TextFile {
  path: string;
  text: string;
}

/**
 * Reports paths that a document names, in code or links, and that do not exist. Names with a placeholder (`<id>`,
 * `{id}`, `…`) are ignored.
 */
export function checkNamedPaths(document: TextFile, exists: (pattern: string) => boolean): Violation[] {
  return linesOf(document.text).flatMap(({ line, text }) =>
    namedPaths(text)
      .filter((path) => !exists(path))
      .map((path) => ({
        file: document.path,
        line,
        message: `names ${path}, which does not exist`,
        fix: "correct the path, or the document",
      })),
  );
}

const topFolders = "src|blueprint|tests|docs|bench|eval|launcher|migrations|examples|openapi|sdk|sdk-python|mcp|cli|web|\\.ci";
const inCode = new RegExp("`((?:" + topFolders + ")/[^`\\s]*|[A-Za-z.-]+\\.(?:md|json|ts|mjs))`", "g");
const inLink = /\]\((?!https?:|mailto:|[#/])([^)#\s]+)[^)]*\)/g;

function namedPaths(text: string): string[] {
  const found = [...text.matchAll(inCode), ...text.matchAll(inLink)].map((match) => match[1] ?? "");
  return found.map((path) => path.replace(/^\.\//, "").replace(/:\d+$/, "")).filter((path) => !/[<{…]|\.\.\./.test(path));
}

/** The default prompts of `npm run eval` and `npm run bench`; they may not be copied into the repository. */
const evalPrompts = "../shared/eval/webgen-dev.jsonl";

interface ForbiddenWord {
  pattern: RegExp;
  /** Also a plain word of the language, so that in code only comments are checked. */
  inProseOnly?: true;
  fix: string;
}

const forbidden: ForbiddenWord[] = [
  // Marks of unfinished work; they are listed here to be rejected.
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, fix: "do it now, or leave it out" },
  {
    pattern: /\.\.\/shared\b|(?<![\w.])\/(?:work|home|Users)\//,
    fix: "write it in this repository; its readers have nothing outside of it",
  },
  {
    pattern: /\b(sub-?agents?|briefing|colleagues?|(this|previous|next|last) session|issues? #?\d+)\b/i,
    inProseOnly: true,
    fix: "describe the current state, not who made it or when",
  },
  {
    pattern: /https?:\/\/[^\s"'`]*(registry|artifactory|mirror)[^\s"'`]*/i,
    fix: "leave registry URLs to each machine's own settings",
  },
];

/** Reports words that no file of the repository may contain. */
export function checkForbiddenWords(file: TextFile): Violation[] {
  const isProse = file.path.endsWith(".md");
  const measures = /^(eval|bench)\//.test(file.path);
  return linesOf(measures ? file.text.replaceAll(evalPrompts, "") : file.text).flatMap(({ line, text }) =>
    forbidden.flatMap(({ pattern, fix, inProseOnly }) => {
      const checked = inProseOnly && !isProse ? commentOf(text) : text;
      const word = pattern.exec(checked)?.[0];
      return word === undefined ? [] : [{ file: file.path, line, message: `contains "${word}"`, fix }];
    }),
  );
}

function commentOf(line: string): string {
  return /(?:^\s*\/?\*|\/\/).*/.exec(line)?.[0] ?? "";
}

function linesOf(text: string): { line: number; text: string }[] {
  return text.split("\n").map((content, index) => ({ line: index + 1, text: content }));
}
