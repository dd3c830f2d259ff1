import * as chatWords from "#words/editor/chat.ts";
import { Check, Square } from "lucide-react";
import { Button } from "../../components/ui/actions/button.tsx";
import { Progress } from "../../components/ui/display/progress.tsx";
import { STAGES, stageWords } from "../data/stage-words.ts";
import type { Operation } from "../data/shapes.ts";
import { clockWords } from "../data/time-words.ts";
import { useElapsed } from "../data/use-elapsed.ts";
import { remainingWords } from "./remaining-words.ts";
import { useStop } from "./use-stop.ts";

/** The running build: its stage, its current activity, its progress and the elapsed time. */
export function BuildProgress({ operation }: { operation: Operation }) {
  // Waiting for an answer is not building.
  const elapsed = useElapsed(new Date(Date.parse(operation.createdAt) + operation.waitedMilliseconds).toISOString());
  const remaining = remainingWords(elapsed, operation.usualMilliseconds);
  const { stop, isStopping, isAway } = useStop(operation);
  const current = STAGES.findIndex(({ name }) => name === operation.stage);
  return (
    <section aria-label={chatWords.runningBuild} className="flex animate-rise flex-col gap-3 rounded-xl border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 font-medium">{isStopping ? chatWords.stopping : stageWords(operation)}</p>
        <span className="text-ink-faint tabular-nums" aria-hidden>
          {clockWords(elapsed)}
        </span>
        <Button size="sm" onClick={stop} disabled={isStopping}>
          <Square aria-hidden className="fill-current" />
          {chatWords.stopBuild}
        </Button>
      </div>
      {isAway && <p className="text-warn">{chatWords.stopsLater}</p>}
      <Progress label={chatWords.buildProgress} value={operation.progress} />
      {remaining !== null && !isStopping && <p className="text-sm text-ink-soft">{remaining}</p>}
      <ol className="flex flex-col gap-1.5">
        {STAGES.map(({ name, doing, done }, index) => (
          <Stage
            key={name}
            words={index < current ? done : doing}
            place={index < current ? "past" : index === current ? "current" : "coming"}
            activity={index === current ? operation.activity : null}
          />
        ))}
      </ol>
    </section>
  );
}

const looks = { past: "text-ink-soft", current: "text-ink", coming: "text-ink-faint" } as const;

function Stage({ words, place, activity }: { words: string; place: keyof typeof looks; activity: string | null }) {
  return (
    <li className={`flex gap-2.5 ${looks[place]}`} {...(place === "current" ? { "aria-current": "step" } : {})}>
      <span aria-hidden className="flex size-5 shrink-0 items-center justify-center">
        {place === "past" && <Check className="size-3.5 text-good" />}
        {place === "current" && <span className="size-2 animate-pulse rounded-full bg-accent-text" />}
        {place === "coming" && <span className="size-1.5 rounded-full bg-line-strong" />}
      </span>
      <span className="min-w-0 flex-1">
        {words}
        {activity !== null && <span className="block text-ink-soft wrap-anywhere">{activity}</span>}
      </span>
    </li>
  );
}
