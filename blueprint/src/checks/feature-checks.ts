// The checks of what an app does beyond rows: each definition says how its feature is proven.
import { contextOf } from "../features/definition/context-of.ts";
import { partId } from "../features/definition/part-id.ts";
import { definitionOf } from "../features/feature.ts";
import type { AcceptanceCheck } from "../schema/check.ts";
import type { ProjectModel } from "../model/project-model.ts";
import { stepsOfWalk } from "./steps/walk.ts";
import { waysIn } from "./steps/ways.ts";

/** The checks of all features, in the blueprint's order. The first of a feature has the feature's id. */
export function featureChecks(project: ProjectModel): AcceptanceCheck[] {
  const ways = waysIn(project);
  return project.blueprint.features.flatMap((feature) => {
    const checks = [definitionOf(feature.kind).checks(contextOf(project, feature))].flat().filter((check) => check !== null);
    return checks.map(({ title, steps, viewport, shows }, at) => ({
      id: at === 0 ? feature.id : `${feature.id}-${at + 1}`,
      title,
      capability: feature.id,
      phrase: feature.phrase,
      viewport: viewport ?? "desktop",
      steps: stepsOfWalk(steps, ways),
      ...(shows === undefined ? {} : { also: shows.split(",").map((part) => partId(feature.id, part)) }),
    }));
  });
}
