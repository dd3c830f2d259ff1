// What happened, in its order, on a line. A search narrows it where the prompt speaks of one.
import { pageOf } from "../../../definition/page-of.ts";
import { data, element, member } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { draftTimeline } from "./timeline-draft.ts";
import { TimelineFeature } from "./timeline-schema.ts";

export const timelineFeature = defineFeature<typeof TimelineFeature>({
  schema: TimelineFeature,
  isSelfContained: true,
  describe: ({ searching }) => ({ called: "a timeline", can: searching ? "follow the timeline and search it" : "follow the timeline" }),
  draft: draftTimeline,
  compose: composeTimeline,
  checks: checksOf,
});

function composeTimeline({ feature }: FeatureContext<TimelineFeature>): FeatureParts {
  const { id, title, line, moments, honours: given, searching } = feature;
  const told = keptIn(id, "timeline", data({ moments, honors: given.length === 0 ? undefined : given }));
  const sectionOf = (anchor: string, heading: string, list: string) => ({
    element: element(siteComponent("timeline", "Timeline"), {
      id: anchor,
      title: heading,
      description: line,
      moments: member(told.value, list),
      hasSearch: searching ? true : undefined,
    }),
  });
  return {
    modules: [told.module],
    blocks: {
      moments: sectionOf(id, title, "moments"),
      ...(given.length === 0 ? {} : { honours: sectionOf(`${id}-honors`, "In the order of the years", "honors") }),
    },
  };
}

function checksOf({ project, feature }: FeatureContext<TimelineFeature>): FeatureCheck | null {
  const listOf = (block: string, moments: TimelineFeature["moments"], title: string): FeatureCheck["steps"] => {
    const path = pageOf(project, feature, block);
    const [first] = moments;
    const last = moments.at(-1);
    if (path === null || !first || !last) return [];
    const list = { role: "list", name: title, exact: true } as const;
    const items = { role: "listitem", within: list } as const;
    return [
      { do: "open", path },
      { do: "expectCount", target: items, atLeast: moments.length, atMost: moments.length },
      { do: "expectText", target: { ...items, nth: 0 }, contains: first.title },
      { do: "expectText", target: { ...items, nth: -1 }, contains: last.title },
      ...(feature.searching
        ? [
            { do: "fill", target: { label: "Search these entries" }, value: last.text } as const,
            { do: "expectCount", target: items, atLeast: 1, atMost: 1 } as const,
            { do: "fill", target: { label: "Search these entries" }, value: "qwertz uiop" } as const,
            { do: "expectVisible", target: { role: "status", text: "Nothing here matches" } } as const,
          ]
        : []),
    ];
  };
  const steps = [...listOf("moments", feature.moments, feature.title), ...listOf("honours", feature.honours, "In the order of the years")];
  const title = `What happened stands in its order${feature.searching ? ", and a search finds an entry" : ""}`;
  return steps.length === 0 ? null : { title, steps };
}
