// Reviews: stars and words on the page of a row, the average on the row itself.
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { array, arrow, element, imported, invoke, local, member } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureChecks, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { reviewSteps } from "../../../definition/steps.ts";
import { keeperOf, keptIn } from "../../../definition/kit-parts.ts";
import { say } from "../../../../project/words/say.ts";
import { aboutSamples, saidAtFirst } from "../../said-at-first.ts";
import { ReviewFeature } from "./review-schema.ts";

export const reviewFeature = defineFeature<typeof ReviewFeature>({
  schema: ReviewFeature,
  orders: () => ({ by: "review,rating,average rating,star,average review" }),
  describe: (_, { many }) => ({ called: `reviews of ${many}`, can: `review ${many} with stars and words` }),
  draft: ({ entity }) => (entity === null ? null : { feature: { entity: entity.id } }),
  compose: composed,
  checks: checksOf,
});

function composed({ project, feature, model }: FeatureContext<ReviewFeature>): FeatureParts {
  const first = saidAtFirst(model, aboutSamples(project, model, feature.reviews ?? []));
  const samples = first.length === 0 ? [] : [arrow(null, array(first))];
  const reviews = keptIn(feature.id, `${model.one}Reviews`, invoke(imported("@/lib/reviews", "createReviews"), feature.id, ...samples));
  const props = { reviews: reviews.value, about: member(local("row"), "id") };
  return {
    modules: [reviews.module],
    orders: [invoke(imported("@/lib/reviews", "bestReviewed"), reviews.value)],
    detail: [
      element(imported("@/components/reviews/review-section", "ReviewSection"), {
        ...props,
        subject: say.community.thisRow(model.entity.name),
        isKeeper: keeperOf(project),
      }),
    ],
    row: [element(imported("@/components/reviews/review-average", "ReviewAverage"), props)],
  };
}

const list = { role: "list", name: say.community.reviews(), exact: true } as const;
const yourName = { label: say.community.yourName(), within: { role: "form", name: say.community.writeAReview(), exact: true } } as const;

const deleting = (text: string): Target => ({ role: "button", name: say.community.deleteReview({ text }), within: list });

/** The stars that a sample row has from the start. */
const starsOf = ({ project, feature, model }: FeatureContext<ReviewFeature>, index: number): number[] =>
  aboutSamples(project, model, feature.reviews ?? [])
    .filter((review) => review.index === index)
    .map(({ stars }) => stars);

/** The mean to one decimal, as the kit has it. */
const averageOf = (stars: readonly number[]): number =>
  stars.length === 0 ? 0 : Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10;

const averageReview = (stars: readonly number[]): CheckStep => ({
  do: "expectVisible",
  target: { text: say.community.averageReview({ average: averageOf(stars), stars: 5, count: stars.length }) },
});

/** What the page of a sample row says of its reviews on a first visit. */
function atFirst(context: FeatureContext<ReviewFeature>, index: number): CheckStep {
  const stars = starsOf(context, index);
  if (stars.length > 0) return averageReview(stars);
  return {
    do: "expectVisible",
    target: { text: say.community.noReviews({ subject: say.community.thisRow(context.model.entity.name) }) },
  };
}

function checksOf(context: FeatureContext<ReviewFeature>): FeatureChecks {
  const { project, model } = context;
  const place = placeOf(project, model);
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const path = samplePath(model, sample.index);
  const first = "Better than I had hoped";
  const there = starsOf(context, sample.index);
  const item = (nth: number): Target => ({ role: "listitem", within: list, nth });
  const other = namedSample({ project, model }, sample.index + 1);
  const ofOther: CheckStep[] =
    other === null || other.index === sample.index
      ? []
      : [{ do: "open", path: samplePath(model, other.index) }, atFirst(context, other.index)];
  const inList: CheckStep[] =
    place === null
      ? []
      : [
          { do: "open", path: place.home },
          {
            do: "expectVisible",
            target: {
              role: "img",
              name: say.community.averageStars({ average: averageOf([...there, 4, 2]), stars: 5, count: there.length + 2 }),
              within: rowsOf(place, { text: sample.title }),
            },
          },
          { do: "open", path },
        ];
  return [
    {
      title: `${capitalise(model.entity.name.many)} can be reviewed with stars and words; an empty review is refused, the average is shown, and one’s own can be deleted`,
      steps: [
        { do: "open", path },
        atFirst(context, sample.index),
        { do: "expectVisible", target: { role: "heading", name: say.community.writeAReview(), exact: true } },
        { do: "click", target: { role: "button", name: say.community.postReview(), exact: true } },
        { do: "expectVisible", target: { text: say.community.chooseFromOneToFive() } },
        { do: "expectVisible", target: { text: say.community.writeAFewWords() } },
        { do: "fill", target: yourName, value: "Robin" },
        ...reviewSteps(4, first),
        { do: "expectVisible", target: { role: "listitem", within: list, text: first } },
        {
          do: "expectVisible",
          target: { role: "img", name: say.community.starsGiven({ value: 4, stars: 5 }), exact: true, within: item(0) },
        },
        { do: "expectVisible", target: { role: "status", text: say.community.thankYouYourReviewIs() } },
        { do: "expectValue", target: yourName, equals: "Robin" },
        { do: "expectValue", target: { label: say.community.yourReview() }, equals: "" },
        ...reviewSteps(2, "Not for me after all"),
        averageReview([...there, 4, 2]),
        { do: "reload" },
        { do: "expectText", target: item(0), contains: "Not for me after all" },
        { do: "expectText", target: item(1), contains: first },
        { do: "expectVisible", target: { role: "listitem", within: list, text: "Robin" } },
        ...inList,
        { do: "expectText", target: deleting("Not for me after all"), contains: say.community.remove() },
        { do: "click", target: deleting(first) },
        averageReview([...there, 2]),
        { do: "expectHidden", target: { role: "listitem", within: list, text: first } },
        ...ofOther,
      ],
    },
    sortCheck(context),
  ];
}

/** The list is sorted by the average of the reviews: the better one of two comes first, and what nobody reviewed after them. */
function sortCheck(context: FeatureContext<ReviewFeature>): FeatureCheck | null {
  const { project, model } = context;
  const place = placeOf(project, model);
  const worse = namedSample({ project, model });
  const better = worse === null ? null : namedSample({ project, model }, worse.index + 1);
  if (place === null || worse === null || better === null) return null;
  const given = new Map([
    [worse.index, 2],
    [better.index, 5],
  ]);
  const averages = model.rows.map((_, index) => averageOf([...starsOf(context, index), given.get(index) ?? []].flat()));
  // Where two have the same stars, which is first depends on the list.
  const places = [better, worse].flatMap(({ index, title }): CheckStep[] => {
    const own = averages[index] ?? 0;
    const nth = averages.filter((average) => average > own).length;
    const isAlone = averages.filter((average) => average === own).length === 1;
    return isAlone ? [{ do: "expectText", target: rowsOf(place, { nth }), contains: title }] : [];
  });
  if (places.length === 0) return null;
  return {
    title: `The list of ${model.entity.name.many} is sorted by the average of their reviews`,
    steps: [
      { do: "open", path: samplePath(model, worse.index) },
      ...reviewSteps(2, "Not for me after all"),
      { do: "open", path: samplePath(model, better.index) },
      ...reviewSteps(5, "Better than I had hoped"),
      { do: "open", path: place.home },
      {
        do: "select",
        target: { role: "combobox", name: say.general.sort(model.entity.name), exact: true },
        option: say.community.bestReviewed(),
      },
      ...places,
    ],
  };
}
