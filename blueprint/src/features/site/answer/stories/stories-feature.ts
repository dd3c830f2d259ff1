// Testimonials: what people said of the site as a whole, as it was given, and a form for more. Without words that were given there is
// none before somebody wrote one: nobody is quoted who does not exist.
import { z } from "zod";
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import { data, type Element, element, imported, invoke } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { reviewSteps } from "../../../definition/steps.ts";
import { subjectOf } from "../../copy/subject.ts";
import { keeperOf, keptIn } from "../../../definition/kit-parts.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** Words of a person, and who the person is: "a parent", "Team captain". */
export const quoteSchema = z.strictObject({
  name: z.string().min(1).max(60),
  words: z.string().min(1).max(600),
  about: z.string().min(1).max(80).optional(),
});

/** What people say of the site; `quotes` are those from the start. Visitors add their own in stars and words, unless it `isClosed`. */
export const StoriesFeature = featureSchema("stories", {
  title: z.string().min(1).max(60).optional(),
  quotes: z.array(quoteSchema).max(24).optional(),
  isClosed: z.literal(true).optional(),
});
export type StoriesFeature = z.infer<typeof StoriesFeature>;

const titleOf = ({ title }: StoriesFeature): string => title ?? say.app.whatPeopleSay();

export const storiesFeature = defineFeature<typeof StoriesFeature>({
  schema: StoriesFeature,
  isSelfContained: true,
  describe: ({ isClosed }) => ({ called: "testimonials", can: isClosed ? "read testimonials" : "read testimonials and leave your own" }),
  draft: (request) => {
    const { isOnePage } = subjectOf(request);
    const title = /\bstor(?:y|ies)\b/.test(request.words) ? say.app.customerStories() : say.app.testimonials();
    return {
      feature: {},
      places: homeOrPage("list", { isOnePage, page: { id: "stories", title, icon: "MessageSquareQuote" } }),
    };
  },
  compose: composeStories,
  checks: (context) => [quotesCheck(context), formCheck(context)],
});

function composeStories({ project, feature }: FeatureContext<StoriesFeature>): FeatureParts {
  const { id, quotes = [], isClosed } = feature;
  const title = titleOf(feature);
  const told = { id, title, quotes: data(quotes) };
  if (isClosed === true) return { blocks: { list: { element: element(siteComponent("quotes", "Quotes"), told) } } };
  const reviews = keptIn(id, "testimonials", invoke(imported("@/lib/reviews", "createReviews"), id));
  const section: Element = element(imported("@/components/reviews/review-section", "ReviewSection"), {
    id,
    reviews: reviews.value,
    title,
    about: "site",
    subject: say.app.us(),
    isKeeper: keeperOf(project),
    others: quotes.length === 0 ? undefined : element(siteComponent("quotes", "QuoteList"), { quotes: data(quotes) }),
  });
  return { modules: [reviews.module], blocks: { list: { element: section } } };
}

/** Whether another page says the heading or the words too does not matter: they are looked for on the page of the feature. */
function quotesCheck({ project, feature }: FeatureContext<StoriesFeature>): FeatureCheck | null {
  const page = blockPage(project, feature.id, "list");
  const { quotes = [] } = feature;
  if (page === null || quotes.length === 0) return null;
  return {
    title: `The page quotes ${quotes.length === 1 ? "one person" : `${quotes.length} people`} in their own words, with their names`,
    shows: "testimonials,testimonial,customer stories,feedback,reviews",
    steps: [
      { do: "open", path: page.path },
      ...quotes.map(({ name, words }) => ({ do: "expectText", target: { role: "figure", text: name, nth: 0 }, contains: words }) as const),
    ],
  };
}

function formCheck({ project, feature }: FeatureContext<StoriesFeature>): FeatureCheck | null {
  const path = pageOf(project, feature, "list");
  if (path === null || feature.isClosed === true) return null;
  const words = "It was easier than we had thought.";
  const said = { role: "listitem", within: { role: "list", name: titleOf(feature), exact: true }, text: words } as const;
  return {
    title: "Visitors can leave stars and their own words, which are shown at once, kept, and can be deleted; an empty form is refused",
    steps: [
      { do: "open", path },
      { do: "click", target: { role: "button", name: say.community.postReview(), exact: true } },
      { do: "expectVisible", target: { text: say.community.writeAFewWords() } },
      ...reviewSteps(5, words),
      { do: "expectVisible", target: said },
      { do: "reload" },
      { do: "expectVisible", target: said },
      { do: "click", target: { role: "button", name: say.community.deleteReview({ text: words }), within: said } },
      { do: "expectHidden", target: said },
    ],
  };
}
