import { HandIcon, MinusIcon, PlayIcon, PlusIcon, SquareIcon } from "lucide-react";
import { useId, useState } from "react";
import { BeatFace } from "@/components/insight/metronome/beat-face";
import { SpeedUpFields } from "@/components/insight/metronome/speed-up-fields";
import { LengthInput } from "@/components/insight/timer/timer-controls";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { useMetronome } from "@/hooks/insight/use-metronome";
import { useValue } from "@/hooks/use-value";
import {
  BEATS_MAX,
  type SpeedUp,
  boundedTempo,
  metronome,
  tappedTempo,
  withTap,
} from "@/lib/insight/metronome-beats";
import * as insightWords from "@/words/insight";

/** Beats that are heard and seen, at a tempo and in bars that can be changed; with `speedUp` the tempo rises while it runs. */
export function Metronome({
  title,
  tempo: firstTempo,
  beats: firstBeats,
  speedUp: firstSpeedUp,
}: {
  title: string;
  tempo: number;
  beats: number;
  speedUp?: SpeedUp;
}) {
  const [kept, change] = useValue(metronome);
  const [speedUp, setSpeedUp] = useState(firstSpeedUp);
  const tempo = boundedTempo(kept.tempo ?? firstTempo);
  const beats = Math.min(BEATS_MAX, Math.max(1, kept.beats ?? firstBeats));
  const run = useMetronome({ tempo, beats, isLoud: kept.isLoud, speedUp: speedUp ?? null });
  const { isRunning } = run;
  return (
    <section aria-label={title} className="min-w-0">
      <Card className="items-center gap-7">
        <BeatFace
          tempo={run.tempo}
          beat={run.beat}
          beats={beats}
          count={run.count}
          sound={run.sound}
        />
        <Button size="lg" className="min-w-44 text-lg" onClick={isRunning ? run.stop : run.start}>
          {isRunning ? <SquareIcon /> : <PlayIcon />}
          {isRunning ? insightWords.stop : insightWords.start}
        </Button>
        <TempoFields
          tempo={tempo}
          beats={beats}
          onTempo={(next) => change({ tempo: boundedTempo(next) })}
          onBeats={(next) => change({ beats: next })}
        />
        {speedUp !== undefined && (
          <SpeedUpFields
            speedUp={speedUp}
            onChange={setSpeedUp}
            reached={isRunning && run.tempo === speedUp.upTo ? run.tempo : null}
          />
        )}
        <SoundBox isLoud={kept.isLoud} onChange={(isLoud) => change({ isLoud })} />
      </Card>
    </section>
  );
}

function TempoFields({
  tempo,
  beats,
  onTempo,
  onBeats,
}: {
  tempo: number;
  beats: number;
  onTempo: (tempo: number) => void;
  onBeats: (beats: number) => void;
}) {
  const [taps, setTaps] = useState<readonly number[]>([]);

  function tap() {
    const next = withTap(taps, performance.now() / 1_000);
    setTaps(next);
    const tapped = tappedTempo(next);
    if (tapped !== null) onTempo(tapped);
  }

  return (
    <div className="flex flex-wrap items-end justify-center gap-4">
      <div className="flex items-end gap-1">
        <IconButton
          icon={<MinusIcon />}
          label={insightWords.oneBeatSlower}
          onClick={() => onTempo(tempo - 1)}
        />
        <NumberField label={insightWords.tempo} value={tempo} onChange={onTempo} />
        <IconButton
          icon={<PlusIcon />}
          label={insightWords.oneBeatFaster}
          onClick={() => onTempo(tempo + 1)}
        />
      </div>
      <NumberField label={insightWords.beatsInABar} value={beats} onChange={onBeats} />
      <Button variant="outline" onClick={tap}>
        <HandIcon />
        {insightWords.tapTheTempo}
      </Button>
    </div>
  );
}

/** A whole number; what is typed counts once it is one that can be, and else nothing changes. */
function NumberField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div onBlur={() => setTyped(null)}>
      <LengthInput
        label={label}
        value={typed ?? String(value)}
        onChange={(next) => {
          setTyped(next);
          if (Number(next) > 0) onChange(Number(next));
        }}
      />
    </div>
  );
}

function SoundBox({ isLoud, onChange }: { isLoud: boolean; onChange: (isLoud: boolean) => void }) {
  const id = useId();
  return (
    <p className="flex items-center gap-3">
      <Checkbox id={id} checked={isLoud} onCheckedChange={onChange} />
      <label htmlFor={id}>{insightWords.sound}</label>
    </p>
  );
}
