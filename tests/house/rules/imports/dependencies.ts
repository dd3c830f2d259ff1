// A dependency is chosen once and then trusted: pinned to one version, locked without a registry's URL, and documented
// with its reason.
import type { Violation } from "../violation.ts";
import type { TextFile } from "../documents.ts";

/** The fields of a `package.json` that the rules read. */
export interface PackageManifest {
  path: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Reports dependencies that are not pinned to one exact version. */
export function checkPinned(manifest: PackageManifest): Violation[] {
  return dependenciesOf(manifest)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version))
    .map(([name, version]) => ({
      file: manifest.path,
      line: 1,
      message: `${name} is requested as "${version}"`,
      fix: "pin one exact version",
    }));
}

/** Reports download URLs in a lock file, which would tie every machine to one registry. */
export function checkLockAddresses(lock: TextFile): Violation[] {
  const line = lock.text.split("\n").findIndex((text) => /"resolved":\s*"(https?|git)/.test(text)) + 1;
  if (line === 0) return [];
  const fix = "delete its node_modules/.package-lock.json and run npm install again, with the settings of .npmrc";
  return [{ file: lock.path, line, message: "contains a download URL", fix }];
}

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** Packages bundled inside this one. */
  bundleDependencies?: string[];
}

/**
 * Reports packages that a locked one requires and that the lock file lacks, which makes `npm ci` fail. This happens
 * when a registry lacks a package's build for some platform.
 */
export function checkLockWhole(lock: TextFile): Violation[] {
  const packages: Record<string, LockedPackage> = JSON.parse(lock.text).packages;
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies, bundleDependencies = [] }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !bundleDependencies.includes(name) && !placesOf(path, name).some((place) => place in packages))
      .map((name) => ({
        file: lock.path,
        line: 1,
        message: `lacks ${name}, which ${path || "package.json"} requires`,
        fix: "choose a version that is published for every platform, and run npm ci in an empty folder",
      })),
  );
}

// The places where Node resolves a package that `path` imports: next to it, and in every parent folder.
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

/**
 * Reports dependencies, in each of their versions, that the table (package, version, what for, why this one, …) does not list with this version and
 * a reason, and rows without a dependency.
 */
export function checkReasons(manifests: readonly PackageManifest[], table: TextFile): Violation[] {
  const rows = reasonRows(table.text);
  const wanted = new Map(manifests.flatMap(dependenciesOf).map(([name, version]) => [`${name} ${version}`, { name, version }]));
  const names = new Set([...wanted.values()].map(({ name }) => name));
  const missing = [...wanted.values()].flatMap(({ name, version }) => {
    const row = rows.find((one) => one.name === name && one.version === version) ?? rows.find((one) => one.name === name);
    if (row === undefined || row.reason === "") {
      return [{ file: table.path, line: row?.line ?? 1, message: `${name} has no reason`, fix: "say what it is for and why this one" }];
    }
    if (row.version === version) return [];
    return [{ file: table.path, line: row.line, message: `${name} is ${version} and not ${row.version}`, fix: "correct the version" }];
  });
  const left = rows.filter(({ name }) => !names.has(name));
  return [
    ...missing,
    ...left.map(({ line, name }) => ({ file: table.path, line, message: `${name} is not a dependency`, fix: "remove the row" })),
  ];
}

function dependenciesOf({ dependencies, devDependencies, optionalDependencies }: PackageManifest): [name: string, version: string][] {
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return Object.entries(all).filter(([name]) => !name.startsWith("@atelier/"));
}

// A row may list several packages that are one choice, such as the builds of one package for several platforms.
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
