// A sketched field in the form of the blueprint.
import { slugOf } from "../../knowledge/field.ts";
import { singular } from "../../knowledge/words/inflect.ts";
import type { Language } from "../../project/words/languages.ts";
import { capital, labelOf, yesOrNo } from "../../reader/draft/draft-field.ts";
import type { Field } from "../../schema/entity.ts";
import { plainName } from "../form/lenient.ts";
import type { SketchField } from "./sketch-field.ts";
import type { SketchThing } from "./sketch-thing.ts";
import { currencyIn, durationUnitIn, durationUnitOf } from "./values/units-in.ts";

const STARS = 5;

/** The thing of this name, in the singular or the plural; undefined for none. */
export function thingNamed(things: readonly SketchThing[], name: string | null): SketchThing | undefined {
  if (name === null) return undefined;
  const names = [plainName(name), plainName(singular(name.toLowerCase()))];
  return things.find(({ one, many }) => names.includes(plainName(one)) || plainName(many) === names[0]);
}

/** What a field is drafted in: the things that it can refer to, and the language of its units. */
export interface FieldContext {
  things: readonly SketchThing[];
  language: Language;
}

/** A field in the blueprint's form; a reference to no thing of the sketch is a text. */
export function draftedField(told: SketchField, context: FieldContext): Field {
  // A state may be told by its steps alone.
  const states = told.transitions.flatMap(({ from, to }) => [...from, to]);
  const field: SketchField = states.length === 0 ? told : { ...told, type: "choice", options: [...told.options, ...states].slice(0, 20) };
  const drafted = ofType(field, context);
  const stamp = stampIn(field.formula);
  if (stamp !== null) return stamped(drafted, stamp);
  return field.formula === null ? drafted : { ...drafted, formula: field.formula };
}

/** What the app sets when a row is added, where a formula says no more than that. */
function stampIn(formula: string | null): NonNullable<Field["stamp"]> | null {
  const plain = plainName(formula ?? "");
  return plain === "now" || plain === "today" ? "now" : plain === "me" ? "me" : null;
}

/** The field with a stamp that it can hold; one that it cannot hold is entered. */
function stamped(field: Field, stamp: NonNullable<Field["stamp"]>): Field {
  if (stamp === "me") return field.type === "text" || field.type === "reference" ? { ...field, stamp } : field;
  return field.type === "date" || field.type === "datetime" || field.type === "time"
    ? { ...field, stamp }
    : { ...field, type: "date", stamp };
}

function ofType({ label, type, options, of, unit, scale }: SketchField, { things, language }: FieldContext): Field {
  const base: Field = { id: slugOf(label), label: labelOf(label), type, required: false };
  switch (type) {
    case "reference":
    case "references": {
      const targets = [of ?? []].flat().flatMap((name) => thingNamed(things, name) ?? []);
      const [target, ...others] = new Set(targets.map(({ one }) => slugOf(one)));
      if (target === undefined) return { ...base, type: type === "reference" ? "text" : "tags" };
      return others.length === 0 || type === "references"
        ? { ...base, of: target }
        : { ...base, type: "anyReference", ofAny: [target, ...others] };
    }
    case "boolean":
      return { ...base, ...yesOrNo(label), id: base.id, label: base.label };
    case "choice":
      return { ...base, options: distinct(options) };
    case "tags":
      return options.length === 0 ? base : { ...base, options: distinct(options) };
    case "money":
      return { ...base, unit: currencyIn(unit, language) };
    case "duration":
      return { ...base, unit: durationUnitIn(unit ?? durationUnitOf(label, language), language) };
    case "number":
      return unit === null ? base : { ...base, unit };
    case "rating":
      return { ...base, min: 1, max: scale ?? STARS };
    default:
      return base;
  }
}

function distinct(options: readonly string[]): string[] {
  const all = options.map(capital);
  return all.filter((option, at) => all.findIndex((other) => other.toLowerCase() === option.toLowerCase()) === at);
}
