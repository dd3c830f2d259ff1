import { StarIcon } from "lucide-react";
import { useCollection } from "@/hooks/use-collection";

import { type Review, STARS, averageStars } from "@/lib/reviews";
import type { Collection } from "@/lib/store";
import * as communityWords from "@/words/community";

/** The average of a row's reviews on the row itself; nothing before the first. */
export function ReviewAverage({ reviews, about }: { reviews: Collection<Review>; about: string }) {
  const own = useCollection(reviews).filter((review) => review.about === about);
  if (own.length === 0) return null;
  const average = averageStars(own);
  return (
    <span
      role="img"
      aria-label={communityWords.averageStars({ average, stars: STARS, count: own.length })}
      className="inline-flex items-center gap-1 text-sm font-semibold"
    >
      <StarIcon className="size-4 text-(color:--app-rating)" fill="currentColor" />
      {average} ({own.length})
    </span>
  );
}
