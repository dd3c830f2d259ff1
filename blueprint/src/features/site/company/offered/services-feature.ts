// What is offered: cards on the home page and on a page of their own, each with a page with more. Plans are offers of
// which each says what it includes.
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import { distinctSlugs } from "../../../../model/names.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { array, data, element, type Expression, imported, object } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureChecks, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import { drawingNamed } from "../../../../project/pictures/drawing-file.ts";
import { pictureOf } from "../../../../project/pictures/row-pictures.ts";
import { linkTarget, motifComponent, siteComponent } from "../../frame/kit-parts.ts";
import { linkTo } from "../../frame/site-links.ts";
import { draftOffered } from "./offered-draft.ts";
import { isOfPlans } from "./plans-draft.ts";
import { PLANS, ServicesFeature } from "./services-schema.ts";
import { formatted, say } from "../../../../project/words/say.ts";

export const servicesFeature = defineFeature<typeof ServicesFeature>({
  schema: ServicesFeature,
  describe: (feature) => {
    if (feature.id === PLANS)
      return { called: "plans with prices", can: "compare the plans", examples: "what the plans include and their prices" };
    const { title, offers } = feature;
    return {
      called: "a page of what is offered",
      can: `look through “${title}”${hasPages(feature) ? ", each with a page of its own" : ""}`,
      ...(offers.some(({ cost }) => cost === undefined) && {
        examples: offers.some(({ price }) => price !== undefined) ? "what is offered and its prices" : "what is offered",
      }),
    };
  },
  draft: draftOffered,
  means: ({ id }, words) => (id === PLANS) === isOfPlans(words),
  compose: composeServices,
  checks: checksOf,
});

/** Whether there is more to say of each than its price. */
function hasPages({ includes, offers }: Pick<ServicesFeature, "includes" | "offers">): boolean {
  return includes.length > 0 || offers.some((offer) => offer.includes !== undefined);
}

function composeServices({ project, feature }: FeatureContext<ServicesFeature>): FeatureParts {
  const { value: services, module } = offersModule({ project, feature });
  const page = blockPage(project, feature.id, "list");
  const next = linkTo(project, ["form", "contact", ...(feature.id === PLANS ? [] : [PLANS])]);
  const props = { id: feature.id, services };
  const more = page === null ? undefined : linkTarget({ act: say.app.allOfIt({ title: page.page.title }), to: page.path });
  return {
    modules: [module],
    blocks: {
      list: { element: element(siteComponent("services/services", "Services"), props) },
      preview: { element: element(siteComponent("services/services", "ServicesPreview"), { ...props, more }) },
    },
    routes: !hasPages(feature)
      ? []
      : [
          {
            path: `${pathOf(feature)}/:offer`,
            element: element(siteComponent("services/offer-page", "OfferPage"), {
              services,
              back: data({ path: page?.path ?? "/", title: page?.page.title ?? say.app.home() }),
              action: next && linkTarget({ ...next, to: next.to.startsWith("#") ? "/" : next.to }),
            }),
          },
        ],
  };
}

/** The beginning of the addresses of the offers. */
function pathOf({ id }: ServicesFeature): string {
  return id === PLANS ? "/plan" : "/offer";
}

function offersModule({ project, feature }: Pick<FeatureContext<ServicesFeature>, "project" | "feature">): Kept {
  const { id, title, line, offers, includes, steps, motif } = feature;
  const slugs = distinctSlugs(
    offers.map(({ name }) => name),
    "offer",
  );
  const haveBigPictures = includes.length > 0 || offers.some((offer) => offer.includes !== undefined);
  const pictured = (name: string): Expression | undefined => {
    const picture = haveBigPictures ? pictureOf(name, { language: project.blueprint.language, about: [title] }) : null;
    return picture === null ? undefined : drawingNamed(picture);
  };
  const offered = offers.map(({ icon: name, ...offer }, index) =>
    object({
      slug: slugs[index] ?? "offer",
      name: offer.name,
      text: offer.text,
      price: offer.price,
      cost: offer.cost,
      includes: offer.includes && data(offer.includes),
      icon: imported("lucide-react", `${name}Icon`),
      pictogram: pictured(offer.name),
    }),
  );
  const all = object({
    title,
    description: line === "" ? undefined : line,
    path: pathOf(feature),
    offers: array(offered),
    includes: array(includes),
    steps: data(steps),
    motif: motifComponent(motif),
  });
  return keptIn(id, id === PLANS ? "plans" : "services", all, { type: ["@/lib/site/offers", "Offers"] });
}

function checksOf({ project, feature }: FeatureContext<ServicesFeature>): FeatureChecks {
  const path = pageOf(project, feature, "list");
  const [first] = feature.offers;
  if (path === null || !first) return [];
  const priced = feature.offers.flatMap(({ name, price, cost }) =>
    price === undefined ? [] : [{ name, shown: cost ?? say.site.fromPrice({ price: formatted.price(price, "USD") }) }],
  );
  const called = feature.id === PLANS ? "Each plan" : "What is offered";
  const prices: FeatureCheck = {
    title: `${called} stands with its price`,
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
  if (!hasPages(feature)) return prices;
  return [
    priced.length === 0 ? null : prices,
    {
      title: `${called} is introduced one by one, and has a page with its details`,
      shows: "services,introduction,service descriptions,product descriptions",
      steps: [
        { do: "open", path },
        ...feature.offers.flatMap(({ name, text }): CheckStep[] => [
          { do: "expectVisible", target: { role: "link", name, exact: true, within: { role: "main" } } },
          { do: "expectText", target: { role: "listitem", text: name, within: { role: "main" } }, contains: text },
        ]),
        { do: "click", target: { role: "link", name: first.name, exact: true, within: { role: "main" }, nth: 0 } },
        { do: "expectVisible", target: { role: "heading", name: first.name, exact: true } },
        { do: "expectVisible", target: { text: first.text } },
        ...feature.steps.map(({ title }, index): CheckStep => ({
          do: "expectText",
          target: { role: "listitem", text: title, within: { role: "main" } },
          contains: `${index + 1} ${title}`,
        })),
        { do: "expectVisible", target: { role: "heading", name: say.site.whatItIncludes(), exact: true } },
        ...(feature.steps.length === 0
          ? []
          : [{ do: "expectVisible", target: { role: "heading", name: say.site.howItWorks(), exact: true } } as const]),
      ],
    },
  ];
}
