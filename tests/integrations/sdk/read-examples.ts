// The examples in the SDK's docstrings, by method.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = join(import.meta.dirname, "../../../sdk/src");

/** One example: its method, such as `Projects.create`, and its code. */
export interface DocstringExample {
  of: string;
  code: string;
}

const docstring = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export class (\w+)|(?:async )?\*?(\w+)(?:<[^(]*>)?\()/g;
const fence = /```ts\n([^]*?)```/g;

/** Returns every example of every docstring. A class's own example is named after the class alone. */
export function readExamples(): DocstringExample[] {
  return globSync("**/*.ts", { cwd: sources, exclude: ["**/*.test.ts"] })
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(sources, path), "utf8");
      const owner = /export class (\w+)/.exec(text)?.[1];
      return [...text.matchAll(docstring)].flatMap(([, prose = "", ofClass, method]) => {
        const of = ofClass ?? `${owner}.${method}`;
        return [...prose.replaceAll(/^ *\* ?/gm, "").matchAll(fence)].map(([, code = ""]) => ({ of, code }));
      });
    });
}
