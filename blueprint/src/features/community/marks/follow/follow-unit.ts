// Following rows: topics, people, companies. What is followed stands on one page; where the app notifies, a comment on a
// followed row does so.
import { capitalise } from "../../../../model/names.ts";
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import { element, imported, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { keptMarks, markedRowsProps, rowProps } from "../marked-parts.ts";
import { followsVariable } from "./follows-variable.ts";

type Follow = FeatureOf<"follow">;

export const followUnit: Unit<Follow> = {
  draft: ({ id, phrase, entity }) =>
    entity === null
      ? null
      : {
          feature: { kind: "follow", id, phrase, entity: entity.id },
          places: [{ block: "list", on: "page", page: { id: "following", title: "Following", icon: "Rss" } }],
        },
  compose: (call) => composed(call),
  checks: (call) => checksOf(call),
};

function composed({ feature, model }: UnitCall<Follow>): FeatureParts {
  const follows = keptMarks(feature.id, followsVariable(model));
  const button = (at: "row" | "heading") =>
    element(imported("@/components/marks/follow-button", "FollowButton"), {
      follows: follows.variable,
      ...rowProps(model),
      at: literal(at),
    });
  return {
    modules: [follows.module],
    row: [button("row")],
    heading: [button("heading")],
    blocks: {
      list: {
        element: element(imported("@/components/marks/followed-rows", "FollowedRows"), {
          marks: follows.variable,
          ...markedRowsProps(model),
        }),
      },
    },
  };
}

function listLabel(many: string): string {
  return `${capitalise(many)} that you follow`;
}

function checksOf({ project, feature, model }: UnitCall<Follow>): FeatureCheck[] {
  const place = placeOf(project, model);
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  const { many } = model.entity.name;
  const listed = { role: "listitem", within: { role: "list", name: listLabel(many), exact: true }, text: sample.title } as const;
  const open = { do: "open", path: page?.path ?? "/following" } as const;
  const fromList: FeatureCheck["steps"] =
    place === null
      ? []
      : [
          { do: "open", path: place.home },
          {
            do: "click",
            target: { role: "button", name: `Follow ${sample.title}`, exact: true, within: rowsOf(place, { text: sample.title }) },
          },
          open,
          { do: "expectVisible", target: listed },
          { do: "click", target: { role: "button", name: `Unfollow ${sample.title}`, exact: true, within: listed } },
          { do: "expectHidden", target: listed },
        ];
  return [
    {
      title: `${capitalise(many)} can be followed from a list or their own page, stand under “Following”, and can be let go of`,
      steps: [
        ...fromList,
        { do: "open", path: samplePath(model, sample.index) },
        { do: "click", target: { role: "button", name: "Follow", exact: true } },
        { do: "expectVisible", target: { role: "button", name: "Unfollow", exact: true } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "button", name: "Unfollow", exact: true } },
        open,
        { do: "expectVisible", target: listed },
      ],
    },
  ];
}
