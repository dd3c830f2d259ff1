// Votes for rows: up, and down where the prompt speaks of it. Each visitor has one vote a row and can take it back; the
// ranking shows the results as bars.
import { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { element, imported, invoke } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn, linkProps, rowProps } from "../../../definition/kit-parts.ts";
import { press } from "../../../definition/steps.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Votes for rows, with `down` also against them, and their ranking. */
const VoteFeature = featureSchema("vote", { entity: Slug, down: z.boolean() });
type VoteFeature = z.infer<typeof VoteFeature>;

export const voteFeature = defineFeature<typeof VoteFeature>({
  schema: VoteFeature,
  orders: "vote,upvote,like,score,popularity",
  describe: ({ down }, { many }) => ({ called: `votes on ${many}`, can: down ? `vote ${many} up or down` : `vote for ${many}` }),
  draft: ({ words, prompt, entity }) =>
    entity === null
      ? null
      : {
          feature: { entity: entity.id, down: /\bdown ?-?vot|\bdislike|\bagainst\b/.test(`${words} ${prompt}`) },
          places: [onPage("ranking", { id: "results", title: "Results", icon: "ChartBar" })],
        },
  compose: composed,
  checks: checksOf,
});

function composed({ feature, model }: FeatureContext<VoteFeature>): FeatureParts {
  const votes = keptIn(feature.id, `${model.one}Votes`, invoke(imported("@/lib/votes", "createVotes"), feature.id));
  const buttons = (at: "row" | "heading") =>
    element(imported("@/components/votes/vote-buttons", "VoteButtons"), {
      votes: votes.value,
      ...rowProps(model),
      at,
      hasDown: feature.down ? true : undefined,
    });
  const ranking = element(imported("@/components/votes/ranking", "Ranking"), {
    votes: votes.value,
    entity: entityVariable(model),
    ...linkProps(model),
  });
  return {
    modules: [votes.module],
    orders: [invoke(imported("@/lib/votes", "mostVotes"), votes.value)],
    row: [buttons("row")],
    heading: [buttons("heading")],
    blocks: { ranking: { element: ranking } },
  };
}

/** The list is sorted by votes: the row that was voted for stands first. */
function sortSteps(project: ProjectModel, model: EntityModel, title: string): CheckStep[] {
  const place = placeOf(project, model);
  if (place === null || model.rows.length < 2) return [];
  return [
    { do: "open", path: place.home },
    { do: "select", target: { role: "combobox", name: `Sort ${model.entity.name.many}`, exact: true }, option: "Most votes" },
    { do: "expectText", target: rowsOf(place, { nth: 0 }), contains: title },
  ];
}

function checksOf({ project, feature, model }: FeatureContext<VoteFeature>): FeatureCheck | null {
  const place = placeOf(project, model);
  const sample = namedSample({ project, model }, 1) ?? namedSample({ project, model });
  if (!sample) return null;
  const first = { role: "listitem", within: { role: "list", name: `Ranking of ${model.entity.name.many}`, exact: true }, nth: 0 } as const;
  const open = { do: "open", path: pageOf(project, feature) ?? "/results" } as const;
  const own = { do: "open", path: samplePath(model, sample.index) } as const;
  const cast: FeatureCheck["steps"] =
    place === null
      ? [own, { do: "click", target: { role: "button", name: "Vote for", exact: true } }]
      : [{ do: "open", path: place.home }, press(`Vote for ${sample.title}`, { within: rowsOf(place, { text: sample.title }) })];
  const against: FeatureCheck["steps"] = feature.down
    ? [
        { do: "click", target: { role: "button", name: "Vote against", exact: true } },
        { do: "expectVisible", target: { role: "img", name: "Score -1", exact: true } },
      ]
    : [
        { do: "click", target: { role: "button", name: "Vote for", exact: true } },
        { do: "expectVisible", target: { role: "img", name: "Score 0", exact: true } },
      ];
  return {
    title: `${capitalise(model.entity.name.many)} can be voted ${feature.down ? "up and down" : "for"}, the results rank them, the list is sorted by votes, and a vote is kept and can be changed`,
    steps: [
      ...cast,
      open,
      { do: "expectText", target: first, contains: sample.title },
      { do: "expectText", target: first, contains: "1 vote" },
      { do: "reload" },
      { do: "expectText", target: first, contains: sample.title },
      ...sortSteps(project, model, sample.title),
      own,
      { do: "expectVisible", target: { role: "img", name: "Score 1", exact: true } },
      ...against,
    ],
  };
}
