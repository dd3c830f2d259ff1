// What fields of several things say together: formulas over their rows, and rows that are the lines of others.
import { slugOf } from "../../../knowledge/field.ts";
import { labelOf } from "../../../reader/draft/draft-field.ts";
import { entityOf } from "../../../reader/draft/plan.ts";
import { parseFormula } from "../../../model/formula/parse-formula.ts";
import { printFormula } from "../../../model/formula/print-formula.ts";
import { type ComputedField, readFormulas, withoutBrokenFormulas } from "../../../model/formula/read-formulas.ts";
import type { Entity, Field, FieldType } from "../../../schema/entity.ts";
import { markProfile } from "../../roles/draft-profile.ts";
import type { Roles } from "../../roles/draft-roles.ts";
import { thingNamed } from "../drafted-field.ts";
import type { DraftedThing } from "../draft-things.ts";
import { lostValues } from "../values/lost-values.ts";
import { draftActions } from "../doing/draft-actions.ts";
import { draftRules } from "../doing/draft-rules.ts";
import { draftStates } from "../doing/draft-states.ts";

/** Settles lines, formulas, states and actions of drafted things; gives a sentence for each that cannot be built. */
export function draftRecords(things: readonly DraftedThing[], { roles, language }: { roles: Roles; language: string }): string[] {
  const problems = things.flatMap((thing) => settleLines(things, thing) ?? []);
  markProfile(things, problems);
  for (const { entity } of things)
    entity.fields = entity.fields.map((field) => ofItsType(things, { entity: wholeOf(things, entity.id), field }));
  problems.push(...settleAllFormulas(things));
  const states = draftStates(
    things.map(({ thing, entity }) => ({ entity: wholeOf(things, entity.id), written: thing.fields })),
    roles,
  );
  for (const [at, { entity }] of things.entries()) entity.fields = states.fields[at] ?? entity.fields;
  const told = things.map(({ thing, entity }) => ({ thing, entity: wholeOf(things, entity.id) }));
  const { actions, problems: wrong } = draftActions(told, { roles, language });
  for (const [at, drafted] of things.entries()) drafted.actions = actions[at] ?? [];
  const { rules, problems: notKept } = draftRules(told);
  for (const [at, drafted] of things.entries()) drafted.rules = rules[at] ?? [];
  return [...problems, ...states.problems, ...wrong, ...notKept, ...lostValues(things)];
}

/** Settles formulas until none reads a field that is left out; gives a sentence for each that is wrong. */
function settleAllFormulas(things: readonly DraftedThing[]): string[] {
  const entities = things.map(({ entity }) => wholeOf(things, entity.id));
  const { computed, problems } = readFormulas(entities);
  const sound = withoutBrokenFormulas(entities);
  for (const [at, thing] of things.entries()) settleFormulas(thing, { sound: sound[at]?.fields ?? [], computed });
  return problems.length === 0 ? [] : [...problems, ...settleAllFormulas(things)];
}

/** The fields of a thing whose formulas are read. A field whose formula is wrong is entered, if the model gave values for it; else it is left out. */
function settleFormulas(thing: DraftedThing, { sound, computed }: { sound: readonly Field[]; computed: readonly ComputedField[] }): void {
  const { entity, samples } = thing;
  const written = new Set(entity.fields.filter(({ formula }) => formula !== undefined).map(({ id }) => id));
  const isEmpty = (id: string): boolean => samples.every((row) => [null, false, undefined].some((value) => value === row[id]));
  const isGone = ({ id, formula }: Field): boolean => written.has(id) && formula === undefined && id !== entity.titleField && isEmpty(id);
  entity.fields = sound
    .filter((field) => !isGone(field))
    .map((field) => {
      const formula = computed.find((one) => one.entity === entity.id && one.field === field.id)?.formula;
      // By ids it still holds where a field is called otherwise later.
      return field.formula === undefined || formula === undefined ? field : { ...field, formula: printFormula(formula) };
    });
  const entered = new Set(entity.fields.filter(({ formula }) => formula === undefined).map(({ id }) => id));
  const worked = new Set(entity.fields.map(({ id }) => id).filter((id) => !entered.has(id)));
  thing.samples = samples.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([id]) => entered.has(id) || worked.has(id))
        .map(([id, value]) => [id, worked.has(id) ? null : value]),
    ),
  );
}

function wholeOf(things: readonly DraftedThing[], id: string): Entity {
  const found = things.find(({ entity }) => entity.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  const { entity, samples, profileOf } = found;
  return { ...entityOf(entity), samples, ...(profileOf !== undefined && { profileOf }) };
}

/** The reference of a line to the row that it is a part of: the one that the thing has, else one of its own. */
function settleLines(things: readonly DraftedThing[], { thing, entity }: DraftedThing): string | null {
  if (thing.linesOf === null) return null;
  const target = thingNamed(
    things.map((one) => one.thing),
    thing.linesOf,
  );
  if (target === undefined || target === thing)
    return `The ${thing.many} are lines of “${thing.linesOf}”, which is no other thing of the sketch.`;
  const of = slugOf(target.one);
  const there = entity.fields.find((field) => field.type === "reference" && field.of === of && field.id !== entity.titleField);
  const own: Field = there ?? { id: of, label: labelOf(target.one), type: "reference", of, required: true };
  const part: Field = { ...own, required: true, isPart: true };
  entity.fields = there === undefined ? [...entity.fields, part] : entity.fields.map((field) => (field === there ? part : field));
  return null;
}

const RESULTS: readonly FieldType[] = ["number", "text", "date", "boolean"];

/** A computed field of the type that its formula comes to, where the model gave it another one. */
function ofItsType(things: readonly DraftedThing[], { entity, field }: { entity: Entity; field: Field }): Field {
  const entities = things.map((one) => wholeOf(things, one.entity.id));
  const fits = (type: FieldType): boolean => "formula" in parseFormula(entities, entity, { ...field, type });
  if (field.formula === undefined || fits(field.type)) return field;
  const type = RESULTS.find(fits);
  if (type === undefined) return field;
  const { options: _options, unit: _unit, ...plain } = field;
  return { ...plain, type };
}
