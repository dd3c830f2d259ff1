import { StyleSheet, View } from "react-native";
import Svg, { Circle } from "react-native-svg";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import * as insightWords from "@/words/insight";

const SIZE = 272;
const RADIUS = 19;
const LENGTH = 2 * Math.PI * RADIUS;

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
  const { card, muted, primary, accent } = useColors();
  const drawn = Math.min(1, share) * LENGTH;
  return (
    <View
      role="group"
      aria-label={insightWords.clock}
      style={[styles.face, { backgroundColor: isOver ? accent : card }]}
    >
      <View aria-hidden style={styles.ring}>
        <Svg viewBox="0 0 42 42" width={SIZE} height={SIZE}>
          <Circle cx="21" cy="21" r={RADIUS} fill="none" strokeWidth="1.6" stroke={muted} />
          <Circle
            cx="21"
            cy="21"
            r={RADIUS}
            fill="none"
            strokeWidth="1.6"
            strokeLinecap="round"
            stroke={primary}
            strokeDasharray={`${drawn} ${LENGTH}`}
            transform="rotate(-90 21 21)"
          />
        </Svg>
      </View>
      <Text
        color={isOver ? "accentForeground" : "cardTitle"}
        isTabular
        style={time.length > 5 ? styles.longTime : styles.time}
      >
        {time}
      </Text>
      <Text color={isOver ? "accentForeground" : "cardMutedForeground"}>{label}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  face: {
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    alignSelf: "center",
    alignItems: "center",
    justifyContent: "center",
  },
  ring: { position: "absolute", top: 0, start: 0 },
  time: { fontSize: 64, lineHeight: 72, fontWeight: "300", letterSpacing: -1 },
  longTime: { fontSize: 48, lineHeight: 56, fontWeight: "300", letterSpacing: -1 },
});
