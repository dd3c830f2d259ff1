// What a name means in a file: what the library declares, then what its imports offer. Names that are declared inside of
// functions and classes hide both.
import { CLASSES } from "../api/read-file.ts";
import { CONSTRUCTORS } from "../api/read-class.ts";
import { type ClassDeclaration, type DartFile, type DartImport, isClass, isSeen } from "../api/dart-api.ts";
import { type DartNode, nodesIn } from "../syntax/dart-node.ts";
import type { Known, Libraries } from "./libraries.ts";

export interface Scope {
  /** What a name means, behind the prefix of an import if there is one; undefined if it is nothing. */
  find: (name: string, prefix?: string) => Known | undefined;
  /** Whether a name is the prefix of an import. */
  isPrefix: (name: string) => boolean;
  /** Whether a name is declared inside of a function or class. */
  isLocal: (name: string) => boolean;
  /** Whether all names of the imports, or of those with a prefix, are known. */
  isComplete: (prefix?: string) => boolean;
  /** All names of classes, to find the nearest in. */
  names: (prefix?: string) => Iterable<string>;
}

interface Opened {
  /** The library, with resolved addresses and what its parts declare. */
  file: DartFile;
  tree: DartNode;
  libraries: Libraries;
}

const CORE: DartImport = { address: "dart:core", prefix: null, shown: null, hidden: [] };

/** How often one name may stand for another. */
const ALIASES_MAX = 8;

/** The scope of a file. */
export function openScope({ file, tree, libraries }: Opened): Scope {
  const locals = localNames(tree);
  // What a library of Dart offers is hidden by what a package calls the same.
  const isOfDart = ({ address }: DartImport): boolean => address.startsWith("dart:");
  const imports = [...file.imports.filter((one) => !isOfDart(one)), ...file.imports.filter(isOfDart), CORE];
  const importsOf = (prefix: string | undefined): DartImport[] => imports.filter((one) => one.prefix === (prefix ?? null));
  const known = (name: string, prefix?: string): Known | undefined => {
    const own = prefix === undefined ? file.declarations.get(name) : undefined;
    if (own !== undefined) return { declaration: own, library: "" };
    for (const one of importsOf(prefix)) {
      const offered = isSeen(name, one) ? libraries.offered(one.address).names.get(name) : undefined;
      if (offered !== undefined) return offered;
    }
    // What is shown of a library that is not known exists.
    const isShown = importsOf(prefix).some(({ address, shown }) => libraries.fileAt(address) === undefined && shown?.includes(name));
    return isShown ? { declaration: null, library: "" } : undefined;
  };
  return {
    find: (name, prefix) => {
      let found = known(name, prefix);
      for (let count = 0; count < ALIASES_MAX; count += 1) {
        const declaration = found?.declaration;
        if (found === undefined || declaration?.kind !== "alias") return found;
        const target: Known = { ...found, declaration: null };
        if (declaration.target === null) return target;
        // A name that another library declares stands for what that library calls so, which this file may call otherwise.
        const meant = found.library === "" ? known(declaration.target) : libraries.offered(found.library).names.get(declaration.target);
        found = meant ?? target;
      }
      return found === undefined ? undefined : { ...found, declaration: null };
    },
    isPrefix: (name) => imports.some(({ prefix }) => prefix === name),
    isLocal: (name) => locals.has(name),
    isComplete: (prefix) =>
      importsOf(prefix).every(
        ({ address, shown }) => libraries.offered(address).isComplete || (libraries.fileAt(address) === undefined && shown !== null),
      ),
    names: (prefix) => [
      ...(prefix === undefined ? file.declarations.keys() : []),
      ...importsOf(prefix).flatMap((one) => [...libraries.offered(one.address).names.keys()].filter((name) => isSeen(name, one))),
    ],
  };
}

/** The class that a name means; null if it is none, or is not known. */
export function classCalled(scope: Scope, name: string | null): ClassDeclaration | null {
  const [first = "", second] = (name ?? "").split(".");
  const declaration = (second === undefined ? scope.find(first) : scope.find(second, first))?.declaration ?? null;
  return declaration !== null && isClass(declaration) ? declaration : null;
}

const DECLARING = ["formal_parameter", "constructor_param", "catch_parameters", "variable_pattern", "constant_pattern"];
/** What has a value behind the name that it declares. */
const WITH_VALUE = ["initialized_identifier", "static_final_declaration"];
const OTHERS = [...CONSTRUCTORS, ...CLASSES, "annotation", "scoped_identifier"];

/** The names that are declared anywhere inside of the functions and classes of a file, some that are not included. */
function localNames(tree: DartNode): Set<string> {
  const names = new Set<string>();
  const tops = new Set(tree.children);
  for (const node of nodesIn(tree)) {
    if (node === tree || OTHERS.includes(node.type)) continue;
    const isTop = node.type.endsWith("_signature") && tops.has(node);
    const declares = DECLARING.includes(node.type);
    if (WITH_VALUE.includes(node.type)) names.add(node.children[0]?.text ?? "");
    for (const child of node.children) {
      if (child.type === "identifier" && !isTop && (declares || child.field === "name")) names.add(child.text);
      if (child.type === "type_identifier" && node.type === "type_parameter") names.add(child.text);
    }
  }
  return names;
}
