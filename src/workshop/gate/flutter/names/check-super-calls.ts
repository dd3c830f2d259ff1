// What the constructors of a class give to that of the class that it extends.
import { CONSTRUCTORS, membersOf, parametersOf, typeName } from "../api/read-class.ts";
import { parameterName } from "../api/read-signature.ts";
import { childOf, childrenOf, type DartNode } from "../syntax/dart-node.ts";
import { checkArguments, type Given, type Misuse } from "./check-arguments.ts";
import { classCalled, type Scope } from "./scope.ts";
import { nearestNames } from "../../modules/nearest-names.ts";

/** Checks the constructors of a class; nothing if the node is no class that extends one whose constructors are known. */
export function checkSuperCalls(node: DartNode, scope: Scope): Misuse[] {
  const above = node.type === "class_definition" ? childOf(node, "superclass") : undefined;
  if (above === undefined) return [];
  const name = typeName(above);
  const extended = classCalled(scope, name);
  if (name === null || extended === null || extended.constructors.size === 0) return [];
  return membersOf(node).flatMap((member) => {
    const signature = childOf(member, ...CONSTRUCTORS);
    const isOther = signature === undefined || /factory/.test(signature.type) || childOf(member, "redirection") !== undefined;
    if (isOther) return [];
    const { constructor, call } = superCallIn(member);
    const target = extended.constructors.get(constructor);
    const what = constructor === "" ? name : `${name}.${constructor}`;
    if (target !== undefined) return checkArguments({ what, offset: member.offset, call, also: superParameters(signature) }, target);
    const message = constructor === "" ? `${name} has no constructor without a name.` : `${name} has no constructor "${constructor}".`;
    const suggestions = nearestNames(constructor, extended.constructors.keys());
    return [{ code: "unknown_member" as const, message, offset: member.offset, suggestions }];
  });
}

/** `: super.named(a)` among the initializers of a constructor. */
function superCallIn(member: DartNode): { constructor: string; call: DartNode | undefined } {
  const entries = childrenOf(member, "initializers").flatMap((one) => childrenOf(one, "initializer_list_entry"));
  const entry = entries.find((one) => one.children[0]?.type === "super");
  return { constructor: (entry && childOf(entry, "identifier")?.text) ?? "", call: entry && childOf(entry, "arguments") };
}

/** `super.key` among the parameters of a constructor. */
function superParameters(signature: DartNode): Given {
  const list = parametersOf(signature);
  const isSuper = (node: DartNode): boolean => childOf(node, "super_formal_parameter") !== undefined;
  const groups = list === undefined ? [] : childrenOf(list, "optional_formal_parameters");
  const named = groups.filter((group) => group.children[0]?.type === "{").flatMap((group) => childrenOf(group, "formal_parameter"));
  const optional = groups.filter((group) => group.children[0]?.type === "[").flatMap((group) => childrenOf(group, "formal_parameter"));
  const positional = [...(list === undefined ? [] : childrenOf(list, "formal_parameter")), ...optional].filter(isSuper);
  return {
    positional: positional.length,
    named: named.filter(isSuper).map((node) => ({ name: parameterName(node) ?? "", offset: node.offset })),
  };
}
