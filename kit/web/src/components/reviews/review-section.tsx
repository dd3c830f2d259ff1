import type { ReactNode } from "react";
import { StarIcon } from "lucide-react";
import { DeleteLink } from "@/components/comments/delete-link";
import { SectionTitle } from "@/components/layout/page";
import { ReviewForm } from "@/components/reviews/review-form";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useRemovable } from "@/hooks/use-removable";
import { formatDate } from "@/lib/format";
import { session } from "@/lib/session";
import { formatNumber } from "@/lib/number";
import { type Review, STARS, averageStars } from "@/lib/reviews";
import type { Collection, Stored } from "@/lib/store";
import * as communityWords from "@/words/community";

interface SectionProps {
  /** The anchor that links lead to. */
  id?: string;
  reviews: Collection<Review>;
  /** The id of the row that they are about. */
  about: string;
  /** What is reviewed: `this book`. */
  subject: string;
  title?: string;
  /** What else people said, such as quotes: it stands before the reviews. */
  others?: ReactNode;
  /** Whether whoever opens the app deletes also what others wrote; without it nobody does. */
  isKeeper?: () => boolean;
}

/** The reviews of a row with their average, and a form for the next one. */
export function ReviewSection({
  id,
  reviews,
  about,
  subject,
  title = communityWords.reviews,
  others,
  isKeeper,
}: SectionProps) {
  const isRemovable = useRemovable(isKeeper);
  const own = useCollection(reviews).filter((review) => review.about === about);
  const average = averageStars(own);
  return (
    <Card id={id} className="scroll-mt-24 gap-6">
      <SectionTitle>{title}</SectionTitle>
      {others}
      {own.length === 0 && others === undefined && (
        <p className="text-muted-foreground">{communityWords.noReviews({ subject })}</p>
      )}
      {own.length > 0 && (
        <>
          <p className="flex flex-wrap items-center gap-3 text-lg font-semibold">
            <Stars value={average} />
            <span>
              {communityWords.averageReview({ average, stars: STARS, count: own.length })}
            </span>
          </p>
          <ul role="list" aria-label={title} className="flex flex-col gap-4">
            {own.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                onDelete={isRemovable(review) ? () => reviews.remove(review.id) : null}
              />
            ))}
          </ul>
        </>
      )}
      <ReviewForm
        key={about}
        onPost={(review) =>
          reviews.add({ ...review, about, at: new Date().toISOString(), by: session.get() })
        }
      />
    </Card>
  );
}

function ReviewItem({
  review,
  onDelete,
}: {
  review: Stored<Review>;
  /** Null for somebody who may not delete it. */
  onDelete: (() => void) | null;
}) {
  return (
    <li className="flex flex-col gap-2 border-t border-border pt-4">
      <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
        <strong className="font-semibold text-card-foreground">
          {review.author || communityWords.anonymous}
        </strong>
        <Stars value={review.stars} />
        <time dateTime={review.at}>{formatDate(review.at.slice(0, 10))}</time>
        <DeleteLink
          label={communityWords.deleteReview({ text: review.text.slice(0, 40) })}
          onDelete={onDelete}
        />
      </div>
      <p className="max-w-prose whitespace-pre-line">{review.text}</p>
    </li>
  );
}

/** Stars that were given: full ones up to the rounded value. */
function Stars({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={communityWords.starsGiven({ value: formatNumber(value), stars: STARS })}
      className="inline-flex text-(color:--app-rating)"
    >
      {Array.from({ length: STARS }, (_, index) => (
        <StarIcon
          key={index}
          className="size-4"
          fill={index < Math.round(value) ? "currentColor" : "none"}
        />
      ))}
    </span>
  );
}
