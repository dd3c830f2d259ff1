import { SkipForwardIcon } from "lucide-react-native";
import { useEffect, useState } from "react";
import { LengthInput, TimerButtons } from "@/components/insight/timer/timer-controls";
import { TimerFace } from "@/components/insight/timer/timer-face";
import { TimerNotice } from "@/components/insight/timer/timer-notice";
import { Group } from "@/components/ui/group";
import { useClock } from "@/hooks/insight/use-clock";
import { succeed } from "@/lib/haptics";
import { formatLeft } from "@/lib/insight/clock";
import { type TimerLengths, recordTimed } from "@/lib/insight/intervals";
import * as insightWords from "@/words/insight";

/** Sessions of work that take turns with breaks. */
export function FocusSessions({ lengths }: { lengths?: TimerLengths }) {
  const [focusMinutes, setFocusMinutes] = useState(() => String(lengths?.focusMinutes ?? 25));
  const [breakMinutes, setBreakMinutes] = useState(() => String(lengths?.breakMinutes ?? 5));
  const [isBreak, setBreak] = useState(false);
  const [sessions, setSessions] = useState(0);
  const [message, setMessage] = useState("");
  const clock = useClock();
  const { passed, isRunning, reset } = clock;
  const length = Math.max(1, Number(isBreak ? breakMinutes : focusMinutes)) * 60_000;
  const left = Math.max(0, length - passed);

  function takeTurns() {
    if (!isBreak) {
      setSessions(sessions + 1);
      recordTimed(insightWords.focusSession({ count: Number(focusMinutes) }));
    }
    setBreak(!isBreak);
    reset();
    succeed();
    setMessage(isBreak ? insightWords.theBreakIsOverOn : insightWords.wellDoneTimeForA);
  }

  useEffect(() => {
    if (left === 0 && isRunning) takeTurns();
  });

  return (
    <>
      <TimerFace
        time={formatLeft(left)}
        label={isBreak ? insightWords.breakTime : insightWords.focus}
        share={left / length}
      />
      <TimerNotice role="status">{message}</TimerNotice>
      <TimerButtons
        clock={clock}
        onReset={() => {
          reset();
          setMessage(insightWords.setToTheBeginning);
        }}
        further={{
          label: isBreak ? insightWords.skipToTheNextSession : insightWords.skipToTheBreak,
          icon: SkipForwardIcon,
          onClick: takeTurns,
        }}
      />
      <Group note={insightWords.sessionsCompleted({ count: sessions })}>
        <LengthInput
          label={insightWords.focusMinutes}
          value={focusMinutes}
          onChange={setFocusMinutes}
        />
        <LengthInput
          label={insightWords.breakMinutes}
          value={breakMinutes}
          onChange={setBreakMinutes}
        />
      </Group>
    </>
  );
}
