// The kit's files, read once. What a project needs of them follows from their imports.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const KITS = join(import.meta.dirname, "../../../kit");

/** What a project is for: browsers, or phones by Expo. */
export type Platform = "web" | "expo";

/** What the kit has of its own project: an app to be tested with. Every project has these files of its own. */
const OWN =
  /^src\/(?:entities|pages|features)\/|^src\/(?:app\.ts|field-views\.ts|lib\/fields\/index\.ts|routes\.tsx|theme\.css|index\.css)$/;

/** Those of them that the kit's own files import. */
const OWN_BUT_NEEDED = /^src\/(?:app\.ts|field-views\.ts|lib\/fields\/index\.ts|theme\.css)$/;

/** Files by their path in a project, in the order of the paths. */
type Files = ReadonlyMap<string, string>;

interface Kit {
  kit: Files;
  app: Files;
  test: string;
}

const read = new Map<Platform, Kit>();

const byPath = ([one]: readonly [string, string], [other]: readonly [string, string]): number => (one < other ? -1 : 1);

function sourcesOf(folder: string): [path: string, text: string][] {
  return readdirSync(join(folder, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).split(sep).join("/"), readFileSync(file, "utf8")] as const)
    .map(([path, text]): [string, string] => [path, text])
    .toSorted(byPath);
}

/** Whether a file of the kit for browsers is as right on a phone: no elements, no packages but React, nothing that only a browser has. */
function isPlatformFree([path, text]: readonly [string, string]): boolean {
  if (path.endsWith(".css") || BROWSER_ONLY.test(text) || (path.endsWith(".tsx") && ELEMENT.test(text))) return false;
  return importsOf(text).every((specifier) => /^(?:@\/|\.|react$)/.test(specifier));
}

/** What only a browser has, where something of it is used. */
const BROWSER_ONLY = /(?<![\w.])(?:document|window|localStorage|sessionStorage|navigator|location)\b\??\./;

/** An element of a page, or a class name for one. */
const ELEMENT = /<[a-z][a-z0-9]*(?:\s+[a-z-]+=|\s*\/?>)|\bclassName\b/;

function readKit(platform: Platform): Kit {
  const known = read.get(platform);
  if (known !== undefined) return known;
  const web = sourcesOf(join(KITS, "web"));
  const files = platform === "web" ? web : [...new Map([...web.filter(isPlatformFree), ...sourcesOf(join(KITS, "expo"))])].toSorted(byPath);
  const kit = {
    test: readFileSync(join(KITS, "web/project-tests/app.test.tsx"), "utf8"),
    kit: new Map(files.filter(([path]) => !OWN.test(path))),
    app: new Map(files.filter(([path]) => OWN_BUT_NEEDED.test(path))),
  };
  read.set(platform, kit);
  return kit;
}

/** The kit's files: path in a project → text. */
export function kitFiles(platform: Platform = "web"): ReadonlyMap<string, string> {
  return readKit(platform).kit;
}

/** The `package.json` of the kit of a platform, of which the projects made of it have a copy. */
export function kitManifest(platform: Platform): string {
  return readFileSync(join(KITS, platform, "package.json"), "utf8");
}

/** The script of apps for phones that draws their icon where they are run. */
export const ICON_SCRIPT = "scripts/write-icons.mjs";

/** The text of that script, of which every such app has a copy. */
export const iconScript = (): string => readFileSync(join(KITS, "expo", ICON_SCRIPT), "utf8");

/** The tests that every project has. */
export function projectTest(): string {
  return readKit("web").test;
}

/** The files of the app that the kit is tested with, which the kit's own files import. */
export function kitFilesOfApp(): ReadonlyMap<string, string> {
  return readKit("web").app;
}

/** The other editions of a file, for one platform each: `storage.web.ts` of `storage.ts`. */
function editionsOf(path: string, kit: Files): string[] {
  return [".web.ts", ".web.tsx"].map((ending) => path.replace(/\.tsx?$/, ending)).filter((other) => other !== path && kit.has(other));
}

/** The files of the kit that `find` gives for the imports of these texts, with everything that those import. */
function closureOf(
  texts: Iterable<readonly [path: string, text: string]>,
  kit: Files,
  find: (path: string, specifier: string) => string | null,
): Map<string, string> {
  const needed = new Map<string, string>();
  const visit = (path: string, text: string): void => {
    for (const specifier of importsOf(text)) {
      const found = find(path, specifier);
      for (const file of found === null ? [] : [found, ...editionsOf(found, kit)]) {
        const content = needed.has(file) ? undefined : kit.get(file);
        if (content === undefined) continue;
        needed.set(file, content);
        visit(file, content);
      }
    }
  };
  for (const [path, text] of texts) visit(path, text);
  return needed;
}

/** The files of the kit that these texts import, with everything that those import. Throws for an import of a file that does not exist. */
export function kitClosure(texts: ReadonlyMap<string, string>, platform: Platform = "web"): Map<string, string> {
  const needed = closureOf(texts, kitFiles(platform), (path, specifier) => resolveImport(path, specifier, texts, platform));
  return new Map([...needed].toSorted(byPath));
}

/** The modules that these texts need and the kit of a platform does not have, as imports name them. */
export function kitLacks(texts: ReadonlyMap<string, string>, platform: Platform): string[] {
  const lacking = new Set<string>();
  closureOf(texts, kitFiles(platform), (path, specifier) => {
    const candidates = pathsOf(path, specifier) ?? [];
    const found = candidates.find((one) => kitFiles(platform).has(one) || texts.has(one)) ?? null;
    if (found === null && candidates.length > 0) lacking.add(specifier);
    return found;
  });
  return [...lacking].toSorted();
}

/** The file that lists a project's files of the kit as they were copied, so that changes by hand are known. */
export const KIT_LOCK = "src/kit.lock.json";

/** The text of the lock: the SHA-256 of each file that is the kit's, shortened to 32 hexadecimal digits; with those of an earlier lock. Words in another language are the app's own. */
export function kitLock(
  copied: ReadonlyMap<string, string>,
  earlier: Readonly<Record<string, string>> = {},
  platform: Platform = "web",
): string {
  const verbatim = [...copied].filter(([path, text]) => kitFiles(platform).get(path) === text);
  const hashes = verbatim.map(([path, text]) => [path, createHash("sha256").update(text).digest("hex").slice(0, 32)] as const);
  const files = [...new Map([...Object.entries(earlier), ...hashes])].toSorted(byPath);
  return `${JSON.stringify({ kit: platform, files: Object.fromEntries(files) }, null, 2)}\n`;
}

/** The modules and style sheets that a file imports. */
export function importsOf(text: string): string[] {
  return Array.from(text.matchAll(/(?:\bfrom|\bimport|@import)\s+"([^"]+)"/g), ([, specifier = ""]) => specifier);
}

/** The path of what a file imports; null for a package. Throws if neither the kit nor `own` has it. */
export function resolveImport(
  from: string,
  specifier: string,
  own: ReadonlyMap<string, string>,
  platform: Platform = "web",
): string | null {
  const candidates = pathsOf(from, specifier);
  if (candidates === null) return null;
  const found = candidates.find((path) => kitFiles(platform).has(path) || own.has(path));
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
  return closureOf([[path, project.get(path) ?? ""]], kitFiles(), (from, specifier) => {
    const candidates = pathsOf(from, specifier) ?? [];
    return candidates.some((one) => project.has(one)) ? null : (candidates.find((one) => kitFiles().has(one)) ?? null);
  });
}

let flutter: Files | null = null;

/** The files that every Flutter app has as they are: path in a project → text. */
export function flutterKit(): Files {
  const folder = join(KITS, "flutter/project");
  flutter ??= new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).split(sep).join("/"), readFileSync(file, "utf8")] as const),
  );
  return flutter;
}
