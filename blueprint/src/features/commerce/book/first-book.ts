import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import { BookFeature } from "./book-schema.ts";

/** All bookings of an app are paid, listed and called alike: as the first feature says. */
export function firstBook({ project, feature }: FeatureContext<BookFeature>): BookFeature {
  return featuresOf(project.blueprint, BookFeature)[0] ?? feature;
}
