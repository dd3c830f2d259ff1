import { useState } from "react";
import { StyleSheet, View } from "react-native";
import { LegendEntry } from "@/components/charts/legend-entry";
import { LineCanvas } from "@/components/charts/line-canvas";
import { SlideArea } from "@/components/charts/slide-area";
import { Text } from "@/components/ui/text";
import { colorIn, useColors } from "@/hooks/use-colors";
import { useHiddenLabels } from "@/hooks/use-hidden-labels";
import type { Series } from "@/lib/metrics";
import * as insightWords from "@/words/insight";

interface LineProps {
  label: string;
  moments: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** Lines over time, which goes from left to right in every language. Sliding over them chooses a moment whose values are written out; the legend switches lines off. */
export function SeriesLines({ label, moments, series, format }: LineProps) {
  const hidden = useHiddenLabels();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = series.filter((one) => !hidden.isHidden(one.label));
  const last = moments.length - 1;
  const at = Math.min(chosen ?? last, last);
  return (
    <View style={styles.chart}>
      <Readout
        moment={moments[at] ?? ""}
        values={shown.map((one) => ({
          label: one.label,
          color: one.color,
          value: one.values[at] ?? null,
        }))}
        format={format}
      />
      <SlideArea
        label={insightWords.chooseTime({ label })}
        count={moments.length}
        at={at}
        text={moments[at] ?? ""}
        onChange={setChosen}
      >
        <LineCanvas series={shown} count={moments.length} at={at} />
      </SlideArea>
      <View aria-hidden style={styles.ends}>
        <Text size="caption" color="cardMutedForeground">
          {moments[0]}
        </Text>
        {last > 0 && (
          <Text size="caption" color="cardMutedForeground">
            {moments[last]}
          </Text>
        )}
      </View>
      {series.length > 1 && (
        <View role="group" aria-label={insightWords.legendOf({ label })} style={styles.legend}>
          {series.map((line) => (
            <LegendEntry key={line.label} label={line.label} color={line.color} hidden={hidden} />
          ))}
        </View>
      )}
    </View>
  );
}

function Readout({
  moment,
  values,
  format,
}: {
  moment: string;
  values: readonly { label: string; color: string; value: number | null }[];
  format: (value: number) => string;
}) {
  const colors = useColors();
  const isOnly = values.length === 1;
  return (
    <View style={styles.readout}>
      <Text size="subhead" color="cardMutedForeground">
        {moment}
      </Text>
      {values.map(({ label, color, value }) => (
        <View key={label} style={styles.value}>
          {!isOnly && (
            <View aria-hidden style={[styles.dot, { backgroundColor: colorIn(colors, color) }]} />
          )}
          <Text
            size={isOnly ? "title" : "subhead"}
            weight={isOnly ? "700" : "600"}
            isTabular
            aria-label={isOnly ? undefined : label}
          >
            {value === null ? "–" : format(value)}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: 8 },
  readout: {
    flexDirection: "row",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: 14,
    rowGap: 2,
    minHeight: 32,
  },
  value: { flexDirection: "row", alignItems: "center", gap: 6 },
  dot: { width: 8, height: 8, borderRadius: 4 },
  ends: { flexDirection: "row", justifyContent: "space-between" },
  legend: { flexDirection: "row", flexWrap: "wrap", columnGap: 18 },
});
