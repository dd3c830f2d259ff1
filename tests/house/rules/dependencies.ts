// A dependency is chosen once and then trusted: pinned to one version, locked without the address of a registry,
// and named with its reason, so that whoever wonders why it is here can read it.
import type { Violation } from "./violation.ts";
import type { TextFile } from "./documents.ts";

/** A `package.json`, as far as the rules read it. */
export interface PackageManifest {
  path: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Dependencies that are not pinned to one exact version. */
export function checkPinned(manifest: PackageManifest): Violation[] {
  return dependenciesOf(manifest)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version))
    .map(([name, version]) => ({
      file: manifest.path,
      line: 1,
      message: `${name} is asked for as "${version}"`,
      fix: "pin one exact version",
    }));
}

/** Download addresses in a lock file: they would tie every machine to one registry. */
export function checkLockAddresses(lock: TextFile): Violation[] {
  const line = lock.text.split("\n").findIndex((text) => /"resolved":\s*"(https?|git)/.test(text)) + 1;
  if (line === 0) return [];
  const fix = "delete its node_modules/.package-lock.json and run npm install again, with the settings of .npmrc";
  return [{ file: lock.path, line, message: "holds a download address", fix }];
}

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** What the package carries inside itself. */
  bundleDependencies?: string[];
}

/** Packages that a locked one asks for and that the lock file lacks: `npm ci` then refuses it. This is how a build that a registry does not have for some platform shows. */
export function checkLockWhole(lock: TextFile): Violation[] {
  const packages: Record<string, LockedPackage> = JSON.parse(lock.text).packages;
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies, bundleDependencies = [] }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !bundleDependencies.includes(name) && !placesOf(path, name).some((place) => place in packages))
      .map((name) => ({
        file: lock.path,
        line: 1,
        message: `lacks ${name}, which ${path || "package.json"} asks for`,
        fix: "choose a version that is published for every platform, and see npm ci pass in an empty folder",
      })),
  );
}

// Where Node looks for a package that `path` imports: beside it, and in every folder above.
function placesOf(path: string, name: string): string[] {
  const folders = path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  return ["", ...folders.map((folder) => `${folder}/`)].map((folder) => `${folder}node_modules/${name}`.replace(/^\//, ""));
}

interface ReasonRow {
  line: number;
  name: string;
  version: string;
  reason: string;
}

/** Dependencies that the table (package, version, what for, why this one, …) does not name with this version and a reason, and rows without a dependency. */
export function checkReasons(manifests: readonly PackageManifest[], table: TextFile): Violation[] {
  const rows = reasonRows(table.text);
  const wanted = new Map(manifests.flatMap(dependenciesOf));
  const missing = [...wanted].flatMap(([name, version]) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined || row.reason === "") {
      return [{ file: table.path, line: row?.line ?? 1, message: `${name} has no reason`, fix: "say what it is for and why this one" }];
    }
    if (row.version === version) return [];
    return [{ file: table.path, line: row.line, message: `${name} is ${version} and not ${row.version}`, fix: "correct the version" }];
  });
  const left = rows.filter(({ name }) => !wanted.has(name));
  return [
    ...missing,
    ...left.map(({ line, name }) => ({ file: table.path, line, message: `${name} is not a dependency`, fix: "remove the row" })),
  ];
}

function dependenciesOf({ dependencies, devDependencies, optionalDependencies }: PackageManifest): [name: string, version: string][] {
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return Object.entries(all).filter(([name]) => !name.startsWith("@atelier/"));
}

// A row may name several packages that are one choice: the builds of one thing for several platforms.
function reasonRows(text: string): ReasonRow[] {
  return text.split("\n").flatMap((content, index) => {
    const [names, version, purpose, reason] = content
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    const packages = [...(names ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
    const why = purpose === "" ? "" : (reason ?? "");
    return packages.map((name) => ({ line: index + 1, name, version: version ?? "", reason: why }));
  });
}
