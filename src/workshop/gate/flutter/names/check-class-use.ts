// What is called or read by the name of a class: its constructors, static members and values.
import type { ClassDeclaration, Signature } from "../api/dart-api.ts";
import { nearestNames } from "../../modules/nearest-names.ts";
import type { DartNode } from "../syntax/dart-node.ts";
import { checkArguments, type Misuse } from "./check-arguments.ts";

/** The use of a class: `Text('a')`, `Icons.add`, `EdgeInsets.all(8)`. */
export interface ClassUse {
  name: string;
  offset: number;
  /** The name behind the class; null if the class itself is called. */
  member: string | null;
  memberOffset: number;
  /** The arguments behind that; null if nothing is called. */
  call: DartNode | null;
}

/** What every type has as an object, and its constructor without a name. */
const OF_OBJECTS = ["hashCode", "runtimeType", "toString", "noSuchMethod", "new"];

/** Checks the use of a class whose declaration is known. */
export function checkClassUse(use: ClassUse, declaration: ClassDeclaration): Misuse[] {
  const { name, offset, member, memberOffset, call } = use;
  const { constructors, statics, kind, extended } = declaration;
  if (member === null || member === "new") return call === null ? [] : checkConstructor({ name, offset, call }, declaration);
  const what = `${name}.${member}`;
  const signature = constructors.get(member) ?? statics.get(member);
  if (signature === null) return [];
  if (signature !== undefined) return call === null ? [] : checkArguments({ what, offset, call }, signature);
  const mayInherit = constructors.size === 0 && kind === "class" && extended !== null;
  if (OF_OBJECTS.includes(member) || member.startsWith("_") || mayInherit) return [];
  const kindOfMember = kind === "enum" ? "value" : "static member or constructor";
  return [
    {
      code: "unknown_member",
      message: `${name} has no ${kindOfMember} "${member.slice(0, 60)}".`,
      wanted: member,
      offset: memberOffset,
      suggestions: nearestNames(member, [...constructors.keys(), ...statics.keys()]),
    },
  ];
}

function checkConstructor(
  { name, offset, call }: { name: string; offset: number; call: DartNode },
  declaration: ClassDeclaration,
): Misuse[] {
  const signature: Signature | undefined = declaration.constructors.get("");
  if (signature !== undefined) return checkArguments({ what: name, offset, call }, signature);
  // The constructors of `class A = B with C`, and the use of an extension by its name, are not looked at.
  if (declaration.constructors.size === 0 && declaration.kind !== "mixin") return [];
  const message = `${name} has no constructor without a name.`;
  return [
    {
      code: "unknown_member",
      message,
      offset,
      suggestions: [...declaration.constructors.keys()].slice(0, 4).map((one) => `${name}.${one}`),
    },
  ];
}
