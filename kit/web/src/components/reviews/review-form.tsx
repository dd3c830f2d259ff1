import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { usePerson } from "@/hooks/use-person";
import type { ValuesOf } from "@/lib/entity";
import { person } from "@/lib/person";
import { reviewFields } from "@/lib/reviews";
import * as communityWords from "@/words/community";

/** Asks for stars and words. It begins anew after each review. */
export function ReviewForm({
  onPost,
}: {
  onPost: (review: ValuesOf<typeof reviewFields>) => void;
}) {
  const me = usePerson();
  const [posted, setPosted] = useState(0);
  const { errors, handleSubmit } = useFieldsForm(reviewFields, (review) => {
    person.update({ name: review.author });
    onPost(review);
    setPosted(posted + 1);
  });
  return (
    <form
      key={posted}
      noValidate
      aria-label={communityWords.writeAReview}
      onSubmit={handleSubmit}
      className="flex flex-col gap-4 border-t border-border pt-6"
    >
      <h3 className="text-lg font-bold">{communityWords.writeAReview}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldInput field={reviewFields.author} name="author" value={me.name} />
        <FieldInput field={reviewFields.stars} name="stars" error={errors["stars"]} />
      </div>
      <FieldInput field={reviewFields.text} name="text" error={errors["text"]} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{communityWords.postReview}</Button>
        <p role="status" className="font-semibold">
          {posted > 0 && Object.keys(errors).length === 0 && communityWords.thankYouYourReviewIs}
        </p>
      </div>
    </form>
  );
}
