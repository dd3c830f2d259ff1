// The kit's files, read once. What a project needs of them follows from their imports.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../kit/web");

/** What the kit has of its own project: an app to be tested with. Every project has these files of its own. */
const OWN = /^src\/(?:entities|pages|features)\/|^src\/(?:app\.ts|field-views\.ts|routes\.tsx|theme\.css|index\.css)$/;

let files: ReadonlyMap<string, string> | null = null;

/** The kit's files: path in a project → text. */
export function kitFiles(): ReadonlyMap<string, string> {
  files ??= new Map(
    readdirSync(join(FOLDER, "src"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(FOLDER, file).split(sep).join("/"), readFileSync(file, "utf8")] as const)
      .filter(([path]) => !OWN.test(path))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return files;
}

/** The files of the kit that these texts import, with everything that those import. Throws for an import of a file that does not exist. */
export function kitClosure(texts: ReadonlyMap<string, string>): Map<string, string> {
  const needed = new Map<string, string>();
  const visit = (path: string, text: string): void => {
    for (const specifier of importsOf(text)) {
      const found = resolve(path, specifier, texts);
      if (found === null || needed.has(found)) continue;
      const content = kitFiles().get(found);
      if (content === undefined) continue;
      needed.set(found, content);
      visit(found, content);
    }
  };
  for (const [path, text] of texts) visit(path, text);
  return new Map([...needed].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The modules and style sheets that a file imports. */
function importsOf(text: string): string[] {
  return Array.from(text.matchAll(/(?:\bfrom|\bimport|@import)\s+"([^"]+)"/g), ([, specifier = ""]) => specifier);
}

/** The path of what is imported; null for a package. */
function resolve(from: string, specifier: string, own: ReadonlyMap<string, string>): string | null {
  const isOwn = specifier.startsWith("@/") || specifier.startsWith(".");
  if (!isOwn) return null;
  const base = specifier.startsWith("@/") ? `src/${specifier.slice(2)}` : join(from, "..", specifier).split(sep).join("/");
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  const found = candidates.find((path) => kitFiles().has(path) || own.has(path));
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which neither the kit nor the project has.`);
  return found;
}
