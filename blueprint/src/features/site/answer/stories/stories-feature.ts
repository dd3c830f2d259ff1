// Testimonials: reviews of the site as a whole. There is none before somebody wrote one, because nobody is quoted who does
// not exist.
import type { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { element, imported, invoke } from "../../../../project/code/expression.ts";
import { defineFeature } from "../../../definition/define-feature.ts";
import { reviewSteps } from "../../../definition/steps.ts";
import { subjectOf } from "../../copy/subject.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** What visitors say of the site, in stars and words. */
const StoriesFeature = featureSchema("stories", {});
type StoriesFeature = z.infer<typeof StoriesFeature>;

const TITLE = say.app.whatPeopleSay();

export const storiesFeature = defineFeature<typeof StoriesFeature>({
  schema: StoriesFeature,
  isSelfContained: true,
  describe: () => ({ called: "testimonials", can: "read testimonials and leave your own" }),
  draft: (request) => {
    const { isOnePage } = subjectOf(request);
    const title = /\bstor(?:y|ies)\b/.test(request.words) ? say.app.customerStories() : say.app.testimonials();
    return {
      feature: {},
      places: homeOrPage("list", { isOnePage, page: { id: "stories", title, icon: "MessageSquareQuote" } }),
    };
  },
  compose: ({ feature: { id } }) => {
    const reviews = keptIn(id, "testimonials", invoke(imported("@/lib/reviews", "createReviews"), id));
    const section = element(imported("@/components/reviews/review-section", "ReviewSection"), {
      reviews: reviews.value,
      title: TITLE,
      about: "site",
      subject: say.app.us(),
    });
    return { modules: [reviews.module], blocks: { list: { element: section } } };
  },
  checks: ({ project, feature }) => {
    const path = pageOf(project, feature, "list");
    if (path === null) return null;
    const words = "It was easier than we had thought.";
    const said = { role: "listitem", within: { role: "list", name: TITLE, exact: true }, text: words } as const;
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
  },
});
