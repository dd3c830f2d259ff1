// Plans side by side, each with a page of its own. Choosing one is confirmed and kept, and can be undone.
import { element, imported, invoke, literal } from "../../../../project/code/expression.ts";
import { slugOf } from "../../../../model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { content, type Content, data, linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { blockPage, blockPath } from "../../frame/sections.ts";
import { linkTo } from "../../frame/site-links.ts";
import { draftPricing } from "./pricing-draft.ts";

type Pricing = FeatureOf<"pricing">;

export const pricingUnit: Unit<Pricing> = {
  draft: draftPricing,
  compose: (call) => composePricing(call),
  checks: (call) => checksOf(call),
};

function composePricing({ project, feature }: UnitCall<Pricing>): FeatureParts {
  const { id, title, line } = feature;
  const { value: plans, module } = plansModule(feature);
  const page = blockPage(project, id, "plans");
  const next = linkTo(project, ["contact", "form"]);
  const action = next && linkTarget(next);
  const section = element(siteComponent("pricing/pricing", "Pricing"), {
    ...{ id: literal(id), title: literal(title), description: literal(line), plans, action },
  });
  const back = data({ path: page?.path ?? "/", title: page?.page.title ?? "Home" });
  const ofPlan = element(siteComponent("pricing/plan-page", "PlanPage"), { plans, back, action });
  return { modules: [module], blocks: { plans: { element: section } }, routes: [{ path: "/plan/:plan", element: ofPlan }] };
}

function plansModule({ id, period, plans }: Pricing): Content {
  const offered = plans.map((plan, index) => ({ slug: slugOf(plan.name) || `plan-${index + 1}`, ...plan }));
  const options = data({ name: id, currency: "USD", period, plans: offered });
  return content(id, "plans", invoke(imported("@/lib/site/plans", "definePlans"), options));
}

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
