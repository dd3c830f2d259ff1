import { StyleSheet, View } from "react-native";
import { LegendEntry, shareOf } from "@/components/charts/legend-entry";
import { Text } from "@/components/ui/text";
import { colorIn, useColors } from "@/hooks/use-colors";
import { useHiddenLabels } from "@/hooks/use-hidden-labels";
import { useStated } from "@/hooks/use-stated";
import type { ChartProps, Point } from "@/lib/metrics";
import * as insightWords from "@/words/insight";

const BARS_MAX = 10;

/** A bar for each group. Pointing at one also shows its share; its name switches it off, and the others grow to the new scale. A value below zero has the colour of a warning. */
export function Bars({ label, points, format }: Required<ChartProps>) {
  const colors = useColors();
  const hidden = useHiddenLabels();
  const { stated, reaching } = useStated();
  const shown = points.slice(0, BARS_MAX);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(
    ...shown.filter((point) => !hidden.isHidden(point.label)).map((point) => Math.abs(point.value)),
    1e-9,
  );

  function textOf(point: Point): string {
    if (hidden.isHidden(point.label)) return insightWords.leftOut;
    return stated === point.label
      ? `${format(point.value)} · ${shareOf(point.value, total)}`
      : format(point.value);
  }

  return (
    <View role="list" aria-label={label} style={styles.bars}>
      {shown.map((point) => (
        <View key={point.label} role="listitem">
          <View style={styles.words}>
            <LegendEntry {...point} hidden={hidden} {...reaching(point.label)} />
            <Text size="subhead" weight="600" isTabular>
              {textOf(point)}
            </Text>
          </View>
          <View style={[styles.track, { backgroundColor: colors.muted }]}>
            <View
              style={{
                width: `${hidden.isHidden(point.label) ? 0 : (Math.abs(point.value) / most) * 100}%`,
                height: "100%",
                borderRadius: 4,
                backgroundColor:
                  point.value < 0 ? colors.destructive : colorIn(colors, point.color),
              }}
            />
          </View>
        </View>
      ))}
      {points.length > BARS_MAX && (
        <View role="listitem">
          <Text size="footnote" color="cardMutedForeground">
            {insightWords.andMore({ count: points.length - BARS_MAX })}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { gap: 8 },
  words: { flexDirection: "row", alignItems: "center", justifyContent: "space-between", gap: 12 },
  track: { height: 8, borderRadius: 4, overflow: "hidden" },
});
