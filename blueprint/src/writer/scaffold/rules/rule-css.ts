import type { Look, StyleRule } from "./style-rule.ts";

/** The CSS of a class. */
export function ruleCss(name: string, rule: StyleRule, own: Look | undefined): string {
  const look = typeof own === "string" ? own : own?.look;
  const utilities = [rule.shape, look ?? rule.look].filter((part) => part !== "").join(" ");
  const nested = [rule.always, typeof own === "object" ? own.nested : rule.nested].filter((part) => part !== undefined && part !== "");
  const lines = [...(utilities === "" ? [] : [`@apply ${utilities};`]), ...nested];
  return `.${name} {\n    ${lines.join("\n    ")}\n  }`;
}
