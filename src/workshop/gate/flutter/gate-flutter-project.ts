// What a Flutter project may hold, and what can be known of its code without Flutter: the syntax of every file, that every import
// leads to a file of the project or to a package that it has, and that names and arguments are those that the project declares, and
// those of its packages where they are known.
import { posix } from "node:path";
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { FLUTTER_FILES, LIMITS } from "../files/allowed-files.ts";
import { checkPaths } from "../files/check-paths.ts";
import { gateFinding } from "../gate-finding.ts";
import { checkNames } from "./names/check-names.ts";
import { type DartNode, nodesIn } from "./syntax/dart-node.ts";
import type { Libraries } from "./names/libraries.ts";
import type { ParseDart, ParsedDart } from "./syntax/dart-parser.ts";

/** The packages of a project, with those that the kit's `pubspec.yaml` names. */
const PACKAGES = ["flutter", "go_router", "material_ui", "shared_preferences"];
const TEST_PACKAGES = ["flutter_test"];

/** The libraries of Dart that run on phones and in browsers. */
const LIBRARIES = ["async", "collection", "convert", "core", "math", "typed_data", "ui"];

const START = "lib/main.dart";
const PUBSPEC = "pubspec.yaml";

/** What a project is checked with: the parser, and what is known of packages and of Dart. */
export interface DartKnowledge {
  parse: ParseDart;
  packages: Libraries;
}

/** Checks a Flutter project and returns all findings; empty if it passes. */
export function gateFlutterProject(files: ProjectFiles, { parse, packages }: DartKnowledge): Finding[] {
  const findings = [...checkPaths(files, FLUTTER_FILES), ...checkSizes(files), ...checkStart(files)];
  if (findings.length > 0) return findings;
  const name = packageOf(files);
  const parsed = new Map([...files].filter(([path]) => path.endsWith(".dart")).map(([path, text]) => [path, parse(text)]));
  const mistaken = [...parsed].flatMap(([path, file]) => checkFile({ path, text: files.get(path) ?? "", files, name }, file));
  return mistaken.length > 0 ? mistaken : checkNames({ files, parsed, name, packages });
}

function checkSizes(files: ProjectFiles): Finding[] {
  const sizes = [...files].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const large = sizes.filter(({ bytes }) => bytes > LIMITS.fileBytes);
  return [
    ...large.map(({ path }) => gateFinding("file_too_large", `A file may have ${LIMITS.fileBytes / 1024} KiB.`, path)),
    ...(files.size > LIMITS.files || total > LIMITS.projectBytes
      ? [gateFinding("project_too_large", `A project may have ${LIMITS.files} files of ${LIMITS.projectBytes / 2 ** 20} MiB in all.`, null)]
      : []),
  ];
}

const checkStart = (files: ProjectFiles): Finding[] =>
  [START, PUBSPEC].filter((path) => !files.has(path)).map((path) => gateFinding("file_missing", `The project needs ${path}.`, null));

/** What the project is called in imports. */
const packageOf = (files: ProjectFiles): string => /^name:\s*([a-z][a-z0-9_]*)\s*$/m.exec(files.get(PUBSPEC) ?? "")?.[1] ?? "";

interface CheckedFile {
  path: string;
  text: string;
  files: ProjectFiles;
  name: string;
}

function checkFile(file: CheckedFile, { mistakes, tree }: ParsedDart): Finding[] {
  const { path, text } = file;
  const findings = mistakes.map(({ offset, near }) =>
    gateFinding("syntax", `This is no Dart: ${JSON.stringify(near)} is not expected here.`, { file: path, text, offset }),
  );
  const unknown = addressesIn(tree).flatMap((address) => {
    const problem = problemWith(address.text, file);
    return problem === null ? [] : [gateFinding("import_unknown", problem, { file: path, text, offset: address.offset })];
  });
  return [...findings, ...unknown];
}

const DIRECTIVES = ["import_or_export", "part_directive", "part_of_directive"];

/** The addresses that a file imports, exports or has as parts. */
const addressesIn = (tree: DartNode | null): DartNode[] =>
  (tree?.children ?? [])
    .filter(({ type }) => DIRECTIVES.includes(type))
    .flatMap((directive) => [...nodesIn(directive)].filter(({ type }) => type === "uri"));

/** Why an import leads nowhere; null if it does not. */
function problemWith(address: string, { path, files, name }: CheckedFile): string | null {
  const shown = JSON.stringify(address.slice(0, LIMITS.pathCharacters));
  const [, scheme = "", rest = ""] = /^(dart|package):(.*)$/.exec(address) ?? [];
  if (scheme === "dart") return LIBRARIES.includes(rest) ? null : `${shown} is no library that runs on phones and in browsers.`;
  if (scheme === "package") {
    const [owner = "", ...inside] = rest.split("/");
    const known = path.startsWith("test/") ? [...PACKAGES, ...TEST_PACKAGES] : PACKAGES;
    if (owner !== name)
      return known.includes(owner) ? null : `${shown} is of a package that the project does not have: ${known.join(", ")}.`;
    return files.has(`lib/${inside.join("/")}`) ? null : `There is no file lib/${inside.join("/")}.`;
  }
  const target = posix.join(posix.dirname(path), address);
  return files.has(target) ? null : `There is no file ${target.slice(0, LIMITS.pathCharacters)}.`;
}
