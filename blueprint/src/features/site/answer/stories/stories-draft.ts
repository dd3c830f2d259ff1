// Examples of what was done, without people: nobody is quoted who does not exist.
import type { FeatureRequest, FeatureDraft } from "../../../definition/define-feature.ts";
import type { Domain } from "../../copy/domain.ts";
import { subjectOf } from "../../copy/subject.ts";
import type { StoriesFeature } from "./stories-schema.ts";

const CALLED: readonly [RegExp, StoriesFeature["called"], string][] = [
  [/\btestimonial/, "testimonial", "Testimonials"],
  [/\b(?:customer|client) cases?|case stud|success stor|customer stor|client stor/, "story", "Customer stories"],
  [/\bcases?\b/, "case", "Cases"],
  [/\breviews?\b/, "review", "What visitors say"],
];

const STARTS = [
  "A first question, early enough to plan well.",
  "Something that had been put off for months.",
  "A date that was close, and no time to lose.",
] as const;
const ENDS = [
  "A clear result, and one thing less to think about.",
  "It has simply worked since then, and the next step is planned.",
  "More calm than effort, and a plan for the rest.",
] as const;

/** The draft of the stories. */
export function draftStories(request: FeatureRequest): FeatureDraft<StoriesFeature> {
  const { domain, body, isOnePage } = subjectOf(request);
  const [, called, title] =
    CALLED.find(([pattern]) => pattern.test(request.words)) ??
    CALLED.find(([pattern]) => pattern.test(request.prompt)) ??
    ([null, "story", "Stories"] as const);
  const isEvent = body === "event";
  const feature: StoriesFeature = {
    ...{ kind: "stories", id: request.id, phrase: request.phrase, called },
    title: isEvent ? "Voices" : "What became of it",
    line: `Leave your own ${called}: it appears here at once. What is marked as an example is one.`,
    examples: examplesOf(domain),
  };
  return {
    feature,
    places: isOnePage
      ? [{ block: "list", on: "home", at: "bottom" }]
      : [{ block: "list", on: "page", page: { id: "stories", title, icon: "MessageSquareQuote" } }],
  };
}

function examplesOf({ offers }: Domain): StoriesFeature["examples"] {
  return offers.slice(0, 3).map(({ name, text }, at) => ({
    title: `Example: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    start: STARTS[at % STARTS.length] ?? STARTS[0],
    work: text,
    end: ENDS[at % ENDS.length] ?? ENDS[0],
  }));
}
