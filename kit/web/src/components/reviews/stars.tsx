import { StarIcon } from "lucide-react";
import { formatNumber } from "@/lib/format";
import { STARS } from "@/lib/reviews";

/** Stars that were given: full ones up to the rounded value. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={`${formatNumber(value)} of ${STARS} stars`}
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
