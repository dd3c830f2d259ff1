import { type ComponentType, useEffect, useState } from "react";
import { StyleSheet, View } from "react-native";
import { ChoiceCell } from "@/components/insight/choice-cell";
import { KeptLines } from "@/components/insight/kept-lines";
import { Countdown } from "@/components/insight/timer/countdown";
import { FocusSessions } from "@/components/insight/timer/focus-sessions";
import { Stopwatch } from "@/components/insight/timer/stopwatch";
import { LengthInput, TimerButtons } from "@/components/insight/timer/timer-controls";
import { TimerFace } from "@/components/insight/timer/timer-face";
import { TimerNotice } from "@/components/insight/timer/timer-notice";
import { SectionTitle } from "@/components/layout/page";
import { Group } from "@/components/ui/group";
import { Text } from "@/components/ui/text";
import { useClock } from "@/hooks/insight/use-clock";
import { useTextList } from "@/hooks/use-text-list";
import { formatLeft } from "@/lib/insight/clock";
import { type TimerLengths, intervalAt, recordTimed, timed } from "@/lib/insight/intervals";
import * as insightWords from "@/words/insight";

const PHASES = { work: insightWords.work, rest: insightWords.rest, done: insightWords.done };

/** The kinds of timers, in the order in which they are offered. */
const KINDS = {
  countdown: { label: insightWords.countdown, component: Countdown },
  stopwatch: { label: insightWords.stopwatch, component: Stopwatch },
  focus: { label: insightWords.focusSessions, component: FocusSessions },
  interval: { label: insightWords.intervals, component: Intervals },
} satisfies Record<string, { label: string; component: ComponentType<{ lengths?: TimerLengths }> }>;

type Kind = keyof typeof KINDS;

/** A countdown, a stopwatch, focus sessions and intervals, with what was timed so far. `first` is shown at first. */
export function Timer({ first, lengths = {} }: { first: Kind; lengths?: TimerLengths }) {
  const [kind, setKind] = useState<string>(first);
  const history = useTextList(timed);
  const Shown = (isKind(kind) ? KINDS[kind] : KINDS[first]).component;
  return (
    <View role="region" aria-label={insightWords.timer} style={styles.timer}>
      <Group>
        <ChoiceCell
          label={insightWords.kindOfTimer}
          value={kind}
          options={Object.entries(KINDS).map(([value, { label }]) => ({ value, label }))}
          onChange={setKind}
        />
      </Group>
      <Shown lengths={lengths} />
      <SectionTitle>{insightWords.timedSoFar}</SectionTitle>
      {history.length === 0 && (
        <Text color="mutedForeground" style={styles.inset}>
          {insightWords.whatRunsOutOrIs}
        </Text>
      )}
      <KeptLines label={insightWords.timedSoFar} lines={history} />
    </View>
  );
}

function isKind(value: string): value is Kind {
  return value in KINDS;
}

/** Rounds of work, with a rest between two of them. */
function Intervals({ lengths }: { lengths?: TimerLengths }) {
  const [work, setWork] = useState(() => String(lengths?.workSeconds ?? 40));
  const [rest, setRest] = useState(() => String(lengths?.restSeconds ?? 20));
  const [rounds, setRounds] = useState(() => String(lengths?.rounds ?? 8));
  const clock = useClock();
  const { passed, isRunning, start, pause, reset } = clock;
  const plan = {
    workSeconds: Math.max(1, Number(work)),
    restSeconds: Number(rest),
    rounds: Math.max(1, Number(rounds)),
  };
  const { phase, round, left, length } = intervalAt(passed, plan);
  const isOver = phase === "done";

  useEffect(() => {
    if (!isOver || !isRunning) return;
    pause();
    recordTimed(insightWords.roundsOf({ rounds, work, rest }));
  }, [isOver, isRunning, pause, rounds, work, rest]);

  return (
    <>
      <TimerFace
        time={formatLeft(left)}
        label={PHASES[phase]}
        share={left / length}
        isOver={isOver}
      />
      <TimerNotice role="status">
        {isOver
          ? insightWords.doneAllRoundsAreOver
          : insightWords.roundOf({ round, rounds: plan.rounds })}
      </TimerNotice>
      <TimerButtons
        clock={clock}
        onStart={() => {
          if (isOver) reset();
          start();
        }}
      />
      <Group>
        <LengthInput label={insightWords.workSeconds} value={work} onChange={setWork} />
        <LengthInput label={insightWords.restSeconds} value={rest} onChange={setRest} />
        <LengthInput label={insightWords.rounds} value={rounds} onChange={setRounds} />
      </Group>
    </>
  );
}

const styles = StyleSheet.create({ timer: { gap: 20 }, inset: { paddingHorizontal: 16 } });
