// Examples of what was done, without people: nobody is quoted who does not exist.
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, Drafted } from "../../../unit/unit.ts";
import type { Domain } from "../../copy/domain.ts";
import { subjectOf } from "../../copy/subject.ts";

type Stories = FeatureOf<"stories">;

const CALLED: readonly [RegExp, Stories["called"], string][] = [
  [/\btestimonial/, "testimonial", "Testimonials"],
  [/\b(?:customer|client) cases?|case stud|success stor|customer stor|client stor/, "story", "Customer stories"],
  [/\bcases?\b/, "case", "Cases"],
  [/\breviews?\b/, "review", "What visitors say"],
];

const BEGINNINGS = [
  "The question came early and sounded small.",
  "It had been put off for months.",
  "There was a date, and it was close.",
] as const;
const ENDS = [
  "What is left: a clear result, and one thing less to think about.",
  "Since then it has simply worked, and the next step is already planned.",
  "In the end there was more calm than effort, and a plan for the rest.",
] as const;

/** The draft of the stories. */
export function draftStories(ask: Ask): Drafted<Stories> {
  const { domain, body, isOnePage } = subjectOf(ask);
  const [, called, title] =
    CALLED.find(([pattern]) => pattern.test(ask.words)) ??
    CALLED.find(([pattern]) => pattern.test(ask.prompt)) ??
    ([null, "story", "Stories"] as const);
  const isEvent = body === "event";
  const feature: Stories = {
    ...{ kind: "stories", id: ask.id, phrase: ask.phrase, called },
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

function examplesOf({ offers }: Domain): Stories["examples"] {
  return offers.slice(0, 3).map(({ name, text }, at) => ({
    title: `Example: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    text: `${BEGINNINGS[at % BEGINNINGS.length]} ${text} ${ENDS[at % ENDS.length]}`,
  }));
}
