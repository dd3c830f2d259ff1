import type { useHiddenLabels } from "@/hooks/use-hidden-labels";
import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

interface EntryProps {
  label: string;
  /** A CSS color. */
  color: string;
  /** What is switched off. */
  hidden: ReturnType<typeof useHiddenLabels>;
}

/** An entry of a legend: it switches its part of the chart off and on. */
export function LegendEntry({ label, color, hidden }: EntryProps) {
  const isShown = !hidden.isHidden(label);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      title={isShown ? insightWords.leaveOut({ label }) : insightWords.showSeries({ label })}
      className="flex min-h-7 max-w-full min-w-0 items-center gap-2 rounded-md text-start hover:underline"
      onClick={() => hidden.toggle(label)}
    >
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full border-2"
        style={{ borderColor: color, background: isShown ? color : "transparent" }}
      />
      <span
        className={cn(
          "line-clamp-2 leading-snug",
          !isShown && "text-muted-foreground line-through",
        )}
      >
        {label}
      </span>
    </button>
  );
}

/** A value as a share of a total: `34%`. */
export function shareOf(value: number, total: number): string {
  return total <= 0 ? "0%" : `${Math.round((value / total) * 100)}%`;
}
