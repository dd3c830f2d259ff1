import { StyleSheet, View } from "react-native";
import Svg, { Circle } from "react-native-svg";
import { LegendEntry, shareOf } from "@/components/charts/legend-entry";
import { Text } from "@/components/ui/text";
import { colorIn, useColors } from "@/hooks/use-colors";
import { useHiddenLabels } from "@/hooks/use-hidden-labels";
import { useStated } from "@/hooks/use-stated";
import type { ChartProps } from "@/lib/metrics";
import * as insightWords from "@/words/insight";

const RADIUS = 15.915;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Each group's share of the whole. Pointing at a part shows its share; a name in the legend switches its part off. */
export function Ring({ label, points, format }: Required<ChartProps>) {
  const colors = useColors();
  const hidden = useHiddenLabels();
  const pointer = useStated();
  const values = points.map((point) =>
    hidden.isHidden(point.label) ? 0 : Math.max(0, point.value),
  );
  const all = total(values);
  const shares = values.map((value) => (all === 0 ? 0 : (value / all) * 100));
  const stated = points.find(
    (point) => point.label === pointer.stated && !hidden.isHidden(point.label),
  );
  return (
    <View style={styles.chart}>
      <View style={styles.ring}>
        <Svg aria-hidden viewBox="0 0 42 42" width={132} height={132} style={styles.turned}>
          <Circle cx={21} cy={21} r={RADIUS} fill="none" strokeWidth={5} stroke={colors.muted} />
          {points.map((point, index) => (
            <Circle
              key={point.label}
              cx={21}
              cy={21}
              r={RADIUS}
              fill="none"
              strokeWidth={pointer.stated === point.label ? 6.5 : 5}
              stroke={colorIn(colors, point.color)}
              strokeDasharray={`${Math.max(0, (shares[index] ?? 0) - 0.6)} 100`}
              strokeDashoffset={-total(shares.slice(0, index))}
            />
          ))}
        </Svg>
        <View style={styles.middle}>
          <Text size="headline" color="cardTitle" isTabular numberOfLines={1} adjustsFontSizeToFit>
            {format(stated?.value ?? all)}
          </Text>
          <Text size="caption" color="cardMutedForeground" numberOfLines={3} style={styles.center}>
            {stated ? `${stated.label}, ${shareOf(stated.value, all)}` : insightWords.together}
          </Text>
        </View>
      </View>
      <View role="list" aria-label={label} style={styles.legend}>
        {points.map((point) => (
          <View key={point.label} role="listitem" style={styles.entry}>
            <LegendEntry {...point} hidden={hidden} {...pointer.reaching(point.label)} />
            <Text size="subhead" weight="600" isTabular>
              {hidden.isHidden(point.label) ? insightWords.leftOut : format(point.value)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: {
    flexDirection: "row",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 20,
    rowGap: 12,
  },
  ring: { width: 132, height: 132 },
  turned: { transform: [{ rotate: "-90deg" }] },
  middle: {
    ...StyleSheet.absoluteFill,
    alignItems: "center",
    justifyContent: "center",
    paddingHorizontal: 28,
    pointerEvents: "none",
  },
  center: { textAlign: "center" },
  legend: { flexGrow: 1, flexBasis: 150 },
  entry: { flexDirection: "row", alignItems: "center", justifyContent: "space-between", gap: 10 },
});
