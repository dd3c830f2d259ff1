// The page that lists what one takes part in: one for all enrolments of an app.
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";

type Enrol = FeatureOf<"enrol">;

/** What all lists of one's own are called: as the first feature says. */
export function enrolmentList({ project, feature }: UnitCall<Enrol>): { path: string; label: string; undo: string } {
  const page = project.pages.find(({ page: { id } }) => id === "my-enrolments");
  const first = project.blueprint.features.find((other) => other.kind === "enrol") ?? feature;
  return { path: page?.path ?? "/my-enrolments", label: page?.page.title ?? "My enrolments", undo: first.terms.undo };
}
