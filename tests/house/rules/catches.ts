// Expected failures are values, so a catch stands only where something foreign throws, and where nothing may escape.
import type { Node } from "oxc-parser";
import type { Breach } from "./breach.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";

/** Where a catch is allowed: a folder (ending in `/`) or a file, and why. */
export const catchPlaces: Record<string, string> = {
  "src/outside/": "adapters: foreign services throw, and the adapter answers with a value",
  "src/workshop/": "adapters: compilers and the browser throw on generated code, and the adapter answers with findings",
  "src/kit/seal.ts": "a cipher has no other way to say that sealed bytes are not genuine than to throw",
  "src/storage/postgres/": "adapter: starting, adopting and stopping a server meets files and processes that are not ours",
  "src/doors/worker/run-job.ts": "the worker loop: whatever goes wrong in a build arrives here, and it is decided what becomes of it",
  "src/doors/sites/create-sites-handler.ts": "the error handler of the sites door: a broken store answers 503",
  "src/doors/console/create-console.ts":
    "the error handler of the console's door: a fault is logged, and the page is told that there was one",
  "src/doors/mcp/answer-mcp.ts": "the error handler of the MCP door: a fault is logged, and the client is told that there was one",
  "src/doors/oauth/answer-oauth.ts":
    "the error handler of the authorization server: a fault is logged, and the client is told that there was one",
  "mcp/src/tools/run-tool.ts": "the wrapper of every tool: a refusal becomes an answer that the model can act on",
  "mcp/src/local/": "adapter: the network and the terminal",
  "sdk/src/resources/project-pages.ts": "a list can be awaited for its first page: `then` hands on both of its arms",
  "sdk/src/transport/": "adapter: the network throws, and a request is tried again or refused in words",
  "src/house.ts": "closes what was opened already, and lets the error go on",
  "src/main.ts": "the last place: it turns a failed start into one sentence and an exit code",
};

/** Every `catch`, `.catch()` and two-armed `.then()` outside the places that may have one, in files that are not tests. */
export function checkCatches(files: readonly SourceFile[]): Breach[] {
  return files
    .filter(({ path }) => !isTest(path) && !mayCatch(path))
    .flatMap((file) => {
      const breaches: Breach[] = [];
      visit(file.program, (node) => {
        if (!isCatch(node)) return;
        breaches.push({
          file: file.path,
          line: file.lineOf(node.start),
          message: "catches",
          wayOut: "answer an expected failure as a value, let the rest rise; an adapter goes into catchPlaces with its reason",
        });
      });
      return breaches;
    });
}

function mayCatch(path: string): boolean {
  return Object.keys(catchPlaces).some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));
}

function isCatch(node: Node): boolean {
  if (node.type === "CatchClause") return true;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.callee.computed) return false;
  const method = node.callee.property.name;
  return method === "catch" ? isHandler(node.arguments[0]) : method === "then" && node.arguments.length === 2;
}

// `.catch()` of a promise takes a function; a schema's `.catch(fallback)` takes a value and is none of ours.
function isHandler(argument: Node | undefined): boolean {
  return argument?.type === "ArrowFunctionExpression" || argument?.type === "FunctionExpression" || argument?.type === "Identifier";
}
