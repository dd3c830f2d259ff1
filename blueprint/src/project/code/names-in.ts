import type { Expression } from "./expression.ts";

/** The variables that an expression reads, those that it makes itself among them. */
export function namesIn(expression: Expression): Set<string> {
  const parts = (all: readonly Expression[]): Set<string> => new Set(all.flatMap((part) => [...namesIn(part)]));
  switch (expression.kind) {
    case "local":
      return new Set([expression.name]);
    case "member":
      return namesIn(expression.object);
    case "call":
      return parts([expression.callee, ...expression.args]);
    case "object":
      return parts(expression.entries.map(([, value]) => value));
    case "array":
      return parts(expression.items);
    case "arrow":
      return namesIn(expression.body);
    case "element":
      return parts([...expression.props.map(([, value]) => value), ...expression.children]);
    default:
      return new Set();
  }
}
