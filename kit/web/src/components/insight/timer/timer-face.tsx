import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

/** A time on a ring; `share` of it, from 0 to 1, is drawn. */
export function TimerFace({
  time,
  label,
  share,
  isOver = false,
}: {
  time: string;
  label: string;
  share: number;
  isOver?: boolean;
}) {
  return (
    <div
      role="group"
      aria-label={insightWords.clock}
      className={cn(
        "relative grid size-64 place-items-center rounded-full",
        isOver && "animate-pulse bg-accent text-accent-foreground",
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 42 42" className="absolute inset-0 size-full -rotate-90">
        <circle cx="21" cy="21" r="19" fill="none" strokeWidth="2" className="stroke-muted" />
        <circle
          cx="21"
          cy="21"
          r="19"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          pathLength={100}
          className="stroke-primary"
          strokeDasharray={`${Math.min(1, share) * 100} 100`}
        />
      </svg>
      <p className="text-center">
        <span className="block font-heading text-5xl font-bold tabular-nums">{time}</span>
        <span className="text-muted-foreground">{label}</span>
      </p>
    </div>
  );
}
