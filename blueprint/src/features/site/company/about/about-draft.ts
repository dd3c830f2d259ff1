// What a site says of those behind it. Nothing is invented that could be checked: no years, no names, no numbers.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import type { FeatureRequest, DraftedFeature, FeatureDraft } from "../../../definition/define-feature.ts";
import { exampleLife } from "../../copy/biography.ts";
import { titleIn } from "../../copy/titles.ts";
import { filled, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import type { AboutFeature } from "./about-schema.ts";

const Headings = z.strictObject({ section: z.string(), beginning: z.string(), mission: z.string(), values: z.string(), page: z.string() });
const allHeadings = readData("site/about.json", z.strictObject({ company: Headings, person: Headings, event: Headings, thing: Headings }));

/** The draft of the page on who is behind the site. */
export function draftAbout(request: FeatureRequest): FeatureDraft<AboutFeature> {
  const subject = subjectOf(request);
  const { domain, body, seed, isOnePage } = subject;
  const way = wayWords[domain.way];
  const headings = allHeadings[body];
  const isLife = domain.id === "biography";
  const feature: DraftedFeature<AboutFeature> = {
    title: isLife ? "The person" : headings.section,
    beginning: {
      title: isLife ? "In short" : headings.beginning,
      paragraphs: isLife ? [exampleLife.summary] : way.beginnings.map((text) => filled(text, domain)),
    },
    facts: isLife ? exampleLife.facts.map((fact) => ({ ...fact })) : [],
    mission: isLife ? { title: "What remains", text: exampleLife.remains } : { title: headings.mission, text: domain.mission },
    values: {
      title: isLife ? "Remembered for" : headings.values,
      passages: (isLife ? exampleLife.remembered : way.values).map((value) => ({ ...value })),
    },
    note: isLife ? exampleLife.note : null,
    motif: domain.motif,
    seed: (seed + 7) % 9973,
  };
  const title = pageName(request) ?? (isLife ? "Basic information" : headings.page);
  const page = { id: "about", title, icon: body === "person" ? "User" : "Info" };
  return { feature, places: homeOrPage("story", { isOnePage, page, teaser: "teaser" }) };
}

function pageName({ words, prompt }: FeatureRequest): string | undefined {
  const found = (text: string): string | undefined => titleIn("about", text);
  return found(words) ?? found(prompt);
}
