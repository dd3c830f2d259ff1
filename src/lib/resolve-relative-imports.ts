// Node's resolution of a relative import parses the package.json of the importing package each time: 0.8 s of the 1.8 s of
// processor time that loading the service takes. A relative import names a file, and what kind of module that is follows
// from its extension, and for `.js` from the nearest package.json.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { attemptSync } from "./attempts/attempt-sync.ts";

/** Resolves the relative imports of this thread from now on; bare specifiers and `require` are left to Node. */
export function resolveRelativeImports(): void {
  const types = new Map<string, string>();
  const typeOf = (folder: string): string => {
    const type = types.get(folder) ?? readType(folder) ?? typeOf(new URL("../", folder).href);
    types.set(folder, type);
    return type;
  };
  registerHooks({
    resolve(specifier, { parentURL, conditions, ...context }, next) {
      const isRelative = specifier.startsWith("./") || specifier.startsWith("../");
      if (isRelative && parentURL?.startsWith("file:") && conditions.includes("import")) {
        const url = new URL(specifier, parentURL).href;
        if (url.endsWith(".ts")) return { url, format: "module-typescript", shortCircuit: true };
        if (url.endsWith(".js") && typeOf(new URL("./", url).href) === "module") return { url, format: "module", shortCircuit: true };
      }
      return next(specifier, { ...context, parentURL, conditions });
    },
  });
}

/** The type that the package.json in this folder declares; null where there is none. The root folder has `commonjs`. */
function readType(folder: string): string | null {
  const read = attemptSync(() => readFileSync(new URL("package.json", folder), "utf8"));
  if (!read.ok) return new URL("../", folder).href === folder ? "commonjs" : null;
  const { type = "commonjs" } = JSON.parse(read.value) as { type?: string };
  return type;
}
