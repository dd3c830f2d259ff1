// The arguments of a constructor or function, as its parameters are written.
import { childOf, type DartNode } from "../syntax/dart-node.ts";
import type { Signature } from "./dart-api.ts";

/** The signature of a `formal_parameter_list`; of none, that of what takes no arguments. */
export function readSignature(list: DartNode | undefined): Signature {
  const named = new Map<string, boolean>();
  let required = 0;
  let positional = 0;
  for (const node of list?.children ?? []) {
    if (node.type === "formal_parameter") {
      required += 1;
      positional += 1;
    }
    if (node.type !== "optional_formal_parameters") continue;
    if (node.children[0]?.type === "[") positional += node.children.filter(({ type }) => type === "formal_parameter").length;
    else for (const [name, isRequired] of namedParameters(node)) named.set(name, isRequired);
  }
  return { required, positional, named };
}

/** The parameters between braces. */
function namedParameters(group: DartNode): Array<[name: string, isRequired: boolean]> {
  const parameters: Array<[string, boolean]> = [];
  let isRequired = false;
  for (const node of group.children) {
    if (node.type === "required") isRequired = true;
    if (node.type !== "formal_parameter") continue;
    const name = parameterName(node);
    // What is given to a private field has the name of the field without the underscore.
    if (name !== null) parameters.push([name.replace(/^_+/, ""), isRequired]);
    isRequired = false;
  }
  return parameters;
}

/** The name of a `formal_parameter`: `this.a`, `super.a`, `int a`, `int a()`. */
export function parameterName(parameter: DartNode): string | null {
  const own = childOf(parameter, "constructor_param", "super_formal_parameter") ?? parameter;
  return own.children.findLast(({ type }) => type === "identifier")?.text ?? null;
}
