// The actions of drafted things in the form of the blueprint.
import { slugOf } from "../../../knowledge/field.ts";
import { languageOf } from "../../../project/words/languages.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import { parseExpression } from "../../../model/formula/parse-expression.ts";
import { printFormula } from "../../../model/formula/print-formula.ts";
import { soundActions } from "../../../model/effects/read-actions.ts";
import type { Action, Effect, Entity, Field } from "../../../schema/entity.ts";
import { singular } from "../../../knowledge/words/inflect.ts";
import { plainName } from "../../form/lenient.ts";
import { draftAudience, type Roles } from "../../roles/draft-roles.ts";
import { draftedField, type FieldContext } from "../drafted-field.ts";
import { readField } from "../read-field.ts";
import { withQuotedOptions } from "../values/with-quoted-options.ts";
import { SketchField } from "../sketch-field.ts";
import type { SketchThing } from "../sketch-thing.ts";
import type { SketchAction, SketchAsked } from "./actions-member.ts";
import { readEffect } from "./read-effect.ts";

/** An entity with its thing. */
export interface ActingEntity {
  entity: Entity;
  thing: SketchThing;
}

/** The actions of each entity, in their order; a sentence for each change that cannot be made. */
export function draftActions(
  all: readonly ActingEntity[],
  { roles, language }: { roles: Roles; language: string },
): { actions: (readonly Action[])[]; problems: string[] } {
  const entities = all.map(({ entity }) => entity);
  const context = { things: all.map(({ thing }) => thing), language: languageOf(language) };
  const problems: string[] = [];
  const drafted = all.map(({ entity, thing }): Entity => {
    const actions = thing.actions.flatMap((action) => draftAction({ entities, entity, context, roles, problems }, action) ?? []);
    const distinct = actions.filter(({ id }, at) => actions.findIndex((other) => other.id === id) === at);
    return distinct.length === 0 ? entity : { ...entity, actions: distinct };
  });
  const sound = soundActions(drafted);
  return { actions: sound.entities.map(({ actions = [] }) => actions), problems: [...problems, ...sound.problems] };
}

interface Acting {
  entities: readonly Entity[];
  entity: Entity;
  context: FieldContext;
  roles: Roles;
  problems: string[];
}

function draftAction(acting: Acting, { verb, asks, when, otherwise, once, effects: said, done, by }: SketchAction): Action | null {
  const { entities, entity, roles, problems } = acting;
  const named = `“${verb}” of ${entity.name.many}`;
  const asked = distinctFields(asks.map((one) => askedField(acting, one, said)));
  const doing = { asks: asked };
  const effects = said.flatMap((one): Effect[] => {
    const leaveOut = (problem: string): void => void problems.push(`${named}: ${problem}`);
    const read = readEffect(entities, entity, { said: one, doing, leaveOut });
    if ("problem" in read) problems.push(`${named}: ${read.problem}`);
    return "problem" in read ? [] : [read];
  });
  if (effects.length === 0) return null;
  const condition = when === null ? null : parseExpression(entities, entity, { formula: withQuotedOptions(entities, entity, when), doing });
  if (condition !== null && "problem" in condition) problems.push(`${named}: its condition is wrong: ${condition.problem}`);
  const holds = condition === null || "problem" in condition || condition.type !== "boolean" ? null : printFormula(condition);
  return {
    id: slugOf(verb) || "action",
    verb: capital(verb),
    ...(by !== null && { by: draftAudience(by, { roles, rows: { entity, entities }, problems }) }),
    ...(asked.length > 0 && { asks: asked }),
    ...(holds !== null && { when: holds }),
    ...(holds !== null && otherwise !== null && { otherwise }),
    ...(once !== false && { once: once === true ? once : onceOf(acting, once, named) }),
    effects,
    ...(done !== null && { done }),
  };
}

/** What an action is done once for: a reference of the row, by its label or the thing that it is of; else the row itself. */
function onceOf({ entity, problems }: Acting, said: string, named: string): string | true {
  const plain = plainName(said);
  const one = slugOf(singular(said.toLowerCase()));
  const field = entity.fields.find(
    ({ id, label, type, of }) => type === "reference" && ([id, label].some((own) => plainName(own) === plain) || of === one),
  );
  const isRow = [entity.id, entity.name.one, "this"].some((own) => plainName(own) === plain);
  if (field === undefined && !isRow) problems.push(`${named}: it is done once for each “${said}”, to which the row does not refer.`);
  return field?.id ?? true;
}

/** A field that is asked for: that of the rows that are added, where one is called so, else one of its own. */
function askedField({ entities, entity, context }: Acting, { label, type, of, options }: SketchAsked, effects: readonly string[]): Field {
  const plain = plainName(label);
  const added = effects.flatMap((one) => {
    const [, name = ""] = /^(?:add|new|create) ([^:=]+?)\s*(?::|$)/i.exec(one) ?? [];
    return entities.filter((other) => [other.id, other.name.one, other.name.many].some((own) => plainName(own) === plainName(name)));
  });
  const holder = type === null ? [...added, entity].find((one) => fieldCalled(one, plain) !== undefined) : undefined;
  const there = holder && fieldCalled(holder, plain);
  if (holder !== undefined && there !== undefined && there.formula === undefined) {
    const { isPart: _part, access: _access, transitions: _steps, ...field } = there;
    return { ...field, required: isInsistedOn(holder, field) };
  }
  const told = readField({ label, type: type ?? "text", of, options }, { of: entity.name.one, problems: [] });
  const read = SketchField.safeParse(told);
  const drafted = read.success ? draftedField(read.data, context) : ({ id: slugOf(label), label, type: "text", required: true } as const);
  return { ...drafted, required: drafted.type !== "boolean" };
}

const fieldCalled = ({ fields }: Entity, plain: string): Field | undefined => fields.find(({ label }) => plainName(label) === plain);

/** Whether what is asked for has to be given: what the sketch insists on, what names the row, and what every row has, but no further words. */
function isInsistedOn({ titleField, samples }: Entity, { id, type, required }: Field): boolean {
  if (required || id === titleField) return true;
  const isFull = samples.every((row) => (row[id] ?? "") !== "");
  return isFull && !["boolean", "paragraph", "picture", "lines", "tags"].includes(type);
}

function distinctFields(fields: readonly Field[]): Field[] {
  return fields.filter(({ id }, at) => fields.findIndex((other) => other.id === id) === at);
}
