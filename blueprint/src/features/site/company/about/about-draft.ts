// What a site says of those behind it. Nothing is invented that could be checked: no years, no names, no numbers.
import type { FeatureRequest, FeatureDraft } from "../../../definition/define-feature.ts";
import { exampleLife } from "../../copy/biography.ts";
import { filled, type Subject, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import type { AboutFeature } from "./about-schema.ts";

const HEADINGS: Readonly<Record<Subject["body"], { section: string; beginning: string; mission: string; values: string; page: string }>> = {
  company: { section: "Who we are", beginning: "Our history", mission: "Our mission", values: "Our values", page: "About us" },
  person: {
    section: "Who works here",
    beginning: "Background and experience",
    mission: "What drives the work",
    values: "How the work is done",
    page: "About",
  },
  event: {
    section: "What it is about",
    beginning: "How it began",
    mission: "What it is for",
    values: "What counts on the day",
    page: "About the event",
  },
  thing: { section: "What this is", beginning: "How it began", mission: "Our mission", values: "Our values", page: "About" },
};

/** Names that a prompt may give the page, in the order of how much they say. */
const PAGE_NAMES: readonly [RegExp, string][] = [
  [/\bcompany introduction|introduction (?:to|of) the company/, "Company introduction"],
  [/\bintroduction to the event|about the event|event introduction/, "About the event"],
  [/\bcompany (?:profile|information|details)/, "Company information"],
  [/\babout us\b/, "About us"],
  [/\babout me\b/, "About me"],
  [/\bour story\b/, "Our story"],
  [/\b(?:biography|basic information)\b/, "Basic information"],
];

/** The draft of the page on who is behind the site. */
export function draftAbout(request: FeatureRequest): FeatureDraft<AboutFeature> {
  const subject = subjectOf(request);
  const { domain, body, seed, isOnePage } = subject;
  const way = wayWords[domain.way];
  const headings = HEADINGS[body];
  const isLife = domain.id === "biography";
  const feature: AboutFeature = {
    ...{ kind: "about", id: request.id, phrase: request.phrase },
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
    ...{ motif: domain.motif, seed: (seed + 7) % 9973 },
  };
  if (isOnePage) return { feature, places: [{ block: "story", on: "home", at: "bottom" }] };
  const title = pageName(request) ?? (isLife ? "Basic information" : headings.page);
  return {
    feature,
    places: [
      { block: "teaser", on: "home", at: "bottom" },
      { block: "story", on: "page", page: { id: "about", title, icon: body === "person" ? "User" : "Info" } },
    ],
  };
}

function pageName({ words, prompt }: FeatureRequest): string | undefined {
  const found = (text: string): string | undefined => PAGE_NAMES.find(([pattern]) => pattern.test(text))?.[1];
  return found(words) ?? found(prompt);
}
