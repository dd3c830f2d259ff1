import { describe } from "node:test";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { proveFeatures } from "./prove-features.ts";

function ask(kind: AddFeatureRequest["kind"], words: string): AddFeatureRequest {
  return { kind, entity: null, phrase: null, words };
}

const books = "A list of books with author and year";

const cases: readonly { site: string; asks: readonly AddFeatureRequest[]; isNightly?: boolean }[] = [
  {
    site: "a company that shows what it is and offers, and can be written to, with pictures, news by mail and a form",
    asks: [
      ask("hero", "a website for a solar company"),
      ask("about", "company introduction with history, mission and values"),
      ask("services", "services such as rooftop solar, battery storage and maintenance"),
      ask("services", "display basic, family and unlimited service plans"),
      ask("contact", "contact the company with name, email and message"),
      ask("gallery", "a photo gallery to which visitors upload photos"),
      ask("newsletter", "subscribe"),
      ask("form", "fill out a request form with name, email, date of visit, number of people and diagnosis"),
    ],
  },
  {
    site: "a page of one event",
    asks: [
      ask("hero", "a one-page website for promoting a conference"),
      ask("gallery", "a one-page website with a photo gallery"),
      ask("stories", "a one-page website with testimonials"),
      ask("faq", "a one-page website with faqs"),
    ],
  },
  {
    site: "an operator with plans and answers",
    isNightly: true,
    asks: [
      ask("services", "display basic, family and unlimited service plans of a phone operator"),
      ask("faq", "frequently asked questions"),
    ],
  },
  { site: "an anonymous form", asks: [ask("form", "submit an anonymous report with insights and evidence")], isNightly: true },
  {
    site: "the life of a person",
    isNightly: true,
    asks: [ask("hero", "a biography website"), ask("about", "a biography website: basic information")],
  },
];

describe("what visitors read and answer", () => {
  proveFeatures(cases.map(({ site, ...one }) => ({ ...one, title: site, prompt: books })));
});
