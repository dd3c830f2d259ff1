// What a step or an action changes, as a model writes it: `tool.state = Free`, `stock -= quantity`, `each line: product.stock -= quantity`,
// `add loan: tool = this, borrower = me`.
import type { Formula } from "../../../model/formula/formula.ts";
import { type Doing, FormulaScope, valueTypeOf } from "../../../model/formula/formula-scope.ts";
import { parseExpression } from "../../../model/formula/parse-expression.ts";
import { printFormula } from "../../../model/formula/print-formula.ts";
import type { Typed } from "../../../model/formula/typed-calls.ts";
import type { Effect, Entity, Field, FieldEffect, RowEffect } from "../../../schema/entity.ts";
import { refersTo } from "../../../schema/row-places.ts";
import { valuesIn } from "./values-in.ts";

/** What is wrong, in a sentence. */
interface Wrong {
  problem: string;
}

/** An effect in words. `doing` is what a person is asked for; with `leaveOut` a value that is wrong is reported and left out of a new row. */
interface Said {
  said: string;
  doing?: Doing;
  leaveOut?: ((problem: string) => void) | undefined;
}

/** The effect, or what is wrong with it in a sentence. */
export function readEffect(entities: readonly Entity[], entity: Entity, { said, doing, leaveOut }: Said): Effect | Wrong {
  const scope = new FormulaScope(entities, entity, doing ?? { asks: [] });
  const [, adds, values = ""] = /^(?:add|new|create) ([^:=]+?)\s*(?::\s*(.*))?$/i.exec(said.trim()) ?? [];
  if (adds === undefined) return changeIn(entities, scope, said);
  return rowIn(entities, scope, { said, adds, values, leaveOut, isDone: doing !== undefined });
}

/** The entity that is called so. */
function entityNamed(entities: readonly Entity[], said: string): Entity | undefined {
  const plain = plainName(said.replace(/^an? /i, ""));
  return entities.find(({ id, name }) => [id, name.one, name.many].some((own) => plainName(own) === plain));
}

const plainName = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

function rowIn(
  entities: readonly Entity[],
  scope: FormulaScope,
  { said, adds, values, leaveOut, isDone }: Said & { adds: string; values: string; isDone: boolean },
): RowEffect | Wrong {
  const target = entityNamed(entities, adds);
  if (target === undefined) return { problem: `“${said}”: there is no “${adds}”.` };
  const read: RowEffect["values"] = [];
  for (const { name, value } of valuesIn(values)) {
    const field = scope.fieldOf(target, name);
    const written = field && valueIn(entities, scope, { field, said: value });
    const problem = written === null ? `${target.name.many} have no “${name}”.` : "problem" in written ? written.problem : null;
    if (problem !== null && leaveOut === undefined) return { problem: `“${said}”: ${problem}` };
    if (problem !== null) leaveOut?.(`“${name} = ${value}” of a new ${target.name.one}: ${problem}`);
    if (field !== null && written !== null && !("problem" in written)) read.push({ field: field.id, value: printFormula(written) });
  }
  // What was asked for and is a field of the new row has its value there.
  for (const { id } of scope.doing?.asks ?? [])
    if (target.fields.some((field) => field.id === id && field.formula === undefined) && !read.some(({ field }) => field === id))
      read.push({ field: id, value: id });
  // A new row belongs to the row of the button where nothing else is said.
  const parents = target.fields.filter((field) => refersTo(field).includes(scope.entity.id));
  const [parent] = parents;
  const isAlone = parents.length === 1 && target.id !== scope.entity.id;
  if (isDone && isAlone && parent !== undefined && parent.formula === undefined && !read.some(({ field }) => field === parent.id))
    read.push({ field: parent.id, value: "this" });
  // When and by whom it was added is so of a row that a person adds by a button, too.
  for (const { id, type, stamp } of isDone ? target.fields : [])
    if (stamp !== undefined && type !== "time" && !read.some(({ field }) => field === id))
      read.push({ field: id, value: stamp === "me" ? "me" : "today" });
  const title = target.fields.find(({ id }) => id === target.titleField);
  // Without a name of its own a row is called what the one is called from which it comes.
  const own = scope.entity.fields.find(({ id }) => id === scope.entity.titleField);
  const isNamed = title === undefined || read.some(({ field }) => field === title.id);
  const isText = title?.type === "text" && (own === undefined || own.type === "text");
  const name = isNamed || !isText ? [] : [{ field: title.id, value: own?.id ?? "me" }];
  return { adds: target.id, values: [...name, ...read] };
}

function changeIn(entities: readonly Entity[], scope: FormulaScope, said: string): FieldEffect | Wrong {
  const { entity, asked } = scope;
  const [, lines, left = "", sign, value = ""] = /^(?:(?:for )?each ([^:]+):\s*)?([^=+]+?)\s*(\+=|-=|=)\s*(.+)$/i.exec(said.trim()) ?? [];
  if (sign === undefined)
    return { problem: `“${said}” is no change: write it as “tool.state = Free”, “product.stock -= quantity” or “add loan: tool = this”.` };
  const child = lines === undefined ? null : scope.childOf(lines.trim());
  if (lines !== undefined && child === null) return { problem: `“${said}”: no ${lines} belong to ${entity.name.many}.` };
  const own = (child && entities.find(({ id }) => id === child.entity)) ?? entity;
  const names = left.split(".").map((name) => name.trim());
  const [first = ""] = names;
  const given = child === null && asked !== null ? scope.fieldOf(asked, first) : null;
  const reference = names.length === 1 ? null : given?.type === "reference" ? given : scope.fieldOf(own, first);
  const target = names.length === 1 ? own : reference && scope.targetOf(reference);
  const field = target && scope.fieldOf(target, names.at(-1) ?? "");
  if (!field || names.length > 2) return { problem: `“${said}”: there is no “${left}”.` };
  const read = valueIn(entities, new FormulaScope(entities, own, scope.doing), { field, said: inSign(sign, value) });
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

/** In a text a row that is drawn has its name. */
function namedRow(entities: readonly Entity[], value: Formula): Formula {
  if (value.kind !== "random" || value.field !== null) return value;
  const title = entities.find(({ id }) => id === value.entity)?.titleField;
  return title === undefined ? value : { ...value, type: "text", field: title };
}

/** The row that a reference is to have by its name; null where it is no name of one. */
function rowCalled(entities: readonly Entity[], { type, of }: Field, words: string): Formula | null {
  const target = type === "reference" ? entities.find(({ id }) => id === of) : undefined;
  const title = target?.samples.find((row) => plainName(String(row[target.titleField] ?? "")) === plainName(words))?.[target.titleField];
  return target === undefined || typeof title !== "string" ? null : { kind: "named", type: "row", entity: target.id, name: title };
}

/** The value as a formula; words for an option or a text need no quotes. */
function valueIn(entities: readonly Entity[], scope: FormulaScope, { field, said }: { field: Field; said: string }): Typed {
  const { entity, doing } = scope;
  const whole = scope.wholeOf(said, field) ?? scope.profileAs(said, field);
  if (whole !== null) return whole;
  const { type, options = [] } = field;
  const words = said.trim().replace(/^["'“](.*)["'”]$/, "$1");
  const option = options.find((one) => one.toLowerCase() === words.toLowerCase());
  const text = option ?? (words === said.trim() ? null : words);
  if (text !== null && valueTypeOf(type) === "text") return { kind: "constant", type: "text", value: text };
  const parsed = parseExpression(entities, entity, { formula: said, doing });
  const called = "problem" in parsed || parsed.type === "text" ? rowCalled(entities, field, words) : null;
  if (called !== null) return called;
  const read = type === "text" && !("problem" in parsed) ? namedRow(entities, parsed) : parsed;
  const isText = valueTypeOf(type) === "text" && type !== "choice" && /^[\p{L}\p{N} ,.'-]+$/u.test(words);
  return "problem" in read && isText ? { kind: "constant", type: "text", value: words } : read;
}
