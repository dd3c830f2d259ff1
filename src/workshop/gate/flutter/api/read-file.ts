// What a Dart file declares, imports and exports.
import { childOf, childrenOf, type DartNode } from "../syntax/dart-node.ts";
import type { Combinators, DartExport, DartFile, DartImport, Declaration } from "./dart-api.ts";
import { className, namesInLists, nameOf, parametersOf, readClass } from "./read-class.ts";
import { readSignature } from "./read-signature.ts";

/** The kinds of nodes that declare a class, or what is like one. */
export const CLASSES = ["class_definition", "mixin_declaration", "enum_declaration", "extension_declaration", "extension_type_declaration"];

/** Reads the tree of a file. */
export function readFile(root: DartNode): DartFile {
  const directives = childrenOf(root, "import_or_export").flatMap((node) => node.children);
  return {
    imports: directives.filter(({ type }) => type === "library_import").flatMap(importOf),
    exports: directives.filter(({ type }) => type === "library_export").map(exportOf),
    parts: childrenOf(root, "part_directive").map(addressIn),
    isPart: childOf(root, "part_of_directive") !== undefined,
    declarations: new Map(declarationsIn(root)),
  };
}

/** The text between the quotes of the first address in a node. */
function addressIn(node: DartNode): string {
  const uri = node.type === "uri" ? node : (childOf(node, "uri") ?? childOf(childOf(node, "configurable_uri") ?? node, "uri"));
  return uri?.text ?? "";
}

function importOf(node: DartNode): DartImport[] {
  const specification = childOf(node, "import_specification");
  if (specification === undefined) return [];
  const hasPrefix = childOf(specification, "as") !== undefined;
  return [{ ...exportOf(specification), prefix: hasPrefix ? (childOf(specification, "identifier")?.text ?? null) : null }];
}

const exportOf = (node: DartNode): DartExport => ({ address: addressIn(node), ...combinatorsIn(node) });

function combinatorsIn(node: DartNode): Combinators {
  const named = (word: string): string[] | null => {
    const lists = childrenOf(node, "combinator").filter((one) => one.children[0]?.type === word);
    return lists.length === 0 ? null : lists.flatMap((one) => childrenOf(one, "identifier").map(({ text }) => text));
  };
  return { shown: named("show"), hidden: named("hide") ?? [] };
}

/** The declarations of a file. Those of variables are not in a node of their own. */
function declarationsIn(root: DartNode): Array<[name: string, declaration: Declaration]> {
  const values = namesInLists(root).map((name): [string, Declaration] => [name, { kind: "value" }]);
  const others = root.children.flatMap((node): Array<[string, Declaration]> => {
    if (CLASSES.includes(node.type)) {
      const name = className(node);
      return name === null ? [] : [[name, readClass(node)]];
    }
    if (node.type === "function_signature") return [[nameOf(node), { kind: "function", signature: readSignature(parametersOf(node)) }]];
    if (node.type === "getter_signature" || node.type === "setter_signature") return [[nameOf(node), { kind: "value" }]];
    return node.type === "type_alias" ? [aliasOf(node)] : [];
  });
  return [...values, ...others];
}

/** `typedef A<T> = B<T>` is another name for B, and all others are types of functions or records. */
function aliasOf(node: DartNode): [string, Declaration] {
  const sign = node.children.findIndex(({ type }) => type === "=");
  const names = childrenOf(node, "type_identifier");
  if (sign < 0) return [names.at(-1)?.text ?? "", { kind: "alias", target: null }];
  const target = node.children[sign + 1];
  const isClass = target?.type === "type_identifier" && node.children[sign + 2]?.type !== ".";
  return [names[0]?.text ?? "", { kind: "alias", target: isClass ? target.text : null }];
}
