// The opening of a site: what it is, in one line, with a picture and the way to what visitors come for.
import { array, element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { exampleLife } from "../../copy/biography.ts";
import { pick, type Subject, type SubjectAsk, subjectOf } from "../../copy/subject.ts";
import { data, linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { named } from "../../frame/sections.ts";
import { heroActions, heroAnchors } from "./hero-module.ts";

type Hero = FeatureOf<"hero">;

const LAYOUTS = ["split", "cover", "split", "centred"] as const;

export const heroUnit: Unit<Hero> = {
  draft: (ask) => {
    const subject = subjectOf(ask);
    const { domain, seed } = subject;
    return {
      feature: {
        ...{ kind: "hero", id: ask.id, phrase: ask.phrase },
        ...wordsOf(ask, subject),
        ...{ layout: pick(LAYOUTS, seed), motif: domain.motif, seed: seed % 9973 },
      },
      places: [{ block: "opening", on: "home", at: "top" }],
    };
  },
  compose: (call) => composeHero(call),
  checks: (call) => checksOf(call),
};

const COMPONENTS: Readonly<Record<Hero["layout"], string>> = { split: "SplitHero", centred: "CenteredHero", cover: "CoverHero" };

function composeHero({ project, feature }: UnitCall<Hero>): FeatureParts {
  const headline = named(feature.headline, project);
  const actions = heroActions(project);
  const anchors = heroAnchors(project);
  const opening = element(siteComponent("opening/hero", COMPONENTS[feature.layout]), {
    headline: literal(headline),
    description: literal(named(feature.line, project)),
    drawing: data({ motif: feature.motif, seed: feature.seed }),
    actions: actions.length === 0 ? undefined : array(actions.map(linkTarget)),
    sections: anchors.length === 0 ? undefined : data(anchors.map(({ title, to }) => ({ label: title, to }))),
  });
  return { blocks: { opening: { element: opening, heads: true, heading: headline } } };
}

function wordsOf({ title }: SubjectAsk, { domain, body, seed }: Subject): Pick<Hero, "headline" | "line"> {
  if (domain.id === "biography") return { headline: exampleLife.name, line: exampleLife.summary };
  const slogan = pick(domain.headlines, seed);
  if ((body === "event" || body === "person") && title !== "") return { headline: "{name}", line: `${slogan}. ${domain.line}` };
  return { headline: slogan, line: domain.line };
}

function checksOf({ project, feature }: UnitCall<Hero>): FeatureCheck[] {
  const heading = { role: "heading", name: named(feature.headline, project), exact: true } as const;
  const anchors = heroAnchors(project);
  const pages = heroActions(project).filter(({ to }) => to.startsWith("/"));
  return [
    {
      title: "The home page opens with what the site is about and leads to what visitors come for",
      steps: [
        { do: "open", path: "/" },
        { do: "expectVisible", target: heading },
        ...anchors.map(
          ({ title }) =>
            ({
              do: "expectVisible",
              target: { role: "link", name: title, exact: true, within: { role: "navigation", name: "On this page" } },
            }) as const,
        ),
        ...pages.flatMap(({ act }, index) => [
          ...(index === 0 ? [] : [{ do: "open", path: "/" } as const]),
          { do: "click", target: { role: "link", name: act, exact: true, within: { role: "main" }, nth: 0 } } as const,
          { do: "expectHidden", target: heading } as const,
        ]),
      ],
    },
  ];
}
