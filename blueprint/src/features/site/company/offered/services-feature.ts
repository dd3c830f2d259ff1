// What is offered: cards on the home page and on a page of their own, each with a page that tells more.
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import { slugOf } from "../../../../model/names.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { array, data, element, imported, object } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureChecks, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import { linkTarget, motifComponent, siteComponent } from "../../frame/kit-parts.ts";
import { linkTo } from "../../frame/site-links.ts";
import { draftOffered } from "./offered-draft.ts";
import { ServicesFeature } from "./services-schema.ts";

export const servicesFeature = defineFeature<typeof ServicesFeature>({
  schema: ServicesFeature,
  describe: ({ title, offers, includes }) => ({
    called: "a page of what is offered",
    can: `look through “${title}”${includes.length === 0 ? "" : ", each with a page of its own"}`,
    ...(offers.some(({ cost }) => cost === undefined) && {
      examples: offers.some(({ price }) => price !== undefined) ? "what is offered and its prices" : "what is offered",
    }),
  }),
  draft: draftOffered,
  compose: composeServices,
  checks: checksOf,
});

function composeServices({ project, feature }: FeatureContext<ServicesFeature>): FeatureParts {
  const { value: services, module } = offersModule(feature);
  const page = blockPage(project, feature.id, "list");
  const next = linkTo(project, ["form", "contact", "pricing"]);
  const props = { id: feature.id, services };
  const more = page === null ? undefined : linkTarget({ act: `All of it: ${page.page.title}`, to: page.path });
  return {
    modules: [module],
    blocks: {
      list: { element: element(siteComponent("services/services", "Services"), props) },
      preview: { element: element(siteComponent("services/services", "ServicesPreview"), { ...props, more }) },
    },
    routes:
      feature.includes.length === 0
        ? []
        : [
            {
              path: "/offer/:offer",
              element: element(siteComponent("services/offer-page", "OfferPage"), {
                services,
                back: data({ path: page?.path ?? "/", title: page?.page.title ?? "Home" }),
                action: next && linkTarget({ ...next, to: next.to.startsWith("#") ? "/" : next.to }),
              }),
            },
          ],
  };
}

function offersModule({ id, title, line, offers, includes, steps, motif }: ServicesFeature): Kept {
  const offered = offers.map(({ icon: name, ...offer }, index) =>
    object({
      slug: slugOf(offer.name) || `offer-${index + 1}`,
      name: offer.name,
      text: offer.text,
      price: offer.price,
      cost: offer.cost,
      icon: imported("lucide-react", `${name}Icon`),
    }),
  );
  const all = object({
    title,
    description: line,
    offers: array(offered),
    includes: array(includes),
    steps: data(steps),
    motif: motifComponent(motif),
  });
  return keptIn(id, "services", all, { type: ["@/lib/site/offers", "Offers"] });
}

function checksOf({ project, feature }: FeatureContext<ServicesFeature>): FeatureChecks {
  const path = pageOf(project, feature, "list");
  const [first] = feature.offers;
  if (path === null || !first) return [];
  const priced = feature.offers.flatMap(({ name, price, cost }) =>
    price === undefined ? [] : [{ name, shown: cost ?? `from $${price.toLocaleString("en")}` }],
  );
  const prices: FeatureCheck = {
    title: "What is offered stands with its price",
    shows: "price,prices,price list,pricing,cost,costs,rates,fees",
    steps: [
      { do: "open", path },
      ...priced.map(({ name, shown }): CheckStep => ({
        do: "expectText",
        target: { role: "listitem", text: name, within: { role: "main" } },
        contains: shown,
      })),
    ],
  };
  if (feature.includes.length === 0) return prices;
  return [
    priced.length === 0 ? null : prices,
    {
      title: "What is offered is introduced one by one, and each offer has a page that tells more",
      shows: "services,introduction,service descriptions,product descriptions",
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
