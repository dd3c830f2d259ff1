import { FlagIcon } from "lucide-react-native";
import { useState } from "react";
import { StyleSheet, View } from "react-native";
import { TimerButtons } from "@/components/insight/timer/timer-controls";
import { TimerFace } from "@/components/insight/timer/timer-face";
import { TimerNotice } from "@/components/insight/timer/timer-notice";
import { Group } from "@/components/ui/group";
import { Text } from "@/components/ui/text";
import { useClock } from "@/hooks/insight/use-clock";
import { formatClock, lapLengths } from "@/lib/insight/clock";
import { recordTimed } from "@/lib/insight/intervals";
import * as insightWords from "@/words/insight";

/** Measures a time and its laps. */
export function Stopwatch() {
  const [laps, setLaps] = useState<readonly number[]>([]);
  const [message, setMessage] = useState("");
  const clock = useClock();
  const { passed, isRunning, reset } = clock;

  function end() {
    if (passed > 0) recordTimed(insightWords.stopwatchAt({ time: formatClock(passed, true) }));
    reset();
    setLaps([]);
    setMessage(insightWords.setToZero);
  }

  return (
    <>
      <TimerFace
        time={formatClock(passed, true)}
        label={insightWords.lapsCounted({ count: laps.length })}
        share={(passed % 60_000) / 60_000}
      />
      <TimerButtons
        clock={clock}
        onReset={end}
        further={{
          label: insightWords.lap,
          icon: FlagIcon,
          onClick: () => setLaps([...laps, passed]),
        }}
      />
      <TimerNotice role="status">{isRunning ? "" : message}</TimerNotice>
      {laps.length > 0 && (
        <Group role="list" aria-label={insightWords.laps}>
          {lapLengths(laps).map((length, index) => (
            <View key={laps[index]} style={styles.lap}>
              <Text>{insightWords.lapNumber({ number: index + 1 })}</Text>
              <Text color="cardMutedForeground" isTabular>
                {formatClock(length, true)}
              </Text>
            </View>
          ))}
        </Group>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  lap: {
    flexDirection: "row",
    justifyContent: "space-between",
    paddingHorizontal: 16,
    paddingVertical: 12,
  },
});
