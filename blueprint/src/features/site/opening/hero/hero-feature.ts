// The opening of a site: what it is, in one line, with a picture and the way to what visitors come for.
import { z } from "zod";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, data, element } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, featuresOf } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { openingTimes } from "../../../../knowledge/words/opening-times.ts";
import { exampleLife } from "../../copy/biography.ts";
import { PLANS } from "../../company/offered/services-schema.ts";
import { generalDomain, headline as asHeadline, isGeneral, pick, type Subject, type SubjectAsk, subjectOf } from "../../copy/subject.ts";
import { pricedList } from "../../copy/priced-list.ts";
import { drawingOf, linkTarget, siteComponent } from "../../frame/kit-parts.ts";
import { named } from "../../frame/named.ts";
import { PassageFeature } from "../../media/passage/passage-schema.ts";
import { linksIn, TextLinks } from "../../frame/text-links.ts";
import { linkTo, sectionLinks, type SiteLink, siteLinks } from "../../frame/site-links.ts";
import { appPicture } from "../../../../project/pictures/app-picture.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { motifSchema } from "../../site-parts.ts";
import { say } from "../../../../project/words/say.ts";

/** The opening of a site, with the page's only heading of the first order. `{name}` stands for the app's title, `{parts}` for what the site has. */
const HeroFeature = featureSchema("hero", {
  headline: z.string().min(1).max(90),
  line: z.string().max(240),
  layout: z.enum(["split", "centred", "cover"]),
  motif: motifSchema,
  seed: z.int(),
  /** Where it leads; without them to what visitors come for. */
  links: z.exactOptional(TextLinks),
});
type HeroFeature = z.infer<typeof HeroFeature>;

const LAYOUTS = ["split", "cover", "split", "centred"] as const;

export const heroFeature = defineFeature<typeof HeroFeature>({
  schema: HeroFeature,
  isSelfContained: true,
  describe: () => ({ called: "an opening section", can: null }),
  draft: (request) => {
    const subject = subjectOf(request);
    const { domain, seed } = subject;
    return {
      feature: { ...wordsOf(request, subject), layout: pick(LAYOUTS, seed), motif: domain.motif, seed: seed % 9973 },
      places: [{ block: "opening", on: "home", at: "top" }],
    };
  },
  compose: composeHero,
  checks: checksOf,
});

const COMPONENTS: Readonly<Record<HeroFeature["layout"], string>> = { split: "SplitHero", centred: "CenteredHero", cover: "CoverHero" };

function composeHero({ project, feature }: FeatureContext<HeroFeature>): FeatureParts {
  const heading = named(feature.headline, project);
  const actions = heroActions(project, feature);
  const anchors = heroAnchors(project);
  const opening = element(siteComponent("opening/hero", COMPONENTS[feature.layout]), {
    headline: heading,
    description: lineIn(feature, project),
    drawing: drawingOf(feature, appPicture(project, [heading, feature.line])),
    actions: actions.length === 0 ? undefined : array(actions.map(linkTarget)),
    sections: anchors.length === 0 ? undefined : data(anchors.map(({ title, to }) => ({ label: title, to }))),
  });
  return { blocks: { opening: { element: opening, heads: true, heading } } };
}

/** Where the opening leads: where it says so, else to what visitors come for, and to what they read first. */
function heroActions(project: ProjectModel, { links }: HeroFeature): Pick<SiteLink, "act" | "to">[] {
  const own = linksIn(project, links).map(({ label, to }) => ({ act: label, to: to.path }));
  if (own.length > 0) return own;
  const first = linkTo(project, ["form", PLANS, "collection", "services", "contact", "gallery"]);
  const second = linkTo(
    project,
    ["services", "about", "collection", "contact", "stories"].filter((kind) => kind !== first?.kind),
  );
  return [first, second].filter((link) => link !== undefined);
}

/** The sections of a home page that is nearly the whole site; where it is all of it, the navigation leads to them. */
function heroAnchors(project: ProjectModel): SiteLink[] {
  const anchors = siteLinks(project).filter(({ to }) => to.startsWith("#"));
  return project.pages.length === 2 && anchors.length >= 3 ? anchors : [];
}

function wordsOf({ title, prompt }: SubjectAsk, { domain, body, seed }: Subject): Pick<HeroFeature, "headline" | "line"> {
  const offered = pricedList(prompt);
  if (offered.length > 0 && title !== "")
    return {
      headline: "{name}",
      line: lineOf(
        offered.map(({ name }) => name),
        prompt,
      ),
    };
  if (domain.id === "biography") return { headline: exampleLife.name, line: exampleLife.summary };
  // Of a trade that nobody knows, and of one person, no slogan is made up.
  if ((isGeneral(domain) || (body === "person" && domain.id !== "biography")) && title !== "")
    return { headline: "{name}", line: "{parts}" };
  const slogan = pick(domain.headlines, seed);
  if (body === "event" && title !== "") return { headline: "{name}", line: `${slogan}. ${domain.line}` };
  return { headline: slogan, line: domain.line };
}

/** The line below the heading: its words, or what the site has. */
function lineIn({ line }: HeroFeature, project: ProjectModel): string {
  if (line !== "{parts}") return named(line, project);
  const written = featuresOf(project.blueprint, PassageFeature).flatMap(({ title }) => title ?? []);
  const links = siteLinks(project).map(({ title }) => title);
  const [first, ...others] = [...new Set([...written, ...links])].slice(0, LINE_NAMES_MAX);
  if (first === undefined) return generalDomain.line;
  return `${[first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(", ")}.`;
}

/** What is offered and when, as the prompt states it. */
function lineOf(names: readonly string[], prompt: string): string {
  const said = names
    .slice(0, LINE_NAMES_MAX)
    .map((name, at) => (at === 0 ? asHeadline(name) : name.charAt(0).toLowerCase() + name.slice(1)));
  const hours = (openingTimes(prompt)?.lines ?? []).map(([days, times]) => `${days} ${times}`);
  return `${said.join(", ")}.${hours.length === 0 ? "" : ` ${hours.join(", ")}.`}`.slice(0, 240);
}

const LINE_NAMES_MAX = 5;

const MAIN = { role: "navigation", name: say.general.main() } as const;
const ON_PAGE = { role: "navigation", name: say.site.onThisPage() } as const;

function checksOf({ project, feature }: FeatureContext<HeroFeature>): FeatureCheck | null {
  const heading = { role: "heading", name: named(feature.headline, project), exact: true } as const;
  const anchors = heroAnchors(project);
  const isElsewhere = project.pages.some(({ page }) => page.title === heading.name);
  const pages = heroActions(project, feature).filter(({ to }) => to.startsWith("/"));
  return {
    title: "The home page opens with what the site is about and leads to what visitors come for",
    steps: [
      { do: "open", path: "/" },
      { do: "expectVisible", target: heading },
      { do: "expectText", target: { role: "main" }, contains: lineIn(feature, project) },
      ...(anchors.length === 0 ? [{ do: "expectHidden", target: ON_PAGE } as const] : []),
      ...anchors.map(
        ({ title }) => ({ do: "expectVisible", target: { role: "link", name: title, exact: true, within: ON_PAGE } }) as const,
      ),
      ...sectionLinks(project).map(
        ({ title }) => ({ do: "expectVisible", target: { role: "link", name: title, exact: true, within: MAIN } }) as const,
      ),
      ...pages.flatMap(({ act }, index) => [
        ...(index === 0 ? [] : [{ do: "open", path: "/" } as const]),
        { do: "click", target: { role: "link", name: act, exact: true, within: { role: "main" }, nth: 0 } } as const,
        ...(isElsewhere ? [] : [{ do: "expectHidden", target: heading } as const]),
      ]),
    ],
  };
}
