// Single facts under a heading: when a shop is open, where it is, how to reach a person. They are shown as they were given.
import { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { array, element, object } from "../../../../project/code/expression.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { siteComponent } from "../../frame/kit-parts.ts";

/** Facts, each with one line or several. `title` is the heading; null where the page's own says it. */
export const FactsFeature = featureSchema("facts", {
  title: z.string().min(1).max(60).nullable(),
  facts: z
    .array(z.strictObject({ label: z.string().min(1).max(60), lines: z.array(z.string().min(1).max(240)).min(1).max(12) }))
    .min(1)
    .max(16),
});
export type FactsFeature = z.infer<typeof FactsFeature>;

export const factsFeature = defineFeature<typeof FactsFeature>({
  schema: FactsFeature,
  isSelfContained: true,
  describe: ({ title, facts }) => ({ called: `“${title ?? facts[0]?.label ?? "facts"}”`, can: null }),
  // Only whoever has the facts can say them.
  draft: () => null,
  means: ({ title, facts }, words) =>
    [title ?? "", ...facts.map(({ label }) => label)].some((name) => name !== "" && words.includes(name.toLowerCase())),
  compose: ({ feature: { id, title, facts } }) => {
    const shown = array(facts.map(({ label, lines }) => object({ label, lines: array(lines) })));
    const props = { id, title: title ?? undefined, facts: shown };
    return { blocks: { facts: { element: element(siteComponent("facts", "Facts"), props) } } };
  },
  checks: checksOf,
});

function checksOf({ project, feature: { id, title, facts } }: FeatureContext<FactsFeature>): FeatureCheck | null {
  const path = pageOf(project, { id }, "facts");
  if (path === null) return null;
  const names = facts.map(({ label }) => label.toLowerCase());
  return {
    title: `The page says ${names.join(", ")}`.slice(0, 160),
    shows: names.map((name) => name.replaceAll(",", " ")).join(","),
    steps: [
      { do: "open", path },
      ...(title === null ? [] : [{ do: "expectVisible", target: { role: "heading", name: title, exact: true } } as const]),
      ...facts.flatMap(({ label, lines }) => [label, ...lines].map((text) => ({ do: "expectVisible", target: { text } }) as const)),
    ],
  };
}
