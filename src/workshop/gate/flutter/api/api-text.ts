// The form in which an index of the API of packages is written: lines that a person can read and compare.
//
//   file package:flutter/src/widgets/text.dart
//   export src/other.dart show A B hide C
//   class Text StatelessWidget      what it is, its name, and what it extends
//   .rich 1-1 key style!            a constructor: how many arguments by position it needs and takes; those with ! are needed
//   :lerp 3-3                       a static method
//   :zero                           another static member
//   function runApp 1-1
//   value debugPrint
//   alias MaterialState WidgetState
import type { ClassDeclaration, DartExport, DartFile, Declaration, Signature } from "./dart-api.ts";

/** The lines of files, by their addresses. What begins with an underscore is of no use to others, and left out. */
export function printApi(files: ReadonlyMap<string, DartFile>): string {
  const lines = [...files].flatMap(([address, { exports, declarations }]) => [
    `file ${address}`,
    ...exports.map(printExport),
    ...[...declarations].filter(([name]) => isPublic(name)).flatMap(([name, declaration]) => printDeclaration(name, declaration)),
  ]);
  return `${lines.join("\n")}\n`;
}

const isPublic = (name: string): boolean => name !== "" && !name.startsWith("_");

function printExport({ address, shown, hidden }: DartExport): string {
  const show = shown === null ? [] : ["show", ...shown];
  return ["export", address, ...show, ...(hidden.length === 0 ? [] : ["hide", ...hidden])].join(" ");
}

function printDeclaration(name: string, declaration: Declaration): string[] {
  if (declaration.kind === "function") return [`function ${name} ${printSignature(declaration.signature)}`];
  if (declaration.kind === "value") return [`value ${name}`];
  if (declaration.kind === "alias") return [["alias", name, ...(declaration.target === null ? [] : [declaration.target])].join(" ")];
  const { kind, constructors, statics, extended } = declaration;
  return [
    [kind, name, ...(extended === null ? [] : [extended])].join(" "),
    ...[...constructors].filter(([one]) => !one.startsWith("_")).map(([one, signature]) => `.${one} ${printSignature(signature)}`),
    ...[...statics]
      .filter(([one]) => isPublic(one))
      .map(([one, signature]) => (signature === null ? `:${one}` : `:${one} ${printSignature(signature)}`)),
  ];
}

const printSignature = ({ required, positional, named }: Signature): string =>
  [`${required}-${positional}`, ...[...named].map(([name, isRequired]) => (isRequired ? `${name}!` : name))].join(" ");

interface OpenFile extends DartFile {
  exports: DartExport[];
  declarations: Map<string, Declaration>;
}

interface OpenClass extends ClassDeclaration {
  constructors: Map<string, Signature>;
  statics: Map<string, Signature | null>;
}

/** The files of such lines, by their addresses. Lines that begin with # say where they are from. */
export function parseApi(text: string): Map<string, DartFile> {
  const files = new Map<string, OpenFile>();
  let file: OpenFile = emptyFile();
  let inside: OpenClass = emptyClass("class", null);
  for (const line of text.split("\n")) {
    const [first = "", name = "", ...rest] = line.split(" ");
    if (first === "" || first === "#") continue;
    if (first === "file") files.set(name, (file = emptyFile()));
    else if (first === "export") file.exports.push(parseExport(name, rest));
    else if (first === "function") file.declarations.set(name, { kind: "function", signature: parseSignature(rest) });
    else if (first === "value") file.declarations.set(name, { kind: "value" });
    else if (first === "alias") file.declarations.set(name, { kind: "alias", target: rest[0] ?? null });
    else if (first.startsWith(".")) inside.constructors.set(first.slice(1), parseSignature([name, ...rest]));
    else if (first.startsWith(":")) inside.statics.set(first.slice(1), name === "" ? null : parseSignature([name, ...rest]));
    else {
      inside = emptyClass(kindOf(first), rest[0] ?? null);
      file.declarations.set(name, inside);
    }
  }
  return files;
}

const emptyFile = (): OpenFile => ({ imports: [], exports: [], parts: [], isPart: false, declarations: new Map() });

const emptyClass = (kind: ClassDeclaration["kind"], extended: string | null): OpenClass => ({
  kind,
  constructors: new Map(),
  statics: new Map(),
  extended,
});

const KINDS = ["class", "enum", "mixin", "extension"] as const;

const kindOf = (word: string): ClassDeclaration["kind"] => KINDS.find((kind) => kind === word) ?? "class";

function parseExport(address: string, words: readonly string[]): DartExport {
  const hides = words.indexOf("hide");
  const shown = words[0] === "show" ? words.slice(1, hides < 0 ? undefined : hides) : null;
  return { address, shown, hidden: hides < 0 ? [] : words.slice(hides + 1) };
}

function parseSignature([counts = "", ...names]: readonly string[]): Signature {
  const [required = 0, positional = 0] = counts.split("-").map(Number);
  return {
    required,
    positional,
    named: new Map(names.map((name) => (name.endsWith("!") ? [name.slice(0, -1), true] : [name, false]))),
  };
}
