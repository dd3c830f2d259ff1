// What a step changes, as a model writes it: `tool.state = Free`, `stock -= quantity`, `each line: product.stock -= quantity`.
import { FormulaScope, valueTypeOf } from "../../../model/formula/formula-scope.ts";
import { parseExpression } from "../../../model/formula/parse-formula.ts";
import { printFormula } from "../../../model/formula/print-formula.ts";
import type { Entity, Field, TransitionEffect } from "../../../schema/entity.ts";

/** The effect, or what is wrong with it in a sentence. */
export function readEffect(entities: readonly Entity[], entity: Entity, said: string): TransitionEffect | { problem: string } {
  const [, lines, left = "", sign, value = ""] = /^(?:(?:for )?each ([^:]+):\s*)?([^=+]+?)\s*(\+=|-=|=)\s*(.+)$/i.exec(said.trim()) ?? [];
  if (sign === undefined) return { problem: `“${said}” is no change: write it as “tool.state = Free” or “product.stock -= quantity”.` };
  const child = lines === undefined ? null : new FormulaScope(entities, entity).childOf(lines.trim());
  if (lines !== undefined && child === null) return { problem: `“${said}”: no ${lines} belong to ${entity.name.many}.` };
  const own = (child && entities.find(({ id }) => id === child.entity)) ?? entity;
  const scope = new FormulaScope(entities, own);
  const names = left.split(".").map((name) => name.trim());
  const reference = names.length === 1 ? null : scope.fieldOf(own, names[0] ?? "");
  const target = names.length === 1 ? own : reference && scope.targetOf(reference);
  const field = target && scope.fieldOf(target, names.at(-1) ?? "");
  if (!field || names.length > 2) return { problem: `“${said}”: there is no “${left}”.` };
  const read = parseExpression(entities, own, inSign(sign, valueIn(field, value)));
  if ("problem" in read) return { problem: `“${said}”: ${read.problem}` };
  return {
    ...(child !== null && { each: child.entity }),
    ...(reference !== null && { of: reference.id }),
    field: field.id,
    do: sign === "=" ? "set" : "add",
    value: printFormula(read),
  };
}

const inSign = (sign: string, value: string): string => (sign === "-=" ? `-(${value})` : value);

/** The value as a formula; words for an option or a text need no quotes. */
function valueIn({ type, options = [] }: Field, said: string): string {
  const words = said.trim().replace(/^["'“](.*)["'”]$/, "$1");
  const option = options.find((one) => one.toLowerCase() === words.toLowerCase());
  if (option !== undefined) return `"${option}"`;
  return valueTypeOf(type) === "text" && /^[\p{L}\p{N} ,.'-]+$/u.test(words) && type !== "choice" ? `"${words}"` : said;
}
