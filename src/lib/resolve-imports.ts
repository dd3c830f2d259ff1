// Node's resolution parses the package.json of the importing package for a relative import, and that of the imported one for
// each import of a package: together half of the processor time that loading the service took. A relative import names a
// file, and what kind of module that is follows from its extension, and for `.js` from the nearest package.json. What a
// package's name means is the same for all modules of a folder; imports with attributes are left to Node.
import { readFileSync } from "node:fs";
import { registerHooks, type ResolveFnOutput } from "node:module";
import { attemptSync } from "./attempts/attempt-sync.ts";

/** Resolves the imports of this thread from now on, as Node would; `require` is left to Node. */
export function resolveImports(): void {
  const types = new Map<string, string>();
  const typeOf = (folder: string): string => {
    const type = types.get(folder) ?? readType(folder) ?? typeOf(new URL("../", folder).href);
    types.set(folder, type);
    return type;
  };
  const packages = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, { parentURL, conditions, ...context }, next) {
      const resolveNext = (): ResolveFnOutput => next(specifier, { ...context, parentURL, conditions });
      if (parentURL?.startsWith("file:") !== true || !conditions.includes("import")) return resolveNext();
      const folder = parentURL.slice(0, parentURL.lastIndexOf("/") + 1);
      if (/^\.{1,2}\//.test(specifier)) {
        const url = fileNamed(specifier, folder);
        if (url.endsWith(".ts")) return { url, format: "module-typescript", shortCircuit: true };
        if (url.endsWith(".js") && typeOf(url.slice(0, url.lastIndexOf("/") + 1)) === "module")
          return { url, format: "module", shortCircuit: true };
        return resolveNext();
      }
      const hasAttributes = Object.keys(context.importAttributes).length > 0;
      if (hasAttributes || !/^[\w@]/.test(specifier) || specifier.includes(":")) return resolveNext();
      const key = `${folder} ${specifier}`;
      const resolved = packages.get(key) ?? resolveNext();
      packages.set(key, resolved);
      return { ...resolved, shortCircuit: true };
    },
  });
}

/** The URL of a relative specifier, from the folder of the module that names it. */
function fileNamed(specifier: string, folder: string): string {
  const plain = /^(?:\.\/)?((?:\.\.\/)*)([\w.-]+(?:\/[\w.-]+)*)$/.exec(specifier);
  const [, up = "", name = ""] = plain ?? [];
  if (plain === null || /(?:^|\/)\.{1,2}\//.test(name)) return new URL(specifier, folder).href;
  let base = folder;
  for (let at = 0; at < up.length; at += 3) base = base.slice(0, base.lastIndexOf("/", base.length - 2) + 1);
  return base + name;
}

/** The type that the package.json in this folder declares; null where there is none. The root folder has `commonjs`. */
function readType(folder: string): string | null {
  const read = attemptSync(() => readFileSync(new URL("package.json", folder), "utf8"));
  if (!read.ok) return new URL("../", folder).href === folder ? "commonjs" : null;
  const { type = "commonjs" } = JSON.parse(read.value) as { type?: string };
  return type;
}
