// A leaderboard of the kit's components: rows by a number, or people by what they logged or scored.
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, element, type Expression, imported, object } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import type { LeaderboardFeature } from "./leaderboard-schema.ts";
import { type Ranked, rankedOf } from "./ranked-of.ts";

const leaderboard = (file: string, name: string): Expression => imported(`@/components/learning/leaderboard/${file}`, name);

/** What a leaderboard adds to a project. */
export function leaderboardParts(project: ProjectModel, feature: LeaderboardFeature): FeatureParts {
  const ranked = rankedOf(project, feature);
  if (ranked.by === "rows") {
    const { model, field, measure } = ranked;
    const props = {
      title: feature.title,
      entity: entityVariable(model),
      field: field.key,
      measure,
      isLink: model.hasDetail ? true : undefined,
    };
    return { blocks: { ranking: { element: element(leaderboard("row-leaderboard", "RowLeaderboard"), props) } } };
  }
  const { module, value: ranking } = keptRanking(feature, ranked);
  const { model, field } = ranked;
  if (model === null) {
    const comment = "Whose new rows earn points.";
    const earning = keptIn("earning", "earningEntities", array(project.entities.map(entityVariable)), { comment });
    const board = element(leaderboard("points-leaderboard", "PointsLeaderboard"), { ranking, entities: earning.value });
    return { modules: [module, earning.module], blocks: { ranking: { element: board } } };
  }
  const props = { ranking, entity: entityVariable(model), field: field === null ? undefined : field.key };
  return { modules: [module], blocks: { ranking: { element: element(leaderboard("log-leaderboard", "LogLeaderboard"), props) } } };
}

/** What the rivals have, as shares of what one has at first. */
const RIVALS = [1.6, 1.25, 0.85, 0.5];

function keptRanking({ title, own, rivals }: LeaderboardFeature, { measure, rule, around }: Extract<Ranked, { by: "people" }>): Kept {
  const samples = rivals.map((name, index) =>
    object({ id: `sample-${index + 1}`, name, points: Math.max(1, Math.round(around * (RIVALS[index] ?? 1))) }),
  );
  const value = object({ title, measure, rule, own, samples: array(samples) });
  const comment = "Who is ranked beside the person. They are samples, until there is a server that knows others.";
  return keptIn("ranking", "peopleRanking", value, { comment });
}
