import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

/** The tempo in a circle that lights up with each beat, and the beats of the bar below it. `sound` is the state of what is heard. */
export function BeatFace({
  tempo,
  beat,
  beats,
  count,
  sound,
}: {
  tempo: number;
  /** The beat of the bar that sounds, from 1; 0 at rest. */
  beat: number;
  beats: number;
  /** How many beats there were: each lights up anew. */
  count: number;
  sound: string;
}) {
  return (
    <div
      role="group"
      aria-label={insightWords.metronome}
      data-sound={sound}
      className="flex flex-col items-center gap-6"
    >
      <div className="relative grid size-64 place-items-center rounded-full border-8 border-muted">
        {beat > 0 && (
          <span
            key={count}
            aria-hidden="true"
            className={cn(
              "absolute -inset-2 animate-[ping_600ms_ease-out_1_forwards] rounded-full border-8",
              beat === 1 ? "border-primary" : "border-primary/50",
            )}
          />
        )}
        <p className="text-center">
          <span className="block font-heading text-7xl font-bold tabular-nums">{tempo}</span>
          <span className="text-muted-foreground">{insightWords.beatsPerMinute}</span>
        </p>
      </div>
      <ol
        role="list"
        aria-label={insightWords.beatsOfTheBar}
        className="flex flex-wrap justify-center gap-2.5"
      >
        {Array.from({ length: beats }, (_, at) => (
          <li
            key={at}
            aria-current={beat === at + 1 ? "true" : undefined}
            className={cn(
              "grid size-9 place-items-center rounded-full text-sm font-bold tabular-nums",
              beat === at + 1 ? "bg-primary text-primary-foreground" : "bg-muted text-foreground",
              at === 0 && "ring-2 ring-primary ring-offset-2 ring-offset-card",
            )}
          >
            {at + 1}
          </li>
        ))}
      </ol>
      <p className="sr-only">{beat > 0 && insightWords.beatOf({ beat, beats })}</p>
    </div>
  );
}
