// What a Dart file offers to others: the names that it declares and exports, with the arguments that they take. Files of
// packages, of which there may be an index, and files of a project have the same form.

/** The arguments of a constructor or function. */
export interface Signature {
  /** How many arguments by position it needs, and how many it takes. */
  required: number;
  positional: number;
  /** The names of the others, and whether each has to be given. */
  named: ReadonlyMap<string, boolean>;
}

/** A class, mixin, enum, extension or extension type. */
export interface ClassDeclaration {
  kind: "class" | "enum" | "mixin" | "extension";
  /** By name; the one without a name is "". A class has none where they are those of the class that it extends. */
  constructors: ReadonlyMap<string, Signature>;
  /** Constants, fields, getters and setters (null), and methods. */
  statics: ReadonlyMap<string, Signature | null>;
  /** The name of the class that it extends, as the file has it; null if that is Object. */
  extended: string | null;
}

/** What a file declares: a class, a function, a variable or getter, or another name for a type. */
export type Declaration =
  | ClassDeclaration
  | { kind: "function"; signature: Signature }
  | { kind: "value" }
  /** Another name for the class `target`; null for a type that is no class. */
  | { kind: "alias"; target: string | null };

/** What of a library is seen: only what is shown, where that is not null, without what is hidden. */
export interface Combinators {
  shown: readonly string[] | null;
  hidden: readonly string[];
}

/** A library whose names a file offers too. */
export interface DartExport extends Combinators {
  address: string;
}

/** A library whose names a file uses. */
export interface DartImport extends DartExport {
  /** The name before its names; null if they have none. */
  prefix: string | null;
}

/** A Dart file, as others see it. */
export interface DartFile {
  /** The addresses of imports, exports and parts are as the file has them, or resolved: see `resolveAddress`. */
  imports: readonly DartImport[];
  exports: readonly DartExport[];
  parts: readonly string[];
  /** Whether it is a part of another file. */
  isPart: boolean;
  declarations: ReadonlyMap<string, Declaration>;
}

/** Whether a declaration has constructors and static members. */
export const isClass = (declaration: Declaration): declaration is ClassDeclaration =>
  declaration.kind !== "function" && declaration.kind !== "value" && declaration.kind !== "alias";

/** Whether a name is seen through the combinators of an import or export. */
export const isSeen = (name: string, { shown, hidden }: Combinators): boolean =>
  (shown === null || shown.includes(name)) && !hidden.includes(name);

/** The address of what a file imports, exports or has as a part; the file has an address itself: `package:app/main.dart`. */
export function resolveAddress(address: string, from: string): string {
  if (/^(?:dart|package):/.test(address)) return address;
  return new URL(address, `file:///${from.replace(":", "/")}`).pathname.slice(1).replace(/^(dart|package)\//, "$1:");
}
