// The floors of `src`: a file imports from its own room or from a lower floor, types included. A rule that climbed
// would pull HTTP into the domain or SQL into a door, and two rooms of one floor that know each other are one room.
// `blueprint` stands outside: it imports nothing of ours, no Node module, and `src` may import it by its package name.
// `web` stands outside too: it reaches the service over HTTP, and takes from it the types of what it asks. `sdk` imports
// nothing at all, and of `mcp` only the local server's entry knows the `sdk`.
import { dirname, join } from "node:path/posix";
import type { Breach } from "./breach.ts";
import { isTest } from "../source/read-sources.ts";
import type { ImportReference, SourceFile } from "../source/source-file.ts";

const floorOfRoom: Record<string, number> = {
  kit: 0,
  storage: 1,
  workshop: 1,
  outside: 1,
  domain: 2,
  pipeline: 3,
  generators: 3,
  doors: 4,
  top: 5,
};

interface Place {
  /** `kit`, `domain`, …; each door is a room of its own: `doors/http`. */
  room: string;
  floor: number;
}

/** What the service tells the console of its procedures: their types. */
const CONSOLE_ROUTER = "src/doors/console/routers/index.ts";

/** The local MCP server's way to a service. */
const SDK_SIDE = "mcp/src/local/";

/** The breaches of the floors in these files of the members of the workspace. */
export function checkFloors(files: readonly SourceFile[]): Breach[] {
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
  if (specifier.startsWith("@atelier/") || specifier.startsWith("node:"))
    return { message: `web imports ${specifier}`, wayOut: "web is a browser bundle: ask the service for it" };
  if (!specifier.startsWith(".") || target(path, specifier).startsWith("web/")) return null;
  if (isType && target(path, specifier) === CONSOLE_ROUTER) return null;
  return {
    message: `web imports ${specifier}`,
    wayOut: `web takes only the type of the router from the service: import type … from ${CONSOLE_ROUTER}`,
  };
}

type Fault = Pick<Breach, "message" | "wayOut">;

// Node's own modules are loaded only where they are needed, and the other runtimes have none of them.
function sdkFault(path: string, specifier: string): Fault | null {
  if (isTest(path) || (specifier.startsWith(".") && target(path, specifier).startsWith("sdk/"))) return null;
  if (specifier.startsWith("node:") && path.startsWith("sdk/src/node/")) return null;
  return {
    message: `sdk imports ${specifier}`,
    wayOut: "the sdk has no dependencies and runs everywhere; what needs Node is in sdk/src/node",
  };
}

function mcpFault(path: string, specifier: string): Fault | null {
  if (specifier.startsWith(".") && target(path, specifier).startsWith("mcp/")) return null;
  if (specifier === "@atelier/sdk" && path.startsWith(SDK_SIDE)) return null;
  if (!specifier.startsWith(".") && !specifier.startsWith("@atelier/")) return null;
  return { message: `mcp imports ${specifier}`, wayOut: `the tools stand on an interface; only ${SDK_SIDE} knows the sdk` };
}

function blueprintFault(path: string, specifier: string): Fault | null {
  const ours = specifier.startsWith("@atelier/") || (specifier.startsWith(".") && !target(path, specifier).startsWith("blueprint/"));
  if (ours)
    return { message: `blueprint imports ${specifier}`, wayOut: "blueprint stands alone; pass the value in, or move the rule there" };
  if (specifier.startsWith("node:") && !isTest(path)) {
    return {
      message: `blueprint imports ${specifier}`,
      wayOut: "blueprint is pure; do the reading and writing in src, and pass the result in",
    };
  }
  return null;
}

function sourceFault(path: string, specifier: string): Fault | null {
  if (!specifier.startsWith(".")) return null;
  const from = placeOf(path);
  const to = placeOf(target(path, specifier));
  if (from === null) return { message: `${path} is in no room`, wayOut: `put it into one of ${Object.keys(floorOfRoom).join(", ")}` };
  if (to === null) return { message: `imports ${specifier}, outside the rooms of src`, wayOut: "import packages by their names" };
  if (from.room === to.room || to.floor < from.floor) return null;
  const way = to.floor > from.floor ? "climbs" : "goes sideways";
  return {
    message: `${from.room} (floor ${from.floor}) imports ${specifier} of ${to.room} (floor ${to.floor}): this ${way}`,
    wayOut: "take it as an argument that house.ts passes in, or move what both need to a lower floor",
  };
}

function target(path: string, specifier: string): string {
  return join(dirname(path), specifier);
}

function placeOf(path: string): Place | null {
  const [source, first, second, third] = path.split("/");
  if (source !== "src" || first === undefined) return null;
  const folder = second === undefined ? "top" : first;
  const floor = floorOfRoom[folder];
  if (floor === undefined) return null;
  return { room: folder === "doors" && third !== undefined ? `doors/${second}` : folder, floor };
}
