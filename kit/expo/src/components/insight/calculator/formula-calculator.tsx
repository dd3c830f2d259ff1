import type { LucideIcon } from "lucide-react-native";
import { useState } from "react";
import { StyleSheet, View } from "react-native";
import { AmountCell } from "@/components/insight/amount-cell";
import { ChoiceCell } from "@/components/insight/choice-cell";
import { KeptLines } from "@/components/insight/kept-lines";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { CellField } from "@/components/ui/field";
import { Group } from "@/components/ui/group";
import { Text } from "@/components/ui/text";
import { Toggle } from "@/components/ui/toggle";
import { useColors } from "@/hooks/use-colors";
import { useTextList } from "@/hooks/use-text-list";
import { succeed } from "@/lib/haptics";
import {
  type Formula,
  type FormulaInput,
  type FormulaResult,
  firstText,
  parseAmount,
  workOutTexts,
} from "@/lib/insight/calculator/formula";
import { type TextList, createTextList } from "@/lib/text-list";
import { theme } from "@/theme";
import * as insightWords from "@/words/insight";

/** Asks for the inputs of a formula, shows the results while one types, and keeps those that the person wants to keep. */
export function FormulaCalculator({
  formula,
  icon,
}: {
  formula: Formula;
  /** Beside its heading; without one it has none, as the page is called like it. */
  icon?: LucideIcon;
}) {
  const { id, title, explained } = formula;
  const inputs = Object.entries(formula.inputs);
  const [kept] = useState(() => createTextList(`calculator/${id}`, { limit: 12 }));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(inputs.map(([key, input]) => [key, firstText(input)])),
  );
  const results = workOutTexts(formula, texts);
  return (
    <View role="region" aria-label={title} style={styles.calculator}>
      {icon !== undefined && <SectionTitle>{title}</SectionTitle>}
      <Results results={results} />
      <Group {...(explained !== "" && { note: explained })}>
        {inputs.map(([key, input]) => (
          <FormulaControl
            key={key}
            input={input}
            text={texts[key] ?? ""}
            onChange={(text) => setTexts({ ...texts, [key]: text })}
          />
        ))}
      </Group>
      <KeptResults
        list={kept}
        text={(results ?? []).map(({ label, text }) => `${label}: ${text}`).join(", ")}
      />
    </View>
  );
}

function Results({ results }: { results: readonly FormulaResult[] | null }) {
  const { accent } = useColors();
  const shown = results?.filter(({ isPart }) => isPart !== true);
  const parts = results?.filter(({ isPart }) => isPart === true) ?? [];
  return (
    <View role="status" aria-live="polite" style={[styles.results, { backgroundColor: accent }]}>
      {results === null && <Text color="accentForeground">{insightWords.fillInEveryNumberTo}</Text>}
      {shown?.map(({ label, text }, index) => (
        <View key={label}>
          <Text size="footnote" color="accentForeground">
            {label}
          </Text>
          <Text
            size={index === 0 ? "largeTitle" : "headline"}
            color="accentForeground"
            isTabular
            adjustsFontSizeToFit
          >
            {text}
          </Text>
        </View>
      ))}
      {parts.map(({ label, text }) => (
        <View key={label} style={styles.part}>
          <View style={styles.partLabel}>
            <Text size="footnote" color="accentForeground">
              {label}
            </Text>
          </View>
          <Text size="footnote" color="accentForeground" isTabular>
            {text}
          </Text>
        </View>
      ))}
    </View>
  );
}

function FormulaControl({
  input: { label, unit, options, isTick = false },
  text,
  onChange,
}: {
  input: FormulaInput;
  text: string;
  onChange: (text: string) => void;
}) {
  if (isTick)
    return (
      <CellField required label={label}>
        <Toggle
          label={label}
          checked={text !== "0"}
          onCheckedChange={(checked) => onChange(checked ? "1" : "0")}
        />
      </CellField>
    );
  if (options !== undefined)
    return (
      <ChoiceCell
        label={label}
        value={text}
        options={options.map((option) => ({ value: option.label, label: option.label }))}
        onChange={onChange}
      />
    );
  return (
    <AmountCell
      label={label}
      text={text}
      unit={unit}
      keys="decimal"
      error={parseAmount(text) === null ? insightWords.enterANumber : undefined}
      onChange={onChange}
    />
  );
}

/** Keeps the result `text`, and shows those that were kept, the latest first. */
function KeptResults({ list, text }: { list: TextList; text: string }) {
  const kept = useTextList(list);
  return (
    <>
      <Button
        disabled={text === ""}
        onClick={() => {
          succeed();
          list.add(text);
        }}
      >
        {insightWords.keepThisResult}
      </Button>
      <KeptLines label={insightWords.keptResults} lines={kept} />
      {kept.length > 0 && (
        <Button variant="ghost" onClick={() => list.set([])}>
          {insightWords.forgetAll}
        </Button>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  calculator: { gap: 20 },
  part: { flexDirection: "row", justifyContent: "space-between", gap: 12 },
  partLabel: { flexShrink: 1 },
  results: {
    padding: 20,
    gap: 12,
    borderRadius: theme.radius.card,
    borderCurve: "continuous",
  },
});
