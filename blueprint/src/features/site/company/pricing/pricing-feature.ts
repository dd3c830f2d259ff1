// Plans side by side, each with a page of its own. Choosing one is confirmed and kept, and can be undone.
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import { slugOf } from "../../../../model/names.ts";
import { data, element, imported, invoke } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import { linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { linkTo } from "../../frame/site-links.ts";
import { draftPricing } from "./pricing-draft.ts";
import { PricingFeature } from "./pricing-schema.ts";

export const pricingFeature = defineFeature<typeof PricingFeature>({
  schema: PricingFeature,
  isSelfContained: true,
  describe: () => ({ called: "plans with prices", can: "compare the plans and choose one" }),
  draft: draftPricing,
  compose: composePricing,
  checks: checksOf,
});

function composePricing({ project, feature }: FeatureContext<PricingFeature>): FeatureParts {
  const { id, title, line } = feature;
  const { value: plans, module } = plansModule(feature);
  const page = blockPage(project, id, "plans");
  const next = linkTo(project, ["contact", "form"]);
  const action = next && linkTarget(next);
  const section = element(siteComponent("pricing/pricing", "Pricing"), { id, title, description: line, plans, action });
  const back = data({ path: page?.path ?? "/", title: page?.page.title ?? "Home" });
  const ofPlan = element(siteComponent("pricing/plan-page", "PlanPage"), { plans, back, action });
  return { modules: [module], blocks: { plans: { element: section } }, routes: [{ path: "/plan/:plan", element: ofPlan }] };
}

function plansModule({ id, period, plans }: PricingFeature): Kept {
  const offered = plans.map((plan, index) => ({ slug: slugOf(plan.name) || `plan-${index + 1}`, ...plan }));
  const options = data({ name: id, currency: "USD", period, plans: offered });
  return keptIn(id, "plans", invoke(imported("@/lib/site/plans", "definePlans"), options));
}

function checksOf({ project, feature }: FeatureContext<PricingFeature>): FeatureCheck | null {
  const path = pageOf(project, feature, "plans");
  const [first, second] = feature.plans;
  if (path === null || !first || !second) return null;
  const region = { role: "region", name: feature.title, exact: true } as const;
  const chosen = { role: "status", text: `You have chosen ${second.name}` } as const;
  return {
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
  };
}
