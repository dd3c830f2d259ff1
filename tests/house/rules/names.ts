// A folder listing should describe what the product does: meaningful kebab-case words, and a file that exports one
// function has that function's name.
import type { Violation } from "./violation.ts";
import { exportsOf } from "../source/exports.ts";
import type { SourceFile } from "../source/source-file.ts";
import { kebabCase, stemOf } from "../source/stem-of.ts";

const emptyWords = ["util", "utils", "helper", "helpers", "common", "misc"];
// These are also plain words of the language (a car's service record), and meaningless only at the end of a name.
const emptyEndings = ["manager", "service", "services"];
// The one place where "service" is meant literally: the running Atelier.
const startsTheService = "start-service";

/** Reports bad names of files and folders. */
export function checkPaths(paths: readonly string[]): Violation[] {
  return paths.flatMap((path) =>
    path.split("/").flatMap((part) => {
      const words = stemOf(part);
      const empty = words === startsTheService ? undefined : emptyWordOf(words.split("-"));
      const at = { file: path, line: 1 };
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(words)) return [{ ...at, message: `${part} is not kebab-case`, fix: "rename it like-this" }];
      if (empty === undefined) return [];
      return [{ ...at, message: `"${empty}" in ${part} is meaningless`, fix: "name it after its content: a verb or a thing" }];
    }),
  );
}

function emptyWordOf(words: readonly string[]): string | undefined {
  return words.find((word, index) => emptyWords.includes(word) || (index === words.length - 1 && emptyEndings.includes(word)));
}

/**
 * Reports files that export a single function and have another name: `start-build.ts` exports `startBuild`,
 * `machine.ts` may export `describeMachine`.
 */
export function checkMainExports(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const values = exportsOf(file).filter((one) => one.kind !== "type");
    const [only] = values;
    if (values.length !== 1 || only?.kind !== "function" || stemOf(file.path) === "index") return [];
    if (isNamedAfter(file.path, only.name)) return [];
    const fix = `name the file ${kebabCase(only.name)}.ts, or the function after the file`;
    return [{ file: file.path, line: only.line, message: `exports only the function ${only.name}`, fix }];
  });
}

function isNamedAfter(path: string, name: string): boolean {
  const words = kebabCase(name).split("-").map(singular);
  return stemOf(path)
    .split("-")
    .map(singular)
    .every((word) => words.includes(word));
}

function singular(word: string): string {
  return word.replace(/s$/, "");
}
