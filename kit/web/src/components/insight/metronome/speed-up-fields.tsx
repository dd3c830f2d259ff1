import { LengthInput } from "@/components/insight/timer/timer-controls";
import type { SpeedUp } from "@/lib/insight/metronome-beats";
import * as insightWords from "@/words/insight";

/** How the tempo rises while the metronome runs. `reached` is the tempo at which it stays, once it is there. */
export function SpeedUpFields({
  speedUp,
  reached,
  onChange,
}: {
  speedUp: SpeedUp;
  reached: number | null;
  onChange: (speedUp: SpeedUp) => void;
}) {
  const { by, every, unit, upTo } = speedUp;
  return (
    <fieldset className="flex flex-col items-center gap-3 self-stretch rounded-lg bg-muted p-5 text-foreground">
      <legend className="sr-only">{insightWords.fasterAndFaster}</legend>
      <p className="font-semibold">{insightWords.fasterAndFaster}</p>
      <div className="flex flex-wrap items-end justify-center gap-4">
        <LengthInput
          label={insightWords.beatsAdded}
          value={String(by)}
          onChange={(next) => onChange({ ...speedUp, by: Number(next) })}
        />
        <LengthInput
          label={unit === "seconds" ? insightWords.everySeconds : insightWords.everyBars}
          value={String(every)}
          onChange={(next) => onChange({ ...speedUp, every: Number(next) })}
        />
        {upTo !== undefined && (
          <LengthInput
            label={insightWords.upToTempo}
            value={String(upTo)}
            onChange={(next) => onChange({ ...speedUp, upTo: Number(next) })}
          />
        )}
      </div>
      <p role="status" className="font-medium empty:hidden">
        {reached !== null && insightWords.tempoStaysAt({ tempo: reached })}
      </p>
    </fieldset>
  );
}
