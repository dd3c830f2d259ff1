// The layers of `src`: a file imports from its own module or from a lower layer, types included. A higher import would
// pull HTTP into the domain or SQL into an entrypoint, and two modules of one layer that import each other are one
// module. `blueprint` is separate: it imports nothing of ours and no Node module, `src` imports it by its package name,
// and it has layers of its own (blueprint-layers.ts). `web` is separate too: it calls the service over HTTP, and imports only the types of its procedures. `sdk`
// imports nothing at all, and in `mcp` only the local server's entry imports the `sdk`, on which alone `cli` stands. The kit is copied into generated
// apps, so its files import only each other and the packages that generated apps may use.
import { dirname, join } from "node:path/posix";
import type { Violation } from "../violation.ts";
import { isTest } from "../../source/read-sources.ts";
import { blueprintLayerFault } from "./blueprint-layers.ts";
import type { ImportReference, SourceFile } from "../../source/source-file.ts";

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
  /** `lib`, `domain`, …; each entrypoint is a separate module: `entrypoints/http`. */
  module: string;
  layer: number;
}

/** The types of the console's procedures. */
const CONSOLE_ROUTER = "src/entrypoints/console/routers/index.ts";

/** The local MCP server's client of the service. */
const SDK_SIDE = "mcp/src/local/";

/** Reports imports that violate the layers. */
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
  if (path.startsWith("kit/web/src/")) return (from, { specifier }) => kitFault(from, specifier, WEB_KIT);
  if (path.startsWith("kit/expo/src/")) return (from, { specifier }) => kitFault(from, specifier, EXPO_KIT);
  if (path.startsWith("sdk/")) return (from, { specifier }) => sdkFault(from, specifier);
  if (path.startsWith("cli/")) return (from, { specifier }) => cliFault(from, specifier);
  if (path.startsWith("mcp/")) return (from, { specifier }) => mcpFault(from, specifier);
  return path.startsWith("blueprint/")
    ? (from, { specifier }) => blueprintFault(from, specifier) ?? blueprintLayerFault(from, target(from, specifier))
    : (from, { specifier }) => sourceFault(from, specifier);
}

function webFault(path: string, { specifier, isType }: Taken): Fault | null {
  if (specifier.startsWith("node:") && (isTest(path) || path.startsWith("web/src/testing/"))) return null;
  if (specifier.startsWith("@atelier/") || specifier.startsWith("node:"))
    return { message: `web imports ${specifier}`, fix: "web is a browser bundle: request it from the service" };
  if (!specifier.startsWith(".") || target(path, specifier).startsWith("web/")) return null;
  if (isType && target(path, specifier) === CONSOLE_ROUTER) return null;
  return {
    message: `web imports ${specifier}`,
    fix: `web imports only the router's type from the service: import type … from ${CONSOLE_ROUTER}`,
  };
}

/** Packages that generated apps may use. */
const WEB_PACKAGES = [
  "@base-ui/react",
  "class-variance-authority",
  "clsx",
  "lucide-react",
  "react",
  "react-dom",
  "react-router",
  "tailwind-merge",
];

/** The packages that apps for phones may use. */
const EXPO_PACKAGES = [
  "@react-native-community/datetimepicker",
  "expo-haptics",
  "expo-image-manipulator",
  "expo-image-picker",
  "expo-notifications",
  "expo-router",
  "expo-sqlite",
  "expo-status-bar",
  "lucide-react-native",
  "react",
  "react-native",
  "react-native-safe-area-context",
  "react-native-svg",
];

interface KitRule {
  folder: string;
  packages: readonly string[];
}

const WEB_KIT: KitRule = { folder: "kit/web/src/", packages: WEB_PACKAGES };
const EXPO_KIT: KitRule = { folder: "kit/expo/src/", packages: EXPO_PACKAGES };

function kitFault(path: string, specifier: string, { folder, packages }: KitRule): Fault | null {
  const isOwn = specifier.startsWith("@/") || (specifier.startsWith(".") && target(path, specifier).startsWith(folder));
  if (isOwn || packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return null;
  return {
    message: `the kit imports ${specifier}`,
    fix: `its files are copied into apps: import what is in ${folder.slice(0, -1)}, or a vetted package`,
  };
}

type Fault = Pick<Violation, "message" | "fix">;

// Node's own modules are loaded only where they are needed, since other runtimes lack them.
function sdkFault(path: string, specifier: string): Fault | null {
  if (isTest(path) || (specifier.startsWith(".") && target(path, specifier).startsWith("sdk/"))) return null;
  if (specifier.startsWith("node:") && path.startsWith("sdk/src/node/")) return null;
  return {
    message: `sdk imports ${specifier}`,
    fix: "the sdk has no dependencies and runs everywhere; code that needs Node is in sdk/src/node",
  };
}

function cliFault(path: string, specifier: string): Fault | null {
  const isOwn = specifier.startsWith(".") ? target(path, specifier).startsWith("cli/") : !specifier.startsWith("@atelier/");
  if (isOwn || specifier === "@atelier/sdk") return null;
  return { message: `cli imports ${specifier}`, fix: "the command line is a client as any other: it uses the package @atelier/sdk" };
}

function mcpFault(path: string, specifier: string): Fault | null {
  if (specifier.startsWith(".") && target(path, specifier).startsWith("mcp/")) return null;
  if (specifier === "@atelier/sdk" && path.startsWith(SDK_SIDE)) return null;
  if (!specifier.startsWith(".") && !specifier.startsWith("@atelier/")) return null;
  return { message: `mcp imports ${specifier}`, fix: `the tools use an interface; only ${SDK_SIDE} imports the sdk` };
}

/** The kit and `blueprint/data` are the blueprint's data: these modules read their files, once. */
const DATA_READERS: readonly string[] = [
  "blueprint/src/project/kit.ts",
  "blueprint/src/knowledge/data/data-files.ts",
  "blueprint/src/knowledge/large-packages.ts",
];

function blueprintFault(path: string, specifier: string): Fault | null {
  const ours = specifier.startsWith("@atelier/") || (specifier.startsWith(".") && !target(path, specifier).startsWith("blueprint/"));
  if (ours) return { message: `blueprint imports ${specifier}`, fix: "blueprint is separate; pass the value in, or move the rule there" };
  if (specifier.startsWith("node:") && !isTest(path) && !DATA_READERS.includes(path)) {
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
  const way = to.layer > from.layer ? "a higher layer" : "the same layer";
  return {
    message: `${from.module} (layer ${from.layer}) imports ${specifier} of ${to.module} (layer ${to.layer}): ${way}`,
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
