import { StarIcon, XIcon } from "lucide-react";
import { useId } from "react";
import { IconButton } from "@/components/ui/icon-button";
import * as words from "@/words/general";

/** A rating to give: a radio button for each star. */
export function StarRating({
  label,
  value,
  max,
  onChange,
  isClearable = false,
}: {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  isClearable?: boolean;
}) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-slot="star-rating"
      className="-ms-1 flex items-center text-(color:--app-rating)"
    >
      {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
        <label
          key={star}
          className="inline-grid size-7 cursor-pointer place-items-center rounded-md hover:[&>svg]:scale-115 has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            aria-label={words.star({ count: star })}
            checked={value === star}
            onChange={() => onChange(star)}
          />
          <StarIcon className="size-5" fill={star <= value ? "currentColor" : "none"} />
        </label>
      ))}
      {isClearable && value > 0 && (
        <IconButton
          icon={<XIcon />}
          label={words.clearField({ label })}
          onClick={() => onChange(0)}
        />
      )}
    </div>
  );
}
