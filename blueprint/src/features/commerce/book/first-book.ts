import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";

type Book = FeatureOf<"book">;

/** All bookings of an app are paid, listed and called alike: as the first feature says. */
export function firstBook({ project, feature }: UnitCall<Book>): Book {
  return project.blueprint.features.find((other) => other.kind === "book") ?? feature;
}
