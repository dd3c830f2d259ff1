// Expected failures are values, so a catch is allowed only where foreign code throws, and where nothing may escape.
// Code that depends on how something failed uses `attempt`.
import type { Node } from "oxc-parser";
import type { Violation } from "./violation.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";

/** Where a catch is allowed: a folder (ending in `/`) or a file, with the reason. */
export const catchPlaces: Record<string, string> = {
  "src/adapters/": "adapters: external services throw, and the adapter returns a value",
  "src/workshop/": "adapters: compilers and the browser throw on generated code, and the adapter returns findings",
  "src/lib/attempts/": "the one place that turns thrown errors into values",
  "src/lib/crypto/seal.ts": "decryption reports forged bytes only by throwing",
  "src/storage/postgres/": "adapter: starting, adopting and stopping a server deals with files and processes of others",
  "src/entrypoints/worker/run-job.ts": "the worker loop: every error of a build ends here, and its outcome is decided",
  "src/entrypoints/sites/create-sites-handler.ts": "the error handler of the sites entrypoint: a broken store is a 503",
  "src/entrypoints/console/create-console.ts": "the error handler of the console: an internal error is logged and reported to the page",
  "src/entrypoints/docs/create-docs-entrypoint.ts": "the error handler of the documentation: an internal error is logged",
  "src/entrypoints/mcp/answer-mcp.ts": "the error handler of the MCP entrypoint: an internal error is logged and reported to the client",
  "src/entrypoints/oauth/answer-oauth.ts":
    "the error handler of the authorization server: an internal error is logged and reported to the client",
  "src/entrypoints/cli/create-cli-entrypoint.ts": "the error handler of its entrypoint: an internal error is logged and reported",
  "cli/src/": "adapter: the network, files and the terminal; what is thrown becomes a message and an exit code",
  "mcp/src/tools/run-tool.ts": "the wrapper of every tool: a refusal becomes a result that the model can act on",
  "mcp/src/local/": "adapter: the network and the terminal",
  "sdk/src/calls/api-promise.ts": "a call is a promise: `then` and `catch` pass on their handlers",
  "sdk/src/calls/raw-request.ts": "decodeURIComponent reports a malformed path only by throwing",
  "sdk/src/transport/": "adapter: the network throws, and a request is retried or rejected with a message",
  "src/generators/planning/leaving-out/broken-parts.ts": "a part of an app that cannot be written or checked throws, and is left out",
  "src/compose.ts": "closes what was already opened, and rethrows the error",
  "src/main.ts": "the outermost place: turns a failed start into one sentence and an exit code",
};

/** Reports every `catch`, `.catch()` and two-argument `.then()` outside of the allowed places, except in tests. */
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
          fix: "return an expected failure as a value, or use `attempt` of src/lib; an adapter is added to catchPlaces with its reason",
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

// `const [one] = await Promise.allSettled([…])` is a disguised catch.
function isAttemptInDisguise(node: Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.callee.computed) return false;
  if (node.callee.property.name !== "allSettled") return false;
  const [list] = node.arguments;
  return list?.type === "ArrayExpression" && list.elements.length === 1 && list.elements[0]?.type !== "SpreadElement";
}

// `.catch()` of a promise takes a function; a schema's `.catch(fallback)` takes a value and is not meant.
function isHandler(argument: Node | undefined): boolean {
  return argument?.type === "ArrowFunctionExpression" || argument?.type === "FunctionExpression" || argument?.type === "Identifier";
}
