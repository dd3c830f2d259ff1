// Who is behind the site: a page with history, mission and values, and a few lines of it on the home page.
import { exampleLife } from "../../copy/biography.ts";
import { element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { content, data, linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { blockPage, blockPath, named } from "../../frame/sections.ts";
import { draftAbout } from "./about-draft.ts";

type About = FeatureOf<"about">;

export const aboutUnit: Unit<About> = {
  draft: draftAbout,
  compose: (call) => composeAbout(call),
  checks: (call) => checksOf(call),
};

function composeAbout({ project, feature }: UnitCall<About>): FeatureParts {
  const { id, title, beginning, facts, mission, values, note, motif, seed } = feature;
  const text = data({
    title,
    beginning: { ...beginning, paragraphs: beginning.paragraphs.map((paragraph) => named(paragraph, project)) },
    facts: facts.length === 0 ? undefined : facts,
    note: note ?? undefined,
    mission,
    values,
    drawing: { motif, seed },
  });
  const about = content(id, "about", text, ["@/lib/site/about", "AboutText"]);
  const props = { id: literal(id), about: about.value };
  const page = blockPage(project, id, "story");
  const more = page === null ? undefined : linkTarget({ act: `More: ${page.page.title}`, to: page.path });
  return {
    modules: [about.module],
    blocks: {
      story: { element: element(siteComponent("about", "About"), props) },
      teaser: { element: element(siteComponent("about", "AboutTeaser"), { ...props, more }) },
    },
  };
}

function checksOf({ project, feature }: UnitCall<About>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "story");
  if (path === null) return [];
  const { beginning, mission, values, facts } = feature;
  const subject = feature.note === exampleLife.note ? "A life" : "Those behind the site";
  return [
    {
      title: `${subject}: ${[beginning, mission, values].map(({ title }) => title.toLowerCase()).join(", ")} can be read`,
      steps: [
        { do: "open", path },
        ...[beginning, mission, values].map(
          ({ title }) => ({ do: "expectVisible", target: { role: "heading", name: title, exact: true } }) as const,
        ),
        { do: "expectVisible", target: { text: mission.text } },
        ...facts.map(({ value }) => ({ do: "expectVisible", target: { text: value } }) as const),
      ],
    },
  ];
}
