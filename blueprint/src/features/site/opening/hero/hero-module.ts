// How the opening of a site is written: three layouts, with a drawn picture beside, below or behind the words.
import { type Code, code, join, raw, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { named, plain } from "../../frame/sections.ts";
import { sceneOf } from "../../frame/scenes.ts";
import { linkCode, linkTo, type SiteLink, siteLinks } from "../../frame/site-links.ts";

type Hero = FeatureOf<"hero">;

const PATH = "src/features/site/HeroSection.tsx";

/** `HeroSection`. */
export const heroSection = new Reference("HeroSection", PATH);

/** Where the opening leads: to what visitors come for, and to what they read first. */
export function heroActions(project: ProjectModel): SiteLink[] {
  const first = linkTo(project, ["form", "pricing", "collection", "services", "contact", "gallery"]);
  const second = linkTo(
    project,
    ["services", "about", "collection", "contact", "stories", "timeline"].filter((kind) => kind !== first?.kind),
  );
  return [first, second].filter((link) => link !== undefined);
}

/** The sections of a home page that is the whole site. */
export function heroAnchors(project: ProjectModel): SiteLink[] {
  const anchors = siteLinks(project).filter(({ to }) => to.startsWith("#"));
  return project.pages.length <= 2 && anchors.length >= 3 ? anchors : [];
}

/** The module of the opening. */
export function heroModule(project: ProjectModel, feature: Hero): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [
      {
        name: "HeroSection",
        code: code`
          function HeroSection() {
            @usePageTitle(${project.blueprint.title});

            return (
              ${layouts[feature.layout](project, feature)}
            );
          }`,
      },
    ],
  };
}

const layouts: Readonly<Record<Hero["layout"], (project: ProjectModel, feature: Hero) => Code>> = {
  split: (project, feature) => code`
    <section aria-labelledby="hero-title" className="card grid overflow-hidden lg:grid-cols-[1.1fr_1fr]">
      <div className="flex min-w-0 flex-col items-start justify-center gap-5 p-6 sm:p-12">
        ${words(project, feature)}
      </div>
      <div className="h-56 lg:h-auto lg:min-h-96">
        ${scene(feature)}
      </div>
    </section>`,
  centred: (project, feature) => code`
    <section aria-labelledby="hero-title" className="card overflow-hidden">
      <div className="flex flex-col items-center gap-5 px-6 pt-12 pb-10 text-center sm:px-12 sm:pt-16">
        ${words(project, feature)}
      </div>
      <div className="h-48 sm:h-64">
        ${scene(feature)}
      </div>
    </section>`,
  cover: (project, feature) => code`
    <section aria-labelledby="hero-title" className="relative overflow-hidden rounded-card border border-line">
      <div className="absolute inset-0">
        ${scene(feature)}
      </div>
      <div className="card relative mx-4 mt-28 mb-4 flex flex-col items-start gap-5 p-6 sm:mx-8 sm:mt-40 sm:mb-8 sm:max-w-2xl sm:p-10">
        ${words(project, feature)}
      </div>
    </section>`,
};

function scene({ motif, seed }: Hero): Code {
  return code`<${sceneOf(motif)} seed={${plain(seed)}} />`;
}

function words(project: ProjectModel, feature: Hero): Code {
  const headline = named(feature.headline, project);
  const actions = heroActions(project);
  const anchors = heroAnchors(project);
  const isCentred = feature.layout === "centred";
  return join([
    when(
      headline !== project.blueprint.title,
      code`<p className="text-sm font-semibold text-accent-ink">${jsxText(project.blueprint.title)}</p>`,
    ),
    code`
      <h1 id="hero-title" className="hero-title">
        ${jsxText(headline)}
      </h1>
      <p className="max-w-prose text-lg text-muted">${jsxText(named(feature.line, project))}</p>`,
    when(
      actions.length > 0,
      () => code`
        <div className="${raw(`flex flex-wrap gap-3${isCentred ? " justify-center" : ""}`)}">
          ${actions.map((link, at) => linkCode(link, `button ${at === 0 ? "button-primary" : "button-quiet"}`))}
        </div>`,
    ),
    when(
      anchors.length > 0,
      () => code`
        <nav ${attribute("aria-label", "On this page")} className="${raw(`flex flex-wrap gap-x-5 gap-y-1${isCentred ? " justify-center" : ""}`)}">
          ${anchors.map(({ title, to }) => linkCode({ to, act: title }, "link inline-flex min-h-8 items-center text-sm font-semibold"))}
        </nav>`,
    ),
  ]);
}
