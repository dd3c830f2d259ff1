// What is offered: cards on the home page and on a page of their own, each with a page that tells more.
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { blockPath, sectionModule } from "../../frame/sections.ts";
import { sceneModule } from "../../frame/scenes.ts";
import { draftOffered } from "./offered-draft.ts";
import { offerView, servicesModules, servicesPreview, servicesSection } from "./offered-modules.ts";

type Services = FeatureOf<"services">;

export const servicesUnit: Unit<Services> = {
  draft: draftOffered,
  write: ({ project, feature }) => ({
    modules: [sectionModule(), sceneModule(), ...servicesModules(project, feature)],
    blocks: { list: { component: servicesSection }, preview: { component: servicesPreview } },
    routes: [{ path: "/offer/:offer", component: offerView }],
  }),
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature }: UnitCall<Services>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "list");
  const [first] = feature.offers;
  if (path === null || !first) return [];
  return [
    {
      title: "What is offered is introduced one by one, and each offer has a page that tells more",
      steps: [
        { do: "open", path },
        ...feature.offers.map(
          ({ name }) => ({ do: "expectVisible", target: { role: "link", name, exact: true, within: { role: "main" } } }) as const,
        ),
        { do: "click", target: { role: "link", name: first.name, exact: true, within: { role: "main" }, nth: 0 } },
        { do: "expectVisible", target: { role: "heading", name: first.name, exact: true } },
        { do: "expectVisible", target: { text: first.text } },
        { do: "expectVisible", target: { role: "heading", name: "What it includes", exact: true } },
      ],
    },
  ];
}
