// Who is behind the site: a page with history, mission and values, and a few lines of it on the home page.
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import { data, element, object } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { exampleLife } from "../../copy/biography.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { drawingOf, linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { named } from "../../frame/named.ts";
import { draftAbout } from "./about-draft.ts";
import { AboutFeature } from "./about-schema.ts";
import { appPicture } from "../../../../project/pictures/app-picture.ts";
import { say } from "../../../../project/words/say.ts";

export const aboutFeature = defineFeature<typeof AboutFeature>({
  schema: AboutFeature,
  isSelfContained: true,
  describe: ({ title }) => ({ called: "a page on who is behind it", can: `read “${title}”` }),
  draft: draftAbout,
  compose: composeAbout,
  checks: checksOf,
});

function composeAbout({ project, feature }: FeatureContext<AboutFeature>): FeatureParts {
  const { id, title, beginning, facts, mission, values, note } = feature;
  const text = object({
    title,
    beginning: data({ ...beginning, paragraphs: beginning.paragraphs.map((paragraph) => named(paragraph, project)) }),
    facts: facts.length === 0 ? undefined : data(facts),
    note: note ?? undefined,
    mission: data(mission),
    values: data(values),
    drawing: drawingOf(feature, appPicture(project)),
  });
  const about = keptIn(id, "about", text, { type: ["@/lib/site/about-text", "AboutText"] });
  const props = { id, about: about.value };
  const page = blockPage(project, id, "story");
  const more = page === null ? undefined : linkTarget({ act: say.app.moreOf({ title: page.page.title }), to: page.path });
  return {
    modules: [about.module],
    blocks: {
      story: { element: element(siteComponent("about", "About"), props) },
      teaser: { element: element(siteComponent("about", "AboutTeaser"), { ...props, more }) },
    },
  };
}

function checksOf({ project, feature }: FeatureContext<AboutFeature>): FeatureCheck | null {
  const path = pageOf(project, feature, "story");
  if (path === null) return null;
  const { beginning, mission, values, facts } = feature;
  const subject = feature.note === exampleLife.note ? "A life" : "Those behind the site";
  return {
    title: `${subject}: ${[beginning, mission, values].map(({ title }) => title.toLowerCase()).join(", ")} can be read`,
    steps: [
      { do: "open", path },
      ...[beginning, mission, values].map(
        ({ title }) => ({ do: "expectVisible", target: { role: "heading", name: title, exact: true } }) as const,
      ),
      { do: "expectVisible", target: { text: mission.text } },
      ...facts.map(({ value }) => ({ do: "expectVisible", target: { text: value } }) as const),
    ],
  };
}
