// What the price of a thing that is booked is for: a night, a day, a month of rent, a person or the whole booking.
import { fieldOf } from "../../../model/entity-model.ts";
import { entityOf } from "../../../model/project-model.ts";
import type { FeatureContext } from "../../definition/define-feature.ts";
import type { BookFeature } from "./book-schema.ts";

/** The unit of a booking's price. Rent is for a month, of which the days are a part. */
export function priceUnit({ project, feature }: FeatureContext<BookFeature>): "night" | "day" | "month" | "person" | "booking" {
  const { terms, entity, price } = feature;
  if (terms.mode !== "stay") return terms.perPerson ? "person" : "booking";
  const field = entity === null || price === null ? null : fieldOf(entityOf(project, entity), price);
  const words = field === null ? "" : `${field.id} ${field.label}`.toLowerCase();
  return /month/.test(words) || (/\brent\b/.test(words) && !/night|day/.test(words)) ? "month" : terms.unit;
}
