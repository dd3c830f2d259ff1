// The arguments of a call against what is called.
import type { Signature } from "../api/dart-api.ts";
import { childOf, childrenOf, type DartNode } from "../syntax/dart-node.ts";
import { nearestNames } from "../../modules/nearest-names.ts";

/** Something wrong with a use of a name. */
export interface Misuse {
  code: "unknown_name" | "unknown_member" | "unknown_argument" | "repeated_argument" | "missing_argument" | "too_many_arguments";
  message: string;
  /** The name that there is not. */
  wanted?: string;
  /** Offset in UTF-16 units. */
  offset: number;
  suggestions: string[];
}

/** What is given besides the arguments: `super.key` among the parameters of a constructor gives `key`. */
export interface Given {
  positional: number;
  named: ReadonlyArray<{ name: string; offset: number }>;
}

const NOTHING: Given = { positional: 0, named: [] };

const givenIn = (call: DartNode): Given => ({
  positional: childrenOf(call, "argument").length,
  named: childrenOf(call, "named_argument").map((one) => {
    const label = childOf(one, "label");
    return { name: label?.children[0]?.text ?? "", offset: one.offset };
  }),
});

/** Checks a call of `what` at an offset. `also` is what is given elsewhere. */
export function checkArguments(
  { what, offset, call, also = NOTHING }: { what: string; offset: number; call: DartNode | undefined; also?: Given },
  { required, positional, named }: Signature,
): Misuse[] {
  const own = call === undefined ? NOTHING : givenIn(call);
  const given = [...own.named, ...also.named];
  const count = own.positional + also.positional;
  const names = new Set(given.map(({ name }) => name));
  const missing = [...named].filter(([name, isRequired]) => isRequired && !names.has(name));
  const few = `${what} needs ${required} argument${required === 1 ? "" : "s"} by position, and ${count} ${count === 1 ? "is" : "are"} given.`;
  const many = `${what} takes ${positional === 0 ? "no" : positional} argument${positional === 1 ? "" : "s"} by position, and ${count} ${count === 1 ? "is" : "are"} given.`;
  return [
    ...given
      .filter(({ name }) => !named.has(name))
      .slice(0, SAID_MAX)
      .map((one) => unknownArgument(what, one, named)),
    ...repeated(given),
    ...missing.map(([name]): Misuse => ({
      code: "missing_argument",
      message: `${what} needs the argument "${name}".`,
      offset,
      suggestions: [],
    })),
    ...(count < required ? [{ code: "missing_argument" as const, message: few, offset, suggestions: [] }] : []),
    ...(count > positional ? [{ code: "too_many_arguments" as const, message: many, offset, suggestions: [] }] : []),
  ];
}

/** How much is said of one call. */
const SAID_MAX = 20;

function unknownArgument(what: string, { name, offset }: Given["named"][number], named: Signature["named"]): Misuse {
  const message = `${what} has no argument "${name.slice(0, 60)}".`;
  return { code: "unknown_argument", message, wanted: name, offset, suggestions: nearestNames(name, named.keys()) };
}

function repeated(given: Given["named"]): Misuse[] {
  const seen = new Set<string>();
  const again = given.filter(({ name }) => seen.has(name) || !seen.add(name));
  return again.slice(0, SAID_MAX).map(({ name, offset }) => {
    const message = `"${name.slice(0, 60)}" is given twice.`;
    return { code: "repeated_argument", message, offset, suggestions: [] };
  });
}
