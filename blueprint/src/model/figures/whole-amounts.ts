// Whether the amounts of money in an app are whole, so that they are shown without zeros after the point.
import type { Entity, FieldType } from "../../schema/entity.ts";

const NUMBERS: ReadonlySet<FieldType> = new Set<FieldType>(["money", "number", "duration", "percent"]);

/** Whether all amounts in the samples of an entity are whole, with those that are worked out from them; where all are worked out from other rows, those of all rows. */
export function hasWholeAmounts(entity: Entity, all: readonly Entity[]): boolean {
  const isComputed = moneyOf(entity).some(({ formula }) => formula !== undefined);
  const own = amountsOf(entity);
  if (own.length > 0 || !isComputed) return own.length > 0 && isWhole(entity);
  const others = all.filter((other) => moneyOf(other).length > 0);
  return others.every(isWhole) && others.flatMap(amountsOf).length > 0;
}

const moneyOf = ({ fields }: Entity): Entity["fields"] => fields.filter(({ type }) => type === "money");

/** The amounts in the samples, and where some are worked out the other numbers, which may be parts of them. */
function amountsOf(entity: Entity): unknown[] {
  const money = moneyOf(entity);
  const isComputed = money.some(({ formula }) => formula !== undefined);
  const numbers = isComputed ? entity.fields.filter(({ type }) => NUMBERS.has(type)) : money;
  return numbers.flatMap(({ id }) => entity.samples.flatMap((sample) => sample[id] ?? []));
}

function isWhole(entity: Entity): boolean {
  const areFractions = moneyOf(entity).some(({ formula = "" }) => /[/%]|\.\d/.test(formula));
  return !areFractions && amountsOf(entity).every((value) => Number.isInteger(value));
}
