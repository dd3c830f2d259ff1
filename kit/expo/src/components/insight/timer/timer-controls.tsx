import { type LucideIcon, PauseIcon, PlayIcon, RotateCcwIcon } from "lucide-react-native";
import { StyleSheet, View } from "react-native";
import { AmountCell } from "@/components/insight/amount-cell";
import { Button } from "@/components/ui/button";
import type { useClock } from "@/hooks/insight/use-clock";
import { tap } from "@/lib/haptics";
import * as insightWords from "@/words/insight";

/** The buttons that run a clock: the one that starts it is the large one. */
export function TimerButtons({
  clock: { isRunning, start, pause, reset },
  onStart = start,
  onReset = reset,
  further,
}: {
  clock: ReturnType<typeof useClock>;
  onStart?: () => void;
  onReset?: () => void;
  further?: { label: string; icon: LucideIcon; onClick: () => void };
}) {
  return (
    <View style={styles.buttons}>
      <Button
        icon={isRunning ? PauseIcon : PlayIcon}
        onClick={() => {
          tap();
          (isRunning ? pause : onStart)();
        }}
      >
        {isRunning ? insightWords.pause : insightWords.start}
      </Button>
      <View style={styles.further}>
        <Button variant="outline" icon={RotateCcwIcon} style={styles.grow} onClick={onReset}>
          {insightWords.reset}
        </Button>
        {further !== undefined && (
          <Button
            variant="outline"
            icon={further.icon}
            style={styles.grow}
            onClick={further.onClick}
          >
            {further.label}
          </Button>
        )}
      </View>
    </View>
  );
}

/** A whole number: minutes, seconds. It stands in a `Group`. */
export function LengthInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <AmountCell
      label={label}
      text={value}
      keys="numeric"
      onChange={(text) => onChange(text.replace(/\D/g, ""))}
    />
  );
}

const styles = StyleSheet.create({
  buttons: { gap: 10 },
  further: { flexDirection: "row", flexWrap: "wrap", gap: 10 },
  grow: { flexGrow: 1, flexBasis: 130 },
});
