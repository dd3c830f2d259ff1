// The kit's files, read once. What a project needs of them follows from their imports.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../kit/web");

/** What the kit has of its own project: an app to be tested with. Every project has these files of its own. */
const OWN =
  /^src\/(?:entities|pages|features)\/|^src\/(?:app\.ts|field-views\.ts|lib\/fields\/index\.ts|routes\.tsx|theme\.css|index\.css)$/;

/** Those of them that the kit's own files import. */
const OWN_BUT_NEEDED = /^src\/(?:app\.ts|field-views\.ts|lib\/fields\/index\.ts|theme\.css)$/;

/** Files by their path in a project, in the order of the paths. */
type Files = ReadonlyMap<string, string>;

let read: { kit: Files; app: Files; test: string } | null = null;

function readKit(): { kit: Files; app: Files; test: string } {
  if (read !== null) return read;
  const files = readdirSync(join(FOLDER, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(FOLDER, file).split(sep).join("/"), readFileSync(file, "utf8")] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const test = readFileSync(join(FOLDER, "project-tests/app.test.tsx"), "utf8");
  read = {
    test,
    kit: new Map(files.filter(([path]) => !OWN.test(path))),
    app: new Map(files.filter(([path]) => OWN_BUT_NEEDED.test(path))),
  };
  return read;
}

/** The kit's files: path in a project → text. */
export function kitFiles(): ReadonlyMap<string, string> {
  return readKit().kit;
}

/** The tests that every project has. */
export function projectTest(): string {
  return readKit().test;
}

/** The files of the app that the kit is tested with, which the kit's own files import. */
export function kitFilesOfApp(): ReadonlyMap<string, string> {
  return readKit().app;
}

/** The files of the kit that `find` gives for the imports of these texts, with everything that those import. */
function closureOf(
  texts: Iterable<readonly [path: string, text: string]>,
  find: (path: string, specifier: string) => string | null,
): Map<string, string> {
  const needed = new Map<string, string>();
  const visit = (path: string, text: string): void => {
    for (const specifier of importsOf(text)) {
      const found = find(path, specifier);
      const content = found === null || needed.has(found) ? undefined : kitFiles().get(found);
      if (found === null || content === undefined) continue;
      needed.set(found, content);
      visit(found, content);
    }
  };
  for (const [path, text] of texts) visit(path, text);
  return needed;
}

/** The files of the kit that these texts import, with everything that those import. Throws for an import of a file that does not exist. */
export function kitClosure(texts: ReadonlyMap<string, string>): Map<string, string> {
  const needed = closureOf(texts, (path, specifier) => resolveImport(path, specifier, texts));
  return new Map([...needed].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The file that lists a project's files of the kit as they were copied, so that changes by hand are known. */
export const KIT_LOCK = "src/kit.lock.json";

/** The text of the lock: the SHA-256 of each file that is the kit's, shortened to 32 hexadecimal digits; with those of an earlier lock. Words in another language are the app's own. */
export function kitLock(copied: ReadonlyMap<string, string>, earlier: Readonly<Record<string, string>> = {}): string {
  const verbatim = [...copied].filter(([path, text]) => kitFiles().get(path) === text);
  const hashes = verbatim.map(([path, text]) => [path, createHash("sha256").update(text).digest("hex").slice(0, 32)] as const);
  const files = [...new Map([...Object.entries(earlier), ...hashes])].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ kit: "web", files: Object.fromEntries(files) }, null, 2)}\n`;
}

/** The modules and style sheets that a file imports. */
export function importsOf(text: string): string[] {
  return Array.from(text.matchAll(/(?:\bfrom|\bimport|@import)\s+"([^"]+)"/g), ([, specifier = ""]) => specifier);
}

/** The path of what a file imports; null for a package. Throws if neither the kit nor `own` has it. */
export function resolveImport(from: string, specifier: string, own: ReadonlyMap<string, string>): string | null {
  const candidates = pathsOf(from, specifier);
  if (candidates === null) return null;
  const found = candidates.find((path) => kitFiles().has(path) || own.has(path));
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which neither the kit nor the project has.`);
  return found;
}

/** The paths that an import may mean, best first; null for a package. */
function pathsOf(from: string, specifier: string): string[] | null {
  const isOwn = specifier.startsWith("@/") || specifier.startsWith(".");
  if (!isOwn) return null;
  const base = specifier.startsWith("@/") ? `src/${specifier.slice(2)}` : join(from, "..", specifier).split(sep).join("/");
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
}

/** The paths of a project's own files that its file at this path imports. */
export function filesImported(project: ReadonlyMap<string, string>, path: string): string[] {
  return importsOf(project.get(path) ?? "").flatMap(
    (specifier) => pathsOf(path, specifier)?.find((candidate) => project.has(candidate)) ?? [],
  );
}

/**
 * The files of the kit that a project lacks and that its file at this path imports, with what those import. Imports that
 * neither the project nor the kit has are passed over.
 */
export function kitFilesLacking(project: ReadonlyMap<string, string>, path: string): Map<string, string> {
  return closureOf([[path, project.get(path) ?? ""]], (from, specifier) => {
    const candidates = pathsOf(from, specifier) ?? [];
    return candidates.some((one) => project.has(one)) ? null : (candidates.find((one) => kitFiles().has(one)) ?? null);
  });
}
