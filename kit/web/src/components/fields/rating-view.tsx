import { useState } from "react";
import type {
  FieldControlProps,
  FieldInputProps,
  FieldValueProps,
  FieldView,
} from "@/components/fields/field-view";
import { StarRating } from "@/components/fields/star-rating";
import * as words from "@/words/general";

function RatingInput({ field, name, value, error }: FieldInputProps) {
  const [stars, setStars] = useState(Number(value ?? 0));
  return (
    <div data-slot="field" className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-semibold">
        {field.label}
      </span>
      <input type="hidden" name={name} value={stars} />
      <StarRating
        label={field.label}
        value={stars}
        max={field.max ?? 5}
        onChange={setStars}
        isClearable
      />
      {error !== undefined && <p className="text-sm font-medium text-destructive">{error}</p>}
    </div>
  );
}

function RatingValue({ field, value }: FieldValueProps) {
  return (
    <span role="img" aria-label={field.format(value)} className="text-(color:--app-rating)">
      {"★".repeat(Number(value))}
    </span>
  );
}

function RatingControl({ field, value, title, onChange }: FieldControlProps) {
  return (
    <StarRating
      label={words.rating({ label: field.label, title })}
      value={Number(value)}
      max={field.max ?? 5}
      onChange={onChange}
    />
  );
}

export const ratingView: FieldView = {
  Input: RatingInput,
  Value: RatingValue,
  Control: RatingControl,
};
