// Who is behind the site: a page with history, mission and values, and a few lines of it on the home page.
import { exampleLife } from "../../copy/biography.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { blockPath, sectionModule } from "../../frame/sections.ts";
import { sceneModule } from "../../frame/scenes.ts";
import { draftAbout } from "./about-draft.ts";
import { aboutModule, aboutSection, aboutTeaser } from "./about-module.ts";

type About = FeatureOf<"about">;

export const aboutUnit: Unit<About> = {
  draft: draftAbout,
  write: ({ project, feature }) => ({
    modules: [sectionModule(), sceneModule(), aboutModule(project, feature)],
    blocks: { story: { component: aboutSection }, teaser: { component: aboutTeaser } },
  }),
  checks: (call) => checksOf(call),
};

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
