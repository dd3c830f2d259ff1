// The layers of `src`: a file imports from its own module or from a lower layer, types included. A rule that climbed
// would pull HTTP into the domain or SQL into an entrypoint, and two modules of one layer that know each other are one module.
// `blueprint` stands outside: it imports nothing of ours, no Node module, and `src` may import it by its package name.
// `web` stands outside too: it reaches the service over HTTP, and takes from it the types of what it asks. `sdk` imports
// nothing at all, and of `mcp` only the local server's entry knows the `sdk`.
import { dirname, join } from "node:path/posix";
import type { Violation } from "./violation.ts";
import { isTest } from "../source/read-sources.ts";
import type { ImportReference, SourceFile } from "../source/source-file.ts";

const layerOfModule: Record<string, number> = {
  lib: 0,
  storage: 1,
  workshop: 1,
  adapters: 1,
  domain: 2,
  pipeline: 3,
  generators: 3,
  entrypoints: 4,
  top: 5,
};

interface Located {
  /** `lib`, `domain`, …; each entrypoint is a module of its own: `entrypoints/http`. */
  module: string;
  layer: number;
}

/** What the service tells the console of its procedures: their types. */
const CONSOLE_ROUTER = "src/entrypoints/console/routers/index.ts";

/** The local MCP server's way to a service. */
const SDK_SIDE = "mcp/src/local/";

/** The breaches of the layers in these files of the members of the workspace. */
export function checkLayers(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const fault = faultIn(file.path);
    return file.imports.flatMap(({ line, ...taken }) => {
      const found = fault(file.path, taken);
      return found === null ? [] : [{ file: file.path, line, ...found }];
    });
  });
}

type Taken = Pick<ImportReference, "specifier" | "isType">;

function faultIn(path: string): (path: string, taken: Taken) => Fault | null {
  if (path.startsWith("web/")) return webFault;
  if (path.startsWith("sdk/")) return (from, { specifier }) => sdkFault(from, specifier);
  if (path.startsWith("mcp/")) return (from, { specifier }) => mcpFault(from, specifier);
  return path.startsWith("blueprint/")
    ? (from, { specifier }) => blueprintFault(from, specifier)
    : (from, { specifier }) => sourceFault(from, specifier);
}

function webFault(path: string, { specifier, isType }: Taken): Fault | null {
  if (specifier.startsWith("node:") && (isTest(path) || path.startsWith("web/src/testing/"))) return null;
  if (specifier.startsWith("@atelier/") || specifier.startsWith("node:"))
    return { message: `web imports ${specifier}`, fix: "web is a browser bundle: ask the service for it" };
  if (!specifier.startsWith(".") || target(path, specifier).startsWith("web/")) return null;
  if (isType && target(path, specifier) === CONSOLE_ROUTER) return null;
  return {
    message: `web imports ${specifier}`,
    fix: `web takes only the type of the router from the service: import type … from ${CONSOLE_ROUTER}`,
  };
}

type Fault = Pick<Violation, "message" | "fix">;

// Node's own modules are loaded only where they are needed, and the other runtimes have none of them.
function sdkFault(path: string, specifier: string): Fault | null {
  if (isTest(path) || (specifier.startsWith(".") && target(path, specifier).startsWith("sdk/"))) return null;
  if (specifier.startsWith("node:") && path.startsWith("sdk/src/node/")) return null;
  return {
    message: `sdk imports ${specifier}`,
    fix: "the sdk has no dependencies and runs everywhere; what needs Node is in sdk/src/node",
  };
}

function mcpFault(path: string, specifier: string): Fault | null {
  if (specifier.startsWith(".") && target(path, specifier).startsWith("mcp/")) return null;
  if (specifier === "@atelier/sdk" && path.startsWith(SDK_SIDE)) return null;
  if (!specifier.startsWith(".") && !specifier.startsWith("@atelier/")) return null;
  return { message: `mcp imports ${specifier}`, fix: `the tools stand on an interface; only ${SDK_SIDE} knows the sdk` };
}

function blueprintFault(path: string, specifier: string): Fault | null {
  const ours = specifier.startsWith("@atelier/") || (specifier.startsWith(".") && !target(path, specifier).startsWith("blueprint/"));
  if (ours) return { message: `blueprint imports ${specifier}`, fix: "blueprint stands alone; pass the value in, or move the rule there" };
  if (specifier.startsWith("node:") && !isTest(path)) {
    return {
      message: `blueprint imports ${specifier}`,
      fix: "blueprint is pure; do the reading and writing in src, and pass the result in",
    };
  }
  return null;
}

function sourceFault(path: string, specifier: string): Fault | null {
  if (!specifier.startsWith(".")) return null;
  const from = placeOf(path);
  const to = placeOf(target(path, specifier));
  if (from === null) return { message: `${path} is in no module`, fix: `put it into one of ${Object.keys(layerOfModule).join(", ")}` };
  if (to === null) return { message: `imports ${specifier}, outside the modules of src`, fix: "import packages by their names" };
  if (from.module === to.module || to.layer < from.layer) return null;
  const way = to.layer > from.layer ? "climbs" : "goes sideways";
  return {
    message: `${from.module} (layer ${from.layer}) imports ${specifier} of ${to.module} (layer ${to.layer}): this ${way}`,
    fix: "take it as an argument that compose.ts passes in, or move what both need to a lower layer",
  };
}

function target(path: string, specifier: string): string {
  return join(dirname(path), specifier);
}

function placeOf(path: string): Located | null {
  const [source, first, second, third] = path.split("/");
  if (source !== "src" || first === undefined) return null;
  const folder = second === undefined ? "top" : first;
  const layer = layerOfModule[folder];
  if (layer === undefined) return null;
  return { module: folder === "entrypoints" && third !== undefined ? `entrypoints/${second}` : folder, layer };
}
