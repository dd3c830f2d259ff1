import { type KeyboardEvent, useState } from "react";
import { LegendEntry } from "@/components/charts/legend-entry";
import { LineCanvas } from "@/components/charts/line-canvas";
import { useHiddenLabels } from "@/hooks/use-hidden-labels";
import type { Series } from "@/lib/metrics";
import * as insightWords from "@/words/insight";

interface LineProps {
  label: string;
  moments: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** Lines over time, which goes from left to right in every language. Pointing, or the arrow keys, choose a moment whose values are written out; the legend switches lines off. All values are in a table for those who cannot see them. */
export function SeriesLines({ label, moments, series, format }: LineProps) {
  const hidden = useHiddenLabels();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = series.filter((one) => !hidden.isHidden(one.label));
  const last = moments.length - 1;
  const at = Math.min(chosen ?? last, last);

  function move(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -last,
      End: last,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, at + step)));
  }

  return (
    <div className="flex flex-col gap-3">
      <Readout
        moment={moments[at] ?? ""}
        values={shown.map((one) => ({ ...one, value: one.values[at] ?? null }))}
        format={format}
      />
      <div
        role="slider"
        dir="ltr"
        tabIndex={0}
        aria-label={insightWords.chooseTime({ label })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={moments[at] ?? ""}
        className="rounded-md"
        onKeyDown={move}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setChosen(
            Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * last),
          );
        }}
        onPointerLeave={() => setChosen(null)}
      >
        <LineCanvas series={shown} count={moments.length} at={at} />
      </div>
      <div
        aria-hidden="true"
        dir="ltr"
        className="flex justify-between text-xs text-muted-foreground"
      >
        <span>{moments[0]}</span>
        {last > 0 && <span>{moments[last]}</span>}
      </div>
      {series.length > 1 && (
        <Legend label={insightWords.legendOf({ label })} lines={series} hidden={hidden} />
      )}
      <ValueTable label={label} moments={moments} series={series} format={format} />
    </div>
  );
}

interface LegendProps {
  label: string;
  lines: readonly { label: string; color: string }[];
  hidden: ReturnType<typeof useHiddenLabels>;
}

function Legend({ label, lines, hidden }: LegendProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {lines.map((line) => (
        <LegendEntry key={line.label} {...line} hidden={hidden} />
      ))}
    </div>
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
  const isOnly = values.length === 1;
  return (
    <p className="flex min-h-8 flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-sm text-muted-foreground">{moment}</span>
      {values.map(({ label, color, value }) => (
        <span key={label} className="inline-flex items-baseline gap-1.5 tabular-nums">
          {!isOnly && (
            <span
              aria-hidden="true"
              className="size-2 rounded-full"
              style={{ background: color }}
            />
          )}
          <span className="sr-only">{label}</span>
          <strong className={isOnly ? "font-heading text-xl font-bold" : "text-sm font-semibold"}>
            {value === null ? "–" : format(value)}
          </strong>
        </span>
      ))}
    </p>
  );
}

function ValueTable({ label, moments, series, format }: LineProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <tbody>
          {moments.map((moment, at) => (
            <tr key={moment}>
              <th scope="row">{moment}</th>
              {series.map(({ label: name, values }) => (
                <td key={name}>{format(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
