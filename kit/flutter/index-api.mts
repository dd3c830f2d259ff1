// `npm run flutter-api -- --flutter=CLONE --packages=CLONE --core=CLONE --test=CLONE --dart=CLONE` writes `kit/flutter/api`, which
// Git ignores: the public API of the packages that an app may use, as their own sources have it at the commits below. Only names
// and the arguments that they take are written. Sources whose clone is not given are left out.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseArgs } from "node:util";
import { printApi } from "../../src/workshop/gate/flutter/api/api-text.ts";
import { type DartFile, resolveAddress } from "../../src/workshop/gate/flutter/api/dart-api.ts";
import { openDartParser } from "../../src/workshop/gate/flutter/syntax/dart-parser.ts";

interface Source {
  /** The file that is written. */
  name: string;
  clone: "flutter" | "packages" | "core" | "test" | "dart";
  commit: string;
  /** Whose sources they are, and of which version. */
  from: string;
  /** What the addresses of its files begin with, and the folder that this stands for. */
  address: string;
  folder: string;
  /** The files that apps import, or other sources export. */
  libraries: readonly string[];
}

const FLUTTER = { clone: "flutter", commit: "0841ce10a84b6eea057c191f496b2978b3941d89", from: "flutter/flutter, 2026-04-23" } as const;
const PACKAGES = { clone: "packages", commit: "6bb342344ecb29e405f9ce980ea9e65f60adf833" } as const;
const TEST = { clone: "test", commit: "b87a24924c1d167d848ac36ec0ad4c74752026bf" } as const;
const DART = {
  clone: "dart",
  commit: "892ba4ae22fad68d7eaf26ccdf05dc9f41619ffe",
  from: "dart-lang/sdk",
} as const;

const FLUTTER_LIBRARIES =
  "animation cupertino foundation gestures material painting physics rendering scheduler semantics services widgets".split(" ");

const dart = (library: string): Source => ({
  ...DART,
  name: `dart-${library}`,
  address: `dart:${library}`,
  folder: `sdk/lib/${library}`,
  libraries: [`${library}.dart`],
});

const SOURCES: readonly Source[] = [
  {
    ...FLUTTER,
    name: "flutter",
    address: "package:flutter",
    folder: "packages/flutter/lib",
    libraries: FLUTTER_LIBRARIES.map((library) => `${library}.dart`),
  },
  {
    ...FLUTTER,
    name: "flutter-test",
    address: "package:flutter_test",
    folder: "packages/flutter_test/lib",
    libraries: ["flutter_test.dart"],
  },
  { ...FLUTTER, name: "dart-ui", address: "dart:ui", folder: "engine/src/flutter/lib/ui", libraries: ["ui.dart"] },
  {
    ...PACKAGES,
    name: "material-ui",
    from: "flutter/packages, material_ui 1.0.1",
    address: "package:material_ui",
    folder: "packages/material_ui/lib",
    libraries: ["material_ui.dart"],
  },
  {
    ...PACKAGES,
    name: "go-router",
    from: "flutter/packages, go_router 17.5.0",
    address: "package:go_router",
    folder: "packages/go_router/lib",
    libraries: ["go_router.dart"],
  },
  {
    ...PACKAGES,
    name: "shared-preferences",
    from: "flutter/packages, shared_preferences 2.5.5",
    address: "package:shared_preferences",
    folder: "packages/shared_preferences/shared_preferences/lib",
    libraries: ["shared_preferences.dart"],
  },
  {
    clone: "core",
    commit: "25926e846003a123e5249df42c5a1ce30c246e3a",
    name: "characters",
    from: "dart-lang/core, characters 1.4.1",
    address: "package:characters",
    folder: "pkgs/characters/lib",
    libraries: ["characters.dart"],
  },
  {
    ...TEST,
    name: "matcher",
    from: "dart-lang/test, matcher 0.12.20",
    address: "package:matcher",
    folder: "pkgs/matcher/lib",
    libraries: ["expect.dart"],
  },
  {
    ...TEST,
    name: "test-api",
    from: "dart-lang/test, test_api 0.7.14-wip",
    address: "package:test_api",
    folder: "pkgs/test_api/lib",
    libraries: ["fake.dart", "hooks.dart", "scaffolding.dart"],
  },
  ...["async", "collection", "convert", "core", "math", "typed_data"].map(dart),
];

const { values } = parseArgs({
  options: {
    flutter: { type: "string" },
    packages: { type: "string" },
    core: { type: "string" },
    test: { type: "string" },
    dart: { type: "string" },
  },
});
const parse = await openDartParser();
const folder = join(import.meta.dirname, "api");
mkdirSync(folder, { recursive: true });

for (const source of SOURCES) {
  const clone = values[source.clone];
  if (clone === undefined) continue;
  const files = readApi(source, (path) =>
    execFileSync("git", ["show", `${source.commit}:${path}`], { cwd: clone, encoding: "utf8", maxBuffer: 2 ** 26 }),
  );
  const head = `# ${source.from}; read from ${source.folder} at commit ${source.commit}`;
  writeFileSync(join(folder, `${source.name}.txt`), `${head}\n${printApi(files)}`);
}

/** The files of a source that its libraries export, with what their parts declare. */
function readApi(source: Source, read: (path: string) => string): Map<string, DartFile> {
  const files = new Map<string, DartFile>();
  const waiting = source.libraries.map((library) => `${source.address}/${library}`);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (files.has(address)) continue;
    const inside = (path: string): string => posix.join(source.folder, path.slice(source.address.length + 1));
    const { mistakes, file } = parse(read(inside(address)));
    if (file === null) throw new Error(`${address} cannot be read`);
    if (mistakes.length > 0) process.stderr.write(`${address}: ${JSON.stringify(mistakes[0])}\n`);
    const parts = file.parts.map((part) => parse(read(inside(resolveAddress(part, address)))).file);
    const exports = file.exports.map((one) => ({ ...one, address: resolveAddress(one.address, address) }));
    files.set(address, { ...file, exports, declarations: new Map([file, ...parts].flatMap((one) => [...(one?.declarations ?? [])])) });
    waiting.push(...exports.map((one) => one.address).filter((one) => one.startsWith(`${source.address}/`)));
  }
  // A library of Dart itself is one file, which is called as the library is.
  const isDart = source.address.startsWith("dart:");
  return new Map(
    [...files]
      .map(([address, file]): [string, DartFile] => [isDart ? source.address : address, file])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
