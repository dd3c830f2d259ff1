// A leaderboard of the kit's components: rows by a number, or people by their points.
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, element, type Expression, imported, object } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import type { LeaderboardFeature } from "./leaderboard-schema.ts";
import { rankedOf } from "./ranked-of.ts";

const leaderboard = (file: string, name: string): Expression => imported(`@/components/learning/leaderboard/${file}`, name);

/** What a leaderboard adds to a project. */
export function leaderboardParts(project: ProjectModel, feature: LeaderboardFeature): FeatureParts {
  const ranked = rankedOf(project, feature);
  if (ranked !== null) {
    const { model, field, measure } = ranked;
    const props = {
      title: feature.title,
      entity: entityVariable(model),
      field: field.key,
      measure,
      isLink: model.hasDetail ? true : undefined,
    };
    const rows = element(leaderboard("row-leaderboard", "RowLeaderboard"), props);
    return { blocks: { ranking: { element: rows, introduced: rows } } };
  }
  const { module, value: ranking } = keptRanking(feature);
  const comment = "Whose new rows earn points.";
  const earning = keptIn("earning", "earningEntities", array(project.entities.map(entityVariable)), { comment });
  const board = element(leaderboard("people-leaderboard", "PeopleLeaderboard"), { ranking, entities: earning.value });
  return { modules: [module, earning.module], blocks: { ranking: { element: board, introduced: board } } };
}

/** The points of the rivals, who need not stand in their order. */
const RIVALS = [100, 128, 40, 68];

function keptRanking({ title, own, rivals }: LeaderboardFeature): Kept {
  const samples = rivals.map((name, index) => object({ id: `sample-${index + 1}`, name, points: RIVALS[index] ?? 80 }));
  const comment = "Who is ranked beside the person. They are samples, until there is a server that knows others.";
  return keptIn("ranking", "peopleRanking", object({ title, own, samples: array(samples) }), { comment });
}
