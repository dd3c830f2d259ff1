import type { LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import {
  type Formula,
  type FormulaInput,
  type FormulaResult,
  firstText,
  parseAmount,
  workOutTexts,
} from "@/lib/insight/calculator/formula";
import { type TextList, createTextList } from "@/lib/text-list";
import { LineList } from "@/components/line-list";
import { Button } from "@/components/ui/button";
import { useTextList } from "@/hooks/use-text-list";
import * as insightWords from "@/words/insight";

/** Asks for the inputs of a formula, shows the results while one types, and keeps those that the person wants to keep. */
export function FormulaCalculator({
  formula,
  icon: Icon,
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
    <section aria-label={title} className="min-w-0">
      <Card className="gap-6">
        {Icon && (
          <div className="flex items-center gap-3">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-link" />
            <SectionTitle>{title}</SectionTitle>
          </div>
        )}
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          <div className="flex flex-col gap-4">
            {inputs.map(([key, input]) => (
              <FormulaControl
                key={key}
                input={input}
                text={texts[key] ?? ""}
                onChange={(text) => setTexts({ ...texts, [key]: text })}
              />
            ))}
          </div>
          <Results results={results} explained={explained} />
        </div>
        <KeptResults
          list={kept}
          text={(results ?? []).map(({ label, text }) => `${label}: ${text}`).join(", ")}
        />
      </Card>
    </section>
  );
}

function Results({
  results,
  explained,
}: {
  results: readonly FormulaResult[] | null;
  explained: string;
}) {
  const shown = results?.filter(({ isPart }) => isPart !== true);
  const parts = results?.filter(({ isPart }) => isPart === true) ?? [];
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-accent p-6 text-accent-foreground">
      <div role="status" className="flex flex-col gap-4">
        {results === null && <p>{insightWords.fillInEveryNumberTo}</p>}
        {shown?.map(({ label, text }, index) => (
          <p key={label} className="flex flex-col">
            <span className="text-sm">{label}</span>
            <span
              className={
                index === 0
                  ? "font-heading text-4xl font-bold tabular-nums"
                  : "text-lg font-semibold tabular-nums"
              }
            >
              {text}
            </span>
          </p>
        ))}
        {parts.length > 0 && (
          <ul className="flex flex-col gap-1 border-t border-current/20 pt-3 text-sm">
            {parts.map(({ label, text }) => (
              <li key={label} className="flex justify-between gap-4">
                <span className="min-w-0 break-words">{label}</span>
                <span className="shrink-0 tabular-nums">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {explained !== "" && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 underline">
            {insightWords.howItIsWorkedOut}
          </summary>
          <p className="break-words">{explained}</p>
        </details>
      )}
    </div>
  );
}

function FormulaControl({
  input,
  text,
  onChange,
}: {
  input: FormulaInput;
  text: string;
  onChange: (text: string) => void;
}) {
  const { label, unit, options, isTick = false } = input;
  if (isTick) return <TickControl label={label} isTicked={text !== "0"} onChange={onChange} />;
  return (
    <Field
      label={label}
      required
      error={
        options === undefined && parseAmount(text) === null ? insightWords.enterANumber : undefined
      }
    >
      {(control) =>
        options ? (
          <NativeSelect
            {...control}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.label} value={option.label}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <div className="flex items-center gap-2">
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => onChange(event.target.value)}
            />
            {unit !== undefined && (
              <span className="w-8 shrink-0 text-sm text-muted-foreground">{unit}</span>
            )}
          </div>
        )
      }
    </Field>
  );
}

/** A tick that stands for one, and for zero without it. */
function TickControl({
  label,
  isTicked,
  onChange,
}: {
  label: string;
  isTicked: boolean;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div data-slot="field" className="flex min-h-11 items-center gap-3">
      <Checkbox
        id={id}
        checked={isTicked}
        onCheckedChange={(checked) => onChange(checked ? "1" : "0")}
      />
      <Label htmlFor={id}>{label}</Label>
    </div>
  );
}

/** Keeps the result `text`, and shows those that were kept, the latest first. */
function KeptResults({ list, text }: { list: TextList; text: string }) {
  const kept = useTextList(list);
  return (
    <div className="flex flex-col gap-4 border-t border-border pt-6">
      <div className="flex flex-wrap gap-3">
        <Button disabled={text === ""} onClick={() => list.add(text)}>
          {insightWords.keepThisResult}
        </Button>
        {kept.length > 0 && (
          <Button variant="outline" onClick={() => list.set([])}>
            {insightWords.forgetAll}
          </Button>
        )}
      </div>
      {kept.length > 0 && <LineList label={insightWords.keptResults} lines={kept} />}
    </div>
  );
}
