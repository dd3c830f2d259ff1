// The files of reviews: where they are kept, their average, and the section on the page of a row.
import { type Code, code, raw, type Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { oneModule, ownFile } from "../../marks/marked-rows.ts";

/** The store of an entity's reviews, their section on a row's page, and the average on a row. */
export function reviewNames(model: EntityModel): Record<"store" | "section" | "average", Reference> {
  return {
    store: ownFile(model, `${model.one}RowReviews`, "ts"),
    section: ownFile(model, `${model.type.name}RowReviews`),
    average: ownFile(model, `${model.type.name}ReviewAverage`),
  };
}

/** The store, what all sections share, and this entity's own. */
export function reviewModules({ project, feature, model }: UnitCall<FeatureOf<"review">>): ModuleSource[] {
  const { store, section, average } = reviewNames(model);
  const key = `${project.blueprint.slug}/${feature.id}`;
  return [
    { path: "src/lib/row-reviews.ts", opening: "What a review is, and how it is read from storage.", library: true, parts: reviewParts },
    {
      path: "src/components/row-reviews.tsx",
      library: true,
      parts: [
        { name: "RowReviewList", code: reviewList },
        { name: "RowReviewForm", comment: "Stars and words. It begins anew after each review.", code: reviewForm },
      ],
    },
    oneModule(store, code`const ${store} = @createCollection<@RowReview>({ key: ${key}, read: @readRowReview, samples: () => [] });`),
    oneModule(section, sectionCode(model)),
    oneModule(average, averageCode(model)),
  ];
}

const reviewParts: Part[] = [
  {
    name: "RowReview",
    isType: true,
    code: code`
      interface RowReview {
        /** The id of the row. */
        about: string;
        author: string;
        /** From 1 to 5. */
        stars: number;
        text: string;
        /** When it was written, as an ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readRowReview",
    code: code`
      function readRowReview(saved: @SavedObject): @RowReview | null {
        const stars = Math.min(5, Math.round(@readNumber(saved.stars) ?? 0));
        if (stars < 1) return null;
        return { about: @readText(saved.about), author: @readText(saved.author), stars, text: @readText(saved.text), at: @readText(saved.at) };
      }`,
  },
  {
    name: "averageStars",
    comment: "To one decimal.",
    code: code`
      function averageStars(reviews: readonly @RowReview[]): number {
        const total = reviews.reduce((sum, review) => sum + review.stars, 0);
        return reviews.length === 0 ? 0 : Math.round((total / reviews.length) * 10) / 10;
      }`,
  },
];

const reviewList = code`
  function RowReviewList({ reviews, onDelete }: { reviews: readonly @Stored<@RowReview>[]; onDelete: (id: string) => void }) {
    return (
      <ul role="list" aria-label="Reviews" className="flex flex-col gap-4 empty:hidden">
        {reviews.map((review) => (
          <li key={review.id} className="flex flex-col gap-2 border-t border-line pt-4">
            <p className="facts">
              <strong className="font-semibold text-ink">{review.author === "" ? "Anonymous" : review.author}</strong>
              <@Stars value={review.stars} max={5} />
              <time dateTime={review.at}>{new Date(review.at).toLocaleDateString("en", { dateStyle: "medium" })}</time>
              <button type="button" className="text-button ml-auto" aria-label={\`Delete the review: \${review.text.slice(0, 40)}\`} onClick={() => onDelete(review.id)}>
                Delete
              </button>
            </p>
            <p className="max-w-prose whitespace-pre-line">{review.text}</p>
          </li>
        ))}
      </ul>
    );
  }`;

const reviewForm = code`
  function RowReviewForm({ onPost }: { onPost: (review: Omit<@RowReview, "about">) => void }) {
    const person = @usePerson();
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [posted, setPosted] = @useState(0);

    function submitComment(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
      const author = @formText(form, "author");
      const text = @requiredText(form, "text", "Write a few words.");
      const stars = @formNumber(form, "stars") ?? 0;
      if (stars < 1) form.errors.stars = "Choose from one to five stars.";
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      @savePerson({ name: author });
      onPost({ author, stars, text, at: new Date().toISOString() });
      setPosted(posted + 1);
    }

    return (
      <form key={posted} noValidate aria-label="Write a review" onSubmit={submitComment} className="flex flex-col gap-4 border-t border-line pt-6">
        <h3 className="text-lg font-bold">Write a review</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <@TextField label="Your name" name="author" defaultValue={person.name} />
          <div>
            <@RatingField label="Your rating" name="stars" max={5} />
            {errors.stars !== undefined && <p className="text-sm font-medium text-danger">{errors.stars}</p>}
          </div>
        </div>
        <@TextAreaField label="Your review" name="text" required error={errors.text} />
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button button-primary">
            Post review
          </button>
          <p role="status" className="font-semibold">
            {posted > 0 && Object.keys(errors).length === 0 && "Thank you, your review is posted."}
          </p>
        </div>
      </form>
    );
  }`;

function sectionCode(model: EntityModel): Code {
  const { section, store } = reviewNames(model);
  const row = raw(model.one);
  return code`
    function ${section}({ ${row} }: { ${row}: ${model.type} }) {
      const reviews = @useRows(${store}).filter((rowReview) => rowReview.about === ${row}.id);
      const average = @averageStars(reviews);
      return (
        <section className="card flex flex-col gap-6 p-6 sm:p-8">
          <h2 className="section-title">Reviews</h2>
          {reviews.length === 0 ? (
            <p className="text-muted">${jsxText(`No reviews yet. Be the first to review this ${model.entity.name.one}.`)}</p>
          ) : (
            <p className="flex flex-wrap items-center gap-3 text-lg font-semibold">
              <@Stars value={average} max={5} />
              <span>{\`\${average} out of 5 from \${@formatCount(reviews.length, "review", "reviews")}\`}</span>
            </p>
          )}
          <@RowReviewList reviews={reviews} onDelete={(id) => ${store}.remove(id)} />
          <@RowReviewForm key={${row}.id} onPost={(written) => ${store}.add({ ...written, about: ${row}.id })} />
        </section>
      );
    }`;
}

function averageCode(model: EntityModel): Code {
  const { average, store } = reviewNames(model);
  const row = raw(model.one);
  return code`
    function ${average}({ ${row} }: { ${row}: ${model.type} }) {
      const reviews = @useRows(${store}).filter((rowReview) => rowReview.about === ${row}.id);
      if (reviews.length === 0) return null;
      const average = @averageStars(reviews);
      return (
        <span
          role="img"
          aria-label={\`\${average} of 5 stars from \${@formatCount(reviews.length, "review", "reviews")}\`}
          className="inline-flex items-center gap-1 text-sm font-semibold"
        >
          <@StarIcon className="size-4 text-star" fill="currentColor" />
          {average} ({reviews.length})
        </span>
      );
    }`;
}
