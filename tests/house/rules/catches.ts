// Expected failures are values, so a catch stands only where something foreign throws, and where nothing may escape. What
// is to be decided by how something failed is run by `attempt`.
import type { Node } from "oxc-parser";
import type { Violation } from "./violation.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";

/** Where a catch is allowed: a folder (ending in `/`) or a file, and why. */
export const catchPlaces: Record<string, string> = {
  "src/adapters/": "adapters: foreign services throw, and the adapter answers with a value",
  "src/workshop/": "adapters: compilers and the browser throw on generated code, and the adapter answers with findings",
  "src/lib/attempts/": "the one place that turns thrown errors into values",
  "src/lib/seal.ts": "a cipher has no other way to say that sealed bytes are not genuine than to throw",
  "src/storage/postgres/": "adapter: starting, adopting and stopping a server meets files and processes that are not ours",
  "src/entrypoints/worker/run-job.ts": "the worker loop: whatever goes wrong in a build arrives here, and it is decided what becomes of it",
  "src/entrypoints/sites/create-sites-handler.ts": "the error handler of the sites entrypoint: a broken store answers 503",
  "src/entrypoints/console/create-console.ts":
    "the error handler of the console: a fault is logged, and the page is told that there was one",
  "src/entrypoints/mcp/answer-mcp.ts":
    "the error handler of the MCP entrypoint: a fault is logged, and the client is told that there was one",
  "src/entrypoints/oauth/answer-oauth.ts":
    "the error handler of the authorization server: a fault is logged, and the client is told that there was one",
  "mcp/src/tools/run-tool.ts": "the wrapper of every tool: a refusal becomes an answer that the model can act on",
  "mcp/src/local/": "adapter: the network and the terminal",
  "sdk/src/resources/project-pages.ts": "a list can be awaited for its first page: `then` hands on both of its arms",
  "sdk/src/transport/": "adapter: the network throws, and a request is tried again or refused in words",
  "src/compose.ts": "closes what was opened already, and lets the error go on",
  "src/main.ts": "the last place: it turns a failed start into one sentence and an exit code",
};

/** Every `catch`, `.catch()` and two-armed `.then()` outside the places that may have one, in files that are not tests. */
export function checkCatches(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !isTest(path) && !mayCatch(path))
    .flatMap((file) => {
      const violations: Violation[] = [];
      visit(file.program, (node) => {
        if (!isCatch(node)) return;
        violations.push({
          file: file.path,
          line: file.lineOf(node.start),
          message: "catches",
          fix: "return an expected failure as a value, or use `attempt` of src/lib; an adapter goes into catchPlaces with its reason",
        });
      });
      return violations;
    });
}

function mayCatch(path: string): boolean {
  return Object.keys(catchPlaces).some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));
}

function isCatch(node: Node): boolean {
  if (node.type === "CatchClause") return true;
  if (isAttemptInDisguise(node)) return true;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.callee.computed) return false;
  const method = node.callee.property.name;
  return method === "catch" ? isHandler(node.arguments[0]) : method === "then" && node.arguments.length === 2;
}

// `const [one] = await Promise.allSettled([…])` is a catch that is hard to see.
function isAttemptInDisguise(node: Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.callee.computed) return false;
  if (node.callee.property.name !== "allSettled") return false;
  const [list] = node.arguments;
  return list?.type === "ArrayExpression" && list.elements.length === 1 && list.elements[0]?.type !== "SpreadElement";
}

// `.catch()` of a promise takes a function; a schema's `.catch(fallback)` takes a value and is none of ours.
function isHandler(argument: Node | undefined): boolean {
  return argument?.type === "ArrowFunctionExpression" || argument?.type === "FunctionExpression" || argument?.type === "Identifier";
}
