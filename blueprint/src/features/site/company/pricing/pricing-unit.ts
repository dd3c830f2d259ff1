// Plans side by side, each with a page of its own. Choosing one is confirmed and kept, and can be undone.
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { blockPath, sectionModule } from "../../frame/sections.ts";
import { draftPricing } from "./pricing-draft.ts";
import { planView, pricingModules, pricingSection } from "./pricing-modules.ts";

type Pricing = FeatureOf<"pricing">;

export const pricingUnit: Unit<Pricing> = {
  draft: draftPricing,
  write: ({ project, feature }) => ({
    modules: [sectionModule(), ...pricingModules(project, feature)],
    blocks: { plans: { component: pricingSection } },
    routes: [{ path: "/plan/:plan", component: planView }],
  }),
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature }: UnitCall<Pricing>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "plans");
  const [first, second] = feature.plans;
  if (path === null || !first || !second) return [];
  const region = { role: "region", name: feature.title, exact: true } as const;
  const chosen = { role: "status", text: `You have chosen ${second.name}` } as const;
  return [
    {
      title: "Plans are compared with their prices, each has a page with its details, and a plan can be chosen and given up again",
      steps: [
        { do: "open", path },
        ...feature.plans.map(({ name }) => ({ do: "expectVisible", target: { role: "link", name, exact: true, within: region } }) as const),
        { do: "click", target: { role: "link", name: first.name, exact: true, within: region } },
        { do: "expectVisible", target: { role: "heading", name: first.name, exact: true } },
        { do: "expectVisible", target: { text: first.suits } },
        { do: "open", path },
        { do: "click", target: { role: "button", name: `Choose ${second.name}`, exact: true, within: region } },
        { do: "expectVisible", target: chosen },
        { do: "reload" },
        { do: "expectVisible", target: chosen },
        { do: "click", target: { role: "button", name: "Give it up", exact: true } },
        { do: "expectHidden", target: chosen },
      ],
    },
  ];
}
