// A class, mixin, enum, extension or extension type, as it is written.
import { childOf, childrenOf, type DartNode } from "../syntax/dart-node.ts";
import type { ClassDeclaration, Signature } from "./dart-api.ts";
import { readSignature } from "./read-signature.ts";

const BODIES = ["class_body", "enum_body", "extension_body"];

/** The kinds of nodes that declare a constructor. */
export const CONSTRUCTORS = [
  "constructor_signature",
  "constant_constructor_signature",
  "factory_constructor_signature",
  "redirecting_factory_constructor_signature",
];

const NONE: Signature = { required: 0, positional: 0, named: new Map() };

/** The declarations in the body of a class: each with its modifiers. */
export const membersOf = (node: DartNode): DartNode[] =>
  childrenOf(node, ...BODIES).flatMap((body) => childrenOf(body, "declaration", "method_signature", "enum_constant"));

/** The name of a class; null of an extension without one. */
export function className(node: DartNode): string | null {
  const named = childOf(node, "mixin_application_class") ?? node;
  return childOf(named, "identifier")?.text ?? null;
}

/** Reads a `class_definition`, `mixin_declaration`, `enum_declaration`, `extension_declaration` or `extension_type_declaration`. */
export function readClass(node: DartNode): ClassDeclaration {
  const constructors = new Map<string, Signature>();
  const statics = new Map<string, Signature | null>();
  for (const member of membersOf(node)) {
    const constructor = childOf(member, ...CONSTRUCTORS);
    if (member.type === "enum_constant") statics.set(childOf(member, "identifier")?.text ?? "", null);
    else if (constructor !== undefined) constructors.set(constructorName(constructor), readSignature(parametersOf(constructor)));
    else if (childOf(member, "static") !== undefined) for (const [name, signature] of staticsIn(member)) statics.set(name, signature);
  }
  const kind = kindOf(node);
  if (kind === "enum") statics.set("values", null);
  const representation = childOf(node, "representation_declaration");
  if (representation !== undefined) {
    const isNamed = representation.children[0]?.type === ".";
    constructors.set(isNamed ? (representation.children[1]?.text ?? "") : "", { ...NONE, required: 1, positional: 1 });
  }
  const isAlike = childOf(node, "mixin_application_class") !== undefined;
  if ((kind === "class" || kind === "enum") && constructors.size === 0 && !isAlike) constructors.set("", NONE);
  return { kind, constructors, statics, extended: extendedBy(node) };
}

function kindOf(node: DartNode): ClassDeclaration["kind"] {
  if (node.type === "enum_declaration") return "enum";
  if (node.type === "mixin_declaration") return "mixin";
  return node.type === "class_definition" ? "class" : "extension";
}

/** `A` is "", and `A.b` is `b`; so is `A.new`, which is the one without a name. */
export function constructorName(signature: DartNode): string {
  const names = childrenOf(signature, "identifier");
  return names[1]?.text ?? "";
}

/** The list of the parameters in a signature. */
export const parametersOf = (signature: DartNode): DartNode | undefined => childOf(signature, "formal_parameter_list");

/** The static fields, getters, setters and methods of a member. */
function staticsIn(member: DartNode): Array<[name: string, signature: Signature | null]> {
  const method = childOf(member, "function_signature");
  if (method !== undefined) return [[nameOf(method), readSignature(parametersOf(method))]];
  const accessor = childOf(member, "getter_signature", "setter_signature");
  if (accessor !== undefined) return [[nameOf(accessor), null]];
  return namesInLists(member).map((name) => [name, null]);
}

/** The name that a signature declares. */
export const nameOf = (signature: DartNode): string =>
  (signature.children.find(({ type, field }) => type === "identifier" && field === "name") ?? childOf(signature, "identifier"))?.text ?? "";

const LISTS = ["static_final_declaration_list", "initialized_identifier_list", "identifier_list"];
const ITEMS = ["static_final_declaration", "initialized_identifier"];

/** The names of the variables that a node declares. */
export const namesInLists = (node: DartNode): string[] =>
  childrenOf(node, ...LISTS).flatMap((list) =>
    list.children.flatMap((item) => {
      if (item.type === "identifier") return [item.text];
      return ITEMS.includes(item.type) ? [childOf(item, "identifier")?.text ?? ""] : [];
    }),
  );

/** `extends A<B> with C` → `A`, and of `class D = A with C` too. */
function extendedBy(node: DartNode): string | null {
  const application = childOf(node, "mixin_application_class");
  const above = application === undefined ? childOf(node, "superclass") : childOf(application, "mixin_application");
  return above === undefined ? null : typeName(above);
}

/** The first type that a node names: `p.A<B>` → `p.A`. */
export function typeName(node: DartNode): string | null {
  const first = node.children.findIndex(({ type }) => type === "type_identifier");
  const name = node.children[first];
  if (name === undefined) return null;
  const isQualified = node.children[first + 1]?.type === ".";
  return isQualified ? `${name.text}.${node.children[first + 2]?.text ?? ""}` : name.text;
}
