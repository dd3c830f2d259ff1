// Reviews of rows: stars and words.
import { paragraph } from "./fields/paragraph";
import { rating } from "./fields/rating";
import { text } from "./fields/text";
import type { ListOrder } from "./rows";
import { readNumber, textsOf } from "./saved";
import { type Collection, createCollection } from "./store";
import * as communityWords from "../words/community";

/** The most stars that a review can give. */
export const STARS = 5;

export interface Review {
  /** The id of the row. */
  about: string;
  /** An empty text for someone who gives no name. */
  author: string;
  /** From 1 to 5. */
  stars: number;
  text: string;
  /** When it was written, as an ISO 8601 time. */
  at: string;
  /** The id of the account that wrote it; an empty text for somebody who is not logged in. */
  by: string;
}

/** Who wrote what is there on a first visit: no account. */
const NOBODY = "nobody";

/** Opens the reviews of this name in storage; `first` are those of a first visit, the latest first. A review without stars is dropped. */
export function createReviews(
  name: string,
  first: () => readonly Omit<Review, "by">[] = () => [],
): Collection<Review> {
  return createCollection<Review>({
    name,
    samples: () =>
      first().map((review, at) => ({ ...review, by: NOBODY, id: `${name}-${at + 1}` })),
    read: (saved) => {
      const stars = Math.min(STARS, Math.round(readNumber(saved["stars"]) ?? 0));
      if (stars < 1) return null;
      return { ...textsOf(saved, ["about", "author", "text", "at", "by"]), stars };
    },
  });
}

/** What someone who reviews fills in. */
export const reviewFields = {
  author: text({ label: communityWords.yourName }),
  stars: rating({
    label: communityWords.yourRating,
    required: true,
    missing: communityWords.chooseFromOneToFive,
    max: STARS,
  }),
  text: paragraph({
    label: communityWords.yourReview,
    required: true,
    missing: communityWords.writeAFewWords,
  }),
};

/** The mean of the stars to one decimal; 0 without reviews. */
export function averageStars(reviews: readonly Review[]): number {
  const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
  return reviews.length === 0 ? 0 : Math.round((total / reviews.length) * 10) / 10;
}

/** The order of a list by the average of these reviews, the best first; what nobody reviewed comes last. */
export function bestReviewed(reviews: Collection<Review>): ListOrder<{ readonly id: string }> {
  const stars = ({ id }: { readonly id: string }) =>
    averageStars(reviews.all().filter(({ about }) => about === id));
  return {
    value: "best-reviewed",
    label: communityWords.bestReviewed,
    compare: (left, right) => stars(right) - stars(left),
  };
}
