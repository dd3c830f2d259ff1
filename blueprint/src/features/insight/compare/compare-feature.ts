// Comparing: a page on which rows are chosen and stand side by side, their values in the same order.
import type { z } from "zod";
import { namedSample } from "../../../checks/place.ts";
import { capitalise } from "../../../model/names.ts";
import { element, imported } from "../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../definition/define-feature.ts";
import { pageOf } from "../../definition/page-of.ts";
import { press } from "../../definition/steps.ts";
import { rowProps } from "../../work/row-parts.ts";

/** Rows that are chosen stand side by side, with all their values. */
const CompareFeature = featureSchema("compare", { entity: Slug });
type CompareFeature = z.infer<typeof CompareFeature>;

export const compareFeature = defineFeature<typeof CompareFeature>({
  schema: CompareFeature,
  describe: (_, { many }) => ({ called: `a comparison of ${many}`, can: `compare ${many} side by side` }),
  draft: ({ entity, words }) =>
    entity === null || entity.fields.length < 2 || isOfSums.test(words)
      ? null
      : {
          feature: { entity: entity.id },
          places: [onPage("table", { id: "compare", title: "Compare", icon: "Scale", intro: "Choose what to see side by side." })],
        },
  compose: ({ model }) => ({
    blocks: { table: { element: element(imported("@/components/insight/compare/comparison", "Comparison"), rowProps(model)) } },
  }),
  checks: checksOf,
});

/** "Compare spending by month": of sums that is a chart. */
const isOfSums = /\b(?:by|per) (?!side)\w|\bover time\b|\b(?:month|week|year)/;

function checksOf({ project, feature, model }: FeatureContext<CompareFeature>): FeatureCheck | null {
  const path = pageOf(project, feature);
  const first = namedSample({ project, model });
  const second = first === null ? null : namedSample({ project, model }, first.index + 1);
  if (path === null || first === null || second === null) return null;
  const { one, many } = model.entity.name;
  const table: Target = { role: "table", name: `${capitalise(many)} side by side`, exact: true };
  const choose = ({ title }: { title: string }): CheckStep => ({
    do: "select",
    target: { label: `Compare another ${one}`, exact: true },
    option: title,
  });
  const column = ({ title }: { title: string }): Target => ({ role: "columnheader", text: title, within: table });
  const both: CheckStep[] = [first, second].map((sample) => ({ do: "expectVisible", target: column(sample) }));
  return {
    title: `${capitalise(many)} that are chosen can be compared side by side, which is kept, and left out again`,
    steps: [
      { do: "open", path },
      choose(first),
      choose(second),
      ...both,
      { do: "reload" },
      ...both,
      press(`Leave out ${first.title}`, { within: table }),
      { do: "expectHidden", target: column(first) },
      { do: "expectVisible", target: column(second) },
    ],
  };
}
