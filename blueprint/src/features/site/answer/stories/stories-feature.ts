// Stories and testimonials: visitors leave their own words, which are shown at once; examples are marked as examples.
import { element, imported, invoke, literal } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { content, data, siteComponent } from "../../frame/kit-parts.ts";
import { blockPath } from "../../frame/sections.ts";
import { draftStories } from "./stories-draft.ts";
import { StoriesFeature } from "./stories-schema.ts";

const names = { story: "stories", testimonial: "testimonials", review: "reviews", case: "customer cases" } as const;

export const storiesFeature = defineFeature<typeof StoriesFeature>({
  schema: StoriesFeature,
  isSelfContained: true,
  words: {
    verbs: "read testimonials,share success stories,leave a testimonial",
    nouns:
      "testimonial,testimonials section,testimonial section,customer testimonial,client testimonial,customer case,case study,client case,success story,customer story,customer success story,client story,case studies,success stories,customer stories",
  },
  describe: ({ called }) => ({ called: names[called], can: `read ${names[called]} and add your own` }),
  draft: draftStories,
  compose: (context) => composeStories(context),
  checks: (context) => checksOf(context),
});

function composeStories({ feature }: FeatureContext<StoriesFeature>): FeatureParts {
  const { id, title, line, called, examples } = feature;
  const stories = content(id, "stories", invoke(imported("@/lib/site/stories", "createStories"), literal(id)));
  const shown = element(siteComponent("stories/stories", "Stories"), {
    ...{ id: literal(id), title: literal(title), description: literal(line) },
    ...{ stories: stories.value, called: literal(called), examples: data(examples) },
  });
  return { modules: [stories.module], blocks: { list: { element: shown } } };
}

function checksOf({ project, feature }: FeatureContext<StoriesFeature>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "list");
  const [example] = feature.examples;
  if (path === null || !example) return [];
  const { called, title } = feature;
  const list = { role: "list", name: title, exact: true } as const;
  const words = "It was easier than we had thought.";
  const publish = { do: "click", target: { role: "button", name: `Publish ${called}`, exact: true } } as const;
  return [
    {
      title: `Visitors can leave a ${called} in their own words; it is shown at once and kept, and examples are marked`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: { role: "heading", name: example.title, exact: true } },
        publish,
        { do: "expectVisible", target: { text: `Write your ${called}.` } },
        { do: "fill", target: { label: "In your words" }, value: words },
        publish,
        { do: "expectVisible", target: { role: "status", text: "Thank you!" } },
        { do: "expectVisible", target: { role: "listitem", text: words, within: list } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", text: words, within: list } },
        { do: "click", target: { role: "button", name: "Remove", within: { role: "listitem", text: words, within: list } } },
        { do: "expectHidden", target: { role: "listitem", text: words, within: list } },
      ],
    },
  ];
}
