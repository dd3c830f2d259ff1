// The price of an entity's rows: the field that holds it, and its currency.
import { namedSample } from "../../../checks/place.ts";
import { type EntityModel, type FieldModel, fieldOf } from "../../../model/entity-model.ts";
import { currencyOf } from "../../../model/fields.ts";
import type { ProjectModel } from "../../../model/project-model.ts";
import type { Field, SampleValue } from "../../../schema/entity.ts";
import type { RequestedEntity } from "../../definition/define-feature.ts";
import { say, formatted } from "../../../project/words/say.ts";

/** The field that says what a row costs; undefined where none does. */
export function priceField({ fields }: RequestedEntity): Field | undefined {
  const money = fields.filter(({ type }) => type === "money");
  return money.find(({ id }) => /price|rate|fee|cost|fare|rent/.test(id)) ?? money[0];
}

/** The price of an entity, with the field that it needs for it where it has none: a plain price, or one per night or day. */
export function priced(entity: RequestedEntity, per?: "night" | "day"): { price: string; fields: readonly Field[] } {
  const there = priceField(entity);
  if (there !== undefined) return { price: there.id, fields: [] };
  const isTaken = (id: string): boolean => entity.fields.some((field) => field.id === id);
  const wanted = per === undefined ? "price" : `price-per-${per}`;
  const id = isTaken(wanted) ? "list-price" : wanted;
  const label = per === undefined ? say.commerce.price() : per === "night" ? say.app.pricePerNight() : say.app.pricePerDay();
  return { price: id, fields: [{ id, label, type: "money", required: false, unit: "USD", min: 0 }] };
}

/** The field of a price, and its currency as an ISO 4217 code. */
export interface PriceField {
  field: FieldModel;
  currency: string;
}

/** The price of an entity. Throws if it has no such field. */
export function priceOf(model: EntityModel, id: string): PriceField {
  const field = fieldOf(model, id);
  return { field, currency: currencyOf(field) };
}

/** Which samples a check can use. */
interface WantedSample {
  price: string;
  isFit?: (row: Readonly<Record<string, SampleValue>>) => boolean;
}

/** The first fit sample with a name of its own and a price above nothing; null where there is none. */
export function pricedSample(
  project: ProjectModel,
  model: EntityModel,
  { price, isFit = () => true }: WantedSample,
): { index: number; title: string; price: number } | null {
  for (let from = 0; from < model.rows.length; from += 1) {
    const sample = namedSample({ project, model }, from);
    const row = sample === null ? undefined : model.rows[sample.index];
    const value = row?.[price];
    if (sample !== null && row !== undefined && typeof value === "number" && value > 0 && isFit(row)) return { ...sample, price: value };
  }
  return null;
}

/** An amount as the generated app writes it. */
export function moneyShown(value: number, currency: string): string {
  return formatted.money(value, currency);
}
