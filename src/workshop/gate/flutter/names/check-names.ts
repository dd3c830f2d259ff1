// Every name and argument of a project against what its own files offer, and the packages as far as they are known.
import type { ProjectFiles } from "../../../project-files.ts";
import type { Finding } from "../../../finding.ts";
import { gateFinding } from "../../gate-finding.ts";
import { type DartFile, resolveAddress } from "../api/dart-api.ts";
import type { ParsedDart } from "../syntax/dart-parser.ts";
import { checkUses } from "./check-uses.ts";
import { createLibraries, type Libraries } from "./libraries.ts";
import { openScope } from "./scope.ts";

/** How much is said of one project. */
const FINDINGS_MAX = 60;

/** What the addresses of files outside of `lib` begin with. */
const OUTSIDE = "project/";

interface Project {
  files: ProjectFiles;
  /** What every Dart file was read as, by its path; all have a tree. */
  parsed: ReadonlyMap<string, ParsedDart>;
  /** The name of its package. */
  name: string;
  /** What is known of its packages and of Dart. */
  packages: Libraries;
}

/** Checks the names of a project whose files have no mistakes in their syntax and imports. */
export function checkNames({ files, parsed, name, packages }: Project): Finding[] {
  const addressOf = (path: string): string => (path.startsWith("lib/") ? `package:${name}/${path.slice(4)}` : `${OUTSIDE}${path}`);
  const resolve = (address: string, path: string): string => {
    const target = resolveAddress(address, addressOf(path));
    return target.startsWith(`${OUTSIDE}lib/`) ? addressOf(target.slice(OUTSIDE.length)) : target;
  };
  const alone = new Map(
    [...parsed].flatMap(([path, { file }]): Array<[string, DartFile]> =>
      file === null ? [] : [[addressOf(path), withAddresses(file, (address) => resolve(address, path))]],
    ),
  );
  const libraries = createLibraries(new Map([...alone].map(([address, file]) => [address, withParts(file, alone)])), packages);
  const owners = new Map([...alone].flatMap(([address, { parts }]) => parts.map((part): [string, string] => [part, address])));
  const findings: Finding[] = [];
  for (const [path, { tree, file }] of parsed) {
    const library = libraries.fileAt(file?.isPart === true ? (owners.get(addressOf(path)) ?? "") : addressOf(path));
    if (tree === null || library === undefined) continue;
    const text = files.get(path) ?? "";
    for (const { code, message, offset, suggestions } of checkUses(tree, openScope({ file: library, tree, libraries })))
      findings.push(gateFinding(code, message, { file: path, text, offset }, suggestions));
    if (findings.length >= FINDINGS_MAX) break;
  }
  return findings.slice(0, FINDINGS_MAX);
}

/** A file whose addresses are resolved. */
function withAddresses(file: DartFile, resolve: (address: string) => string): DartFile {
  const whole = <Directive extends { address: string }>(one: Directive): Directive => ({ ...one, address: resolve(one.address) });
  return { ...file, imports: file.imports.map(whole), exports: file.exports.map(whole), parts: file.parts.map(resolve) };
}

/** A file with what its parts declare. */
const withParts = (file: DartFile, files: ReadonlyMap<string, DartFile>): DartFile => ({
  ...file,
  declarations: new Map([...file.declarations, ...file.parts.flatMap((part) => [...(files.get(part)?.declarations ?? [])])]),
});
