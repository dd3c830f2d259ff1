// Everything in this folder is plain JavaScript that Node 18 can run, for it runs before anything is installed. On a
// Node that is new enough the file is imported into this very process; on an older one it runs in a child on the
// pinned Node from npm.
import { existsSync } from "node:fs";
import module from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { endWithNpm } from "./end-with-npm.mjs";
import { startBuildingDocs } from "./building/build-docs.mjs";
import { buildWeb } from "./building/build-web.mjs";
import { findNode, isNewEnough } from "./find-node.mjs";
import { installPackages } from "./install/install-packages.mjs";
import { LaunchError } from "./launch-error.mjs";
import { runChild } from "./run-child.mjs";

/** What serves no page of the console. */
const WITHOUT_PAGES = new Set(["src/admin.ts", "tests/check.ts", "migrations/generate.ts", "openapi/generate.ts", "sdk/reference.mjs"]);

const SERVICE = "src/main.ts";

/** What operators run; everything else develops the project, and so does a service that starts again when a file changes. */
const FOR_OPERATORS = new Set([SERVICE, "src/admin.ts"]);

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Sets up the project and runs one of its files with these words as its arguments.
 * @param {{ file: string, words: string[], nodeOptions: string[] }} run
 */
export async function launch({ file, words, nodeOptions }) {
  const target = path.resolve(root, file);
  try {
    if (!existsSync(target)) throw new LaunchError(`There is no ${file} in ${root}.`);
    endWithNpm();
    const node = await prepare({ withDev: !FOR_OPERATORS.has(file) || nodeOptions.length > 0 });
    if (!WITHOUT_PAGES.has(file)) await buildWeb(root, node);
    if (file === SERVICE) startBuildingDocs(root, node);
    keepCompiled();
    if (node === process.execPath && nodeOptions.length === 0) {
      process.argv = [process.execPath, target, ...words];
    } else {
      return void (process.exitCode = await runChild(node, [...nodeOptions, target, ...words]));
    }
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.error(error.message);
    return void (process.exitCode = error.exitCode);
  }
  await import(pathToFileURL(target).href);
}

/** The Node to run on. Where none can be had, says so before it downloads anything. */
async function prepare(wanted) {
  if (!isNewEnough(process.versions.node)) findNode({ root, isInstalled: false });
  await installPackages(root, wanted);
  return findNode({ root, isInstalled: true });
}

/** Compiled modules are kept between starts, here and in every Node that is started from here: a third of a start is compiling. */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= path.join(root, "node_modules", ".cache", "compiled");
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}
